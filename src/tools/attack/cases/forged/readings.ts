import { type Sample, withBody, withHeaders } from '../../../../testing/sample.js'
import { type AttackCase, type Field, type Plan, verifiesNothing } from '../../attack-case.js'
import { countEffects, delivery, forgery, mustRefuse, type Probe, verdict } from '../../probing/probes.js'
import { freshText } from '../../scheme/fresh-id.js'
import { jsonOf } from '../../scheme/payload-edits.js'
import { isForm, type ProofPlace, writeProof } from '../../scheme/proof-place.js'
import type { Supply } from '../../scheme/supply.js'

/** Forgeries that the verification and the handler may read differently. Each must be refused. */
export const readingCases: readonly AttackCase[] = [
  {
    id: 'forged.repeated-keys',
    rule: 'Refuses a signed body with repeated keys added',
    defect: 'Verifies one of two equal JSON keys and handles the other',
    why: 'RFC 8259 leaves open which of two equal keys counts. If the check reads another one than the handler, a stranger changes what is handled.',
    references: ['RFC 8259, section 4', 'CVE-2017-12635'],
    severity: 'critical',
    fix: 'one-reading',
    causes: [
      ...verifiesNothing,
      'forged.changed-body',
      'forged.other-body',
      'forged.appended-body',
      'forged.reserialised',
    ],
    plan: mustRefuse(async (supply) => repeatedKeys(supply, await supply.genuine())),
  },
  {
    id: 'forged.repeated-id',
    rule: 'Handles the id that it verified',
    defect: 'Verifies one of two equal ids and handles the other',
    why: 'If the handler reads another of two equal keys than the check, a stranger replaces what is handled.',
    references: ['RFC 8259, section 4', 'CVE-2017-12635'],
    severity: 'critical',
    needs: ['observe'],
    fix: 'one-reading',
    causes: [...verifiesNothing, 'forged.changed-body', 'forged.repeated-keys'],
    plan: countEffects(repeatedId),
  },
  {
    id: 'forged.typed-proof',
    rule: 'Refuses a proof that is no text',
    defect: 'Accepts a proof of another type',
    why: 'A loose comparison takes true, 0 or a list for equal to any text.',
    references: ['GitLab !260326', 'CWE-843'],
    severity: 'critical',
    fix: 'compare',
    causes: verifiesNothing,
    plan: mustRefuse(typedProofs),
  },
]

function repeatedKeys(supply: Supply, genuine: Sample): readonly Probe[] {
  const text = jsonOf(genuine)
  const payload: unknown = text === undefined ? undefined : JSON.parse(text)
  const entries = Object.entries(Object(payload)).slice(0, 12)
  return entries.flatMap(([key, value]) => {
    const field = (name: string) => `${name}:${JSON.stringify(otherValue(value))}`
    const escaped = `"\\u${key.charCodeAt(0).toString(16).padStart(4, '0')}${JSON.stringify(key.slice(1)).slice(1)}`
    const probe = (label: string, edit: (body: string) => string) =>
      forgery(supply, label, (sample) => {
        const body = jsonOf(sample)
        return body === undefined || !body.startsWith('{') ? undefined : withBody(sample, edit(body))
      })
    return [
      probe(`${key} again at the end`, (body) => body.replace(/\}\s*$/, () => `,${field(JSON.stringify(key))}}`)),
      probe(`${key} again at the beginning`, (body) => `{${field(JSON.stringify(key))},${body.slice(1)}`),
      probe(`${key} again at the end, escaped`, (body) => body.replace(/\}\s*$/, () => `,${field(escaped)}}`)),
    ]
  })
}

// Some schemes sign fields, so that an equal key beside a signed one passes the reference, which handles the signed one.
async function repeatedId(supply: Supply, { runner }: Field): Promise<Plan | string> {
  const make = async (isFirst: boolean) => {
    const { sample, id } = await delivery(supply)
    const text = jsonOf(sample) ?? ''
    const key = text.startsWith('{') && Object.entries(JSON.parse(text)).find(([, value]) => String(value) === id)?.[0]
    if (!key) return undefined
    const other = freshText(id, supply.random, 1)
    const field = `${JSON.stringify(key)}:${JSON.stringify(other)}`
    const forged = withBody(sample, isFirst ? `{${field},${text.slice(1)}` : text.replace(/\}\s*$/, () => `,${field}}`))
    const read = await supply.read(forged)
    return read === undefined || read.id === other ? undefined : { forged, other }
  }
  const places = [true, false]
  const fitting = (await Promise.all(places.map(make))).flatMap((made, index) => (made ? [places[index]] : []))
  if (fitting.length === 0) return 'the vendor signs nothing that this would break'
  return {
    requests: fitting.length,
    run: async () => {
      for (const isFirst of fitting) {
        const made = await make(isFirst === true)
        if (made === undefined) continue
        const exchange = await runner.forge('a second id beside the signed one', runner.toWire(made.forged))
        const count = await runner.observe(made.other, (found) => found > 0, 500)
        if (count > 0) return verdict(false, 'the id that was not signed had an effect', [exchange])
      }
      return verdict(true, 'only the signed id can have had an effect')
    },
  }
}

function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1_000
  if (typeof value === 'string') return `${value}0`
  return typeof value === 'boolean' ? !value : null
}

function typedProofs(supply: Supply): readonly Probe[] {
  return supply.scheme.proofs.flatMap((place): readonly Probe[] => {
    const { where, name } = place
    if (where === 'JSON field') {
      return [true, 0, 1, null, [], {}, ['']].map((value) =>
        forgery(supply, `${name} is ${JSON.stringify(value)}`, (sample) => withValue(sample, place, value)),
      )
    }
    if (where === 'header' || (where === 'form field' && supply.scheme.strength === 'signature')) return []
    return ['[]', '[a]'].map((end) =>
      forgery(supply, `${name}${end} instead of ${name}`, (sample) => renamed(sample, place, `${name}${end}`)),
    )
  })
}

// A text that does not occur is written first, and replaced by the value.
function withValue(sample: Sample, place: ProofPlace, value: unknown): Sample | undefined {
  const mark = 'webhook-receiver-mark'
  const marked = new TextDecoder().decode(writeProof(sample, place, mark).body)
  return withBody(
    sample,
    marked.replace(`"${mark}"`, () => JSON.stringify(value)),
  )
}

function renamed(sample: Sample, { where, name }: ProofPlace, to: string): Sample | undefined {
  const without = writeProof(sample, { where, name }, undefined)
  if (where === 'form field') {
    return isForm(sample) ? withBody(without, `${new TextDecoder().decode(without.body)}&${to}=x`) : undefined
  }
  const url = new URL(without.url)
  return { ...withHeaders(without, {}), url: `${url.href}${url.search === '' ? '?' : '&'}${to}=x` }
}
