import { vendors } from './attack-endpoint.js'
import { act, type Endpoint, header, once, type Received, Refusal, type Steps } from './endpoint.js'
import { bases, type PlantedFlaw } from './flaws-forged.js'
import { numbered, orders } from './own.js'

/** The id of an order as it is written, which a parser of JSON would round. */
export const exactId: Steps['idOf'] = (_payload, { body }) => /"id":\s*"?([^",}]*)/.exec(body.toString())?.[1] ?? ''

const repeatedWith = (status: number): Partial<Steps> => ({
  async once(id, effect, received, endpoint) {
    if (endpoint.seen.get(id) === 'done') throw new Refusal(status)
    await once(id, effect, received, endpoint)
  },
})

// Forgets the oldest ids, or all of them after a while.
function forgetful(isForgotten: (ageMs: number, younger: number) => boolean): Partial<Steps> {
  const handled = new Map<string, { at: number; index: number }>()
  return {
    async once(id, effect, received, endpoint) {
      const known = handled.get(id)
      if (known && isForgotten(Date.now() - known.at, handled.size - known.index)) endpoint.seen.delete(id)
      await once(id, effect, received, endpoint)
      if (!known) handled.set(id, { at: Date.now(), index: handled.size })
    },
  }
}

// Keeps an order until that with the number before it was handled.
function inOrder(): Steps['once'] {
  const expected = new Map<string, number>()
  const kept = new Map<string, () => Promise<void>>()
  return async (id, effect, received: Received, endpoint: Endpoint) => {
    const { shop, number } = Object(JSON.parse(received.body.toString()))
    if (number < (expected.get(shop) ?? 0)) return once(id, effect, received, endpoint)
    kept.set(`${shop} ${number}`, () => once(id, effect, received, endpoint))
    for (let next = expected.get(shop) ?? Number(number); ; next++) {
      const run = kept.get(`${shop} ${next}`)
      if (run === undefined) break
      await run()
      kept.delete(`${shop} ${next}`)
      expected.set(shop, next + 1)
    }
  }
}

// Acknowledges what its queue of ten cannot hold.
function shortQueue(): Steps['once'] {
  let waiting = 0
  return async (id, _effect, received, endpoint) => {
    if (waiting >= 10 && !endpoint.seen.has(id)) return
    waiting++
    try {
      await once(id, () => act(id, endpoint, 15), received, endpoint)
    } finally {
      waiting--
    }
  }
}

export const repeatFlaws: readonly PlantedFlaw[] = [
  { name: 'rounds large ids', vendor: numbered, finds: 'repeats.large-ids', steps: bases.orders },
  {
    name: 'compares ids without letter case',
    vendor: vendors.stripe,
    finds: 'repeats.letter-case',
    steps: { ...bases.stripe, once: (id, ...rest) => once(id.toLowerCase(), ...rest) },
  },
  {
    name: 'recognises repeats by X-Request-Id',
    vendor: orders,
    finds: 'repeats.unsigned-header',
    steps: {
      ...bases.orders,
      once: (id, effect, received, endpoint) =>
        once(header(received.request, 'x-request-id') ?? id, effect, received, endpoint),
    },
  },
  {
    name: 'ignores retries',
    vendor: vendors.slack,
    finds: 'repeats.retry-header',
    steps: {
      ...bases.slack,
      accept: (payload, { request }) =>
        request.headers['x-slack-retry-num'] === undefined ? bases.slack.accept(payload) : { status: 200 },
    },
  },
  {
    name: 'remembers deliveries for five seconds',
    vendor: vendors.github,
    finds: 'repeats.memory',
    steps: forgetful((ageMs) => ageMs > 5_000),
  },
  {
    name: 'remembers a hundred deliveries',
    vendor: vendors.stripe,
    finds: 'repeats.memory',
    steps: { ...bases.stripe, ...forgetful((_ageMs, younger) => younger > 100) },
  },
  {
    name: 'waits for numbers in the body without end',
    vendor: orders,
    finds: 'repeats.missing-number',
    steps: { ...bases.orders, once: inOrder() },
  },
  { name: 'answers a repeat with 409', vendor: vendors.github, finds: 'repeats.answer', steps: repeatedWith(409) },
  { name: 'answers a repeat with 410', vendor: vendors.github, finds: 'answers.gone', steps: repeatedWith(410) },
  {
    name: 'drops what its queue cannot hold',
    vendor: vendors.github,
    finds: 'repeats.burst',
    steps: { once: shortQueue() },
  },
]
