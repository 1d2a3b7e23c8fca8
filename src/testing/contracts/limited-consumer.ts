import assert from 'node:assert/strict'
import type { InboxConsumer } from '../../core/ports/inbox.js'
import type { TenantLimits } from '../../core/ports/step.js'
import { textOf } from './stored-delivery.js'

/** A consumer whose deliveries have one handler, `mail`, with limits for the tenant that their text begins with, unless it ends in `free`. */
export function createLimited(limits: Omit<TenantLimits, 'tenant'>, handle: (text: string) => unknown = () => {}) {
  const log: string[] = []
  const divided: string[] = []
  const running = new Map<string, number>()
  const most = new Map<string, number>()
  const limited: InboxConsumer = {
    endpoint: 'orders',
    async handleStored(delivery, _attempt, claim) {
      const text = textOf(delivery)
      const [tenant = ''] = text.split(' ')
      if (delivery.handler === undefined) {
        assert.ok(claim?.follow, 'the engine has what follows a delivery stored')
        const { id: of, key } = delivery
        const handler = { name: 'mail', of, limits: { tenant, ...(!text.endsWith(' free') && limits) } }
        await claim.follow([{ id: crypto.randomUUID(), key: key && `${key}/mail`, handler }])
        divided.push(text)
        return
      }
      running.set(tenant, (running.get(tenant) ?? 0) + 1)
      most.set(tenant, Math.max(most.get(tenant) ?? 0, running.get(tenant) ?? 0))
      try {
        await handle(text)
        log.push(text)
      } finally {
        running.set(tenant, (running.get(tenant) ?? 0) - 1)
      }
    },
  }
  return { consumer: limited, log, divided, running, most }
}

/** A wait that ends for all. */
export function createBarrier() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
