/**
 * Splits bytes into lines. A line that is longer than the limit is `undefined`, and is not kept in memory.
 *
 * @param maxBytes - of a line, without its end
 */
export async function* readLines(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array | undefined> {
  let parts: Uint8Array[] = []
  let length = 0
  const add = (part: Uint8Array) => {
    length += part.length
    if (length > maxBytes) parts = []
    else parts.push(part)
  }
  const take = () => {
    const line = length > maxBytes ? undefined : new Uint8Array(Buffer.concat(parts))
    parts = []
    length = 0
    return line
  }
  for await (const chunk of source) {
    let start = 0
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      add(chunk.subarray(start, end))
      start = end + 1
      yield take()
    }
    add(chunk.subarray(start))
  }
  if (length > 0) yield take()
}

const newline = 10
