import type { TurnGroup } from '../handling/turns.js'
import type { PgBossDatabase } from './client.js'
import { toHandlerStart } from './job.js'
import type { toStatements } from './statements/index.js'

type Statements = ReturnType<typeof toStatements>

// For how long this process writes a group no second time, unless its limits change. Far less than the database keeps it.
const knownMs = 60_000

// How many groups this process remembers.
const mostKnown = 10_000

/** The groups of what takes turns, with their limits. */
export function openGroups(
  run: (text: string, values: unknown[], runner?: PgBossDatabase) => Promise<unknown[]>,
  statements: Statements,
) {
  const known = new Map<string, { readonly limits: string; readonly until: number }>()
  return {
    /** Stores groups before what they are of. @param runner - a transaction, which may be rolled back */
    async store(groups: readonly TurnGroup[], runner?: PgBossDatabase): Promise<void> {
      const now = performance.now()
      const byId = new Map(groups.map((group) => [group.id, group]))
      const changed = [...byId.values()].filter((group) => {
        const own = known.get(group.id)
        return own === undefined || own.until < now || own.limits !== limitsOf(group)
      })
      if (changed.length === 0) return
      const column = <Name extends keyof TurnGroup>(name: Name) => changed.map((group) => group[name])
      const handlers = changed.map(({ handler }) => (handler === null ? null : toHandlerStart(handler)))
      const limits = [column('most'), column('everyMs'), column('burst')]
      await run(statements.group, [column('id'), handlers, column('tenant'), ...limits], runner)
      if (runner) return
      if (known.size + changed.length > mostKnown) known.clear()
      for (const group of changed) known.set(group.id, { limits: limitsOf(group), until: now + knownMs })
    },
  }
}

function limitsOf({ most, everyMs, burst }: TurnGroup): string {
  return `${most} ${everyMs} ${burst}`
}
