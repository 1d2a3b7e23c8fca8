import type { ByteEncoding } from '../../core/bytes/encoding.js'
import type { EcdsaFormat, MacAlgorithm, SignatureAlgorithm } from '../../core/crypto/algorithms.js'
import type { ElementFormat } from '../../core/verify/composite/elements.js'
import type { BodyHashClaim, JwtMacAlgorithm } from '../../core/verify/jwt/jwt-signature.js'
import type { SecretEncoding } from '../../core/verify/secrets/secret-encoding.js'
import type { TokenPlace } from '../../core/verify/token/place.js'

/**
 * What a genuine delivery of a vendor proves.
 *
 * - `signed with time`: sender, body and time of sending; a copy is refused once it is too old
 * - `signed`: sender and body; a copy is accepted at any time
 * - `signed but not the body`: the sender only; anyone with one delivery can send another body
 * - `token`: a shared text; anyone with one delivery can send others
 * - `none`: nothing
 */
export type VendorStrength = 'signed with time' | 'signed' | 'signed but not the body' | 'token' | 'none'

/**
 * The evidence for a row: `vector` is a signature that the vendor published; `library` is the vendor's own package, which
 * accepts and refuses the same deliveries; `documented` is the vendor's current document, from which the algorithm was
 * written a second time.
 */
export type VendorEvidence = 'vector' | 'library' | 'documented'

/**
 * Where a delivery carries a value: a header, a field of the JSON (such as `data.id`), a query parameter, or a fixed text. `or`
 * is the place of the value in deliveries without the field.
 */
export type Place =
  | { readonly header: string }
  | { readonly field: string; readonly or?: Place }
  | { readonly query: string }
  | { readonly text: string }

/** When a vendor sends a delivery again. */
export interface VendorRetries {
  /** The delays before the retries, in seconds; or only their number, if the vendor does not document the delays. */
  readonly delaysSeconds?: readonly number[]
  readonly count?: number
  /** How long after the first attempt the last retry may come, in hours. */
  readonly hours: number
  /** The only answers after which the vendor retries. @default any answer but 2XX, and no answer */
  readonly after?: readonly (number | '3XX' | '4XX' | '5XX' | 'timeout' | 'connection')[]
}

/** What pages say about a vendor. The presets of the package do not carry it. */
export interface PageFacts {
  /** The vendor's document or code that states the scheme. */
  readonly source: string
  /** The day on which the row was last compared with its evidence, such as `2026-11-22`. */
  readonly verifiedOn: string
  readonly evidence: VendorEvidence
  /** The vendor's package that the row was compared with, on npm. */
  readonly library?: string
  /** The algorithm and the signed content in words, of vendors whose scheme is code. */
  readonly scheme?: string
  readonly signs?: string
  /** How the endpoint is confirmed, in words. @default no handshake */
  readonly handshake?: string
  /**
   * Why the payloads have no types: you define them, or no published fields were found.
   *
   * @default they have types, or no fields were looked for
   */
  readonly untyped?: 'yours' | 'not found'
  /** Headers of other vendors that this one sends, too, for endpoints that were written for them. @default none */
  readonly alsoSends?: readonly string[]
}

/** What samples and their signers need. Those of the package have it in a list, and the presets of the package do not carry it. */
export interface SampleFacts {
  /** The vendor's name, such as `Linear`. */
  readonly title: string
  /** An event for samples. */
  readonly sampleEvent: string
  /** The field of the form with the JSON. @default the fields of the form are the payload */
  readonly formField?: string
  /** More fields of samples. */
  readonly samplePayload?: Readonly<Record<string, unknown>>
  /** Options that samples are checked with, for presets with required options besides the credential. */
  readonly sampleOptions?: Readonly<Record<string, unknown>>
  /** More claims of samples, of vendors that send a JWT. */
  readonly sampleClaims?: Readonly<Record<string, unknown>>
  /** How long that JWT is valid, in seconds, if the vendor sends `exp`. @default samples have no `exp` */
  readonly sampleSeconds?: number
  /** Which code signs samples, of vendors that encrypt, or whose scheme is code. @default none */
  readonly sealed?: 'wecom' | 'dingtalk' | 'lark' | 'wechat-pay' | 'alipay' | 'adobe-io' | 'braintree' | 'ebay'
  /** The algorithm of the private key that they sign with. @default a secret */
  readonly sealedKey?: SignatureAlgorithm
}

/** What is known about a vendor's webhooks, besides how they are verified. */
export interface VendorFacts extends PageFacts, SampleFacts {
  /** The name of the provider and of the subpath, such as `linear`. */
  readonly name: string
  readonly strength: VendorStrength
  /** Where the name of the event is. Several values are joined by dots; the first one is required. */
  readonly event: Place | readonly Place[]
  /** The events whose payloads have types. Others are allowed. @default none */
  readonly events?: readonly string[]
  /** Where the id of the delivery is, the same for every attempt. Several values are joined. @default no id */
  readonly id?: Place | readonly Place[]
  /** The list in the JSON whose items are separate deliveries; an empty text is the body itself. @default one delivery */
  readonly items?: string
  /** @default 'json' */
  readonly body?: 'json' | 'form'
  /** Methods of deliveries besides POST; the body may then be empty. @default none */
  readonly methods?: readonly string[]
  /** Whether the payload of a delivery without a body is its query, which must be signed. @default it is empty */
  readonly queryPayload?: true
  /** Media types besides JSON, for vendors that send JSON under another type. */
  readonly mediaTypes?: readonly string[]
  /** How long the vendor waits for an answer, in seconds, if it documents that. */
  readonly ackSeconds?: number
  /** @default not documented */
  readonly retries?: VendorRetries
}

/** The signed time of a delivery. */
export interface RowTime {
  /** The header with the time. If it is in that of the signatures, `signature.timestamp` names its pair, and both are left out: `time: {}`. */
  readonly header?: string
  /** The field of the JSON with the time. */
  readonly field?: string
  /** `date` is an RFC 3339 time; without `Z` or an offset it is in UTC. @default 'seconds' */
  readonly unit?: 'seconds' | 'milliseconds' | 'date'
  /** The default of the option `toleranceSeconds`. @default 300 */
  readonly toleranceSeconds?: number
  /** The smaller limit of times in the future, for vendors that allow a long delay. @default that of the past */
  readonly futureSeconds?: number
}

/** Where the signatures of a row are, and how they are spelled. */
export interface RowSignature extends Omit<ElementFormat, 'header'> {
  /** The header, or several of which any may be present. */
  readonly header?: string | readonly string[]
  /** The field of the JSON with the signature, instead of a header. */
  readonly field?: string
  /** @default 'hex' */
  readonly encoding?: ByteEncoding
  /** Whether hexadecimal letters are capitals. @default false */
  readonly upperCase?: true
  /** @default 'sha256' */
  readonly algorithm?: MacAlgorithm
}

/** A vendor that signs with an HMAC. */
export interface MacRow extends VendorFacts {
  readonly signature: RowSignature
  /** The form of the secret that the vendor shows. @default 'utf8', the text itself */
  readonly secret?: SecretEncoding
  /**
   * The signed content, with parts in braces: `{body}`, `{json}` (also of a form or query with the field `payload`), `{time}`, `{method}`, `{url}`, `{path}`, `{header:name}`,
   * `{query:name}`, `{word:name}`, which is a header of letters and digits only, `{field:path}` of the JSON, `{line:path}`, which is a field that must not contain line feeds, and `{form}`,
   * the sorted names and values of a form. `{signed:list,other}` are the headers that the header `list` names, which must
   * include itself and `other`. `{listed:name,other}` are the names and values of the headers that the pair `listed` of the
   * signature names, which must include `name` and `other`. What is in brackets is left out if one of its parts is missing;
   * `{endpoint}` is the URL without its query, and `{sorted}` the URL with its sorted query and the sorted form, as Plivo joins them.
   * `{quoted:body}` is the body as a JSON string, and `{quoted:listed}` the pair `listed` of the signature. A backslash before a brace or
   * bracket takes its meaning away.
   *
   * @default '{body}'
   */
  readonly message?: string
  /** @default no signed time */
  readonly time?: RowTime
  /** Headers that must have these values, such as the version of the scheme. @default none */
  readonly fixedHeaders?: Readonly<Record<string, string>>
  /** The header that names the secret, for vendors that show secrets in pairs with a name. @default none */
  readonly keyHeader?: string
}

/**
 * The form of a secret that a vendor of Standard Webhooks shows.
 *
 * - `whsec`: `whsec_` and base64, as the standard says
 * - `v1,whsec`: the same, after an optional `v1,`
 * - `whsec or text`: the same, or any other text, which is the key itself
 * - `text`: any text, which is the key itself
 * - `base64`: base64, after an optional `whsec_`
 * - `text or base64`: the text is the key, or the base64 of it, after an optional `whsec_`; both are tried
 */
export type StandardSecretEncoding = 'whsec' | 'v1,whsec' | 'whsec or text' | 'text' | 'base64' | 'text or base64'

/** A vendor that sends the webhooks of Standard Webhooks, or of its predecessor Svix. */
export interface StandardRow extends VendorFacts {
  /** The beginning of the header names, `webhook-` or `svix-`; of several, the first with a signature counts. */
  readonly headerPrefix: string | readonly string[]
  /** The header with the id, if its name begins differently. */
  readonly idHeader?: string
  /** @default 'whsec' */
  readonly secretEncoding?: StandardSecretEncoding
  /** @default 300 */
  readonly toleranceSeconds?: number
}

/** A vendor that sends a shared text. */
export interface TokenRow extends VendorFacts {
  /** The header with the token. */
  readonly header: string
  /** Whether the header is HTTP Basic authentication. @default false */
  readonly basic?: true
  /** The text before the token, such as `Bearer `. @default '' */
  readonly prefix?: string
}

/** A vendor that signs with a private key. */
export interface KeyRow extends VendorFacts {
  /** The header with the signature. */
  readonly header?: string
  /** The field of the JSON with the signature, instead of a header. */
  readonly field?: string
  readonly keyAlgorithm: SignatureAlgorithm
  /** What the vendor shows in place of PEM: the base64 of the SPKI structure, or of the 32 bytes of an Ed25519 key. */
  readonly keyEncoding?: 'spki' | 'raw'
  /** @default 'base64' */
  readonly encoding?: ByteEncoding
  /** The format of ES256 signatures. @default 'p1363' */
  readonly ecdsaFormat?: EcdsaFormat
  /** As in {@link MacRow}. @default '{body}' */
  readonly message?: string
  /** As in {@link MacRow}; only in a header. @default no signed time */
  readonly time?: RowTime & { readonly header: string }
}

/** A vendor that sends a JWT with each delivery. */
export interface JwtRow extends VendorFacts {
  readonly jwt: {
    /** @default 'Authorization' */
    readonly header?: string
    /** The text before the JWT, such as `Bearer `. @default '' */
    readonly prefix?: string
    readonly algorithm: 'HS256' | SignatureAlgorithm
    /** More algorithms with a shared secret. @default none */
    readonly otherAlgorithms?: readonly JwtMacAlgorithm[]
    /** The claim with the SHA-256 of the body. @default the body is not signed */
    readonly bodyHash?: BodyHashClaim
    /** The claim with the SHA-256 of the URL. @default the URL is not signed */
    readonly urlHash?: BodyHashClaim
    /** The accepted values of `iss`. @default any */
    readonly issuers?: readonly string[]
    /** Whether `iss` names the secret, for vendors that show secrets in pairs with a name. @default false */
    readonly keyIssuer?: true
    /** Claims that must be present. @default none */
    readonly requiredClaims?: readonly string[]
    /** The claim with the URL that the vendor calls, for the option `url`. @default none */
    readonly urlClaim?: string
    /** Whether the JWT has a time. @default true */
    readonly timed?: boolean
    /** How far the times may be off, as the vendor's package allows. @default 60 */
    readonly toleranceSeconds?: number
  }
}

/** A vendor whose delivery is a token. */
export interface TokenBodyRow extends VendorFacts {
  readonly token: {
    readonly at: TokenPlace
    /** The media type of samples. @default the usual one */
    readonly mediaType?: string
    readonly algorithm: SignatureAlgorithm
    /** `typ` in the header of samples. @default 'JWT' */
    readonly type?: string
    /** Whether samples have `iat`. @default true */
    readonly timed?: boolean
    /** How long samples are valid, in seconds. @default samples have no `exp` */
    readonly sampleSeconds?: number
    /** The field of the claims with the time of signing, in milliseconds. @default none */
    readonly millisecondsField?: string
    /** Whether tokens carry the certificates of their key. @default false */
    readonly chain?: true
    /** Fields of the claims that are tokens, too. @default none */
    readonly nested?: readonly string[]
  }
}

/** A vendor that sends a shared text in each item of a list. */
export interface ItemTokenRow extends VendorFacts {
  readonly items: string
  /** The field of an item with the token. */
  readonly itemToken: string
}

/** A vendor that signs fields of each item in a list. */
export interface ItemRow extends VendorFacts {
  readonly items: string
  readonly itemSignature: {
    /** The field of an item with its signature. */
    readonly field: string
    /** The signed fields of an item, in their order; a missing one is empty. */
    readonly fields: readonly string[]
    readonly separator: string
    /** The only field that may contain the separator. @default none */
    readonly open?: string
    /** @default 'base64' */
    readonly encoding?: ByteEncoding
  }
  /** As in {@link MacRow}. */
  readonly secret?: SecretEncoding
}

/** Any row. */
export type VendorRow = VendorFacts &
  Partial<MacRow> &
  Partial<StandardRow> &
  Partial<TokenRow> &
  Partial<KeyRow> &
  Partial<JwtRow> &
  Partial<ItemRow> &
  Partial<TokenBodyRow> &
  Partial<ItemTokenRow>

/** The row of a preset: what the package needs to receive. A row of yours has the facts, too. */
export type PresetRow = Omit<VendorRow, keyof PageFacts | keyof SampleFacts> & Partial<PageFacts & SampleFacts>
