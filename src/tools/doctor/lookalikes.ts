import type { WebhookRequest } from '../../core/request/delivery.js'
import { readHeader } from '../../core/request/headers.js'
import type { DiagnoseOptions } from './options.js'

/** Suspects another service as the sender. */
export function hintsOfSender(
  request: WebhookRequest,
  provider: string,
  detect: NonNullable<DiagnoseOptions['detect']>,
): readonly string[] {
  const candidates = detect(request)
  if (candidates.some((candidate) => candidate.provider === provider)) return []
  const likely = candidates.filter(({ confidence }) => confidence === 'likely')
  return likely.map(
    ({ title, evidence: [header] }) =>
      `The request has the header ${header}, which ${title} sends, but the provider is ${provider.slice(0, 40)}`,
  )
}

/** Suspects a tunnel that parses JSON and writes it again. */
export function hintsOfTunnel(request: WebhookRequest): readonly string[] {
  // Smee's server adds the time of arrival to the headers, in milliseconds.
  if (!/^1\d{12}$/.test(readHeader(request, 'timestamp') ?? '')) return []
  return [
    'The request has the header Timestamp of smee, which parses bodies and writes them again as JSON; use a tunnel that ' +
      'forwards the bytes, such as ngrok, cloudflared or gh webhook forward',
  ]
}

/** Names the mode or environment in which the request says it was sent: each has its own secret. */
export function hintsOfMode(request: WebhookRequest): readonly string[] {
  const mode = modeOf(request)
  if (mode === undefined) return []
  return [`The request says that it comes from ${mode}: is the secret the one of the same environment?`]
}

function modeOf(request: WebhookRequest): string | undefined {
  const square = readHeader(request, 'square-environment')?.toLowerCase()
  if (square === 'sandbox' || square === 'production') return `the ${square} environment`
  const paypal = readHeader(request, 'paypal-cert-url') ?? ''
  if (paypal !== '')
    return paypal.startsWith('https://api.sandbox.paypal.com/') ? 'the sandbox' : 'the live environment'
  const live = liveModeOf(request.body)
  return live === undefined ? undefined : `${live ? 'live' : 'test'} mode`
}

// Read from the text: the body is not verified, and a parser would need limits.
function liveModeOf(body: Uint8Array): boolean | undefined {
  const [, value] = /"livemode"\s*:\s*(true|false)\b/.exec(new TextDecoder().decode(body.subarray(0, 65_536))) ?? []
  return value === undefined ? undefined : value === 'true'
}
