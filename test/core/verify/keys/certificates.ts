import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { now } from '../run.js'

/** A test certificate, and the key with which it can sign. */
export interface TestCertificate {
  readonly pem: string
  readonly name: string
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}

/** The contents of a test certificate; by default a leaf that is valid for a day around the clock of the tests. */
export interface CertificateRequest {
  /** The common name. */
  readonly name: string
  /** Who issues it. @default itself */
  readonly issuer?: TestCertificate | undefined
  readonly authority?: boolean
  /** Whether it has basic constraints of its own; `extensions` may have others. @default true */
  readonly constrained?: boolean
  /** Whether its key may sign certificates. @default true for an authority */
  readonly mayCertify?: boolean
  /** How many authorities it may have below it. @default any number */
  readonly pathLength?: number
  readonly dnsNames?: readonly string[]
  /** Without extensions, as version 1 of X.509 has none. @default 3 */
  readonly version?: 1 | 3
  /** In addition to names and basic constraints; without a key usage here, one follows from `mayCertify`. */
  readonly extensions?: readonly TestExtension[]
  readonly from?: number
  readonly to?: number
  /** Of the signature by an RSA or ECDSA key. @default 'sha256' */
  readonly hash?: 'sha1' | 'sha256' | 'sha384' | 'sha512'
  readonly keys?: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  /** Signs with another key than that of its issuer. */
  readonly signedBy?: KeyObject
}

/** An extension of a test certificate: its identifier and its value, both as the hex of their DER content. */
export interface TestExtension {
  readonly id: string
  readonly value: string
  /** With `false`, that is written out, which DER forbids. */
  readonly critical?: boolean
}

/** The identifiers of extensions (RFC 5280, section 4.2.1). */
export const extensionIds = {
  keyUsage: '551d0f',
  basicConstraints: '551d13',
  nameConstraints: '551d1e',
  extendedKeyUsage: '551d25',
}

const day = 86_400_000

/** Writes and signs a certificate (RFC 5280, section 4.1), because Node can only read them. */
export function makeCertificate(request: CertificateRequest): TestCertificate {
  const { name, issuer, from = now - day, to = now + day, hash = 'sha256', version = 3 } = request
  const { publicKey, privateKey } = request.keys ?? generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signer = request.signedBy ?? issuer?.privateKey ?? privateKey
  const algorithm = algorithmOf(signer, hash)
  const signed = sequence(
    // Version 1 is not written.
    ...(version === 1 ? [] : [tagged(0xa0, integer(2))]),
    integer(7),
    algorithm,
    nameOf(issuer?.name ?? name),
    sequence(time(from), time(to)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(version === 1 ? [] : [tagged(0xa3, sequence(...extensions(request)))]),
  )
  const signature = sign(signer.asymmetricKeyType === 'ed25519' ? null : hash, signed, signer)
  const der = sequence(signed, algorithm, bitString(signature))
  const pem = `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`
  return { pem, name, publicKey, privateKey }
}

// The identifiers of RFC 5758, RFC 4055 and RFC 8410.
const ecdsaAlgorithms = {
  sha1: '2a8648ce3d0401',
  sha256: '2a8648ce3d040302',
  sha384: '2a8648ce3d040303',
  sha512: '2a8648ce3d040304',
}
const rsaAlgorithms = {
  sha1: '2a864886f70d010105',
  sha256: '2a864886f70d01010b',
  sha384: '2a864886f70d01010c',
  sha512: '2a864886f70d01010d',
}

function algorithmOf({ asymmetricKeyType }: KeyObject, hash: keyof typeof rsaAlgorithms): Buffer {
  if (asymmetricKeyType === 'ed25519') return sequence(oid('2b6570'))
  // Only RSA has parameters, which are NULL.
  return asymmetricKeyType === 'rsa'
    ? sequence(oid(rsaAlgorithms[hash]), tagged(0x05))
    : sequence(oid(ecdsaAlgorithms[hash]))
}

function extensions(request: CertificateRequest): Buffer[] {
  const {
    constrained = true,
    authority = false,
    mayCertify = authority,
    pathLength,
    dnsNames = [],
    extensions: others = [],
  } = request
  const names = dnsNames.map((name) => tagged(0x82, Buffer.from(name)))
  const constraints = [
    ...(authority ? [tagged(0x01, Buffer.of(0xff))] : []),
    ...(pathLength === undefined ? [] : [integer(pathLength)]),
  ]
  return [
    ...(constrained
      ? [extension(extensionIds.basicConstraints, sequence(...constraints), authority || undefined)]
      : []),
    // keyCertSign or digitalSignature
    ...(others.some(({ id }) => id === extensionIds.keyUsage)
      ? []
      : [extension(extensionIds.keyUsage, Buffer.from(mayCertify ? '03020204' : '03020780', 'hex'))]),
    ...(names.length > 0 ? [extension('551d11', sequence(...names))] : []),
    ...others.map(({ id, value, critical }) => extension(id, Buffer.from(value, 'hex'), critical)),
  ]
}

function extension(id: string, value: Buffer, critical?: boolean): Buffer {
  const flag = critical === undefined ? [] : [tagged(0x01, Buffer.of(critical ? 0xff : 0))]
  return sequence(oid(id), ...flag, tagged(0x04, value))
}

function nameOf(commonName: string): Buffer {
  return sequence(tagged(0x31, sequence(oid('550403'), tagged(0x0c, Buffer.from(commonName)))))
}

function time(moment: number): Buffer {
  const text = new Date(moment).toISOString().replace(/[-:T]|\.\d+/g, '')
  return tagged(0x18, Buffer.from(text))
}

function integer(value: number): Buffer {
  return tagged(0x02, Buffer.of(value))
}

function oid(content: string): Buffer {
  return tagged(0x06, Buffer.from(content, 'hex'))
}

function bitString(content: Uint8Array): Buffer {
  return tagged(0x03, Buffer.of(0), content)
}

function sequence(...content: readonly Uint8Array[]): Buffer {
  return tagged(0x30, ...content)
}

function tagged(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.concat(content)
  const { length } = bytes
  const header = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...header), bytes])
}
