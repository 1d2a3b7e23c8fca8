import type { CaptureSummary } from '../../api/wire.js'

/** The chips of the list. */
export interface Chips {
  readonly verdict: ReadonlySet<string>
  /** `2xx`, `4xx`, `5xx`, `failed` or `none`. */
  readonly answer: ReadonlySet<string>
  readonly provider: ReadonlySet<string>
  readonly path: ReadonlySet<string>
}

/** A group of chips. */
export type ChipGroup = keyof Chips

/** No chip is pressed: everything is listed. */
export const noChips: Chips = { verdict: new Set(), answer: new Set(), provider: new Set(), path: new Set() }

/** The chip under which an answer falls. */
export function answerClass(answer: CaptureSummary['answer']): string {
  if (answer === undefined) return 'none'
  return typeof answer === 'number' ? `${Math.floor(answer / 100)}xx` : 'failed'
}

/** The value of a capture in a group of chips. */
function chipOf(capture: CaptureSummary, group: ChipGroup): string {
  if (group === 'answer') return answerClass(capture.answer)
  return (group === 'verdict' ? capture.verdict : group === 'provider' ? capture.provider : capture.path) ?? ''
}

/** Presses a chip, or releases it. */
export function toggleChip(chips: Chips, group: ChipGroup, value: string): Chips {
  const values = new Set(chips[group])
  if (!values.delete(value)) values.add(value)
  return { ...chips, [group]: values }
}

/**
 * The captures that match one chip of each group in which one is pressed.
 *
 * @param found - the ids that the search has found; `undefined` without a search
 */
export function filterCaptures(
  captures: readonly CaptureSummary[],
  chips: Chips,
  found: ReadonlySet<string> | undefined,
): readonly CaptureSummary[] {
  const groups = (Object.keys(chips) as ChipGroup[]).filter((group) => chips[group].size > 0)
  if (groups.length === 0 && found === undefined) return captures
  return captures.filter(
    (capture) =>
      (found === undefined || found.has(capture.id)) &&
      groups.every((group) => chips[group].has(chipOf(capture, group))),
  )
}

/** The values of a group that occur, the most frequent first, each with its number. */
export function countChips(
  captures: readonly CaptureSummary[],
  group: ChipGroup,
): readonly (readonly [value: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const capture of captures) {
    const value = chipOf(capture, group)
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].sort((left, right) => right[1] - left[1])
}
