export { type LogContext, type LogRecord, toLogRecord } from './log-record.js'
export {
  type ReceiverHealth,
  type ReceiverHealthOptions,
  type ReceiverProblem,
  type ReceiverWithHealth,
  type SecretUse,
  withHealth,
} from './with-health.js'
