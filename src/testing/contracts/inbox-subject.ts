import type { ConsumeOptions, Inbox, InboxConsumer, InboxConsumption } from '../../core/ports/inbox.js'
import type { InboxOperations } from '../../stores/inbox/operating/operations.js'
import type { InboxPolicy } from '../../stores/inbox/policy.js'

/** An inbox with the operations for operators. */
export type OperatedInbox = Inbox & InboxOperations

/** An inbox on a connection whose answers a case can hold back. */
export interface HeldInbox {
  readonly inbox: OperatedInbox
  /** Holds back what the server sends, and closes nothing: what the inbox sends still reaches the server. */
  readonly hold: () => void
  /** Passes on what was held back, and all later answers. */
  readonly release: () => void
}

/** An engine for {@link inboxContract}. */
export interface InboxEngine {
  /** The ordering that the inbox declares; all but `none` add cases about order. */
  readonly ordering: Inbox['ordering']
  /**
   * Opens the inbox of a queue: a new one, or one that is already open, as another process would.
   *
   * @param policy - options for the inbox; without `settleMs` unless it is `strict-per-key`, and without `onDeadLetter` where
   * `ordering` is `none`
   */
  open(policy: InboxPolicy, queue: string): Promise<OperatedInbox>
  /** Whether the engine can open a queue twice at the same time. @default true */
  readonly isShared?: boolean
  /** Whether the engine knows how long deliveries have waited. If not, `health` refuses `maxWaitingMs`. @default true */
  readonly hasAges?: boolean
  /** Whether the engine can erase what it stores about a person. Adds the cases about that. @default false */
  readonly erases?: boolean
  /** Whether the engine can replace what it has stored (`records`). Adds the cases about that. @default false */
  readonly replaces?: boolean
  /** Whether the engine handles deliveries about one object together. Adds the cases about that. @default false */
  readonly coalesces?: boolean
  /** Whether the engine can keep what was handled (`keepHandledMs`). Adds the cases about that. @default false */
  readonly keeps?: boolean
  /** Whether tenants take turns and an operator can pause. Adds the cases about that. @default false */
  readonly limits?: boolean
  /** Whether the engine claims first what is urgent. Adds the cases about that. @default false */
  readonly prioritizes?: boolean
  /**
   * Opens the inbox of a queue on a separate connection, such as one through a proxy. Adds the cases about late workers:
   * another process takes over while the answers are held, for longer than a claim lasts.
   */
  openHeld?(policy: InboxPolicy, queue: string): Promise<HeldInbox>
  /**
   * How long a case waits for a delivery, in milliseconds. Set a longer timeout in your test runner. What an engine must
   * not be late for is due after a fortieth of it.
   *
   * @default 100_000
   */
  readonly patienceMs?: number
}

/** An engine for one case. Inboxes and consumptions opened through it are closed after the case. */
export interface InboxSubject {
  readonly ordering: Inbox['ordering']
  readonly hasAges: boolean
  readonly newQueue: () => string
  readonly open: (policy?: InboxPolicy, queue?: string) => Promise<OperatedInbox>
  /** Rejects if the engine cannot hold answers. */
  readonly openHeld: (queue: string, policy?: InboxPolicy) => Promise<HeldInbox>
  readonly consume: (
    inbox: Inbox,
    consumers: InboxConsumer | readonly InboxConsumer[],
    options?: ConsumeOptions,
  ) => Promise<InboxConsumption>
  /** After how long something happens that the engine must be in time for, in milliseconds. */
  readonly delayMs: number
  /** Repeats assertions until they hold. */
  readonly eventually: (check: () => unknown) => Promise<void>
}

/** Cases by their names. */
export type InboxCases = Readonly<Record<string, (subject: InboxSubject) => Promise<void>>>

/** Runs a case with an engine, and closes everything afterwards. */
export async function withInboxEngine(
  engine: InboxEngine,
  test: (subject: InboxSubject) => Promise<void>,
): Promise<void> {
  const consumptions: InboxConsumption[] = []
  const inboxes: OperatedInbox[] = []
  const held: HeldInbox[] = []
  const { patienceMs = 100_000 } = engine
  const newQueue = () => `test-${crypto.randomUUID()}`
  const toPolicy = (policy: InboxPolicy) => policyFor(engine, { retryDelayMs: 0, settleMs: 300, ...policy })
  try {
    await test({
      ordering: engine.ordering,
      hasAges: engine.hasAges ?? true,
      newQueue,
      async open(policy = {}, queue = newQueue()) {
        const inbox = await engine.open(toPolicy(policy), queue)
        inboxes.push(inbox)
        return inbox
      },
      async openHeld(queue, policy = {}) {
        if (engine.openHeld === undefined) throw new TypeError('inboxContract: openHeld is missing')
        const opened = await engine.openHeld(toPolicy(policy), queue)
        const once = onceHeld(opened)
        held.push(once)
        inboxes.push(once.inbox)
        return once
      },
      async consume(inbox, consumers, options) {
        const consumption = await inbox.consume(consumers, options)
        consumptions.push(consumption)
        return consumption
      },
      delayMs: patienceMs / 40,
      eventually: (check) => repeatUntilHeld(check, patienceMs),
    })
  } finally {
    for (const { release } of held) release()
    await Promise.all(consumptions.map((consumption) => consumption.close()))
    await Promise.all(inboxes.map((inbox) => inbox.close()))
  }
}

/** Releases only what is held, so that a case that failed can be released again. */
function onceHeld({ inbox, hold, release }: HeldInbox): HeldInbox {
  let isHeld = false
  return {
    inbox,
    hold() {
      isHeld = true
      hold()
    },
    release() {
      if (isHeld) release()
      isHeld = false
    },
  }
}

function policyFor({ ordering }: InboxEngine, policy: InboxPolicy): InboxPolicy {
  if (ordering === 'strict-per-key') return policy
  const { settleMs: _settle, ...ordered } = policy
  if (ordering === 'arrival-per-key') return ordered
  const { onDeadLetter: _dead, ...unordered } = ordered
  return unordered
}

async function repeatUntilHeld(check: () => unknown, patienceMs: number): Promise<void> {
  for (const end = performance.now() + patienceMs; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
    try {
      await check()
      return
    } catch (error) {
      if (performance.now() > end) throw error
    }
  }
}
