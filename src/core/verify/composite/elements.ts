import type { WebhookRequest } from '../../request/delivery.js'
import { headerValues, requireHeader } from '../../request/headers.js'
import { malformed } from '../mac-verifier.js'
import type { SignatureElements } from './signature-elements.js'

/** How a header spells its signatures. */
export interface ElementFormat {
  /** The header, or several of which any may be present: `X-Signature-1`, `X-Signature-2`. */
  readonly header: string | readonly string[]
  /** The text before each signature. @default '' */
  readonly prefix?: string
  /** Whether a signature may come without the prefix. @default false */
  readonly optionalPrefix?: true
  /** The text between elements, if there are several; a space after it is allowed. @default a single signature */
  readonly separator?: string
  /** The name in pairs `name=value` that holds a signature. It may be repeated. @default elements are not pairs */
  readonly signature?: string
  /** The name of the pair with the timestamp, or 0 if the first element is the timestamp. @default none */
  readonly timestamp?: string | 0
  /** The text between sets of elements, which all have the same timestamp. @default one set */
  readonly sets?: string
  /** The name of the pair that lists the signed headers. @default none */
  readonly listed?: string
}

/** The maximum number of elements: services write one signature for each valid secret. */
const maxElements = 32

/** Returns a function that reads the signatures, and the timestamp beside them. It throws `signature_malformed`. */
export function elementReader(format: ElementFormat): (request: WebhookRequest) => SignatureElements {
  const { header, separator } = format
  const read = separator === undefined ? readOne(format) : readSeveral(format, separator)
  if (typeof header === 'string') return (request) => read(requireHeader(request, header), header)
  return (request) => {
    const present = header.filter((name) => headerValues(request, name).length > 0)
    const [first = header[0] ?? '', ...others] = present
    const elements = read(requireHeader(request, first), first)
    const more = others.flatMap((name) => read(requireHeader(request, name), name).signatures)
    return { ...elements, signatures: [...elements.signatures, ...more] }
  }
}

type ReadElements = (value: string, header: string) => SignatureElements

function readOne(format: ElementFormat): ReadElements {
  return (value, header) => ({ signatures: [afterPrefix(value, format, header)], timestamp: undefined })
}

function afterPrefix(value: string, { prefix = '', optionalPrefix }: ElementFormat, header: string): string {
  if (value.startsWith(prefix)) return value.slice(prefix.length)
  if (optionalPrefix) return value
  throw malformed(header, `does not begin with ${prefix}`)
}

function readSeveral(format: ElementFormat, separator: string): ReadElements {
  const { signature, timestamp, listed, sets } = format
  return (value, header) => {
    const texts = sets === undefined ? [value] : value.split(sets, maxElements + 1)
    const elements = texts
      .flatMap((text) => text.split(separator, maxElements + 1))
      .map((element, index) => (index === 0 ? element : element.replace(/^ /, '')))
    if (elements.length > maxElements) throw malformed(header, `has more than ${maxElements} elements`)
    const times = timestamp === undefined ? [] : timestamp === 0 ? elements.splice(0, 1) : pairsOf(timestamp, elements)
    // Two header lines that a runtime joined have two timestamps.
    if (timestamp !== undefined && (times.length !== texts.length || new Set(times).size !== 1)) {
      throw malformed(header, `must have one ${timestamp}=`)
    }
    const signatures =
      signature === undefined
        ? elements.map((element) => afterPrefix(element, format, header))
        : pairsOf(signature, elements)
    if (signatures.length === 0) throw malformed(header, `has no ${signature ?? 'signature'}`)
    const [names, ...others] = listed === undefined ? [] : pairsOf(listed, elements)
    if (others.length > 0) throw malformed(header, `must have one ${listed}=`)
    return { signatures, timestamp: times[0], listed: names }
  }
}

function pairsOf(name: string, elements: readonly string[]): readonly string[] {
  const start = `${name}=`
  return elements.filter((element) => element.startsWith(start)).map((element) => element.slice(start.length))
}
