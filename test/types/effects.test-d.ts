// Only type-checked, never run: several handlers of one event.
import { expectTypeOf } from 'vitest'
import { unverified } from '../../src/core/verify/unverified.js'
import { createReceiver } from '../../src/index.js'
import { type EffectContext, effects } from '../../src/stores/effects/index.js'
import { type GithubPayload, github } from '../../src/vendors/github/index.js'
import { host } from '../../src/vendors/styles/host.js'

const provider = host({ verify: unverified() })

// Each handler has the types of its event, with and without options.
createReceiver({
  provider,
  on: {
    'issues.opened': effects({
      ledger: ({ payload }, context) => {
        expectTypeOf(payload.issue.number).toEqualTypeOf<number>()
        expectTypeOf<typeof context>().toExtend<EffectContext>()
        expectTypeOf(context.gathered?.deliveries[0]?.payload.issue.number).toEqualTypeOf<number | undefined>()
        expectTypeOf(context.handler).toEqualTypeOf<string | undefined>()
      },
      mail: {
        handle: async ({ event, payload }) => {
          expectTypeOf(event).toEqualTypeOf<'issues.opened'>()
          expectTypeOf(payload.issue.number).toEqualTypeOf<number>()
        },
        attempts: 5,
        dependsOn: 'ledger',
        coalesce: { key: ({ payload }) => String(payload.issue.number), waitMs: 500, keep: 'all' },
        concurrency: { key: ({ payload }) => payload.repository.full_name, limit: 2 },
        rate: { perSecond: 10 },
      },
    }),
    '*': ({ event }) => void expectTypeOf(event).toBeString(),
  },
})
createReceiver({
  provider: github({ secrets: 's' }),
  on: { push: effects({ mail: ({ payload }) => void expectTypeOf(payload.ref).toEqualTypeOf<string>() }) },
  onOther: {
    teleporter: effects({ mail: ({ payload }) => void expectTypeOf(payload).toEqualTypeOf<GithubPayload>() }),
  },
})

const note = () => undefined

// A handler that is declared elsewhere keeps its types.
const toLedger = (delivery: { readonly id: string | undefined }) => delivery.id
createReceiver({ provider, on: { 'issues.opened': effects({ ledger: toLedger, mail: { handle: note } }) } })

const toTotal = ({ payload }: { readonly payload: { readonly total: number } }) => payload.total
// @ts-expect-error of another event
createReceiver({ provider, on: { 'issues.opened': effects({ ledger: toTotal }) } })
// @ts-expect-error a handler that does not exist
effects({ ledger: note, mail: { handle: note, dependsOn: 'leger' } })
// @ts-expect-error itself
effects({ ledger: note, mail: { handle: note, dependsOn: 'mail' } })
effects({ ledger: note, mail: note, report: { handle: note, dependsOn: ['ledger', 'mail'] } })
// @ts-expect-error one of them does not exist
effects({ ledger: note, mail: { handle: note, dependsOn: ['ledger', 'leger'] } })
// @ts-expect-error an option that does not exist
effects({ mail: { handle: note, attemts: 5 } })
// @ts-expect-error no function that says whose delivery it is
effects({ mail: { handle: note, concurrency: { limit: 2 } } })
effects({ mail: { handle: note, rate: { key: () => 'a', perSecond: 5, burst: 2 } } })
// @ts-expect-error not a limit
effects({ mail: { handle: note, rate: { key: () => 'a', perSecond: '5' } } })
// @ts-expect-error a tenant is a text
effects({ mail: { handle: note, concurrency: { key: () => 7, limit: 1 } } })
// @ts-expect-error not a function
effects({ mail: 'handler' })
// @ts-expect-error a list has no names
createReceiver({ provider, on: { 'issues.opened': [note, note] } })
