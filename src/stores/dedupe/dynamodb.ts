import { checkOptions, optional, requireFunction, requireFunctions, requireText } from '../../core/base/options.js'
import type { DedupeStore } from '../../core/ports/dedupe-store.js'
import {
  type DynamodbCondition,
  type DynamodbItem,
  type DynamodbLike,
  type DynamodbRead,
  type DynamodbTarget,
  holds,
  isConditionFailure,
} from '../database/dynamodb-client.js'
import { hashKey } from '../database/hash-key.js'
import { deduplicate } from './shared/deduplicate.js'

export type { DynamodbValue } from '../database/dynamodb-client.js'
export type { DynamodbCondition, DynamodbItem, DynamodbLike, DynamodbRead, DynamodbTarget }

/** Options of {@link dynamodbDedupeStore}. */
export interface DynamodbDedupeStoreOptions {
  /** `new DynamoDB({})` of `@aws-sdk/client-dynamodb`, not `DynamoDBClient`. */
  readonly client: DynamodbLike
  /** A table whose partition key is a string, and which has no sort key. */
  readonly table: string
  /** The name of the partition key. @default 'id' */
  readonly partitionKey?: string
  /** The clock, in milliseconds since 1970; DynamoDB has none that a condition can use. @default Date.now */
  readonly now?: () => number
}

// Reserved words must not appear in expressions.
const ExpressionAttributeNames = { '#lease': 'lease', '#done': 'done', '#ends': 'endsAt', '#expires': 'expiresAt' }

/**
 * A dedupe store in a DynamoDB table, shared by all functions and processes that use it.
 *
 * Each call is one conditional write and therefore atomic. The lease is part of every condition, so a function that was
 * overtaken can neither complete nor release the delivery of its successor.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * import { DynamoDB } from '@aws-sdk/client-dynamodb'
 *
 * const dedupe = dynamodbDedupeStore({ client: new DynamoDB({}), table: 'webhook-dedupe' })
 */
export function dynamodbDedupeStore(options: DynamodbDedupeStoreOptions): DedupeStore {
  checkOptions(options, 'dynamodbDedupeStore', {
    client: (value, option) => requireFunctions(value, ['getItem', 'updateItem', 'deleteItem'], option),
    table: requireText,
    partitionKey: optional(requireText),
    now: optional(requireFunction),
  })
  const { client, table: TableName, partitionKey = 'id', now = Date.now } = options
  const names = { '#id': partitionKey, ...ExpressionAttributeNames }
  const toTarget = async (key: string): Promise<DynamodbTarget> => ({
    TableName,
    Key: { [partitionKey]: { S: await hashKey(key) } },
  })
  const times = (endsAt: number): DynamodbItem => ({
    ':ends': { N: String(endsAt) },
    // DynamoDB deletes by whole seconds.
    ':expires': { N: String(Math.ceil(endsAt / 1000)) },
    ':now': { N: String(now()) },
  })
  const read = async (target: DynamodbTarget) => (await client.getItem({ ...target, ConsistentRead: true })).Item

  return {
    step: deduplicate,
    async reserve(key, { leaseMs }) {
      const lease = crypto.randomUUID()
      const target = await toTarget(key)
      try {
        await client.updateItem({
          ...target,
          UpdateExpression: 'SET #lease = :lease, #ends = :ends, #expires = :expires REMOVE #done',
          ConditionExpression: 'attribute_not_exists(#id) OR #ends <= :now',
          ExpressionAttributeNames: names,
          ExpressionAttributeValues: { ':lease': { S: lease }, ...times(now() + leaseMs) },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        })
        return { state: 'new', lease }
      } catch (error) {
        if (!isConditionFailure(error)) throw error
        // Some servers do not return the item.
        const item = error.Item ?? (await read(target))
        if (item?.['done'] !== undefined) return { state: 'done' }
        // A client that lost the response sends the write again, and finds its own lease.
        return item?.['lease']?.S === lease ? { state: 'new', lease } : { state: 'in_progress' }
      }
    },
    async complete(key, lease, { ttlMs }) {
      const completing = client.updateItem({
        ...(await toTarget(key)),
        UpdateExpression: 'SET #lease = :lease, #done = :true, #ends = :ends, #expires = :expires',
        ConditionExpression: 'attribute_not_exists(#id) OR #lease = :lease OR #ends <= :now',
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ':lease': { S: lease }, ':true': { BOOL: true }, ...times(now() + ttlMs) },
      })
      return holds(completing)
    },
    async release(key, lease) {
      const releasing = client.deleteItem({
        ...(await toTarget(key)),
        ConditionExpression: '#lease = :lease AND attribute_not_exists(#done)',
        ExpressionAttributeNames: { '#lease': 'lease', '#done': 'done' },
        ExpressionAttributeValues: { ':lease': { S: lease } },
      })
      await holds(releasing)
    },
  }
}
