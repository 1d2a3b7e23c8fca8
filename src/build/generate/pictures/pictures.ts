import { arrow, box, drawPicture, type Row, type Shape, type Tone, table, text } from './shapes.js'

/** Every picture that is drawn from text, by its name in `docs/images`. */
export const pictures: Readonly<Record<string, () => string>> = {
  flow,
  failures,
  states,
  key: waitingKey,
  survives,
  signed,
}

/** The way of a delivery, and the answer with which each step may end it. */
function flow(): string {
  const steps: readonly (readonly [Tone, string, string, string])[] = [
    ['plain', 'adapter', 'method, URL, headers, raw body', ''],
    ['plain', 'admit', 'method, media type', '405  415'],
    ['plain', 'read', 'the body, counted as it arrives', '413  503'],
    ['proof', 'verify', 'who sent it?', '401  503'],
    ['plain', 'parse', 'format, schema, event, id', '400'],
    ['open', 'store', 'only with an inbox', '202  503'],
    ['plain', 'dedupe', 'handled, or in progress?', '200  503'],
    ['plain', 'order', 'wait for its turn', '200  503'],
    ['good', 'your handler', 'by the name of the event', '503  410'],
  ]
  // There is room for a note after the inbox.
  const top = (index: number) => 36 + index * 64 + (index > 5 ? 14 : 0)
  const shapes = steps.flatMap(([tone, title, explanation, answers], index): Shape[] => [
    arrow(`M150 ${index === 0 ? 22 : top(index - 1) + 48}V${top(index) - 1}`),
    box({ x: 20, y: top(index), width: 260, height: 48, tone }, title, explanation),
    ...(answers === '' ? [] : [arrow(`M280 ${top(index) + 24}H340`), text(answers, { x: 348, y: top(index) + 29 })]),
  ])
  const end = top(steps.length)
  return drawPicture('The way of a delivery, and the answers that end it', [
    text('request', { x: 150, y: 16, anchor: 'middle' }),
    text('may end with', { x: 348, y: top(0) + 28 }, 'small'),
    ...shapes,
    text('later, and again after a failure', { x: 160, y: top(6) - 11 }, 'small'),
    arrow(`M150 ${end - 16}V${end - 1}`),
    text('200', { x: 150, y: end + 14, anchor: 'middle' }),
  ])
}

/** Where each failure goes. */
function failures(): string {
  const rows: readonly (readonly [string, string, Tone, string])[] = [
    ['the proof is missing or wrong', 'some vendors retry; you get the code', 'bad', '401'],
    ['the body does not match', 'some vendors retry; you get the code', 'bad', '400 413 415'],
    ['a secret, key or store is missing', 'the vendor retries', 'open', '503'],
    ['the handler throws or is too slow', 'the vendor retries', 'open', '503'],
    ['the handler returns retryLater()', 'the vendor retries, later', 'open', '503'],
    ['the handler returns reject()', 'the vendor does not send it again', 'good', '200'],
    ['the handler returns gone()', 'the vendor drops the subscription', 'bad', '410'],
    ['a duplicate of a handled delivery', 'your handler does not run again', 'good', '200'],
    ['the inbox has stored it', 'the inbox retries; then a dead letter', 'good', '202'],
  ]
  const shapes = rows.flatMap(([title, explanation, tone, answer], index) => {
    const y = 6 + index * 54
    return [
      box({ x: 6, y, width: 290, height: 46 }, title, explanation),
      arrow(`M296 ${y + 23}H324`),
      box({ x: 326, y, width: 108, height: 46, tone }, answer),
    ]
  })
  return drawPicture('Where each failure goes', shapes)
}

/** What becomes of a delivery in an inbox. */
function states(): string {
  return drawPicture('The states of a stored delivery', [
    text('put: the provider gets 202', { x: 115, y: 18, anchor: 'middle' }),
    arrow('M115 26V49'),
    box({ x: 20, y: 50, width: 190, height: 50 }, 'waiting', 'on disk, in its place'),
    arrow('M70 100V165'),
    text('its turn', { x: 62, y: 137, anchor: 'end' }, 'small'),
    arrow('M160 166V101'),
    text('fails, or its process dies:', { x: 168, y: 131 }, 'small'),
    text('again, each time later', { x: 168, y: 146 }, 'small'),
    box({ x: 20, y: 166, width: 190, height: 50, tone: 'proof' }, 'active', 'the handler runs'),
    arrow('M70 216V285'),
    text('succeeds', { x: 62, y: 254, anchor: 'end' }, 'small'),
    box({ x: 20, y: 286, width: 190, height: 50, tone: 'good' }, 'done', 'a duplicate gets 200'),
    arrow('M210 191H330V285'),
    text('attempts used up', { x: 216, y: 184 }, 'small'),
    box({ x: 250, y: 286, width: 180, height: 50, tone: 'bad' }, 'dead letter', 'its key may wait'),
    arrow('M412 286V75H211'),
    text('redrive', { x: 404, y: 68, anchor: 'end' }, 'small'),
    arrow('M115 336V395'),
    text('after retentionMs', { x: 123, y: 370 }, 'small'),
    box({ x: 20, y: 396, width: 190, height: 50 }, 'forgotten', 'its id would be new again'),
    arrow('M340 336V395'),
    text('discard', { x: 348, y: 370 }, 'small'),
    box({ x: 250, y: 396, width: 180, height: 50 }, 'discarded', 'its id stays known'),
    text("onInvalid: 'park' begins as a dead letter", { x: 220, y: 472, anchor: 'middle' }, 'small'),
  ])
}

/** One key that waits behind a dead letter, while others continue. */
function waitingKey(): string {
  const lane = (y: number, title: string, states: readonly (readonly [Tone, string])[]): readonly Shape[] => [
    text(title, { x: 6, y: y + 29 }),
    ...states.map(([tone, state], index) =>
      box({ x: 92 + index * 86, y, width: 82, height: 48, tone }, String(index + 1), state),
    ),
  ]
  const ways: readonly (readonly [string, string])[] = [
    ['redrive', '2 runs again, then 3 and 4 in order'],
    ['discard', '2 is deleted, then 3 and 4 run'],
    ["onDeadLetter: 'skip'", '3 and 4 go on; 2 may follow'],
  ]
  return drawPicture('One key waits behind a dead letter, and others continue', [
    ...lane(6, 'issue 42', [
      ['good', 'done'],
      ['bad', 'dead letter'],
      ['open', 'waits'],
      ['open', 'waits'],
    ]),
    ...lane(66, 'issue 43', [
      ['good', 'done'],
      ['good', 'done'],
      ['proof', 'runs'],
      ['plain', 'next'],
    ]),
    ...lane(126, 'no key', [
      ['good', 'done'],
      ['proof', 'runs'],
      ['proof', 'runs'],
      ['proof', 'runs'],
    ]),
    ...ways.flatMap(([way, effect], index) => [
      box({ x: 6, y: 196 + index * 44, width: 170, height: 34 }, way),
      text(effect, { x: 184, y: 217 + index * 44 }, 'small'),
    ]),
  ])
}

const yes = ['good', 'kept'] as const
const lost = ['bad', 'lost'] as const
// By the documents of the platform.
const told = ['plain', 'kept'] as const
const needs = (setting: string) => ['open', setting] as const

/** What an acknowledged delivery survives in each store. */
function survives(): string {
  const rows: readonly Row[] = [
    { title: 'memory', cells: [lost, lost, lost, lost] },
    { title: 'SQLite', explanations: ['in a file'], cells: [yes, yes, yes, lost] },
    { title: 'PostgreSQL', explanations: ['synchronous_commit'], cells: [yes, yes, yes, needs('replicas')] },
    {
      title: 'Redis',
      explanations: ['appendfsync always'],
      cells: [yes, needs('if set'), needs('if set'), lost],
    },
    { title: 'NATS', explanations: ['in files'], cells: [yes, yes, needs('replicas'), needs('replicas')] },
    { title: 'Cloudflare', explanations: ['Durable Objects, D1'], cells: [told, told, told, told] },
    { title: 'AWS', explanations: ['SQS, DynamoDB'], cells: [told, told, told, told] },
  ]
  return drawPicture('What an acknowledged delivery survives in each store', [
    text('the loss of the', { x: 6, y: 18 }, 'small'),
    ...table(['process', 'server', 'power', 'disk'], rows, 142),
  ])
}

/** What each proof covers. */
function signed(): string {
  const tones = { signed: 'good', open: 'bad', partly: 'open' } as const
  const row = (title: string, explanations: readonly string[], ...cells: (keyof typeof tones)[]): Row => ({
    title,
    explanations,
    cells: cells.map((cell) => [tones[cell], cell] as const),
  })
  return drawPicture(
    'What each proof covers',
    table(
      ['URL', 'event', 'time', 'body'],
      [
        row('HTTP signature', ['if the sender chooses so'], 'signed', 'signed', 'signed', 'signed'),
        row('HMAC', ['HubSpot'], 'signed', 'open', 'signed', 'signed'),
        row('HMAC or Ed25519', ['Stripe, Slack, Discord,', 'Twitch, Zoom, Svix'], 'open', 'open', 'signed', 'signed'),
        row('RSA over a checksum', ['PayPal'], 'open', 'open', 'signed', 'partly'),
        row('HMAC', ['Twilio, Square'], 'signed', 'open', 'open', 'signed'),
        row('HMAC', ['GitHub, Shopify, Jira'], 'open', 'open', 'open', 'signed'),
        row('JWT', ['Jira apps'], 'partly', 'open', 'signed', 'open'),
        row('token', ['Google, GitLab'], 'open', 'open', 'open', 'open'),
      ],
      180,
    ),
  )
}
