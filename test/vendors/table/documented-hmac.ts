import { type BinaryToTextEncoding, createHmac } from 'node:crypto'
import type { Documented } from './evidence.js'

interface HmacDocument extends Pick<Documented, 'secret' | 'body' | 'event'> {
  readonly header: string
  /** What stands before the signature. */
  readonly prefix?: string
  readonly hash?: 'sha1' | 'sha256' | 'sha512'
  readonly encoding?: BinaryToTextEncoding
  /** How the secret is encoded. @default it is the key as text */
  readonly keyEncoding?: BinaryToTextEncoding
}

/** The algorithm of a document that describes an HMAC of the body in a header. */
export function hmacOfBody({ header, prefix = '', hash = 'sha256', encoding = 'hex', ...document }: HmacDocument) {
  const { keyEncoding, ...documented } = document
  return {
    ...documented,
    sign: ({ secret, body }) => {
      const key = keyEncoding === undefined ? secret : Buffer.from(secret, keyEncoding)
      return { headers: { [header]: prefix + createHmac(hash, key).update(body).digest(encoding) } }
    },
  } satisfies Documented
}

/** The algorithm of a document that refers to Standard Webhooks. */
export function standardWebhooks(document: Pick<Documented, 'secret' | 'body' | 'event'>): Documented {
  return {
    ...document,
    sign: ({ secret, body, sentAt }) => {
      const time = Math.floor(sentAt / 1000)
      const key = Buffer.from(secret.replace(/^(v1,)?whsec_/, ''), 'base64')
      const hash = createHmac('sha256', key).update(`msg_2xW7.${time}.${body}`).digest('base64')
      return {
        headers: { 'webhook-id': 'msg_2xW7', 'webhook-timestamp': `${time}`, 'webhook-signature': `v1,${hash}` },
      }
    },
  }
}
