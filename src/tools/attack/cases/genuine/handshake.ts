import { type Sample, withBody, withHeaders } from '../../../../testing/sample.js'
import type { AttackCase } from '../../attack-case.js'
import { verdict } from '../../probing/probes.js'
import type { Supply } from '../../scheme/supply.js'
import { bodyText, isAccepted } from '../../wire/exchange.js'

/** Requests with which vendors test an endpoint, by the name of the provider. */
export const handshakes: Readonly<Record<string, (sample: Sample) => Sample>> = {
  slack: (sample) =>
    json(sample, { token: 'sample-token', challenge: '3eZbrw1aBm2rZgRNFdxV2595E9CY', type: 'url_verification' }),
  zoom: (sample) =>
    json(sample, {
      event: 'endpoint.url_validation',
      payload: { plainToken: 'qgg8vlvZRS6UYooatFL8Aw' },
      event_ts: Date.now(),
    }),
  discord: (sample) => json(sample, { version: 1, application_id: '1234560123453231555', type: 0 }),
  twitch: (sample) =>
    withHeaders(
      json(sample, {
        challenge: 'pogchamp-kappa-360noscope-vohiyo',
        subscription: { ...subscription, status: 'webhook_callback_verification_pending' },
      }),
      { 'Twitch-Eventsub-Message-Type': 'webhook_callback_verification' },
    ),
}

const subscription = {
  id: 'f1c2a387-161a-49f9-a165-0f21d7a4e1c4',
  type: 'stream.online',
  version: '1',
  cost: 1,
  condition: { broadcaster_user_id: '12826' },
  transport: { method: 'webhook', callback: 'https://receiver.example/hooks' },
  created_at: '2026-11-21T09:00:00.634234626Z',
}

function json(sample: Sample, payload: object): Sample {
  return withBody(withHeaders(sample, { 'Content-Type': 'application/json' }), JSON.stringify(payload))
}

/** The answer that the vendor expects. */
export const handshakeCase: AttackCase = {
  id: 'genuine.handshake',
  rule: 'Answers the handshake of the vendor',
  defect: 'Does not answer the handshake',
  why: 'The vendor sends no events to an endpoint that does not answer its handshake.',
  severity: 'serious',
  fix: 'handshake',
  causes: ['genuine.samples'],
  async plan(supply, { runner }) {
    const change = handshakes[supply.sender.provider.name]
    const expected = change === undefined ? undefined : await expectedAnswer(supply, change)
    if (change === undefined || expected === undefined) return 'the vendor has no signed handshake'
    return {
      requests: 1,
      run: async () => {
        const sample = await supply.genuine()
        const signed = await supply.sender.sign(change(sample))
        const exchange = await runner.send('the handshake', runner.toWire(signed))
        const { arrival } = exchange
        const isRight = isAccepted(arrival) && expected.every((part) => bodyText(arrival).includes(part))
        return verdict(isRight, isRight ? 'answered' : 'the answer has not what the vendor expects', [exchange])
      },
    }
  },
}

// The texts in the answer of the reference: the values of a JSON answer, or all of it.
async function expectedAnswer(supply: Supply, change: (sample: Sample) => Sample): Promise<string[] | undefined> {
  const { provider, sign } = supply.sender
  try {
    const signed = await sign(change(await supply.genuine()))
    const [delivery] = await provider.parseAll(await provider.verify(signed))
    const outcome = delivery && (await provider.handshake?.(delivery))
    if (outcome === undefined) return undefined
    const body = outcome.content?.body ?? ''
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
    return text.startsWith('{') ? Object.values(JSON.parse(text)).map(String) : [text]
  } catch {
    return undefined
  }
}
