import { encodeUtf8 } from '../../bytes/encoding.js'
import { refusal } from '../../errors.js'
import { readFormPairs } from '../../request/body/form-pairs.js'
import { parseJson } from '../../request/body/json.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { headerBytes, requireHeader } from '../../request/headers.js'
import { splitUrl } from '../../verify/signed/public-url.js'
import { readField, readQuery } from './places.js'

/** What a part of a message may need besides the request. */
export interface MessageContext {
  /** The timestamp as it was sent. */
  readonly sentAt: string
  /** The URL as the sender knows it. */
  readonly url: string
}

type Piece = string | Uint8Array
type Part = (request: WebhookRequest, context: MessageContext) => Piece

const maxFields = 1000

// Names of headers, parameters and fields follow a colon.
const parts: Readonly<Record<string, (argument: string) => Part>> = {
  body: () => (request) => request.body,
  time:
    () =>
    (_, { sentAt }) =>
      headerBytes(sentAt),
  url:
    () =>
    (_, { url }) =>
      url,
  path: () => (request) => splitUrl(request.url).path,
  method: () => (request) => request.method,
  header: (name) => (request) => headerBytes(requireHeader(request, name)),
  query: (name) => (request) => readQuery(request.url, name) ?? missing(`query parameter ${name}`),
  field: (path) => (request) => readField(parseJson(request.body, 64), path) ?? missing(`field ${path}`),
  form: () => (request) => encodeUtf8(sortedForm(request.body)),
}

/**
 * Returns a function that makes the signed content of a request, in pieces.
 *
 * @param template - text with parts in braces, such as `{time}.{body}`
 * @throws {TypeError} if a part is unknown
 */
export function messageReader(
  template: string,
): (request: WebhookRequest, context: MessageContext) => readonly Piece[] {
  const pieces = template.split(/[{}]/).map((text, index): Part => {
    if (index % 2 === 0) return () => text
    const [, name = '', argument = ''] = /^([a-z]+):?(.*)$/.exec(text) ?? []
    const make = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (make === undefined) throw new TypeError(`the message has an unknown part {${text}}`)
    return make(argument)
  })
  return (request, context) => pieces.map((piece) => piece(request, context))
}

function sortedForm(body: Uint8Array): string {
  const pairs = [...readFormPairs(body, maxFields)]
  return pairs
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .flat()
    .join('')
}

function missing(what: string): never {
  throw refusal('proof_missing', `${what} is missing: it is part of the signed content`, { field: what })
}
