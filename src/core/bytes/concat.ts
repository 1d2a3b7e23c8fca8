/** Concatenates chunks. A single chunk is returned as is, without a copy. */
export function concatBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const [first] = chunks
  // Equivalent (ConditionalExpression): `true`. A list of one chunk has a first chunk.
  if (chunks.length === 1 && first !== undefined) return first
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
