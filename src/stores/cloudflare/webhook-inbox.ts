import type { InboxConsumer } from '../../core/ports/inbox.js'
import { once } from '../database/once.js'
import { type InboxPolicy, resolvePolicy } from '../inbox/policy.js'
import { createEngine } from '../inbox/sqlite/engine.js'
import { fromLine } from '../inbox/sqlite/record.js'
import { openStore } from '../inbox/sqlite/store.js'
import { answer } from './call.js'
import { type DurableObjectStateLike, toDurableObjectDriver } from './client.js'

// Each renewal is a row written, which costs.
const leaseMs = 30_000

// An alarm may run for 15 minutes. Handlers that have started get the rest.
const maxDurationMs = 600_000

const caller = 'WebhookInbox'

/**
 * A Durable Object that stores deliveries in its SQLite and handles them in its alarm. Extend it, set `receivers`, and export
 * the class from your Worker.
 *
 * The effect of `context.commit(effect)` happens once. All other effects of a handler happen at least once.
 *
 * @experimental it was run in `workerd` only, not on the network of Cloudflare.
 * @example
 * export class Inbox extends WebhookInbox<Env> {
 *   receivers = [toReceiver(this.env)]
 * }
 */
export abstract class WebhookInbox<Env = unknown> {
  /** One receiver for each endpoint that stores here. */
  abstract readonly receivers: readonly InboxConsumer[]
  /** Retries, dead letters, and how long ids are remembered. */
  readonly policy: InboxPolicy = {}
  /** The maximum number of deliveries that this object handles concurrently. */
  readonly concurrency: number = 10

  protected readonly ctx: DurableObjectStateLike
  protected readonly env: Env

  constructor(ctx: DurableObjectStateLike, env: Env) {
    this.ctx = ctx
    this.env = env
    // The platform gives up an alarm whose object died or threw seven times. Anything that wakes the object sets it again.
    void ctx.blockConcurrencyWhile(async () => {
      // The fields of the subclass are set once its constructor has returned.
      await Promise.resolve()
      await this.#arm()
    })
  }

  readonly #open = once(async () => {
    const driver = toDurableObjectDriver(this.ctx.storage)
    // Its alarm would have to delete what nothing else wakes it for.
    if (this.policy.keepHandledMs) throw new TypeError(`${caller}: policy.keepHandledMs must be left out: use D1`)
    const policy = resolvePolicy(this.policy)
    const store = await openStore({ driver, table: 'webhook_inbox', policy, leaseMs, caller })
    const open = async () => store
    return { store, engine: createEngine({ open, policy, leaseMs, pollMs: 1_000, caller, async close() {} }) }
  })

  /** Answers the Worker that has the binding. */
  async fetch(request: Request): Promise<Response> {
    const { store, engine } = await this.#open()
    const changing = async <Result>(change: Promise<Result>) => {
      const result = await change
      await this.#arm()
      return result
    }
    return answer(request, {
      put: (body) => changing(engine.putEntry(fromLine(body))),
      depth: () => store.depth(),
      oldest: () => store.oldest(),
      blockedKeys: () => store.blockedKeys(),
      deadPage: (body) => store.deadPage(JSON.parse(body)),
      redrive: (body) => changing(engine.redrive(JSON.parse(body))),
      discard: (body) => changing(engine.discard(JSON.parse(body))),
      pause: (body) => store.pause(JSON.parse(body)),
      resume: (body) => changing(store.resume(JSON.parse(body))),
      pauses: () => store.pauses(),
      find: (body) => store.find(JSON.parse(body)),
      erase: (body) => changing(store.erase(JSON.parse(body))),
      readRows: (body) => store.readRows(JSON.parse(body)),
      recordPage: (body) => store.recordPage(JSON.parse(body)),
      replaceRecord: (body) => store.replaceRecord(JSON.parse(body)),
    })
  }

  /** Handles what is due. It sets the next alarm first, so that no error and no crash ends the chain. */
  async alarm(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + leaseMs)
    const { engine } = await this.#open()
    await engine.handleDue(this.receivers, { maxDurationMs, concurrency: this.concurrency })
    await this.#arm()
  }

  /** Sets the alarm to when the next delivery is due. */
  async #arm(): Promise<void> {
    const { store } = await this.#open()
    const { storage } = this.ctx
    const [dueAt, alarmAt] = [earlier(await store.nextDueAt(), await this.#expiresAt()), await storage.getAlarm()]
    if (dueAt === undefined) {
      if (alarmAt !== null) await storage.deleteAlarm()
    } else if (alarmAt === null || alarmAt !== dueAt) await storage.setAlarm(dueAt)
  }
  /** When to look for dead letters that are kept no longer. At most once in a while, because rules may match none of them. */
  async #expiresAt(): Promise<number | undefined> {
    const { rules = [], everyMs = 3_600_000 } = this.policy.deadRetention ?? {}
    if (rules.length === 0) return undefined
    const { deadSince } = await (await this.#open()).store.oldest()
    const keepMs = Math.min(...rules.map((rule) => rule.keepMs))
    return typeof deadSince === 'number' ? Math.max(deadSince + keepMs, Date.now() + everyMs) : undefined
  }
}

function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || (other !== undefined && other < one) ? other : one
}
