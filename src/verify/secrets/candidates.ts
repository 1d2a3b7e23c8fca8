import { chain, type MaybePromise } from '../../base/maybe-promise.js'
import { refusal, WebhookError } from '../../errors.js'
import type { WebhookRequest } from '../../request/delivery.js'
import { callResolver } from './call-resolver.js'

/** Finds what may match a request, newest first, or `undefined` where there is nothing for it. */
export type CandidateResolver<Item> = (request: WebhookRequest) => MaybePromise<Item | readonly Item[] | undefined>

/** Finds prepared items, newest first and never empty. */
export type PreparedCandidates<Prepared> = (request: WebhookRequest) => MaybePromise<readonly Prepared[]>

/**
 * Prepares secrets, tokens or users once where they are fixed, and for each request where a resolver finds them.
 *
 * @param source - the option as the user gave it
 * @param option - its name, for the message
 * @param prepare - what a verifier needs of one item; it throws `TypeError` for an item that cannot be used
 * @returns a finder that throws `key_unknown` where a resolver has nothing for the request, and `key_unavailable` where
 * it fails or gives what cannot be used: no request passes for want of a secret
 * @throws {TypeError} there is no item, or one that cannot be used
 */
export function prepareCandidates<Item, Prepared>(
  source: Item | readonly Item[] | CandidateResolver<Item>,
  option: string,
  prepare: (item: unknown) => Prepared,
): PreparedCandidates<Prepared> {
  if (isResolver(source)) {
    return (request) => chain(callResolver(source, request, 'resolver'), (found) => prepareFound(found, prepare))
  }
  if (source === undefined || source === null)
    throw new TypeError(`${option} is missing: is the environment variable set?`)
  const prepared = toList(source).map(prepare)
  if (prepared.length === 0) throw new TypeError(`${option} is empty`)
  return () => prepared
}

function isResolver<Item>(source: Item | readonly Item[] | CandidateResolver<Item>): source is CandidateResolver<Item> {
  return typeof source === 'function'
}

function prepareFound<Prepared>(found: unknown, prepare: (item: unknown) => Prepared): readonly Prepared[] {
  const items = toList(found)
  if (items.length === 0)
    throw refusal('key_unknown', 'the function that finds secrets or tokens has none for this request')
  try {
    return items.map(prepare)
  } catch (cause) {
    throw new WebhookError('key_unavailable', 'the resolver returned what cannot be used', { cause })
  }
}

function toList(items: unknown): readonly unknown[] {
  if (items === undefined || items === null) return []
  return Array.isArray(items) ? items : [items]
}
