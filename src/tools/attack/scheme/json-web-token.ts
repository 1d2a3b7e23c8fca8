import { encodeUtf8 } from '../../../core/bytes/encoding.js'
import type { Sample } from '../../../testing/sample.js'
import { encode } from '../../../testing/signers/encode.js'
import { generateKeys, type SampleJwk, signBytes } from '../../../testing/signers/keys.js'
import { computeHmac } from '../../../testing/signers/sign-hmac.js'
import { withProof } from './forge.js'
import { readProof } from './proof-place.js'
import type { Supply } from './supply.js'

/** The protected header of a JSON Web Token. */
export type JwtHeader = Readonly<Record<string, unknown>>

/** Makes the signature of the first two segments, in base64url. */
export type SignJwt = (signed: string) => Promise<string>

const jwtPattern = /(?<![\w-])([\w-]+)\.([\w-]+)\.[\w-]+/

/** The header of the JSON Web Token in a proof; `undefined` for other proofs. */
function readJwt(proof: string): JwtHeader | undefined {
  const [, head = ''] = jwtPattern.exec(proof) ?? []
  try {
    const header: unknown = JSON.parse(atob(head.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof header === 'object' && header !== null && 'alg' in header ? { ...header } : undefined
  } catch {
    return undefined
  }
}

/** A copy whose JSON Web Token has the same claims, another header and another signature. */
export async function withJwt(
  supply: Supply,
  sample: Sample,
  change: (header: JwtHeader) => JwtHeader,
  sign: SignJwt,
): Promise<Sample> {
  const [place] = supply.scheme.proofs
  const proof = readProof(sample, place)
  const [, , claims = ''] = jwtPattern.exec(proof) ?? []
  const signed = `${encode(encodeUtf8(JSON.stringify(change(readJwt(proof) ?? {}))), 'base64url')}.${claims}`
  const jwt = `${signed}.${await sign(signed)}`
  return withProof(supply, sample, (value) => value.replace(jwtPattern, () => jwt))
}

/** The header of the vendor's JSON Web Tokens; `undefined` if it sends none. */
export async function jwtOf(supply: Supply): Promise<JwtHeader | undefined> {
  return readJwt(readProof(await supply.genuine(), supply.scheme.proofs[0]))
}

/** A key pair of a stranger, of the algorithm of the vendor if that has key pairs. */
export async function strangerKeys(jwt: JwtHeader): Promise<{
  readonly alg: string
  readonly kid: string
  readonly jwk: SampleJwk
  readonly sign: SignJwt
}> {
  const own = await generateKeys(jwt['alg'] === 'RS256' ? 'RS256' : 'ES256', { keyId: 'stranger' })
  const sign: SignJwt = async (signed) =>
    encode(await signBytes(new Uint8Array(encodeUtf8(signed)), own.privateKey, own.algorithm, 'attack'), 'base64url')
  return { alg: own.algorithm, kid: own.keyId, jwk: own.jwk, sign }
}

/** Signs with HMAC-SHA256. */
export function signHs256(secret: string): SignJwt {
  return async (signed) =>
    encode(await computeHmac(new Uint8Array(encodeUtf8(signed)), secret, 'sha256', 'attack'), 'base64url')
}
