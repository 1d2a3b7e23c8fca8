export type { StructuredFieldType } from './base.js'
export {
  type HttpMessageSignatureOptions,
  type HttpMessageSignatureProof,
  httpMessageSignature,
  isHttpMessageSignatureProof,
} from './http-signature.js'
export type { HttpSecretResolver, HttpSecretSource, HttpSignatureAlgorithm } from './keys.js'
