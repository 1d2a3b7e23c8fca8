/** An encoding of an ECDSA signature that only a lenient reader accepts as DER. */
export interface WrongEncoding {
  readonly about: string
  readonly bytes: Uint8Array
}

/** The order of P-256 (SEC 2, section 2.4.2). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

const element = (tag: number, ...content: readonly (number | readonly number[])[]) => {
  const bytes = content.flat()
  return [tag, bytes.length, ...bytes]
}

const toBytes = (value: bigint): number[] => [
  ...Buffer.from(value.toString(16).padStart(2 * Math.ceil(value.toString(16).length / 2), '0'), 'hex'),
]

/** The shortest INTEGER of a non-negative number. */
const integer = (value: bigint) => {
  const bytes = toBytes(value)
  return element(0x02, (bytes[0] ?? 0) >= 0x80 ? [0, ...bytes] : bytes)
}

const sequence = (...content: readonly (readonly number[])[]) => element(0x30, content.flat())

/** The only valid encoding, written independently of the reader under test. */
export function toDer(r: bigint, s: bigint): Uint8Array {
  return Uint8Array.from(sequence(integer(r), integer(s)))
}

/** Every class of encodings in Wycheproof's ECDSA files, for a valid r and s with any first bytes. */
export function wrongEncodings(r: bigint, s: bigint): readonly WrongEncoding[] {
  const right = [...toDer(r, s)]
  const content = right.slice(2)
  const contentOf = (value: bigint) => integer(value).slice(2)
  const wrong: Readonly<Record<string, readonly number[]>> = {
    'length in long form': [0x30, 0x81, content.length, ...content],
    'length with a leading zero': [0x30, 0x82, 0, content.length, ...content],
    'length in three bytes': [0x30, 0x83, 0, 0, content.length, ...content],
    'length of four bytes that overflow': [0x30, 0x85, 1, 0, 0, 0, content.length, ...content],
    'indefinite length': [0x30, 0x80, ...content, 0, 0],
    'length too long': [0x30, content.length + 1, ...content],
    'length too short': [0x30, content.length - 1, ...content],
    'length of 0xff': [0x30, 0xff, ...content],
    'trailing zero': [...right, 0],
    'trailing bytes inside': sequence(integer(r), integer(s), [0]),
    'trailing NULL inside': sequence(integer(r), integer(s), [5, 0]),
    'a third number': sequence(integer(r), integer(s), integer(1n)),
    'one number only': sequence(integer(r)),
    'no number': sequence(),
    'no bytes': [],
    'tag only': [0x30],
    'first byte missing': right.slice(1),
    'last byte missing': right.slice(0, -1),
    'wrong tag of the sequence': [0x31, ...right.slice(1)],
    'wrong tag of r': sequence(element(0x03, contentOf(r)), integer(s)),
    'constructed tag of r': sequence(element(0x22, contentOf(r)), integer(s)),
    'r in long form': sequence([0x02, 0x81, contentOf(r).length, ...contentOf(r)], integer(s)),
    'r with an additional zero': sequence(element(0x02, [0, ...contentOf(r)]), integer(s)),
    's with an additional zero': sequence(integer(r), element(0x02, [0, ...contentOf(s)])),
    'r without content': sequence(element(0x02), integer(s)),
    's without content': sequence(integer(r), element(0x02)),
    'r negative for want of its zero': sequence(element(0x02, toBytes(r | (1n << 255n))), integer(s)),
    'r + n': sequence(integer(r + order), integer(s)),
    'r - n': sequence(element(0x02, toBytes((1n << 264n) + r - order)), integer(s)),
    's + n': sequence(integer(r), integer(s + order)),
    'r + 2^256': sequence(integer(r + (1n << 256n)), integer(s)),
    's + 2^256': sequence(integer(r), integer(s + (1n << 256n))),
    'r + 2^320': sequence(integer(r + (1n << 320n)), integer(s)),
    'r = 0': sequence(integer(0n), integer(s)),
    's = 0': sequence(integer(r), integer(0n)),
    'r = n': sequence(integer(order), integer(s)),
    'r and s = 0': sequence(integer(0n), integer(0n)),
    'r = 1, s = 0': sequence(integer(1n), integer(0n)),
    'the raw form': [...Buffer.from(r.toString(16).padStart(64, '0') + s.toString(16).padStart(64, '0'), 'hex')],
  }
  return Object.entries(wrong).map(([about, bytes]) => ({ about, bytes: Uint8Array.from(bytes) }))
}
