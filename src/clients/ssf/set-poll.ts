import * as z from 'zod/mini'
import { createLoop } from '../../core/base/loop.js'
import { notify } from '../../core/base/notify.js'
import {
  checkedLater,
  checkOptions,
  optional,
  requireFunction,
  requireFunctions,
  requirePositiveInteger,
  requireTimeout,
} from '../../core/base/options.js'
import { encodeUtf8 } from '../../core/bytes/encoding.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { Receipt } from '../../core/receiver/receipt.js'
import type { RequestReceiver } from '../../core/receiver/receiver.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import { requireUrl } from '../http/url.js'

/** The most rounds of one `poll()`, so that a transmitter cannot keep it from ending. */
const maxRounds = 1_000

const pollSchema = compileSchema(
  z.looseObject({ sets: z.optional(z.looseObject({})), moreAvailable: z.optional(z.boolean()) }),
)

/** Options of {@link setPoll}. `timeoutMs` is 60_000 by default, because a transmitter may hold a request. */
export type SetPollOptions = ClientOptions &
  CredentialsOptions & {
    /** The `endpoint_url` of the stream. */
    readonly url: string
    /** Receives the tokens as if they were pushed: with the same verification, duplicates, inbox and handlers. */
    readonly receiver: RequestReceiver
    /** The most tokens of one response. More are left for the next request. @default 20 */
    readonly maxEvents?: number
    /** The time between two requests after `start`, in milliseconds. @default 1_000 */
    readonly pauseMs?: number
    /** Called with each failure of a request after `start`; the next one tries again. */
    readonly onError?: (error: unknown) => void
  }

/** What became of the tokens of one `poll()`. */
export interface SetPollReport {
  /** Stored or handled, duplicates included: acknowledged. */
  readonly acknowledged: number
  /** Refused, which the transmitter is told, with the reason. */
  readonly refused: number
  /** Failed on this side. The transmitter sends them again. */
  readonly failed: number
}

/** Polls a transmitter. */
export interface SetPoll {
  /**
   * Fetches what is there, until nothing new comes, and acknowledges it: for a schedule. It ends after 1,000 requests.
   *
   * @throws {ClientError} with any code; what was received and not acknowledged comes again
   */
  poll(options?: { readonly signal?: AbortSignal }): Promise<SetPollReport>
  /** Polls until `close`. The transmitter may hold each request until there is an event. */
  start(): void
  /** Ends after the current token, and acknowledges what was received. */
  close(): Promise<void>
}

/**
 * Fetches security event tokens from a transmitter (RFC 8936), and hands them to a receiver with the provider `ssf`.
 *
 * A token is acknowledged in the next request after the receiver stored it, or its handler ended. One that the receiver refuses is
 * reported as an error, and one that fails is left to come again.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://www.rfc-editor.org/rfc/rfc8936
 *
 * @example
 * const polling = setPoll({ url: stream.delivery.endpoint_url ?? '', token: accessToken, receiver })
 * polling.start()
 */
export function setPoll(options: SetPollOptions): SetPoll {
  checkOptions<SetPollOptions>(options, 'setPoll', {
    ...clientChecks,
    ...credentialsChecks,
    url: checkedLater,
    receiver: (value, option) => requireFunctions(value, ['receive'], option),
    maxEvents: optional(requirePositiveInteger),
    pauseMs: optional(requireTimeout),
    onError: optional(requireFunction),
  })
  const { receiver, maxEvents = 20, pauseMs = 1_000, onError } = options
  const { href: url } = requireUrl(options.url, 'setPoll: url', options)
  const call = createCaller({ timeoutMs: 60_000, ...options }, 'setPoll', options)
  let pending = new Answers()

  /** One request, with the answers to the tokens of the one before. */
  async function round(returnImmediately: boolean, signal?: AbortSignal, limit = maxEvents): Promise<Answers> {
    const answers = pending
    const json = { maxEvents: limit, returnImmediately, ...answers.fields() }
    // Idempotent: what was acknowledged may be acknowledged again.
    const { sets = {} } = await call({
      name: 'poll',
      method: 'POST',
      url,
      json,
      retry: 'always',
      schema: pollSchema,
      signal,
    })
    pending = new Answers()
    for (const [jti, token] of Object.entries(sets).slice(0, limit)) {
      if (signal?.aborted) break
      pending.add(jti, typeof token === 'string' ? await receiver.receive(toRequest(token)) : undefined)
    }
    return pending
  }

  async function acknowledge(signal?: AbortSignal): Promise<void> {
    if (pending.jtis().length > 0) await round(true, signal, 0)
  }

  const loop = createLoop(async (signal) => {
    await round(false, signal).catch((error: unknown) => {
      if (!signal.aborted) notify(() => onError?.(error))
    })
  }, pauseMs)

  return {
    async poll({ signal } = {}) {
      const total = { acknowledged: 0, refused: 0, failed: 0 }
      const answered = new Set<string>()
      for (let rounds = 0; rounds < maxRounds; rounds++) {
        const answers = await round(true, signal)
        const { acknowledged, refused, failed } = answers.report()
        total.acknowledged += acknowledged
        total.refused += refused
        total.failed = failed
        const known = answered.size
        for (const jti of answers.jtis()) answered.add(jti)
        if (answered.size === known) break
      }
      await acknowledge(signal)
      return total
    },
    start: loop.start,
    async close() {
      await loop.close()
      await acknowledge()
    },
  }
}

/** What a request tells the transmitter about the tokens of the one before. */
class Answers {
  readonly #ack: string[] = []
  readonly #setErrs = new Map<string, object>()
  #failed = 0

  add(jti: string, receipt: Receipt | undefined): void {
    const { status = 400, body = '' } = receipt?.response ?? {}
    if (status < 300) this.#ack.push(jti)
    else if (status < 500) this.#setErrs.set(jti, toError(String(body)))
    else this.#failed++
  }

  fields(): object {
    return {
      ...(this.#ack.length > 0 && { ack: this.#ack }),
      ...(this.#setErrs.size > 0 && { setErrs: Object.fromEntries(this.#setErrs) }),
    }
  }

  /** The tokens that are answered. */
  jtis(): readonly string[] {
    return [...this.#ack, ...this.#setErrs.keys()]
  }

  report(): SetPollReport {
    return { acknowledged: this.#ack.length, refused: this.#setErrs.size, failed: this.#failed }
  }
}

function toRequest(token: string) {
  return {
    method: 'POST',
    url: 'https://poll.invalid/',
    encrypted: true,
    headers: [['content-type', 'application/secevent+jwt']],
    body: encodeUtf8(token),
  } as const
}

/** The error of `ssf`, which answers as RFC 8935 says; any other refusal is `invalid_request`. */
function toError(body: string): object {
  const described: unknown = body.startsWith('{"err":') ? JSON.parse(body) : undefined
  return Object(described ?? { err: 'invalid_request', description: 'The token is not accepted.' })
}
