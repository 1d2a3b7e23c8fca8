import { httpSignatureTolerance } from './http-signature.js'

export type { StructuredFieldType } from './base.js'
export {
  type HttpMessageSignatureOptions,
  type HttpMessageSignatureProof,
  httpMessageSignature,
  isHttpMessageSignatureProof,
} from './http-signature.js'
export type { HttpSecretResolver, HttpSecretSource, HttpSignatureAlgorithm } from './keys.js'

/** What RFC 9421 says of signatures over requests, and what `httpMessageSignature` asks of them. */
export const httpMessageSignatureFacts = {
  vendor: 'HTTP message signatures (RFC 9421), of any service',
  preset: 'httpMessageSignature',
  header: 'Signature-Input, Signature, Content-Digest',
  algorithm: 'Ed25519, ECDSA P-256, RSA-PSS SHA-512, RSA PKCS#1 SHA-256, HMAC-SHA256',
  encoding: 'base64 between colons',
  signed: 'what the sender chose; required: method, URL and the digest of the body',
  tolerance: `${httpSignatureTolerance} s, and \`expires\``,
  handshake: 'none',
  dedupeKey: "the provider's; `nonce` is in the proof",
  retries: "the sender's choice",
  source: 'https://www.rfc-editor.org/rfc/rfc9421',
} as const
