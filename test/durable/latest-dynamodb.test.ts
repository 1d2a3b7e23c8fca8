import { afterAll, describe } from 'vitest'
import type { Fence } from '../../src/clients/latest/index.js'
import { recipe } from '../clients/latest/recipes.js'
import { refusesOldCopies } from '../clients/latest/refuses-old-copies.js'
import { startTable } from './aws.js'

interface DynamodbRecipe {
  write(client: unknown, table: string, id: string, object: object | undefined, fence?: Fence): Promise<void>
}

describe('the recipe of latest for DynamoDB', async () => {
  const { write } = await recipe<DynamodbRecipe>('dynamodb.ts')
  const { client, table, close } = await startTable(['id'])
  afterAll(close)
  refusesOldCopies({
    write: (...args) => write(client, table, ...args),
    async read(id) {
      const { Item } = await client.getItem({ TableName: table, Key: { id: { S: id } } })
      return Item?.['body']?.S
    },
  })
})
