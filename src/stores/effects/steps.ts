import type { MaybePromise } from '../../core/base/maybe-promise.js'
import type { Decision } from '../../core/ports/decision.js'
import type { EffectsStep } from '../../core/ports/effects.js'
import type { InboxOptions } from '../../core/ports/inbox.js'
import type { DeliveryState, StepContext } from '../../core/ports/step.js'
import type { Delivery } from '../../core/request/delivery.js'
import { isWebhookError, WebhookError } from '../../errors.js'
import { noHandler } from '../inbox/handling/route-by-endpoint.js'
import { type Coalescing, gather, partOf } from './coalesce.js'
import { followUpsOf } from './divide.js'
import type { EffectSet, NamedEffect } from './effect-set.js'
import type { TenantLimiting } from './limits.js'

const longestTurnMs = 30_000

/** The steps of a receiver with several handlers for an event. An {@link EffectSet} carries this function. */
export const toSteps: EffectsStep = (handlers, findHandler, decisions, { inbox, dedupe, reparse }) => {
  requireEngine(handlers, inbox, dedupe)
  const find = ({ event, known }: Delivery) => findHandler(event, known)
  const setOf = (delivery: Delivery) => asSet(find(delivery))
  return {
    names: [...new Set(handlers.flatMap((handler) => [...(asSet(handler)?.named.keys() ?? [])]))],

    spread(next, once = (step) => step) {
      const runOne = (effect: NamedEffect, delivery: Delivery, context: StepContext, state: DeliveryState) => {
        const part = context.forPart(delivery)
        part.effect = { ...effect, gathered: context.effect?.gathered }
        // Without an inbox, the provider waits for the response.
        const patienceMs = context.claim ? undefined : (effect.timeoutMs ?? longestTurnMs)
        return { part, decided: effect.gate(async () => next(delivery, part, state), patienceMs) }
      }
      const runAll = once((delivery, context, state) => {
        const set = setOf(delivery)
        if (set === undefined) return next(delivery, context, state)
        return runSet(set, (effect) => runOne(effect, delivery, context, state))
      })
      return (delivery, context, state) => {
        const set = setOf(delivery)
        // Set for the record of one handler, which may be for a part of the request only.
        const name = context.effect?.name
        if (name === undefined) return set ? runAll(delivery, context, state) : next(delivery, context, state)
        const effect = set?.named.get(name)
        if (effect !== undefined) return runOne(effect, delivery, context, state).decided
        if (name !== '' || set !== undefined) return decisions.ignored
        const part = context.forPart(delivery)
        part.effect = undefined
        return next(delivery, part, state)
      }
    },

    isUrgent: (delivery) => [...(setOf(delivery)?.named.values() ?? [])].some(({ urgent }) => urgent),

    async divide(deliveries, stored, context) {
      const { handler } = stored
      const { claim } = context
      const effectsThat = (follow: (effect: NamedEffect) => boolean) =>
        deliveries.map((delivery) => [...(setOf(delivery)?.named.values() ?? [])].filter(follow))
      const isPlain = (delivery: Delivery) => find(delivery) !== undefined && setOf(delivery) === undefined
      if (handler === undefined) {
        const roots = effectsThat(({ dependsOn }) => dependsOn.length === 0)
        if (roots.flat().length === 0 || claim?.follow === undefined) return deliveries
        const all = deliveries.map((delivery, index) => (isPlain(delivery) ? [{ name: '' }] : (roots[index] ?? [])))
        await claim.follow(await followUpsOf(stored, deliveries, all))
        return undefined
      }
      const { name, at, window, backfill } = handler
      const due = partOf(deliveries, at)
      const effects = due.flatMap((delivery) => setOf(delivery)?.named.get(name) ?? [])
      const isOfOthers = backfill && handlers.some((each) => asSet(each)?.named.has(name))
      if (effects.length === 0 && !isOfOthers && (name !== '' || !deliveries.some(isPlain))) throw noHandler(name)
      // It would run beside a call about the same object.
      if (backfill && effects[0]?.coalesce)
        throw new WebhookError('handler_failed', `${name} has coalesce: it cannot be backfilled`)
      context.effect = { name }
      const followers = effectsThat(({ dependsOn }) => dependsOn.includes(name))
      if (followers.flat().length > 0) {
        if (claim?.follow === undefined) {
          throw new WebhookError('internal_error', `the engine cannot store what depends on the handler ${name}`)
        }
        await claim.follow(await followUpsOf(stored, deliveries, followers))
      }
      const [first] = due
      const coalesce = effects[0]?.coalesce
      if (window === undefined || coalesce === undefined || first === undefined) return due
      const { kept, gathered } = await gather(coalesce, first, stored, claim, reparse)
      if (!setOf(kept)?.named.has(name)) throw noHandler(name)
      context.effect = { name, gathered }
      return [kept]
    },
  }
}

/** @throws {TypeError} if the handlers need more than their inbox does, or cannot be told apart */
function requireEngine(handlers: readonly object[], inbox: InboxOptions | undefined, dedupe: unknown): void {
  const engine = inbox?.inbox
  if (engine && engine.effects === undefined) {
    throw new TypeError(
      'createReceiver: on must not have effects with this inbox: its engine does not store the work of each handler',
    )
  }
  const named = handlers.flatMap((handler) => [...(asSet(handler)?.named.values() ?? [])])
  for (const { name, dependsOn } of named) {
    if (engine?.effects === 'copied' && dependsOn.length > 1) {
      throw new TypeError(
        `createReceiver: ${name}.dependsOn must name one handler with this inbox: its engine has no transaction that finds out ` +
          'which of several is done last',
      )
    }
  }
  const requireLeftOut = (option: string, why: string): never => {
    throw new TypeError(
      `createReceiver: ${option} must be left out ${engine ? 'with this' : 'without an'} inbox: ${engine ? why : 'deliveries are not stored'}`,
    )
  }
  if (engine && handlers.some((handler) => asSet(handler)?.run === 'sequence')) {
    throw new TypeError("createReceiver: effects must not have run: 'sequence' with an inbox: use dependsOn")
  }
  for (const { name, ...effect } of engine ? [] : named) {
    for (const option of ['attempts', 'retryDelayMs'] as const) {
      if (effect[option] !== undefined) requireLeftOut(`${name}.${option}`, '')
    }
  }
  const first = named.find(({ urgent }) => urgent)
  if (first && !engine?.prioritizes) requireLeftOut(`${first.name}.urgent`, 'its engine cannot claim urgent work first')
  const needs = [
    [
      'coalesce',
      engine?.coalesces,
      'its engine does not hand over several deliveries at once, or not with several shards',
    ],
    ['limits', engine?.limits, 'its engine does not let tenants take turns, or not with several shards'],
  ] as const
  for (const [option, isAble, why] of needs) {
    const found = new Map<string, Coalescing | TenantLimiting>()
    for (const { name, [option]: own } of named) {
      if (own === undefined) continue
      const said = 'option' in own ? own.option : option
      if (!isAble) requireLeftOut(`${name}.${said}`, why)
      if ((found.get(name) ?? own) !== own) {
        throw new TypeError(
          `createReceiver: on must not have two effects with a handler ${name} that has ${said}: use the same effects for both events`,
        )
      }
      found.set(name, own)
    }
    // It would take a run for a repetition if only its kept delivery had been handled before.
    if (option === 'coalesce' && found.size > 0 && dedupe)
      throw new TypeError('createReceiver: dedupe must be left out with coalesce: the inbox finds duplicates')
  }
}

function asSet(handler: object | undefined): EffectSet | undefined {
  // Only `effects` makes handlers with this property.
  return handler && 'effects' in handler ? (handler as EffectSet) : undefined
}

interface RunningPart {
  readonly part: StepContext
  readonly decided: MaybePromise<Decision>
}

/**
 * Runs all handlers of a delivery, and continues after a failure. Those that depend on a failed one are not run.
 *
 * @throws {WebhookError} if one failed, so that the delivery is sent again
 */
async function runSet({ named, run }: EffectSet, start: (effect: NamedEffect) => RunningPart): Promise<Decision> {
  const decisions = new Map<string, Decision>()
  const failures: unknown[] = []
  const done = new Set<string>()
  const left = new Set(named.values())
  const runOne = async (effect: NamedEffect): Promise<void> => {
    const { part, decided } = start(effect)
    try {
      const decision = await decided
      if (decision.error) throw decision.error
      decisions.set(effect.name, decision)
      if (decision.outcome !== 'retry_later') {
        done.add(effect.name)
        await runDue()
      }
    } catch (error) {
      part.report(error)
      failures.push(error)
    }
  }
  const runDue = async (): Promise<void> => {
    const due = [...left].filter(({ dependsOn }) => dependsOn.every((name) => done.has(name)))
    for (const effect of due) left.delete(effect)
    if (run === 'parallel') await Promise.all(due.map(runOne))
    else for (const effect of due) await runOne(effect)
  }
  await runDue()
  if (failures.length > 0) throw someFailed(failures, named.size)
  return strongestOf([...named.keys()].flatMap((name) => decisions.get(name) ?? []))
}

function someFailed(failures: readonly unknown[], total: number): WebhookError {
  const [cause] = failures
  const code = isWebhookError(cause) ? cause.code : 'internal_error'
  return new WebhookError(code, `${failures.length} of ${total} handlers failed`, { cause })
}

// A reply goes to the provider, whichever handler made it.
const ranks: readonly ((decision: Decision) => boolean)[] = [
  ({ outcome }) => outcome === 'retry_later',
  ({ outcome }) => outcome === 'gone',
  ({ response }) => response.body.length > 0,
  ({ outcome }) => outcome === 'handled',
  () => true,
]

function strongestOf(decisions: readonly Decision[]): Decision {
  const [strongest] = ranks.flatMap((isIt) => decisions.filter(isIt))
  // A set has at least one handler, and without a failure each has decided or waits for one that asks for a retry.
  return strongest as Decision
}
