import { checkOptions, oneOf, optional, requireText } from '../../../core/base/options.js'
import type { StoredDelivery } from '../../../core/ports/inbox.js'
import { hashKey } from '../../database/hash-key.js'
import type { BulkOptions, InboxDepth } from './operations.js'

/** A stored delivery about a subject. */
export interface SubjectRecord {
  /** `kept` if it was handled, and its request is kept (`keepHandledMs`). */
  readonly state: keyof InboxDepth | 'kept'
  readonly delivery: StoredDelivery
}

/** How many deliveries were erased, by their state; in a dry run, how many would be. */
export interface Erasure extends InboxDepth {
  readonly dryRun: boolean
  /** Those that were handled, and whose requests were kept (`keepHandledMs`), if there were any. */
  readonly kept?: number
}

/** The operations of an inbox that can erase what it stores about a person. */
export interface SubjectOperations {
  /**
   * Erases all deliveries about a subject: the request, and the connection to the subject. Their ids stay known for `retentionMs`, so
   * that a redelivery is a duplicate. The delivery that a handler has at this moment is not taken from it, but never handled again.
   *
   * @param subject - an id that the option `subject` of the receiver returned
   * @throws {TypeError} the subject is not a text, or an option is invalid
   * @throws {Error} deliveries are left, because each time they were divided before they were erased
   */
  erase(subject: string, options?: BulkOptions): Promise<Erasure>
  /**
   * Returns all deliveries about a subject, oldest first.
   *
   * @throws {TypeError} the subject is not a text
   */
  export(subject: string): Promise<readonly SubjectRecord[]>
}

/** What an engine does for {@link SubjectOperations}. Subjects are hashes. */
export interface EngineSubjects {
  /** The deliveries about a subject, oldest first. */
  find(subject: string): Promise<readonly { readonly id: string; readonly state: SubjectRecord['state'] }[]>
  /** Erases those that are still stored. @returns how many, by their state */
  erase(ids: readonly string[]): Promise<InboxDepth & Pick<Erasure, 'kept'>>
  read(ids: readonly string[]): Promise<readonly SubjectRecord[]>
}

// Limits the size of a statement and, with bodies, of its result.
const [erasedAtOnce, readAtOnce] = [1_000, 100]

// How many times in a row all that was found may be gone before it is erased.
const mostMissed = 10

/**
 * The operations on subjects that every engine has which can erase, with the same words.
 *
 * @param wake - called when deliveries may have become due
 */
export function operateSubjects(engine: EngineSubjects, wake: () => void = () => {}): SubjectOperations {
  return {
    async erase(subject, options = {}) {
      requireText(subject, 'erase: subject')
      checkOptions(options, 'erase', { dryRun: optional(oneOf([true, false])) })
      const { dryRun = false } = options
      const hash = await hashKey(subject)
      const counts = { waiting: 0, active: 0, dead: 0, kept: 0 }
      if (dryRun) for (const { state } of await engine.find(hash)) counts[state]++
      // Until none is found, because a delivery may have been divided just before it was erased.
      for (let missed = 0; !dryRun; missed++) {
        const found = await engine.find(hash)
        if (found.length === 0) break
        if (missed > mostMissed) throw new Error('erase: deliveries changed while they were erased: call it again')
        for (const ids of inParts(found, erasedAtOnce)) {
          const erased = await engine.erase(ids)
          wake()
          for (const state of ['waiting', 'active', 'dead', 'kept'] as const) {
            const { [state]: count = 0 } = erased
            counts[state] += count
            if (count > 0) missed = -1
          }
        }
      }
      return toErasure(dryRun, counts)
    },
    async export(subject) {
      requireText(subject, 'export: subject')
      const records: SubjectRecord[] = []
      for (const ids of inParts(await engine.find(await hashKey(subject)), readAtOnce)) {
        records.push(...(await engine.read(ids)))
      }
      return records
    },
  }
}

/** Erases one after the other. @param eraseOne - returns the state before; anything else if it was handled or erased */
export async function eraseEach(
  ids: readonly string[],
  eraseOne: (id: string) => Promise<unknown>,
): Promise<InboxDepth> {
  const counts = { waiting: 0, active: 0, dead: 0 }
  for (const id of ids) {
    const state = await eraseOne(id)
    if (state === 'waiting' || state === 'active' || state === 'dead') counts[state]++
  }
  return counts
}

/** The counts of an erasure. */
export function toErasure(dryRun: boolean, { kept, ...counts }: InboxDepth & { readonly kept: number }): Erasure {
  return { dryRun, ...counts, ...(kept > 0 && { kept }) }
}

// By the delivery that was handed over, for what follows it.
const hashesOf = new WeakMap<StoredDelivery, readonly string[]>()

/** Remembers the hashes of the persons that a delivery is about which this process handles. */
export function rememberSubjects(delivery: StoredDelivery, subjects: readonly string[] = []): void {
  hashesOf.set(delivery, subjects)
}

/** The hashes under which an engine finds a delivery, each once. The work of a handler is about the persons of its delivery. */
export async function hashSubjects(
  { subjects = [] }: Pick<StoredDelivery, 'subjects'>,
  parent?: StoredDelivery,
): Promise<readonly string[]> {
  if (parent !== undefined) return hashesOf.get(parent) ?? []
  return Promise.all([...new Set(subjects)].map(async (subject) => hashKey(subject)))
}

function* inParts(found: readonly { readonly id: string }[], size: number): Iterable<readonly string[]> {
  for (let start = 0; start < found.length; start += size) {
    yield found.slice(start, start + size).map(({ id }) => id)
  }
}
