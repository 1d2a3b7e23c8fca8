import { headerValues } from '../../../../core/request/headers.js'
import { type Sample, withBody, withHeaders } from '../../../../testing/sample.js'
import { type AttackCase, type Field, readsOtherBytes } from '../../attack-case.js'
import { forgery, genuineProbe, mustAccept, type Probe } from '../../probing/probes.js'
import { flipAll } from '../../scheme/forge.js'
import { replaceText } from '../../scheme/fresh-id.js'
import { addField, enlarge, jsonOf, layOut } from '../../scheme/payload-edits.js'
import { readMac, readProof, replaceMac, writeProof } from '../../scheme/proof-place.js'
import type { Supply } from '../../scheme/supply.js'

const severity = 'serious'

/** The genuine deliveries themselves: without them, no refusal proves anything. */
export const genuineSamples: AttackCase = {
  id: 'genuine.samples',
  rule: 'Accepts every sample event',
  defect: 'Refuses genuine deliveries',
  why: 'A refused delivery is retried, dropped or counted towards disabling the endpoint.',
  severity: 'critical',
  fix: 'raw-body',
  causes: readsOtherBytes,
  plan: mustAccept((supply) => supply.events.map((event) => genuineProbe(supply, `event ${event}`, { event }))),
}

/** Genuine deliveries with unusual contents. Each must be answered 2xx. */
export const genuineCases: readonly AttackCase[] = [
  genuineSamples,
  {
    id: 'genuine.unicode',
    rule: 'Accepts bodies with any Unicode text, escaped or not',
    defect: 'Refuses deliveries with Unicode text or escapes',
    why: 'A body that is decoded and written again has other bytes than those that were signed.',
    references: ['probot/smee-client#293'],
    severity,
    fix: 'raw-body',
    causes: ['genuine.samples', ...readsOtherBytes, 'genuine.unknown-fields'],
    plan: mustAccept(unicodeProbes),
  },
  {
    id: 'genuine.layout',
    rule: 'Accepts JSON in any layout and key order',
    defect: 'Refuses deliveries whose JSON is laid out differently',
    why: 'A signature over re-serialised JSON fits only the layout of that serialiser.',
    references: ['probot/smee-client#325'],
    severity,
    fix: 'raw-body',
    causes: ['genuine.samples', ...readsOtherBytes],
    plan: mustAccept(layoutProbes),
  },
  {
    id: 'genuine.numbers',
    rule: 'Accepts numbers that JavaScript would write differently',
    defect: 'Refuses deliveries with large or unusually written numbers',
    why: 'JSON.parse rounds 12345678901234567890 and writes 1.0 as 1.',
    severity,
    fix: 'raw-body',
    causes: ['genuine.samples', ...readsOtherBytes, 'genuine.layout', 'genuine.unknown-fields'],
    plan: mustAccept((supply) =>
      ['12345678901234567890', '1.0', '1E+2', '-0', '0.1e-5'].map((number) =>
        genuineProbe(supply, `the number ${number}`, { change: (sample) => addField(sample, 'probe', number) }),
      ),
    ),
  },
  {
    id: 'genuine.large-body',
    rule: 'Accepts a large body within the limit of the vendor',
    defect: 'Refuses large deliveries',
    why: 'Default limits of body parsers, often 100 KB, are below what vendors send.',
    severity,
    fix: 'limit',
    causes: ['genuine.samples', ...readsOtherBytes, 'genuine.unknown-fields', 'genuine.segments'],
    plan: mustAccept((supply, field) => [
      genuineProbe(supply, `a body of ${field.largeBodyBytes} bytes`, {
        change: (sample) => enlarge(sample, field.largeBodyBytes),
      }),
    ]),
  },
  {
    id: 'genuine.unknown-fields',
    rule: 'Accepts fields that it does not know',
    defect: 'Refuses deliveries with new fields',
    why: 'Vendors add fields without notice.',
    severity,
    fix: 'unknown',
    causes: ['genuine.samples', ...readsOtherBytes],
    plan: mustAccept((supply) => [
      genuineProbe(supply, 'a new field', {
        change: (sample) => addField(sample, 'webhook_receiver_probe', '"new"', 'new'),
      }),
      genuineProbe(supply, 'a new header', {
        change: (sample) => withHeaders(sample, { 'X-Webhook-Receiver-Probe': 'new' }),
      }),
    ]),
  },
  {
    id: 'genuine.unknown-event',
    rule: 'Acknowledges events that it does not know',
    defect: 'Refuses events that it does not know',
    why: 'Vendors add events; an endpoint that refuses them is retried and finally disabled.',
    severity,
    fix: 'unknown',
    causes: ['genuine.samples', ...readsOtherBytes],
    plan: mustAccept(unknownEventProbes),
  },
  {
    id: 'genuine.content-type',
    rule: 'Accepts Content-Type with a parameter',
    defect: 'Compares the whole Content-Type',
    why: 'A charset parameter does not change the media type.',
    severity,
    fix: 'media-type',
    causes: ['genuine.samples', ...readsOtherBytes],
    plan: mustAccept((supply) => [contentTypeProbe(supply, (type) => `${type.split(';')[0]}; charset=utf-8`)]),
  },
  {
    id: 'genuine.several-signatures',
    rule: 'Accepts a delivery if any of its signatures fits',
    defect: 'Reads only one of several signatures',
    why: 'While a secret is rolled, vendors send one signature for each secret, in any order.',
    references: ['Stripe: up to 24 hours of two v1 signatures', 'Standard Webhooks: a list of signatures'],
    severity,
    fix: 'signature-list',
    causes: ['genuine.samples', ...readsOtherBytes],
    plan: mustAccept(severalSignatures),
  },
  {
    id: 'genuine.older-secret',
    rule: 'Accepts the older secret during rotation',
    defect: 'Refuses the older secret',
    why: 'Deliveries that were signed before a rotation are still retried.',
    severity,
    fix: 'rotation',
    // The reference knows the newest secret only.
    plan: mustAccept(olderSecrets, async () => true),
  },
]

function olderSecrets(supply: Supply, { olderSenders }: Field): readonly Probe[] | string {
  if (olderSenders.length === 0) return 'only one secret was given'
  return olderSenders.map((sender, index) => genuineProbe(supply, `signed with secret ${index + 2}`, { sender }))
}

function unicodeProbes(supply: Supply): readonly Probe[] {
  const texts: readonly (readonly [label: string, json: string, form: string])[] = [
    ['letters, an emoji and U+2028', '"Zoë — 日本 😀 \u2028"', 'Zoë — 日本 😀'],
    ['escapes', String.raw`"\u00e9\u20ac\ud83d\ude00\/\b"`, 'é€'],
    ['a decomposed letter', '"e\u0301 Å Å"', 'e\u0301'],
    ['a signed U+FFFD', '"\ufffd"', '\ufffd'],
    ['markup', '"<b>&amp;</b> $& $$ %s %00"', '<b>&amp;</b> $& $$'],
  ]
  return texts.map(([label, json, form]) =>
    genuineProbe(supply, label, { change: (sample) => addField(sample, 'probe', json, form) }),
  )
}

function layoutProbes(supply: Supply): readonly Probe[] {
  const layouts: readonly (readonly [label: string, write: (payload: object) => string])[] = [
    ['two spaces', (payload) => JSON.stringify(payload, null, 2)],
    ['tabs and CRLF', (payload) => JSON.stringify(payload, null, '\t').replaceAll('\n', '\r\n')],
    ['keys reversed', (payload) => JSON.stringify(Object.fromEntries(Object.entries(payload).reverse()))],
    ['white space around it', (payload) => `\n ${JSON.stringify(payload)} \n`],
  ]
  return layouts.map(([label, write]) => genuineProbe(supply, label, { change: (sample) => layOut(sample, write) }))
}

function contentTypeProbe(supply: Supply, write: (type: string) => string): Probe {
  const change = (sample: Sample) => {
    const [type] = headerValues(sample, 'content-type')
    return type === undefined ? undefined : withHeaders(sample, { 'Content-Type': write(type) })
  }
  return genuineProbe(supply, 'another spelling of Content-Type', { change })
}

// The name of an event is in a header or in the body, whole or in parts.
function unknownEventProbes(supply: Supply): readonly Probe[] {
  const [event = ''] = supply.events
  const pieces = [event, ...event.split('.'), ...event.split('.').slice(1)].filter((piece) => piece.length > 3)
  const rename = (sample: Sample): Sample | undefined => {
    const body = jsonOf(sample) ?? new TextDecoder().decode(sample.body)
    const found = pieces.find(
      (piece) => sample.headers.some(([, value]) => value === piece) || body.includes(`:"${piece}"`),
    )
    if (found === undefined) return undefined
    const to = 'webhook_receiver_probe'
    const inHeaders = sample.headers.some(([, value]) => value === found)
    if (!inHeaders) return withBody(sample, body.replace(`:"${found}"`, `:"${to}"`))
    const { headers } = replaceText(sample, found, to)
    return { ...sample, headers }
  }
  const probe = genuineProbe(supply, 'an unknown event', { change: rename })
  return [
    {
      ...probe,
      async make() {
        const sample = await probe.make()
        const found = sample && (await supply.read(sample))
        return found !== undefined && !supply.events.includes(found.event) ? sample : undefined
      },
    },
  ]
}

// The forms of lists of signatures; those that the vendor does not know are left out.
function severalSignatures(supply: Supply): readonly Probe[] {
  const [place] = supply.scheme.proofs
  const wrong = flipAll
  const forms: readonly (readonly [label: string, write: (value: string, element: string) => string])[] = [
    ['a wrong signature after it', (value, element) => `${value} ${element}`],
    ['a wrong signature before it', (value, element) => `${element} ${value}`],
    ['a wrong signature after it', (value, element) => `${value},${element}`],
    ['a wrong signature before it', (value, element) => value.replace(/(?=v1=)/, () => `${element},`)],
    ['a signature of an unknown version before it', (value) => `v9,AAAA ${value}`],
    ['a signature of an unknown version after it', (value) => `${value},v9=00`],
  ]
  return forms.map(([label, write]) =>
    forgery(supply, label, (sample) => {
      const value = readProof(sample, place)
      const element = (value.includes(' ') ? value : replaceMac(value, place, wrong)).split(/[,\s]/).at(-1) ?? ''
      const labelled = /^v\d+,/.test(value) ? replaceMac(value, place, wrong) : element
      return readMac(value, place) === '' ? undefined : writeProof(sample, place, write(value, labelled))
    }),
  )
}
