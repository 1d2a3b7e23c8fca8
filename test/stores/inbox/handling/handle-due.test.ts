import { expect, it } from 'vitest'
import { handleDueOf } from '../../../../src/stores/inbox/handling/handle-due.js'
import { consumer, stored } from '../stored.js'

it('looks again if a delivery ended while the engine was asked for more', async () => {
  const orders = consumer()
  let finish = () => {}
  const first = new Promise<void>((resolve) => {
    finish = resolve
  })
  let asked = 0
  const result = await handleDueOf(
    orders,
    {},
    () => {},
    () => ({
      async start(dispatch) {
        asked++
        if (asked === 1) return [first]
        if (asked === 2) {
          finish()
          await new Promise((resolve) => setImmediate(resolve))
          return []
        }
        // It became due when the first one ended, after the engine had answered.
        return asked === 3 ? [dispatch(stored('second'), 1)] : []
      },
    }),
  )
  expect([orders.log, result.handled]).toEqual([['second'], 1])
})
