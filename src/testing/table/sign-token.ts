import { decodeBytes } from '../../core/bytes/encoding.js'
import type { TokenBodyRow } from '../../vendors/table/row.js'
import { type Sample, withBody, withHeaders } from '../sample.js'
import { encode } from '../signers/encode.js'
import { type PrivateKey, signBytes } from '../signers/keys.js'
import { fieldOf, setField } from './fields.js'
import type { SampleRow } from './row-of.js'
import { sampleChain, sampleLeafKey } from './sample-chain.js'

/** Replaces the claims of a sample by a token of them. */
export async function signTokenBody(
  { token }: SampleRow<TokenBodyRow>,
  sample: Sample,
  { privateKey, sentAt }: { readonly privateKey?: PrivateKey | undefined; readonly sentAt: number },
): Promise<Sample> {
  const { at, timed = true, sampleSeconds, millisecondsField, nested = [] } = token
  const key = token.chain ? await sampleLeafKey() : privateKey
  if (key === undefined) throw new TypeError('signVendor: privateKey is missing')
  const issuedAt = Math.floor(sentAt / 1000)
  const claims = readClaims(sample, token)
  if (timed) claims['iat'] = issuedAt
  if (sampleSeconds !== undefined) claims['exp'] = issuedAt + sampleSeconds
  if (millisecondsField !== undefined) claims[millisecondsField] = sentAt
  for (const path of nested) {
    const inner = fieldOf(claims, path)
    if (typeof inner !== 'object' || inner === null) continue
    const dated = millisecondsField === undefined ? inner : { ...inner, [millisecondsField]: sentAt }
    setField(claims, path, await signClaims(dated, key, token))
  }
  const text = await signClaims(claims, key, token)
  if (at === 'body') {
    return withHeaders(withBody(sample, text), { 'Content-Type': token.mediaType ?? 'application/secevent+jwt' })
  }
  if ('form' in at) {
    const form = new URLSearchParams({ [at.form]: text }).toString()
    return withHeaders(withBody(sample, form), { 'Content-Type': 'application/x-www-form-urlencoded' })
  }
  return withBody(sample, JSON.stringify({ [at.json]: text }))
}

/** The claims that are to be signed: those of the sample, or of the token that it has, which is signed again. */
function readClaims({ body }: Sample, { at, nested = [] }: TokenBodyRow['token']): Record<string, unknown> {
  const text = new TextDecoder().decode(body)
  if (at !== 'body' && 'form' in at) {
    const value = new URLSearchParams(text).get(at.form)
    if (value !== null) return openToken(value, nested)
  }
  if (at === 'body' && isToken(text)) return openToken(text, nested)
  const claims = JSON.parse(text) as Record<string, unknown>
  const value = at !== 'body' && 'json' in at ? claims[at.json] : undefined
  return isToken(value) ? openToken(value, nested) : claims
}

function openToken(token: string, nested: readonly string[]): Record<string, unknown> {
  const [, payload = ''] = token.split('.')
  const claims = JSON.parse(new TextDecoder().decode(decodeBytes(payload, 'base64url'))) as Record<string, unknown>
  for (const path of nested) {
    const inner = fieldOf(claims, path)
    if (isToken(inner)) setField(claims, path, openToken(inner, []))
  }
  return claims
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value)
}

async function signClaims(
  claims: object,
  key: PrivateKey,
  { algorithm, type = 'JWT', chain }: TokenBodyRow['token'],
): Promise<string> {
  const header = { alg: algorithm, typ: type, ...(chain ? { x5c: sampleChain } : { kid: 'sample-key' }) }
  const content = [header, claims]
    .map((part) => encode(new TextEncoder().encode(JSON.stringify(part)), 'base64url'))
    .join('.')
  const signature = await signBytes(new TextEncoder().encode(content), key, algorithm, 'signVendor')
  return `${content}.${encode(signature, 'base64url')}`
}
