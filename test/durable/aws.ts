import { once } from 'node:events'
import { DynamoDB } from '@aws-sdk/client-dynamodb'
import { S3 } from '@aws-sdk/client-s3'
import { SQS } from '@aws-sdk/client-sqs'
import dynalite from 'dynalite'
import { startFauxqs } from 'fauxqs'

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
  /** A client with a connection of its own, as another process has it, or through a cable. */
  connect(endpointPort?: number): DynamoDB
  /** Creates another table with the same keys. */
  createTable(name: string): Promise<void>
  close(): void
}

/** Starts a local DynamoDB with a table of these key attributes, the partition key first. */
export async function startTable(keys: readonly string[]): Promise<LocalTable> {
  const server = dynalite({ createTableMs: 0 }).listen(0, '127.0.0.1')
  // A cable that holds answers would also hold the end of an idle connection, which clients then use again.
  server.keepAliveTimeout = 600_000
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const clients: DynamoDB[] = []
  const connect = (endpointPort = port) => {
    const client = new DynamoDB(settingsFor(endpointPort))
    clients.push(client)
    return client
  }
  const client = connect()
  const table = 'webhooks'
  const createTable = async (TableName: string) => {
    await client.createTable({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: keys.map((AttributeName, index) => ({ AttributeName, KeyType: index === 0 ? 'HASH' : 'RANGE' })),
    })
    while ((await client.describeTable({ TableName })).Table?.TableStatus !== 'ACTIVE') {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  await createTable(table)
  return {
    port,
    table,
    client,
    connect,
    createTable,
    close() {
      for (const each of clients) each.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A FIFO queue of a local SQS, and a bucket of its S3. */
export interface LocalQueues {
  readonly port: number
  readonly bucket: string
  connect(endpointPort?: number): SQS
  connectBucket(): S3
  /** Creates a queue. @returns its URL */
  createQueue(name: string): Promise<string>
  close(): Promise<void>
}

/** Starts a local SQS and S3. */
export async function startQueues(): Promise<LocalQueues> {
  const server = await startFauxqs({ port: 0, logger: false })
  const clients: (SQS | S3)[] = []
  const keep = <Client extends SQS | S3>(client: Client): Client => {
    clients.push(client)
    return client
  }
  // By its endpoint and not by the URL of the queue, so that a test can put a cable in between.
  const connect = (port = server.port) => keep(new SQS({ ...settingsFor(port), useQueueUrlAsEndpoint: false }))
  const sqs = connect()
  const bucket = 'deliveries'
  const connectBucket = () => keep(new S3({ ...settingsFor(server.port), forcePathStyle: true }))
  await connectBucket().createBucket({ Bucket: bucket })
  return {
    port: server.port,
    bucket,
    connect,
    connectBucket,
    async createQueue(name) {
      const Attributes = { FifoQueue: 'true', VisibilityTimeout: '30' }
      const { QueueUrl = '' } = await sqs.createQueue({ QueueName: `${name}.fifo`, Attributes })
      return QueueUrl
    },
    async close() {
      for (const client of clients) client.destroy()
      await server.stop()
    },
  }
}
