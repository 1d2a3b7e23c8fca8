import { X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCertificateUsage } from '../../src/crypto/certificate.js'
import { extensionIds, makeCertificate } from '../verify/keys/certificates.js'

const ders = rootCertificates.map((pem) => new X509Certificate(pem))

function usageWith(id: string, value: string) {
  const { pem } = makeCertificate({ name: 'a.example', extensions: [{ id, value }] })
  return readCertificateUsage(new X509Certificate(pem).raw)
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

  it.each([
    ['a key usage that is no list of bits', extensionIds.keyUsage, '0500'],
    ['a key usage without bits', extensionIds.keyUsage, '030100'],
    ['purposes that are no list', extensionIds.extendedKeyUsage, '0500'],
    ['a purpose that is not an identifier', extensionIds.extendedKeyUsage, '3003020101'],
    ['no purpose', extensionIds.extendedKeyUsage, '3000'],
    ['a second set of basic constraints', extensionIds.basicConstraints, '3000'],
  ])('does not trust a certificate with %s', (_, id, value) => {
    expect(usageWith(id, value)).toBeUndefined()
  })

  it('finds no authority in a certificate whose key may not sign certificates', () => {
    const { pem } = makeCertificate({ name: 'CA', authority: true, mayCertify: false })
    expect(readCertificateUsage(new X509Certificate(pem).raw)?.maxAuthoritiesBelow).toBe(-1)
  })

  it('throws for no bytes', () => {
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
