import { endsHere, pathsWithin } from './field-path.js'

/** A value in a JSON text: from where, and up to where. */
export type Span = readonly [start: number, end: number]

// As deep as the parsers of bodies go.
const maxDepth = 1_000

const plainValue = /^(?:true|false|null|-?\d[\d.eE+-]*)$/

/**
 * Finds values in a JSON text, so that they can be replaced while all other bytes stay: parsing and writing it again would round
 * long numbers. A name that an object has twice is found twice.
 *
 * @param paths - the names that lead to the values
 * @param decode - makes text of what is not text yet, such as bytes as Latin-1; it is called with names in their quotation marks
 * @returns the places of the values, in their order
 * @throws {SyntaxError} the text is not JSON
 */
export function findValues(
  text: string,
  paths: readonly (readonly string[])[],
  decode = (quoted: string) => quoted,
): readonly Span[] {
  const spans: Span[] = []
  let at = 0

  const fail = (): never => {
    throw new SyntaxError('the text is not JSON')
  }
  const skipSpace = () => {
    while (' \t\r\n'.includes(text[at] ?? 'x')) at++
  }
  const skipText = () => {
    if (text[at] !== '"') fail()
    for (at++; text[at] !== '"'; at++) {
      if (text[at] === '\\') at++
      if (at >= text.length) fail()
    }
    at++
  }
  const skipPlain = () => {
    const start = at
    while (at < text.length && !',]} \t\r\n'.includes(text[at] ?? '')) at++
    if (!plainValue.test(text.slice(start, at))) fail()
  }
  /** Reads an object or a list, from its first bracket to its last one. */
  const readAll = (inside: typeof paths, depth: number) => {
    const isObject = text[at] === '{'
    const close = isObject ? '}' : ']'
    at++
    skipSpace()
    for (let index = 0; text[at] !== close; index++) {
      if (index > 0) {
        if (text[at] !== ',') fail()
        at++
        skipSpace()
      }
      let name = String(index)
      if (isObject) {
        const start = at
        skipText()
        name = String(JSON.parse(decode(text.slice(start, at))))
        skipSpace()
        if (text[at] !== ':') fail()
        at++
      }
      read(pathsWithin(inside, name), depth + 1)
    }
    at++
  }
  const read = (inside: typeof paths, depth: number) => {
    if (depth > maxDepth) fail()
    skipSpace()
    const start = at
    const isFound = endsHere(inside)
    const first = text[at]
    if (first === '"') skipText()
    else if (first === '{' || first === '[') readAll(isFound ? [] : inside, depth)
    else skipPlain()
    if (isFound) spans.push([start, at])
    skipSpace()
  }

  if (text.startsWith('\ufeff')) at = 1
  read(paths, 0)
  if (at < text.length) fail()
  return spans
}
