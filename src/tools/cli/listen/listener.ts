import type { Capture, NewCapture } from '../../inspector/captures/capture.js'
import type { Captures } from '../../inspector/captures/captures.js'
import { matchesFilter } from '../../inspector/captures/filter.js'
import { likelySenderOf } from '../../inspector/verdict/likely-sender.js'
import { requestOf } from '../../inspector/verdict/request-of.js'
import type { ChosenProvider } from '../providers.js'
import type { Handovers } from './handover.js'
import type { ListenOptions } from './listen-options.js'
import type { Report } from './report.js'
import { answerWith } from './respond.js'
import { routeOf } from './routes.js'
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
