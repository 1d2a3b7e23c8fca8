import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DedupeStore } from '../../../src/core/ports/dedupe-store.js'
import {
  type AnyProvider,
  createReceiver,
  gone,
  hmacSignature,
  type IncomingRequest,
  memoryDedupeStore,
  type Receipt,
  type ReceiverOptions,
  reject,
  reply,
  retryLater,
} from '../../../src/index.js'
import { deduplicate } from '../../../src/stores/dedupe/shared/deduplicate.js'
import { createSequencer } from '../../../src/stores/sequence/sequencer.js'
import {
  chatSample,
  hostSample,
  paymentsSample,
  pushSample,
  type Sample,
  signHmac,
  trackerSample,
  withFormToken,
} from '../../../src/testing/index.js'
import { chat } from '../../../src/vendors/styles/chat.js'
import { host } from '../../../src/vendors/styles/host.js'
import { payments } from '../../../src/vendors/styles/payments.js'
import { push } from '../../../src/vendors/styles/push.js'
import { tracker } from '../../../src/vendors/styles/tracker.js'

beforeEach(() =>
  vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }),
)
afterEach(() => vi.useRealTimers())

const scheme = { header: 'x-signature' }
const secret = 's3cret'
type Secrets = Parameters<typeof hmacSignature>[0]['secrets']
const signature = (secrets: Secrets) => hmacSignature({ ...scheme, secrets })

interface Style {
  readonly provider: (secrets: Secrets) => AnyProvider
  readonly sample: () => Promise<Sample>
  /** From the same sender, but malformed. */
  readonly malformed: () => Promise<Sample>
}

const styles = {
  push: {
    provider: (tokens) => push({ tokens: tokens as string }),
    sample: async () => pushSample({ token: secret }),
    malformed: async () => ({ ...pushSample({ token: secret }), body: new TextEncoder().encode('{') }),
  },
  chat: {
    provider: (tokens) => chat({ tokens }),
    sample: async () => withFormToken(chatSample(), { token: secret }),
    malformed: async () => ({ ...chatSample(), body: new TextEncoder().encode(`token=${secret}`) }),
  },
  tracker: {
    provider: (secrets) => tracker({ verify: signature(secrets), identifierHeader: 'X-Id' }),
    sample: async () => {
      const sample = trackerSample()
      return signHmac({ ...sample, headers: [...sample.headers, ['X-Id', 'd1']] }, { ...scheme, secret })
    },
    malformed: async () => signHmac(trackerSample({ body: '{' }), { ...scheme, secret }),
  },
  payments: {
    provider: (secrets) => payments({ verify: signature(secrets) }),
    sample: async () => signHmac(paymentsSample(), { ...scheme, secret }),
    malformed: async () => signHmac(paymentsSample({ body: '{' }), { ...scheme, secret }),
  },
  host: {
    provider: (secrets) => host({ verify: signature(secrets) }),
    sample: async () => signHmac(hostSample(), { ...scheme, secret }),
    malformed: async () => signHmac(hostSample({ body: '{' }), { ...scheme, secret }),
  },
} satisfies Readonly<Record<string, Style>>

interface Situation {
  readonly handler?: () => unknown
  readonly options?: () => ReceiverOptions
  readonly secrets?: Secrets
  readonly change?: (request: IncomingRequest) => IncomingRequest
  readonly malformed?: boolean
  /** How often the request is sent, one after the other. */
  readonly times?: number
  readonly drained?: boolean
}

const never = () => new Promise(() => {})
const broken: DedupeStore = {
  step: deduplicate,
  reserve: async () => {
    throw new Error('down')
  },
  complete: async () => true,
  release: async () => {},
}

/** What can happen to a request of any style, and the status of its answer. */
const situations: Readonly<Record<string, readonly [status: number, Situation]>> = {
  handled: [200, {}],
  'replied to': [200, { handler: () => reply({ text: 'thanks' }) }],
  'refused for good by the handler': [200, { handler: () => reject() }],
  'sent again': [200, { options: () => ({ dedupe: memoryDedupeStore() }), times: 2 }],
  'too slow, and accepted': [
    202,
    { handler: never, options: () => ({ limits: { ackDeadlineMs: 1000 }, onDeadline: 'accept' }) },
  ],
  malformed: [400, { malformed: true }],
  'signed with another secret': [401, { secrets: 'another' }],
  'sent with another method': [405, { change: (request) => ({ ...request, method: 'GET' }) }],
  'for a subscription that is gone': [410, { handler: () => gone() }],
  'too large': [
    413,
    {
      options: () => ({ limits: { maxBodyBytes: 1 } }),
      change: (request) => ({ ...request, body: new Uint8Array(2) }),
    },
  ],
  'without a readable body': [500, { change: (request) => ({ ...request, body: 'text' as never }) }],
  'failed by the handler': [503, { handler: () => Promise.reject(new Error('handler')) }],
  'put off by the handler': [503, { handler: () => retryLater() }],
  'too slow': [503, { handler: never, options: () => ({ limits: { handlerTimeoutMs: 1000 } }) }],
  'too slow for the service': [503, { handler: never, options: () => ({ limits: { ackDeadlineMs: 1000 } }) }],
  'not verifiable because secrets cannot be looked up': [503, { secrets: () => Promise.reject(new Error('away')) }],
  'not deduplicated because the store is down': [503, { options: () => ({ dedupe: broken }) }],
  'still in progress': [
    503,
    { options: () => ({ dedupe: { ...broken, reserve: async () => ({ state: 'in_progress' }) } }) },
  ],
  'received after a shutdown': [503, { drained: true }],
}

async function answerTo(style: Style, situation: Situation): Promise<Receipt> {
  const { handler = () => {}, secrets = secret, change = (request: IncomingRequest) => request } = situation
  const receiver = createReceiver({
    provider: style.provider(secrets),
    on: { '*': handler },
    ...situation.options?.(),
  })
  const request = change(await (situation.malformed === true ? style.malformed() : style.sample()))
  if (situation.drained === true) await receiver.drain()
  for (let time = 1; time < (situation.times ?? 1); time++) await receiver.receive(request)
  const receiving = receiver.receive(request)
  await vi.advanceTimersByTimeAsync(1000)
  return receiving
}

/** The statuses in the first column of the table of answers in a style's page, with `5XX` for all of them. */
function statusesIn(page: string): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, `../../../docs/vendors/styles/${page}.md`), 'utf8')
  const [, table = ''] = /^\| status \|.*\n\| ---.*\n((?:\|.*\n)+)/m.exec(text) ?? []
  return table.split('\n').flatMap((row) => row.split('|')[1]?.match(/\d(?:\d\d|XX)/g) ?? [])
}

describe.each(Object.entries(styles))('%s', (name, style) => {
  const documented = statusesIn(name)

  it.each(Object.entries(situations))('answers a delivery that is %s', async (_, [status, situation]) => {
    const { response, error } = await answerTo(style, situation)
    expect([response.status, error?.code]).toEqual([status, error?.code])
    expect(documented).toContain(status < 500 || documented.includes(String(status)) ? String(status) : '5XX')
  })
})

describe('push', () => {
  it('answers a late delivery that is dropped', async () => {
    const {
      push: { provider },
    } = styles
    const order = createSequencer({ mode: 'increasing', maxWaitMs: 10, late: 'drop' })
    const receiver = createReceiver({ provider: provider(secret), on: { '*': () => {} }, order })
    const send = async (messageNumber: number) => {
      const receiving = receiver.receive(pushSample({ token: secret, messageNumber }))
      await vi.advanceTimersByTimeAsync(10)
      return receiving
    }
    await send(7)
    expect(await send(5)).toMatchObject({ outcome: 'dropped', response: { status: 200 } })
  })

  it('answers a delivery that cannot be held', async () => {
    const {
      push: { provider },
    } = styles
    const order = createSequencer({ mode: 'contiguous', maxWaitMs: 10, maxHeld: 2 })
    const receiver = createReceiver({ provider: provider(secret), on: { '*': () => {} }, order })
    await receiver.receive(pushSample({ token: secret, messageNumber: 2 }))
    const { response, error } = await receiver.receive(pushSample({ token: secret, messageNumber: 99 }))
    expect([response.status, error?.code]).toEqual([503, 'out_of_order'])
  })
})
