import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { requireList, requireObject, requirePositiveInteger, requireText } from '../../base/options.js'
import { decodeUtf8 } from '../../bytes/utf8.js'
import { refusal } from '../../errors.js'
import { type BodyFormat, requireMediaTypes } from './format.js'
import { checkMarkup } from './xml-markup.js'
import { toXmlValue, type XmlShape } from './xml-value.js'

/** Options of {@link xmlBody}. */
export interface XmlBodyOptions {
  /** How many elements may be inside one another, at most 1000. @default 64 */
  readonly maxDepth?: number
  /** How many elements there may be in all. @default 10_000 */
  readonly maxElements?: number
  /** How many attributes one element may have. @default 64 */
  readonly maxAttributes?: number
  /**
   * Which elements are lists, however often they occur, by their path below the root, such as `changelog.items`. A
   * single empty one is the empty list. Any other element becomes a list only where it is repeated.
   */
  readonly arrays?: readonly string[]
  /** Fields with names that no element can have, such as `16x16`, by the name of the element that carries them. */
  readonly names?: Readonly<Record<string, string>>
  /** The name that the root must have. @default any */
  readonly root?: string
  /** Media types that are accepted beside `application/xml`, `text/xml` and `application/*+xml`, in lower case. */
  readonly mediaTypes?: readonly string[]
}

/**
 * Bodies in XML: the content of the root, with a field for each element.
 *
 * An element with text alone is that text, as it is written: `00123` and `true` stay text. Attributes are fields with
 * an `@` before their name, and text beside them or beside elements is the field `#text`. `xsi:nil="true"` is `null`.
 * Document types, entities other than the five predefined, processing instructions and encodings other than UTF-8 are
 * refused.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const provider = tracker({ verify, body: [jsonBody(), xmlBody(trackerXml)] })
 */
export function xmlBody(options: XmlBodyOptions = {}): BodyFormat {
  const { maxDepth = 64, maxElements = 10_000, maxAttributes = 64, root, mediaTypes = [] } = options
  requirePositiveInteger(maxDepth, 'xmlBody: maxDepth')
  if (maxDepth > 1000) throw new TypeError('xmlBody: maxDepth must be at most 1000')
  requirePositiveInteger(maxElements, 'xmlBody: maxElements')
  requirePositiveInteger(maxAttributes, 'xmlBody: maxAttributes')
  if (root !== undefined) requireText(root, 'xmlBody: root')
  requireMediaTypes(mediaTypes, 'xmlBody: mediaTypes')
  const limits = { maxDepth, maxElements, maxAttributes }
  const shape = toShape(options)
  return {
    name: 'xml',
    accepts: (mediaType) => mediaType !== undefined && (isXml(mediaType) || mediaTypes.includes(mediaType)),
    parse(body) {
      const xml = decodeUtf8(body)
      if (xml === undefined) throw refusal('body_malformed', 'the body is not valid UTF-8')
      checkMarkup(xml, limits)
      const { name, value } = toXmlValue(parseXml(xml, maxDepth), shape)
      if (root !== undefined && name !== root) throw refusal('body_malformed', `the root is not ${root}`)
      return value
    },
  }
}

function toShape({ arrays = [], names = {} }: XmlBodyOptions): XmlShape {
  requireList(arrays, 'xmlBody: arrays')
  requireObject(names, 'xmlBody: names')
  for (const [element, field] of Object.entries(names)) requireText(field, `xmlBody: names.${element}`)
  return { lists: new Set(arrays), names: new Map(Object.entries(names)) }
}

function isXml(mediaType: string): boolean {
  if (mediaType === 'application/xml' || mediaType === 'text/xml') return true
  return mediaType.startsWith('application/') && mediaType.endsWith('+xml')
}

// The parser's messages quote the body, so they are not passed on.
function parseXml(xml: string, maxDepth: number): unknown {
  if (XMLValidator.validate(xml) !== true) throw refusal('body_malformed', 'the body is not well-formed XML')
  try {
    return toParser(maxDepth).parse(xml)
  } catch {
    throw refusal('body_malformed', 'the body is not XML that can be read')
  }
}

// The parser decodes nothing and names nothing anew: `toXmlValue` does it, once, and knows what was CDATA.
function toParser(maxDepth: number): XMLParser {
  return new XMLParser({
    preserveOrder: true,
    processEntities: false,
    parseTagValue: false,
    trimValues: false,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    textNodeName: '#text',
    cdataPropName: '#cdata',
    ignoreDeclaration: true,
    ignorePiTags: true,
    jPath: false,
    maxNestedTags: maxDepth,
    onDangerousProperty: (name) => name,
  })
}
