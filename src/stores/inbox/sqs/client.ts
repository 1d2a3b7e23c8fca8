import type { DynamodbCondition, DynamodbItem, DynamodbLike, DynamodbRead } from '../../database/dynamodb-client.js'

/** The part of a received message that the inbox uses. */
export interface SqsMessage {
  readonly MessageId?: string | undefined
  readonly ReceiptHandle?: string | undefined
  readonly Body?: string | undefined
  readonly Attributes?: { readonly MessageGroupId?: string; readonly SequenceNumber?: string } | undefined
}

/** The part of `SQS` of `@aws-sdk/client-sqs` that the inbox uses. */
export interface SqsLike {
  sendMessage(input: {
    QueueUrl: string
    MessageBody: string
    MessageGroupId: string
    MessageDeduplicationId: string
  }): Promise<unknown>
  receiveMessage(input: {
    QueueUrl: string
    MaxNumberOfMessages: number
    WaitTimeSeconds: number
    VisibilityTimeout: number
    MessageSystemAttributeNames: ('MessageGroupId' | 'SequenceNumber')[]
  }): Promise<{ readonly Messages?: readonly SqsMessage[] | undefined }>
  deleteMessage(input: { QueueUrl: string; ReceiptHandle: string }): Promise<unknown>
  changeMessageVisibility(input: {
    QueueUrl: string
    ReceiptHandle: string
    VisibilityTimeout: number
  }): Promise<unknown>
  getQueueAttributes(input: { QueueUrl: string; AttributeNames: SqsCount[] }): Promise<{
    readonly Attributes?: { readonly [Name in SqsCount]?: string } | undefined
  }>
}

/** The attributes of a queue that count its messages. */
export type SqsCount =
  | 'ApproximateNumberOfMessages'
  | 'ApproximateNumberOfMessagesDelayed'
  | 'ApproximateNumberOfMessagesNotVisible'

/** The part of `S3` of `@aws-sdk/client-s3` that the inbox uses. */
export interface S3Like {
  putObject(input: { Bucket: string; Key: string; Body: string; ContentType: string }): Promise<unknown>
  getObject(input: { Bucket: string; Key: string }): Promise<{
    readonly Body?: { transformToString(): Promise<string> } | undefined
  }>
  deleteObject(input: { Bucket: string; Key: string }): Promise<unknown>
}

/** The part of `DynamoDB` of `@aws-sdk/client-dynamodb` that the inbox uses. */
export interface InboxDynamodb extends DynamodbLike {
  putItem(input: { TableName: string; Item: DynamodbItem }): Promise<unknown>
  query(
    input: DynamodbCondition & {
      TableName: string
      KeyConditionExpression: string
      ConsistentRead: boolean
      Limit?: number
      Select?: 'COUNT'
      ExclusiveStartKey?: never
    },
  ): Promise<{
    readonly Items?: readonly DynamodbRead[] | undefined
    readonly Count?: number | undefined
    readonly LastEvaluatedKey?: unknown
  }>
}

/** The table of an inbox. */
export interface SqsInboxTable {
  /** `new DynamoDB({})` of `@aws-sdk/client-dynamodb`. */
  readonly client: InboxDynamodb
  /** A table with the partition key `pk` and the sort key `sk`, both strings. */
  readonly table: string
}

/** Where large deliveries are kept. */
export interface SqsInboxBucket {
  /** `new S3({})` of `@aws-sdk/client-s3`. */
  readonly client: S3Like
  /** The name of the bucket. */
  readonly name: string
  /** The beginning of the keys of objects. @default 'webhook-inbox/' */
  readonly prefix?: string
}

/** The part of an event of SQS that the handler uses. */
export interface SqsEvent {
  readonly Records: readonly {
    readonly messageId: string
    readonly receiptHandle: string
    readonly body: string
    readonly attributes: { readonly MessageGroupId?: string | undefined; readonly SequenceNumber?: string | undefined }
  }[]
}

/** The part of the context of a function that the handler uses. */
export interface SqsContext {
  getRemainingTimeInMillis(): number
}

/** What Lambda deletes from the queue: all messages but these. */
export interface SqsBatchResponse {
  readonly batchItemFailures: { readonly itemIdentifier: string }[]
}
