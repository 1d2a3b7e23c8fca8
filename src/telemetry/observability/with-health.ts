import {
  checkOptions,
  optional,
  requireFunction,
  requireFunctions,
  requirePositiveInteger,
} from '../../core/base/options.js'
import type { Receipt, ReceiptOutcome } from '../../core/receiver/receipt.js'
import type { Receiver } from '../../core/receiver/receiver.js'
import type { Proof } from '../../core/request/delivery.js'
import type { WebhookErrorCode } from '../../errors.js'
import type { Sequencer, SequenceWait } from '../../stores/sequence/sequencer.js'

/** Options of {@link withHealth}. */
export interface ReceiverHealthOptions {
  /** After this time without a verified request the receiver is `silent`, in milliseconds. @default no alarm */
  readonly expectEveryMs?: number
  /** The sequencer of the receiver, to report what its channels wait for. @default no report */
  readonly order?: Pick<Sequencer, 'waits'>
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/**
 * What is wrong with a receiver. `silent`: no verified request for `expectEveryMs`. `keys_unavailable`: the last request
 * that needed a key source did not get a key. `failing`: the last request or stored delivery failed on our side.
 */
export type ReceiverProblem = 'silent' | 'keys_unavailable' | 'failing'

/** The last use of a secret or key. */
export interface SecretUse {
  readonly verifier: string
  /** The position of the secret (`0` is the newest), or the id of the key. */
  readonly key: string | number
  /** Milliseconds since 1970. */
  readonly lastUsedAt: number
}

/** The state of a receiver in this process, as plain JSON. All times are in milliseconds since 1970. */
export interface ReceiverHealth {
  /** Whether there is no problem. */
  readonly ok: boolean
  readonly problems: readonly ReceiverProblem[]
  readonly endpoint: string
  /** How many requests are in progress. */
  readonly inFlight: number
  /** How many requests had each outcome. */
  readonly requests: { readonly [Outcome in ReceiptOutcome]?: number }
  /** How many deliveries of an inbox were handled, and how many attempts failed. */
  readonly stored: { readonly handled: number; readonly failed: number }
  readonly startedAt: number
  /** The last verified request; probes and challenges do not count. */
  readonly lastDeliveryAt?: number
  readonly lastError?: { readonly code: WebhookErrorCode; readonly at: number }
  /** The last use of each secret: a secret that is no longer used can be removed. */
  readonly secrets: readonly SecretUse[]
  /** With the option `order`: the 100 longest waits for missing or failed numbers. */
  readonly waits?: readonly SequenceWait[]
  readonly checkedAt: number
}

/** A receiver with a health check. */
export interface ReceiverWithHealth extends Receiver {
  health(): ReceiverHealth
}

// The ids of keys come from key servers, which may rotate them often.
const maxSecrets = 100
const maxWaits = 100

/**
 * Adds `health()` to a receiver. It counts what this process sees: it keeps nothing across restarts.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const hooks = withHealth(createReceiver({ provider, on: {} }), { expectEveryMs: 3_600_000 })
 * const { ok } = hooks.health()
 */
export function withHealth(receiver: Receiver, options: ReceiverHealthOptions = {}): ReceiverWithHealth {
  checkOptions(options, 'withHealth', {
    expectEveryMs: optional(requirePositiveInteger),
    now: optional(requireFunction),
    order: optional((value, option) => requireFunctions(value, ['waits'], option)),
  })
  requireFunctions(receiver, ['receive', 'handleStored', 'drain'], 'withHealth: receiver')
  const { expectEveryMs = Infinity, now = Date.now, order } = options
  const startedAt = now()
  const requests: { [Outcome in ReceiptOutcome]?: number } = {}
  const stored = { handled: 0, failed: 0 }
  const secrets = new Map<string, SecretUse>()
  const problems = { failing: false, keys_unavailable: false }
  let inFlight = 0
  let lastDeliveryAt: number | undefined
  let lastError: ReceiverHealth['lastError']

  const countSecret = ({ verifier, key, parts = [] }: Proof, at: number) => {
    for (const part of parts) countSecret(part, at)
    if (key === undefined) return
    const name = JSON.stringify([verifier, key])
    // The least recently used one goes first.
    secrets.delete(name)
    secrets.set(name, { verifier, key, lastUsedAt: at })
    for (const oldest of secrets.keys()) if (secrets.size > maxSecrets) secrets.delete(oldest)
  }
  const count = ({ outcome, proof, error }: Receipt) => {
    const at = now()
    requests[outcome] = (requests[outcome] ?? 0) + 1
    if (error !== undefined) lastError = { code: error.code, at }
    // A refused request says nothing about our side.
    if (outcome !== 'refused') problems.failing = outcome === 'failed'
    if (error?.code === 'key_unavailable') problems.keys_unavailable = true
    if (proof === undefined || outcome === 'answered') return
    problems.keys_unavailable = false
    lastDeliveryAt = at
    countSecret(proof, at)
  }

  const watch = async (receive: () => Promise<Receipt>) => {
    inFlight++
    try {
      const receipt = await receive()
      count(receipt)
      return receipt
    } finally {
      inFlight--
    }
  }

  return {
    ...receiver,
    receive: (request, runtime) => watch(() => receiver.receive(request, runtime)),
    receiveMessage: (message, source) => watch(() => receiver.receiveMessage(message, source)),
    async handleStored(...given) {
      try {
        await receiver.handleStored(...given)
        stored.handled++
        problems.failing = false
      } catch (error) {
        stored.failed++
        problems.failing = true
        throw error
      }
    },
    health() {
      const checkedAt = now()
      const silent = checkedAt - (lastDeliveryAt ?? startedAt) > expectEveryMs
      const all = { silent, ...problems }
      const found = (['silent', 'keys_unavailable', 'failing'] as const).filter((problem) => all[problem])
      return {
        ok: found.length === 0,
        problems: found,
        endpoint: receiver.endpoint,
        inFlight,
        requests: { ...requests },
        stored: { ...stored },
        startedAt,
        ...(lastDeliveryAt !== undefined && { lastDeliveryAt }),
        ...(lastError !== undefined && { lastError }),
        secrets: [...secrets.values()],
        ...(order !== undefined && { waits: order.waits().slice(0, maxWaits) }),
        checkedAt,
      }
    },
  }
}
