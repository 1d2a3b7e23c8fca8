export type { EffectsHandler } from './effect-set.js'
export { type Effect, type EffectHandlers, type EffectsOptions, effects } from './effects.js'
