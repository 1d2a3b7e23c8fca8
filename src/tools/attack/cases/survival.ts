import { type Sample, withBody, withHeaders } from '../../../testing/sample.js'
import type { AttackCase, Field, Plan } from '../attack-case.js'
import { forgery, genuineProbe, judge, survive } from '../probing/probes.js'
import { withoutProofs, withProof } from '../scheme/forge.js'
import { addField, editBytes, gzip } from '../scheme/payload-edits.js'
import type { Supply } from '../scheme/supply.js'
import { type Exchange, isAccepted } from '../wire/exchange.js'

const severity = 'serious'

/** Hostile requests. Whatever the answer is, a genuine delivery must pass afterwards. */
export const survivalCases: readonly AttackCase[] = [
  {
    id: 'survival.odd-signatures',
    rule: 'Survives malformed signatures',
    defect: 'Fails on malformed signatures',
    why: 'A length that differs or a decoder that throws must not end the process.',
    references: ['CVE-2023-50728', 'Dokploy issue 4275'],
    severity,
    fix: 'errors',
    plan: survive((supply) =>
      oddSignatures.map(([label, value]) =>
        forgery(supply, `the signature is ${label}`, (sample) => withProof(supply, sample, () => value)),
      ),
    ),
  },
  {
    id: 'survival.odd-json',
    rule: 'Survives signed bodies that are not objects',
    defect: 'Fails on signed bodies that are not objects',
    why: 'A handler that reads a field of null throws, perhaps outside of any catch.',
    references: ['CVE-2023-50728'],
    severity,
    fix: 'errors',
    plan: survive((supply) =>
      ['null', '[]', '0', '""', '', '{}', '{"type":null}', '[null]', '{'].map((body) =>
        genuineProbe(supply, `the signed body ${JSON.stringify(body)}`, { change: (sample) => withBody(sample, body) }),
      ),
    ),
  },
  {
    id: 'survival.prototype-keys',
    rule: 'Survives keys such as __proto__',
    defect: 'Fails on keys such as __proto__',
    why: 'Merged into other objects, these keys change all objects of the process.',
    references: ['CVE-2022-24999', 'CVE-2023-26920'],
    severity: 'critical',
    fix: 'prototype',
    plan: survive((supply) =>
      [
        ['__proto__', '{"status":500,"toString":1,"then":1}'],
        ['constructor', '{"prototype":{"status":500,"then":1}}'],
        ['toString', 'null'],
      ].flatMap(([name = '', value = '']) => {
        const change = (sample: Sample) => addField(sample, name, value)
        return [
          genuineProbe(supply, `a signed ${name}`, { change }),
          forgery(supply, `an unsigned ${name}`, (sample) => change(withoutProofs(supply, sample))),
        ]
      }),
    ),
  },
  {
    id: 'survival.deep-json',
    rule: 'Survives deeply nested JSON',
    defect: 'Fails on deeply nested JSON',
    why: 'Recursion over 50,000 levels overflows the stack.',
    severity,
    fix: 'depth',
    plan: survive((supply) => {
      const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
      return [
        forgery(supply, 'unsigned', (sample) => withBody(withoutProofs(supply, sample), deep)),
        genuineProbe(supply, 'signed', { change: (sample) => addField(sample, 'probe', deep) }),
      ]
    }),
  },
  {
    id: 'survival.invalid-utf8',
    rule: 'Survives bodies that are not UTF-8',
    defect: 'Fails on bodies that are not UTF-8',
    why: 'Strict decoders throw, and databases refuse lone surrogates and NUL.',
    severity,
    fix: 'errors',
    plan: survive((supply) => {
      const broken = (sample: Sample) => editBytes(sample, (bytes) => Uint8Array.of(0xff, 0xc0, ...bytes, 0xed, 0xa0))
      return [
        forgery(supply, 'unsigned', (sample) => broken(withoutProofs(supply, sample))),
        genuineProbe(supply, 'signed', { change: broken }),
        genuineProbe(supply, 'a signed lone surrogate', {
          change: (sample) => addField(sample, 'probe', '"\\ud800\\u0000"'),
        }),
      ]
    }),
  },
  {
    id: 'survival.long-values',
    rule: 'Survives long keys, ids and lists',
    defect: 'Fails on long keys or lists',
    why: 'An id of 60 KB is too long for the key of a database.',
    severity,
    fix: 'limit',
    plan: survive((supply) => [
      genuineProbe(supply, 'a key of 60 KB', { change: (sample) => addField(sample, 'k'.repeat(60_000), '1') }),
      genuineProbe(supply, 'a list of 30,000 items', {
        change: (sample) => addField(sample, 'probe', `[${'1,'.repeat(29_999)}1]`),
      }),
      forgery(supply, 'a form of 20,000 fields', (sample) =>
        withBody(
          withHeaders(withoutProofs(supply, sample), { 'Content-Type': 'application/x-www-form-urlencoded' }),
          'a=1&'.repeat(20_000),
        ),
      ),
    ]),
  },
  {
    id: 'survival.compressed',
    rule: 'Reads or refuses compressed bodies',
    defect: 'Fails on compressed bodies',
    why: 'A few vendors compress if they are asked to, and proxies do; a decoder that throws must lead to a refusal.',
    references: ['RFC 9110, section 15.5.16: 415 for a content coding that is not supported'],
    severity: 'minor',
    fix: 'compressed',
    causes: ['answers.server-error'],
    plan: compressed,
  },
  {
    id: 'survival.xml-bomb',
    rule: 'Survives XML with nested entities',
    defect: 'Fails on XML with nested entities',
    why: 'Ten entities of ten references each grow to gigabytes.',
    references: ['CVE-2026-26278'],
    severity,
    fix: 'xml',
    plan: survive((supply) => [
      forgery(supply, 'unsigned XML', (sample) =>
        withBody(withHeaders(withoutProofs(supply, sample), { 'Content-Type': 'application/xml' }), xmlBomb()),
      ),
    ]),
  },
]

// 2xx and 4xx are right: which of them depends on whether the endpoint decodes, and before or after it verifies.
async function compressed(supply: Supply, { runner }: Field): Promise<Plan> {
  const gzipped = async (sample: Sample) => {
    const zipped = await gzip(new Uint8Array(sample.body))
    return withBody(withHeaders(sample, { 'Content-Encoding': 'gzip' }), zipped)
  }
  const cut = async (sample: Sample) => {
    const zipped = await gzipped(sample)
    return withBody(zipped, zipped.body.subarray(0, zipped.body.length >> 1))
  }
  const encoded = (encoding: string) => async (sample: Sample) => withHeaders(sample, { 'Content-Encoding': encoding })
  const forms: readonly (readonly [label: string, write: (sample: Sample) => Promise<Sample>])[] = [
    ['a genuine body, compressed after it was signed', gzipped],
    ['a compressed body that is cut', cut],
    ['a plain body that is called gzip', encoded('gzip')],
    ['a plain body that is called br', encoded('br')],
    ['an unknown coding', encoded('probe')],
  ]
  return {
    requests: forms.length + 1,
    run: async () => {
      const exchanges: Exchange[] = []
      for (const [label, write] of forms) {
        exchanges.push(await runner.send(label, runner.toWire(await write(await supply.genuine()))))
      }
      const wrong = exchanges.filter(({ arrival }) => arrival.kind !== 'answer' || arrival.answer.status >= 500)
      const after = await runner.send('a genuine delivery afterwards', runner.toWire(await supply.genuine()))
      return judge(isAccepted(after.arrival) ? wrong : [...wrong, after], exchanges.length + 1, 'failed')
    },
  }
}

const oddSignatures: readonly (readonly [label: string, value: string])[] = [
  ['one character', '='],
  ['a prefix only', 'sha256='],
  ['no hex', 'sha256=zz'],
  ['odd hex', 'sha256=abc'],
  ['not ASCII', `sha256=${'\u00ff'.repeat(64)}`],
  ['commas', ',,,,'],
  ['an element without a value', 't=,v1=,v1'],
  ['a JWT without segments', 'Bearer ..'],
  ['8 KB', 'a'.repeat(8_000)],
  ['toString', '__proto__=toString'],
]

function xmlBomb(): string {
  const names = 'abcdefghij'.split('')
  const entities = names.map((name, index) => {
    const value = index === 0 ? 'x'.repeat(10) : `&${names[index - 1]};`.repeat(10)
    return `<!ENTITY ${name} "${value}">`
  })
  return `<?xml version="1.0"?><!DOCTYPE r [${entities.join('')}]><r>&j;</r>`
}
