import { type Sample, withBody, withHeaders } from '../../../../testing/sample.js'
import { type AttackCase, comparesNothing, readsOtherBytes, verifiesNothing } from '../../attack-case.js'
import { forgery, mustRefuse, type Probe } from '../../probing/probes.js'
import { withoutProofs, withWrongMac } from '../../scheme/forge.js'
import { jsonOf } from '../../scheme/payload-edits.js'
import { isForm } from '../../scheme/proof-place.js'
import type { Supply } from '../../scheme/supply.js'
import { handshakes } from '../genuine/handshake.js'

const severity = 'critical'

/** Forgeries of the vendor's less common requests: other events, handshakes and forms. Each must be refused. */
export const variantCases: readonly AttackCase[] = [
  {
    id: 'forged.handshake',
    rule: 'Answers no handshake without its proof',
    defect: 'Answers handshakes that are not signed',
    why: 'A stranger registers the endpoint, and learns that a handshake skips the verification.',
    severity: 'serious',
    fix: 'verify-first',
    causes: verifiesNothing,
    plan: mustRefuse(unsignedHandshake),
  },
  {
    id: 'forged.other-event',
    rule: 'Verifies every event',
    defect: 'Does not verify some events',
    why: 'A test event or a ping that is answered before the verification is a way around it.',
    severity,
    fix: 'verify-first',
    causes: [...verifiesNothing, 'forged.handshake'],
    plan: mustRefuse((supply) =>
      supply.events.slice(1, 25).flatMap((event) => [
        forgery(supply, `the event ${event} without a signature`, (sample) => withoutProofs(supply, sample), { event }),
        forgery(supply, `the event ${event} with a wrong signature`, (sample) => withWrongMac(supply, sample, 0), {
          event,
        }),
      ]),
    ),
  },
  {
    id: 'forged.unsigned-form',
    rule: 'Verifies forms',
    defect: 'Does not verify form-encoded deliveries',
    why: 'Vendors send JSON or a form with the JSON in a field, and an endpoint must verify both.',
    references: ['GitHub: application/x-www-form-urlencoded is the default of a new webhook'],
    severity,
    fix: 'verify-first',
    causes: [...verifiesNothing, 'forged.content-type'],
    plan: mustRefuse((supply) =>
      [...formFields, ''].map((name) =>
        forgery(supply, `an unsigned form${name === '' ? '' : ` with the field ${name}`}`, (sample) =>
          toForm(withoutProofs(supply, sample), name),
        ),
      ),
    ),
  },
  {
    id: 'forged.decoded-form',
    rule: 'Verifies the bytes of a form',
    defect: 'Decodes a form before it verifies',
    why: 'The signature is of the encoded bytes: genuine forms fail, and different bodies share a signature.',
    severity: 'serious',
    fix: 'raw-body',
    causes: [
      ...comparesNothing,
      ...readsOtherBytes,
      'forged.changed-body',
      'forged.content-type',
      'forged.unsigned-form',
    ],
    plan: mustRefuse((supply) => [
      ...formFields.map((name) =>
        forgery(supply, `the JSON is signed, and sent in the field ${name}`, (sample) => toForm(sample, name)),
      ),
      ...supply.events
        .slice(0, 25)
        .flatMap((event) => [
          forgery(supply, 'a form with %20 for a signed +', (sample) => rewriteForm(sample, escapeSpaces), { event }),
          forgery(supply, 'a form with other escapes', (sample) => rewriteForm(sample, escapeFirst), { event }),
        ]),
    ]),
  },
]

const formFields = ['payload', 'data', 'body']

// The JSON of a request in a field, or its own fields as a form.
function toForm(sample: Sample, name: string): Sample | undefined {
  const text = jsonOf(sample)
  if (text === undefined) return undefined
  const fields =
    name === '' ? Object.entries(JSON.parse(text)).map(([key, value]) => [key, toText(value)]) : [[name, text]]
  const form = withHeaders(sample, { 'Content-Type': 'application/x-www-form-urlencoded' })
  return withBody(form, new URLSearchParams(fields).toString())
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function rewriteForm(sample: Sample, write: (text: string) => string): Sample | undefined {
  if (!isForm(sample)) return undefined
  const text = new TextDecoder().decode(sample.body)
  const other = write(text)
  return other === text ? undefined : withBody(sample, other)
}

function escapeSpaces(text: string): string {
  return text.replaceAll('+', '%20')
}

// The first letter of the first value as an escape.
function escapeFirst(text: string): string {
  return text.replace(/=([a-z])/i, (_match, letter: string) => `=%${letter.charCodeAt(0).toString(16)}`)
}

function unsignedHandshake(supply: Supply): readonly Probe[] | string {
  const change = handshakes[supply.sender.provider.name]
  if (change === undefined) return 'the vendor has no signed handshake'
  const probe = (label: string, forge: (sample: Sample) => Sample) =>
    forgery(supply, label, async (sample) => forge(await supply.sender.sign(change(sample))))
  return [
    probe('a handshake without a signature', (sample) => withoutProofs(supply, sample)),
    probe('a handshake with a wrong signature', (sample) => withWrongMac(supply, sample, 0)),
  ]
}
