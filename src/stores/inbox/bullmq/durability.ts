import type { BullmqRedis } from './client.js'

/** A value of the setting `appendfsync` of Redis: how often it writes its log to the disk. */
export type Appendfsync = 'always' | 'everysec' | 'no'

/** From the surest to the least sure. */
export const appendfsyncLevels: readonly Appendfsync[] = ['always', 'everysec', 'no']

/**
 * Reports each setting of the server that can lose acknowledged deliveries.
 *
 * @param accepted - the least sure `appendfsync` that the user accepts
 */
export async function checkDurability(
  connection: BullmqRedis,
  accepted: Appendfsync | undefined,
  report: (error: unknown) => void,
): Promise<void> {
  const demand = (rule: string) => report(new Error(`bullmqInbox: Redis must run with ${rule}`))
  const info = await connection.info().catch(report)
  if (typeof info !== 'string') return
  if (!/^maxmemory_policy:noeviction/m.test(info)) {
    demand('maxmemory-policy noeviction, or it evicts acknowledged deliveries')
  }
  if (!/^aof_enabled:1/m.test(info)) demand('appendonly yes, or a restart loses acknowledged deliveries')
  else await checkAppendfsync(connection, accepted, report)
}

async function checkAppendfsync(
  connection: BullmqRedis,
  accepted: Appendfsync | undefined,
  report: (error: unknown) => void,
): Promise<void> {
  const answer = await connection.config('GET', 'appendfsync').catch(() => [])
  const found = appendfsyncLevels.find((level) => Array.isArray(answer) && answer[1] === level)
  // Managed servers forbid the command; then the option says how the server is set.
  const level = found ?? accepted
  if (level !== undefined && appendfsyncLevels.indexOf(level) <= appendfsyncLevels.indexOf(accepted ?? 'always')) return
  const is = found === undefined ? 'cannot be read' : `is ${found}`
  const loss = 'a Redis that is killed loses acknowledged deliveries unless it is always'
  const accept = `to accept that, set the option appendfsync to ${found ?? 'the value of the server'}`
  report(new Error(`bullmqInbox: appendfsync of Redis ${is}; ${loss}; ${accept}`))
}
