import { once } from 'node:events'
import { startRelay } from '../../inspector/relay/relay-server.js'
import { defineCommand } from '../command.js'
import { exitCode, listenError, UsageError } from '../exit.js'
import { bold, dim, text } from '../terminal/text.js'

export const command = defineCommand({
  args: '',
  flags: {
    port: {
      type: 'number',
      value: 'port',
      default: 8080,
      min: 0,
      max: 65_535,
      summary: 'Where to listen; 0 takes any',
    },
    host: {
      type: 'text',
      value: 'address',
      default: '127.0.0.1',
      summary: 'Which address; 0.0.0.0 takes requests from anywhere',
    },
    'token-env': {
      type: 'text',
      value: 'NAME',
      default: 'WEBHOOK_RELAY_TOKEN',
      summary: 'The variable with the token that clients must know',
    },
    ttl: {
      type: 'text',
      value: 'time',
      default: '24h',
      summary: 'How long a channel without a client is remembered: 30m, 24h, 7d',
    },
    'max-body': {
      type: 'number',
      value: 'megabytes',
      default: 5,
      max: 64,
      summary: 'The longest body; a longer one gets 413',
    },
    timeout: {
      type: 'number',
      value: 'seconds',
      default: 25,
      max: 600,
      summary: 'How long a request waits for its answer',
    },
    smee: { type: 'switch', summary: 'Let clients of smee.io read a channel by its name, without the token' },
  },
  details:
    'Run it on a host with a public URL, behind a proxy with TLS. A developer connects with\n' +
    'webhook-receiver listen 3000 --tunnel relay=https://relay.example, and the same token. Requests are kept in memory only.',
  examples: ['webhook-receiver relay --host 0.0.0.0 --port 8080 --env .env'],
  async run(_, values, { env, out, signal }) {
    const token = env[values['token-env']]
    if (token === undefined || token === '') {
      throw new UsageError(`set the variable ${values['token-env']} to a token, such as one of: openssl rand -hex 24`)
    }
    if (token.length < 16) throw new UsageError(`the token in ${values['token-env']} must have at least 16 characters`)
    const answerTimeoutMs = values.timeout * 1000
    const maxBodyBytes = values['max-body'] * 1_048_576
    const relay = await startRelay({
      token,
      port: values.port,
      host: values.host,
      maxBodyBytes,
      smee: values.smee === true,
      limits: {
        maxChannels: 1_000,
        maxPending: 100,
        maxPendingBytes: 268_435_456,
        answerTimeoutMs,
        reconnectMs: Math.min(5_000, answerTimeoutMs),
        ttlMs: readTtl(values.ttl),
      },
    }).catch((error: unknown) => {
      throw new UsageError(
        `the relay cannot listen at ${values.host}:${values.port}: ${messageOf(listenError(values.port, error))}`,
      )
    })
    const url = `http://${values.host}:${relay.port}`
    out.json({ listening: { url, pid: process.pid } })
    out.line(text`Relaying at ${bold(url)}`)
    out.line(dim(text`A channel is a path below it; listen --tunnel relay=URL makes one. Ctrl+C ends.`))
    if (!signal.aborted) await once(signal, 'abort')
    await relay.close()
    return exitCode.ok
  },
})

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

function readTtl(value: string): number {
  const [, amount = '', unit = ''] = /^([1-9]\d{0,3})([mhd])$/.exec(value) ?? []
  const factor = unitMs[unit]
  if (factor === undefined) throw new UsageError('--ttl must be a time, such as 30m, 24h or 7d')
  return Number(amount) * factor
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown'
}
