import {
  holds as conditionHolds,
  type DynamodbItem,
  type DynamodbRead,
  isConditionFailure,
} from '../../database/dynamodb-client.js'
import { answered } from './answered.js'
import type { InboxDynamodb } from './client.js'

/** The table of an inbox. */
export interface SqsInboxTable {
  /** `new DynamoDB({})` of `@aws-sdk/client-dynamodb`. */
  readonly client: InboxDynamodb
  /** A table with the partition key `pk` and the sort key `sk`, both strings. */
  readonly table: string
}

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
  | { readonly state: 'done' }
  | { readonly state: 'dead'; readonly deadKey: string; readonly attempts: number; readonly reason: string }

const names = {
  '#pk': 'pk',
  '#state': 'state',
  '#stored': 'stored',
  '#attempts': 'attempts',
  '#claim': 'claim',
  '#deadKey': 'deadKey',
  '#reason': 'reason',
  '#expires': 'expiresAt',
  '#deadId': 'deadId',
} as const

/** The longest time that SQS keeps a message. */
const longestWaitMs = 14 * 86_400_000

/** What SQS does not know about deliveries: whether they were stored, handled, attempted, given up, or wait behind another. */
export function openLedger({ client: dynamodb, table: TableName }: SqsInboxTable, retentionMs: number) {
  const client: InboxDynamodb = {
    getItem: (input) => answered(dynamodb.getItem(input)),
    putItem: (input) => answered(dynamodb.putItem(input)),
    updateItem: (input) => answered(dynamodb.updateItem(input)),
    deleteItem: (input) => answered(dynamodb.deleteItem(input)),
    query: (input) => answered(dynamodb.query(input)),
  }
  const idKey = (id: string): DynamodbItem => ({ pk: { S: `id#${id}` }, sk: { S: 'id' } })
  const holdKey = (group: string): DynamodbItem => ({ pk: { S: `hold#${group}` }, sk: { S: 'hold' } })
  const seconds = (at: number) => ({ N: String(Math.ceil(at / 1000)) })
  const read = async (Key: DynamodbItem) => (await client.getItem({ TableName, Key, ConsistentRead: true })).Item

  const update = (
    Key: DynamodbItem,
    UpdateExpression: string,
    ConditionExpression: string,
    ExpressionAttributeValues: DynamodbItem,
  ) => {
    const text = `${UpdateExpression} ${ConditionExpression}`
    return client.updateItem({
      TableName,
      Key,
      UpdateExpression,
      ConditionExpression,
      // DynamoDB refuses names that an expression does not use.
      ExpressionAttributeNames: Object.fromEntries(Object.entries(names).filter(([name]) => uses(text, name))),
      ...(Object.keys(ExpressionAttributeValues).length > 0 && { ExpressionAttributeValues }),
      ReturnValues: 'ALL_NEW',
    })
  }

  // In the order of their sort keys, which DynamoDB keeps.
  async function* pages(pk: string, from = '0', Limit?: number) {
    let start: unknown
    do {
      const page = await client.query({
        TableName,
        KeyConditionExpression: '#pk = :pk AND #sk >= :from',
        ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
        ExpressionAttributeValues: { ':pk': { S: pk }, ':from': { S: from } },
        ConsistentRead: true,
        ...(Limit !== undefined && { Limit }),
        ...(start !== undefined && { ExclusiveStartKey: start as never }),
      })
      yield page.Items ?? []
      start = page.LastEvaluatedKey
    } while (start !== undefined)
  }
  const first = async (pk: string, from?: string) => {
    for await (const [item] of pages(pk, from, 1)) return item
    return undefined
  }
  const count = async (pk: string) => {
    let sum = 0
    for await (const items of pages(pk)) sum += items.length
    return sum
  }

  return {
    /** Whether a delivery was stored or handled within the retention. Forgets it after that. */
    async isKnown(id: string): Promise<boolean> {
      const item = await read(idKey(id))
      if (item === undefined) return false
      if (!isExpired(item)) return item['stored'] !== undefined || item['state'] !== undefined
      // DynamoDB deletes expired items within days; until then, the delivery would count as handled.
      await conditionHolds(
        client.deleteItem({
          TableName,
          Key: idKey(id),
          ConditionExpression: '#expires <= :now',
          ExpressionAttributeNames: { '#expires': 'expiresAt' },
          ExpressionAttributeValues: { ':now': { N: String(Math.floor(Date.now() / 1000)) } },
        }),
      )
      return false
    },
    /** Records that SQS has the delivery. @returns whether no other call has recorded it */
    markStored: (id: string): Promise<boolean> =>
      conditionHolds(
        update(idKey(id), 'SET #stored = :now, #expires = :expires', 'attribute_not_exists(#stored)', {
          ':now': { N: String(Date.now()) },
          ':expires': seconds(Date.now() + longestWaitMs + retentionMs),
        }),
      ),
    /** Counts an attempt, and takes the delivery from any other worker. */
    async claim(id: string): Promise<LedgerClaim> {
      const token = crypto.randomUUID()
      try {
        const { Attributes } = await update(
          idKey(id),
          'SET #attempts = if_not_exists(#attempts, :zero) + :one, #claim = :token',
          'attribute_not_exists(#state)',
          { ':zero': { N: '0' }, ':one': { N: '1' }, ':token': { S: token } },
        )
        return { state: 'claimed', token, attempts: numberOf(Attributes, 'attempts') }
      } catch (error) {
        if (!isConditionFailure(error)) throw error
        const item = await read(idKey(id))
        if (textOf(item, 'state') !== 'dead') return { state: 'done' }
        return {
          state: 'dead',
          deadKey: textOf(item, 'deadKey'),
          attempts: numberOf(item, 'attempts'),
          reason: textOf(item, 'reason'),
        }
      }
    },
    /** Records that the delivery was handled. @returns false if another worker has claimed it since */
    finish: (id: string, token: string): Promise<boolean> =>
      conditionHolds(
        update(
          idKey(id),
          'SET #state = :done, #expires = :expires REMOVE #attempts, #deadKey, #reason',
          '#claim = :token',
          { ':done': { S: 'done' }, ':expires': seconds(Date.now() + retentionMs), ':token': { S: token } },
        ),
      ),
    /** Records that the delivery is given up. @returns false if another worker has claimed it since */
    giveUp: (id: string, token: string, { deadKey, attempts, reason }: DeadItem): Promise<boolean> =>
      conditionHolds(
        update(
          idKey(id),
          'SET #state = :dead, #deadKey = :key, #attempts = :attempts, #reason = :reason REMOVE #expires',
          '#claim = :token',
          {
            ':dead': { S: 'dead' },
            ':key': { S: deadKey },
            ':attempts': { N: String(attempts) },
            ':reason': { S: reason },
            ':token': { S: token },
          },
        ),
      ),
    /** Adds a delivery that did not parse. */
    async addDead(id: string, item: DeadItem): Promise<void> {
      await this.putDead(item)
      const Item = {
        ...idKey(id),
        stored: { N: String(item.failedAt) },
        state: { S: 'dead' },
        deadKey: { S: item.deadKey },
      }
      await client.putItem({ TableName, Item })
    },
    putDead: ({ deadKey, id, body, attempts, failedAt, reason, group, holds }: DeadItem): Promise<unknown> =>
      client.putItem({
        TableName,
        Item: {
          pk: { S: 'dead' },
          sk: { S: deadKey },
          id: { S: id },
          body: { S: body },
          attempts: { N: String(attempts) },
          failedAt: { N: String(failedAt) },
          reason: { S: reason },
          group: { S: group },
          ...(holds && { holds: { BOOL: true } }),
        },
      }),
    async findDead(id: string): Promise<DeadItem | undefined> {
      const deadKey = textOf(await read(idKey(id)), 'deadKey')
      const item = deadKey === '' ? undefined : await read({ pk: { S: 'dead' }, sk: { S: deadKey } })
      return item && toDeadItem(item)
    },
    /** Dead letters, oldest first. */
    async *dead(): AsyncGenerator<DeadItem> {
      for await (const items of pages('dead')) yield* items.map(toDeadItem)
    },
    /** An operator's decision. @returns false if the delivery was handled or decided about in the meantime */
    decide(id: string, deadKey: string, decision: 'redrive' | 'discard'): Promise<boolean> {
      const change =
        decision === 'redrive'
          ? 'REMOVE #state, #attempts, #reason'
          : 'SET #state = :done, #expires = :expires REMOVE #attempts, #reason'
      return conditionHolds(
        update(idKey(id), change, '#deadKey = :key AND (attribute_not_exists(#state) OR #state = :dead)', {
          ':key': { S: deadKey },
          ':dead': { S: 'dead' },
          ...(decision === 'discard' && { ':done': { S: 'done' }, ':expires': seconds(Date.now() + retentionMs) }),
        }),
      )
    },
    /** Removes a dead letter that was decided about. @returns whether this call removed it */
    removeDead: ({ deadKey }: DeadItem): Promise<boolean> =>
      conditionHolds(
        client.deleteItem({
          TableName,
          Key: { pk: { S: 'dead' }, sk: { S: deadKey } },
          ConditionExpression: 'attribute_exists(#pk)',
          ExpressionAttributeNames: { '#pk': 'pk' },
        }),
      ),
    /** The state of a group: `held` by a dead letter, or `draining` after an operator decided about that. */
    async holdOf(group: string): Promise<string | undefined> {
      const item = await read(holdKey(group))
      return item && textOf(item, 'state')
    },
    hold: (group: string, id: string): Promise<unknown> =>
      client.putItem({ TableName, Item: { ...holdKey(group), state: { S: 'held' }, deadId: { S: id } } }),
    /** Lets the line of a group move, unless another dead letter holds it. */
    startDraining: (group: string, id: string): Promise<boolean> =>
      conditionHolds(
        update(
          holdKey(group),
          'SET #state = :draining, #deadId = :id',
          'attribute_not_exists(#pk) OR #deadId = :id OR #state = :draining',
          { ':draining': { S: 'draining' }, ':id': { S: id } },
        ),
      ),
    endDraining: (group: string): Promise<boolean> =>
      conditionHolds(
        client.deleteItem({
          TableName,
          Key: holdKey(group),
          ConditionExpression: '#state = :draining',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':draining': { S: 'draining' } },
        }),
      ),
    /** Adds a delivery to the line behind a dead letter. @param place - a sort key within the group */
    async park(group: string, place: string, id: string, body: string): Promise<ParkedItem> {
      const sk = `${group}#${place}`
      await client.putItem({ TableName, Item: { pk: { S: 'parked' }, sk: { S: sk }, body: { S: body } } })
      // It may wait for longer than its id would be remembered.
      await conditionHolds(
        update(idKey(id), 'REMOVE #expires', 'attribute_exists(#pk) AND attribute_not_exists(#state)', {}),
      )
      return { sk, body }
    },
    async firstParked(group: string): Promise<ParkedItem | undefined> {
      const item = await first('parked', `${group}#`)
      const sk = textOf(item, 'sk')
      return sk.startsWith(`${group}#`) ? { sk, body: textOf(item, 'body') } : undefined
    },
    unpark: ({ sk }: ParkedItem): Promise<unknown> =>
      client.deleteItem({ TableName, Key: { pk: { S: 'parked' }, sk: { S: sk } } }),
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

function uses(text: string, name: string): boolean {
  return new RegExp(`${name}\\b`).test(text)
}

function isExpired(item: DynamodbRead): boolean {
  return item['expiresAt'] !== undefined && numberOf(item, 'expiresAt') * 1000 <= Date.now()
}

function textOf(item: DynamodbRead | undefined, name: string): string {
  return item?.[name]?.S ?? ''
}

function numberOf(item: DynamodbRead | undefined, name: string): number {
  return Number(item?.[name]?.N ?? 0)
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
