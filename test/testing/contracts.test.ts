import { describe, expect, it } from 'vitest'
import { memoryDedupeStore } from '../../src/index.js'
import { dedupeStoreContract, inboxContract } from '../../src/testing/contracts/index.js'
import { memoryInbox } from '../../src/testing/index.js'

const failures = async (cases: readonly { readonly name: string; run(): Promise<void> }[]) => {
  const results = await Promise.allSettled(cases.map(({ run }) => run()))
  return cases.filter((_, index) => results[index]?.status === 'rejected').map(({ name }) => name)
}

describe('dedupeStoreContract', () => {
  it('finds a store that gives a delivery to every call', async () => {
    const store = memoryDedupeStore()
    const broken = { ...store, reserve: async () => ({ state: 'new', lease: 'a' }) as const }
    const cases = dedupeStoreContract(async () => ({ store: broken, other: broken, pass: async () => {} }))
    expect(await failures(cases)).toContain('gives a delivery to one of 50 concurrent calls')
  })
})

describe('inboxContract', () => {
  it('finds an inbox that stores duplicates', async () => {
    const cases = inboxContract({
      ordering: 'none',
      patienceMs: 200,
      async open(policy) {
        const inbox = memoryInbox(policy)
        const put = (delivery: Parameters<typeof inbox.put>[0]) => inbox.put({ ...delivery, id: crypto.randomUUID() })
        return { ...inbox, ordering: 'none', put }
      },
    })
    const found = await failures(cases)
    expect(found).toContain(
      'stores a delivery once among concurrent calls, and recognises duplicates after it was handled',
    )
    expect(found).not.toContain('retries a delivery, and counts its attempts')
  })

  it('has the cases about order only for an inbox that keeps one', () => {
    const open = async () => memoryInbox()
    const names = (ordering: 'none' | 'strict-per-key') => inboxContract({ ordering, open }).map(({ name }) => name)
    expect(names('none')).not.toContain('sorts a backlog that was stored in any order')
    expect(names('strict-per-key')).toContain('sorts a backlog that was stored in any order')
  })

  it('refuses wrong options', () => {
    expect(() => inboxContract({ ordering: 'fifo' } as never)).toThrow('inboxContract: ordering must be one of')
    expect(() => inboxContract({ ordering: 'none', open: memoryInbox, patience: 1 } as never)).toThrow('patience')
  })
})
