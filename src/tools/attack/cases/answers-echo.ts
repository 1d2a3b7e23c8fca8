import { type Sample, withBody, withHeaders } from '../../../testing/sample.js'
import type { AttackCase, Field, Plan } from '../attack-case.js'
import { forgery, genuineProbe, judge, type Probe, sendProbes, verdict } from '../probing/probes.js'
import { withoutProofs, withWrongMac } from '../scheme/forge.js'
import { replaceText } from '../scheme/fresh-id.js'
import { addField, layOut } from '../scheme/payload-edits.js'
import type { Change, Supply } from '../scheme/supply.js'
import { answerHeader, bodyText, type Exchange } from '../wire/exchange.js'

/** Answers that depend on what a stranger wrote. */
export const echoCases: readonly AttackCase[] = [
  {
    id: 'answers.html',
    rule: 'Never returns content of a request as HTML',
    defect: 'Returns content of a request as HTML',
    why: 'A link to the endpoint runs a script of a stranger in its origin.',
    references: ['CWE-79'],
    severity: 'serious',
    fix: 'escape',
    plan: (supply, { runner }) =>
      sendProbes(runner, 'forge', echoProbes(supply), (exchanges) =>
        judge(exchanges.filter(isHtml), exchanges.length, 'came back as HTML'),
      ),
  },
  {
    id: 'answers.names',
    rule: 'Answers forgeries alike whichever names they have',
    defect: 'Tells strangers which names exist',
    why: 'With answers that differ for known and unknown accounts, a stranger finds out who the customers are.',
    references: ['CWE-204'],
    severity: 'minor',
    fix: 'constant-answer',
    causes: ['forged.any-signature', 'answers.constant', 'answers.html'],
    plan: differentNames,
  },
]

const markup = '<img src=x id=webhook-receiver-probe>'

function echoProbes(supply: Supply): readonly Probe[] {
  const [place] = supply.scheme.proofs
  const query = new URLSearchParams(
    ['challenge', 'hub.challenge', 'validationToken', 'crc_token', 'error', 'message'].map((name) => [name, markup]),
  )
  query.set('hub.mode', 'subscribe')
  const make = (label: string, change: Change) =>
    forgery(supply, label, (sample) => change(withoutProofs(supply, sample)))
  const withQuery = (sample: Sample) => ({ ...sample, url: `${sample.url.replace(/\?.*/s, '')}?${query}` })
  const form = `challenge=${encodeURIComponent(markup)}&payload=${encodeURIComponent(markup)}`
  return [
    make('markup in the query of GET', (sample) => withBody({ ...withQuery(sample), method: 'GET' }, '')),
    make('markup in the query', withQuery),
    make('markup as the body', (sample) => withBody(sample, markup)),
    make('markup in the JSON', (sample) =>
      withBody(sample, JSON.stringify({ type: 'url_verification', event: markup, challenge: markup })),
    ),
    make('markup in a form', (sample) =>
      withBody(withHeaders(sample, { 'Content-Type': 'application/x-www-form-urlencoded' }), form),
    ),
    ...['type', 'event', 'challenge', 'id'].map((name) =>
      make(`markup in ${name}`, (sample) => addField(sample, name, JSON.stringify(markup), markup)),
    ),
    make('markup in all headers', (sample) =>
      withHeaders(
        sample,
        Object.fromEntries(sample.headers.filter(([name]) => !/^content-/i.test(name)).map(([name]) => [name, markup])),
      ),
    ),
    forgery(supply, 'markup as the signature', (sample) =>
      place.where === 'header' ? withHeaders(sample, { [place.name]: markup }) : undefined,
    ),
    // Customers of the vendor write some texts of its deliveries.
    ...['type', 'event', 'id'].map((name) =>
      genuineProbe(supply, `markup in a signed ${name}`, {
        change: (sample) => layOut(sample, (payload) => JSON.stringify({ ...payload, [name]: markup })) ?? sample,
      }),
    ),
  ]
}

// Browsers guess the type of an answer that names none.
function isHtml({ arrival }: Exchange): boolean {
  if (arrival.kind !== 'answer') return false
  const { answer } = arrival
  const type = answerHeader(answer, 'content-type') ?? 'text/html'
  return /html|xml|svg/i.test(type) && bodyText(arrival).includes(markup)
}

const accountName =
  /account|tenant|team|customer|merchant|shop|workspace|organi[sz]ation|installation|user|project|client/i

// Names in headers and in the first levels of the body.
function namesIn(sample: Sample): readonly string[] {
  const inHeaders = sample.headers.filter(([name]) => accountName.test(name)).map(([, value]) => value)
  const body = new TextDecoder().decode(sample.body)
  const inBody = [...body.matchAll(/"([\w-]{1,40})":\s*"([^"\\]{3,60})"/g)]
    .filter(([, name = '']) => accountName.test(name))
    .map(([, , value = '']) => value)
  return [...new Set([...inHeaders, ...inBody])].filter((value) => value.length >= 3).slice(0, 6)
}

async function differentNames(supply: Supply, { runner }: Field): Promise<Plan | string> {
  const names = namesIn(await supply.genuine())
  if (names.length === 0) return 'the deliveries of the vendor name no account'
  const unknown = (name: string) =>
    name.replace(/[a-z0-9]/gi, (letter) => (/\d/.test(letter) ? '9' : letter < 'a' ? 'Q' : 'q'))
  const send = async (label: string, change: (sample: Sample) => Sample) => {
    const sample = withWrongMac(supply, change(await supply.genuine()), 0)
    return runner.forge(label, runner.toWire(sample))
  }
  return {
    requests: 2 + 2 * names.length,
    run: async () => {
      const known = [await send('known names', (sample) => sample), await send('known names', (sample) => sample)]
      const answers = new Set(known.map(textOf))
      const wrong: Exchange[] = []
      for (const name of names) {
        const change = (sample: Sample) => replaceText(sample, name, unknown(name))
        const others = [await send('an unknown name', change), await send('an unknown name', change)]
        // Only what is the same each time tells something.
        const isOther =
          answers.size === 1 &&
          new Set(others.map(textOf)).size === 1 &&
          others.every((one) => !answers.has(textOf(one)))
        if (isOther) wrong.push(...known.slice(0, 1), ...others.slice(0, 1))
      }
      return verdict(wrong.length === 0, 'known and unknown names are answered differently', wrong)
    },
  }
}

/** Status and body of an answer, to compare it with others. */
export function textOf({ arrival }: Exchange): string {
  if (arrival.kind !== 'answer') return arrival.kind
  return `${arrival.answer.status} ${bodyText(arrival)}`
}
