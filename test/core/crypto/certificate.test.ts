import { X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCertificateUsage } from '../../../src/core/crypto/certificate.js'
import { type CertificateRequest, extensionIds, makeCertificate } from '../verify/keys/certificates.js'

const ders = rootCertificates.map((pem) => new X509Certificate(pem))

function usageOf(request: Partial<CertificateRequest>) {
  const { pem } = makeCertificate({ name: 'a.example', ...request })
  return readCertificateUsage(new X509Certificate(pem).raw)
}

function usageWith(id: string, value: string) {
  return usageOf({ extensions: [{ id, value }] })
}

describe('readCertificateUsage', () => {
  it('recognises each trusted root as an authority', () => {
    const found = ders.map(({ raw }) => (readCertificateUsage(raw)?.maxAuthoritiesBelow ?? -1) >= 0)
    expect(found).toEqual(ders.map(({ ca }) => ca))
    expect(found.length).toBeGreaterThan(100)
  })

  it('reads the path length', () => {
    for (const pathLength of [0, 1, 127]) {
      const { pem } = makeCertificate({ name: 'CA', authority: true, pathLength })
      expect(readCertificateUsage(new X509Certificate(pem).raw)?.maxAuthoritiesBelow).toBe(pathLength)
    }
  })

  it('lets the key of an ordinary certificate sign, and that of a mere authority not', () => {
    expect(usageOf({})).toEqual({ maySign: true, maxAuthoritiesBelow: -1 })
    expect(usageOf({ authority: true })).toEqual({ maySign: false, maxAuthoritiesBelow: Number.POSITIVE_INFINITY })
  })

  it('reads a certificate of version 1, which has no extensions', () => {
    expect(usageOf({ version: 1 })).toEqual({ maySign: true, maxAuthoritiesBelow: -1 })
  })

  const mail = '06082b06010505070304'
  it.each([
    ['any purpose', '0604551d2500'],
    ['servers', '06082b06010505070301'],
    ['clients', '06082b06010505070302'],
    ['clients after mail', `${mail}06082b06010505070302`],
  ])('accepts a certificate for %s', (_, purposes) => {
    const length = (purposes.length / 2).toString(16).padStart(2, '0')
    expect(usageWith(extensionIds.extendedKeyUsage, `30${length}${purposes}`)?.maySign).toBe(true)
  })

  it('accepts critical alternative names', () => {
    expect(usageOf({ extensions: [{ id: '551d11', value: '3000', critical: true }] })?.maySign).toBe(true)
  })

  it.each([
    ['an extension that is no sequence', '300b0603551d0f', '310b0603551d0f'],
    ['an extension without an identifier', '0603551d13', '0403551d13'],
    ['an extension whose value is not a string of bytes', '0603551d0f0404', '0603551d0f0504'],
  ])('does not trust a certificate with %s', (_, part, changed) => {
    const { pem } = makeCertificate({ name: 'CA', authority: true, pathLength: 0 })
    const hex = new X509Certificate(pem).raw.toString('hex')
    expect(hex.split(part)).toHaveLength(2)
    expect(readCertificateUsage(Buffer.from(hex, 'hex'))).toBeDefined()
    expect(readCertificateUsage(Buffer.from(hex.replace(part, changed), 'hex'))).toBeUndefined()
  })

  it.each([
    ['name constraints', extensionIds.nameConstraints, '3000'],
    ['only mail', extensionIds.extendedKeyUsage, `300a${mail}`],
    ['a key usage that is no list of bits', extensionIds.keyUsage, '0500'],
    ['a key usage without bits', extensionIds.keyUsage, '030100'],
    ['purposes that are no list', extensionIds.extendedKeyUsage, '0500'],
    ['a purpose that is not an identifier', extensionIds.extendedKeyUsage, '3003020101'],
    ['no purpose', extensionIds.extendedKeyUsage, '3000'],
    ['a second set of basic constraints', extensionIds.basicConstraints, '3000'],
  ])('does not trust a certificate with %s', (_, id, value) => {
    expect(usageWith(id, value)).toBeUndefined()
  })

  // Basic constraints in hex: BOOLEAN cA, INTEGER pathLenConstraint.
  const usageOfAuthority = (constraints: string | undefined) => {
    const extensions = constraints === undefined ? [] : [{ id: extensionIds.basicConstraints, value: constraints }]
    return usageOf({ constrained: false, mayCertify: true, extensions })
  }

  it.each<[string, string | undefined, number]>([
    ['no basic constraints', undefined, -1],
    ['empty basic constraints', '3000', -1],
    ['a flag that denies it', '3003010100', -1],
    ['a path length alone', '3003020101', -1],
    ['the flag', '30030101ff', Number.POSITIVE_INFINITY],
    ['a path length of two bytes', '30070101ff02020100', 256],
  ])('finds the authority of a certificate with %s', (_, constraints, expected) => {
    expect(usageOfAuthority(constraints)?.maxAuthoritiesBelow).toBe(expected)
  })

  it.each([
    ['that are no list', '0500'],
    ['with a negative path length', '30060101ff0201ff'],
    ['with a path length that is no number', '30060101ff040101'],
    ['with a second path length', '30090101ff020101020101'],
  ])('does not trust a certificate with basic constraints %s', (_, constraints) => {
    expect(usageOfAuthority('30030101ff')).toBeDefined()
    expect(usageOfAuthority(constraints)).toBeUndefined()
  })

  it('accepts an unknown extension that is expressly not critical', () => {
    const usage = (critical: boolean) =>
      makeCertificate({ name: 'a.example', extensions: [{ id: '2a0304', value: '0500', critical }] }).pem
    expect(readCertificateUsage(new X509Certificate(usage(false)).raw)?.maySign).toBe(true)
    expect(readCertificateUsage(new X509Certificate(usage(true)).raw)).toBeUndefined()
  })

  it('finds no authority in a certificate whose key may not sign certificates', () => {
    const { pem } = makeCertificate({ name: 'CA', authority: true, mayCertify: false })
    expect(readCertificateUsage(new X509Certificate(pem).raw)?.maxAuthoritiesBelow).toBe(-1)
  })

  it('throws for no input', () => {
    const [first] = ders
    const raw = first?.raw ?? new Uint8Array()
    fc.assert(
      fc.property(fc.nat(raw.length - 1), fc.nat(255), fc.nat(raw.length), (index, byte, length) => {
        const changed = Uint8Array.from(raw)
        changed[index] = byte
        readCertificateUsage(changed)
        readCertificateUsage(changed.subarray(0, length))
      }),
    )
    expect(readCertificateUsage(new Uint8Array())).toBeUndefined()
    expect(readCertificateUsage(raw.subarray(0, -1))).toBeUndefined()
  })
})
