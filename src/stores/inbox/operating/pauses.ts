import { checkOptions, optional, requireString, requireText } from '../../../core/base/options.js'
import { hashKey } from '../../database/hash-key.js'

/** What is paused: set one of the fields. */
export interface PauseTarget {
  /** The name of a handler among several (`effects`), at all endpoints. */
  readonly handler?: string
  /** A key, as `delivery.key` and `blockedKeys()` have it. */
  readonly key?: string
  /** A tenant, as `tenant` of the inbox or `key` of `concurrency` and `rate` returned it. */
  readonly tenant?: string
}

/** What is paused, since when, and how much waits. */
export interface Pause extends PauseTarget {
  /** Milliseconds since 1970. */
  readonly since: number
  /** How many deliveries wait that it is for. `0` may be a misspelt name. */
  readonly waiting: number
}

/** What an operator pauses and resumes, of an inbox that can. The others reject. */
export interface PauseOperations {
  /**
   * Pauses a handler, a key or a tenant, in all processes and until `resume`. What arrives is stored and waits; what is in
   * flight goes on, and its retries wait.
   *
   * @returns whether it was not paused before
   * @throws {TypeError} not exactly one field is set
   * @throws {Error} this inbox cannot pause
   */
  pause(target: PauseTarget): Promise<boolean>
  /** Resumes a handler, a key or a tenant. @returns whether it was paused */
  resume(target: PauseTarget): Promise<boolean>
  /** What is paused, oldest first. */
  pauses(): Promise<readonly Pause[]>
}

type PauseKind = 'handler' | 'key' | 'tenant'

/** A pause as an engine stores it. */
export interface StoredPause {
  readonly kind: PauseKind
  /** The name of the handler, or the hash of the key or tenant. */
  readonly hash: string
  /** As JSON. */
  readonly value: string
}

/** A pause as an engine lists it. */
export interface ListedPause extends Pick<StoredPause, 'kind' | 'value'>, Pick<Pause, 'since' | 'waiting'> {}

/** What an engine does for {@link PauseOperations}. */
export interface EnginePauses {
  pause(pause: StoredPause): Promise<boolean>
  resume(pause: StoredPause): Promise<boolean>
  list(): Promise<readonly ListedPause[]>
}

const kinds = ['handler', 'key', 'tenant'] as const

/**
 * The operations about pauses, with the same words for each engine.
 *
 * @param engine - without it they reject
 * @param wake - called when deliveries may have become due
 */
export function operatePauses(engine: EnginePauses | undefined, wake: () => void = () => {}): PauseOperations {
  const requireEngine = (): EnginePauses => {
    if (engine) return engine
    throw new Error(
      'this inbox cannot pause: its engine has no claim that could leave deliveries out; close its consumers',
    )
  }
  return {
    pause: async (target) => requireEngine().pause(await toPause(target, 'pause')),
    async resume(target) {
      const isResumed = await requireEngine().resume(await toPause(target, 'resume'))
      wake()
      return isResumed
    },
    async pauses() {
      const stored = (await engine?.list()) ?? []
      return stored.map(({ kind, value, since, waiting }) => ({ [kind]: String(JSON.parse(value)), since, waiting }))
    },
  }
}

async function toPause(target: PauseTarget, caller: string): Promise<StoredPause> {
  checkOptions(target, caller, {
    handler: optional(requireText),
    key: optional(requireString),
    tenant: optional(requireString),
  })
  const [kind, ...others] = kinds.filter((name) => target[name] !== undefined)
  const text = kind && target[kind]
  if (text === undefined || others.length > 0) throw new TypeError(`${caller}: set one of ${kinds.join(', ')}`)
  return { kind: kind as PauseKind, hash: kind === 'handler' ? text : await hashKey(text), value: JSON.stringify(text) }
}
