import { refusal } from '../../../errors.js'
import { decodeUtf8 } from '../../bytes/encoding.js'
import { readFormPairs } from '../../request/body/form-pairs.js'
import { parseJson } from '../../request/body/json.js'
import type { WebhookRequest } from '../../request/delivery.js'

/** Where a request has its token: the whole body, a field of a form, or a field of the JSON. */
export type TokenPlace = 'body' | { readonly form: string } | { readonly json: string }

const maxFields = 100
const maxDepth = 16

/** The name of the place, for errors. */
export function placeName(at: TokenPlace): string {
  return at === 'body' ? at : 'form' in at ? at.form : at.json
}

/**
 * Reads the token from a body that is not verified yet, and nothing else.
 *
 * @throws {WebhookError} `proof_missing`, `proof_duplicated`, `body_malformed`, `body_limit_exceeded`
 */
export function readToken({ body }: WebhookRequest, at: TokenPlace): string {
  const field = placeName(at)
  const found = at === 'body' ? decodeUtf8(body) : 'form' in at ? formField(body, at.form) : jsonField(body, at.json)
  if (typeof found === 'string' && found !== '') return found
  throw refusal('proof_missing', `${field} has no token`, { field })
}

/** The media types of tokens at this place. */
export function usualMediaTypes(at: TokenPlace): readonly string[] {
  if (at === 'body') return ['application/jwt', 'application/secevent+jwt']
  return ['form' in at ? 'application/x-www-form-urlencoded' : 'application/json']
}

function formField(body: Uint8Array, name: string): string | undefined {
  const values = readFormPairs(body, maxFields).flatMap(([key, value]) => (key === name ? [value] : []))
  if (values.length > 1) throw refusal('proof_duplicated', `the form has ${name} more than once`, { field: name })
  return values[0]
}

function jsonField(body: Uint8Array, name: string): unknown {
  const value = parseJson(body, maxDepth)
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
