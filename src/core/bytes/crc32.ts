/** The polynomial of ISO 3309 and ITU-T V.42, bit-reversed. */
const polynomial = 0xedb88320

let table: Uint32Array | undefined

function tableOf(): Uint32Array {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1
    return value
  })
  return table
}

/**
 * The CRC-32 of bytes, from 0 to 4294967295. A checksum, not a secure hash: collisions are easy to construct.
 *
 * @see https://www.w3.org/TR/png/#D-CRCAppendix
 */
export function crc32(bytes: Uint8Array): number {
  const values = tableOf()
  let crc = 0xffffffff
  for (const byte of bytes) crc = (values[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
