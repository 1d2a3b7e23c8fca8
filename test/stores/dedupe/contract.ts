import { describe, it } from 'vitest'
import { type DedupeStoreSubject, dedupeStoreContract } from '../../../src/testing/contracts/index.js'

/** Runs the contract of dedupe stores against a store. */
export function describeDedupeStore(name: string, open: () => Promise<DedupeStoreSubject>): void {
  describe(name, () => {
    for (const { name: promise, run } of dedupeStoreContract(open)) it(promise, run)
  })
}
