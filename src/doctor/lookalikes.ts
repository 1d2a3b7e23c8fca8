import type { WebhookRequest } from '../request/delivery.js'
import { headerValues, readHeader } from '../request/headers.js'

interface Lookalike {
  readonly name: string
  /** The names of the providers that take such requests. */
  readonly providers: readonly string[]
  /** A header that only this service sends. */
  readonly header: string
}

// Names such as X-Signature, which several services share, say nothing.
const services: readonly Lookalike[] = [
  { name: 'GitHub', providers: ['github'], header: 'X-GitHub-Event' },
  { name: 'GitLab', providers: ['gitlab'], header: 'X-Gitlab-Event' },
  { name: 'Stripe', providers: ['stripe'], header: 'Stripe-Signature' },
  { name: 'Slack', providers: ['slack'], header: 'X-Slack-Signature' },
  { name: 'Shopify', providers: ['shopify'], header: 'X-Shopify-Topic' },
  { name: 'PayPal', providers: ['paypal'], header: 'PayPal-Transmission-Id' },
  { name: 'Square', providers: ['square'], header: 'X-Square-HmacSha256-Signature' },
  { name: 'Twilio', providers: ['twilio'], header: 'X-Twilio-Signature' },
  { name: 'Zoom', providers: ['zoom'], header: 'X-Zm-Signature' },
  { name: 'Twitch', providers: ['twitch'], header: 'Twitch-Eventsub-Message-Id' },
  { name: 'HubSpot', providers: ['hubspot'], header: 'X-HubSpot-Signature' },
  { name: 'Discord', providers: ['discord'], header: 'X-Signature-Ed25519' },
  { name: 'Google', providers: ['google'], header: 'X-Goog-Channel-ID' },
  { name: 'Jira', providers: ['jira'], header: 'X-Atlassian-Webhook-Identifier' },
  { name: 'Linear', providers: ['linear'], header: 'Linear-Signature' },
  { name: 'Paddle', providers: ['paddle'], header: 'Paddle-Signature' },
  { name: 'Razorpay', providers: ['razorpay'], header: 'X-Razorpay-Signature' },
  { name: 'Sentry', providers: ['sentry'], header: 'Sentry-Hook-Signature' },
  { name: 'Telegram', providers: ['telegram'], header: 'X-Telegram-Bot-Api-Secret-Token' },
]

/** Suspects, from header names alone, that another service sent the request. */
export function hintsOfSender(request: WebhookRequest, provider: string): readonly string[] {
  const found = services.filter(({ header }) => headerValues(request, header).length > 0)
  if (found.some(({ providers }) => providers.includes(provider))) return []
  return found.map(
    ({ name, header }) =>
      `The request has the header ${header}, which ${name} sends, but the provider is ${provider.slice(0, 40)}`,
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
