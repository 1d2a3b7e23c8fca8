import { type HeaderChanges, type Sample, withHeaders } from '../../../../testing/sample.js'
import { type AttackCase, type Field, type Plan, verifiesNothing } from '../../attack-case.js'
import { countEffects, delivery, forgery, mustRefuse, type Probe, sendProbes, verdict } from '../../probing/probes.js'
import { withoutProofs, withProof } from '../../scheme/forge.js'
import { surround } from '../../scheme/payload-edits.js'
import type { Supply } from '../../scheme/supply.js'

const severity = 'critical'
const causes = verifiesNothing

/** Forgeries that try to get around the verification. Each must be refused, and have no effect. */
export const aroundCases: readonly AttackCase[] = [
  {
    id: 'forged.forwarded-headers',
    rule: 'Does not trust forwarded headers',
    defect: 'Trusts X-Forwarded-* headers of strangers',
    why: 'Anyone can write these headers; an address in them proves nothing.',
    references: ['CVE-2026-28465', 'CVE-2026-29613', 'GHSA-rv63-4mwf-qqc2'],
    severity,
    fix: 'forwarded',
    causes,
    plan: mustRefuse((supply) => forwardedAddresses.map((headers) => unsigned(supply, headers))),
  },
  {
    id: 'forged.test-switch',
    rule: 'Has no switch that turns verification off',
    defect: 'Skips verification if the request asks for it',
    why: 'A switch for tests that works in production is open to anyone.',
    references: ['CVE-2014-10067'],
    severity,
    fix: 'test-switch',
    causes,
    plan: mustRefuse(testSwitches),
  },
  {
    id: 'forged.own-secret',
    rule: 'Takes no secret from the request',
    defect: 'Takes the secret from the request',
    why: 'A sender that chooses the key can sign everything.',
    references: ['CVE-2018-0114'],
    severity,
    fix: 'secret',
    causes,
    plan: mustRefuse(ownSecret),
  },
  {
    id: 'forged.content-type',
    rule: 'Verifies every content type',
    defect: 'Skips verification for another content type',
    why: 'The sender chooses the content type, and with it the parser.',
    references: ['CVE-2026-21858'],
    severity,
    fix: 'verify-first',
    causes,
    plan: mustRefuse((supply) =>
      contentTypes.map((type) =>
        forgery(supply, `unsigned, as ${type ?? 'no type'}`, (sample) =>
          withHeaders(withoutProofs(supply, sample), { 'Content-Type': type }),
        ),
      ),
    ),
  },
  {
    id: 'forged.other-vendor',
    rule: 'Ignores signature headers of other vendors',
    defect: 'Accepts the signature header of another vendor',
    why: 'A fallback to a generic header accepts what the vendor never sent.',
    severity,
    fix: 'verify',
    causes,
    plan: mustRefuse((supply) =>
      ['X-Signature', 'X-Hub-Signature-256', 'Authorization', 'X-Webhook-Signature', 'X-Api-Key'].map((name) =>
        unsigned(supply, { [name]: name === 'Authorization' ? 'Bearer test' : `sha256=${'0'.repeat(64)}` }),
      ),
    ),
  },
  {
    id: 'forged.effect',
    rule: 'Has no effect before it verifies',
    defect: 'Acts on deliveries before it verifies them',
    why: 'A refusal does not undo what was done before it.',
    references: ['CVE-2026-32980'],
    severity,
    needs: ['observe'],
    fix: 'verify-first',
    causes: [...causes, 'forged.changed-signature', 'forged.truncated-signature'],
    plan: countEffects(noEffect),
  },
]

const forwardedAddresses: readonly HeaderChanges[] = [
  { 'X-Forwarded-For': '127.0.0.1' },
  { 'X-Real-IP': '127.0.0.1', 'X-Client-IP': '127.0.0.1', 'True-Client-IP': '::1' },
  { Forwarded: 'for=127.0.0.1;proto=https;host=localhost' },
  { 'X-Forwarded-For': '10.0.0.1, 127.0.0.1', 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded-Host': 'localhost', 'X-Original-Host': 'localhost' },
  // Addresses that GitHub and Stripe publish.
  { 'X-Forwarded-For': '140.82.112.1' },
  { 'X-Forwarded-For': '3.18.12.63' },
]

const contentTypes: readonly (string | undefined)[] = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'application/cloudevents+json',
  undefined,
]

function unsigned(supply: Supply, headers: HeaderChanges): Probe {
  return forgery(supply, `unsigned, with ${Object.keys(headers).join(', ')}`, (sample) =>
    withHeaders(withoutProofs(supply, sample), headers),
  )
}

function withQuery(sample: Sample, query: string): Sample {
  const url = new URL(sample.url)
  return { ...sample, url: `${url.origin}${url.pathname}?${query}` }
}

function testSwitches(supply: Supply): readonly Probe[] {
  const queries = ['test=1', 'test=true&debug=true', 'skip_verify=1&verify=false', 'mode=test&env=development']
  return [
    ...queries.map((query) =>
      forgery(supply, `unsigned, with ?${query}`, (sample) => withQuery(withoutProofs(supply, sample), query)),
    ),
    unsigned(supply, { 'X-Test': 'true', 'X-Debug': 'true', 'X-Test-Mode': '1', 'X-Skip-Verification': 'true' }),
    unsigned(supply, { 'X-Environment': 'development', 'X-Simulator': 'true', 'X-Internal': 'true' }),
  ]
}

async function ownSecret(supply: Supply, field: Field): Promise<readonly Probe[] | string> {
  const secret = 'webhook-receiver-probe-secret'
  const sender = await supply.stranger(secret)
  if (sender === undefined || field.secret === undefined) return 'the vendor shares no secret of this kind'
  const signed = (label: string, change: (sample: Sample) => Sample) => forgery(supply, label, change, { sender })
  return [
    signed('the secret in the query', (sample) => withQuery(sample, `secret=${secret}&token=${secret}&key=${secret}`)),
    signed('the secret in headers', (sample) =>
      withHeaders(sample, { 'X-Secret': secret, 'X-Webhook-Secret': secret, 'X-Signing-Secret': secret }),
    ),
  ]
}

function noEffect(supply: Supply, { runner }: Field): Plan {
  const ids: string[] = []
  const forge = (label: string, change: (sample: Sample) => Sample): Probe => ({
    label,
    async make() {
      const { sample, id } = await delivery(supply)
      ids.push(id)
      return change(sample)
    },
  })
  const probes = [
    forge('no signature', (sample) => withoutProofs(supply, sample)),
    forge('a wrong signature', (sample) => withProof(supply, sample, (value) => value.replace(/.{4}$/, 'AAAA'))),
    forge('a malformed signature', (sample) => withProof(supply, sample, () => '!')),
    forge('no signature, as PUT', (sample) => ({ ...withoutProofs(supply, sample), method: 'PUT' })),
    forge('no signature, with a space after the body', (sample) => surround(withoutProofs(supply, sample), '', ' ')),
  ]
  return sendProbes(runner, 'forge', probes, async (exchanges) => {
    const wrong = []
    for (const [index, id] of ids.entries()) {
      const exchange = exchanges[index]
      if (id === '' || exchange === undefined) continue
      // The first one waits for effects of all of them.
      const count = await runner.observe(id, (found) => found > 0, index === 0 ? 300 : 0)
      if (count > 0) wrong.push(exchange)
    }
    const detail = `${wrong.length} of ${exchanges.length} forgeries had an effect`
    return verdict(wrong.length === 0, detail, wrong)
  })
}
