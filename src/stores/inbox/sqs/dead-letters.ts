import { holds as conditionHolds, type DynamodbItem, type DynamodbRead } from '../../database/dynamodb-client.js'
import { drainMessage } from './envelope.js'
import { longestWaitMs, numberOf, type Table, textOf, toSeconds } from './table.js'

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

/** Dead letters, and the lines of deliveries that wait behind them. */
export function openDeadLetters(table: Table) {
  const holdKey = (group: string): DynamodbItem => ({ pk: { S: `hold#${group}` }, sk: { S: 'hold' } })
  const drainKey = (group: string): DynamodbItem => ({ pk: { S: 'drain' }, sk: { S: group } })
  const change = (group: string, set: string, when: string, values: DynamodbItem): Promise<boolean> =>
    conditionHolds(table.update({ key: holdKey(group), set, when, values }))
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
    async readDead(deadKey: string): Promise<DeadItem | undefined> {
      const item = await table.read(deadKeyOf(deadKey))
      return item && toDeadItem(item)
    },
    /** Dead letters, oldest first. */
    async *dead(): AsyncGenerator<DeadItem> {
      for await (const items of table.pages('dead')) yield* items.map(toDeadItem)
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
        group,
        'SET #state = :draining, #deadId = :id',
        'attribute_not_exists(#pk) OR #deadId = :id OR #state = :draining',
        { ':draining': { S: 'draining' }, ':id': { S: id } },
      ),
    /** Lets the line of a group move if this dead letter holds it, or did. */
    release: (group: string, id: string): Promise<boolean> =>
      change(group, 'SET #state = :draining', '#deadId = :id', {
        ':draining': { S: 'draining' },
        ':id': { S: id },
      }),
    endDraining: (group: string): Promise<boolean> =>
      table.remove(holdKey(group), '#state = :draining', { ':draining': { S: 'draining' } }),
    /** Adds a delivery to the line behind a dead letter. @param place - a sort key within the group */
    async addParked(group: string, place: string, body: string): Promise<ParkedItem> {
      const sk = `${group}#${place}`
      await table.put({ pk: { S: 'parked' }, sk: { S: sk }, body: { S: body } })
      return { sk, body }
    },
    async firstParked(group: string): Promise<ParkedItem | undefined> {
      const item = await first('parked', `${group}#`)
      const sk = textOf(item, 'sk')
      return sk.startsWith(`${group}#`) ? { sk, body: textOf(item, 'body') } : undefined
    },
    unpark: ({ sk }: ParkedItem): Promise<unknown> => table.remove({ pk: { S: 'parked' }, sk: { S: sk } }),
    /** Records that a message asks to empty the line of a group. It is no delivery, so `depth` leaves it out. */
    addDrain: (group: string): Promise<unknown> =>
      table.put({ ...drainKey(group), expiresAt: toSeconds(Date.now() + longestWaitMs) }),
    removeDrain: (group: string): Promise<unknown> => table.remove(drainKey(group)),
    countDrains: () => count('drain'),
    countDead: () => count('dead'),
    countParked: () => count('parked'),
    async oldestDead(): Promise<number | undefined> {
      const item = await first('dead')
      return item && numberOf(item, 'failedAt')
    },
  }
}

/** Has the consumer of a group empty its line. */
export async function sendDrain(
  ledger: { addDrain(group: string): Promise<unknown> },
  queue: { send(body: string, group: string, deduplicationId: string): Promise<unknown> },
  group: string,
): Promise<void> {
  await ledger.addDrain(group)
  await queue.send(drainMessage, group, crypto.randomUUID())
}

/** The sort key of a dead letter, so that the oldest come first. */
export function toDeadKey(failedAt: number, id: string): string {
  return `${String(failedAt).padStart(15, '0')}#${id}`
}

function deadKeyOf(deadKey: string): DynamodbItem {
  return { pk: { S: 'dead' }, sk: { S: deadKey } }
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
