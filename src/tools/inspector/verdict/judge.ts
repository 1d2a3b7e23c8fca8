import type { AnyProvider } from '../../../core/provider/provider.js'
import { type Delivery, isWebhookError, type Proof, type WebhookRequest } from '../../../index.js'
import type { Verdict } from '../captures/capture.js'

/** Options of {@link judge}. */
export interface JudgeOptions {
  /** The time of receipt, in milliseconds since 1970. @default now */
  readonly now?: number | undefined
  /** How many secrets the provider has, for the verdict. */
  readonly keys?: number | undefined
}

/**
 * Asks a provider about a request, as a receiver would.
 *
 * A refused request is parsed all the same, so that the verdict can name the event that the sender claims. Never rejects.
 */
export async function judge(
  provider: AnyProvider,
  request: WebhookRequest,
  options: JudgeOptions = {},
): Promise<Verdict> {
  const { now = Date.now(), keys } = options
  try {
    provider.admit(request)
    if ((await provider.probe?.(request)) !== undefined) return { status: 'verified', strength: 'none', event: 'probe' }
    const verified = await provider.verify(request, { now })
    return {
      status: 'verified',
      ...ofProof(verified.proof),
      keys,
      ...(await ofDeliveries(provider, request, now, verified.proof)),
    }
  } catch (error) {
    const claimed = await claimedBy(provider, request, now)
    return { status: 'refused', ...claimed, ...ofError(error) }
  }
}

/** What the sender of a request claims it is, without a proof. Never rejects. */
export function claimedBy(provider: AnyProvider, request: WebhookRequest, now: number): Promise<Claimed> {
  return ofDeliveries(provider, request, now, unproven).catch(() => ({}))
}

type Claimed = Pick<Verdict, 'event' | 'deliveryId' | 'sequence'>

const unproven: Proof = { strength: 'none', verifier: 'unverified' }

async function ofDeliveries(
  provider: AnyProvider,
  request: WebhookRequest,
  now: number,
  proof: Proof,
): Promise<Claimed> {
  const deliveries: readonly Delivery[] = await provider.parseAll(provider.restore(request, proof), { now })
  const [first] = deliveries
  if (first === undefined || deliveries.length > 1) return {}
  const { event, id, sequence } = first
  return { event, deliveryId: id, sequence: sequence && { channel: sequence.channel, number: sequence.number } }
}

function ofProof({ strength, verifier, algorithm, key, signedAt }: Proof): Partial<Verdict> {
  return { strength, verifier, algorithm, key, signedAt }
}

// Messages of this package name no secret and no part of a body; a provider's own errors might.
function ofError(error: unknown): Pick<Verdict, 'code' | 'message'> {
  if (isWebhookError(error)) return { code: error.code, message: error.message }
  return { code: 'internal_error', message: 'the provider threw an error that is not a WebhookError' }
}
