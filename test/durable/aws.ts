import { once } from 'node:events'
import { DynamoDB } from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'

/** Settings of a client for a server on loopback, which accepts any credentials. */
export function settingsFor(port: number) {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  return { endpoint: `http://127.0.0.1:${port}`, region: 'eu-west-1', credentials }
}

/** A table of a local DynamoDB. */
export interface LocalTable {
  readonly port: number
  readonly table: string
  readonly client: DynamoDB
  /** A client with a connection of its own, as another process has it. */
  connect(): DynamoDB
  close(): void
}

/** Starts a local DynamoDB with a table of these key attributes, the partition key first. */
export async function startTable(keys: readonly string[]): Promise<LocalTable> {
  const server = dynalite({ createTableMs: 0 }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const clients: DynamoDB[] = []
  const connect = () => {
    const client = new DynamoDB(settingsFor(port))
    clients.push(client)
    return client
  }
  const client = connect()
  const table = 'webhooks'
  await client.createTable({
    TableName: table,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: keys.map((AttributeName, index) => ({ AttributeName, KeyType: index === 0 ? 'HASH' : 'RANGE' })),
  })
  while ((await client.describeTable({ TableName: table })).Table?.TableStatus !== 'ACTIVE') {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return {
    port,
    table,
    client,
    connect,
    close() {
      for (const each of clients) each.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
