import type { EffectsStep } from '../../core/ports/effects.js'
import type { ChosenEffect } from '../../core/ports/step.js'
import type { AnyHandler, HandlerContext } from '../../core/receiver/handlers.js'
import type { Delivery } from '../../core/request/delivery.js'
import type { Coalescing } from './coalesce.js'
import type { Gate } from './gate.js'
import type { TenantLimiting } from './limits.js'

/** Several handlers of one event, as a value of `on`. */
export interface EffectsHandler<in D extends Delivery = Delivery> {
  /** Always throws: only a receiver calls the handlers. */
  (delivery: D, context: HandlerContext): unknown
  /** What a receiver does with several handlers. */
  readonly effects: EffectsStep
}

/** A handler among several, checked. */
export interface NamedEffect extends ChosenEffect {
  readonly handle: AnyHandler
  readonly dependsOn: readonly string[]
  readonly attempts: number | undefined
  readonly retryDelayMs: number | undefined
  readonly coalesce: Coalescing | undefined
  readonly limits: TenantLimiting | undefined
  readonly urgent: boolean | undefined
  readonly gate: Gate
}

/** The handlers of an event by their names, in the order in which they are written. */
export interface EffectSet extends EffectsHandler {
  readonly named: ReadonlyMap<string, NamedEffect>
  readonly run: 'parallel' | 'sequence'
  /** The same handlers, each wrapped. */
  map(wrap: (name: string, handle: AnyHandler) => AnyHandler): EffectSet
}
