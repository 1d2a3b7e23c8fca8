import { rethrow, withinTime } from '../../base/within-time.js'
import { WebhookError } from '../../errors.js'
import { redactEngineError } from '../../inbox/failures.js'
import type { Inbox, StoredDelivery } from '../../inbox/inbox.js'

/** How long an inbox is waited for, and how much it is given before it answers. */
export interface PutBounds {
  readonly timeoutMs: number
  readonly maxStoringBytes: number
}

/** Stores a delivery. @throws {WebhookError} `store_unavailable` */
export type BoundedPut = (stored: StoredDelivery) => Promise<'stored' | 'duplicate'>

// What a delivery takes beside its body, about: headers, and what drivers keep of a call.
const bytesBesideBody = 4_096

/**
 * Makes a {@link BoundedPut}: what an engine that hangs was given stays in its driver's memory, also after its time was over.
 */
export function boundPut(inbox: Inbox, { timeoutMs, maxStoringBytes }: PutBounds): BoundedPut {
  let storingBytes = 0
  const ask = async (stored: StoredDelivery) => {
    const bytes = stored.request.body.byteLength + bytesBesideBody
    // One alone always passes, whatever its length.
    if (storingBytes > 0 && storingBytes + bytes > maxStoringBytes) throw new Error('no answer to what it has')
    storingBytes += bytes
    try {
      return requireState(await inbox.put(stored))
    } finally {
      storingBytes -= bytes
    }
  }
  return (stored) =>
    withinTime(ask(stored), timeoutMs, {
      done: (state) => state,
      failed: (cause) => rethrow(unavailable(cause)),
      // What is stored after all is found as a duplicate when the delivery comes again.
      expired: () => rethrow(unavailable(new Error(`no answer within ${timeoutMs} ms`))),
    })
}

// What is no answer must not become a delivery that was stored.
function requireState(state: 'stored' | 'duplicate'): 'stored' | 'duplicate' {
  if (state === 'stored' || state === 'duplicate') return state
  throw new TypeError('put must give stored or duplicate')
}

function unavailable(cause: unknown): WebhookError {
  return new WebhookError('store_unavailable', 'the inbox failed', { cause: redactEngineError(cause) })
}
