import { type Sample, withHeaders } from '../../../../testing/sample.js'
import { type AttackCase, type Field, verifiesNothing } from '../../attack-case.js'
import { forgery, mustRefuse, type Probe } from '../../probing/probes.js'
import { type JwtHeader, jwtOf, type SignJwt, signHs256, strangerKeys, withJwt } from '../../scheme/json-web-token.js'
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

const common = { severity: 'critical', fix: 'keys', causes: verifiesNothing } as const satisfies Partial<AttackCase>

/** Forgeries that name or bring the key of a stranger. Each must be refused. */
export const namedKeyCases: readonly AttackCase[] = [
  {
    ...common,
    id: 'forged.unknown-key',
    rule: 'Refuses key ids that it does not know',
    defect: 'Accepts signatures with an unknown key id',
    why: 'The sender writes the key id: it may name no key, a file that everyone has, or a property of every object.',
    references: ['RFC 8725, section 3.10'],
    plan: mustRefuse(unknownKeys),
  },
  {
    ...common,
    id: 'forged.own-key',
    rule: 'Takes no key from the request',
    defect: 'Verifies with the key that the request brings',
    why: 'Anyone can sign with an own key and put its public half beside the signature.',
    references: ['CVE-2018-0114'],
    plan: mustRefuse(async (supply) => {
      const jwt = await jwtOf(supply)
      if (jwt === undefined) return 'the vendor sends no JSON Web Token'
      const { alg, jwk, sign } = await strangerKeys(jwt)
      return [jwtProbe(supply, 'its own key in jwk', { alg, jwk }, sign)]
    }),
  },
]

const parents = '../../../../../../../..'
const devNull = `${parents}/dev/null`
const unknownIds = ['unknown', '', '__proto__', 'constructor', devNull, 'https://keys.example/jwks.json']

// Files whose contents everyone knows. HMAC pads keys with zero bytes, so a key of one zero byte is an empty file.
const knownFiles: readonly (readonly [path: string, contents: string])[] = [
  [devNull, '\0'],
  ['/dev/null', '\0'],
  [`${parents}/proc/sys/kernel/ostype`, 'Linux\n'],
  [`${parents}/proc/sys/kernel/ostype`, 'Linux'],
]

const keyIdPattern = /(?<=\bkey-?id=|\bkid=)"?[^",;\s]*"?/i
const keyIdName = /(?<!idempotency[-_]?)(key|secret)([-_]?(id|name|version))?$|\bkid$/i

async function unknownKeys(supply: Supply): Promise<readonly Probe[] | string> {
  const jwt = await jwtOf(supply)
  if (jwt !== undefined) return jwtProbes(supply, jwt)
  const stranger = await supply.stranger()
  const { headers } = await supply.genuine()
  const isNamed = headers.some(([name, value]) => isKeyId(supply, name) || keyIdPattern.test(value))
  if (stranger === undefined || !isNamed) {
    return 'the vendor sends no key id'
  }
  const files =
    supply.credential === 'secret'
      ? await Promise.all(
          knownFiles.map(async ([path, contents]) => ({ path, sender: await supply.stranger(contents) })),
        )
      : []
  const ids = unknownIds.map((path) => ({ path, sender: stranger }))
  return [...ids, ...files].flatMap(({ path, sender }) => {
    if (sender === undefined) return []
    // The signer may write the key id, or sign it.
    const change = (sample: Sample) => withKeyId(supply, sample, path)
    return [forgery(supply, `the key id ${JSON.stringify(path)}`, change, { sender, change })]
  })
}

async function jwtProbes(supply: Supply, jwt: JwtHeader): Promise<readonly Probe[]> {
  const { alg, sign } = await strangerKeys(jwt)
  return [
    ...unknownIds.map((kid) => jwtProbe(supply, `kid ${JSON.stringify(kid)}`, { alg, kid }, sign)),
    jwtProbe(supply, 'kid of an empty file', { alg: 'HS256', kid: devNull }, signHs256('\0')),
    jwtProbe(supply, 'kid that selects its key', { alg: 'HS256', kid: "x' UNION SELECT 'attack" }, signHs256('attack')),
  ]
}

function jwtProbe(supply: Supply, label: string, change: JwtHeader, sign: SignJwt): Probe {
  return forgery(supply, label, (sample) => withJwt(supply, sample, (header) => ({ ...header, ...change }), sign))
}

// A token in a header such as `X-Api-Key` is the proof itself.
function isKeyId({ scheme: { proofs } }: Supply, name: string): boolean {
  return keyIdName.test(name) && !proofs.some((place) => place.name === name)
}

function withKeyId(supply: Supply, sample: Sample, id: string): Sample {
  const write = (value: string) => value.replace(keyIdPattern, (old) => (old.startsWith('"') ? `"${id}"` : id))
  const headers = sample.headers.map(([name, value]) => [name, isKeyId(supply, name) ? id : write(value)] as const)
  return withHeaders(sample, Object.fromEntries(headers))
}
