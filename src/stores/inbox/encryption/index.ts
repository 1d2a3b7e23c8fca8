import {
  checkOptions,
  oneOf,
  optional,
  requireFunction,
  requireFunctions,
  requireText,
} from '../../../core/base/options.js'
import type { Inbox, InboxConsumer, StoredDelivery } from '../../../core/ports/inbox.js'
import { toReason } from '../failures.js'
import { withKnownHandlers } from '../handling/known-handlers.js'
import { withOneReceiver } from '../handling/one-receiver.js'
import { routeByEndpoint } from '../handling/route-by-endpoint.js'
import { convertKept, type KeptDelivery, type KeptOperations, operateKept } from '../operating/kept.js'
import { operateEngine } from '../operating/operate.js'
import type { DeadLetter, InboxOperations } from '../operating/operations.js'
import type { PauseTarget } from '../operating/pauses.js'
import type { RecordOperations } from '../operating/records.js'
import { checkDeadRetention, type DeadRetention, withDeadRetention } from '../operating/retention.js'
import { type SubjectOperations, toErasure } from '../operating/subjects.js'
import { type OpeningOptions, openerOf, openingConsumers } from './opening.js'
import { type KeyRotation, type RotateOptions, rotateRecords } from './rotate.js'
import {
  hiddenId,
  hiddenKey,
  hiddenSubject,
  hiddenTenant,
  isSealed,
  openDelivery,
  openReason,
  sealDelivery,
  sealFollowUp,
} from './sealed-record.js'

export { type DataKey, type WrappedKeys, type WrappedKeysOptions, wrappedKeys } from './data-keys.js'
export type { KeyMaterial, KeyringKey } from './key-material.js'
export { type Keyring, type KeyringOptions, keyring } from './keyring.js'
export { type OpeningOptions, openingConsumers } from './opening.js'
export type { KeyRotation, RotateOptions, RotateResult } from './rotate.js'

/** Options of {@link encryptedInbox}. */
export interface EncryptedInboxOptions extends OpeningOptions {
  /**
   * As the option of the engine, which sees no events: only here, rules may name one.
   *
   * @default until an operator redrives or discards them
   */
  readonly deadRetention?: DeadRetention
  /** Called if dead letters cannot be looked through for `deadRetention`. @default ignores it */
  readonly onError?: (error: unknown) => unknown
}

/** An encrypted inbox erases if its engine does, and takes events of SQS if that is its engine. */
export type EncryptedInbox<Engine> = Inbox &
  InboxOperations &
  KeyRotation &
  (Engine extends SubjectOperations ? SubjectOperations : unknown) &
  (Engine extends KeptOperations ? KeptOperations : unknown) &
  (Engine extends TakesEvents ? Pick<Engine, 'handleEvent'> : unknown)

/** An engine whose platform calls it: what `toSqsHandler` takes. */
interface TakesEvents {
  handleEvent(consumers: InboxConsumer | readonly InboxConsumer[], options?: object): unknown
}

/** How many dead letters are read at once. */
const pageSize = 100

/**
 * Encrypts what an inbox stores, for any engine: bodies, headers, URLs, events, ids, order keys and reasons of failures, with
 * AES-256-GCM. The engine sees endpoints, providers, sequence numbers, times, sizes, and hashes of ids and keys.
 *
 * Receivers and operators see deliveries as they arrived. A record that was changed, or moved to another id or endpoint, is
 * not handled: its attempts fail.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const keys = keyring({ current: 'k1', keys: { k1: fromEnv('INBOX_KEY') }, indexKey: fromEnv('INBOX_INDEX_KEY') })
 * const inbox = encryptedInbox(await bullmqInbox({ bullmq, client }), { keys })
 */
export function encryptedInbox<Engine extends Inbox & InboxOperations>(
  engine: Engine,
  options: EncryptedInboxOptions,
): EncryptedInbox<Engine> {
  checkOptions(options, 'encryptedInbox', {
    keys: (value, option) => requireFunctions(value, ['seal', 'open', 'hash'], option),
    unsealed: optional(oneOf(['handle', 'refuse'])),
    deadRetention: optional(checkDeadRetention),
    onError: optional(requireFunction),
  })
  requireFunctions(engine, ['put', 'consume', 'handleDue', 'deadLetters', 'redrive'], 'encryptedInbox: the inbox')
  const { keys, unsealed = 'handle', deadRetention = { rules: [] }, onError = () => {} } = options

  const open = openerOf({ keys, unsealed })
  const opening = new WeakMap<InboxConsumer, readonly InboxConsumer[]>()
  const openAll = (consumers: InboxConsumer | readonly InboxConsumer[]) => {
    routeByEndpoint(consumers)
    return [consumers].flat().flatMap((consumer) => {
      // The same one each time, because the engine refuses two of one endpoint.
      const opened = opening.get(consumer) ?? openingConsumers(consumer, { keys, unsealed })
      opening.set(consumer, opened)
      return opened
    })
  }
  // An operator may know a delivery by either id: the hidden one is all that is left of an unreadable delivery.
  const engineIds = async (ids: readonly string[]) => [
    ...ids,
    ...(await Promise.all(ids.map((id) => hiddenId(keys, id)))),
  ]

  /** The dead letters of the engine, oldest first, as it stores them and opened. */
  async function* deadLetters(): AsyncGenerator<readonly [stored: StoredDelivery, opened: DeadLetter]> {
    let failedAfter = 0
    // Those that failed at the time with which the next page starts.
    let known = new Set<string>()
    for (;;) {
      const page = await engine.deadLetters({ failedAfter, limit: pageSize + known.size })
      const fresh = page.filter(({ delivery }) => !known.has(delivery.id))
      const last = fresh.at(-1)
      if (last === undefined) return
      for (const letter of fresh) yield [letter.delivery, await openLetter(letter)]
      if (last.failedAt !== failedAfter) known = new Set()
      failedAfter = last.failedAt
      for (const { delivery, failedAt } of fresh) if (failedAt === failedAfter) known.add(delivery.id)
    }
  }
  // Records from before the encryption name a person by another hash.
  const formsOf = async (subject: string, caller: string) => {
    requireText(subject, `${caller}: subject`)
    return [subject, await hiddenSubject(keys, subject)]
  }
  // What cannot be opened is stored all the same, so a list of all that is stored has it.
  const openOrKeep = async (stored: StoredDelivery) => {
    if (!isSealed(stored)) return stored
    const opened = await openDelivery(keys, stored).catch(() => stored)
    return typeof opened === 'string' ? stored : opened
  }
  const openKept = async ({ delivery: stored, follow }: KeptDelivery): Promise<KeptDelivery | undefined> => {
    const delivery = await open(stored)
    if (delivery === undefined || !isSealed(stored)) return delivery && { delivery, follow }
    return { delivery, follow: async (record) => follow(await sealFollowUp(keys, record, stored)) }
  }
  const hiddenTarget = async ({ key, tenant, ...rest }: PauseTarget): Promise<PauseTarget> => ({
    ...rest,
    ...(typeof key === 'string' && { key: (await hiddenKey(keys, key)) ?? key }),
    ...(typeof tenant === 'string' && { tenant: await hiddenTenant(keys, tenant) }),
  })
  const openLetter = async (letter: DeadLetter): Promise<DeadLetter> => {
    const { delivery, reason } = letter
    if (!isSealed(delivery)) return letter
    const opened = await openDelivery(keys, delivery).catch((error: unknown) => toReason(error))
    if (typeof opened === 'string')
      return { ...letter, reason: `${opened}: ${await openReason(keys, reason, delivery)}` }
    const failure =
      delivery.invalid === undefined ? await openReason(keys, reason, delivery) : (opened.invalid ?? reason)
    return { ...letter, delivery: opened, reason: failure }
  }

  const operations = operateEngine({
    depth: () => engine.depth(),
    async *dead() {
      for await (const [, letter] of deadLetters()) yield letter
    },
    redrive: async (ids) => engine.redrive(await engineIds(ids)),
    discard: async (ids) => engine.discard(await engineIds(ids)),
    oldest: async () => ({}),
    onError: () => {},
  })
  const stored: Inbox & Partial<RecordOperations> = engine
  const inbox: Inbox & InboxOperations & KeyRotation = {
    ordering: engine.ordering,
    ...(engine.effects && { effects: engine.effects }),
    ...(engine.coalesces && { coalesces: true }),
    ...(engine.limits && { limits: true }),
    ...(engine.prioritizes && { prioritizes: true }),
    step: engine.step,
    put: async (delivery) => engine.put(await sealDelivery(keys, delivery)),
    consume: async (consumers, consuming) => engine.consume(openAll(consumers), consuming),
    handleDue: async (consumers, due) => engine.handleDue(openAll(consumers), due),
    close: () => engine.close(),
    depth: () => engine.depth(),
    health: (limits) => engine.health(limits),
    rotate: async (rotating: RotateOptions = {}) => rotateRecords(stored, { keys, unsealed }, rotating),
    pause: async (target) => engine.pause(await hiddenTarget(target)),
    // The list of pauses has what the engine knows.
    resume: async (target) => (await engine.resume(await hiddenTarget(target))) || engine.resume(target),
    pauses: () => engine.pauses(),
    deadLetters: operations.deadLetters,
    redrive: operations.redrive,
    discard: operations.discard,
    async blockedKeys() {
      const blocked = new Set(await engine.blockedKeys())
      const opened: string[] = []
      if (blocked.size === 0) return opened
      for await (const [{ key: hidden }, { delivery }] of deadLetters()) {
        if (hidden !== undefined && blocked.delete(hidden)) opened.push(delivery.key ?? hidden)
      }
      return [...opened, ...blocked]
    },
  }
  const erasing: Inbox & Partial<SubjectOperations> = engine
  const { erase, export: read } = erasing
  const keeping: Inbox & Partial<KeptOperations> = engine
  const { kept } = keeping
  const operatedKept =
    kept &&
    operateKept({
      kept: () => convertKept(kept(), openKept, onError),
      depth: () => engine.depth(),
    })
  const subjects: Partial<SubjectOperations> = {
    ...(erase && {
      async erase(subject, erasing = {}) {
        const counts = { waiting: 0, active: 0, dead: 0, kept: 0 }
        for (const form of await formsOf(subject, 'erase')) {
          const erased = await erase(form, erasing)
          for (const state of ['waiting', 'active', 'dead', 'kept'] as const) counts[state] += erased[state] ?? 0
        }
        return toErasure(erasing.dryRun ?? false, counts)
      },
    }),
    ...(read && {
      async export(subject) {
        const records = await Promise.all((await formsOf(subject, 'export')).map((form) => read(form)))
        const opened = records
          .flat()
          .map(async (record) => ({ ...record, delivery: await openOrKeep(record.delivery) }))
        return Promise.all(opened)
      },
    }),
  }
  const platform: Inbox & Partial<TakesEvents> = engine
  const { handleEvent } = platform
  const events = handleEvent && {
    handleEvent: (consumers: InboxConsumer | readonly InboxConsumer[], given?: object) =>
      handleEvent(openAll(consumers), given),
  }
  // It has exactly those functions that the engine has.
  const whole = withOneReceiver(withKnownHandlers({ ...inbox, ...subjects, ...operatedKept, ...events }))
  return withDeadRetention(whole, { deadRetention, onError }) as EncryptedInbox<Engine>
}
