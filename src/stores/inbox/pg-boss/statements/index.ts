import { toConditions } from './conditions.js'
import { erasing, replacing } from './erasing.js'
import { fetching } from './fetching.js'
import { fetchingTurns } from './fetching-turns.js'
import { counting, deadLettering } from './operating.js'
import { settling } from './settling.js'
import { storing } from './storing.js'
import { turning } from './turns.js'

/**
 * The statements for which pg-boss has no calls, on the jobs of one queue. `$1` is always the name of the queue.
 *
 * Waiting jobs are `created` or `retry`, as in pg-boss. A dead letter is `failed`, which blocks its key, or `created` with
 * `start_after` at `infinity`, which does not. A job without a wait has `-infinity` there, because the clock of a database
 * can go back, as after a failover.
 *
 * A statement that waits for a lock selects its rows before the wait. So each checks the state of a row again once the row
 * is locked. Rows are locked in the order of their ids, which prevents deadlocks.
 *
 * docs/design/decisions/inbox-engines.md has the reason for each statement.
 */
export function toStatements(schema: string) {
  const conditions = toConditions(schema)
  return {
    ...storing(conditions),
    ...fetching(conditions),
    ...fetchingTurns(conditions),
    ...turning(conditions),
    ...settling(conditions),
    ...counting(conditions),
    ...deadLettering(conditions),
    ...erasing(conditions),
    ...replacing(conditions),
  }
}
