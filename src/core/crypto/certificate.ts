import { encodeBytes } from '../bytes/encoding.js'
import { readDer, readDerList, toUnsigned } from './der.js'
import {
  tagBitString,
  tagBoolean,
  tagContext0,
  tagContext3,
  tagInteger,
  tagObjectIdentifier,
  tagOctetString,
  tagSequence,
} from './der-tag.js'

/** The X.509 operations of a platform (RFC 5280), on its certificate type. */
export interface CertificateTools<Certificate> {
  /** @throws {Error} if the bytes are not a certificate */
  readonly read: (der: Uint8Array) => Certificate
  /** The authorities that the platform trusts by default. */
  readonly roots: () => readonly Certificate[]
  /** The certificate as DER. */
  readonly encoded: (certificate: Certificate) => Uint8Array
  /** The certificate as PEM. */
  readonly toPem: (certificate: Certificate) => string
  /** The period of validity, in milliseconds since 1970. */
  readonly validity: (certificate: Certificate) => { readonly from: number; readonly to: number }
  /** Whether it was issued for exactly this DNS name: a subject alternative name or, without any, the common name. */
  readonly hasName: (certificate: Certificate, name: string) => boolean
  /** Whether `issuer` issued it, by name and signature. */
  readonly isIssuedBy: (certificate: Certificate, issuer: Certificate) => boolean
}

/** The permitted uses of a certificate according to its extensions (RFC 5280, section 4.2.1). */
export interface CertificateUsage {
  /** Whether its key may sign data other than certificates and revocation lists. */
  readonly maySign: boolean
  /** How many authorities may be between it and the end of a chain; -1 if it is not an authority. */
  readonly maxAuthoritiesBelow: number
}

/**
 * Reads the extensions of a certificate. Every platform runs this code, because platforms check different extensions.
 *
 * @returns `undefined` if the certificate must not be trusted: it is malformed, has an unknown critical extension or name
 * constraints, which are not evaluated here, or its purposes do not include proving a DNS name
 */
export function readCertificateUsage(der: Uint8Array): CertificateUsage | undefined {
  const extensions = readExtensions(der)
  if (extensions === undefined || extensions.has(oid.nameConstraints)) return undefined
  const basic = readBasicConstraints(extensions.get(oid.basicConstraints))
  const keyUsage = readKeyUsage(extensions.get(oid.keyUsage))
  if (basic === undefined || keyUsage === undefined || !provesName(extensions.get(oid.extendedKeyUsage))) {
    return undefined
  }
  return {
    maySign: (keyUsage & digitalSignature) !== 0,
    maxAuthoritiesBelow: (keyUsage & keyCertSign) === 0 ? -1 : basic,
  }
}

// The content of the identifiers, in hex.
const oid = {
  keyUsage: '551d0f',
  subjectAltName: '551d11',
  basicConstraints: '551d13',
  nameConstraints: '551d1e',
  extendedKeyUsage: '551d25',
}

// The extensions that are evaluated here and by `hasName`. Others must not be critical.
const supportedExtensions: readonly string[] = Object.values(oid)

function readExtensions(der: Uint8Array): ReadonlyMap<string, Uint8Array> | undefined {
  const [certificate] = readDerList(der, [tagSequence]) ?? []
  const [signed] = (certificate && readDerList(certificate.content, [tagSequence, tagSequence, tagBitString])) ?? []
  if (signed === undefined) return undefined
  // Version, serial number, signature, issuer, validity, subject, key. RFC 5280 forbids the unique ids that could follow.
  const fields = [tagContext0, tagInteger, ...Array<number>(5).fill(tagSequence)]
  const version1 = readDerList(signed.content, fields.slice(1))
  if (version1 !== undefined) return new Map()
  const [wrapper] = readDerList(signed.content, [...fields, tagContext3])?.slice(-1) ?? []
  const [list] = (wrapper && readDerList(wrapper.content, [tagSequence])) ?? []
  return list && readExtensionList(list.content)
}

function readExtensionList(content: Uint8Array): ReadonlyMap<string, Uint8Array> | undefined {
  const extensions = new Map<string, Uint8Array>()
  let rest = content
  while (rest.length > 0) {
    const extension = readDer(rest, tagSequence)
    const identifier = extension && readDer(extension.content, tagObjectIdentifier)
    if (!identifier) return undefined
    const critical = readDer(identifier.rest, tagBoolean)
    const [value] = readDerList(critical?.rest ?? identifier.rest, [tagOctetString]) ?? []
    const id = encodeBytes(identifier.content, 'hex')
    const isCritical = critical !== undefined && critical.content[0] !== 0
    if (value === undefined || extensions.has(id) || (isCritical && !supportedExtensions.includes(id))) return undefined
    extensions.set(id, value.content)
    rest = extension.rest
  }
  return extensions
}

// Section 4.2.1.9: a certificate without it, or without cA, is not an authority.
function readBasicConstraints(value: Uint8Array | undefined): number | undefined {
  if (value === undefined) return -1
  const [constraints] = readDerList(value, [tagSequence]) ?? []
  if (constraints === undefined) return undefined
  const authority = readDer(constraints.content, tagBoolean)
  const rest = authority?.rest ?? constraints.content
  const [pathLength] = readDerList(rest, [tagInteger]) ?? []
  const number = pathLength && toUnsigned(pathLength.content)
  if (rest.length > 0 && number === undefined) return undefined
  if (authority === undefined || authority.content[0] === 0) return -1
  return number === undefined ? Number.POSITIVE_INFINITY : number.reduce((sum, byte) => sum * 256 + byte, 0)
}

// Section 4.2.1.3: bits of the first byte, from the most significant one.
const digitalSignature = 0x80
const keyCertSign = 0x04

function readKeyUsage(value: Uint8Array | undefined): number | undefined {
  if (value === undefined) return digitalSignature | keyCertSign
  // The first byte is the number of unused bits at the end.
  const [bits] = readDerList(value, [tagBitString]) ?? []
  return bits?.content[1]
}

// Section 4.2.1.12: anyExtendedKeyUsage, id-kp-serverAuth, id-kp-clientAuth. Authorities check DNS names for these;
// certificates for mail, code signing or time stamping name people and companies.
const namePurposes: readonly string[] = ['551d2500', '2b06010505070301', '2b06010505070302']

function provesName(value: Uint8Array | undefined): boolean {
  if (value === undefined) return true
  const [purposes] = readDerList(value, [tagSequence]) ?? []
  let purpose = purposes && readDer(purposes.content, tagObjectIdentifier)
  while (purpose !== undefined) {
    if (namePurposes.includes(encodeBytes(purpose.content, 'hex'))) return true
    purpose = readDer(purpose.rest, tagObjectIdentifier)
  }
  return false
}

/** Whether a certificate has an extension, by its identifier, such as `1.2.840.113635.100.6.2.1`. */
export function hasExtension(der: Uint8Array, identifier: string): boolean {
  return readExtensions(der)?.has(encodeBytes(toIdentifierBytes(identifier), 'hex')) ?? false
}

// The first two numbers share a byte; the others have seven bits in each byte, of which all but the last have the high bit.
function toIdentifierBytes(identifier: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = identifier.split('.').map(Number)
  return Uint8Array.from(
    [first * 40 + second, ...rest].flatMap((number) => {
      const groups = [number & 0x7f]
      for (let high = Math.floor(number / 128); high > 0; high = Math.floor(high / 128))
        groups.unshift((high & 0x7f) | 0x80)
      return groups
    }),
  )
}
