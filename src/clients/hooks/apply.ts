import {
  checkOptions,
  listOf,
  oneOf,
  optional,
  requireFunction,
  requireFunctions,
  requireObject,
} from '../../core/base/options.js'
import {
  type ActualWebhook,
  type CompareOptions,
  compare,
  type WantedWebhook,
  type WebhookDifference,
} from './compare.js'
import type { RegistryCallOptions } from './payments-webhooks.js'

/** The calls that {@link apply} needs: `hostHooks`, `paymentsWebhooks` and `trackerWebhooks` have them. */
export interface WebhookRegistry<Wanted, Actual> {
  queryAll(options?: RegistryCallOptions): Promise<readonly Actual[]>
  register(registration: Wanted, options?: RegistryCallOptions): Promise<Actual>
  /** Without it, a changed webhook is registered again before the old one is deregistered. */
  update?(id: string, change: Partial<WantedWebhook>, options?: RegistryCallOptions): Promise<Actual>
  deregister(id: string, options?: RegistryCallOptions): Promise<boolean>
}

/** Options of {@link apply}. */
export interface ApplyOptions<Wanted, Actual> extends CompareOptions<Actual>, RegistryCallOptions {
  /** The client, such as `hostHooks({ ... })`. */
  readonly webhooks: WebhookRegistry<Wanted, Actual>
  /** All webhooks that should exist. */
  readonly wanted: readonly Wanted[]
  /** Only returns what would be done. @default false */
  readonly dryRun?: boolean
}

/** One change of the registrations. */
export interface WebhookChange {
  readonly action: 'register' | 'update' | 'replace' | 'deregister'
  /** The id of the webhook; of a registered or replaced one the new id. `undefined` if it does not exist yet. */
  readonly id: string | undefined
  readonly url: string | undefined
  /** The fields that differed, for `update` and `replace`. */
  readonly fields: readonly string[]
  /** `skipped`: an earlier change failed, and a deregistration could have lost events. */
  readonly state: 'planned' | 'done' | 'failed' | 'skipped'
  readonly error?: unknown
}

/**
 * Makes the registered webhooks equal to the wanted ones.
 *
 * New webhooks are registered and existing ones changed before any is deregistered, so no event is lost; a replaced webhook
 * can deliver an event twice. After a failure the other changes are made, but no webhook is deregistered.
 *
 * @returns the changes in their order; an empty list if all was as wanted
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {ClientError} with any code, if the webhooks cannot be listed; then nothing was changed
 *
 * @example
 * const isOwn = ({ url = '' }) => url.startsWith('https://consumer.example/')
 * for (const { action, url, state } of await apply({ webhooks: hooks, wanted, isOwn, dryRun: true })) {
 *   console.log(action, url, state)
 * }
 */
export async function apply<Wanted extends WantedWebhook, Actual extends ActualWebhook>(
  options: ApplyOptions<Wanted, Actual>,
): Promise<readonly WebhookChange[]> {
  checkOptions(options, 'apply', {
    webhooks: (value, option) => requireFunctions(value, ['queryAll', 'register', 'deregister'], option),
    wanted: listOf(requireObject),
    isOwn: optional(requireFunction),
    dryRun: optional(oneOf([true, false])),
    signal: optional(requireObject),
  })
  const { webhooks, wanted, isOwn, dryRun = false, signal } = options
  const difference = compare(wanted, await webhooks.queryAll({ signal }), isOwn === undefined ? {} : { isOwn })
  const changes: WebhookChange[] = []
  for (const { plan, run } of toSteps(difference, webhooks, { signal })) {
    const hasFailed = changes.some(({ state }) => state === 'failed')
    if (dryRun) changes.push({ ...plan, state: 'planned' })
    else if (plan.action === 'deregister' && hasFailed) changes.push({ ...plan, state: 'skipped' })
    else changes.push(await runStep(plan, run))
  }
  return changes
}

type Plan = Omit<WebhookChange, 'state' | 'error'>

interface Step {
  readonly plan: Plan
  /** @returns the id of a new webhook */
  run(): Promise<string | undefined>
}

async function runStep(plan: Plan, run: Step['run']): Promise<WebhookChange> {
  try {
    return { ...plan, id: (await run()) ?? plan.id, state: 'done' }
  } catch (error) {
    return { ...plan, state: 'failed', error }
  }
}

function toSteps<Wanted extends WantedWebhook, Actual extends ActualWebhook>(
  { register, change, deregister }: WebhookDifference<Wanted, Actual>,
  webhooks: WebhookRegistry<Wanted, Actual>,
  call: RegistryCallOptions,
): readonly Step[] {
  const canUpdate = webhooks.update !== undefined
  return [
    ...register.map(
      (wanted): Step => ({
        plan: { action: 'register', id: undefined, url: wanted.url, fields: [] },
        run: async () => (await webhooks.register(wanted, call)).id,
      }),
    ),
    ...change.map(
      ({ wanted, actual: { id }, fields }): Step => ({
        plan: { action: canUpdate ? 'update' : 'replace', id, url: wanted.url, fields },
        async run() {
          if (webhooks.update !== undefined) {
            await webhooks.update(id, toChange(wanted, fields), call)
            return undefined
          }
          const { id: created } = await webhooks.register(wanted, call)
          await webhooks.deregister(id, call)
          return created
        },
      }),
    ),
    ...deregister.map(
      ({ id, url }): Step => ({
        plan: { action: 'deregister', id, url, fields: [] },
        async run() {
          await webhooks.deregister(id, call)
          return undefined
        },
      }),
    ),
  ]
}

// Only the fields that differ: some services refuse a change to the same value.
function toChange(
  { url, events, active = true, contentType = 'json' }: WantedWebhook,
  fields: readonly string[],
): Partial<WantedWebhook> {
  return {
    ...(fields.includes('events') && { events }),
    ...(fields.includes('active') && { active }),
    ...(fields.includes('contentType') && { contentType }),
    // A client of hooks turns the check of certificates on with each change of the configuration.
    ...(fields.includes('verifiesTls') && { url }),
  }
}
