import type { Certificate } from '#crypto'
import { encodeBytes } from '../../bytes/encoding.js'
import type { CertificateTools } from '../../crypto/certificate.js'
import { derTag, readDer } from '../../crypto/der.js'

/** From when to when every certificate of a chain is valid, in milliseconds since 1970. */
export interface ValidityPeriod {
  readonly from: number
  readonly to: number
}

/** What a chain is checked with. */
export interface ChainRules {
  readonly tools: CertificateTools<Certificate>
  readonly anchors: readonly Certificate[]
  readonly now: number
}

/**
 * Finds a chain from a certificate to a trust anchor (RFC 5280, section 6).
 *
 * Each issuer must be an authority, valid now, and must have signed the one below with a hash that is still safe.
 *
 * @returns the period in which all of the chain is valid, or `undefined` where there is no chain
 */
export function checkChain(
  leaf: Certificate,
  intermediates: readonly Certificate[],
  { tools, anchors, now }: ChainRules,
): ValidityPeriod | undefined {
  // What failed once fails from below every other certificate too, so each is visited once.
  const unvisited = new Set(intermediates)

  const extend = (certificate: Certificate): ValidityPeriod | undefined => {
    const period = tools.validity(certificate)
    if (!isWithin(now, period) || !hasSafeSignature(tools.encoded(certificate))) return undefined
    const issues = (issuer: Certificate) => tools.isAuthority(issuer) && tools.isIssuedBy(certificate, issuer)
    for (const anchor of anchors) {
      if (isWithin(now, tools.validity(anchor)) && issues(anchor)) return overlap(period, tools.validity(anchor))
    }
    for (const issuer of unvisited) {
      if (!issues(issuer)) continue
      unvisited.delete(issuer)
      const above = extend(issuer)
      if (above) return overlap(period, above)
    }
    return undefined
  }
  return extend(leaf)
}

/** Whether the moment is within the period, both ends included. */
export function isWithin(moment: number, { from, to }: ValidityPeriod): boolean {
  return from <= moment && moment <= to
}

function overlap(one: ValidityPeriod, other: ValidityPeriod): ValidityPeriod {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }
}

// RFC 4055, RFC 5758 and RFC 8410: RSA and ECDSA with SHA-256, SHA-384 and SHA-512, and Ed25519. Not SHA-1 and MD5.
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
  const certificate = readDer(der, derTag.sequence)
  const signed = certificate && readDer(certificate.content, derTag.sequence)
  const algorithm = signed && readDer(signed.rest, derTag.sequence)
  const identifier = algorithm && readDer(algorithm.content, derTag.objectIdentifier)
  return identifier !== undefined && safeSignatures.includes(encodeBytes(identifier.encoded, 'hex'))
}
