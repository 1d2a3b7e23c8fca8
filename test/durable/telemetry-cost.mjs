// @ts-check
// Measures what telemetry adds to a request, without an SDK and with one: the median of the rounds, in microseconds
// of processor time, which does not depend on what else the machine does.
//
//   npm run build && node test/durable/telemetry-cost.mjs
import { context, SpanKind, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider } from '@opentelemetry/sdk-trace-base'
import { createReceiver, headerToken } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { createTelemetry } from 'webhook-receiver/opentelemetry'
import { hostSample, withHeaderToken } from 'webhook-receiver/testing'

const header = 'X-Host-Token'
const requests = 5_000
const rounds = 31
const sample = withHeaderToken(hostSample({ event: 'ping' }), { header, token: 'token' })
const make = () =>
  createReceiver({
    provider: host({ verify: headerToken({ header, tokens: 'token' }) }),
    on: { ping: async () => {} },
  })

/** @param {import('webhook-receiver').Receiver} receiver */
async function measure(receiver) {
  const before = process.cpuUsage()
  for (let request = 0; request < requests; request++) await receiver.receive(sample)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / requests
}

/** @param {readonly number[]} values */
const least = (values) => Math.min(...values)

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

// Without a reader, an SDK records nothing.
const makeMeterProvider = () => {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
  return new MeterProvider({
    readers: [new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 })],
  })
}

const idle = createTelemetry().receiver(make())
const metered = createTelemetry({ meterProvider: makeMeterProvider() }).receiver(make())
const full = createTelemetry({ meterProvider: makeMeterProvider(), tracerProvider: new BasicTracerProvider() })
/** The calls that an SDK needs for one histogram and one span, with nothing around them: the floor. */
function byHand() {
  const receiver = make()
  const tracer = new BasicTracerProvider().getTracer('by hand')
  const duration = makeMeterProvider().getMeter('by hand').createHistogram('duration', { unit: 's' })
  const labels = { endpoint: 'host', provider: 'host', outcome: 'handled' }
  /** @param {typeof sample} request */
  const receive = (request) => {
    const span = tracer.startSpan('process host', { kind: SpanKind.CONSUMER })
    return context
      .with(trace.setSpan(context.active(), span), () => receiver.receive(request))
      .then((receipt) => {
        duration.record(receipt.durationMs / 1000, labels)
        span.setAttributes({
          'messaging.system': 'webhook',
          'messaging.operation.name': 'process',
          'messaging.operation.type': 'process',
          'messaging.destination.name': 'host',
          'messaging.message.id': receipt.deliveryId,
          'webhook.provider': receipt.provider,
          'webhook.event': receipt.event,
          'cloudevents.event_type': receipt.event,
          'webhook.outcome': receipt.outcome,
          'http.response.status_code': receipt.response.status,
          'webhook.proof.strength': receipt.proof?.strength,
          'webhook.proof.verifier': receipt.proof?.verifier,
          'webhook.secret.key': receipt.proof?.key,
        })
        span.end()
        return receipt
      })
  }
  return { ...receiver, receive }
}

const variants = {
  plain: make(),
  'without an SDK': idle,
  'with metrics': metered,
  'with metrics and spans': full.receiver(make()),
  'the same calls of the SDK by hand': byHand(),
}
/** @type {Record<string, number[]>} */
const measured = Object.fromEntries(Object.keys(variants).map((name) => [name, []]))
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
for (let round = 0; round <= rounds; round++) {
  for (const [name, receiver] of Object.entries(variants)) {
    const time = await measure(receiver)
    // The first round warms up.
    if (round > 0) measured[name]?.push(time)
  }
}
const plain = median(measured['plain'] ?? [])
for (const [name, times] of Object.entries(measured)) {
  console.log(
    `${name}: ${median(times).toFixed(2)} µs, ${(median(times) - plain).toFixed(2)} more; at least ${least(times).toFixed(2)} µs`,
  )
}
process.exit()
