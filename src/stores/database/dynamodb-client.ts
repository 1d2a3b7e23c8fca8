/** An attribute of an item, as DynamoDB's protocol has it. */
export type DynamodbValue =
  | { readonly S: string }
  | { readonly N: string }
  | { readonly BOOL: boolean }
  | { readonly SS: string[] }

/** The attributes of an item. */
export interface DynamodbItem {
  [name: string]: DynamodbValue
}

/** A condition on an item, with the names and values that it uses. */
export interface DynamodbCondition {
  ConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: DynamodbItem
}

/** An item of a table. */
export interface DynamodbTarget {
  TableName: string
  Key: DynamodbItem
}

/** An attribute of an item that was read. Its type depends on the item. */
export interface DynamodbRead {
  readonly [name: string]: {
    readonly S?: string | undefined
    readonly N?: string | undefined
    readonly SS?: readonly string[] | undefined
  }
}

/** The part of `DynamoDB` of `@aws-sdk/client-dynamodb` that a dedupe store uses. */
export interface DynamodbLike {
  getItem(input: DynamodbTarget & { ConsistentRead: boolean }): Promise<{ readonly Item?: DynamodbRead | undefined }>
  updateItem(
    input: DynamodbTarget &
      DynamodbCondition & {
        UpdateExpression: string
        ReturnValues?: 'ALL_NEW' | 'ALL_OLD'
        ReturnValuesOnConditionCheckFailure?: 'ALL_OLD'
      },
  ): Promise<{ readonly Attributes?: DynamodbRead | undefined }>
  deleteItem(input: DynamodbTarget & DynamodbCondition): Promise<unknown>
}

/** Whether DynamoDB refused a write because of its condition. The error may have the item, where it was asked for. */
export function isConditionFailure(error: unknown): error is Error & { readonly Item?: DynamodbRead } {
  return error instanceof Error && error.name === 'ConditionalCheckFailedException'
}

/** Waits for a conditional write. @returns whether the condition held */
export async function holds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (isConditionFailure(error)) return false
    throw error
  }
}
