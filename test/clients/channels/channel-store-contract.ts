import { describe, it } from 'vitest'
import { type ChannelStoreSubject, channelStoreContract } from '../../../src/testing/contracts/index.js'

/** Runs the contract of channel stores against a store. */
export function describeChannelStore(name: string, open: () => Promise<ChannelStoreSubject>): void {
  describe(name, () => {
    for (const { name: promise, run } of channelStoreContract(open)) it(promise, run)
  })
}
