import * as z from 'zod/mini'
import { decodeBytes, encodeBytes } from '../bytes/encoding.js'
import { proofStrengths, type WebhookRequest } from '../request/delivery.js'
import { compileSchema } from '../schema/compile-schema.js'
import type { StoredDelivery } from './inbox.js'

const storedRecord = compileSchema(
  z.looseObject({
    id: z.string(),
    endpoint: z.string(),
    provider: z.string(),
    event: z.optional(z.string()),
    deliveryId: z.optional(z.string()),
    key: z.optional(z.string()),
    number: z.optional(z.number()),
    request: z.looseObject({
      method: z.string(),
      url: z.string(),
      headers: z.array(z.tuple([z.string(), z.string()])),
      encrypted: z.boolean(),
      body: z.string(),
    }),
    proof: z.looseObject({ strength: z.enum(proofStrengths), verifier: z.string() }),
    receivedAt: z.number(),
    invalid: z.optional(z.string()),
    trace: z.optional(z.string()),
  }),
)

/** A {@link StoredDelivery} as JSON. It may gain fields, but a field must keep its meaning: queues hold old records. */
export type StoredRecord = Omit<StoredDelivery, 'request'> & {
  readonly request: Omit<WebhookRequest, 'body'> & { readonly body: string }
}

/** Converts a stored delivery to plain JSON, with its body in base64. */
export function toStoredRecord(delivery: StoredDelivery): StoredRecord {
  const { request } = delivery
  return { ...delivery, request: { ...request, body: encodeBytes(request.body, 'base64') } }
}

/**
 * Reads a stored delivery from its record.
 *
 * @throws {TypeError} the record is not a stored delivery
 */
export function fromStoredRecord(record: unknown): StoredDelivery {
  const result = storedRecord['~standard'].validate(record)
  if (!('value' in result)) throw new TypeError(`inbox: a record is not a stored delivery: ${wrongField(result)}`)
  const { id, endpoint, provider, event, deliveryId, key, number, request, proof, receivedAt, invalid, trace } =
    result.value
  const { method, url, headers, encrypted } = request
  const body = decodeBytes(request.body, 'base64')
  if (body === undefined) throw new TypeError('inbox: the body of a stored delivery is not base64')
  return {
    id,
    endpoint,
    provider,
    event,
    deliveryId,
    key,
    number,
    proof,
    receivedAt,
    invalid,
    ...(trace !== undefined && { trace }),
    request: { method, url, headers, encrypted, body },
  }
}

function wrongField(result: object): string {
  const issues = 'issues' in result && Array.isArray(result.issues) ? result.issues : []
  return `wrong ${issues[0]?.path?.join('.') ?? ''}`
}
