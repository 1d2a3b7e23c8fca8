import { describe, expect, it } from 'vitest'
import { collect, storedDeliveries } from '../../../src/clients/missed/index.js'
import { createReceiver, memoryDedupeStore } from '../../../src/index.js'
import { createSimulator, profiles, virtualTime } from '../../../src/testing/simulator/index.js'
import { githubSample, signGithub } from '../../../src/testing/vendors/github.js'
import { github } from '../../../src/vendors/github/index.js'

const secret = 's3cret'

describe('collect from a simulated provider', () => {
  it('handles deliveries that were stored after the last retry once, in any number of runs', async () => {
    const time = virtualTime({ startAt: 1_796_000_000_000 })
    let isDown = true
    const handled: (string | undefined)[] = []
    const receiver = createReceiver({
      provider: github({ secrets: secret }),
      on: {
        '*': ({ id }) => {
          if (isDown) throw new Error('down')
          handled.push(id)
        },
      },
      dedupe: memoryDedupeStore({ now: time.now }),
      now: time.now,
    })
    const simulator = createSimulator({
      target: receiver,
      sample: ({ id }) => signGithub(githubSample({ deliveryId: id }), { secret }),
      profile: { ...profiles.specified, maxRetries: 2, claimCheck: { expiresMs: 86_400_000 } },
      time,
    })
    void simulator.send(undefined)
    await simulator.settled()
    expect(simulator.parked()).toHaveLength(1)
    expect(handled).toEqual([])

    isDown = false
    const source = storedDeliveries({
      url: 'https://provider.example/parked',
      allowedHosts: ['provider.example'],
      fetch: async (url, init) => simulator.answerParked(new Request(url, init)),
    })
    const since = time.now() - 86_400_000
    expect(await collect({ source, receiver, since })).toMatchObject({ handled: 1, failures: [], isComplete: true })
    expect(await collect({ source, receiver, since })).toMatchObject({ handled: 0, duplicates: 1 })
    expect(handled).toEqual(simulator.parked().map(({ id }) => id))
  })
})
