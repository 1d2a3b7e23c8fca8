import { describe, it } from 'vitest'
import type { Inbox } from '../../../src/core/ports/inbox.js'
import { type InboxEngine, inboxContract } from '../../../src/testing/contracts/index.js'

export type { OperatedInbox } from '../../../src/testing/contracts/index.js'

/** Runs the contract of inboxes against an engine. */
export function describeInbox(name: string, engine: Omit<InboxEngine, 'ordering'>, ordering: Inbox['ordering']): void {
  describe(name, () => {
    for (const { name: promise, run } of inboxContract({ ...engine, ordering })) it(promise, run)
  })
}
