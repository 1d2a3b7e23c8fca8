import type { StoredDelivery } from '../core/ports/inbox.js'
import type { TenantLimits } from '../core/ports/step.js'
import { isUrgent, urgentShare } from '../stores/inbox/handling/turns.js'
import type { EnginePauses, ListedPause, StoredPause } from '../stores/inbox/operating/pauses.js'

/** What takes a turn. */
interface Turn {
  readonly delivery: StoredDelivery
  readonly state: string
  readonly dueAt: number
}

interface Group {
  /** Of its last attempt, in the order of all attempts: of what is urgent, and of the others. */
  readonly turns: { urgent: number; other: number }
  /** When its bucket is full again: the theoretical arrival time of the generic cell rate algorithm. */
  tat: number
  running: number
}

type Kind = keyof Group['turns']

/** The pauses of an inbox in memory, and the turns of its tenants. */
export class MemoryTurns implements Omit<EnginePauses, 'list'> {
  readonly #pauses = new Map<string, StoredPause & { readonly since: number }>()
  readonly #groups = new Map<string, Group>()
  #turns = 0
  /** How many urgent ones were taken since another one was. */
  #passed = 0

  async pause(pause: StoredPause): Promise<boolean> {
    const name = toName(pause)
    const isNew = !this.#pauses.has(name)
    if (isNew) this.#pauses.set(name, { ...pause, since: Date.now() })
    return isNew
  }

  async resume(pause: StoredPause): Promise<boolean> {
    return this.#pauses.delete(toName(pause))
  }

  /** @param waiting - all that waits */
  list(waiting: readonly StoredDelivery[]): ListedPause[] {
    return [...this.#pauses].map(([name, pause]) => {
      const count = waiting.filter((delivery) => namesOf(delivery).includes(name)).length
      return { ...pause, waiting: count }
    })
  }

  /** Yields what may be handled and when: what is urgent first, and then another one. Take each before the next one. */
  *open<Each extends Turn>(heads: () => Iterable<Each>): Iterable<readonly [turn: Each, readyAt: number]> {
    const [urgent, other] = [this.#inTurn(heads(), 'urgent'), this.#inTurn(heads(), 'other')]
    for (;;) {
      const [first, second] = this.#passed < urgentShare - 1 ? [urgent, other] : [other, urgent]
      let result = first.next()
      if (result.done) result = second.next()
      if (result.done) return
      yield result.value
    }
  }

  /**
   * Of one class first deliveries without a group, then one of each group, least recently served first. Urgent work of handlers
   * goes before urgent deliveries, which may have to be divided.
   */
  *#inTurn<Each extends Turn>(
    heads: Iterable<Each>,
    kind: Kind,
  ): Generator<readonly [turn: Each, readyAt: number], void> {
    const first = new Map<string, Each>()
    const rankOf = ({ delivery: { handler } }: Each) => (kind === 'urgent' && handler === undefined ? 1 : 0)
    for (const each of [...heads].sort((one, other) => rankOf(one) - rankOf(other))) {
      if (kindOf(each) !== kind || this.#isPaused(each.delivery)) continue
      const group = groupOf(each.delivery)
      if (group === undefined) yield [each, each.dueAt]
      else if (each.dueAt < (first.get(group.id)?.dueAt ?? Infinity)) first.set(group.id, each)
    }
    const turnOf = (id: string) => this.#groups.get(id)?.turns[kind] ?? 0
    for (const [id, each] of [...first].sort(([one], [other]) => turnOf(one) - turnOf(other))) {
      const { concurrency = Infinity, perSecond = Infinity, burst = 1 } = groupOf(each.delivery)?.limits ?? {}
      const { running, tat } = this.#groups.get(id) ?? { running: 0, tat: 0 }
      if (running < concurrency) yield [each, Math.max(each.dueAt, Math.ceil(tat - ((burst - 1) * 1000) / perSecond))]
    }
  }

  /** Takes a turn. @returns a function that ends it */
  take(turn: Turn): () => void {
    const kind = kindOf(turn)
    this.#passed = kind === 'urgent' ? this.#passed + 1 : 0
    const own = groupOf(turn.delivery)
    if (own === undefined) return () => {}
    const group = this.#groups.get(own.id) ?? { turns: { urgent: 0, other: 0 }, tat: 0, running: 0 }
    this.#groups.set(own.id, group)
    group.turns[kind] = ++this.#turns
    group.running++
    group.tat = Math.max(group.tat, Date.now()) + 1000 / (own.limits.perSecond ?? Infinity)
    return () => {
      group.running--
    }
  }

  #isPaused(delivery: StoredDelivery): boolean {
    return this.#pauses.size > 0 && namesOf(delivery).some((name) => this.#pauses.has(name))
  }
}

/** The names of the pauses that are for a delivery. */
function namesOf({ key, handler, tenant }: StoredDelivery): readonly string[] {
  const owner = handler ? handler.limits?.tenant : tenant
  const toOne = (kind: StoredPause['kind'], text: string | undefined) =>
    text === undefined ? [] : [toName({ kind, value: JSON.stringify(text) })]
  return [...toOne('handler', handler?.name), ...toOne('key', key), ...toOne('tenant', owner)]
}

function kindOf({ delivery }: Turn): Kind {
  return isUrgent(delivery) ? 'urgent' : 'other'
}

function toName({ kind, value }: Pick<StoredPause, 'kind' | 'value'>): string {
  return `${kind} ${value}`
}

function groupOf({ endpoint, provider, tenant, handler }: StoredDelivery) {
  const limits: TenantLimits | undefined = handler ? handler.limits : tenant === undefined ? undefined : { tenant }
  if (limits === undefined) return undefined
  // Apart from work without limits, as SQLite has it.
  const isLimited = (limits.concurrency ?? limits.perSecond) !== undefined
  return { id: JSON.stringify([endpoint, provider, handler?.name, limits.tenant, isLimited]), limits }
}
