import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { refusal } from '../../../errors.js'
import {
  type Checks,
  checkOptions,
  oneOf,
  optional,
  requireList,
  requireObject,
  requirePositiveInteger,
  requireText,
} from '../../base/options.js'
import { decodeUtf8 } from '../../bytes/encoding.js'
import { type BodyFormat, requireDepth, requireMediaTypes } from './format.js'
import { checkMarkup } from './xml-markup.js'
import { toXmlValue, type XmlShape } from './xml-value.js'

/** Options of {@link xmlBody}. */
export interface XmlBodyOptions {
  /** The maximum nesting depth of elements, up to 1000. @default 64 */
  readonly maxDepth?: number
  /** The maximum number of elements in a document. @default 10_000 */
  readonly maxElements?: number
  /** The maximum number of attributes of an element. @default 64 */
  readonly maxAttributes?: number
  /**
   * The elements that always become lists, by their path below the root, such as `changelog.items`. A single empty
   * element is the empty list. Other elements become a list only if repeated.
   */
  readonly arrays?: readonly string[]
  /** Field names that are not valid element names, such as `16x16`, by element name. */
  readonly names?: Readonly<Record<string, string>>
  /** The required name of the root. @default any */
  readonly root?: string
  /** Whether processing instructions before and after the root are left out, such as `xml-stylesheet`. @default refused */
  readonly instructions?: 'ignore'
  /** Accepted media types besides `application/xml`, `text/xml` and `application/*+xml`, in lower case. */
  readonly mediaTypes?: readonly string[]
}

const checks: Checks<XmlBodyOptions> = {
  maxDepth: optional(requireDepth),
  maxElements: optional(requirePositiveInteger),
  maxAttributes: optional(requirePositiveInteger),
  arrays: optional(requireList),
  names: optional((value, option) => {
    requireObject(value, option)
    for (const [element, field] of Object.entries(value)) requireText(field, `${option}.${element}`)
  }),
  root: optional(requireText),
  instructions: optional(oneOf(['ignore'])),
  mediaTypes: optional(requireMediaTypes),
}

/**
 * A format for XML bodies. The value is the content of the root, with a field for each element.
 *
 * An element with only text becomes that text: `00123` and `true` stay strings. Attributes become fields with a leading
 * `@`, and text beside attributes or elements becomes the field `#text`. `xsi:nil="true"` becomes `null`. Document types,
 * entities other than the five predefined ones, processing instructions and encodings other than UTF-8 are refused.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const provider = tracker({ verify, body: [jsonBody(), xmlBody(trackerXml)] })
 */
export function xmlBody(options: XmlBodyOptions = {}): BodyFormat {
  checkOptions(options, 'xmlBody', checks)
  // Equivalent (ArrayDeclaration): `["Stryker was here"]`. No request can have the added type.
  const { maxDepth = 64, maxElements = 10_000, maxAttributes = 64, root, mediaTypes = [] } = options
  const limits = { maxDepth, maxElements, maxAttributes, ignoresInstructions: options.instructions === 'ignore' }
  const shape: XmlShape = { lists: new Set(options.arrays), names: new Map(Object.entries(options.names ?? {})) }
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

function isXml(mediaType: string): boolean {
  if (mediaType === 'application/xml' || mediaType === 'text/xml') return true
  return mediaType.startsWith('application/') && mediaType.endsWith('+xml')
}

// The parser's errors quote the body, so they are not passed on.
function parseXml(xml: string, maxDepth: number): unknown {
  if (XMLValidator.validate(xml) !== true) throw refusal('body_malformed', 'the body is not well-formed XML')
  try {
    return toParser(maxDepth).parse(xml)
    // Equivalent (BlockStatement): `{}`. No document has no root, which is refused the same way.
  } catch {
    // Equivalent (StringLiteral): `""`. No document is known that the validator accepts and the parser does not read.
    throw refusal('body_malformed', 'the body is not readable XML')
  }
}

// The parser neither decodes nor renames: `toXmlValue` does both, because it knows what was CDATA.
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
    // Equivalent (BooleanLiteral): `true`. The paths are for functions that are not given.
    jPath: false,
    maxNestedTags: maxDepth,
    onDangerousProperty: (name) => name,
  })
}
