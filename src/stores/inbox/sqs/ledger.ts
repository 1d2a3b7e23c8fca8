import {
  holds as conditionHolds,
  type DynamodbItem,
  type DynamodbRead,
  isConditionFailure,
} from '../../database/dynamodb-client.js'
import type { InboxDepth } from '../operating/operations.js'
import { type DeadItem, openDeadLetters, type ParkedItem } from './dead-letters.js'
import { longestWaitMs, nowInSeconds, numberOf, type Table, textOf, toSeconds } from './table.js'

/** The result of {@link Ledger.claim}. */
export type LedgerClaim =
  | { readonly state: 'claimed'; readonly token: string; readonly attempts: number }
  | { readonly state: 'done'; readonly deadKey: string }
  | { readonly state: 'dead'; readonly deadKey: string; readonly attempts: number; readonly reason: string }

/** What is known of a delivery that is not done. */
export interface Known {
  readonly state: keyof InboxDepth
  /** Its key among the dead letters; empty unless it was one. */
  readonly deadKey: string
  /** The receipt of its message, which is hidden until its retry; empty if none waits for that. */
  readonly receipt: string
}

/** What SQS does not know about deliveries: whether they were stored, handled, attempted or given up, and what waits behind a dead letter. */
export function openLedger(table: Table, retentionMs: number) {
  const idKey = (id: string): DynamodbItem => ({ pk: { S: `id#${id}` }, sk: { S: 'id' } })
  const change = (key: DynamodbItem, set: string, when: string, values: DynamodbItem): Promise<boolean> =>
    conditionHolds(table.update({ key, set, when, values }))
  const letters = openDeadLetters(table)

  return {
    ...letters,
    /** Whether a delivery was stored or handled within the retention. Forgets it after that. */
    async isKnown(id: string): Promise<boolean> {
      const item = await table.read(idKey(id))
      if (item === undefined) return false
      if (!isExpired(item)) return item['stored'] !== undefined || item['state'] !== undefined
      // DynamoDB deletes expired items within days; until then, the delivery would count as handled.
      await table.remove(idKey(id), '#expiresAt <= :now', { ':now': nowInSeconds() })
      return false
    },
    /** Records that SQS has the delivery. @returns whether no other call has recorded it */
    markStored: (id: string): Promise<boolean> =>
      change(idKey(id), 'SET #stored = :now, #expiresAt = :expires', 'attribute_not_exists(#stored)', {
        ':now': { N: String(Date.now()) },
        ':expires': toSeconds(Date.now() + longestWaitMs + retentionMs),
      }),
    /** Counts an attempt, and takes the delivery from any other worker. */
    async claim(id: string): Promise<LedgerClaim> {
      const token = crypto.randomUUID()
      try {
        const item = await table.update({
          key: idKey(id),
          set: 'SET #attempts = if_not_exists(#attempts, :zero) + :one, #claim = :token REMOVE #receipt',
          when: 'attribute_not_exists(#state)',
          values: { ':zero': { N: '0' }, ':one': { N: '1' }, ':token': { S: token } },
        })
        return { state: 'claimed', token, attempts: numberOf(item, 'attempts') }
      } catch (error) {
        if (!isConditionFailure(error)) throw error
        const item = await table.read(idKey(id))
        const deadKey = textOf(item, 'deadKey')
        if (textOf(item, 'state') !== 'dead') return { state: 'done', deadKey }
        return { state: 'dead', deadKey, attempts: numberOf(item, 'attempts'), reason: textOf(item, 'reason') }
      }
    },
    /** Records that the delivery was handled. @returns false if another worker has claimed it since, or it was erased */
    finish: (id: string, token: string): Promise<boolean> =>
      change(
        idKey(id),
        'SET #state = :done, #expiresAt = :expires REMOVE #attempts, #deadKey, #reason',
        '#claim = :token',
        { ':done': { S: 'done' }, ':expires': toSeconds(Date.now() + retentionMs), ':token': { S: token } },
      ),
    /** Records that the message is hidden until its retry. @returns as `finish` */
    postpone: (id: string, token: string, receipt: string): Promise<boolean> =>
      change(idKey(id), 'SET #receipt = :receipt', '#claim = :token', {
        ':receipt': { S: receipt },
        ':token': { S: token },
      }),
    /** Records that the delivery is given up. @returns as `finish` */
    giveUp: (id: string, token: string, { deadKey, attempts, reason }: DeadItem): Promise<boolean> =>
      change(
        idKey(id),
        'SET #state = :dead, #deadKey = :key, #attempts = :attempts, #reason = :reason REMOVE #expiresAt',
        '#claim = :token',
        {
          ':dead': { S: 'dead' },
          ':key': { S: deadKey },
          ':attempts': { N: String(attempts) },
          ':reason': { S: reason },
          ':token': { S: token },
        },
      ),
    /** @returns `done` for a delivery that was handled, discarded or erased */
    async find(id: string): Promise<Known | 'done'> {
      const item = await table.read(idKey(id))
      return isDone(item) ? 'done' : toKnown(item)
    },
    /** Ends a delivery, also while a worker has it. @returns what was known of it before */
    async erase(id: string, expiresAt: number): Promise<Known | 'done'> {
      const item = await table.update({
        key: idKey(id),
        set: 'SET #state = :done, #expiresAt = :expires REMOVE #attempts, #reason, #claim, #receipt',
        values: { ':done': { S: 'done' }, ':expires': toSeconds(expiresAt) },
        before: true,
      })
      return isDone(item) ? 'done' : toKnown(item)
    },
    /** Adds a delivery that did not parse. */
    async addDead(id: string, item: DeadItem): Promise<void> {
      await letters.putDead(item)
      const stored = { N: String(item.failedAt) }
      await table.put({ ...idKey(id), stored, state: { S: 'dead' }, deadKey: { S: item.deadKey } })
    },
    async findDead(id: string): Promise<DeadItem | undefined> {
      const deadKey = textOf(await table.read(idKey(id)), 'deadKey')
      return deadKey === '' ? undefined : letters.readDead(deadKey)
    },
    /** An operator's decision. @returns false if the delivery was handled or decided about in the meantime */
    decide(id: string, deadKey: string, decision: 'redrive' | 'discard'): Promise<boolean> {
      const set =
        decision === 'redrive'
          ? 'REMOVE #state, #attempts, #reason'
          : 'SET #state = :done, #expiresAt = :expires REMOVE #attempts, #reason'
      return change(idKey(id), set, '#deadKey = :key AND (attribute_not_exists(#state) OR #state = :dead)', {
        ':key': { S: deadKey },
        ':dead': { S: 'dead' },
        ...(decision === 'discard' && { ':done': { S: 'done' }, ':expires': toSeconds(Date.now() + retentionMs) }),
      })
    },
    /** Has a delivery wait behind a dead letter. @param place - a sort key within the group */
    async park(group: string, place: string, id: string, body: string): Promise<ParkedItem> {
      const parked = await letters.addParked(group, place, body)
      // It may wait for longer than its id would be remembered.
      await change(idKey(id), 'REMOVE #expiresAt', 'attribute_exists(#pk) AND attribute_not_exists(#state)', {})
      return parked
    },
  }
}

/** The table of an inbox, by what its rows mean. */
export type Ledger = ReturnType<typeof openLedger>

function isExpired(item: DynamodbRead): boolean {
  return item['expiresAt'] !== undefined && numberOf(item, 'expiresAt') * 1000 <= Date.now()
}

function isDone(item: DynamodbRead | undefined): boolean {
  return textOf(item, 'state') === 'done'
}

function toKnown(item: DynamodbRead | undefined): Known {
  const [isDead, receipt] = [textOf(item, 'state') === 'dead', textOf(item, 'receipt')]
  const isActive = numberOf(item, 'attempts') > 0 && receipt === ''
  return { state: isDead ? 'dead' : isActive ? 'active' : 'waiting', deadKey: textOf(item, 'deadKey'), receipt }
}
