import {
  holds as conditionHolds,
  type DynamodbItem,
  type DynamodbRead,
  type DynamodbValue,
} from '../../database/dynamodb-client.js'
import { answered } from './answered.js'
import type { SqsInboxTable } from './client.js'

/** The longest time that SQS keeps a message. */
export const longestWaitMs = 14 * 86_400_000

/** The expiry of items that stay until they are removed: the year 9999. */
export const never: DynamodbValue = { N: '253370764800' }

/** A change of an item, on a condition. */
export interface TableChange {
  readonly key: DynamodbItem
  readonly set: string
  readonly when?: string
  readonly values?: DynamodbItem
  /** Returns the item as it was before, and not as it is afterwards. */
  readonly before?: boolean
}

/** Reads and writes the items of a table. An expression names an attribute by `#` and its name. */
export function openTable({ client: dynamodb, table: TableName }: SqsInboxTable) {
  return {
    read: async (Key: DynamodbItem) =>
      (await answered(dynamodb.getItem({ TableName, Key, ConsistentRead: true }))).Item,
    put: (Item: DynamodbItem): Promise<unknown> => answered(dynamodb.putItem({ TableName, Item })),
    async update({ key: Key, set, when, values = {}, before = false }: TableChange) {
      const updating = dynamodb.updateItem({
        TableName,
        Key,
        UpdateExpression: set,
        ...(when !== undefined && { ConditionExpression: when }),
        ...namesIn(`${set} ${when ?? ''}`),
        ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
        ReturnValues: before ? 'ALL_OLD' : 'ALL_NEW',
      })
      return (await answered(updating)).Attributes
    },
    /** @returns whether the item was there, and the condition held */
    remove: (Key: DynamodbItem, when = 'attribute_exists(#pk)', values?: DynamodbItem): Promise<boolean> =>
      conditionHolds(
        answered(
          dynamodb.deleteItem({
            TableName,
            Key,
            ConditionExpression: when,
            ...namesIn(when),
            ...(values && { ExpressionAttributeValues: values }),
          }),
        ),
      ),
    /** The items of a partition in the order of their sort keys, which DynamoDB keeps. */
    async *pages(pk: string, from = '0', Limit?: number): AsyncGenerator<readonly DynamodbRead[]> {
      let start: unknown
      do {
        const page = await answered(
          dynamodb.query({
            TableName,
            KeyConditionExpression: '#pk = :pk AND #sk >= :from',
            ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
            ExpressionAttributeValues: { ':pk': { S: pk }, ':from': { S: from } },
            ConsistentRead: true,
            ...(Limit !== undefined && { Limit }),
            ...(start !== undefined && { ExclusiveStartKey: start as never }),
          }),
        )
        yield page.Items ?? []
        start = page.LastEvaluatedKey
      } while (start !== undefined)
    },
  }
}

/** The table of an inbox. */
export type Table = ReturnType<typeof openTable>

/** A time as DynamoDB expires items. */
export function toSeconds(at: number): DynamodbValue {
  return { N: String(Math.ceil(at / 1000)) }
}

/** The time until which DynamoDB does not expire items. */
export function nowInSeconds(): DynamodbValue {
  return { N: String(Math.floor(Date.now() / 1000)) }
}

/** A text of an item; empty if it has none. */
export function textOf(item: DynamodbRead | undefined, name: string): string {
  return item?.[name]?.S ?? ''
}

/** A number of an item; 0 if it has none. */
export function numberOf(item: DynamodbRead | undefined, name: string): number {
  return Number(item?.[name]?.N ?? 0)
}

// DynamoDB reserves many names, and refuses names that an expression does not use.
function namesIn(expression: string) {
  const names = [...expression.matchAll(/#(\w+)/g)].map(([name, plain = '']) => [name, plain])
  return { ExpressionAttributeNames: Object.fromEntries(names) as Record<string, string> }
}
