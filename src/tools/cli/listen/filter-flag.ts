import type { CaptureFilter } from '../../inspector/captures/filter.js'
import { UsageError } from '../exit.js'
import { hintOf } from '../hint-of.js'

const names = ['event', 'provider', 'status', 'path', 'method', 'search'] as const

/**
 * Reads `--filter event=issues`. Several filters must all match.
 *
 * @throws {UsageError} it has another form
 */
export function readFilter(values: readonly string[]): CaptureFilter {
  const filter: Record<string, string> = {}
  for (const value of values) {
    const [, name = '', wanted = ''] = /^(\w+)=(.+)$/s.exec(value) ?? []
    if (name === '') throw new UsageError(`--filter must be name=value, such as event=issues, not ${value}`)
    if (!names.some((known) => known === name)) {
      throw new UsageError(
        `--filter: unknown name ${name}${hintOf(name, names) || `; it is one of ${names.join(', ')}`}`,
      )
    }
    if (name === 'status' && !['verified', 'refused', 'unknown'].includes(wanted)) {
      throw new UsageError('--filter: status is verified, refused or unknown')
    }
    filter[name] = wanted
  }
  return filter
}
