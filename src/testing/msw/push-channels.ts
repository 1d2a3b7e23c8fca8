import { checkOptions, oneOf, optional, requireFunction, requirePositiveInteger } from '../../core/base/options.js'
import { createRandom, randomUuid } from '../simulator/random.js'
import {
  createService,
  failure,
  readFields,
  type ServiceOptions,
  type SimulatedService,
  serviceChecks,
} from './service.js'

/** Options of {@link simulatePushChannels}. */
export interface PushChannelServiceOptions extends ServiceOptions {
  readonly baseUrl: string
  /** The longest lifetime of a channel, in milliseconds. @default 604_800_000, a week */
  readonly maxLifetimeMs?: number
  /** The type of `expiration`: Google documents a number and sends a string. @default 'number' */
  readonly expirationAs?: 'number' | 'string'
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** A registered channel. */
export interface SimulatedChannel {
  readonly id: string
  readonly resourceId: string
  readonly resourceUri: string
  readonly address: string
  readonly token?: string
  /** Milliseconds since 1970. */
  readonly expiration: number
}

/** A service that registers and stops channels. */
export interface PushChannelService extends SimulatedService {
  /** The channels that are neither stopped nor expired. */
  channels(): readonly SimulatedChannel[]
}

/**
 * Simulates the registration of push channels (specification, sections 2.2 and 4.2).
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function simulatePushChannels(options: PushChannelServiceOptions): PushChannelService {
  checkOptions(options, 'simulatePushChannels', {
    ...serviceChecks,
    maxLifetimeMs: optional(requirePositiveInteger),
    expirationAs: optional(oneOf(['number', 'string'])),
    now: optional(requireFunction),
  })
  const { baseUrl, maxLifetimeMs = 604_800_000, expirationAs = 'number', now = Date.now } = options
  const known = new Map<string, SimulatedChannel>()
  const live = () => [...known.values()].filter(({ expiration }) => expiration > now())

  const watch = async ([resource = '']: readonly string[], request: Request) => {
    const { id, type, address, token, expiration } = (await readFields(request)) ?? {}
    if (typeof id !== 'string' || id === '' || id.length > 64)
      return failure(400, 'id must be a string of 1 to 64 characters')
    if (type !== 'web_hook') return failure(400, 'type must be web_hook')
    if (typeof address !== 'string' || !address.startsWith('https://')) return failure(400, 'address must be HTTPS')
    const asked = typeof expiration === 'string' ? Number(expiration) : expiration
    if (asked !== undefined && !Number.isSafeInteger(asked)) return failure(400, 'expiration must be a whole number')
    // An id cannot be reused, even after its channel has ended.
    if (known.has(id)) return failure(400, 'the id is not unique')
    const latest = now() + maxLifetimeMs
    const channel: SimulatedChannel = {
      id,
      // Derived, so that a resource always has the same id.
      resourceId: randomUuid(createRandom(...new TextEncoder().encode(resource))),
      resourceUri: `${new URL(baseUrl).origin}/${resource}?alt=json`,
      address,
      ...(typeof token === 'string' && { token }),
      expiration: Math.min(Number(asked ?? latest), latest),
    }
    known.set(id, channel)
    const { address: _, ...answer } = channel
    const end = expirationAs === 'string' ? String(channel.expiration) : channel.expiration
    return Response.json({ kind: 'api#channel', ...answer, expiration: end })
  }

  const stop = async (_: readonly string[], request: Request) => {
    const { id, resourceId } = (await readFields(request)) ?? {}
    const channel = live().find((other) => other.id === id && other.resourceId === resourceId)
    if (channel === undefined) return failure(404, 'there is no such channel')
    known.set(channel.id, { ...channel, expiration: 0 })
    return new Response(null, { status: 204 })
  }

  const service = createService(baseUrl, options, [
    { method: 'POST', path: /^\/[^/]+\/[^/]+\/channels\/stop$/, answer: stop },
    { method: 'POST', path: /^\/([^/]+\/[^/]+\/.+)\/watch$/, answer: watch },
  ])
  return { ...service, channels: live }
}
