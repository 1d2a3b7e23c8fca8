// Only type-checked, never run: options for dedupe, order and deadlines, and wrong options that do not compile.
import {
  createReceiver,
  type DedupeStore,
  type HandlerContext,
  memoryDedupeStore,
  type Receiver,
  unverified,
} from '../../src/index.js'
import { createReorderBuffer, createSequencer, type Sequencer } from '../../src/stores/sequence/index.js'
import { push } from '../../src/vendors/styles/push.js'

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function expectTrue<_Condition extends true>(): void

const base = { provider: push({ verify: unverified() }), on: {} }
const order = createSequencer({ mode: 'increasing', maxWaitMs: 500 })

createReceiver({ ...base, dedupe: { store: memoryDedupeStore(), onStoreError: 'handle' }, endpoint: 'a' })
createReceiver({ ...base, order, limits: { ackDeadlineMs: 3000, handlerTimeoutMs: 1000 }, onDeadline: 'accept' })
// Omitted fields are optional.
const maybe: { readonly dedupe?: DedupeStore; readonly order?: Sequencer } = {}
createReceiver({ ...base, ...maybe })

// A handler is told whether its delivery is late.
createReceiver({
  ...base,
  on: {
    sync: (_, context) => {
      expectTrue<Equal<typeof context, HandlerContext>>()
      expectTrue<Equal<typeof context.late, boolean>>()
      // @ts-expect-error only `late` of the context may say so
      context.late = true
    },
  },
})
const drain: Receiver['drain'] = async () => ({ pending: 0 })
expectTrue<Equal<ReturnType<typeof drain>, Promise<{ readonly pending: number }>>>()

// @ts-expect-error options are not a sequencer
createReceiver({ ...base, order: { mode: 'increasing', maxWaitMs: 500 } })
// @ts-expect-error a name is not one either
createReceiver({ ...base, order: 'increasing' })
// @ts-expect-error nor is the function that makes one
createReceiver({ ...base, order: createSequencer })
// @ts-expect-error nor is the buffer below it
createReceiver({ ...base, order: createReorderBuffer({ mode: 'increasing', maxWaitMs: 500 }) })
// @ts-expect-error drain() has to close it
createReceiver({ ...base, order: { run: order.run, maxWaitMs: 1, channels: 0 } })

// @ts-expect-error there is no default store to switch on
createReceiver({ ...base, dedupe: true })
// @ts-expect-error a store is the result of the function
createReceiver({ ...base, dedupe: memoryDedupeStore })
// @ts-expect-error a map is not atomic between looking and writing
createReceiver({ ...base, dedupe: new Map<string, string>() })
// @ts-expect-error a reservation has to tell its lease
createReceiver({ ...base, dedupe: { ...memoryDedupeStore(), reserve: async () => ({ state: 'new' }) } })
// @ts-expect-error a reservation has three states
createReceiver({ ...base, dedupe: { ...memoryDedupeStore(), reserve: async () => ({ state: 'free' }) } })
// @ts-expect-error complete has to tell whether the lease was lost
createReceiver({ ...base, dedupe: { ...memoryDedupeStore(), complete: async () => {} } })
// @ts-expect-error a store that cannot release would keep what failed
createReceiver({ ...base, dedupe: { reserve: memoryDedupeStore().reserve, complete: memoryDedupeStore().complete } })

// @ts-expect-error nothing is dropped without a word
createReceiver({ ...base, onDeadline: 'ignore' })
// @ts-expect-error it is a choice, not a callback
createReceiver({ ...base, onDeadline: () => 'accept' })
// @ts-expect-error
createReceiver({ ...base, dedupe: { store: memoryDedupeStore(), onStoreError: 'accept' } })
// @ts-expect-error times are numbers of milliseconds
createReceiver({ ...base, limits: { ackDeadlineMs: '3s' } })
// @ts-expect-error the option is `limits.ackDeadlineMs`
createReceiver({ provider: push({ verify: unverified() }), on: {}, deadlineMs: 3000 })

// @ts-expect-error a sequencer has no default mode
createSequencer({ maxWaitMs: 500 })
// @ts-expect-error nor a default wait
createSequencer({ mode: 'contiguous' })
// @ts-expect-error
createSequencer({ mode: 'sorted', maxWaitMs: 500 })
// @ts-expect-error
createSequencer({ mode: 'contiguous', maxWaitMs: 500, late: 'ignore' })
// @ts-expect-error
createSequencer({ mode: 'contiguous', maxWaitMs: 500, onFailure: 'stop' })
// @ts-expect-error a task is asynchronous
void order.run({ channel: 'a', number: 1 }, () => 1)
// @ts-expect-error the number is not text
void order.run({ channel: 'a', number: '1' }, async () => 1)

// The result of a task must be checked before its value is read.
const result = await order.run({ channel: 'a', number: 1 }, async ({ late }) => (late ? 'late' : 'in order'))
if (result.state === 'ran') expectTrue<Equal<typeof result.value, 'late' | 'in order'>>()
// @ts-expect-error a refused task has no value
if (result.state === 'refused') void result.value
