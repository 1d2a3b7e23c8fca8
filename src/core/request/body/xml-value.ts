import { refusal } from '../../../errors.js'

// A node from the parser: an element (its name with its children, and its attributes under `:@`), text or CDATA.
type XmlNode = Readonly<Record<string, unknown>>

/** Exceptions to the default mapping of elements to fields. */
export interface XmlShape {
  /** The paths of elements that always become lists. */
  readonly lists: ReadonlySet<string>
  /** Field names by element name. */
  readonly names: ReadonlyMap<string, string>
}

/** The root of a document: its name and its value. */
export interface XmlRoot {
  readonly name: string
  readonly value: unknown
}

/**
 * Converts a parsed document to a value.
 *
 * References are decoded here and nowhere else, so `&amp;lt;` becomes `&lt;` and CDATA is unchanged.
 *
 * @param document - the parser's nodes, in document order
 * @throws {WebhookError} `body_malformed` for a reference to a forbidden character
 */
export function toXmlValue(document: unknown, shape: XmlShape): XmlRoot {
  const roots = toNodes(document).flatMap((node) => {
    const name = elementName(node)
    return name === undefined ? [] : [{ node, name }]
  })
  const [root] = roots
  if (root === undefined || roots.length > 1) {
    throw refusal('body_malformed', 'the body does not have exactly one root')
  }
  return { name: root.name, value: toValue(root.node, root.name, '', shape) }
}

function toValue(node: XmlNode, name: string, path: string, shape: XmlShape): unknown {
  const fields = new Map<string, unknown>()
  for (const [attribute, value] of Object.entries(toAttributes(node))) fields.set(attribute, toAttributeText(value))
  const attributes = fields.size
  const children = toNodes(node[name])
  const text = children.map(toText).join('')
  for (const child of children) addChild(fields, child, path, shape)
  if (isNil(fields, text)) return null
  if (fields.size === 0) return text
  const elements = fields.size > attributes
  if (elements ? text.trim() !== '' : text !== '') fields.set('#text', text)
  // Assignment would fail for names of inherited properties if prototypes are frozen.
  return Object.fromEntries([...fields].map(([field, value]) => [field, isEmptyList(value) ? [] : value]))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 1 && value[0] === ''
}

function addChild(fields: Map<string, unknown>, child: XmlNode, path: string, shape: XmlShape): void {
  const name = elementName(child)
  if (name === undefined) return
  const childPath = path === '' ? name : `${path}.${name}`
  const value = toValue(child, name, childPath, shape)
  const field = shape.names.get(name) ?? name
  const earlier = fields.get(field)
  if (Array.isArray(earlier)) earlier.push(value)
  else if (earlier !== undefined) fields.set(field, [earlier, value])
  else fields.set(field, shape.lists.has(childPath) ? [value] : value)
}

function isNil(fields: ReadonlyMap<string, unknown>, text: string): boolean {
  const nil = fields.get('@xsi:nil')
  return fields.size === 1 && text === '' && (nil === 'true' || nil === '1')
}

function elementName(node: XmlNode): string | undefined {
  // Equivalent (ConditionalExpression): `true`. The parser puts the name of an element before its attributes.
  // Equivalent (StringLiteral): `""`. The parser puts the name of an element before its attributes.
  return Object.keys(node).find((key) => key !== ':@' && key !== '#text' && key !== '#cdata')
}

function toText(node: XmlNode): string {
  if (typeof node['#text'] === 'string') return decodeReferences(node['#text'])
  const [cdata] = toNodes(node['#cdata'])
  return typeof cdata?.['#text'] === 'string' ? cdata['#text'] : ''
}

// Unescaped white space in an attribute becomes a space (XML 1.0, section 3.3.3).
function toAttributeText(value: unknown): string {
  return decodeReferences(String(value).replace(/[\t\n\r]/g, ' '))
}

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeReferences(text: string): string {
  // Equivalent (ConditionalExpression): `false`. The search for references then finds none. It only takes more time.
  // Equivalent (StringLiteral): `""`. The search for references then finds none. It only takes more time.
  if (!text.includes('&')) return text
  return text.replace(/&(?:#([0-9]+)|#x([0-9a-fA-F]+)|([a-z]+));/g, (_, decimal, hexadecimal, entity) => {
    // Equivalent (StringLiteral): `"Stryker was here!"`. The default is only for the compiler: other entities were refused.
    if (typeof entity === 'string') return predefined[entity] ?? ''
    return toCharacter(decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal))
  })
}

function toCharacter(code: number): string {
  const allowed =
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  if (!allowed) throw refusal('body_malformed', 'the body has a reference to a character that XML does not allow')
  return String.fromCodePoint(code)
}

function toNodes(value: unknown): readonly XmlNode[] {
  return Array.isArray(value) ? value : []
}

function toAttributes(node: XmlNode): Readonly<Record<string, unknown>> {
  // The parser omits this key for elements without attributes.
  return (node[':@'] ?? {}) as Readonly<Record<string, unknown>>
}
