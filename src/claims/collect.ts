import { requireFunction, requireKnown, requireObject, requirePositiveInteger } from '../base/options.js'
import { isClientError } from '../clients/http/client-error.js'
import { printable } from '../clients/http/redact.js'
import { isWebhookError, type WebhookErrorCode } from '../errors.js'
import type { Receipt } from '../receiver/receipt.js'
import type { Receiver } from '../receiver/receiver.js'
import type { Claim, ClaimPage, ClaimSource } from './claim-source.js'
import { markClaimed } from './claimed-by.js'

/** Options of {@link collect}. */
export interface CollectOptions {
  /** Where the deliveries are. */
  readonly source: ClaimSource
  /** Takes them as if they had been sent: verification, dedupe, order and handlers are the same. */
  readonly receiver: Pick<Receiver, 'receive'>
  /** What is older is left alone, in milliseconds since 1970. @default 3 days ago */
  readonly since?: number
  /** Where to begin: `next` of an earlier report. @default with the first page */
  readonly cursor?: string | undefined
  /** The most pages that are looked at. @default 100 */
  readonly maxPages?: number
  readonly signal?: AbortSignal
}

/** A delivery that could not be collected. */
export interface ClaimFailure {
  /** The provider's name for it, as one line of at most 200 characters. */
  readonly id: string
  /** Why the receiver did not take it; `undefined` where it could not be fetched. */
  readonly code: WebhookErrorCode | undefined
  readonly error: unknown
}

/** What {@link collect} has come to. */
export interface CollectReport {
  /** How many were handled now. */
  readonly handled: number
  /** How many had been handled before. */
  readonly repeated: number
  /** How many the provider was asked to send again. */
  readonly resent: number
  /** How many could not be collected. */
  readonly failed: number
  /** How many of these are gone for good: 404, 410, or a URL that has expired. They do not hold `next` back. */
  readonly gone: number
  /** The first 1,000 of those that failed. */
  readonly failures: readonly ClaimFailure[]
  /** Why no further page was looked at. */
  readonly error: unknown
  /**
   * Where to go on: the cursor of the first page with a failure that may be none later, else of the first one that was not
   * looked at.
   *
   * `undefined` for the first page, and where all is done; `isComplete` tells the two apart.
   */
  readonly next: string | undefined
  /** Whether everything since then was looked at and nothing failed. */
  readonly isComplete: boolean
}

/** Why no call can be made for now, whatever it is about. */
const closed: readonly string[] = ['rate_limited', 'credentials_unavailable']

/** What may be wrong with one delivery, or with all of them: a provider that is away, or takes our credentials no more. */
const outages: readonly string[] = ['network_failed', 'timeout', 'server_failed', 'unauthorized', 'forbidden']

/** After so many in a row it is all of them. */
const maxOutages = 3

/** What no later run can collect either. */
const lost: readonly string[] = ['not_found', 'gone']

const defaultHorizonMs = 3 * 86_400_000

/** The most claims of a page: a source that gives more is broken. */
const maxClaims = 10_000

/** The most failures that are reported one by one. */
const maxFailures = 1_000

const maxIdLength = 200

/**
 * Fetches what was missed and hands it to the receiver, one delivery after the other.
 *
 * Give the receiver a dedupe store: then a run that was interrupted, or that meets what has arrived after all, handles
 * nothing twice. What fails leaves the rest alone, and is in the report.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const { handled, failures } = await collect({ source, receiver, since: Date.now() - 86_400_000 })
 */
export async function collect(options: CollectOptions): Promise<CollectReport> {
  const { source, receiver, since = Date.now() - defaultHorizonMs, maxPages = 100, signal } = requireOptions(options)
  const run = new Run(source, receiver)
  const visited = new Set<string | undefined>([options.cursor])
  let { cursor } = options
  for (let pages = 0; pages < maxPages; pages++) {
    if (signal?.aborted) return run.stop(cursor, signal.reason)
    let page: ClaimPage
    try {
      page = requirePage(await source.page(cursor, { since, signal }))
    } catch (error) {
      return run.stop(cursor, error)
    }
    for (const claim of page.claims) {
      if (claim.storedAt !== undefined && claim.storedAt < since) continue
      if (signal?.aborted) return run.stop(cursor, signal.reason)
      const end = await run.take(claim, cursor, signal)
      if (end !== undefined) return run.stop(cursor, end)
    }
    if (page.next === undefined || page.isPastHorizon === true) return run.end()
    if (visited.has(page.next)) return run.stop(cursor, new TypeError('the claim source leads back to an earlier page'))
    visited.add(page.next)
    cursor = page.next
  }
  return run.stop(cursor, undefined)
}

class Run {
  readonly #source: ClaimSource
  readonly #receiver: Pick<Receiver, 'receive'>
  #handled = 0
  #repeated = 0
  #resent = 0
  #failed = 0
  #gone = 0
  #outagesInARow = 0
  readonly #failures: ClaimFailure[] = []
  #failedAt: { readonly cursor: string | undefined } | undefined

  constructor(source: ClaimSource, receiver: Pick<Receiver, 'receive'>) {
    this.#source = source
    this.#receiver = receiver
  }

  /** @returns why the provider takes no further call, if it does not */
  async take(claim: Claim, cursor: string | undefined, signal?: AbortSignal): Promise<unknown> {
    try {
      const request = await claim.take(signal)
      if (request === undefined) this.#resent++
      else this.#count(claim, await this.#receiver.receive(markClaimed(request, this.#source)), cursor)
      this.#outagesInARow = 0
      return undefined
    } catch (error) {
      const code = isClientError(error) ? error.code : ''
      const isLost = lost.includes(code)
      if (isLost) this.#gone++
      else this.#failedAt ??= { cursor }
      this.#fail({ id: claim.id, code: isWebhookError(error) ? error.code : undefined, error })
      return this.#isForAll(code) ? error : undefined
    }
  }

  // So that a provider that says no, or nothing, is not asked on and on.
  #isForAll(code: string): boolean {
    this.#outagesInARow = outages.includes(code) ? this.#outagesInARow + 1 : 0
    return closed.includes(code) || this.#outagesInARow >= maxOutages
  }

  #count({ id }: Claim, { outcome, response, error }: Receipt, cursor: string | undefined): void {
    if (outcome === 'duplicate') this.#repeated++
    else if (response.status >= 200 && response.status < 300) this.#handled++
    else {
      this.#failedAt ??= { cursor }
      this.#fail({ id, code: error?.code, error })
    }
  }

  #fail({ id, ...why }: ClaimFailure): void {
    this.#failed++
    if (this.#failed <= maxFailures) this.#failures.push({ id: printable(id.slice(0, maxIdLength)), ...why })
  }

  stop(cursor: string | undefined, error: unknown): CollectReport {
    return this.#report(this.#failedAt ?? { cursor }, error)
  }

  end(): CollectReport {
    return this.#report(this.#failedAt, undefined)
  }

  #report(resume: { readonly cursor: string | undefined } | undefined, error: unknown): CollectReport {
    return {
      handled: this.#handled,
      repeated: this.#repeated,
      resent: this.#resent,
      failed: this.#failed,
      gone: this.#gone,
      failures: this.#failures,
      error,
      next: resume?.cursor,
      isComplete: resume === undefined && this.#failed === 0,
    }
  }
}

function requireOptions(options: CollectOptions): CollectOptions {
  requireObject(options, 'collect: options')
  requireKnown(options, { source: 1, receiver: 1, since: 1, cursor: 1, maxPages: 1, signal: 1 }, 'collect')
  const { source, receiver, since, maxPages } = options
  requireObject(source, 'collect: source', 'a claim source')
  requireFunction(source.page, 'collect: source.page')
  requireObject(receiver, 'collect: receiver', 'a receiver made by createReceiver')
  requireFunction(receiver.receive, 'collect: receiver.receive')
  if (since !== undefined && !Number.isFinite(since)) throw new TypeError('collect: since must be a number')
  if (maxPages !== undefined) requirePositiveInteger(maxPages, 'collect: maxPages')
  return options
}

function requirePage(page: ClaimPage): ClaimPage {
  if (!Array.isArray(page?.claims) || page.claims.length > maxClaims) {
    throw new TypeError(`a page of a claim source must have a list of at most ${maxClaims} claims`)
  }
  for (const claim of page.claims as readonly (Claim | null | undefined)[]) {
    if (typeof claim?.id === 'string' && typeof claim.take === 'function') continue
    throw new TypeError('a claim of a claim source must have an id, which is a text, and take, a function')
  }
  return page
}
