import { checkOptions, optional, requireFunction, requireObject } from '../../core/base/options.js'

/** The fields of a registration that can be compared; each client uses some of them. */
export interface WantedWebhook {
  readonly url: string
  readonly events: readonly string[]
  /** Compared only if the service returns a name. */
  readonly name?: string | undefined
  /** @default true */
  readonly active?: boolean | undefined
  /** @default 'json' */
  readonly contentType?: string | undefined
  /** @default no filter */
  readonly jqlFilter?: string | undefined
  /** @default false */
  readonly excludeIssueDetails?: boolean | undefined
}

/** The fields of a registered webhook that can be compared. A field that the service does not return is `undefined`. */
export interface ActualWebhook {
  readonly id: string
  readonly url: string | undefined
  readonly events: readonly string[]
  readonly name?: string | undefined
  readonly active?: boolean | undefined
  readonly enabled?: boolean | undefined
  readonly contentType?: string | undefined
  readonly verifiesTls?: boolean | undefined
  readonly jqlFilter?: string | undefined
  readonly excludeIssueDetails?: boolean | undefined
}

/** A webhook that exists, but differs from the wanted one. */
export interface ChangedWebhook<Wanted, Actual> {
  readonly wanted: Wanted
  readonly actual: Actual
  /** The fields that differ, such as `events`. */
  readonly fields: readonly string[]
}

/** What has to be done so that exactly the wanted webhooks exist. */
export interface WebhookDifference<Wanted, Actual> {
  readonly register: readonly Wanted[]
  readonly change: readonly ChangedWebhook<Wanted, Actual>[]
  readonly deregister: readonly Actual[]
  /** Webhooks that are as they should be. */
  readonly keep: readonly Actual[]
  /** Webhooks of others, which are left alone. */
  readonly foreign: readonly Actual[]
}

/** Options of {@link compare}. */
export interface CompareOptions<Actual> {
  /**
   * Returns whether a registered webhook is yours, and may be deregistered. Accounts and repositories usually have webhooks of
   * other systems.
   *
   * @default none is yours, except further ones with the URL of a wanted webhook
   */
  readonly isOwn?: (webhook: Actual) => boolean
}

interface Pair {
  readonly wanted: WantedWebhook
  readonly actual: ActualWebhook
}

// Secrets are missing here, because no service returns them.
const fields: Readonly<Record<string, (pair: Pair) => boolean>> = {
  events: ({ wanted, actual }) => !isSameSet(wanted.events, actual.events),
  name: ({ wanted, actual }) => actual.name !== undefined && wanted.name !== undefined && actual.name !== wanted.name,
  active: ({ wanted, actual }) => (actual.active ?? actual.enabled ?? true) !== (wanted.active ?? true),
  contentType: ({ wanted, actual }) =>
    actual.contentType !== undefined && actual.contentType !== (wanted.contentType ?? 'json'),
  verifiesTls: ({ actual }) => actual.verifiesTls === false,
  jqlFilter: ({ wanted, actual }) => (actual.jqlFilter ?? '') !== (wanted.jqlFilter ?? ''),
  excludeIssueDetails: ({ wanted, actual }) =>
    actual.excludeIssueDetails !== undefined && actual.excludeIssueDetails !== (wanted.excludeIssueDetails ?? false),
}

/**
 * Compares the webhooks that should exist with those that do, by their URLs. It changes nothing.
 *
 * Events are compared as sets. Secrets are not compared, because no service returns them.
 *
 * @param actual - all webhooks, as `queryAll` of a client returns them
 * @throws {TypeError} if two wanted webhooks have the same URL, or a wanted one has no valid URL
 *
 * @example
 * const { register, change, deregister } = compare(wanted, await hooks.queryAll())
 */
export function compare<Wanted extends WantedWebhook, Actual extends ActualWebhook>(
  wanted: readonly Wanted[],
  actual: readonly Actual[],
  options: CompareOptions<Actual> = {},
): WebhookDifference<Wanted, Actual> {
  checkOptions(options, 'compare', { isOwn: optional(requireFunction) })
  const { isOwn = () => false } = options
  const wantedByUrl = toWantedByUrl(wanted)
  const rest = new Set(actual)
  const register: Wanted[] = []
  const change: ChangedWebhook<Wanted, Actual>[] = []
  const keep: Actual[] = []
  for (const [url, one] of wantedByUrl) {
    const candidates = actual.filter((webhook) => normalUrl(webhook.url) === url)
    const best = candidates.find((webhook) => findFields(one, webhook).length === 0) ?? candidates[0]
    if (best === undefined) {
      register.push(one)
      continue
    }
    rest.delete(best)
    const different = findFields(one, best)
    if (different.length === 0) keep.push(best)
    else change.push({ wanted: one, actual: best, fields: different })
  }
  const isUnwanted = (webhook: Actual) => wantedByUrl.has(normalUrl(webhook.url) ?? '') || isOwn(webhook)
  const deregister = [...rest].filter(isUnwanted)
  return { register, change, deregister, keep, foreign: [...rest].filter((webhook) => !deregister.includes(webhook)) }
}

function toWantedByUrl<Wanted extends WantedWebhook>(wanted: readonly Wanted[]): ReadonlyMap<string, Wanted> {
  const found = new Map<string, Wanted>()
  for (const one of wanted) {
    requireObject(one, 'compare: a wanted webhook')
    const url = normalUrl(one.url)
    if (url === undefined) throw new TypeError('compare: url of a wanted webhook must be a URL')
    if (found.has(url)) throw new TypeError('compare: two wanted webhooks have the same url; give one all events')
    found.set(url, one)
  }
  return found
}

function normalUrl(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).href : undefined
}

function findFields(wanted: WantedWebhook, actual: ActualWebhook): readonly string[] {
  return Object.entries(fields).flatMap(([name, differs]) => (differs({ wanted, actual }) ? [name] : []))
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  const [first, second] = [new Set(some), new Set(others)]
  return first.size === second.size && [...first].every((name) => second.has(name))
}
