export type { FaultName, FaultOptions, FaultRate } from './faults.js'
export type { SimulatorOptions } from './options.js'
export type { ParkedDelivery } from './parked.js'
export type { AnswerPattern, AttemptAnswer, Backoff, ClaimCheck, ProviderProfile } from './profile.js'
export { profileOf, type SendingRow } from './profile-of.js'
export { profiles } from './profiles.js'
export { createRandom, type Random } from './random.js'
export type {
  AttemptReport,
  CopyReport,
  DeliveryReport,
  DeliveryState,
  SimulatorReport,
  SubscriptionState,
} from './report.js'
export type { Sending } from './sender.js'
export { createSimulator, type SendPlace, type Simulator } from './simulator.js'
export type { SimulatorTarget, TargetAnswer } from './target.js'
export {
  type Pause,
  type RealTimeOptions,
  realTime,
  type SimulatorTime,
  type VirtualTime,
  type VirtualTimeOptions,
  virtualTime,
} from './time.js'
