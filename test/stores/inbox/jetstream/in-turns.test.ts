import { describe, expect, it } from 'vitest'
import { inTurns } from '../../../../src/stores/inbox/jetstream/in-turns.js'

const afterAwaits = async (count: number) => {
  for (let passed = 0; passed < count; passed++) await Promise.resolve()
}

describe('inTurns', () => {
  it('starts the calls at once that come some microtasks apart', async () => {
    const inTurn = inTurns()
    const started: number[] = []
    let writes = 0
    // As the client does it: the first call of several asks for a write, which takes all that started by then.
    const start = async (count: number) => {
      if (started.push(count) === 1) {
        queueMicrotask(() => {
          writes++
          started.length = 0
        })
      }
      return count
    }
    const counts = [0, 3, 7, 15]
    const results = await Promise.all(
      counts.map(async (count) => {
        await afterAwaits(count)
        return inTurn(() => start(count))
      }),
    )
    expect(results).toEqual(counts)
    expect(writes).toBe(1)
  })

  it('starts further calls while earlier ones wait for their answers', async () => {
    const inTurn = inTurns()
    const open = inTurn(() => new Promise<string>(() => {}))
    expect(await inTurn(async () => 'later')).toBe('later')
    expect(await Promise.race([open, Promise.resolve('open')])).toBe('open')
  })

  it('rejects a call that fails, and no other', async () => {
    const inTurn = inTurns()
    const results = await Promise.allSettled([
      inTurn(() => {
        throw new Error('at once')
      }),
      inTurn(async () => Promise.reject(new Error('later'))),
      inTurn(async () => 'stored'),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  })
})
