import { afterEach, expect, it, vi } from 'vitest'
import type { InboxPolicy } from '../../src/stores/inbox/policy.js'
import type { OperatedInbox } from '../stores/inbox/contract.js'
import { consumer, stored } from '../stores/inbox/stored.js'

const patience = { timeout: 100_000, interval: 20 }
const failing = consumer(() => {
  throw new Error('broken')
})

/** By how much the clock of a process is wrong, in milliseconds. */
export const wrongClocks = [
  ['ahead', 3_600_000],
  ['behind', -3_600_000],
] as const

/** Sets the clock of this process, which `vi.restoreAllMocks()` sets right. */
export function setClock(offMs: number): void {
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + offMs)
}

/** Tests retries around a process whose clock is an hour wrong. */
export function testWrongClock(open: (policy: InboxPolicy) => Promise<OperatedInbox>): void {
  afterEach(() => void vi.restoreAllMocks())

  const openFailed = async (retryDelayMs: number, offMs: number) => {
    const inbox = await open({ retryDelayMs })
    await inbox.put(stored('one', { key: 'a' }))
    setClock(offMs)
    expect(await inbox.handleDue(failing, { limit: 1 })).toMatchObject({ failed: 1 })
    vi.restoreAllMocks()
    return inbox
  }
  const handlesInTime = (inbox: OperatedInbox) =>
    vi.waitFor(async () => expect(await inbox.handleDue(consumer())).toMatchObject({ handled: 1 }), patience)

  it.each(wrongClocks)(
    'retries a delivery that failed while the clock was %s, when it is right',
    async (_name, offMs) => {
      await handlesInTime(await openFailed(500, offMs))
      expect(await (await openFailed(600_000, offMs)).handleDue(failing)).toMatchObject({ handled: 0, failed: 0 })
    },
  )

  it.each(wrongClocks)('retries a delivery that failed before the clock was %s', async (_name, offMs) => {
    const [soon, late] = [await openFailed(500, 0), await openFailed(600_000, 0)]
    setClock(offMs)
    await handlesInTime(soon)
    expect(await late.handleDue(failing)).toMatchObject({ handled: 0, failed: 0 })
  })
}
