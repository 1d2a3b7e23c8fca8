import { type Sample, withHeaders } from '../../../testing/sample.js'
import { type AttackCase, comparesNothing, verifiesNothing } from '../attack-case.js'
import { mustAccept, mustRefuse, mustRefuseAfter, type Probe } from '../probing/probes.js'
import { replaceTime, type SignedTime, showsTime, writeTime } from '../scheme/signed-time.js'
import type { Supply } from '../scheme/supply.js'

const needs = ['time'] as const
const hourMs = 3_600_000
const marginMs = 20_000

/** Genuine deliveries whose time is not that of their arrival. */
export const toleranceCase: AttackCase = {
  id: 'time.tolerance',
  rule: 'Accepts deliveries within the tolerance of the vendor',
  defect: 'Refuses deliveries within the tolerance of the vendor',
  why: 'Clocks differ, and slow networks delay deliveries.',
  severity: 'serious',
  needs,
  fix: 'tolerance',
  plan: mustAccept((supply) => [
    signedAt(supply, 'just inside the tolerance', marginMs - requireTime(supply).toleranceMs),
    signedAt(supply, 'a few seconds ahead', 5_000),
  ]),
}

/** Deliveries whose signed time is old, in the future or malformed. */
export const timeCases: readonly AttackCase[] = [
  {
    id: 'time.old',
    rule: 'Refuses deliveries that were signed long ago, with 4xx',
    defect: 'Does not refuse old deliveries',
    why: 'A delivery that was recorded once can be replayed at any time; one that is answered 5xx is sent again.',
    references: ['CVE-2026-28449'],
    severity: 'serious',
    needs,
    fix: 'tolerance',
    causes: comparesNothing,
    plan: mustRefuse(
      (supply) => [signedAt(supply, 'one hour old', -hourMs), signedAt(supply, 'a year old', -8766 * hourMs)],
      'with 4xx',
    ),
  },
  {
    id: 'time.future',
    rule: 'Refuses deliveries that were signed in the future',
    defect: 'Accepts times in the future',
    why: 'A delivery that is signed ahead stays valid until its time has come and gone.',
    references: ['stripe-node, @slack/bolt: only the past is checked'],
    severity: 'minor',
    needs,
    fix: 'tolerance',
    causes: [...comparesNothing, 'time.old'],
    plan: mustRefuse((supply) => [
      signedAt(supply, 'one hour ahead', hourMs),
      signedAt(supply, 'a year ahead', 8766 * hourMs),
    ]),
  },
  toleranceCase,
  {
    id: 'time.past-tolerance',
    rule: 'Refuses deliveries past the tolerance of the vendor, with 4xx',
    defect: 'Does not refuse deliveries past the tolerance that the vendor recommends',
    why: 'The longer the tolerance, the longer a recorded delivery can be replayed.',
    severity: 'minor',
    needs,
    fix: 'tolerance',
    causes: [...comparesNothing, 'time.old'],
    plan: mustRefuse(
      (supply) => [signedAt(supply, 'past the tolerance', -marginMs - requireTime(supply).toleranceMs)],
      'with 4xx',
    ),
  },
  {
    id: 'time.not-a-number',
    rule: 'Refuses timestamps that are not numbers',
    defect: 'Accepts timestamps that are not numbers',
    why: 'Every comparison with NaN is false, so a check of the age passes.',
    severity: 'serious',
    needs,
    fix: 'strict-time',
    causes: [...verifiesNothing, 'time.old'],
    plan: mustRefuse((supply) => ['NaN', 'abc', 'null', '-', ''].map((text) => signedText(supply, text))),
  },
  {
    id: 'time.loose-number',
    rule: 'Reads timestamps strictly',
    defect: 'Accepts timestamps with other characters in them',
    why: 'A lenient parser reads another number than the text that is signed.',
    references: ['standardwebhooks, stripe-node: parseInt'],
    severity: 'minor',
    needs,
    fix: 'strict-time',
    causes: [...verifiesNothing, 'time.not-a-number', 'time.old'],
    plan: mustRefuse(looseNumbers),
  },
  {
    id: 'time.wrong-unit',
    rule: 'Refuses timestamps in another unit, and negative ones',
    defect: 'Accepts timestamps in another unit',
    why: 'Milliseconds read as seconds are far in the future.',
    severity: 'minor',
    needs,
    fix: 'strict-time',
    causes: [...verifiesNothing, 'time.future', 'time.old'],
    plan: mustRefuse((supply) => {
      const seconds = () => String(Math.floor(Date.now() / 1000))
      const isSeconds = requireTime(supply).format === 'seconds'
      const other = () => (isSeconds ? String(Date.now()) : seconds())
      return [signedText(supply, other, 'another unit'), signedText(supply, () => `-${seconds()}`, 'a negative number')]
    }),
  },
  {
    id: 'time.changed',
    rule: 'Verifies the timestamp',
    defect: 'Does not verify the timestamp',
    why: 'A recorded delivery gets a new timestamp, and is accepted again.',
    severity: 'critical',
    needs,
    fix: 'sign-time',
    causes: [...comparesNothing, 'time.old'],
    plan: (supply, field) =>
      mustRefuseAfter(supply, field, 'the delivery before with a later time', (sample, sentAt) => {
        const time = requireTime(supply)
        if (!showsTime(sample, time, writeTime(sentAt, time.format))) return undefined
        return replaceTime(sample, time, sentAt, writeTime(sentAt + 7_000, time.format))
      }),
  },
  {
    id: 'time.two-timestamps',
    rule: 'Refuses two timestamps',
    defect: 'Checks the age of one timestamp and verifies another',
    why: 'A recorded delivery gets a second timestamp, and is accepted again.',
    severity: 'critical',
    needs,
    fix: 'one-header',
    causes: [...verifiesNothing, 'time.old', 'time.changed'],
    plan: mustRefuse(twoTimestamps),
  },
]

function requireTime(supply: Supply): SignedTime {
  const { time } = supply.scheme
  if (time === undefined) throw new TypeError('attack: the vendor signs no time')
  return time
}

function signedAt(supply: Supply, label: string, fromNowMs: number): Probe {
  return { label, make: () => supply.make({ sentAt: Date.now() + fromNowMs }) }
}

// Signs the text of a timestamp, where the signer writes it as it is.
function signedText(
  supply: Supply,
  text: string | (() => string),
  label = `the timestamp ${JSON.stringify(text)}`,
): Probe {
  return {
    label,
    async make() {
      const written = typeof text === 'string' ? text : text()
      try {
        const signed = await supply.make({ sentAt: written })
        return signed !== undefined && showsTime(signed, requireTime(supply), written) ? signed : undefined
      } catch {
        return undefined
      }
    },
  }
}

const zeros = 'leading zeros'

function looseNumbers(supply: Supply): readonly Probe[] {
  const time = requireTime(supply)
  if (time.format === 'date') return []
  const spellings: readonly (readonly [label: string, write: (text: string) => string])[] = [
    ['letters after it', (text) => `${text}junk`],
    ['a fraction', (text) => `${text}.5`],
    ['a sign', (text) => `+${text}`],
    ['an exponent', (text) => `${text}e0`],
    [zeros, (text) => `0${text}`],
  ]
  const now = () => writeTime(Date.now(), time.format)
  // Leading zeros that are signed change no number.
  const signed = spellings.filter(([label]) => label !== zeros)
  return [
    ...signed.map(([label, write]) => signedText(supply, () => write(now()), `a signed timestamp with ${label}`)),
    ...spellings.map(([label, write]) => ({
      label: `a timestamp with ${label}, signed without`,
      async make() {
        const sentAt = Date.now()
        const sample = await supply.genuine({ sentAt })
        const text = writeTime(sentAt, time.format)
        return showsTime(sample, time, text) ? replaceTime(sample, time, sentAt, write(text)) : undefined
      },
    })),
  ]
}

// An old delivery whose timestamp is replaced by that of now; then it may be changed further.
function replayed(supply: Supply, label: string, change: (sample: Sample, old: Sample) => Sample): Probe {
  return {
    label,
    async make() {
      const time = requireTime(supply)
      const sentAt = Date.now() - 8 * hourMs
      const old = await supply.genuine({ sentAt })
      if (!showsTime(old, time, writeTime(sentAt, time.format))) return undefined
      return change(replaceTime(old, time, sentAt, writeTime(Date.now(), time.format)), old)
    },
  }
}

function twoTimestamps(supply: Supply): readonly Probe[] {
  const { header } = requireTime(supply)
  if (header === undefined) return []
  const value = (sample: Sample) => sample.headers.find(([name]) => name === header)?.[1] ?? ''
  const isList = supply.scheme.proofs.some((place) => place.name === header)
  const both = (label: string, write: (fresh: string, old: string) => string | readonly string[]): Probe =>
    replayed(supply, label, (sample, old) => withHeaders(sample, { [header]: write(value(sample), value(old)) }))
  if (isList) {
    const element = (text: string) => text.split(',')[0] ?? ''
    return [
      both('the time of now before the old one', (fresh, old) => `${element(fresh)},${old}`),
      both('the time of now after the old one', (fresh, old) => `${old},${element(fresh)}`),
    ]
  }
  return [
    both('two headers, the time of now first', (fresh, old) => [fresh, old]),
    both('two headers, the old time first', (fresh, old) => [old, fresh]),
    both('both times in one header', (fresh, old) => `${fresh}, ${old}`),
  ]
}
