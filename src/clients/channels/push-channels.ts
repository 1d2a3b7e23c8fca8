import * as z from 'zod/mini'
import {
  checkedLater,
  checkOptions,
  optional,
  requireObject,
  requireString,
  requireText,
} from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { wasFound } from '../http/client-error.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { secretsInUrl } from '../http/redact.js'
import type { ResponseFault } from '../http/response.js'
import { joinUrl, requireBaseUrl, requireUrl } from '../http/url.js'

// Milliseconds since 1970: a number in Google's documentation, and a string in its API description.
const expiration = z.union([z.int(), z.string().check(z.regex(/^-?[0-9]{1,19}$/))])

// The last time that a Date can represent (ECMAScript, section 21.4.1.1).
const lastTime = 8_640_000_000_000_000

const wrongChannel: ResponseFault = { code: 'response_invalid', message: 'the response describes a different channel' }

const pushChannelSchema = compileSchema(
  z.looseObject({
    // Optional, because the channel exists even if the response omits `kind`.
    kind: z.optional(z.literal('api#channel')),
    id: z.string().check(z.minLength(1)),
    resourceId: z.string().check(z.minLength(1)),
    resourceUri: z.optional(z.string()),
    token: z.optional(z.string()),
    expiration: z.optional(expiration),
  }),
)

/** A channel, as the provider returned it (specification, section 2.2). */
export interface PushChannel {
  readonly kind: 'api#channel'
  readonly id: string
  readonly resourceId: string
  readonly resourceUri: string | undefined
  readonly token: string | undefined
  /** When the channel expires, in milliseconds since 1970; `undefined` if the provider does not say. */
  readonly expiration: number | undefined
}

/** The resource to watch, and where to send its changes. */
export interface WatchRequest {
  /** The path of the resource, as unencoded segments: `['calendars', calendarId, 'events']`. */
  readonly resource: readonly string[]
  /** Where the provider sends deliveries, an `https:` URL. */
  readonly address: string
  /** The id of the channel: unique, at most 64 characters. @default a new UUID */
  readonly id?: string | undefined
  /** The secret that proves each delivery, at most 256 characters. */
  readonly token?: string | undefined
  /** The requested expiration, in milliseconds since 1970. The provider may choose a different one. */
  readonly expiration?: number | undefined
  /** Whether deliveries should have a body, for providers that can send one. */
  readonly payload?: boolean | undefined
  /** Further parameters of the channel, such as `ttl` in seconds. */
  readonly params?: Readonly<Record<string, string>> | undefined
  /** Query parameters, required by some resources. */
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly signal?: AbortSignal | undefined
}

/** Options of {@link pushChannels}. */
export type PushChannelsOptions = ClientOptions &
  CredentialsOptions & {
    /** The URL that paths are appended to, such as `https://www.googleapis.com`. */
    readonly baseUrl: string
    /** The name of the API, such as `calendar`. */
    readonly apiName: string
    /** The version of the API. @default 'v3' */
    readonly apiVersion?: string
  }

/** Registers and stops push channels. */
export interface PushChannels {
  /**
   * Returns the `resourceId` of a channel that does not exist yet, for providers that confirm a registration by a request to its
   * address, such as hubs of WebSub. Until `observe` gets that request, the channel is `pending`.
   *
   * @default the provider's response to the registration names it, and confirms it
   */
  readonly resourceIdOf?: (request: WatchRequest) => string
  /**
   * Registers a channel. Its first delivery can arrive before this resolves.
   *
   * It is retried only after a 429, because after any other failure the channel may already exist.
   *
   * @throws {TypeError} if the request is invalid
   * @throws {ClientError} with any code
   */
  watch(request: WatchRequest): Promise<PushChannel>
  /**
   * Stops a channel before it expires.
   *
   * @returns `false` if there is no such channel
   * @throws {ClientError} with any code except `not_found`
   */
  stop(
    channel: Pick<PushChannel, 'id' | 'resourceId'>,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<boolean>
}

/**
 * Registers and stops push channels (specification, section 4.2).
 *
 * The limits on the length of ids and tokens are Google's:
 * https://developers.google.com/workspace/calendar/api/guides/push.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const channels = pushChannels({ baseUrl: 'https://www.googleapis.com', apiName: 'calendar', token: accessToken })
 * const channel = await channels.watch({ resource: ['calendars', 'primary', 'events'], address, token })
 */
export function pushChannels(options: PushChannelsOptions): PushChannels {
  checkOptions(options, 'pushChannels', {
    ...clientChecks,
    ...credentialsChecks,
    baseUrl: checkedLater,
    apiName: requireText,
    apiVersion: optional(requireText),
  })
  const { apiName, apiVersion = 'v3' } = options
  const baseUrl = requireBaseUrl(options.baseUrl, 'pushChannels: baseUrl', options)
  const call = createCaller(options, 'pushChannels', options)
  const stopUrl = joinUrl(baseUrl, [apiName, apiVersion, 'channels', 'stop'])

  return {
    async watch(request) {
      requireObject(request, 'pushChannels: watch')
      const { resource, query, signal } = request
      if (!Array.isArray(resource) || resource.length === 0) {
        throw new TypeError('pushChannels: resource must be a non-empty list of path segments')
      }
      const json = toChannelBody(request, options)
      const channel = await call({
        name: 'watch',
        method: 'POST',
        url: joinUrl(baseUrl, [apiName, apiVersion, ...resource, 'watch'], query),
        json,
        schema: pushChannelSchema,
        check: ({ id }) => (id === json.id ? undefined : wrongChannel),
        secrets: [json.token ?? '', ...secretsInUrl(json.address)],
        signal,
      })
      const { id, resourceId, resourceUri, token, expiration: end } = channel
      return {
        kind: 'api#channel',
        id,
        resourceId,
        resourceUri,
        token,
        expiration: end === undefined ? undefined : toTime(Number(end)),
      }
    },
    async stop({ id, resourceId }, { signal } = {}) {
      requireText(id, 'pushChannels: id')
      requireText(resourceId, 'pushChannels: resourceId')
      const json = { id, resourceId }
      // Idempotent, so always retried.
      return wasFound(call({ name: 'stop', method: 'POST', url: stopUrl, json, retry: 'always', signal }))
    },
  }
}

// Beyond these limits a Date would be invalid, and throw when it is formatted.
function toTime(milliseconds: number): number {
  return Math.max(-lastTime, Math.min(milliseconds, lastTime))
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
  requireUrl(request.address, 'pushChannels: address', options)
  return { id, type: 'web_hook', address: request.address, token, expiration: end, payload, params }
}
