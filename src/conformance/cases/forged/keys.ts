import { type Sample, withHeaders } from '../../../testing/sample.js'
import { encode } from '../../../testing/signers/encode.js'
import { computeHmac } from '../../../testing/signers/sign-hmac.js'
import type { AttackCase, Plan } from '../../attack-case.js'
import type { Field } from '../../field.js'
import { verifiesNothing } from '../../probing/causes.js'
import { forgery, mustRefuse, type Probe } from '../../probing/probes.js'
import { withMac, withoutProofs, withProof } from '../../scheme/forge.js'
import { readMac, readProof } from '../../scheme/proof-place.js'
import type { Supply } from '../../scheme/supply.js'

const severity = 'critical'

/** Requests that are signed with a key that anyone knows, or with a weaker algorithm. Each must be refused. */
export const keyCases: readonly AttackCase[] = [
  {
    id: 'forged.empty-secret',
    rule: 'Refuses signatures made with an empty secret',
    defect: 'Accepts signatures made with an empty secret',
    why: 'An unset secret becomes an empty key, with which anyone can sign.',
    references: ['CVE-2026-41432', 'CVE-2026-119037'],
    severity,
    fix: 'secret',
    causes: verifiesNothing,
    // HMAC pads keys with zero bytes, so a key of one zero byte is the empty key.
    plan: (supply, field) => guessedSecrets(supply, field, ['\0', `whsec_${btoa('\0'.repeat(32))}`]),
  },
  {
    id: 'forged.default-secret',
    rule: 'Refuses signatures made with texts of unset secrets',
    defect: 'Accepts signatures made with the text of an unset secret',
    why: 'An unset variable that is converted to text becomes a secret that anyone can guess.',
    references: ['CVE-2026-21894'],
    severity,
    fix: 'secret',
    causes: verifiesNothing,
    plan: (supply, field) =>
      guessedSecrets(supply, field, ['undefined', 'null', 'None', 'nil', 'false', 'secret', 'changeme']),
  },
  {
    id: 'forged.weaker-algorithm',
    rule: 'Refuses signatures of weaker algorithms',
    defect: 'Accepts signatures of a weaker algorithm',
    why: 'The sender must not choose the algorithm; SHA-1 and MD5 are obsolete.',
    references: ['CVE-2015-9235', 'CVE-2026-22817'],
    severity: 'serious',
    fix: 'algorithm',
    causes: verifiesNothing,
    plan: weakerAlgorithms,
  },
]

async function guessedSecrets(supply: Supply, field: Field, secrets: readonly string[]): Promise<Plan | string> {
  const guesses = secrets.filter((secret) => secret !== field.secret)
  const senders = await Promise.all(guesses.map((secret) => supply.stranger(secret)))
  const probes = senders.flatMap((sender, index) =>
    sender === undefined
      ? []
      : [forgery(supply, `signed with ${JSON.stringify(guesses[index])}`, (sample) => sample, { sender })],
  )
  return mustRefuse(supply, field, probes)
}

// Only where the signature is a plain HMAC of the body can it be made with another algorithm.
async function weakerAlgorithms(supply: Supply, field: Field): Promise<Plan | string> {
  const { secret } = field
  const [place] = supply.scheme.proofs
  const sample = await supply.genuine()
  const mac = readMac(readProof(sample, place), place)
  const encoding = place.encoding === 'hex' ? 'hex' : 'base64'
  const body = new Uint8Array(sample.body)
  if (secret === undefined || encode(await computeHmac(body, secret, 'sha256', 'attack'), encoding) !== mac) {
    return 'the vendor signs more than the body'
  }
  const sha1 = async (request: Sample) =>
    encode(await computeHmac(new Uint8Array(request.body), secret, 'sha1', 'attack'), encoding)
  const weaker = (label: string, write: (request: Sample, sha1: string) => Sample): Probe => ({
    label,
    async make() {
      const request = await supply.genuine()
      return write(request, await sha1(request))
    },
  })
  return mustRefuse(supply, field, [
    weaker('SHA-1 in the same header', (request, hash) => withMac(supply, request, () => hash)),
    weaker('SHA-1 in the same header, and named', (request, hash) => withProof(supply, request, () => `sha1=${hash}`)),
    weaker('SHA-1 alone in X-Hub-Signature', (request, hash) =>
      withHeaders(withoutProofs(supply, request), { 'X-Hub-Signature': `sha1=${hash}` }),
    ),
    weaker('the algorithm none', (request) => withProof(supply, request, () => 'none=')),
  ])
}
