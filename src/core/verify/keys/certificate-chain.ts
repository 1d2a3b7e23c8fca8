import type { Certificate } from '#crypto'
import { encodeBytes } from '../../bytes/encoding.js'
import { type CertificateTools, readCertificateUsage } from '../../crypto/certificate.js'
import { readDer } from '../../crypto/der.js'
import { tagObjectIdentifier, tagSequence } from '../../crypto/der-tag.js'

/** The period in which every certificate of a chain is valid, in milliseconds since 1970. */
export interface ValidityPeriod {
  readonly from: number
  readonly to: number
}

/** The trust anchors, the time, and the platform's X.509. */
export interface ChainRules {
  readonly tools: CertificateTools<Certificate>
  readonly anchors: readonly Certificate[]
  readonly now: number
}

/** A partial chain: its last certificate, its period of validity, and the number of authorities in it. */
interface Path {
  readonly certificate: Certificate
  readonly period: ValidityPeriod
  readonly authorities: number
}

/**
 * Finds a chain from a certificate to a trust anchor (RFC 5280, section 6.1).
 *
 * The certificate must be for signatures. Each issuer must be an authority whose path length allows the authorities
 * below it, must be valid now, and must have signed the certificate below with a safe hash. The certificate of the anchor
 * is held to the same rules. Stricter than the RFC: name constraints are refused, and self-issued certificates count
 * towards the path length.
 *
 * @returns the period in which the whole chain is valid, or `undefined` if there is no chain
 */
export function checkChain(
  leaf: Certificate,
  intermediates: readonly Certificate[],
  { tools, anchors, now }: ChainRules,
): ValidityPeriod | undefined {
  const { validity, encoded } = tools
  if (!isWithin(now, validity(leaf)) || !readCertificateUsage(encoded(leaf))?.maySign) return undefined
  // Shortest paths first: an authority that may end a longer path may also end a shorter one, so each is visited once.
  const paths: Path[] = [{ certificate: leaf, period: validity(leaf), authorities: 0 }]
  const unvisited = new Set(intermediates)

  for (const { certificate, period, authorities } of paths) {
    if (!hasSafeSignature(encoded(certificate))) continue
    const isIssuer = (issuer: Certificate) =>
      isWithin(now, validity(issuer)) &&
      tools.isIssuedBy(certificate, issuer) &&
      authorities <= (readCertificateUsage(encoded(issuer))?.maxAuthoritiesBelow ?? -1)
    const anchor = anchors.find(isIssuer)
    if (anchor) return overlap(period, validity(anchor))
    for (const issuer of [...unvisited].filter(isIssuer)) {
      unvisited.delete(issuer)
      const narrower = overlap(period, validity(issuer))
      paths.push({ certificate: issuer, period: narrower, authorities: authorities + 1 })
    }
  }
  return undefined
}

/** Whether the moment is within the period, including both ends. */
export function isWithin(moment: number, { from, to }: ValidityPeriod): boolean {
  return from <= moment && moment <= to
}

function overlap(one: ValidityPeriod, other: ValidityPeriod): ValidityPeriod {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }
}

// RSA and ECDSA with SHA-256, SHA-384 and SHA-512, and Ed25519 (RFC 4055, 5758, 8410); not SHA-1 and MD5.
const safeSignatures: readonly string[] = [
  '06092a864886f70d01010b',
  '06092a864886f70d01010c',
  '06092a864886f70d01010d',
  '06082a8648ce3d040302',
  '06082a8648ce3d040303',
  '06082a8648ce3d040304',
  '06032b6570',
]

function hasSafeSignature(der: Uint8Array): boolean {
  const certificate = readDer(der, tagSequence)
  const signed = certificate && readDer(certificate.content, tagSequence)
  const algorithm = signed && readDer(signed.rest, tagSequence)
  const identifier = algorithm && readDer(algorithm.content, tagObjectIdentifier)
  // Equivalent (ConditionalExpression): `true`. A certificate that the platform has read names an algorithm. The condition is for the compiler.
  return identifier !== undefined && safeSignatures.includes(encodeBytes(identifier.encoded, 'hex'))
}
