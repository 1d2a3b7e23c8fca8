import { createSign, type KeyObject, sign } from 'node:crypto'
import { rsa } from '../../rsa-keys.js'
import type { Documented } from './evidence.js'

const { publicKey, privateKey } = rsa
const pem = String(publicKey.export({ type: 'spki', format: 'pem' }))

/** What a document says about tokens: their claims and header, and where they are. */
export interface TokenDocument {
  readonly event: string
  readonly claims: Readonly<Record<string, unknown>>
  readonly typ?: string
  readonly algorithm?: 'RS256' | 'PS256'
  readonly type: string
  readonly body: (token: string) => string
  /** How long the token is valid, in seconds. */
  readonly seconds?: number
}

/** The documented algorithm of a row whose deliveries are tokens, made by `node:crypto`. */
export function documentedToken(document: TokenDocument): Documented {
  const { event, claims, typ, algorithm = 'RS256', type, body, seconds } = document
  return {
    secret: pem,
    body: '',
    event,
    sign: ({ sentAt }) => {
      const iat = Math.floor(sentAt / 1000)
      const times = { iat, ...(seconds !== undefined && { exp: iat + seconds }) }
      const content = [
        { alg: algorithm, ...(typ !== undefined && { typ }) },
        { ...times, ...claims },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      const token = `${content}.${signatureOf(content, algorithm, privateKey)}`
      return { headers: { 'content-type': type }, body: body(token) }
    },
  }
}

function signatureOf(content: string, algorithm: 'RS256' | 'PS256', key: KeyObject): string {
  if (algorithm === 'RS256') return createSign('sha256').update(content).sign(key, 'base64url')
  return sign('sha256', Buffer.from(content), { key, padding: 6, saltLength: 32 }).toString('base64url')
}
