import { filterFlags, idsOf, toFilter } from '../capture-flags.js'
import { defineCommand } from '../command.js'
import { exitCode, UsageError } from '../exit.js'

export const command = defineCommand({
  args: '[id...]',
  flags: {
    ...filterFlags,
    all: { type: 'switch', summary: 'Remove all captures' },
  },
  details: 'Removed captures and their answers are erased from the disk. Their ids are not given again.',
  examples: ['webhook-receiver rm 3 7..9', 'webhook-receiver rm --status refused', 'webhook-receiver rm --all'],
  async run(args, flags, { out, captures }) {
    const store = captures()
    const filter = toFilter(flags, Date.now())
    const isFiltered = Object.values(filter).some((value) => value !== undefined)
    if ([args.length > 0, isFiltered, flags.all === true].filter(Boolean).length !== 1) {
      throw new UsageError('rm needs ids, or a filter such as --status refused, or --all')
    }
    const ids = args.length > 0 ? idsOf(args, store) : store.list(filter).map(({ id }) => id)
    const removed = store.remove(ids)
    out.json({ removed: ids })
    out.line(`removed ${removed} ${removed === 1 ? 'capture' : 'captures'}`)
    return exitCode.ok
  },
})
