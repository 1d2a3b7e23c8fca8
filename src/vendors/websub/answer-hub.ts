import { chain, type MaybePromise } from '../../core/base/maybe-promise.js'
import { notify } from '../../core/base/notify.js'
import { singleLine } from '../../core/base/printable.js'
import { type Outcome, reply } from '../../core/provider/outcome.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { refusal } from '../../errors.js'
import { readQuery } from '../table/places.js'
import { asText, isEchoable } from '../table/probes.js'

/** Knows the subscriptions: a `ChannelKeeper` of `webhook-receiver/clients`, whose `channels` are made by `websubHub`. */
export interface WebsubSubscriptions {
  /** Returns the secret of a subscription. `found` is what `lookup` returned for it. */
  tokenFor(channelId: string, found?: object): MaybePromise<string | undefined>
  /** Returns the state of a subscription, and its callback and topic, separated by a space. */
  lookup(channelId: string): MaybePromise<{
    readonly state: string
    /** `createdAt` says when the subscription was requested, in milliseconds since 1970. */
    readonly channel?: { readonly resourceId?: string | undefined; readonly createdAt?: number } | undefined
  }>
  /** Records that the hub confirmed a subscription. */
  observe(channel: {
    readonly channelId: string
    readonly resourceId: string
    readonly leaseSeconds?: number
  }): Promise<void>
  /** Records that the hub denied a subscription. */
  ended(channelId: string): Promise<void>
}

/** What {@link answerHub} needs. */
export interface AnswerHubOptions {
  readonly subscriptions: WebsubSubscriptions
  readonly onDenied: ((denial: WebsubDenial) => void) | undefined
  readonly now: () => number
}

// Without a limit, anyone who learns a callback could have its secret replaced.
const repeatableMs = 600_000

/** What a hub says about a subscription that it denies. */
export interface WebsubDenial {
  readonly channelId: string
  readonly topic: string
  /** Written by the hub, on one line of at most 500 characters. */
  readonly reason: string | undefined
}

/** The id of the subscription in the callback. */
export function readChannel({ url }: WebhookRequest): string | undefined {
  const id = readQuery(url, 'channel')
  return id !== undefined && /^[\w-]{1,64}$/.test(id) ? id : undefined
}

/** The topic in the callback. It proves nothing by itself: a subscription confirms it, or the user's code. */
export function readTopic({ url }: WebhookRequest): string | undefined {
  return readQuery(url, 'topic')
}

/** The secret of the subscription of a request; `undefined` if its callback is for another topic. */
export function secretOf(
  request: WebhookRequest,
  subscriptions: WebsubSubscriptions,
): MaybePromise<string | undefined> {
  const channelId = readChannel(request)
  if (channelId === undefined) return undefined
  return chain(subscriptions.lookup(channelId), (found) =>
    // A sender could otherwise use the ids of another topic.
    found.channel === undefined || topicOf(found.channel.resourceId) === readTopic(request)
      ? subscriptions.tokenFor(channelId, found)
      : undefined,
  )
}

function topicOf(resourceId = ''): string | undefined {
  return resourceId.split(' ')[1]
}

/**
 * Answers what a hub asks about a subscription, or says about it (sections 5.2 and 5.3).
 *
 * Without the check of the topic and the state, anyone who learns a callback could have other content sent there.
 *
 * @throws {WebhookError} `method_not_allowed` unless the hub asks about a subscription that waits for it, or asks again soon
 */
export function answerHub(
  request: WebhookRequest,
  { subscriptions, onDenied, now }: AnswerHubOptions,
): MaybePromise<Outcome | undefined> {
  const channelId = readChannel(request)
  const [mode, topic, challenge, lease, reason] = ['mode', 'topic', 'challenge', 'lease_seconds', 'reason'].map(
    (name) => readQuery(request.url, `hub.${name}`),
  )
  if (request.method !== 'GET' || channelId === undefined || topic === undefined) return undefined
  return chain(subscriptions.lookup(channelId), ({ state, channel }) => {
    const resourceId = channel?.resourceId ?? ''
    if (topicOf(resourceId) !== topic) throw notPending()
    if (mode === 'denied') {
      return chain(subscriptions.ended(channelId), () => {
        notify(() => onDenied?.({ channelId, topic, reason: reason && singleLine(reason) }))
        return reply('')
      })
    }
    if (!isEchoable(challenge)) throw notPending()
    const confirmed = () => reply(challenge, asText)
    if (mode === 'unsubscribe' && (state === 'stopping' || state === 'stopped')) return confirmed()
    // The hub may not have got the first answer.
    const age = now() - (channel?.createdAt ?? 0)
    if (mode === 'subscribe' && state === 'active' && age >= 0 && age < repeatableMs) return confirmed()
    if (mode !== 'subscribe' || state !== 'pending' || !/^([1-9]\d{0,9})?$/.test(lease ?? '')) throw notPending()
    const given = lease === undefined ? {} : { leaseSeconds: Number(lease) }
    // Recorded first: a subscription that the hub confirms and the keeper does not know would get no renewal.
    return chain(subscriptions.observe({ channelId, resourceId, ...given }), confirmed)
  })
}

function notPending(): Error {
  return refusal('method_not_allowed', 'no such subscription waits for the hub', { field: 'hub.topic' })
}
