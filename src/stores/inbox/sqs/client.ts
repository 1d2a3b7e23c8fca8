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
