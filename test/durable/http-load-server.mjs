// @ts-check
// A server that stores each delivery: by the engine's own call after a check by hand, or as a receiver with an inbox does.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider } from '@opentelemetry/sdk-trace-base'
import { createReceiver, hmacSignature } from 'webhook-receiver'
import { host } from 'webhook-receiver/host'
import { toNode } from 'webhook-receiver/node'
import { createTelemetry } from 'webhook-receiver/opentelemetry'
import { secret } from '../../bench/deliveries.mjs'
import { engines } from './engines.mjs'

const [engineName = '', name = '', kind = ''] = process.argv.slice(2)
const provider = host({ verify: hmacSignature({ secrets: secret, header: 'X-Host-Signature-256', prefix: 'sha256=' }) })
const on = { '*': async () => {} }
const listener = engineName === 'opentelemetry' ? observed() : await storing()
const server = createServer(listener).listen(0, '127.0.0.1', () => process.send?.(server.address()))
process.on('disconnect', () => process.exit())

async function storing() {
  const engine = engines[engineName]
  if (engine === undefined) throw new Error(`no engine ${engineName}: ${Object.keys(engines).join(', ')}`)
  if (kind === 'inbox') return toNode(createReceiver({ provider, on, inbox: await engine.open(name) }))
  const own = await engine.openOwn?.(name)
  if (own === undefined) throw new Error(`${engineName} has no call to compare with`)
  return byHand(own.put)
}

function observed() {
  const receiver = createReceiver({ provider, on })
  if (kind === 'own') return toNode(receiver)
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
  const readers = [new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 })]
  const telemetry = createTelemetry({
    meterProvider: new MeterProvider({ readers }),
    tracerProvider: new BasicTracerProvider(),
  })
  return toNode(telemetry.receiver(receiver))
}

/**
 * Verifies, parses, and stores the same record by the engine's own call.
 *
 * @param {import('./engines.mjs').OwnCall['put']} put
 * @returns {import('node:http').RequestListener}
 */
function byHand(put) {
  return (request, response) => {
    /** @type {Buffer[]} */
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', async () => {
      const body = Buffer.concat(chunks)
      const signature = String(request.headers['x-host-signature-256'])
      const expected = createHmac('sha256', secret).update(body).digest()
      const given = Buffer.from(signature.slice('sha256='.length), 'hex')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('a forged request')
      const { issue } = JSON.parse(body.toString())
      const id = String(request.headers['x-host-delivery'])
      const stored = {
        method: 'POST',
        url: request.url ?? '',
        headers: pairsOf(request.rawHeaders),
        encrypted: false,
        body,
      }
      const delivery = /** @type {const} */ ({
        id,
        endpoint: 'host',
        provider: 'host',
        event: 'issues',
        deliveryId: id,
        key: `${issue.number}`,
        number: undefined,
        request: stored,
        proof: { strength: 'signature', verifier: 'hmacSignature' },
        receivedAt: Date.now(),
        invalid: undefined,
      })
      await put([delivery])
      response.writeHead(202, { 'content-length': 0 }).end()
    })
  }
}

/**
 * @param {readonly string[]} raw
 * @returns {[string, string][]}
 */
function pairsOf(raw) {
  return Array.from({ length: raw.length / 2 }, (_, at) => [`${raw[2 * at]}`, `${raw[2 * at + 1]}`])
}
