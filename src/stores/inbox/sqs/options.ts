import {
  type Checks,
  checkOptions,
  group,
  optional,
  requireFunctions,
  requirePositiveInteger,
  requireString,
  requireText,
} from '../../../core/base/options.js'
import { type InboxPolicy, policyChecks, refuseOptions, resolvePolicy } from '../policy.js'
import type { SqsInboxBucket, SqsInboxTable, SqsLike } from './client.js'

/** Options of {@link sqsInbox}. */
export interface SqsInboxOptions extends Omit<InboxPolicy, 'settleMs' | 'keepHandledMs'> {
  /** `new SQS({})` of `@aws-sdk/client-sqs`. */
  readonly client: SqsLike
  /** The URL of a FIFO queue, whose name ends in `.fifo`. */
  readonly queueUrl: string
  /** The table for what SQS does not know: duplicates, attempts, dead letters, and what waits behind them. */
  readonly dynamo: SqsInboxTable
  /** Where deliveries of more than 250 000 bytes are kept. @default `put` rejects them */
  readonly bucket?: SqsInboxBucket
  /** How long `consume` waits at SQS for a message, from 1 to 20 seconds. Closing takes as long. @default 20 */
  readonly waitSeconds?: number
  /**
   * How long `consume` and `handleDue` hide a message from others, in seconds; they renew it while they work. After a crash its
   * delivery, and its key, wait for that long. A Lambda function has the visibility timeout of the queue instead.
   *
   * @default 30
   */
  readonly visibilitySeconds?: number
}

// SQS hides a message for at most 12 hours, of which the handler takes some.
const maxDelayMs = 39_600_000
// SQS drops a repeated message for 5 minutes: one that is forgotten sooner would be lost.
const minRetentionMs = 300_000

// What the engine cannot have, and why.
const refused = {
  settleMs: 'SQS keeps the order of arrival, and cannot sort by number',
  keepHandledMs: 'SQS deletes a message once it is done',
}
const { settleMs: _settleMs, keepHandledMs: _keepHandledMs, ...ownPolicyChecks } = policyChecks

const checks: Checks<SqsInboxOptions> = {
  ...ownPolicyChecks,
  client: (value, option) =>
    requireFunctions(
      value,
      ['sendMessage', 'receiveMessage', 'deleteMessage', 'changeMessageVisibility', 'getQueueAttributes'],
      option,
    ),
  queueUrl(value, option) {
    requireText(value, option)
    if (!value.endsWith('.fifo')) throw new TypeError(`${option} must be of a FIFO queue, whose name ends in .fifo`)
  },
  dynamo: group<SqsInboxTable>({
    client: (value, option) =>
      requireFunctions(value, ['getItem', 'putItem', 'updateItem', 'deleteItem', 'query'], option),
    table: requireText,
  }),
  bucket: optional(
    group<SqsInboxBucket>({
      client: (value, option) => requireFunctions(value, ['putObject', 'getObject', 'deleteObject'], option),
      name: requireText,
      prefix: optional(requireString),
    }),
  ),
  waitSeconds: optional((value, option) => {
    requirePositiveInteger(value, option)
    if (value > 20) throw new TypeError(`${option} must be at most 20`)
  }),
  visibilitySeconds: optional((value, option) => {
    requirePositiveInteger(value, option)
    if (value < 2 || value > 43_200) throw new TypeError(`${option} must be from 2 to 43200`)
  }),
}

/** Checks the options of an inbox. @returns its policy */
export function checkSqsOptions(options: SqsInboxOptions): Required<InboxPolicy> {
  refuseOptions(options, 'sqsInbox', refused)
  checkOptions(options, 'sqsInbox', checks)
  const policy = resolvePolicy(options)
  if (policy.maxRetryDelayMs > maxDelayMs) {
    throw new TypeError(`sqsInbox: maxRetryDelayMs must be at most ${maxDelayMs}, 11 hours`)
  }
  if (policy.retentionMs < minRetentionMs) {
    throw new TypeError(`sqsInbox: retentionMs must be at least ${minRetentionMs}, 5 minutes`)
  }
  return policy
}
