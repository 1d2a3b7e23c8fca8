import fc from 'fast-check'
import { expect } from 'vitest'
import { urgentShare } from '../../../../src/stores/inbox/handling/turns.js'
import type { OperatedInbox } from '../../../../src/testing/contracts/index.js'
import { consumer, stored } from '../../../../src/testing/contracts/stored-delivery.js'

type Action =
  | { readonly put: readonly { readonly isUrgent: boolean; readonly key: string | undefined }[] }
  | { readonly process: 0 | 1; readonly limit: number }

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    put: fc.array(
      fc.record({ isUrgent: fc.boolean(), key: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    ),
  }),
  fc.record({ process: fc.constantFrom<0 | 1>(0, 1), limit: fc.integer({ min: 1, max: 8 }) }),
)

/** Another process stores the first urgent delivery after a claim that found nothing. */
const firstUrgent: Action[] = [
  { process: 1, limit: 1 },
  { put: [false, false, true].map((isUrgent) => ({ isUrgent, key: undefined })) },
  { process: 1, limit: 2 },
]

type Waiting = { readonly text: string; readonly isUrgent: boolean; readonly key: string | undefined }

/** The deliveries that no earlier one of their key holds up. */
function headsOf(waiting: readonly Waiting[]): readonly Waiting[] {
  return waiting.filter(
    ({ key }, index) => key === undefined || waiting.findIndex((each) => each.key === key) === index,
  )
}

/**
 * Urgent deliveries leave the others their share, never overtake their key, and go first in all other cases.
 *
 * @param open - two processes that share a new inbox, or one twice
 */
export async function checkUrgentShare(open: () => Promise<readonly OperatedInbox[]>, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 30 }), async (actions) => {
      const inboxes = await open()
      let waiting: Waiting[] = []
      let count = 0
      // Since when others were due, or something urgent, without a break: what was claimed, and how much was not urgent.
      const whileOthers = { all: 0, others: 0 }
      const whileUrgent = { all: 0, others: 0 }
      for (const each of actions) {
        if ('put' in each) {
          for (const { isUrgent, key } of each.put) {
            const text = `${count++}`
            waiting.push({ text, isUrgent, key })
            await inboxes[0]?.put(stored(text, { key, urgent: isUrgent ? 'delivery' : undefined }))
          }
          continue
        }
        const before = headsOf(waiting)
        const { log, ...orders } = consumer()
        await inboxes[each.process]?.handleDue(orders, { limit: each.limit, concurrency: each.limit })
        const taken = waiting.filter(({ text }) => log.includes(text))
        expect(taken).toHaveLength(Math.min(each.limit, waiting.length))
        for (const key of ['a', 'b']) {
          const own = waiting.filter((other) => other.key === key).map(({ text }) => text)
          expect(own.slice(0, log.filter((text) => own.includes(text)).length)).toEqual(
            log.filter((text) => own.includes(text)),
          )
        }
        waiting = waiting.filter(({ text }) => !log.includes(text))
        const others = taken.filter(({ isUrgent }) => !isUrgent).length
        const stayed = (kind: boolean) => before.some((head) => head.isUrgent === kind && waiting.includes(head))
        for (const [window, isOpen] of [
          [whileOthers, stayed(false)],
          [whileUrgent, stayed(true)],
        ] as const) {
          Object.assign(
            window,
            isOpen ? { all: window.all + taken.length, others: window.others + others } : { all: 0, others: 0 },
          )
        }
        expect(whileOthers.others).toBeGreaterThanOrEqual(Math.floor(whileOthers.all / urgentShare))
        expect(whileUrgent.others).toBeLessThanOrEqual(Math.ceil(whileUrgent.all / urgentShare))
      }
      for (const inbox of inboxes) await inbox.handleDue(consumer())
      expect(await inboxes[0]?.depth()).toEqual({ waiting: 0, active: 0, dead: 0 })
      await Promise.all([...new Set(inboxes)].map((inbox) => inbox.close()))
    }),
    { numRuns, examples: [[firstUrgent]] },
  )
}
