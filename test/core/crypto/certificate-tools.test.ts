import { X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { type Certificate, certificateTools } from '../../../src/core/crypto/node.js'
import { certificateTools as webTools } from '../../../src/core/crypto/web.js'
import { type CertificateRequest, makeCertificate, type TestCertificate } from '../verify/keys/certificates.js'

if (certificateTools === undefined) throw new Error('Node has the operations of X.509')
const tools = certificateTools

const derOf = ({ pem }: TestCertificate) => new Uint8Array(new X509Certificate(pem).raw)
const read = (certificate: TestCertificate) => tools.read(derOf(certificate))
const make = (request: Partial<CertificateRequest>) => makeCertificate({ name: 'a.example', ...request })

describe('certificateTools', () => {
  it('are absent without the X.509 operations of Node', () => {
    expect(webTools).toBeUndefined()
  })

  it('read and write a certificate', () => {
    const certificate = make({})
    expect(new Uint8Array(tools.encoded(read(certificate)))).toEqual(derOf(certificate))
    expect(new X509Certificate(tools.toPem(read(certificate))).raw).toEqual(new X509Certificate(certificate.pem).raw)
    expect(() => tools.read(derOf(certificate).subarray(1))).toThrow(Error)
  })

  it('know the roots of the platform', () => {
    const fingerprints = (certificates: readonly Certificate[]) =>
      certificates.map(({ fingerprint256 }) => fingerprint256)
    expect(fingerprints(tools.roots())).toEqual(fingerprints(rootCertificates.map((pem) => new X509Certificate(pem))))
  })

  it('read the period of validity', () => {
    const [from, to] = [Date.parse('2026-01-02T03:04:05Z'), Date.parse('2027-02-03T04:05:06Z')]
    expect(tools.validity(read(make({ from, to })))).toEqual({ from, to })
  })

  it.each<[string, Partial<CertificateRequest>, string, boolean]>([
    ['the only alternative name', { dnsNames: ['b.example'] }, 'b.example', true],
    ['the second alternative name', { dnsNames: ['b.example', 'c.example'] }, 'c.example', true],
    ['a name in another case', { dnsNames: ['b.example'] }, 'B.Example', true],
    ['an alternative name in another case', { dnsNames: ['B.Example'] }, 'b.example', true],
    ['the common name', {}, 'a.example', true],
    ['another name', {}, 'b.example', false],
    ['the common name beside an alternative name', { dnsNames: ['b.example'] }, 'a.example', false],
    ['a name below the alternative name', { dnsNames: ['b.example'] }, 'c.b.example', false],
    ['a name that a wildcard covers', { dnsNames: ['*.example'] }, 'b.example', false],
    ['a name that a wildcard in the common name covers', { name: '*.b.example' }, 'a.b.example', false],
  ])('compare %s', (_, request, name, expected) => {
    expect(tools.hasName(read(make(request)), name)).toBe(expected)
  })

  // Deno finds the common name of any certificate.
  const onDeno = (subjectAltName: string | undefined) =>
    ({ subjectAltName, checkHost: (name: string) => name }) as unknown as Certificate

  it.each([
    ['no alternative names', undefined, true],
    ['the address as an alternative name', 'IP Address:192.0.2.1', true],
    ['another alternative name', 'DNS:b.example', false],
    ['the name among the alternative names', 'DNS:b.example, DNS:A.example, IP Address:192.0.2.1', true],
  ])('find the common name on every platform with %s', (_, alternatives, expected) => {
    expect(tools.hasName(onDeno(alternatives), 'a.example')).toBe(expected)
  })

  it('find the issuer by its name and signature', () => {
    const issuer = make({ name: 'CA', authority: true })
    const namesake = make({ name: 'CA', authority: true })
    const renamed = make({ name: 'Other CA', authority: true, keys: issuer })
    const leaf = read(make({ issuer }))
    expect([issuer, namesake, renamed].map((each) => tools.isIssuedBy(leaf, read(each)))).toEqual([true, false, false])
  })
})
