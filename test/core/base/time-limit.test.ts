import { getEventListeners, once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { limitSignal } from '../../../src/core/base/time-limit.js'
import { whileCollecting } from '../../collect-garbage.js'

describe('limitSignal', () => {
  it('aborts after its time, although garbage is collected', async () => {
    await whileCollecting(async () => {
      const { signal } = limitSignal(200, new AbortController().signal)
      await once(signal, 'abort')
      expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
    })
  })

  it('aborts with the other signal, and with its reason', () => {
    const other = new AbortController()
    const { signal } = limitSignal(60_000, other.signal)
    other.abort('stopped')
    expect([signal.aborted, signal.reason]).toEqual([true, 'stopped'])
    expect(limitSignal(60_000, other.signal).signal.reason).toBe('stopped')
  })

  it('lets go of the other signal at its end', () => {
    const other = new AbortController()
    const limit = limitSignal(60_000, other.signal)
    limit.end()
    expect(getEventListeners(other.signal, 'abort')).toEqual([])
    other.abort()
    expect(limit.signal.aborted).toBe(false)
  })
})
