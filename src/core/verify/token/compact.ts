import { refusal, type WebhookError } from '../../../errors.js'
import { decodeBytes, encodeUtf8 } from '../../bytes/encoding.js'
import { readJoseObject } from '../jose-object.js'
import type { Claims } from '../jwt/claims.js'

/** A signed token in its compact form (RFC 7515, section 7.1). Nothing in it is verified yet. */
export interface CompactToken {
  readonly header: Claims
  readonly claims: Claims
  readonly signed: Uint8Array
  readonly signature: Uint8Array
}

/** @throws {WebhookError} `signature_malformed` if it is not a signed token, or has extensions that must be understood */
export function readCompactToken(
  text: string,
  field: string,
  { name = field, maxDepth = 16 }: { readonly name?: string; readonly maxDepth?: number } = {},
): CompactToken {
  // Equivalent (StringLiteral): `"Stryker was here!"`. The text is malformed, too.
  const [head = '', body = '', tail = '', ...rest] = text.split('.')
  const header = readJoseObject(head, 8)
  const claims = readJoseObject(body, maxDepth)
  const signature = decodeBytes(tail, 'base64url')
  if (header === undefined || claims === undefined || !signature?.length || rest.length > 0) {
    throw malformedToken(field, `${name} does not contain a JWT`)
  }
  if ('crit' in header) throw malformedToken(field, `${name} has a crit with unknown extensions`)
  return { header, claims, signature, signed: encodeUtf8(`${head}.${body}`) }
}

/** The error for a token that cannot be read. */
export function malformedToken(field: string, problem: string): WebhookError {
  return refusal('signature_malformed', problem, { field })
}
