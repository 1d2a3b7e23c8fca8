import * as z from 'zod/mini'
import { decodeBase64, encodeBase64 } from '#crypto'
import type { StoredDelivery } from '../../../core/ports/inbox.js'
import type { FollowUp, StoredHandler } from '../../../core/ports/step.js'
import { compileSchema } from '../../../core/provider/compile-schema.js'
import { proofStrengths, type WebhookRequest } from '../../../core/request/delivery.js'

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
    redacted: z.optional(z.looseObject({ fields: z.array(z.string()), salt: z.string(), bodyHmac: z.string() })),
    trace: z.optional(z.string()),
    tenant: z.optional(z.string()),
    urgent: z.optional(z.enum(['delivery', 'handler'])),
    handler: z.optional(
      z.looseObject({
        name: z.string(),
        of: z.string(),
        attempts: z.optional(z.number()),
        retryDelayMs: z.optional(z.number()),
        at: z.optional(z.number()),
        window: z.optional(z.looseObject({ waitMs: z.number(), maxWaitMs: z.number() })),
        backfill: z.optional(z.boolean()),
        limits: z.optional(z.looseObject({ tenant: z.string() })),
        urgent: z.optional(z.boolean()),
        sealed: z.optional(z.string()),
      }),
    ),
  }),
)

/** A {@link StoredDelivery} as JSON. It may gain fields, but a field must keep its meaning: queues hold old records. */
export type StoredRecord = Omit<StoredDelivery, 'request' | 'subjects'> & {
  readonly request: Omit<WebhookRequest, 'body'> & { readonly body: string }
}

/**
 * Converts a stored delivery to plain JSON, with its body in base64.
 *
 * @param body - the body of the record, if it is stored elsewhere
 * @throws {TypeError} a field has a wrong type, so the record could not be read back
 */
export function toStoredRecord(delivery: StoredDelivery, body?: string): StoredRecord {
  const { request } = delivery
  if (!(request.body instanceof Uint8Array)) throw new TypeError('inbox: the body of a delivery must be a Uint8Array')
  const { subjects: _indexed, ...stored } = delivery
  const record = { ...stored, request: { ...request, body: body ?? encodeBase64(request.body) } }
  requireRecord(record)
  return record
}

/**
 * Reads a stored delivery from its record.
 *
 * @throws {TypeError} the record is not a stored delivery
 */
export function fromStoredRecord(record: unknown): StoredDelivery {
  const { request, redacted, trace, tenant, urgent, handler, ...checked } = requireRecord(record)
  const { id, endpoint, provider, event, deliveryId, key, number, proof, receivedAt, invalid } = checked
  const { method, url, headers, encrypted } = request
  const body = decodeBase64(request.body)
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
    ...(redacted !== undefined && { redacted }),
    ...(trace !== undefined && { trace }),
    ...(tenant !== undefined && { tenant }),
    ...(urgent !== undefined && { urgent }),
    ...(handler !== undefined && { handler: toStoredHandler(handler) }),
    request: { method, url, headers, encrypted, body },
  }
}

/** The delivery of a record that follows another one. It was divided, so it did parse. */
export function toFollowing(delivery: StoredDelivery, { id, key, handler }: FollowUp): StoredDelivery {
  return { ...delivery, id, key, handler, invalid: undefined }
}

function toStoredHandler(stored: StoredHandler): StoredHandler {
  const { name, of, attempts, retryDelayMs, at, window, limits, urgent, backfill, sealed } = stored
  return {
    name,
    of,
    ...(attempts !== undefined && { attempts }),
    ...(retryDelayMs !== undefined && { retryDelayMs }),
    ...(at !== undefined && { at }),
    ...(window !== undefined && { window: { waitMs: window.waitMs, maxWaitMs: window.maxWaitMs } }),
    ...(backfill && { backfill }),
    ...(limits !== undefined && { limits }),
    ...(urgent && { urgent }),
    ...(sealed !== undefined && { sealed }),
  }
}

/** Reads a stored delivery from its record as JSON, or returns why it cannot be read. */
export function parseStoredRecord(id: string, json: string): StoredDelivery | TypeError {
  try {
    return { ...fromStoredRecord(JSON.parse(json)), id }
  } catch (error) {
    // The error of JSON.parse quotes the stored text, which may be a token.
    const cause = error instanceof SyntaxError ? new TypeError('inbox: a record is not JSON') : error
    return new TypeError(`inbox: ${id} is not a stored delivery`, { cause })
  }
}

function requireRecord(record: unknown) {
  const result = storedRecord['~standard'].validate(record)
  if (!('value' in result)) throw new TypeError(`inbox: a record is not a stored delivery: ${wrongField(result)}`)
  return result.value
}

function wrongField(result: object): string {
  const issues = 'issues' in result && Array.isArray(result.issues) ? result.issues : []
  return `wrong ${issues[0]?.path?.join('.') ?? ''}`
}
