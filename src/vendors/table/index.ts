export type { Check, Checks } from '../../core/base/options.js'
export {
  type CompositeSignatureOptions,
  type CompositeTimestampOptions,
  compositeSignature,
} from '../../core/verify/composite/composite-signature.js'
export type { ElementFormat } from '../../core/verify/composite/elements.js'
export {
  type BodyHashClaim,
  type JwtMacAlgorithm,
  type JwtSignatureOptions,
  jwtSignature,
  type UrlHashClaim,
} from '../../core/verify/jwt/jwt-signature.js'
export type { SecretEncoding } from '../../core/verify/secrets/secret-encoding.js'
export {
  defineVendor,
  type Vendor,
  type VendorDefinition,
  type VendorOptions,
  type VendorPayload,
  type VendorPayloadTypes,
  type VendorTypes,
  type WithPayloads,
} from './define-vendor.js'
export { itemVendor } from './item-vendor.js'
export {
  type JwtOptionsOf,
  type JwtVendorOptions,
  jwtVendor,
  type KeyJwtOptions,
  type NamedSecretJwtOptions,
  type SecretJwtOptions,
  type UrlClaimOptions,
  type UrlJwtOptions,
} from './jwt-vendor.js'
export {
  type KeyOptionsOf,
  type KeyVendorOptions,
  keyVendor,
  type TimedKeyVendorOptions,
} from './key-vendor.js'
export {
  type AnyMacOptions,
  type MacOptionsOf,
  type MacVendorOptions,
  macVendor,
  type NamedSecretOptions,
  type TimedVendorOptions,
  type UrlVendorOptions,
} from './mac-vendor.js'
export { crcProbe, echoHeaderProbe, echoProbe, hubProbe } from './probes.js'
export type {
  ItemRow,
  ItemTokenRow,
  JwtRow,
  KeyRow,
  MacRow,
  PageFacts,
  Place,
  PresetRow,
  RowSignature,
  RowTime,
  SampleFacts,
  StandardRow,
  StandardSecretEncoding,
  TokenBodyRow,
  TokenRow,
  VendorEvidence,
  VendorFacts,
  VendorRetries,
  VendorRow,
  VendorStrength,
} from './row.js'
export { type StandardVendorOptions, standardVendor } from './standard-vendor.js'
export { type BasicVendorOptions, basicVendor, type TokenVendorOptions, tokenVendor } from './token-vendor.js'
