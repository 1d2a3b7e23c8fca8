import { describe, expect, it } from 'vitest'
import { memoryChannelStore } from '../../../src/clients/channels/memory.js'
import { describeChannelStore } from './channel-store-contract.js'

describeChannelStore('memoryChannelStore', async () => {
  let time = 0
  const store = memoryChannelStore({ now: () => time })
  return {
    store,
    other: store,
    async pass(milliseconds) {
      time += milliseconds
    },
  }
})

describe('memoryChannelStore', () => {
  it('rejects more than maxChannels, until some expire', async () => {
    let time = 0
    const store = memoryChannelStore({ maxChannels: 2, now: () => time })
    const put = (id: string, ttlMs?: number) =>
      store.put({ id, watch: 'w', token: 't', state: 'pending', createdAt: 0 }, { ttlMs })
    await put('a', 10)
    await put('b')
    await put('b')
    await expect(put('c')).rejects.toMatchObject({ code: 'store_unavailable', limit: 2 })
    time = 10
    await put('c')
    expect((await store.list('w')).map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it.each([{ maxChannels: 0 }, { now: 1 as never }])('rejects %j', (options) => {
    expect(() => memoryChannelStore(options)).toThrow(TypeError)
  })
})
