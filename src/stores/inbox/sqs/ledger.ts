import {
  holds as conditionHolds,
  type DynamodbItem,
  type DynamodbRead,
  isConditionFailure,
} from '../../database/dynamodb-client.js'
import type { InboxDepth } from '../operating/operations.js'
import { longestWaitMs, nowInSeconds, numberOf, type Table, textOf, toSeconds } from './table.js'

/** A dead letter as it is stored. */
export interface DeadItem {
  /** Its sort key, which begins with the time. */
  readonly deadKey: string
  readonly id: string
  /** The text of its envelope. */
  readonly body: string
  readonly attempts: number
  readonly failedAt: number
  readonly reason: string
  readonly group: string
  /** Whether later deliveries of its group wait for it. */
  readonly holds: boolean
}

/** A delivery that waits behind a dead letter of its key. */
export interface ParkedItem {
  readonly sk: string
  readonly body: string
}

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

/** What SQS does not know about deliveries: whether they were stored, handled, attempted, given up, or wait behind another. */
export function openLedger(table: Table, retentionMs: number) {
  const idKey = (id: string): DynamodbItem => ({ pk: { S: `id#${id}` }, sk: { S: 'id' } })
  const holdKey = (group: string): DynamodbItem => ({ pk: { S: `hold#${group}` }, sk: { S: 'hold' } })
  const change = (key: DynamodbItem, set: string, when: string, values: DynamodbItem): Promise<boolean> =>
    conditionHolds(table.update({ key, set, when, values }))
  const first = async (pk: string, from?: string) => {
    for await (const [item] of table.pages(pk, from, 1)) return item
    return undefined
  }
  const count = async (pk: string) => {
    let sum = 0
    for await (const items of table.pages(pk)) sum += items.length
    return sum
  }

  return {
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
      await this.putDead(item)
      const stored = { N: String(item.failedAt) }
      await table.put({ ...idKey(id), stored, state: { S: 'dead' }, deadKey: { S: item.deadKey } })
    },
    putDead: ({ deadKey, id, body, attempts, failedAt, reason, group, holds }: DeadItem): Promise<unknown> =>
      table.put({
        ...deadKeyOf(deadKey),
        id: { S: id },
        body: { S: body },
        attempts: { N: String(attempts) },
        failedAt: { N: String(failedAt) },
        reason: { S: reason },
        group: { S: group },
        ...(holds && { holds: { BOOL: true } }),
      }),
    async findDead(id: string): Promise<DeadItem | undefined> {
      const deadKey = textOf(await table.read(idKey(id)), 'deadKey')
      const item = deadKey === '' ? undefined : await table.read(deadKeyOf(deadKey))
      return item && toDeadItem(item)
    },
    /** Dead letters, oldest first. */
    async *dead(): AsyncGenerator<DeadItem> {
      for await (const items of table.pages('dead')) yield* items.map(toDeadItem)
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
    /** Removes a dead letter that was decided about. @returns whether this call removed it */
    removeDead: (deadKey: string): Promise<boolean> => table.remove(deadKeyOf(deadKey)),
    /** The state of a group: `held` by a dead letter, or `draining` after an operator decided about that. */
    async holdOf(group: string): Promise<{ readonly state: string; readonly by: string } | undefined> {
      const item = await table.read(holdKey(group))
      return item && { state: textOf(item, 'state'), by: textOf(item, 'deadId') }
    },
    hold: (group: string, id: string): Promise<unknown> =>
      table.put({ ...holdKey(group), state: { S: 'held' }, deadId: { S: id } }),
    /** Lets the line of a group move, unless another dead letter holds it. */
    startDraining: (group: string, id: string): Promise<boolean> =>
      change(
        holdKey(group),
        'SET #state = :draining, #deadId = :id',
        'attribute_not_exists(#pk) OR #deadId = :id OR #state = :draining',
        { ':draining': { S: 'draining' }, ':id': { S: id } },
      ),
    /** Lets the line of a group move if this dead letter holds it, or did. */
    release: (group: string, id: string): Promise<boolean> =>
      change(holdKey(group), 'SET #state = :draining', '#deadId = :id', {
        ':draining': { S: 'draining' },
        ':id': { S: id },
      }),
    endDraining: (group: string): Promise<boolean> =>
      table.remove(holdKey(group), '#state = :draining', { ':draining': { S: 'draining' } }),
    /** Adds a delivery to the line behind a dead letter. @param place - a sort key within the group */
    async park(group: string, place: string, id: string, body: string): Promise<ParkedItem> {
      const sk = `${group}#${place}`
      await table.put({ pk: { S: 'parked' }, sk: { S: sk }, body: { S: body } })
      // It may wait for longer than its id would be remembered.
      await change(idKey(id), 'REMOVE #expiresAt', 'attribute_exists(#pk) AND attribute_not_exists(#state)', {})
      return { sk, body }
    },
    async firstParked(group: string): Promise<ParkedItem | undefined> {
      const item = await first('parked', `${group}#`)
      const sk = textOf(item, 'sk')
      return sk.startsWith(`${group}#`) ? { sk, body: textOf(item, 'body') } : undefined
    },
    unpark: ({ sk }: ParkedItem): Promise<unknown> => table.remove({ pk: { S: 'parked' }, sk: { S: sk } }),
    countDead: () => count('dead'),
    countParked: () => count('parked'),
    async oldestDead(): Promise<number | undefined> {
      const item = await first('dead')
      return item && numberOf(item, 'failedAt')
    },
  }
}

/** The table of an inbox, by what its rows mean. */
export type Ledger = ReturnType<typeof openLedger>

/** The sort key of a dead letter, so that the oldest come first. */
export function toDeadKey(failedAt: number, id: string): string {
  return `${String(failedAt).padStart(15, '0')}#${id}`
}

function deadKeyOf(deadKey: string): DynamodbItem {
  return { pk: { S: 'dead' }, sk: { S: deadKey } }
}

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

function toDeadItem(item: DynamodbRead): DeadItem {
  return {
    deadKey: textOf(item, 'sk'),
    id: textOf(item, 'id'),
    body: textOf(item, 'body'),
    attempts: numberOf(item, 'attempts'),
    failedAt: numberOf(item, 'failedAt'),
    reason: textOf(item, 'reason'),
    group: textOf(item, 'group'),
    holds: item['holds'] !== undefined,
  }
}
