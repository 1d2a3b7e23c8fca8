import { computeDigest } from '#crypto'
import { chain, type MaybePromise } from '../../../core/base/maybe-promise.js'
import { encodeBytes, encodeUtf8 } from '../../../core/bytes/encoding.js'
import type { StoredDelivery } from '../../../core/ports/inbox.js'
import { fromStoredRecord, toStoredRecord } from '../storing/stored-record.js'
import { answered } from './answered.js'
import type { S3Like, SqsInboxBucket } from './client.js'

/** What a message, a parked delivery and a dead letter hold: a delivery, or where it is. */
export interface Envelope {
  readonly id: string
  /** Whether it belongs to the line of a key. */
  readonly keyed: boolean
  readonly record?: unknown
  /** The digest of the object that has the delivery: its key has it, and the id. */
  readonly object?: { readonly sha256: string }
  /** Set if the table has the delivery, because it is about persons. */
  readonly content?: true
}

/** A message that has the consumer of its group empty the line that waited behind a dead letter. */
export const drainMessage = JSON.stringify({ drain: true })

// A queue takes 256 KiB unless it allows more, and an item of DynamoDB 400 KB with its attributes.
const maxInlineBytes = 250_000
// The table charges each KB of a write. From here on, the bucket is cheaper.
const maxContentBytes = 8_000
const objectMs = 60_000

/** Writes and reads envelopes, with large deliveries in the bucket. */
export function openEnvelopes(bucket: SqsInboxBucket | undefined) {
  const { client, name: Bucket = '', prefix = 'webhook-inbox/' } = bucket ?? {}
  return {
    /**
     * The text of an envelope.
     *
     * @param announce - given if the table will have it: called with the digest of an object before it is written
     * @returns `undefined` if `announce` refused the object
     * @throws {Error} the delivery is too large, and there is no bucket
     */
    async write(
      delivery: StoredDelivery,
      announce?: (sha256: string) => Promise<boolean>,
    ): Promise<string | undefined> {
      const record = toStoredRecord(delivery)
      const { id } = record
      const keyed = isKeyed(record)
      const text = toAscii({ id, keyed, record })
      if (text.length <= (announce && client !== undefined ? maxContentBytes : maxInlineBytes)) return text
      if (client === undefined) {
        throw new Error(`sqsInbox: a delivery takes ${text.length} bytes, more than ${maxInlineBytes}: set bucket`)
      }
      const body = toAscii(record)
      const sha256 = await digestOf(body)
      // By its content, because a delivery that was sent again has other headers than the first one.
      const object = { sha256 }
      if (announce && !(await announce(sha256))) return undefined
      await answered(
        client.putObject({ Bucket, Key: keyOf(id, object), Body: body, ContentType: 'application/json' }),
        objectMs,
      )
      return toAscii({ id, keyed, object })
    },
    /** @throws {TypeError} it is not the delivery that was stored */
    async read({ id, record, object }: Envelope): Promise<StoredDelivery> {
      const delivery = fromStoredRecord(object === undefined ? record : await readObject(id, object))
      if (delivery.id !== id) throw new TypeError('sqsInbox: a message has another delivery than its id says')
      return delivery
    },
    async remove({ id, object }: Envelope): Promise<void> {
      if (object !== undefined) await client?.deleteObject({ Bucket, Key: keyOf(id, object) })
    },
  }

  // Never a key from a message: write access to the queue must not reach other objects of the bucket.
  function keyOf(id: string, { sha256 }: NonNullable<Envelope['object']>): string {
    return `${prefix}${id}/${sha256}`
  }

  async function readText(reading: ReturnType<S3Like['getObject']>) {
    return (await reading).Body?.transformToString()
  }

  async function readObject(id: string, object: NonNullable<Envelope['object']>): Promise<unknown> {
    if (client === undefined) throw new TypeError('sqsInbox: a delivery is in a bucket: set bucket')
    const text = await answered(readText(client.getObject({ Bucket, Key: keyOf(id, object) })), objectMs)
    if (text === undefined || (await digestOf(text)) !== object.sha256) {
      throw new TypeError('sqsInbox: the object of a delivery is not the one that was stored')
    }
    return JSON.parse(text)
  }
}

/** Writes and reads envelopes. */
export type Envelopes = ReturnType<typeof openEnvelopes>

/** Reads the text of an envelope. @returns `drain` for a message that asks to empty a line */
export function parseEnvelope(text: string): Envelope | 'drain' {
  const value: Partial<Envelope & { readonly drain: true }> | null = JSON.parse(text)
  if (value?.drain === true) return 'drain'
  const { id, keyed, record, object, content } = value ?? {}
  if (typeof id !== 'string' || typeof keyed !== 'boolean' || (record ?? object ?? content) === undefined) {
    throw new TypeError('sqsInbox: a message is not a stored delivery')
  }
  if (content === true) return { id, keyed, content }
  return { id, keyed, ...(record !== undefined && { record }), ...(object !== undefined && { object }) }
}

/** The message of a delivery that the table has: it says nothing of a person. */
export function contentMessage(delivery: StoredDelivery): string {
  return JSON.stringify({ id: delivery.id, keyed: isKeyed(delivery), content: true })
}

function isKeyed({ key, invalid }: Pick<StoredDelivery, 'key' | 'invalid'>): boolean {
  return key !== undefined && invalid === undefined
}

// SQS refuses some characters, such as U+FFFE, and counts bytes.
function toAscii(value: unknown): string {
  const toEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, toEscape)
}

function digestOf(text: string): MaybePromise<string> {
  return chain(computeDigest('sha256', encodeUtf8(text)), (digest) => encodeBytes(digest, 'hex'))
}
