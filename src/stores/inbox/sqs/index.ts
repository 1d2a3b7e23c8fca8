import { notify } from '../../../core/base/notify.js'
import {
  checkOptions,
  optional,
  requireFunctions,
  requirePositiveInteger,
  requireTimeout,
} from '../../../core/base/options.js'
import type { Inbox, InboxConsumer, StoredDelivery } from '../../../core/ports/inbox.js'
import { hashKey } from '../../database/hash-key.js'
import { handleDueOf } from '../handling/handle-due.js'
import { withOneReceiver } from '../handling/one-receiver.js'
import { routeByEndpoint } from '../handling/route-by-endpoint.js'
import { operateEngine } from '../operating/operate.js'
import type { InboxHealthOptions, InboxOperations } from '../operating/operations.js'
import { withDeadRetention } from '../operating/retention.js'
import { hashSubjects, operateSubjects, type SubjectOperations } from '../operating/subjects.js'
import { storeInInbox } from '../storing/store-in-inbox.js'
import type { SqsBatchResponse, SqsContext, SqsEvent } from './client.js'
import { openContents } from './contents.js'
import { toDeadKey } from './dead-letters.js'
import { openEnvelopes } from './envelope.js'
import { handleEvent } from './lambda.js'
import { openLedger } from './ledger.js'
import { heldKeys, openSubjects, operateSqs } from './operations.js'
import { checkSqsOptions, type SqsInboxOptions } from './options.js'
import { openPoll } from './poll.js'
import { openQueue } from './queue.js'
import { openTable } from './table.js'
import { createWork } from './work.js'

export type {
  DynamodbCondition,
  DynamodbItem,
  DynamodbRead,
  DynamodbTarget,
  DynamodbValue,
} from '../../database/dynamodb-client.js'
export type {
  InboxDynamodb,
  S3Like,
  SqsBatchResponse,
  SqsContext,
  SqsCount,
  SqsEvent,
  SqsInboxBucket,
  SqsInboxTable,
  SqsLike,
  SqsMessage,
} from './client.js'
export type { SqsInboxOptions } from './options.js'

/** An inbox on SQS. */
export interface SqsInbox extends Inbox, InboxOperations, SubjectOperations {
  /** Handles an event of SQS; see {@link toSqsHandler}. */
  handleEvent(
    receivers: InboxConsumer | readonly InboxConsumer[],
    options?: SqsHandlerOptions,
  ): (event: SqsEvent, context: SqsContext) => Promise<SqsBatchResponse>
}

/** Options of {@link toSqsHandler}. */
export interface SqsHandlerOptions {
  /**
   * How long your slowest handler takes, in milliseconds. No delivery is started that could not end within the time of the
   * function, with 5 seconds to record its result.
   *
   * @default 30_000
   */
  readonly slowestHandlerMs?: number
}

// How long recording the result of a handler may take.
const marginMs = 5_000

/**
 * An inbox on an SQS FIFO queue with a DynamoDB table, for Lambda and for containers. It keeps the order of arrival of each
 * key, and refuses numbered deliveries: the queue cannot sort them.
 *
 * @experimental it was run on emulators only, not in AWS.
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * import { DynamoDB } from '@aws-sdk/client-dynamodb'
 * import { SQS } from '@aws-sdk/client-sqs'
 *
 * const inbox = sqsInbox({
 *   client: new SQS({}),
 *   queueUrl: process.env.QUEUE_URL ?? '',
 *   dynamo: { client: new DynamoDB({}), table: process.env.INBOX_TABLE ?? '' },
 * })
 */
export function sqsInbox(options: SqsInboxOptions): SqsInbox {
  const { client, queueUrl, dynamo, bucket, waitSeconds = 20, visibilitySeconds = 30 } = options
  const policy = checkSqsOptions(options)
  const report = (error: unknown) => notify(() => policy.onError(error))
  const { retentionMs } = policy
  const table = openTable(dynamo)
  const ledger = openLedger(table, retentionMs)
  const envelopes = openEnvelopes(bucket)
  const contents = openContents({ table, ledger, envelopes, retentionMs })
  const queue = openQueue({ client, queueUrl, report })
  const work = createWork({ ledger, contents, queue, policy })
  const operated = { ledger, contents, queue, retentionMs, report }
  const operations = operateEngine({ ...operateSqs(operated), onError: report })

  const put = async (delivery: StoredDelivery, parent?: StoredDelivery): Promise<'stored' | 'duplicate'> => {
    const { id, key, number, invalid } = delivery
    if (number !== undefined) throw new TypeError('sqsInbox: SQS keeps the order of arrival, and cannot sort by number')
    if (await ledger.isKnown(id)) return 'duplicate'
    const about = invalid === undefined ? await hashSubjects(delivery, parent) : []
    const body = await (about.length === 0 ? envelopes.write(delivery) : contents.write(delivery, about, parent))
    if (body === undefined) return 'duplicate'
    if (invalid !== undefined) {
      const failedAt = Date.now()
      const dead = {
        deadKey: toDeadKey(failedAt, id),
        attempts: 0,
        failedAt,
        reason: invalid,
        group: id,
        holds: false,
      }
      await ledger.addDead(id, { ...dead, id, body })
      return 'stored'
    }
    await queue.send(body, key === undefined ? id : await hashKey(key), id)
    // It is stored. Calls at the same time send it too, which SQS ignores, and only one of them records it first.
    const isFirst = await ledger.markStored(id).catch((error) => {
      report(error)
      return true
    })
    return isFirst ? 'stored' : 'duplicate'
  }

  const inbox: SqsInbox = {
    ordering: 'arrival-per-key',
    effects: 'copied',
    step: storeInInbox,
    put: (delivery) => put(delivery),
    async consume(consumers, { concurrency = 10 } = {}) {
      requirePositiveInteger(concurrency, 'consume: concurrency')
      const dispatch = routeByEndpoint(consumers, policy.onError, false, put)
      return openPoll({ queue, work, visibilitySeconds, report }).consume(dispatch, concurrency, waitSeconds)
    },
    handleDue: async (consumers, due = {}) =>
      handleDueOf(
        consumers,
        due,
        policy.onError,
        () => openPoll({ queue, work, visibilitySeconds, report }).openDue(),
        put,
      ),
    handleEvent(consumers, { slowestHandlerMs = 30_000 } = {}) {
      const dispatch = routeByEndpoint(consumers, policy.onError, true, put)
      const settings = { queue, work, dispatch, neededMs: slowestHandlerMs + marginMs }
      return (event, context) => handleEvent(settings, event, context)
    },
    // The clients belong to the caller.
    async close() {},
    ...operations,
    ...operateSubjects(openSubjects(operated)),
    async health(healthOptions: InboxHealthOptions = {}) {
      if (healthOptions.maxWaitingMs !== undefined) {
        throw new TypeError(
          'health: maxWaitingMs must be left out: only CloudWatch knows the age, as ApproximateAgeOfOldestMessage',
        )
      }
      return operations.health(healthOptions)
    },
    blockedKeys: async () => heldKeys(operated),
  }
  return withDeadRetention(withOneReceiver(inbox), policy)
}

/**
 * Makes the handler of a Lambda function that SQS calls. Set `FunctionResponseTypes` of its event source to
 * `ReportBatchItemFailures`: without it, Lambda deletes the messages that failed.
 *
 * @experimental it was run on emulators only, not in AWS.
 * @param receivers - one receiver for each endpoint that stores in the inbox
 * @throws {TypeError} if an option is invalid, or a value is not a receiver; from the handler, the event is not of SQS
 *
 * @example
 * export const handler = toSqsHandler(inbox, receiver)
 */
export function toSqsHandler(
  inbox: Pick<SqsInbox, 'handleEvent'>,
  receivers: InboxConsumer | readonly InboxConsumer[],
  options: SqsHandlerOptions = {},
): (event: SqsEvent, context: SqsContext) => Promise<SqsBatchResponse> {
  checkOptions(options, 'toSqsHandler', { slowestHandlerMs: optional(requireTimeout) })
  requireFunctions(inbox, ['handleEvent'], 'toSqsHandler: inbox')
  return inbox.handleEvent(receivers, options)
}
