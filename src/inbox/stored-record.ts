import * as z from 'zod/mini'
import { decodeBytes, encodeBytes } from '../bytes/encoding.js'
import { proofStrengths, type WebhookRequest } from '../request/delivery.js'
import type { StoredDelivery } from './inbox.js'

const proof = z.looseObject({ strength: z.enum(proofStrengths), verifier: z.string() })

const body = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const bytes = decodeBytes(text, 'base64')
    if (bytes !== undefined) return bytes
    context.issues.push({ code: 'custom', message: 'not base64', input: text })
    return z.NEVER
  }),
)

const storedDelivery = z.object({
  id: z.string(),
  endpoint: z.string(),
  provider: z.string(),
  event: z.optional(z.string()),
  deliveryId: z.optional(z.string()),
  key: z.optional(z.string()),
  number: z.optional(z.number()),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()])))),
    encrypted: z.boolean(),
    body,
  }),
  proof,
  receivedAt: z.number(),
  invalid: z.optional(z.string()),
})

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
  const parsed = z.safeParse(storedDelivery, record)
  if (!parsed.success) throw new TypeError(`inbox: a record is not a stored delivery: ${z.prettifyError(parsed.error)}`)
  return parsed.data as StoredDelivery
}
