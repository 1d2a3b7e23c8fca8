import { constants, createHash, createHmac, type KeyObject, sign } from 'node:crypto'
import { type HeaderLine, toWebhookRequest, type WebhookRequest } from '../../../../src/index.js'

/** The time at which the oracle signs, in seconds since 1970. */
export const created = 1_700_000_000

export const secret = 'a shared secret of the tests'

export const body = '{"amount":"7.50","currency":"EUR €"}'

export const digestOf = (content: string | Uint8Array, algorithm = 'sha-256') =>
  `${algorithm}=:${createHash(algorithm.replace('-', '')).update(content).digest('base64')}:`

/** A handwritten line of a signature base. */
export type BaseLine = readonly [identifier: string, value: string]

export interface Signing {
  readonly lines: readonly BaseLine[]
  /** The parameters after the list of components. */
  readonly parameters?: string
  readonly label?: string
  readonly sign?: (base: Buffer) => Buffer
}

/** The components that a sender covers by default, for the request of {@link requestWith}. */
export const wholeRequest: readonly BaseLine[] = [
  ['"@method"', 'POST'],
  ['"@target-uri"', 'https://receiver.example/hooks?a=1&b=two'],
  ['"content-digest"', digestOf(body)],
]

export const byHmac = (base: Buffer) => createHmac('sha256', secret).update(base).digest()

/** Signers by node:crypto, by the names of RFC 9421, section 3.3. */
export const signers = {
  'rsa-pss-sha512': (key: KeyObject) => (base: Buffer) =>
    sign('sha512', base, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 }),
  'rsa-v1_5-sha256': (key: KeyObject) => (base: Buffer) =>
    sign('sha256', base, { key, padding: constants.RSA_PKCS1_PADDING }),
  'ecdsa-p256-sha256': (key: KeyObject) => (base: Buffer) => sign('sha256', base, { key, dsaEncoding: 'ieee-p1363' }),
  'ecdsa-p384-sha384': (key: KeyObject) => (base: Buffer) => sign('sha384', base, { key, dsaEncoding: 'ieee-p1363' }),
  ed25519: (key: KeyObject) => (base: Buffer) => sign(null, base, key),
}

/** The two headers of a signature over a handwritten base (RFC 9421, section 2.5). */
export function signatureHeaders({ lines, parameters = `;created=${created}`, label = 'sig1', ...signing }: Signing) {
  const list = `(${lines.map(([identifier]) => identifier).join(' ')})${parameters}`
  const text = [...lines.map(([identifier, value]) => `${identifier}: ${value}`), `"@signature-params": ${list}`]
  const signature = (signing.sign ?? byHmac)(Buffer.from(text.join('\n')))
  return { 'Signature-Input': `${label}=${list}`, Signature: `${label}=:${signature.toString('base64')}:` }
}

/** A request with a body, its digest and further header lines. */
export function requestWith(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  changes: Partial<WebhookRequest> = {},
): WebhookRequest {
  const request = toWebhookRequest({
    url: 'https://receiver.example/hooks?a=1&b=two',
    headers: { Host: 'receiver.example', 'Content-Digest': digestOf(body), ...headers },
    body,
  })
  return { ...request, ...changes }
}

/** A request that is signed correctly. */
export function signedRequest(signing: Partial<Signing> = {}, changes: Partial<WebhookRequest> = {}): WebhookRequest {
  return requestWith(signatureHeaders({ lines: wholeRequest, ...signing }), changes)
}

/** The lines of a request, without those of a name and with others. */
export function replaced(request: WebhookRequest, name: string, ...values: readonly string[]): WebhookRequest {
  const others = request.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase())
  return { ...request, headers: [...others, ...values.map((value): HeaderLine => [name, value])] }
}
