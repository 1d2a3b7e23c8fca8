import type { WebhookRequest } from '../../../core/request/delivery.js'
import type { Audit } from '../../inspector/api/audit.js'
import { openInspector } from '../../inspector/api/open-inspector.js'
import type { InspectedProvider, InspectorParts, Sending, Sent } from '../../inspector/api/parts.js'
import type { NewCapture } from '../../inspector/captures/capture.js'
import type { Captures } from '../../inspector/captures/captures.js'
import { toDestination } from '../../inspector/sending/destination.js'
import { resign } from '../../inspector/signing/resign.js'
import { attackFor } from '../attack/attack-for.js'
import type { Context } from '../command.js'
import type { OpenedInbox } from '../inbox/engines.js'
import { inboxFlags, openInbox } from '../inbox/open-inbox.js'
import { routeOf, type TargetRoute } from '../listen/flags.js'
import { type ForwardOptions, forward } from '../listen/forward.js'
import { type Handovers, toAttempt } from '../listen/handover.js'
import type { Verifier } from '../listen/verifier.js'
import type { ChosenProvider } from '../providers.js'

/** What the page of `listen` works with. */
export interface PageOptions extends ForwardOptions {
  readonly port: number
  readonly captures: Captures
  readonly captureUrl: string
  readonly routes: readonly TargetRoute[]
  readonly verifier: Verifier
  /** What hands requests over one after the other; `undefined` if none waits for another. */
  readonly handovers: Pick<Handovers, 'waiting'> | undefined
  readonly limits: Readonly<Record<string, string>>
  /** The inbox that the page shows. It is closed with the page. */
  readonly inbox?: OpenedInbox | undefined
  readonly mask?: readonly string[] | undefined
  readonly audit?: Audit | undefined
}

/** A page that is served until it is closed. */
export interface ServedPage {
  readonly port: number
  /** Makes an address that opens the page once. */
  readonly launchUrl: () => string
  readonly close: () => Promise<void>
}

/** Serves the page of the captures on a separate port; on a free one if the port is taken. */
export async function servePage(options: PageOptions): Promise<ServedPage> {
  const { captures, port } = options
  const open = (at: number) => openInspector({ ...toParts(options), captures, port: at })
  const page = await open(port).catch((error: Error & { code?: string }) => {
    if (error.code !== 'EADDRINUSE') throw error
    return open(0)
  })
  const close = async () => {
    await page.close()
    await options.inbox?.close()
  }
  return { port: page.port, launchUrl: page.launchUrl, close }
}

/** What the page can do: verify and sign with the providers, and send to the servers. */
export function toParts(options: Omit<PageOptions, 'port'>): InspectorParts {
  const { routes, verifier, handovers, captureUrl, limits } = options
  return {
    providers: () => verifier.providers.map(({ path, provider }) => toInspected(path, provider, verifier)),
    send: (sending) => send(sending, options),
    inbox: options.inbox?.inbox,
    mask: options.mask,
    audit: options.audit,
    attack: (wish) => attackFor(wish, verifier.providers),
    held:
      handovers &&
      (() =>
        handovers.waiting.map(({ capture: { id, verdict }, since, after }) => ({
          id: String(id),
          event: verdict.event,
          sequence: verdict.sequence,
          since,
          for: after === undefined ? 'your server, which cannot be reached' : `#${after.id}`,
        }))),
    captureUrl: () => captureUrl,
    target: () => routes[0]?.to.href,
    limits,
  }
}

function toInspected(path: string, chosen: ChosenProvider, verifier: Verifier): InspectedProvider {
  const { name, provider, deliveries, values, keyNames } = chosen
  const secrets = [values.secrets ?? values.tokens ?? []].flat()
  const [secret] = secrets
  const diagnose: InspectedProvider['diagnose'] = (capture, framework) => verifier.diagnose(chosen, capture, framework)
  const secretName = keyNames.length === 0 ? undefined : keyNames.join(', ')
  const common = { name, provider, path, secretName, secrets, diagnose }
  if (deliveries === undefined) return common
  const samples = Object.entries(deliveries.samples).map(([event, make]) => [event, () => make()] as const)
  return {
    ...common,
    credential: deliveries.credential,
    samples: Object.fromEntries(samples),
    // A vendor that signs with a private key cannot be imitated.
    sign:
      secret === undefined
        ? undefined
        : async (request, { newId }) => {
            const url = [values.url].flat()[0]
            const sender = await deliveries.sender({ secret, ...(url !== undefined && { url }) })
            const { request: signed } = await resign(toRaw(request), {
              sender,
              ...(newId && deliveries.ids !== undefined && { newId: deliveries.ids }),
              ...(url !== undefined && { url }),
            })
            return {
              ...request,
              url: urlWith(request.url, signed.target),
              headers: signed.rawHeaders,
              body: signed.body,
            }
          },
  }
}

function toRaw({ method, url, headers, body }: WebhookRequest) {
  return { method, target: targetOf(url), rawHeaders: headers, body }
}

function targetOf(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '') || '/'
}

function urlWith(url: string, target: string): string {
  return `${/^https?:\/\/[^/?#]*/i.exec(url)?.[0] ?? 'http://localhost'}${target}`
}

// Sends a request of the page to the server, and stores it: a changed request as a capture that names the original.
async function send({ request, provider, of, to }: Sending, options: Omit<PageOptions, 'port'>): Promise<Sent> {
  const { captures, routes, verifier } = options
  const raw = toRaw(request)
  const target = to === undefined ? routeOf(routes, raw.target)?.to : toDestination(to).url
  if (target === undefined) throw new TypeError('there is no server to send to: start listen with a target')
  const outcome = await forward(raw, target, options)
  const id = isSame(request, of?.request) ? Number(of?.id) : (await store(request, provider, of?.id)).id
  captures.attempt(toAttempt({ id }, outcome, undefined))
  const answer = 'answer' in outcome ? outcome.answer.status : outcome.error === 'timeout' ? 'timeout' : 'connection'
  return { answer, tookMs: outcome.durationMs, id: String(id) }

  async function store(sent: WebhookRequest, name: string | undefined, original: string | undefined) {
    const chosen = verifier.providers.find((each) => each.provider.name === name)?.provider
    const { method, target: path, rawHeaders, body } = toRaw(sent)
    const stored = { method, target: path, rawHeaders, body: Buffer.from(body).toString('base64') }
    const capture: NewCapture = {
      receivedAt: new Date().toISOString(),
      ...stored,
      httpVersion: '1.1',
      provider: chosen?.name,
      verdict: chosen === undefined ? { status: 'unknown' } : await verifier.judge(chosen, stored),
      origin: original === undefined ? 'sent' : 'replayed',
      ...(original !== undefined && { of: Number(original) }),
    }
    return captures.append(capture)
  }
}

function isSame(sent: WebhookRequest, original: WebhookRequest | undefined): boolean {
  return (
    original !== undefined &&
    sent.method === original.method &&
    sent.url === original.url &&
    JSON.stringify(sent.headers) === JSON.stringify(original.headers) &&
    Buffer.from(sent.body).equals(original.body)
  )
}

const variableName = 'WEBHOOK_INBOX_URL'

/**
 * Opens the inbox of the configuration, or that of `WEBHOOK_INBOX_URL`, for the page. Other variables such as `DATABASE_URL`
 * often name a database without an inbox.
 *
 * @param onProblem - is told why it cannot be opened: the page is useful without it
 * @returns `undefined` without an inbox
 */
export async function openPageInbox(
  context: Context,
  onProblem: (message: string) => void,
): Promise<OpenedInbox | undefined> {
  const { inbox } = await context.config()
  const { env } = context
  if (inbox === undefined && (env[variableName] === undefined || env[variableName] === '')) return undefined
  const { queue, schema, prefix } = inboxFlags
  // A variableName that is named would win over the configuration.
  const named = inbox === undefined ? variableName : undefined
  const flags = { 'connection-env': named, queue: queue.default, schema: schema.default, prefix: prefix.default }
  return openInbox(flags, context).catch((error: unknown) => {
    onProblem(`the page shows no inbox: ${error instanceof Error ? error.message : 'it cannot be opened'}`)
    return undefined
  })
}
