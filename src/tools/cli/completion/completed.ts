import { globalFlags } from '../arguments.js'
import type { CommandEntry } from '../command.js'
import type { Completed } from './scripts.js'

/** Loads all commands for their flags. */
export function toCompleted(commands: Readonly<Record<string, CommandEntry>>): Promise<readonly Completed[]> {
  return Promise.all(
    Object.entries(commands).map(async ([name, { summary, load }]) => {
      const command = await load()
      return { name, summary, flags: Object.keys({ ...command.flags, ...globalFlags }) }
    }),
  )
}
