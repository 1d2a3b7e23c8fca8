import { relative } from 'node:path'
import type { DiagnosisFramework } from '../../doctor/index.js'
import type { Capture, NewCapture } from '../../inspector/captures/capture.js'
import type { Captures } from '../../inspector/captures/captures.js'
import { type CaptureFilter, matchesFilter } from '../../inspector/captures/filter.js'
import { explainAnswer } from '../../inspector/verdict/explain.js'
import { likelySenderOf } from '../../inspector/verdict/likely-sender.js'
import { requestOf } from '../../inspector/verdict/request-of.js'
import type { ProviderProfile } from '../../testing/simulator/index.js'
import type { Context } from '../command.js'
import { type ExitCode, exitCode } from '../exit.js'
import type { ChosenProvider } from '../providers.js'
import { loadRules } from '../requests/retry-rules.js'
import type { SecretFlagValues } from '../secrets.js'
import { bold, dim, text, yellow } from '../terminal/text.js'
import type { Tunnel } from '../tunnel/tunnel-request.js'
import { frameworkOf } from './framework.js'
import { Handovers } from './handover.js'
import type { ServedPage } from './page.js'
import { Report } from './report.js'
import { answerWith } from './respond.js'
import { type ProviderRoute, routeOf, type TargetRoute } from './routes.js'
import { type RawAnswer, type RawRequest, startServer } from './server.js'
import { makeVerifier, type Verifier } from './verifier.js'

/** What `listen` was asked to do. */
export interface ListenOptions {
  readonly port: number
  readonly max: number
  /** The longest body that is taken. */
  readonly maxBodyBytes: number
  readonly providerRoutes: readonly ProviderRoute[]
  readonly routes: readonly TargetRoute[]
  /** The answer to requests without a target. */
  readonly respond: RawAnswer | undefined
  /** The rules of retries; '' for those of the provider; `undefined` without retries. */
  readonly retry: string | undefined
  readonly speed: number
  readonly ordered: boolean
  readonly holdWhileDown: boolean
  readonly filter: CaptureFilter
  readonly timeoutMs: number
  readonly keepHost: boolean
  readonly insecure: boolean
  readonly secrets: SecretFlagValues
  /** The value of `--tunnel`; `undefined` without a tunnel. */
  readonly tunnel: string | undefined
  /** The page; `undefined` without one. */
  readonly ui: { readonly port: number; readonly open: boolean } | undefined
}

const maxStoredBytes = 134_217_728
const graceMs = 3_000

/** Receives webhooks until it is interrupted: stores, verifies and hands over each request, and prints what happens. */
export async function listen(options: ListenOptions, context: Context): Promise<ExitCode> {
  const { out, signal, cwd } = context
  const framework = frameworkOf(cwd)
  const verifier = await makeVerifier(options.providerRoutes, options.secrets, framework, context)
  const captures = context.captures({ max: options.max, maxBytes: maxStoredBytes })
  const report = new Report(out)
  reportUnfinished(captures, report)
  const handovers = makeHandovers(options, { captures, report, rules: await rulesOf(options, verifier) }, framework)
  const listener = new Listener(options, { captures, verifier, report, handovers })
  const server = await startServer({
    port: options.port,
    maxBodyBytes: options.maxBodyBytes,
    handle: (request) => listener.handle(request),
    onError: (error) => out.error(error instanceof Error ? error.message : String(error)),
    onAborted: (method, target) => report.note(`${method} ${target}: the sender has gone before its body was complete`),
  })
  out.json({ listening: { url: server.url, pid: process.pid } })
  out.line(text`Listening on ${bold(server.url)}${toTargets(options)}`)
  const page = await openPage(options, { captures, verifier, report, handovers }, server.url, context)
  out.line(dim(text`Captures are in ${relative(cwd, context.dir) || context.dir}. Ctrl+C ends.`))
  const tunnel = await openPublicUrl(options, server.port, report, context).catch(async (error: unknown) => {
    await Promise.all([page?.close(), server.close(0), handovers.close(0)])
    throw error
  })
  await aborted(signal)
  await tunnel?.close()
  await page?.close()
  const closing = server.close(graceMs)
  await handovers.close(graceMs)
  await closing
  out.line(report.summary())
  return exitCode.ok
}

async function openPage(
  { ui, timeoutMs, keepHost, insecure, routes, max, ordered, holdWhileDown }: ListenOptions,
  { captures, verifier, handovers, report }: Parts,
  captureUrl: string,
  context: Context,
): Promise<ServedPage | undefined> {
  if (ui === undefined) return undefined
  // Loaded now, so that requests are already taken.
  const [{ servePage }, { openBrowser }, { openPageInbox }] = await Promise.all([
    import('./page.js'),
    import('./open-browser.js'),
    import('./page-inbox.js'),
  ])
  const { out } = context
  const inbox = await openPageInbox(context, (message) => report.note(message))
  const limits = { captures: String(max), folder: `${maxStoredBytes / 1_048_576} MB` }
  const forwarding = { timeoutMs, keepHost, insecure }
  const holding = ordered || holdWhileDown ? handovers : undefined
  const parts = { captures, captureUrl, routes, verifier, handovers: holding, limits }
  const page = await servePage({ ...forwarding, ...parts, inbox, port: ui.port })
  out.json({ page: { url: page.url } })
  out.line(text`Look at them on ${bold(page.url)}`)
  if (ui.open) openBrowser(page.url)
  return page
}

async function openPublicUrl(
  { tunnel: flag }: ListenOptions,
  port: number,
  report: Report,
  context: Context,
): Promise<Tunnel | undefined> {
  if (flag === undefined) return undefined
  const { openTunnel } = await import('../tunnel/tunnel.js')
  const tunnel = await openTunnel(flag, { port, context, onNote: (note) => report.note(note) })
  const { out } = context
  out.json({ tunnel: { url: tunnel.url, warning: tunnel.warning } })
  out.line(text`Give your provider ${bold(tunnel.url)}`)
  if (tunnel.warning !== undefined) out.line(yellow(tunnel.warning))
  return tunnel
}

interface Parts {
  readonly captures: Captures
  readonly verifier: Verifier
  readonly report: Report
  readonly handovers: Handovers
}

class Listener {
  readonly #options: ListenOptions
  readonly #parts: Parts

  constructor(options: ListenOptions, parts: Parts) {
    this.#options = options
    this.#parts = parts
  }

  /** Stores a request before anything else can fail, then hands it over. */
  async handle(raw: RawRequest): Promise<RawAnswer> {
    const { captures, verifier, report, handovers } = this.#parts
    const chosen = verifier.providerOf(raw.target)
    const capture = await this.#store(raw, chosen)
    report.received(capture)
    if (chosen === undefined) report.resembling(capture, likelySenderOf(requestOf(capture)))
    if (capture.verdict.status === 'refused' && chosen !== undefined) void this.#explain(capture, chosen)
    if (raw.truncated) return answerWith(413, 'webhook-receiver: the body is too long\n')
    if (!matchesFilter(capture, this.#options.filter, (id) => captures.attemptsOf(id))) return this.#collected
    const route = routeOf(this.#options.routes, raw.target)
    if (route !== undefined) return handovers.hand(capture, route.to)
    if (this.#options.routes.length > 0) return answerWith(404, 'webhook-receiver: no --route fits this path\n')
    if (chosen === undefined || this.#options.respond !== undefined) return this.#collected
    return (await verifier.handshake(chosen, capture)) ?? this.#collected
  }

  get #collected(): RawAnswer {
    return this.#options.respond ?? answerWith(200, '')
  }

  async #store(raw: RawRequest, chosen: ChosenProvider | undefined): Promise<Capture> {
    const { receivedAt, method, target, httpVersion, rawHeaders, truncated } = raw
    const request = { method, target, rawHeaders, body: raw.body.toString('base64') }
    const verdict =
      chosen === undefined || truncated
        ? ({ status: 'unknown' } as const)
        : await this.#parts.verifier.judge(chosen, request)
    const capture: NewCapture = {
      receivedAt,
      ...request,
      httpVersion,
      provider: chosen?.name,
      verdict,
      origin: 'received',
      ...(truncated && { truncated }),
    }
    return this.#parts.captures.append(capture)
  }

  async #explain(capture: Capture, chosen: ChosenProvider): Promise<void> {
    const { captures, verifier, report } = this.#parts
    const diagnosis = await verifier.explain(chosen, capture)
    captures.amend(capture.id, { diagnosis })
    report.diagnosed(capture, diagnosis)
  }
}

type Rules = ReadonlyMap<string | undefined, ProviderProfile>

/** The rules of retries for each provider, and for requests without one; none without `--retry`. */
async function rulesOf({ retry }: ListenOptions, { providers }: Verifier): Promise<Rules> {
  if (retry === undefined) return new Map()
  const names = [undefined, ...providers.map(({ provider }) => provider.name)]
  return new Map(await Promise.all(names.map(async (name) => [name, await loadRules(retry, name)] as const)))
}

function makeHandovers(
  options: ListenOptions,
  { captures, report, rules }: Pick<Parts, 'captures' | 'report'> & { readonly rules: Rules },
  framework: DiagnosisFramework,
): Handovers {
  const { speed, timeoutMs, keepHost, insecure, ordered, holdWhileDown } = options
  return new Handovers({
    captures,
    timeoutMs,
    keepHost,
    insecure,
    ordered,
    holdWhileDown,
    speed,
    profileOf: ({ provider }) => rules.get(provider),
    onHold: (capture) => report.held(capture),
    onAttempt(capture, attempt, next) {
      report.attempted(capture, attempt, next, speed)
      if (attempt.number > 1 || attempt.status === undefined || capture.verdict.status !== 'verified') return
      const diagnosis = explainAnswer(attempt.status, framework)
      if (diagnosis === undefined) return
      captures.amend(capture.id, { diagnosis })
      report.diagnosed(capture, diagnosis)
    },
  })
}

// Killed while it kept requests or waited for a retry, `listen` has not handed these over. It must not do so unasked: the code
// that was killed may have been the reason.
function reportUnfinished(captures: Captures, report: Report): void {
  const unfinished = captures
    .list({ origin: 'received' })
    .filter(({ id }) => captures.attemptsOf(id).at(-1)?.nextAt !== undefined)
    .map(({ id }) => id)
  if (unfinished.length === 0) return
  const shown = unfinished.length > 5 ? `${unfinished[0]}..${unfinished.at(-1)}` : unfinished.join(' ')
  report.note(`${unfinished.length} requests still waited for your server: webhook-receiver replay ${shown}`)
}

function toTargets({ routes }: ListenOptions): string {
  if (routes.length === 0) return ', and answering by itself'
  const names = routes.map(
    ({ path, to }) => `${path === '/' ? '' : `${path} `}${to.origin}${to.pathname === '/' ? '' : to.pathname}`,
  )
  return `, handing over to ${names.join(', ')}`
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
