import { providerNames } from '../../inspector/providers/providers.js'
import { type ExitCode, exitCode } from '../exit.js'
import { loadProvider } from '../requests/choose-sender.js'
import type { Output } from '../terminal/output.js'
import { tableLines } from '../terminal/table.js'
import { bold, dim, toText } from '../terminal/text.js'

/**
 * Lists the providers with what they need and the first of their events, or all events of one.
 *
 * @throws {UsageError} there is no such provider
 */
export async function listProviders(name: string | undefined, out: Output): Promise<ExitCode> {
  if (name !== undefined) {
    for (const event of Object.keys((await loadProvider(name)).samples)) {
      out.json({ provider: name, event })
      out.line(event)
    }
    return exitCode.ok
  }
  const rows = await Promise.all(
    providerNames.map(async (provider) => {
      const { samples, needs } = await loadProvider(provider)
      const events = Object.keys(samples)
      out.json({
        provider,
        events,
        needs: needs.map(({ name: value, kind, env, about }) => ({ value, kind, env, about })),
      })
      const variables = needs.filter(({ optional }) => optional !== true).map(({ env }) => env)
      return [
        bold(provider),
        toText(variables.join(' ')),
        dim(`${events.slice(0, 3).join(' ')}${events.length > 3 ? ` and ${events.length - 3} more` : ''}`),
      ]
    }),
  )
  const columns = [{ title: 'provider' }, { title: 'set before sending' }, { title: 'events' }]
  for (const line of tableLines(columns, rows, out.width)) out.line(line)
  return exitCode.ok
}
