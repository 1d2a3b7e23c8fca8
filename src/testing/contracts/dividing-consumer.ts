import assert from 'node:assert/strict'
import type { InboxConsumer, StoredDelivery } from '../../core/ports/inbox.js'
import type { FollowUp } from '../../core/ports/step.js'
import { textOf } from './stored-delivery.js'

/** A handler of a delivery, and those after which it runs. */
export type Fate = Omit<FollowUp['handler'], 'of'> & { readonly after?: string | readonly string[] }

/** A consumer with several handlers of a delivery, which logs `<handler> <body>` of each that was handled. */
export function createDivider(fates: readonly Fate[], handle: (work: string, attempt: number) => unknown = () => {}) {
  const log: string[] = []
  const handed: StoredDelivery[] = []
  const ids = new Map<string, string>()
  const toId = (name: string) => {
    const id = ids.get(name) ?? crypto.randomUUID()
    ids.set(name, id)
    return id
  }
  const consumer: InboxConsumer = {
    endpoint: 'orders',
    async handleStored(delivery, attempt, claim) {
      const { handler, key } = delivery
      const of = handler?.of ?? delivery.id
      assert.ok(claim?.follow, 'the engine has what follows a delivery stored')
      const work = `${handler?.name ?? 'divide'} ${textOf(delivery)}`
      const following = fates.filter(({ after }) => [after].flat().includes(handler?.name))
      await claim.follow([{ id: crypto.randomUUID(), key: undefined, handler: { name: 'replaced', of } }])
      await claim.follow(
        following.map(({ name, attempts, retryDelayMs, after }) => ({
          id: toId(`${of} ${name}`),
          key: key && `${key.replace(/\/.*/, '')}/${name}`,
          handler: { name, attempts, retryDelayMs, of },
          ...(Array.isArray(after) && { needs: after }),
        })),
      )
      await handle(work, attempt)
      handed.push(delivery)
      log.push(work)
    },
  }
  return { consumer, log, handed }
}
