import type { MacKey } from '#crypto'
import { checkedLater, forPreset, optional, requirePlainObject } from '../../core/base/options.js'
import { toBytes } from '../../core/bytes/encoding.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { requireHeader } from '../../core/request/headers.js'
import { elementReader } from '../../core/verify/composite/elements.js'
import type { SignatureElements } from '../../core/verify/composite/signature-elements.js'
import { macVerifier, malformed } from '../../core/verify/mac-verifier.js'
import { asCredential, atPath, type CredentialPlace } from '../../core/verify/secrets/credential-places.js'
import { type MacKeyRules, prepareMacKeys } from '../../core/verify/secrets/mac-keys.js'
import type { PreparedCandidates, Secret, SecretSource } from '../../core/verify/secrets/secrets.js'
import { type PublicUrl, urlReader } from '../../core/verify/signed/public-url.js'
import { checkDateTimestamp, checkTimestamp, requireTolerance } from '../../core/verify/signed/timestamp.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal } from '../../errors.js'
import { defineVendor, type Vendor, type VendorDefinition, type VendorOptions } from './define-vendor.js'
import { messageReader, signsUrl } from './message.js'
import { requireBodyField } from './places.js'
import type { MacRow, RowSignature, RowTime } from './row.js'

/** Options of a vendor that signs with an HMAC. */
export interface MacVendorOptions extends VendorOptions {
  /** The secrets as the vendor shows them, newest first, or a function that looks them up. */
  readonly secrets: SecretSource
}

/** Options of a vendor that signs the time of sending. */
export interface TimedVendorOptions extends MacVendorOptions {
  /** How far the signed time may be from the clock, in seconds, in either direction. @default the vendor's, mostly 300 */
  readonly toleranceSeconds?: number
}

/** Options of a vendor that signs the URL that it calls. */
export interface UrlVendorOptions extends MacVendorOptions {
  /** The URL that the vendor calls, without its query; or a function that returns it with its query. */
  readonly url: PublicUrl
}

/** Options of a vendor that names the secret in each delivery. */
export interface NamedSecretOptions extends VendorOptions {
  /** The secrets by their public names, such as the key of an app. A delivery must name one of them. */
  readonly secrets: Readonly<Record<string, Secret | readonly Secret[]>>
}

/** All options of {@link MacRow} vendors. */
export type AnyMacOptions = Omit<TimedVendorOptions, 'secrets'> &
  Partial<UrlVendorOptions> & { readonly secrets: SecretSource | NamedSecretOptions['secrets'] }

/** The type of the options of a row. */
export type MacOptionsOf<Row> = (Row extends { readonly keyHeader: string }
  ? NamedSecretOptions
  : Row extends { readonly time: RowTime }
    ? TimedVendorOptions
    : MacVendorOptions) &
  (Row extends { readonly message: `${string}{${'url' | 'endpoint' | 'sorted'}}${string}` }
    ? UrlVendorOptions
    : unknown)

/**
 * Makes the preset of a vendor from its row.
 *
 * @param define - makes what a row cannot say, such as a handshake
 */
export function macVendor<const Row extends MacRow>(
  row: Row,
  define?: (options: MacVendorOptions & VendorOptions) => Omit<VendorDefinition, 'verify'>,
): Vendor<MacOptionsOf<Row>, Row['strength']> {
  // The table of checks follows the same conditions as the type of the options.
  return defineVendor<AnyMacOptions, Row>(row, macChecks(row), (options, preset) => ({
    // A row with named secrets makes no handshake from them.
    ...define?.(options as MacVendorOptions),
    verify: rowVerifier(row, options, preset),
  })) as unknown as Vendor<MacOptionsOf<Row>, Row['strength']>
}

/** The checks of the options of a row. */
export function macChecks({ time, message }: MacRow) {
  return {
    secrets: checkedLater,
    ...(time && { toleranceSeconds: optional(requireTolerance) }),
    ...(signsUrl(message) && { url: checkedLater }),
    // Absent rows are unknown options.
  } as { secrets: () => void; toleranceSeconds: () => void; url: () => void }
}

/** The verifier of a row. */
export function rowVerifier(row: MacRow, options: AnyMacOptions, preset: string): Verifier {
  const { signature, message = '{body}', time, secret = 'utf8', strength } = row
  const { algorithm = 'sha256', encoding = 'hex' } = signature
  const readUrl = signsUrl(message) ? urlReader(options.url as PublicUrl, `${preset}: url`) : () => ''
  const readMessage = messageReader(message)
  const checkTime = time && timeChecker(time, options.toleranceSeconds)
  const fixed = Object.entries(row.fixedHeaders ?? {})
  const isBodySigned = strength !== 'signed but not the body'
  const verify = forPreset(preset, () =>
    macVerifier({
      verifier: preset,
      field: fieldOf(signature),
      strength: isBodySigned ? 'signature' : 'token',
      keys: rowKeys(row, options.secrets, { option: `${preset}: secrets`, encoding: secret, algorithm }),
      algorithm,
      encoding,
      read: signatureReader(signature),
      content(request, now, elements) {
        for (const [name, value] of fixed) requireValue(request, name, value)
        const sentAt = time ? readTime(time, request, elements) : (elements.timestamp ?? '')
        const signedAt = checkTime?.(sentAt, now)
        const pieces = readMessage(request, { sentAt, url: readUrl(request), listed: elements.listed })
        return { chunks: pieces.map(toBytes), signedAt }
      },
    }),
  )
  return isBodySigned ? verify : asCredential(verify, (request) => placesOf(signature, request))
}

function placesOf({ header, field = '' }: RowSignature, request: WebhookRequest): readonly CredentialPlace[] {
  if (header === undefined) return [atPath(field, requireBodyField(request, field))]
  return [header].flat().map((name) => ({ in: 'header', name }))
}

function rowKeys(
  { keyHeader }: MacRow,
  secrets: AnyMacOptions['secrets'],
  rules: MacKeyRules,
): PreparedCandidates<MacKey> {
  // The type of the options says which of the two it is.
  if (keyHeader === undefined) return prepareMacKeys(secrets as SecretSource, rules)
  requirePlainObject(secrets, rules.option)
  const named = new Map(
    Object.entries(secrets as NamedSecretOptions['secrets']).map(([name, secret]) => [
      name,
      prepareMacKeys(secret, { ...rules, option: `${rules.option}.${name}` }),
    ]),
  )
  if (named.size === 0) throw new TypeError(`${rules.option} must have at least one secret`)
  return (request, context) => {
    const keys = named.get(requireHeader(request, keyHeader))
    if (keys === undefined) throw refusal('key_unknown', `${keyHeader} names no known secret`, { field: keyHeader })
    return keys(request, context)
  }
}

function requireValue(request: WebhookRequest, name: string, value: string): void {
  if (requireHeader(request, name) === value) return
  throw refusal('algorithm_not_allowed', `header ${name} is not ${value}`, { field: name })
}

function fieldOf({ header, field = '' }: RowSignature): string {
  return [header ?? field].flat()[0] ?? ''
}

function signatureReader(signature: RowSignature): (request: WebhookRequest) => SignatureElements {
  const { header, field } = signature
  if (header !== undefined && signature.upperCase) return fromUpperCase(elementReader({ ...signature, header }), header)
  if (header !== undefined) return elementReader({ ...signature, header })
  return (request) => ({ signatures: [requireBodyField(request, field ?? '')], timestamp: undefined })
}

function fromUpperCase(
  read: (request: WebhookRequest) => SignatureElements,
  header: string | readonly string[],
): (request: WebhookRequest) => SignatureElements {
  return (request) => {
    const elements = read(request)
    if (elements.signatures.some((text) => /[a-z]/.test(text)))
      throw malformed(String(header), 'has lower-case letters')
    return { ...elements, signatures: elements.signatures.map((text) => text.toLowerCase()) }
  }
}

function readTime(time: RowTime, request: WebhookRequest, { timestamp }: SignatureElements): string {
  if (time.header !== undefined) return requireHeader(request, time.header)
  return time.field === undefined ? (timestamp ?? '') : requireBodyField(request, time.field)
}

function timeChecker(time: RowTime, tolerance: number | undefined): (text: string, now: number) => number {
  const { header, field, unit = 'seconds', toleranceSeconds = 300 } = time
  const { futureSeconds } = time
  const limits = {
    field: header ?? field ?? 'timestamp',
    toleranceSeconds: tolerance ?? toleranceSeconds,
    ...(futureSeconds !== undefined && { futureSeconds }),
  }
  return unit === 'date'
    ? (text, now) => checkDateTimestamp(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`, { ...limits, now })
    : (text, now) => checkTimestamp(text, { ...limits, unit, now })
}
