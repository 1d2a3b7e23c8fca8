import type { StoredDelivery } from '../../../../src/authors.js'
import type { Inbox } from '../../../../src/index.js'
import { storeInInbox } from '../../../../src/stores/inbox/storing/store-in-inbox.js'

/** An inbox that only keeps what it is given. */
export function keepingInbox(): { readonly inbox: Inbox; readonly kept: readonly StoredDelivery[] } {
  const kept: StoredDelivery[] = []
  const inbox: Inbox = {
    ordering: 'strict-per-key',
    step: storeInInbox,
    async put(delivery) {
      kept.push(delivery)
      return 'stored'
    },
    consume: () => Promise.reject(new Error('not here')),
    close: async () => {},
  }
  return { inbox, kept }
}
