export type { Audit, AuditedAct, AuditLine } from './api/audit.js'
export type { InspectedInbox, InspectedOrder } from './api/parts.js'
export { type InspectOptions, type Inspector, inspect } from './in-app/inspect.js'
export type { FlowCounts } from './in-app/recording.js'
