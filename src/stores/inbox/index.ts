export type {
  ConsumeOptions,
  Inbox,
  InboxConsumer,
  InboxConsumption,
  StoredDelivery,
} from '../../core/ports/inbox.js'
export type { Claim, FollowUp, GatheringWindow, StoredHandler, TenantLimits } from '../../core/ports/step.js'
export type { BackfillFilter, KeptDelivery, KeptOperations } from './kept.js'
export type {
  BulkOptions,
  BulkResult,
  DeadLetter,
  DeadLetterFilter,
  HandleDueOptions,
  HandleDueResult,
  InboxDepth,
  InboxHealth,
  InboxHealthOptions,
  InboxOperations,
  InboxProblem,
} from './operations.js'
export type { Pause, PauseOperations, PauseTarget } from './pauses.js'
export type { InboxPolicy } from './policy.js'
export type { InboxRecord, RecordOperations } from './records.js'
export type { DeadRetention, DeadRetentionRule } from './retention.js'
export type { Erasure, SubjectOperations, SubjectRecord } from './subjects.js'
