import {
  type Check,
  checkedLater,
  checkOptions,
  optional,
  requireFunctions,
  requirePositiveInteger,
} from '../../core/base/options.js'
import { singleLine } from '../../core/base/printable.js'
import type { Receipt } from '../../core/receiver/receipt.js'
import type { Receiver, RequestReceiver } from '../../core/receiver/receiver.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { isWebhookError, type WebhookErrorCode } from '../../errors.js'
import { isClientError } from '../http/client-error.js'
import { markCollected } from './collected-from.js'
import type { MissedDelivery, MissedPage, MissedSource } from './missed-source.js'
import { vouchedBy } from './vouched.js'

/** Options of {@link collect}. */
export interface CollectOptions {
  /** Lists the deliveries. */
  readonly source: MissedSource
  /** Receives the deliveries like incoming ones, with the same verification, dedupe, order and handlers. */
  readonly receiver: RequestReceiver & Partial<Pick<Receiver, 'receiveMessage'>>
  /** The oldest delivery to collect, in milliseconds since 1970. @default 3 days ago */
  readonly since?: number
  /** Where to start: `next` of an earlier report. @default the first page */
  readonly cursor?: string | undefined
  /** The maximum number of pages to list. @default 100 */
  readonly maxPages?: number
  readonly signal?: AbortSignal
}

/** A delivery that could not be collected. */
export interface MissedFailure {
  /** The provider's id of the delivery, as one line of at most 200 characters. */
  readonly id: string
  /** Why the receiver refused it; `undefined` if it could not be fetched. */
  readonly code: WebhookErrorCode | undefined
  readonly error: unknown
}

/** The result of {@link collect}. */
export interface CollectReport {
  /** Deliveries that were handled now. */
  readonly handled: number
  /** The ids of the first 1,000 of these: what no delivery had brought, if the receiver has a dedupe store or an inbox. */
  readonly handledIds: readonly string[]
  /** Deliveries that had been handled before. */
  readonly duplicates: number
  /** Deliveries whose redelivery was requested. */
  readonly redelivered: number
  /** Deliveries that could not be collected. */
  readonly failed: number
  /** How many of the failed ones are gone: 404, 410, or an expired URL. They do not affect `next`. */
  readonly gone: number
  /** The first 1,000 failures. */
  readonly failures: readonly MissedFailure[]
  /** Why no further page was listed. */
  readonly error: unknown
  /**
   * Where to continue: the cursor of the first page with a failure that a later run may collect, or else of the first page
   * that was not listed.
   *
   * `undefined` means the first page, or that no page is left; `isComplete` tells the two apart.
   */
  readonly next: string | undefined
  /** The cursor of the first page that was not read to its end; `undefined` if that is the first page, or none is left. */
  readonly unread: string | undefined
  /** Whether all pages were listed and nothing failed. */
  readonly isComplete: boolean
}

/** Failures after which every further call would fail too. */
const fatal: readonly string[] = ['rate_limited', 'credentials_unavailable']

/** Failures that may concern one delivery, or all because the provider is down or rejects the credentials. */
const outages: readonly string[] = ['network_failed', 'timeout', 'server_failed', 'unauthorized', 'forbidden']

/** After this many outages in a row, the run ends. */
const maxOutages = 3

/** Failures that would recur in any later run. */
const lost: readonly string[] = ['not_found', 'gone']

const defaultHorizonMs = 3 * 86_400_000

/** The maximum number of missed deliveries on a page; a source that returns more is broken. */
const maxMissed = 10_000

const maxListed = 1_000

const maxIdLength = 200

/**
 * Fetches missed deliveries and hands them to the receiver, one after the other.
 *
 * Give the receiver a dedupe store, so that deliveries are not handled twice when a run is repeated or a delivery arrived
 * after all. A failed delivery does not stop the others; the report lists it.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const { handled, failures } = await collect({ source, receiver, since: Date.now() - 86_400_000 })
 */
export async function collect(options: CollectOptions): Promise<CollectReport> {
  checkOptions(options, 'collect', {
    source: (value, option) => requireFunctions(value, ['page'], option),
    receiver: (value, option) => requireFunctions(value, ['receive'], option),
    since: optional(requireFinite),
    cursor: checkedLater,
    maxPages: optional(requirePositiveInteger),
    signal: checkedLater,
  })
  const { source, receiver, since = Date.now() - defaultHorizonMs, maxPages = 100, signal } = options
  const run = new Run(toReceive(source, receiver))
  const visited = new Set<string | undefined>([options.cursor])
  let { cursor } = options
  for (let pages = 0; pages < maxPages; pages++) {
    if (signal?.aborted) return run.stop(cursor, signal.reason)
    let page: MissedPage
    try {
      page = requirePage(await source.page(cursor, { since, signal }))
    } catch (error) {
      return run.stop(cursor, error)
    }
    for (const item of page.missed) {
      if (item.storedAt !== undefined && item.storedAt < since) continue
      if (signal?.aborted) return run.stop(cursor, signal.reason)
      const fatalError = await run.collect(item, cursor, signal)
      if (fatalError !== undefined) return run.stop(cursor, fatalError)
    }
    if (page.next === undefined || page.isPastHorizon === true) return run.end()
    if (visited.has(page.next)) return run.stop(cursor, new TypeError('the source returned a cursor twice'))
    visited.add(page.next)
    cursor = page.next
  }
  return run.stop(cursor, undefined)
}

type Receive = (request: WebhookRequest) => Promise<Receipt>

function toReceive(source: MissedSource, receiver: CollectOptions['receiver']): Receive {
  if (source.vouches === undefined) return (request) => receiver.receive(markCollected(request, source))
  const receiveMessage = receiver.receiveMessage?.bind(receiver)
  if (receiveMessage === undefined) {
    throw new TypeError('collect: receiver must have receiveMessage, because the source has no signatures')
  }
  const message = vouchedBy(source.vouches)
  return (request) => receiveMessage(request, message)
}

/** Collects missed deliveries and counts the results. */
class Run {
  readonly #receive: Receive
  readonly #counts = { handled: 0, duplicates: 0, redelivered: 0, failed: 0, gone: 0 }
  readonly #handledIds: string[] = []
  readonly #failures: MissedFailure[] = []
  #outagesInARow = 0
  #resumeAt: { readonly cursor: string | undefined } | undefined

  constructor(receive: Receive) {
    this.#receive = receive
  }

  /** @returns the error, if further calls to the provider would fail too */
  async collect(item: MissedDelivery, cursor: string | undefined, signal?: AbortSignal): Promise<unknown> {
    try {
      const request = await item.collect(signal)
      if (request === undefined) this.#counts.redelivered++
      else this.#count(item, await this.#receive(request), cursor)
      this.#outagesInARow = 0
      return undefined
    } catch (error) {
      const code = isClientError(error) ? error.code : ''
      if (lost.includes(code)) this.#counts.gone++
      else this.#resumeAt ??= { cursor }
      this.#fail({ id: item.id, code: isWebhookError(error) ? error.code : undefined, error })
      this.#outagesInARow = outages.includes(code) ? this.#outagesInARow + 1 : 0
      return fatal.includes(code) || this.#outagesInARow >= maxOutages ? error : undefined
    }
  }

  #count({ id }: MissedDelivery, { outcome, response, error }: Receipt, cursor: string | undefined): void {
    if (outcome === 'duplicate') this.#counts.duplicates++
    else if (response.status >= 200 && response.status < 300) {
      this.#counts.handled++
      if (this.#counts.handled <= maxListed) this.#handledIds.push(singleLine(id, maxIdLength))
    } else {
      this.#resumeAt ??= { cursor }
      this.#fail({ id, code: error?.code, error })
    }
  }

  #fail({ id, ...why }: MissedFailure): void {
    this.#counts.failed++
    if (this.#counts.failed <= maxListed) this.#failures.push({ id: singleLine(id, maxIdLength), ...why })
  }

  /** Reports a run that ends before the last page, at the page of this cursor. */
  stop(cursor: string | undefined, error: unknown): CollectReport {
    this.#resumeAt ??= { cursor }
    return this.end(error, cursor)
  }

  end(error?: unknown, unread?: string): CollectReport {
    const isComplete = this.#resumeAt === undefined && this.#counts.failed === 0
    return {
      ...this.#counts,
      handledIds: this.#handledIds,
      failures: this.#failures,
      error,
      next: this.#resumeAt?.cursor,
      unread,
      isComplete,
    }
  }
}

const requireFinite: Check = (value, option) => {
  if (!Number.isFinite(value)) throw new TypeError(`${option} must be a number`)
}

function requirePage(page: MissedPage): MissedPage {
  if (!Array.isArray(page?.missed) || page.missed.length > maxMissed) {
    throw new TypeError(`a page of a source must have a list of at most ${maxMissed} missed deliveries`)
  }
  for (const item of page.missed as readonly (MissedDelivery | null | undefined)[]) {
    if (typeof item?.id === 'string' && typeof item.collect === 'function') continue
    throw new TypeError('a missed delivery must have a string id and a collect function')
  }
  return page
}
