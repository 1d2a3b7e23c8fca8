/** The known name that a misspelled one most likely means; `undefined` if none is similar. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const scored = known.map((other) => [distance(name.toLowerCase(), other), other] as const)
  const [best] = scored.sort(([left], [right]) => left - right)
  if (best === undefined) return undefined
  const [edits, other] = best
  return edits <= Math.max(1, Math.floor(other.length / 3)) ? other : undefined
}

/** `; did you mean --port?`, or nothing. */
export function hintOf(name: string, known: readonly string[], prefix = ''): string {
  const other = nearest(name, known)
  return other === undefined ? '' : `; did you mean ${prefix}${other}?`
}

// The Levenshtein distance, in which swapped neighbours count as one edit. Long input is cut: it resembles no name.
function distance(text: string, other: string): number {
  const left = text.slice(0, 40)
  let older: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = left[row - 1] === other[column - 1]
      const isSwapped = left[row - 1] === other[column - 2] && left[row - 2] === other[column - 1]
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(older, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    older = previous
    previous = current
  }
  return at(previous, other.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
