import fc from 'fast-check'

/** Any code point but a surrogate: the unit `binary` of fast-check without the second that it takes to load. */
export const codePoint = fc
  .nat(0x10ffff - 0x800)
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800))
