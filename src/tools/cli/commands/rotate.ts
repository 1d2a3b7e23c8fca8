import { defineCommand } from '../command.js'
import { exitCode, UsageError } from '../exit.js'

export const command = defineCommand({
  args: '',
  flags: {},
  details: `Seals captures and their answers with the first key of WEBHOOK_CAPTURES_KEY, or the current one of the keyring, also those
from before. Restart listen with the new key first. Exits with 1 if some cannot be opened: remove an old key only after 0.`,
  examples: ['webhook-receiver rotate'],
  async run(_args, _flags, { out, captures, config, env }) {
    if ((await config()).encryption === undefined && !env['WEBHOOK_CAPTURES_KEY'])
      throw new UsageError('rotate needs a key: set WEBHOOK_CAPTURES_KEY, or encryption in the configuration')
    const { resealed, unreadable } = (await captures()).rotate()
    out.json({ resealed, unreadable })
    out.line(`sealed ${resealed} records with the current key, ${unreadable} cannot be opened`)
    return unreadable > 0 ? exitCode.finding : exitCode.ok
  },
})
