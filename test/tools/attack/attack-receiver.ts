import type { AnyProvider } from '../../../src/core/provider/provider.js'
import type { ReceiverOptions } from '../../../src/core/receiver/options.js'
import { createReceiver } from '../../../src/core/receiver/receiver.js'
import type { WebhookRequest } from '../../../src/core/request/delivery.js'
import { toFetch } from '../../../src/frameworks/fetch.js'
import { memoryDedupeStore } from '../../../src/stores/dedupe/memory/index.js'
import type { VendorDeliveries } from '../../../src/testing/vendor-deliveries.js'
import { type AttackOptions, type AttackReport, attack } from '../../../src/tools/attack/index.js'
import { makeSender } from '../../testing/senders.js'

/** Attacks a receiver of this package in process, which may have a flawed provider. */
export async function attackReceiver(
  vendor: VendorDeliveries,
  { order, ...options }: Partial<AttackOptions> & Pick<ReceiverOptions, 'order'> = {},
  flaw: (provider: AnyProvider) => AnyProvider = (provider) => provider,
): Promise<AttackReport> {
  const sender = await makeSender(vendor)
  const effects = new Map<string, number>()
  const on = {
    '*': async ({ id = '' }) => {
      effects.set(id, (effects.get(id) ?? 0) + 1)
    },
  }
  const provider = flaw(sender.provider)
  return attack({
    target: toFetch(
      createReceiver({ provider, dedupe: memoryDedupeStore(), ...(order && { order }), on, onError: () => {} }),
    ),
    vendor,
    sender,
    observe: (id) => effects.get(id) ?? 0,
    rate: 100_000,
    maxUploadBytes: 3_000_000,
    timeoutMs: 1_000,
    ...options,
  })
}

/** Whether a flawed provider takes a request for genuine that its verifier refused with this code. */
export type Flaw = (request: WebhookRequest, code: string, provider: AnyProvider) => unknown

/** Gives a provider a flaw. */
export function trusting(isTrusted: Flaw) {
  return (provider: AnyProvider): AnyProvider => ({
    ...provider,
    async verify(request, options) {
      try {
        return await provider.verify(request, options)
      } catch (error) {
        const code = String(Reflect.get(Object(error), 'code'))
        if (!(await isTrusted(request, code, provider))) throw error
        return provider.restore(request, { strength: 'signature', verifier: 'flawed' })
      }
    },
  })
}
