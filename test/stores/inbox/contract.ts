import { describe, it } from 'vitest'
import type { Inbox } from '../../../src/core/ports/inbox.js'
import { type InboxEngine, inboxContract } from '../../../src/testing/contracts/index.js'

export type { OperatedInbox } from '../../../src/testing/contracts/index.js'

/** Runs the contract of inboxes against an engine. Its cases mostly wait: an engine in the process is faster with all at once. */
export function describeInbox(
  name: string,
  engine: Omit<InboxEngine, 'ordering'>,
  ordering: Inbox['ordering'],
  options: { readonly concurrent?: boolean } = {},
): void {
  describe(name, options, () => {
    for (const { name: promise, run } of inboxContract({ ...engine, ordering })) it(promise, run)
  })
}
