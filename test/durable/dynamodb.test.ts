import { IdempotencyConfig } from '@aws-lambda-powertools/idempotency'
import { DynamoDBPersistenceLayer } from '@aws-lambda-powertools/idempotency/dynamodb'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DynamodbLike, dynamodbDedupeStore } from '../../src/stores/dedupe/dynamodb.js'
import { describeDedupeStore } from '../stores/dedupe/contract.js'
import { type LocalTable, settingsFor, startTable } from './aws.js'

const lease = { leaseMs: 60_000 }
const ttl = { ttlMs: 60_000 }

let local: LocalTable
beforeAll(async () => {
  local = await startTable(['id'])
})
afterAll(() => local.close())

/** Two stores of one table, whose clock a test moves. */
function openStores(client: DynamodbLike = local.client) {
  let time = Date.now()
  const open = (of: DynamodbLike) => dynamodbDedupeStore({ client: of, table: local.table, now: () => time })
  const pass = async (milliseconds: number) => {
    time += milliseconds
  }
  return { store: open(client), other: open(local.connect()), pass }
}

/** A client that loses the answer to each write of one method, and sends the write again, as the SDK does. */
function sendingTwice(method: 'updateItem' | 'deleteItem'): DynamodbLike {
  const { client } = local
  const twice = async (input: never) => {
    await Reflect.apply(client[method], client, [input])
    return Reflect.apply(client[method], client, [input])
  }
  return {
    getItem: (input) => client.getItem(input),
    updateItem: (input) => client.updateItem(input),
    deleteItem: (input) => client.deleteItem(input),
    [method]: twice,
  }
}

describeDedupeStore('dynamodbDedupeStore', async () => openStores())

describe('dynamodbDedupeStore', () => {
  it('finds its own reservation and completion when the client sends a write twice', async () => {
    const { store, other } = openStores(sendingTwice('updateItem'))
    const reservation = await store.reserve('twice', lease)
    expect(reservation.state).toBe('new')
    expect(await other.reserve('twice', lease)).toEqual({ state: 'in_progress' })
    expect(await store.complete('twice', 'lease' in reservation ? reservation.lease : '', ttl)).toBe(true)
    expect(await other.reserve('twice', lease)).toEqual({ state: 'done' })
  })

  it('releases once when the client sends the deletion twice', async () => {
    const { store } = openStores(sendingTwice('deleteItem'))
    const reservation = await store.reserve('released', lease)
    await store.release('released', 'lease' in reservation ? reservation.lease : '')
    expect((await store.reserve('released', lease)).state).toBe('new')
  })

  it('takes the state from the error where DynamoDB returns the item with it', async () => {
    const refused = Object.assign(new Error('refused'), { name: 'ConditionalCheckFailedException' })
    const never = () => Promise.reject(new Error('not expected'))
    const answering = (Item: object): DynamodbLike => ({
      getItem: never,
      updateItem: () => Promise.reject(Object.assign(refused, { Item })),
      deleteItem: never,
    })
    const reserve = (Item: object) =>
      dynamodbDedupeStore({ client: answering(Item), table: 't' }).reserve('a', { leaseMs: 1 })
    expect(await reserve({ id: { S: 'a' }, lease: { S: 'another' } })).toEqual({ state: 'in_progress' })
    expect(await reserve({ id: { S: 'a' }, lease: { S: 'another' }, done: { BOOL: true } })).toEqual({ state: 'done' })
  })

  it('gives each record a time at which DynamoDB may delete it, in seconds, and not before the record ends', async () => {
    const { store } = openStores()
    await store.reserve('expiring', { leaseMs: 1_500 })
    const { Items = [] } = await local.client.scan({ TableName: local.table })
    expect(Items.length).toBeGreaterThan(0)
    for (const { endsAt, expiresAt } of Items) {
      expect(Number(expiresAt?.N)).toBe(Math.ceil(Number(endsAt?.N) / 1000))
    }
  })

  it('passes other errors on', async () => {
    const store = dynamodbDedupeStore({ client: local.client, table: 'missing' })
    await expect(store.reserve('a', lease)).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
    await expect(store.complete('a', 'b', ttl)).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
    await expect(store.release('a', 'b')).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  })

  it('refuses a client without its functions, and a missing table', () => {
    const client = new DynamoDBClient({})
    expect(() => dynamodbDedupeStore({ client: client as never, table: 't' })).toThrow(
      'dynamodbDedupeStore: client.getItem must be a function',
    )
    expect(() => dynamodbDedupeStore({ client: local.client, table: '' })).toThrow('dynamodbDedupeStore: table')
  })
})

// Why the lease is part of every condition: a library whose update and deletion have none, in the same race.
describe('a function that was overtaken', () => {
  const data = { id: 'overtaken' }
  const openLayer = () => {
    const client = new DynamoDBClient(settingsFor(local.port))
    const layer = new DynamoDBPersistenceLayer({ tableName: local.table, awsSdkV3Client: client })
    layer.configure({ config: new IdempotencyConfig({}) })
    return layer
  }
  const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

  it('deletes the record of its successor with Powertools, so that a third function starts beside it', async () => {
    const [late, current, third] = [openLayer(), openLayer(), openLayer()]
    await late.saveInProgress(data, 10)
    await pass(30)
    await current.saveInProgress(data, 60_000)
    await expect(third.saveInProgress(data, 60_000)).rejects.toThrow()
    // The handler of the overtaken function fails.
    await late.deleteRecord(data)
    await expect(third.saveInProgress(data, 60_000)).resolves.toBeUndefined()
  })

  it('cannot release the record of its successor with dynamodbDedupeStore', async () => {
    const { store: late, other: current, pass: advance } = openStores()
    const overtaken = await late.reserve('overtaken', { leaseMs: 10 })
    await advance(30)
    expect((await current.reserve('overtaken', lease)).state).toBe('new')
    await late.release('overtaken', 'lease' in overtaken ? overtaken.lease : '')
    expect((await current.reserve('overtaken', lease)).state).toBe('in_progress')
  })
})
