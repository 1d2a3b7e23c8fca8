/** The white space between the tokens of JSON. */
export interface JsonLayout {
  readonly name: string
  readonly comma: string
  readonly colon: string
  /** The indentation of each level; empty for a single line. */
  readonly indentation: string
}

const compact = { comma: ',', colon: ':', indentation: '' }
const indented = { comma: ',', colon: ': ' }

/** The layouts that senders use. */
export const jsonLayouts: readonly JsonLayout[] = [
  { name: 'without white space', ...compact },
  { name: 'with a space after each comma and colon', comma: ', ', colon: ': ', indentation: '' },
  { name: 'with an indentation of 2 spaces', ...indented, indentation: '  ' },
  { name: 'with an indentation of 4 spaces', ...indented, indentation: '    ' },
  { name: 'with an indentation of a tab', ...indented, indentation: '\t' },
]

/** How strings in JSON are escaped; `write` takes a string as `JSON.stringify` writes it. */
export interface JsonEscapes {
  readonly name: string
  readonly write: ((json: string) => string) | undefined
}

const escapeLower = (text: string) => toEscape(text)
const escapeUpper = (text: string) => `\\u${toEscape(text).slice(2).toUpperCase()}`

/** The escapes that senders use; the first keeps strings as they are. */
export const jsonEscapes: readonly JsonEscapes[] = [
  { name: '', write: undefined },
  { name: 'no needless escapes', write: (json) => json },
  { name: 'escaped non-ASCII characters', write: (json) => json.replace(/[^ -~]/g, escapeLower) },
  {
    name: 'escaped slashes and non-ASCII characters',
    write: (json) => json.replaceAll('/', '\\/').replace(/[^ -~]/g, escapeLower),
  },
  { name: 'escaped slashes', write: (json) => json.replaceAll('/', '\\/') },
  { name: 'characters escaped for HTML', write: (json) => json.replace(/[<>&\u2028\u2029]/g, escapeLower) },
  {
    name: 'non-ASCII characters and those of HTML escaped in upper case',
    write: (json) =>
      `"${json
        .slice(1, -1)
        .replace(/\\["\\]/g, (pair) => (pair === '\\"' ? '\\u0022' : pair))
        .replace(/[^ -~]|[<>&'+`]/g, escapeUpper)}"`,
  },
]

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

const maxDepth = 64
const token = /[{}[\],:]|"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[^\s{}[\],:"]+/y
const space = /[ \t\r\n]*/y

/**
 * Splits JSON into tokens without changing them: numbers keep their spelling, and fields their order.
 *
 * @returns `undefined` if the text is not an object or list, or is nested more than 64 levels deep
 */
export function readJsonTokens(text: string): readonly string[] | undefined {
  const tokens: string[] = []
  let depth = 0
  space.lastIndex = 0
  space.test(text)
  for (let index = space.lastIndex; index < text.length; index = space.lastIndex) {
    token.lastIndex = index
    const [found] = token.exec(text) ?? []
    if (found === undefined) return undefined
    if (found === '{' || found === '[') depth++
    if (found === '}' || found === ']') depth--
    if (depth < 0 || depth > maxDepth) return undefined
    tokens.push(found)
    space.lastIndex = index + found.length
    space.test(text)
  }
  return depth === 0 && (tokens[0] === '{' || tokens[0] === '[') ? tokens : undefined
}

/** Escapes the strings of the tokens differently. */
export function escapeTokens(tokens: readonly string[], { write }: JsonEscapes): readonly string[] {
  if (write === undefined) return tokens
  return tokens.map((one) => (one.startsWith('"') ? write(normalise(one)) : one))
}

// An invalid string is kept; the verification decides.
function normalise(string: string): string {
  try {
    return JSON.stringify(JSON.parse(string))
  } catch {
    return string
  }
}

/**
 * Writes tokens in a layout, with nothing inside an empty object or list.
 *
 * @returns `undefined` if the text is longer than `maxLength`, because indentation can multiply the length
 */
export function writeJson(
  tokens: readonly string[],
  { comma, colon, indentation }: JsonLayout,
  maxLength: number,
): string | undefined {
  let depth = 0
  let text = ''
  const lineBreak = () => (indentation === '' ? '' : `\n${indentation.repeat(depth)}`)
  for (const [index, one] of tokens.entries()) {
    const next = tokens[index + 1]
    const before = tokens[index - 1]
    if (one === ',') text += comma + lineBreak()
    else if (one === ':') text += colon
    else if (one === '{' || one === '[') {
      depth++
      text += one + (next === '}' || next === ']' ? '' : lineBreak())
    } else if (one === '}' || one === ']') {
      depth--
      text += (before === '{' || before === '[' ? '' : lineBreak()) + one
    } else text += one
    if (text.length > maxLength) return undefined
  }
  return text
}
