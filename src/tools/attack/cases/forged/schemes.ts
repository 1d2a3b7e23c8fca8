import { type Sample, withHeaders } from '../../../../testing/sample.js'
import { encode } from '../../../../testing/signers/encode.js'
import { type AttackCase, type Field, verifiesNothing } from '../../attack-case.js'
import { forgery, mustRefuse, type Probe } from '../../probing/probes.js'
import { swapCase, withMac, withoutProofs, withProof, withWrongMac } from '../../scheme/forge.js'
import { readProof, writeProof } from '../../scheme/proof-place.js'
import { learnSignedText } from '../../scheme/signed-text.js'
import type { Supply } from '../../scheme/supply.js'

/** Signatures of another algorithm or version than the vendor's. Each must be refused. */
export const schemeCases: readonly AttackCase[] = [
  {
    id: 'forged.weaker-algorithm',
    rule: 'Refuses signatures of weaker algorithms',
    defect: 'Accepts signatures of a weaker algorithm',
    why: 'The sender must not choose the algorithm; SHA-1 and MD5 are obsolete.',
    references: ['CVE-2015-9235', 'CVE-2026-22817'],
    severity: 'serious',
    fix: 'algorithm',
    causes: verifiesNothing,
    plan: mustRefuse(weakerAlgorithms),
  },
  {
    id: 'forged.other-version',
    rule: 'Refuses signatures of another version of the scheme',
    defect: 'Accepts signatures of another version of the scheme',
    why: 'A version that is older, for tests or unknown proves less, and counts beside the right one if labels are not compared.',
    references: ['Stripe: ignore all schemes that are not v1'],
    severity: 'serious',
    fix: 'algorithm',
    causes: [...verifiesNothing, 'forged.weaker-algorithm'],
    plan: mustRefuse(otherVersions),
  },
  {
    id: 'forged.algorithm-header',
    rule: 'Lets no header choose the algorithm',
    defect: 'Lets a header switch the algorithm off',
    why: 'The sender writes the header: with none, or with a hash that needs no key, anyone can sign.',
    references: ['CVE-2015-9235', 'CVE-2026-22817'],
    severity: 'critical',
    fix: 'algorithm',
    causes: verifiesNothing,
    plan: mustRefuse(algorithmHeaders),
  },
  {
    id: 'forged.letter-case',
    rule: 'Compares the letter case of base64',
    defect: 'Compares base64 without letter case',
    why: 'Upper and lower case letters are different bits: a third of the signature is not compared.',
    references: ['CVE-2024-21491'],
    severity: 'serious',
    fix: 'compare',
    causes: [...verifiesNothing, 'forged.changed-signature'],
    plan: mustRefuse((supply) =>
      supply.scheme.proofs[0].encoding === 'base64'
        ? [
            forgery(supply, 'the letter case swapped', (sample) => withMac(supply, sample, swapCase)),
            forgery(supply, 'in lower case', (sample) => withMac(supply, sample, (mac) => mac.toLowerCase())),
            forgery(supply, 'in upper case', (sample) => withMac(supply, sample, (mac) => mac.toUpperCase())),
          ]
        : 'the vendor writes no base64',
    ),
  },
]

// Only where the signed text is known can it be signed with another algorithm.
async function weakerAlgorithms(supply: Supply, field: Field): Promise<readonly Probe[] | string> {
  const sign = await learnSignedText(supply, field.secret)
  if (sign === undefined) return 'how the vendor builds the signed text is not known'
  const weaker = (label: string, write: (request: Sample, sha1: string) => Sample) =>
    forgery(supply, label, async (request) => write(request, await sign(request, 'sha1')))
  const labelled = (value: string, label: string, hash: string) => value.replace(/v\d+([=,]).*$/, `${label}$1${hash}`)
  return [
    weaker('SHA-1 in the same header', (request, hash) => withMac(supply, request, () => hash)),
    weaker('SHA-1 in the same header, and named', (request, hash) => withProof(supply, request, () => `sha1=${hash}`)),
    weaker('SHA-1 alone in X-Hub-Signature', (request, hash) =>
      withHeaders(withoutProofs(supply, request), { 'X-Hub-Signature': `sha1=${hash}` }),
    ),
    weaker('SHA-1 in X-Hub-Signature beside a wrong signature', (request, hash) =>
      withHeaders(withWrongMac(supply, request, 0), { 'X-Hub-Signature': `sha1=${hash}` }),
    ),
    ...['v0', 'v1', 'v2'].map((version) =>
      weaker(`SHA-1 as ${version}`, (request, hash) =>
        withProof(supply, request, (value) => labelled(value, version, hash)),
      ),
    ),
    weaker('SHA-1 as v0 beside a wrong signature', (request, hash) =>
      withProof(supply, withWrongMac(supply, request, 0), (value) => beside(value, 'v0', hash)),
    ),
    weaker('the algorithm none', (request) => withProof(supply, request, () => 'none=')),
  ]
}

// A further element of a list, as `,v0=...` or ` v0,...`.
function beside(value: string, label: string, mac: string): string {
  return /v\d+,/.test(value) ? `${value} ${label},${mac}` : `${value},${label}=${mac}`
}

const versionPattern = /\bv\d+(?=[=,])/

function otherVersions(supply: Supply): readonly Probe[] {
  const [place] = supply.scheme.proofs
  const versions = ['v0', 'v2', 'v1a', 'v']
  const probe = (label: string, write: (value: string, wrong: string) => string) =>
    forgery(supply, label, (sample) => {
      const value = readProof(sample, place)
      // Where the label is the same text in each signature, it tells nothing.
      if (!supply.scheme.isList || !versionPattern.test(value)) return undefined
      return writeProof(sample, place, write(value, readProof(withWrongMac(supply, sample, 0), place)))
    })
  return versions.flatMap((version) => [
    probe(`the signature as ${version}`, (value) => value.replace(versionPattern, version)),
    probe(`a wrong signature, and the right one as ${version}`, (value, wrong) =>
      beside(wrong, version, value.replace(/^.*\bv\d+[=,]/, '')),
    ),
    probe(`a wrong signature, and any other as ${version}`, (_value, wrong) => beside(wrong, version, 'AAAA')),
  ])
}

const algorithmValue = /^(?:hmac[-_]?)?(?:sha-?\d+|md5|[HRE]S\d{3}|ed25519)(?:with\w+)?$/i
const guessedNames = [
  'X-Signature-Algorithm',
  'X-Webhook-Algorithm',
  'X-Signature-Method',
  'X-Algorithm',
  'X-Signature-Version',
]

// The vendor's own header that names an algorithm, or else common names.
async function algorithmHeaders(supply: Supply, field: Field): Promise<readonly Probe[]> {
  const { headers } = await supply.genuine()
  const own = headers.filter(
    ([name, value]) => algorithmValue.test(value) || /alg(?:orithm)?$|signature-(?:method|type|version)$/i.test(name),
  )
  const names = own.length > 0 ? own.map(([name]) => name) : guessedNames
  const named = (sample: Sample, algorithm: string) =>
    withHeaders(sample, Object.fromEntries(names.map((name) => [name, algorithm])))
  const values = ['none', 'None', 'null', 'plain', 'identity', '']
  const sign = await learnSignedText(supply, field.secret)
  return [
    ...values.flatMap((value) => [
      forgery(supply, `the algorithm ${JSON.stringify(value)}, no signature`, (sample) =>
        named(withoutProofs(supply, sample), value),
      ),
      forgery(supply, `the algorithm ${JSON.stringify(value)}, an empty signature`, (sample) => {
        const empty = withProof(supply, sample, () => '')
        return named(empty, value)
      }),
      forgery(supply, `the algorithm ${JSON.stringify(value)}, a wrong signature`, (sample) =>
        named(withWrongMac(supply, sample, 0), value),
      ),
    ]),
    // A plain hash of the body needs no key.
    ...['sha256', 'SHA-256', 'sha1', 'md5', 'crc32'].map((value) =>
      forgery(supply, `the algorithm ${value}, a hash without a key`, async (sample) => {
        const text = await hexDigest(value.endsWith('1') ? 'SHA-1' : 'SHA-256', sample.body)
        const hashed = withMac(supply, sample, () => text)
        return named(hashed, value)
      }),
    ),
    ...(sign === undefined ? [] : ['sha1', 'hmac-sha1', 'SHA1', 'HS1']).map((value) =>
      forgery(supply, `the algorithm ${value}, with its signature`, async (sample) => {
        const mac = await sign?.(sample, 'sha1')
        const signed = withMac(supply, sample, () => mac ?? '')
        return named(signed, value)
      }),
    ),
  ]
}

async function hexDigest(hash: string, body: Uint8Array): Promise<string> {
  return encode(new Uint8Array(await crypto.subtle.digest(hash, new Uint8Array(body))), 'hex')
}
