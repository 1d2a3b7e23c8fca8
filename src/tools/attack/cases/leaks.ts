import { encode } from '../../../testing/signers/encode.js'
import type { AttackCase, Field, Plan } from '../attack-case.js'
import { forgery, sendProbes, verdict } from '../probing/probes.js'
import { flip, flipAll, macBytes, withMac, withoutProofs, withProof } from '../scheme/forge.js'
import { readMac, readProof } from '../scheme/proof-place.js'
import type { Supply } from '../scheme/supply.js'
import { bodyText, type Exchange } from '../wire/exchange.js'

/** Answers that tell a stranger what only the operator should know. */
export const leakCases: readonly AttackCase[] = [
  {
    id: 'answers.leaks-signature',
    rule: 'Never tells the expected signature',
    defect: 'Tells the expected signature',
    why: 'With the answer to one forgery, the next one is signed.',
    severity: 'critical',
    fix: 'constant-answer',
    plan: leaksSignature,
  },
  {
    id: 'answers.leaks-secret',
    rule: 'Never tells its secret',
    defect: 'Tells its secret',
    why: 'An error message or a debug page that shows the configuration gives everything away.',
    severity: 'critical',
    fix: 'constant-answer',
    plan: (supply, field) => {
      const { secret } = field
      if (secret === undefined || secret.length < 6) return 'no shared secret, or too short to recognise'
      return searchAnswers(supply, field, (text) => text.includes(secret))
    },
  },
  {
    id: 'answers.leaks-internals',
    rule: 'Never tells stack traces or paths',
    defect: 'Tells stack traces or paths of files',
    why: 'They tell a stranger which versions and files to attack.',
    severity: 'minor',
    fix: 'constant-answer',
    plan: (supply, field) => searchAnswers(supply, field, (text) => traces.some((trace) => trace.test(text))),
  },
]

// How stack traces look in Node, Python, Go, Ruby, PHP, Java and .NET.
const traces: readonly RegExp[] = [
  /\n[^\S\n]*\sat .{1,200}:\d+:\d/,
  /<br> ?(?:&nbsp; ?)+at /,
  /Traceback \(most recent call last\)/,
  /File &?"?[^"\n]{1,200}"?, line \d+/,
  /goroutine \d+ \[/,
  /\.rb:\d+:in [`']/,
  /(?:Fatal error|Warning|Notice)<?\/?b?>?: .{1,400} on line/,
  /Stack trace:\n?#0 /,
  /\bat [\w.$]+\([\w]+\.java:\d+\)/,
  / in [A-Z]:\\.{1,200}:line \d+/,
]

function textOf({ arrival }: Exchange): string {
  if (arrival.kind !== 'answer') return ''
  const headers = arrival.answer.headers.map(([name, value]) => `${name}: ${value}`).join('\n')
  return `${headers}\n\n${bodyText(arrival)}`
}

function leaksSignature(supply: Supply, { runner }: Field): Plan | string {
  const [place] = supply.scheme.proofs
  if (place.encoding === 'token') return 'the vendor sends a token'
  const forgeries: readonly ((mac: string) => string)[] = [
    flipAll,
    (mac) => flip(mac[0] ?? '') + mac.slice(1),
    () => '',
  ]
  return {
    requests: forgeries.length,
    run: async () => {
      const wrong: Exchange[] = []
      for (const write of forgeries) {
        const sample = await supply.genuine()
        const mac = readMac(readProof(sample, place), place)
        const forged = withMac(supply, sample, write)
        const exchange = await runner.forge('a wrong signature', runner.toWire(forged))
        if (spellingsOf(mac).some((text) => textOf(exchange).includes(text))) wrong.push(exchange)
      }
      return verdict(wrong.length === 0, `${wrong.length} answers tell the expected signature`, wrong)
    },
  }
}

function spellingsOf(mac: string): readonly string[] {
  const bytes = macBytes(mac)
  return bytes === undefined ? [mac] : [mac, ...encodings.map((encoding) => encode(bytes, encoding))]
}

const encodings = ['hex', 'base64', 'base64url'] as const

// Sends a few forgeries, so that the case works alone, and looks at the answers to all forgeries.
function searchAnswers(supply: Supply, { runner }: Field, isLeak: (text: string) => boolean): Plan {
  const probes = [
    forgery(supply, 'no signature', (sample) => withoutProofs(supply, sample)),
    forgery(supply, 'a wrong signature', (sample) =>
      withProof(supply, sample, (value) => value.replace(/.{4}$/, 'AAAA')),
    ),
    forgery(supply, 'a malformed signature', (sample) => withProof(supply, sample, () => 'sha256=zz')),
  ]
  return sendProbes(runner, 'forge', probes, () => {
    const found = runner.forged.filter((exchange) => isLeak(textOf(exchange)))
    return verdict(found.length === 0, `${found.length} of ${runner.forged.length} answers`, found)
  })
}
