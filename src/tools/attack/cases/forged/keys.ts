import type { AttackCase } from '../../attack-case.js'
import type { Field } from '../../field.js'
import { verifiesNothing } from '../../probing/causes.js'
import { forgery, mustRefuse, type Probe } from '../../probing/probes.js'
import type { Supply } from '../../scheme/supply.js'

const severity = 'critical'

/** Requests that are signed with a key that anyone knows. Each must be refused. */
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
    plan: mustRefuse((supply, field) => guessedSecrets(supply, field, ['\0', `whsec_${btoa('\0'.repeat(32))}`])),
  },
  {
    id: 'forged.default-secret',
    rule: 'Refuses signatures made with secrets that anyone can guess',
    defect: 'Accepts signatures made with a secret that anyone can guess',
    why: 'An unset variable becomes a text, and an example of the documentation stays in the configuration.',
    references: ['CVE-2026-21894'],
    severity,
    fix: 'secret',
    causes: verifiesNothing,
    plan: mustRefuse((supply, field) => guessedSecrets(supply, field, knownSecrets)),
  },
]

// Texts of unset variables, what people write first, and secrets that documentation of vendors shows.
const knownSecrets = [
  'undefined',
  'null',
  'None',
  'nil',
  'false',
  '[object Object]',
  'NaN',
  '${WEBHOOK_SECRET}',
  'secret',
  'changeme',
  'test',
  'password',
  'webhook-secret',
  'your-webhook-secret',
  'your_webhook_secret',
  "It's a Secret to Everybody",
  '8f742231b10e8888abcd99yyyzzz85a5',
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
]

async function guessedSecrets(supply: Supply, field: Field, secrets: readonly string[]): Promise<readonly Probe[]> {
  const guesses = secrets.filter((secret) => secret !== field.secret)
  const senders = await Promise.all(guesses.map((secret) => supply.stranger(secret)))
  return senders.flatMap((sender, index) =>
    sender === undefined
      ? []
      : [forgery(supply, `signed with ${JSON.stringify(guesses[index])}`, (sample) => sample, { sender })],
  )
}
