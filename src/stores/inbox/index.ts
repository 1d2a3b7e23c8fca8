export type {
  ConsumeOptions,
  Inbox,
  InboxConsumer,
  InboxConsumption,
  StoredDelivery,
} from '../../core/ports/inbox.js'
export type { Claim, FollowUp, GatheringWindow, StoredHandler, TenantLimits } from '../../core/ports/step.js'
export type { BackfillFilter, KeptDelivery, KeptOperations } from './operating/kept.js'
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
} from './operating/operations.js'
export type { Pause, PauseOperations, PauseTarget } from './operating/pauses.js'
export type { InboxRecord, RecordOperations } from './operating/records.js'
export type { DeadRetention, DeadRetentionRule } from './operating/retention.js'
export type { Erasure, SubjectOperations, SubjectRecord } from './operating/subjects.js'
export type { InboxPolicy } from './policy.js'
