import { refusal, type WebhookError } from '../../../errors.js'

/** The limits of {@link checkMarkup}. */
export interface MarkupLimits {
  readonly maxDepth: number
  readonly maxElements: number
  readonly maxAttributes: number
  readonly ignoresInstructions?: boolean
}

// The characters of names (XML 1.0, section 2.3), except two that the parser treats as white space.
const nameStart =
  ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u167F\\u1681-\\u1FFF\\u200C\\u200D' +
  '\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFEFE\\uFF00-\\uFFFD'
const name = `[${nameStart}][${nameStart}.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040-]*`

const declaration = new RegExp(
  `<\\?xml[ \\t\\r\\n]+version[ \\t\\r\\n]*=[ \\t\\r\\n]*(["'])1\\.[0-9]+\\1` +
    `(?:[ \\t\\r\\n]+encoding[ \\t\\r\\n]*=[ \\t\\r\\n]*(["'])[Uu][Tt][Ff]-8\\2)?` +
    `(?:[ \\t\\r\\n]+standalone[ \\t\\r\\n]*=[ \\t\\r\\n]*(["'])(?:yes|no)\\3)?[ \\t\\r\\n]*\\?>`,
  'y',
)
const instruction = /<\?(?![Xx][Mm][Ll][^\w.-])[A-Za-z][\w.-]*(?:[ \t\r\n]+(?:[^<>?]|\?(?!>))*)?\?>/y
const tagStart = new RegExp(`<(/?)(${name})`, 'y')
const attribute = new RegExp(`[ \\t\\r\\n]+(${name})[ \\t\\r\\n]*=[ \\t\\r\\n]*("[^<"]*"|'[^<']*')`, 'y')
const tagEnd = /[ \t\r\n]*(\/?)>/y

const strayAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,10}|#x[0-9a-fA-F]{1,8});)/
const whiteSpace = /^[ \t\r\n]*$/
// Control characters except tab, line feed, carriage return and those above 7E, and two noncharacters (section 2.2).
const forbiddenCharacter = /[^\P{Cc}\t\n\r\x7F-\x9F]|[\uFFFE\uFFFF]/u

// The parser refuses all three as element names.
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Refuses documents with anything other than elements, attributes, text, CDATA, comments and character references.
 *
 * The parser is too lenient, and document types enable most attacks on XML parsers. This does not check that tags match: the
 * validator of the parser does.
 *
 * @throws {WebhookError} `body_malformed`, `body_limit_exceeded`, `body_key_forbidden`
 */
export function checkMarkup(xml: string, limits: MarkupLimits): void {
  if (forbiddenCharacter.test(xml)) throw malformed('a character that XML does not allow')
  let position = /^<\?xml[ \t\r\n]/.test(xml)
    ? requireMatch(declaration, xml, 0, 'the declaration is malformed').end
    : 0
  let depth = 0
  let elements = 0
  while (position < xml.length) {
    const next = nextMarkup(xml, position, depth === 0, limits)
    position = next.end
    if (next.opens && ++elements > limits.maxElements) throw tooMany('elements', limits.maxElements)
    if (next.opens && depth === 0 && elements > 1) throw malformed('more than one root')
    depth += next.nests
    if (depth > limits.maxDepth) throw tooMany('levels', limits.maxDepth)
  }
  if (elements === 0 || depth !== 0) throw malformed('no complete root')
}

interface Markup {
  readonly end: number
  /** Whether an element starts here. */
  readonly opens: boolean
  /** The change of depth after it. */
  readonly nests: -1 | 0 | 1
}

function nextMarkup(xml: string, start: number, outside: boolean, limits: MarkupLimits): Markup {
  if (xml.startsWith('<!--', start)) return flat(commentEnd(xml, start))
  if (xml.startsWith('<![CDATA[', start) && !outside) return flat(endOf(xml, ']]>', start, 'CDATA'))
  if (xml.startsWith('<?', start) && outside && limits.ignoresInstructions) return flat(instructionEnd(xml, start))
  if (xml.startsWith('<', start)) return readTag(xml, start, limits)
  const end = xml.indexOf('<', start) === -1 ? xml.length : xml.indexOf('<', start)
  checkText(xml.slice(start, end), outside)
  return flat(end)
}

function flat(end: number): Markup {
  return { end, opens: false, nests: 0 }
}

function commentEnd(xml: string, start: number): number {
  const end = endOf(xml, '--', start + 4, 'a comment')
  if (xml[end] !== '>') throw malformed('-- within a comment')
  return end + 1
}

// Without what could make the parser see another end.
function instructionEnd(xml: string, start: number): number {
  return requireMatch(instruction, xml, start, 'a processing instruction is malformed').end
}

function endOf(xml: string, terminator: string, start: number, what: string): number {
  const index = xml.indexOf(terminator, start)
  if (index === -1) throw malformed(`the end of ${what} is missing`)
  return index + terminator.length
}

function checkText(text: string, outside: boolean): void {
  if (outside && !whiteSpace.test(text)) throw malformed('text outside the root')
  if (text.includes(']]>')) throw malformed(']]> within text')
  checkReferences(text)
}

function checkReferences(text: string): void {
  if (strayAmpersand.test(text)) throw malformed('a reference to an entity that is not predefined')
}

function readTag(xml: string, start: number, limits: MarkupLimits): Markup {
  const { end, groups } = requireMatch(
    tagStart,
    xml,
    start,
    'a tag is malformed; processing instructions and DOCTYPE are refused',
  )
  // Equivalent (StringLiteral): `"Stryker was here!"`. The default is only for the compiler: there is always a value.
  const [closing, element = ''] = groups
  refuseForbiddenName(element)
  const attributesEnd = closing === '/' ? end : readAttributes(xml, end, limits)
  const close = requireMatch(tagEnd, xml, attributesEnd, 'a tag is malformed')
  const empty = close.groups[0] === '/'
  if (closing === '/' && empty) throw malformed('a tag is malformed')
  if (closing === '/') return { end: close.end, opens: false, nests: -1 }
  return { end: close.end, opens: true, nests: empty ? 0 : 1 }
}

function readAttributes(xml: string, start: number, { maxAttributes }: MarkupLimits): number {
  let end = start
  let count = 0
  for (let found = matchAt(attribute, xml, end); found !== undefined; found = matchAt(attribute, xml, end)) {
    // Equivalent (StringLiteral): `"Stryker was here!"`. The default is only for the compiler: there is always a value.
    const [attributeName = '', value = ''] = found.groups
    if (++count > maxAttributes) throw tooMany('attributes in an element', maxAttributes)
    refuseForbiddenName(attributeName)
    checkReferences(value)
    end = found.end
  }
  return end
}

interface Match {
  readonly end: number
  readonly groups: readonly (string | undefined)[]
}

function matchAt(sticky: RegExp, xml: string, position: number): Match | undefined {
  sticky.lastIndex = position
  const match = sticky.exec(xml)
  return match === null ? undefined : { end: sticky.lastIndex, groups: match.slice(1) }
}

function requireMatch(sticky: RegExp, xml: string, position: number, what: string): Match {
  const match = matchAt(sticky, xml, position)
  if (match === undefined) throw malformed(what)
  return match
}

function refuseForbiddenName(candidate: string): void {
  if (forbiddenNames.has(candidate))
    throw refusal('body_key_forbidden', `the body has an element or attribute named ${candidate}`)
}

function tooMany(what: string, limit: number): WebhookError {
  return refusal('body_limit_exceeded', `the body has more than ${limit} ${what}`, { limit })
}

function malformed(problem: string): WebhookError {
  return refusal('body_malformed', `the body is not well-formed XML: ${problem}`)
}
