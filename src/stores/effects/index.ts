export type { Gathered } from '../../core/ports/step.js'
export type { Coalesce } from './coalesce.js'
export type { EffectsHandler } from './effect-set.js'
export { type Effect, type EffectContext, type EffectHandlers, type EffectsOptions, effects } from './effects.js'
