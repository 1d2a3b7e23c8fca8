import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MaybePromise } from '../../../core/base/maybe-promise.js'
import {
  type Check,
  checkOptions,
  listOf,
  optional,
  requireFunction,
  requireFunctions,
  requirePositiveInteger,
  requireText,
} from '../../../core/base/options.js'
import type { AnyProvider } from '../../../core/provider/provider.js'
import type { Receiver } from '../../../core/receiver/receiver.js'
import type { WebhookRequest } from '../../../core/request/delivery.js'
import { requireReceiver } from '../../../frameworks/adapter.js'
import { parseFieldPath } from '../../../stores/inbox/redaction/field-path.js'
import { createInspectorApi } from '../api/api.js'
import type { Audit } from '../api/audit.js'
import { servePageFiles } from '../api/page-files.js'
import type { InspectedInbox, InspectedOrder, InspectorParts, Sending, Sent } from '../api/parts.js'
import { toNodeHandler } from '../api/serve.js'
import { MemoryCaptures } from './memory-captures.js'
import { type FlowCounts, Recording } from './recording.js'

/** Options of {@link inspect}. */
export interface InspectOptions {
  /** The path of the page, which begins and ends with a slash. @default '/__webhooks/' */
  readonly path?: string
  /** The provider of the receiver, with which the page explains verification and finds causes. @default no explanations */
  readonly provider?: AnyProvider
  /** Signs an edited request again, so that it can be sent from the page. @default requests are sent as they are */
  readonly sign?: (request: WebhookRequest) => MaybePromise<WebhookRequest>
  /** The inbox of the receiver, whose dead letters the page shows, redrives and discards, and whose pauses it ends. @default no screen for it */
  readonly inbox?: InspectedInbox
  /** The sequencer of the receiver: the page shows until when its channels wait, and skips numbers. @default neither */
  readonly order?: InspectedOrder
  /** Secrets that the page masks wherever they occur. Authorization, cookies and tokens are always masked. @default none */
  readonly secrets?: readonly string[]
  /**
   * A password of at least 16 characters that opens the page, beside the links of `launchPath()`. In production, with
   * `NODE_ENV=production`, the inspector is off without it.
   */
  readonly token?: string
  /** The host names under which the page is served, without a port. @default loopback: 127.0.0.1, [::1] and localhost */
  readonly hosts?: readonly string[]
  /** How many requests are kept. @default 500 */
  readonly maxCaptures?: number
  /** How many bytes of bodies are kept. @default 33_554_432 */
  readonly maxBytes?: number
  /** How many pages may be open. @default 16 */
  readonly maxConnections?: number
  /** Fields that the page shows only one by one, by paths as those of `redactFields`: `payload.customer.email`. @default none */
  readonly mask?: readonly string[]
  /** Records what is revealed, exported, replayed, redriven, discarded, resumed and erased, before it happens; an error prevents it. */
  readonly audit?: Audit
  /** Who uses the page, for the audit: a name, or a function of the request. @default 'unknown' */
  readonly who?: string | ((request: Request) => string)
}

/** A receiver whose requests can be looked at. */
export interface Inspector {
  /** Use it in place of the original one: it records what it receives, and answers the same. */
  readonly receiver: Receiver
  /** Serves the page, for anything that speaks Fetch. Route everything below `path` to it. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Serves the page under `node:http`, Express, and other frameworks over it. */
  readonly node: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Makes a path that opens the page once, with a token in its fragment. Print it at the start. */
  readonly launchPath: () => string
  /** Counts of outcomes since the start. */
  readonly counts: () => FlowCounts
}

const checks = {
  path: optional(requirePath),
  provider: optional((value, option) => requireFunctions(value, ['admit', 'verify', 'restore', 'parseAll'], option)),
  sign: optional(requireFunction),
  inbox: optional((value, option) =>
    requireFunctions(value, ['health', 'deadLetters', 'redrive', 'discard', 'blockedKeys', 'pauses', 'resume'], option),
  ),
  order: optional((value, option) => requireFunctions(value, ['waits', 'skip'], option)),
  secrets: optional(listOf(requireText)),
  token: optional(requireToken),
  hosts: optional(listOf(requireText)),
  maxCaptures: optional(requirePositiveInteger),
  maxBytes: optional(requirePositiveInteger),
  maxConnections: optional(requirePositiveInteger),
  mask: optional(listOf((value, option) => void parseFieldPath(value, option))),
  audit: optional(requireFunction),
  who: optional((value, option) => typeof value === 'function' || requireText(value, option)),
} satisfies { readonly [Name in keyof InspectOptions]-?: Check }

/**
 * Records what a receiver receives, in memory, and serves a page that shows it, for development.
 *
 * Anyone with the link sees payloads, so the inspector is off in production unless you set `token`. When it is off, it
 * returns the receiver itself, and the page answers 404.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const inspector = inspect(receiver, { provider })
 * app.post('/hooks/github', toExpress(inspector.receiver))
 * app.use('/__webhooks', inspector.node)
 * console.log(`Inspector: http://localhost:3000${inspector.launchPath()}`)
 */
export function inspect(receiver: Receiver, options: InspectOptions = {}): Inspector {
  checkOptions(options, 'inspect', checks)
  requireReceiver(receiver, 'inspect')
  const { path = '/__webhooks/', token, hosts, maxCaptures = 500, maxBytes = 33_554_432, maxConnections } = options
  if (token === undefined && isProduction()) return turnedOff(receiver, path)
  const captures = new MemoryCaptures({ maxCaptures, maxBytes })
  const recording = new Recording(receiver, captures, options.provider)
  const parts = toParts(options, recording)
  const file = servePageFiles()
  const api = createInspectorApi({ source: captures, parts, file, path, hosts, token, maxConnections })
  return {
    receiver: recording.receiver(),
    fetch: api.fetch,
    node: toNodeHandler(api.fetch),
    launchPath: api.launchPath,
    counts: () => recording.counts(),
  }
}

function isProduction(): boolean {
  return typeof process === 'object' && process.env['NODE_ENV'] === 'production'
}

function turnedOff(receiver: Receiver, path: string): Inspector {
  const answer = async () => new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } })
  const counts = () => ({ total: 0, outcomes: {}, errors: {} })
  return { receiver, fetch: answer, node: toNodeHandler(answer), launchPath: () => path, counts }
}

function toParts(options: InspectOptions, recording: Recording): InspectorParts {
  const { provider, sign, inbox, order, secrets = [], mask, audit, who } = options
  const providers = provider === undefined ? [] : [{ name: provider.name, provider, secrets, sign }]
  return {
    providers: () => providers,
    secrets: () => secrets,
    counts: () => recording.counts(),
    held: provider === undefined || provider.numbered === false ? undefined : () => recording.held(),
    send: (sending) => send(recording, sending),
    inbox,
    order,
    mask,
    audit,
    who: typeof who === 'string' ? () => who : who,
  }
}

// Goes to the receiver itself and not over the network, so it can reach nothing else.
async function send(recording: Recording, { request, cause, of }: Sending): Promise<Sent> {
  if (of !== undefined && cause === 'replay') {
    const { answer, tookMs } = await recording.repeat(of.id, request, cause)
    return { answer, tookMs, id: of.id }
  }
  const { id, attempt } = await recording.receive(request)
  return { answer: attempt.answer, tookMs: attempt.tookMs, id }
}

function requirePath(value: unknown, option: string): void {
  if (typeof value === 'string' && /^\/(?:[\w.~-]+\/)*$/.test(value)) return
  throw new TypeError(`${option} must be a path that begins and ends with a slash, such as /__webhooks/`)
}

function requireToken(value: unknown, option: string): void {
  if (typeof value === 'string' && value.length >= 16) return
  throw new TypeError(`${option} must have at least 16 characters: generate it randomly`)
}
