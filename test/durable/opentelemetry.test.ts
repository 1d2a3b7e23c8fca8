import { generateKeyPairSync, sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { context, metrics, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReceiver, headerToken, publicKeySignature, remoteKeys, retryLater } from '../../src/index.js'
import { effects } from '../../src/stores/effects/index.js'
import { createSequencer } from '../../src/stores/sequence/index.js'
import { createTelemetry, type TelemetryOptions } from '../../src/telemetry/opentelemetry/opentelemetry.js'
import { hostSample, memoryInbox, pushSample, withHeaderToken } from '../../src/testing/index.js'
import { cloudEvents } from '../../src/vendors/cloudevents/cloudevents.js'
import { host } from '../../src/vendors/styles/host.js'
import { push } from '../../src/vendors/styles/push.js'

const header = 'X-Host-Token'
const provider = host({ verify: headerToken({ header, tokens: ['new-token', 'old-token'] }) })
const remote = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const traceparent = `00-${remote.traceId}-${remote.spanId}-01`

const manager = new AsyncLocalStorageContextManager()
beforeAll(() => {
  context.setGlobalContextManager(manager.enable())
})
afterAll(() => {
  context.disable()
  trace.disable()
  metrics.disable()
})

function setUp(options: TelemetryOptions = {}) {
  const spans = new InMemorySpanExporter()
  const tracerProvider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] })
  const exported = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
  const reader = new PeriodicExportingMetricReader({ exporter: exported, exportIntervalMillis: 3_600_000 })
  const meterProvider = new MeterProvider({ readers: [reader] })
  const telemetry = createTelemetry({ tracerProvider, meterProvider, ...options })
  const own = tracerProvider.getTracer('app')
  return {
    telemetry,
    tracerProvider,
    meterProvider,
    spans: () => spans.getFinishedSpans(),
    /** What a handler does: starts a span in the active context. */
    work: (name: string) => own.startSpan(name).end(),
    async metric(name: string) {
      await meterProvider.forceFlush()
      const all =
        exported
          .getMetrics()
          .at(-1)
          ?.scopeMetrics.flatMap((scope) => scope.metrics) ?? []
      const points = all.find(({ descriptor }) => descriptor.name === name)?.dataPoints ?? []
      return points.map(({ attributes, value }): Record<string, unknown> & { value: unknown } => ({
        ...attributes,
        value,
      }))
    },
  }
}

const signed = (token = 'new-token', headers: Record<string, string> = {}) => {
  const request = withHeaderToken(hostSample({ event: 'ping' }), { header, token })
  return { ...request, headers: [...request.headers, ...Object.entries(headers)] }
}

describe('createTelemetry', () => {
  it('makes a span around the handler, whose own spans are its children', async () => {
    const { telemetry, spans, work } = setUp()
    const on = {
      ping: async () => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        work('query')
      },
    }
    const receiver = telemetry.receiver(createReceiver({ provider, endpoint: 'hooks', on }))
    const receipt = await receiver.receive(signed('old-token', { traceparent }))
    const [query, request] = spans()
    expect([query?.name, request?.name]).toEqual(['query', 'process hooks'])
    expect(query?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
    expect(request?.kind).toBe(SpanKind.CONSUMER)
    expect([request?.parentSpanContext, request?.links]).toEqual([undefined, []])
    expect(request?.attributes).toEqual({
      'messaging.system': 'webhook',
      'messaging.operation.name': 'process',
      'messaging.operation.type': 'process',
      'messaging.destination.name': 'hooks',
      'messaging.message.id': receipt.deliveryId,
      'cloudevents.event_type': 'ping',
      'webhook.provider': 'host',
      'webhook.event': 'ping',
      'webhook.outcome': 'handled',
      'webhook.proof.strength': 'token',
      'webhook.proof.verifier': 'headerToken',
      'webhook.secret.key': 1,
      'http.response.status_code': 200,
    })
  })

  it('marks a failure with its code, and a refused request as no error of ours', async () => {
    const { telemetry, spans } = setUp()
    const fail = () => {
      throw new Error('secret-of-the-handler')
    }
    const receiver = telemetry.receiver(createReceiver({ provider, on: { ping: fail }, onError: () => {} }))
    await receiver.receive(signed())
    await receiver.receive(signed('forged-token'))
    expect(spans().map(({ status, attributes }) => [status.code, status.message, attributes['error.type']])).toEqual([
      [SpanStatusCode.ERROR, 'handler_failed', 'handler_failed'],
      [SpanStatusCode.UNSET, undefined, 'token_mismatch'],
    ])
    const texts = spans().map(({ name, attributes, events, status }) => ({ name, attributes, events, status }))
    expect(JSON.stringify(texts)).not.toMatch(/secret-of|forged/)
  })

  it('honours traceparent only if asked, and a link only for a verified request', async () => {
    const parent = setUp({ traceparent: 'parent' })
    await parent.telemetry.receiver(createReceiver({ provider, on: {} })).receive(signed('new-token', { traceparent }))
    expect(parent.spans()[0]?.parentSpanContext).toMatchObject(remote)
    const link = setUp({ traceparent: 'link' })
    const receiver = link.telemetry.receiver(createReceiver({ provider, on: {}, onError: () => {} }))
    await receiver.receive(signed('new-token', { traceparent }))
    await receiver.receive(signed('forged-token', { traceparent }))
    await receiver.receive(signed('new-token', { traceparent: `${traceparent}junk` }))
    expect(link.spans().map(({ links }) => links.map((each) => each.context.traceId))).toEqual([
      [remote.traceId],
      [],
      [],
    ])
    expect(link.spans()[0]?.parentSpanContext).toBeUndefined()
  })

  it.each(['ignore', 'link', 'parent'] as const)(
    'resolves for what is not a request, with traceparent %s',
    async (use) => {
      const { telemetry } = setUp({ traceparent: use })
      const receiver = telemetry.receiver(createReceiver({ provider, on: {}, onError: () => {} }))
      for (const request of [undefined, {}, { headers: {} }, { headers: [null] }]) {
        const receipt = await receiver.receive(request as never)
        expect(receipt.error?.code).toBe('internal_error')
      }
    },
  )

  it('links the handling of a stored delivery to its receipt, and measures the inbox', async () => {
    const { telemetry, spans, work, metric } = setUp()
    const inbox = telemetry.inbox(memoryInbox({ attempts: 1 }), 'main')
    const on = {
      ping: () => {
        work('query')
        throw new Error('broken')
      },
    }
    const receiver = telemetry.receiver(createReceiver({ provider, on, inbox, onError: () => {} }))
    await receiver.receive(signed())
    expect(await metric('webhook.inbox.deliveries')).toContainEqual({
      'webhook.inbox': 'main',
      'webhook.inbox.state': 'waiting',
      value: 1,
    })
    expect(await inbox.handleDue(receiver)).toMatchObject({ failed: 1 })
    const [received, query, handled] = spans()
    expect([received?.name, query?.name, handled?.name]).toEqual(['receive host', 'query', 'process host'])
    expect(received?.attributes).toMatchObject({ 'messaging.operation.type': 'receive', 'webhook.outcome': 'stored' })
    expect(handled?.links[0]?.context.spanId).toBe(received?.spanContext().spanId)
    expect(handled?.spanContext().traceId).not.toBe(received?.spanContext().traceId)
    expect(query?.parentSpanContext?.spanId).toBe(handled?.spanContext().spanId)
    expect(handled?.attributes).toMatchObject({ 'webhook.attempt': 1, 'error.type': 'handler_failed' })
    const states = await metric('webhook.inbox.deliveries')
    expect(states.map((point) => [point['webhook.inbox.state'], point.value])).toEqual([
      ['waiting', 0],
      ['active', 0],
      ['dead', 1],
    ])
    expect(await metric('webhook.inbox.reachable')).toEqual([{ 'webhook.inbox': 'main', value: 1 }])
    expect(await metric('webhook.inbox.oldest_age')).toHaveLength(2)
    expect(await metric('webhook.process.duration')).toMatchObject([
      { 'webhook.outcome': 'failed', 'error.type': 'handler_failed', value: { count: 1 } },
    ])
  })

  it('counts requests by provider, outcome and code, those in flight, and the last use of each secret', async () => {
    const { telemetry, metric } = setUp()
    let end = () => {}
    const on = { ping: () => new Promise<void>((resolve) => (end = resolve)) }
    const receiver = telemetry.receiver(createReceiver({ provider, on, onError: () => {} }))
    const running = receiver.receive(signed())
    await receiver.receive(signed('forged-token'))
    expect(await metric('webhook.requests.active')).toEqual([{ 'webhook.endpoint': 'host', value: 1 }])
    end()
    await running
    expect(await metric('webhook.requests.active')).toEqual([{ 'webhook.endpoint': 'host', value: 0 }])
    const common = { 'webhook.endpoint': 'host', 'webhook.provider': 'host' }
    expect(await metric('webhook.requests')).toEqual([
      { ...common, 'webhook.outcome': 'refused', 'error.type': 'token_mismatch', value: 1 },
      { ...common, 'webhook.outcome': 'handled', value: 1 },
    ])
    expect(await metric('webhook.request.duration')).toHaveLength(2)
    const [used, ...others] = await metric('webhook.secret.last_used')
    expect([used?.['webhook.verifier'], used?.['webhook.secret.key'], others]).toEqual(['headerToken', 0, []])
    expect(Math.abs(Number(used?.value) - Date.now() / 1000)).toBeLessThan(60)
  })

  it('counts the requests of all telemetry of a meter together', async () => {
    const { telemetry, tracerProvider, meterProvider, metric } = setUp()
    const other = createTelemetry({ tracerProvider, meterProvider })
    for (const each of [telemetry, other, other]) {
      await each.receiver(createReceiver({ provider, on: { ping: () => {} } })).receive(signed())
    }
    expect(await metric('webhook.requests')).toMatchObject([{ 'webhook.outcome': 'handled', value: 3 }])
    expect(await metric('webhook.requests')).toMatchObject([{ 'webhook.outcome': 'handled', value: 3 }])
  })

  it('keeps the spans of a held delivery under its own request, and counts held and late ones', async () => {
    const { telemetry, spans, work, metric } = setUp()
    const order = telemetry.order(createSequencer({ mode: 'increasing', maxWaitMs: 300 }))
    const receiver = telemetry.receiver(
      createReceiver({
        provider: push({ tokens: 'token' }),
        order,
        on: { '*': ({ sequence }) => work(`handle ${sequence?.number}`) },
      }),
    )
    const send = (number: number) =>
      receiver.receive(pushSample({ token: 'token', channelId: 'c', messageNumber: number }))
    await Promise.all([send(3), send(2)])
    await send(1)
    const all = spans()
    const parents = ['handle 2', 'handle 3', 'handle 1'].map((name) => {
      const span = all.find((each) => each.name === name)
      const parent = all.find((each) => each.spanContext().spanId === span?.parentSpanContext?.spanId)
      return parent?.attributes['messaging.message.id']
    })
    expect(new Set(parents).size).toBe(3)
    expect((await metric('webhook.order.held'))[0]?.value).toBe(2)
    expect((await metric('webhook.order.late'))[0]?.value).toBe(1)
  })

  it('counts gaps and the numbers that are missing', async () => {
    const { telemetry, metric } = setUp()
    const sequencer = createSequencer({ mode: 'contiguous', first: 1, maxWaitMs: 1, onGap: telemetry.onGap })
    await sequencer.run({ channel: 'c', number: 1 }, async () => {})
    await sequencer.run({ channel: 'c', number: 5 }, async () => {})
    await sequencer.run({ channel: 'c', number: 7 }, async () => {})
    expect(await metric('webhook.order.gaps')).toEqual([{ value: 2 }])
    expect(await metric('webhook.order.missing')).toEqual([{ value: 4 }])
  })

  it('records which attempt each handling of a stored delivery was', async () => {
    const { telemetry, metric } = setUp()
    const inbox = telemetry.inbox(memoryInbox({ attempts: 5, retryDelayMs: 0 }))
    let failures = 2
    const on = {
      ping: () => {
        if (failures-- > 0) throw new Error('not yet')
      },
    }
    const receiver = telemetry.receiver(createReceiver({ provider, on, inbox, onError: () => {} }))
    await receiver.receive(signed())
    for (let time = 0; time < 3; time++) await inbox.handleDue(receiver)
    const points = await metric('webhook.inbox.attempts')
    expect(points.map((point) => [point['webhook.outcome'], point.value])).toMatchObject([
      ['failed', { count: 2, min: 1, max: 2 }],
      ['handled', { count: 1, min: 3, max: 3 }],
    ])
  })

  it('measures the age of keys from their retrieval, and counts failures', async () => {
    const { telemetry, metric } = setUp()
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const set = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1' }] }
    let time = 1_796_000_000_000
    const answers = [
      () => Response.json(set),
      () => new Response('', { status: 503 }),
      () => Promise.reject(new Error('down')),
    ]
    const fetch = telemetry.keys('pay', async () => (answers.shift() ?? answers[0])?.() ?? Response.error())
    const keys = remoteKeys('https://pay.example/keys.json', { fetch, now: () => time, maxAgeMs: 1_000 })
    const verify = publicKeySignature({ keys, algorithms: ['EdDSA'], header: 'x-signature', keyIdHeader: 'x-key' })
    const receiver = createReceiver({ provider: host({ verify }), on: {}, onError: () => {} })
    const sample = hostSample({ event: 'ping' })
    const signature = sign(null, sample.body, privateKey).toString('base64')
    const request = { ...sample, headers: [...sample.headers, ['x-signature', signature], ['x-key', 'k1']] as const }
    expect(await metric('webhook.keys.age')).toEqual([])
    expect((await receiver.receive(request)).outcome).toBe('ignored')
    const [age] = await metric('webhook.keys.age')
    expect(age?.['webhook.keys.source']).toBe('pay')
    expect(Number(age?.value)).toBeLessThan(60)
    for (let failure = 0; failure < 2; failure++) {
      time += 100_000
      expect((await receiver.receive(request)).outcome).toBe('ignored')
    }
    const [later] = await metric('webhook.keys.age')
    expect(Number(later?.value)).toBeGreaterThan(Number(age?.value))
    expect(await metric('webhook.keys.retrievals')).toEqual([
      { 'webhook.keys.source': 'pay', 'webhook.outcome': 'retrieved', value: 1 },
      { 'webhook.keys.source': 'pay', 'webhook.outcome': 'failed', value: 2 },
    ])
  })

  it('shows by the position of secrets that a rotation is done', async () => {
    const { telemetry, metric } = setUp()
    const receiver = telemetry.receiver(createReceiver({ provider, on: {} }))
    await receiver.receive(signed('old-token'))
    const old = await metric('webhook.secret.last_used')
    await new Promise((resolve) => setTimeout(resolve, 5))
    await receiver.receive(signed('new-token'))
    const both = new Map(
      (await metric('webhook.secret.last_used')).map((point) => [point['webhook.secret.key'], point.value]),
    )
    expect(both.get(1)).toBe(old[0]?.value)
    expect(Number(both.get(0))).toBeGreaterThan(Number(both.get(1)))
  })

  it('makes a span for each delivery of a batch, with the attributes of its CloudEvent', async () => {
    const { telemetry, spans, work } = setUp()
    const event = (id: string) => ({ specversion: '1.0', id, source: '/tide', type: 'high', subject: 'harbour' })
    const on = telemetry.handlers({
      '*': async ({ payload }: { readonly payload: { readonly id: string } }) => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        work(`work ${payload.id}`)
        if (payload.id === 'b') throw new Error('secret-of-the-handler')
      },
    })
    const batched = cloudEvents({ tokens: 'token' })
    const receiver = telemetry.receiver(createReceiver({ provider: batched, on, onError: () => {} }))
    await receiver.receive({
      method: 'POST',
      url: 'https://receiver.example/',
      encrypted: true,
      headers: [
        ['authorization', 'Bearer token'],
        ['content-type', 'application/cloudevents-batch+json'],
      ],
      body: new TextEncoder().encode(JSON.stringify([event('a'), event('b')])),
    })
    const [workA, a, workB, b, request] = spans()
    expect(spans().map(({ name }) => name)).toEqual(['work a', 'handle *', 'work b', 'handle *', 'process cloudevents'])
    for (const [child, parent] of [
      [workA, a],
      [workB, b],
      [a, request],
      [b, request],
    ]) {
      expect(child?.parentSpanContext?.spanId).toBe(parent?.spanContext().spanId)
    }
    expect(a?.attributes).toEqual({
      'messaging.system': 'webhook',
      'messaging.message.id': '/tide:a',
      'webhook.provider': 'cloudevents',
      'webhook.event': 'high',
      'cloudevents.event_id': 'a',
      'cloudevents.event_source': '/tide',
      'cloudevents.event_spec_version': '1.0',
      'cloudevents.event_type': 'high',
      'cloudevents.event_subject': 'harbour',
    })
    expect([a?.status.code, b?.status.code]).toEqual([SpanStatusCode.UNSET, SpanStatusCode.ERROR])
    expect(JSON.stringify(b?.attributes)).not.toContain('secret-of')
  })

  it('makes a span for each of several handlers, and names the handler of a stored delivery', async () => {
    const { telemetry, spans } = setUp()
    const inbox = memoryInbox({ settleMs: 0 })
    const nothing = async () => {}
    const on = telemetry.handlers({
      ping: effects({ ledger: nothing, mail: { handle: nothing, dependsOn: 'ledger' } }),
    })
    const receiver = telemetry.receiver(createReceiver({ provider, on, inbox }))
    await receiver.receive(signed())
    await inbox.handleDue(receiver)
    expect(spans().map(({ name, attributes }) => [name, attributes['webhook.handler']])).toEqual([
      ['receive host', undefined],
      ['process host', undefined],
      ['handle ping ledger', undefined],
      ['process host', 'ledger'],
      ['handle ping mail', undefined],
      ['process host', 'mail'],
    ])
  })

  it('returns what a handler returns, at once if it is no promise', async () => {
    const { telemetry, spans } = setUp()
    const on = telemetry.handlers({ ping: () => retryLater({ afterSeconds: 7 }), other: 'no handler' })
    expect(on.other).toBe('no handler')
    const receiver = telemetry.receiver(createReceiver({ provider, on: { ping: on.ping } }))
    expect((await receiver.receive(signed())).outcome).toBe('retry_later')
    const [handled] = spans()
    expect(handled?.attributes).toMatchObject({ 'cloudevents.event_type': 'ping', 'webhook.event': 'ping' })
    expect(handled?.attributes['cloudevents.event_id']).toBe(handled?.attributes['messaging.message.id'])
    const failing = telemetry.handlers({
      ping: () => {
        throw new Error('broken')
      },
    })
    const broken = createReceiver({ provider, on: failing, onError: () => {} })
    expect((await broken.receive(signed())).error?.code).toBe('handler_failed')
    expect(spans().at(-1)?.attributes['error.type']).toBe('handler_failed')
  })

  it('documents every metric', async () => {
    const page = await readFile(new URL('../../docs/operate/observability.md', import.meta.url), 'utf8')
    const source = await readFile(new URL('../../src/telemetry/opentelemetry/instruments.ts', import.meta.url), 'utf8')
    const names = [...source.matchAll(/meter\.create\w+\('([^']+)'/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([])
  })

  it('does nothing without an SDK: it returns the promise of the receiver', async () => {
    const receiver = createReceiver({ provider, on: {} })
    const receiving = receiver.receive(signed())
    const same: typeof receiver = createTelemetry().receiver({ ...receiver, receive: () => receiving })
    expect(same.receive(signed())).toBe(receiving)
    expect((await receiving).outcome).toBe('ignored')
  })

  it('measures without spans, and makes spans without metrics', async () => {
    const { spans, metric, tracerProvider, meterProvider } = setUp()
    await createTelemetry({ meterProvider })
      .receiver(createReceiver({ provider, on: {} }))
      .receive(signed())
    expect(spans()).toEqual([])
    expect(await metric('webhook.requests')).toMatchObject([{ 'webhook.outcome': 'ignored', value: 1 }])
    await createTelemetry({ tracerProvider })
      .receiver(createReceiver({ provider, on: {} }))
      .receive(signed())
    expect(spans().map(({ name }) => name)).toEqual(['process host'])
    expect(await metric('webhook.requests')).toMatchObject([{ value: 1 }])
  })

  it('refuses wrong options', () => {
    expect(() => createTelemetry({ traceparent: 'trust' } as never)).toThrow(/createTelemetry: traceparent/)
    expect(() => createTelemetry({ tracerProvider: {} } as never)).toThrow(/createTelemetry: tracerProvider/)
  })
})
