import type { ProviderProfile } from '../../../testing/simulator/index.js'
import type { Capture, NewCapture } from '../../inspector/captures/capture.js'
import type { Captures } from '../../inspector/captures/captures.js'
import { type CaptureFilter, matchesFilter } from '../../inspector/captures/filter.js'
import { likelySenderOf } from '../../inspector/verdict/likely-sender.js'
import { requestOf } from '../../inspector/verdict/request-of.js'
import { explainAnswer, type FixOptions } from '../doctor/explain-answer.js'
import type { ChosenProvider } from '../providers.js'
import { loadRules } from '../requests/retry-rules.js'
import type { SecretFlagValues } from '../secrets.js'
import { answerWith, type ProviderRoute, routeOf, type TargetRoute } from './flags.js'
import { Handovers } from './handover.js'
import type { Report } from './report.js'
import type { RawAnswer, RawRequest } from './server.js'
import type { Verifier } from './verifier.js'

/** What `listen` works with. */
export interface ListenParts {
  readonly captures: Captures
  readonly verifier: Verifier
  readonly report: Report
  readonly handovers: Handovers
}

/** Takes the requests of `listen`. */
export class Listener {
  readonly #options: ListenOptions
  readonly #parts: ListenParts

  constructor(options: ListenOptions, parts: ListenParts) {
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

/** What `listen` was asked to do. */
export interface ListenOptions {
  readonly port: number
  readonly max: number
  /** How long captures are kept, in milliseconds; `undefined` for no limit. */
  readonly maxAgeMs: number | undefined
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

type Rules = ReadonlyMap<string | undefined, ProviderProfile>

/** The rules of retries for each provider, and for requests without one; none without `--retry`. */
export async function rulesOf({ retry }: ListenOptions, { providers }: Verifier): Promise<Rules> {
  if (retry === undefined) return new Map()
  const names = [undefined, ...providers.map(({ provider }) => provider.name)]
  return new Map(await Promise.all(names.map(async (name) => [name, await loadRules(retry, name)] as const)))
}

/** Hands requests over to the server with the rules of retries, and reports each attempt. */
export function makeHandovers(
  options: ListenOptions,
  { captures, report, rules }: Pick<ListenParts, 'captures' | 'report'> & { readonly rules: Rules },
  fixOptions: FixOptions,
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
      if (attempt.number > 1) return
      const finding = explainAnswer(capture, attempt, fixOptions)
      if (finding === undefined) return
      // A refused request has a diagnosis of its verdict.
      const { code: _, ...diagnosis } = finding
      if (capture.verdict.status !== 'refused') captures.amend(capture.id, { diagnosis })
      report.answered(capture, finding)
    },
  })
}
