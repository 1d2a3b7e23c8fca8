import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import { requireKnown, requireObject, requireString, requireText } from '../../base/options.js'
import { joinUrl, requireAddress, requireBaseUrl } from '../http/address.js'
import { type ClientOptions, createCaller, knownOfCalls } from '../http/call.js'
import { isClientError } from '../http/client-error.js'
import type { CredentialsOptions } from '../http/credentials.js'
import { secretsInAddress } from '../http/redact.js'

// Milliseconds since 1970: a number in the documentation of Google, and a text in what its libraries are generated from.
const expiration = z.union([z.int(), z.string().check(z.regex(/^-?[0-9]{1,19}$/))])

// How far dates reach (ECMAScript, section 21.4.1.1).
const lastMoment = 8_640_000_000_000_000

const pushChannelSchema = compileSchema(
  z.looseObject({
    /** Whoever leaves it out has made the channel all the same. */
    kind: z.optional(z.literal('api#channel')),
    id: z.string().check(z.minLength(1)),
    resourceId: z.string().check(z.minLength(1)),
    resourceUri: z.optional(z.string()),
    token: z.optional(z.string()),
    expiration: z.optional(expiration),
  }),
)

/** A channel, as its registration was answered (specification, section 2.2). */
export interface PushChannel {
  readonly kind: 'api#channel'
  readonly id: string
  readonly resourceId: string
  readonly resourceUri: string | undefined
  readonly token: string | undefined
  /** When the channel ends, in milliseconds since 1970, as the provider says; `undefined` where it does not. */
  readonly expiration: number | undefined
}

/** What to watch, and where to send what happens to it. */
export interface WatchRequest {
  /** The path of the resource, in parts that need no encoding: `['calendars', calendarId, 'events']`. */
  readonly resource: readonly string[]
  /** Where the provider sends to, an `https:` URL. */
  readonly address: string
  /** The id of the channel, at most 64 characters, never used before. @default a new UUID */
  readonly id?: string | undefined
  /** What comes with each delivery as a proof, at most 256 characters. */
  readonly token?: string | undefined
  /** When the channel should end, in milliseconds since 1970. The provider may decide otherwise. */
  readonly expiration?: number | undefined
  /** Whether deliveries should have a body, where the provider has one to send. */
  readonly payload?: boolean | undefined
  /** Further parameters of the channel, such as `ttl` in seconds. */
  readonly params?: Readonly<Record<string, string>> | undefined
  /** Parameters in the URL, which some resources ask for. */
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly signal?: AbortSignal | undefined
}

/** Options of {@link pushChannels}. */
export type PushChannelsOptions = ClientOptions &
  CredentialsOptions & {
    /** What all paths begin with, such as `https://www.googleapis.com`. */
    readonly baseUrl: string
    /** The name of the API, such as `calendar`. */
    readonly apiName: string
    /** The version of the API. @default 'v3' */
    readonly apiVersion?: string
  }

/** Calls about push channels. */
export interface PushChannels {
  /**
   * Registers a channel. Its first delivery can come before this answers.
   *
   * It is repeated after 429 only: after any other failure the channel may exist.
   *
   * @throws {TypeError} what cannot be a channel
   * @throws {ClientError} any code
   */
  watch(request: WatchRequest): Promise<PushChannel>
  /**
   * Ends a channel before it expires.
   *
   * @returns `false` where there was none, or none any more
   * @throws {ClientError} any code but `not_found`
   */
  stop(
    channel: Pick<PushChannel, 'id' | 'resourceId'>,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<boolean>
}

/**
 * Registers and stops push channels (specification, section 4.2).
 *
 * The limits of ids and tokens are those of Google:
 * https://developers.google.com/workspace/calendar/api/guides/push.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const channels = pushChannels({ baseUrl: 'https://www.googleapis.com', apiName: 'calendar', token: accessToken })
 * const channel = await channels.watch({ resource: ['calendars', 'primary', 'events'], address, token })
 */
export function pushChannels(options: PushChannelsOptions): PushChannels {
  requireObject(options, 'pushChannels: options')
  requireKnown(options, { ...knownOfCalls, baseUrl: 1, apiName: 1, apiVersion: 1 }, 'pushChannels')
  const { apiName, apiVersion = 'v3' } = options
  const baseUrl = requireBaseUrl(options.baseUrl, 'pushChannels: baseUrl', options)
  requireText(apiName, 'pushChannels: apiName')
  requireText(apiVersion, 'pushChannels: apiVersion')
  const call = createCaller(options, 'pushChannels', options)
  const stopUrl = joinUrl(baseUrl, [apiName, apiVersion, 'channels', 'stop'])

  return {
    async watch(request) {
      requireObject(request, 'pushChannels: watch')
      const { resource, query, signal } = request
      if (!Array.isArray(resource) || resource.length === 0) {
        throw new TypeError('pushChannels: resource must be a list of the parts of a path')
      }
      const json = toChannelBody(request, options)
      const answer = await call({
        name: 'watch',
        method: 'POST',
        url: joinUrl(baseUrl, [apiName, apiVersion, ...resource, 'watch'], query),
        json,
        schema: pushChannelSchema,
        check: (channel) =>
          channel.id === json.id ? undefined : { code: 'answer_invalid', what: 'the answer is about another channel' },
        secrets: [json.token ?? '', ...secretsInAddress(json.address)],
        signal,
      })
      const { id, resourceId, resourceUri, token, expiration: end } = answer
      return {
        kind: 'api#channel',
        id,
        resourceId,
        resourceUri,
        token,
        expiration: end === undefined ? undefined : toMoment(Number(end)),
      }
    },
    async stop({ id, resourceId }, { signal } = {}) {
      requireText(id, 'pushChannels: id')
      requireText(resourceId, 'pushChannels: resourceId')
      try {
        // To stop it twice is to stop it.
        await call({ name: 'stop', method: 'POST', url: stopUrl, json: { id, resourceId }, repeat: 'always', signal })
        return true
      } catch (error) {
        if (isClientError(error, 'not_found')) return false
        throw error
      }
    },
  }
}

// What no date can be would make one that throws.
function toMoment(milliseconds: number): number {
  return Math.max(-lastMoment, Math.min(milliseconds, lastMoment))
}

function toChannelBody(request: WatchRequest, options: ClientOptions) {
  const { id = crypto.randomUUID(), token, expiration: end, payload, params } = request
  requireText(id, 'pushChannels: id')
  if (id.length > 64) throw new TypeError('pushChannels: id must have at most 64 characters')
  if (token !== undefined) requireString(token, 'pushChannels: token')
  if ((token?.length ?? 0) > 256) throw new TypeError('pushChannels: token must have at most 256 characters')
  if (end !== undefined && !Number.isSafeInteger(end)) {
    throw new TypeError('pushChannels: expiration must be a whole number of milliseconds')
  }
  requireAddress(request.address, 'pushChannels: address', options)
  return { id, type: 'web_hook', address: request.address, token, expiration: end, payload, params }
}
