import { matchesFilter } from '../../inspector/captures/filter.js'
import { countUntold, filterFlags, idsOf, subjectFlag, toFilter, toSubject } from '../capture-flags.js'
import { defineCommand } from '../command.js'
import { exitCode, UsageError } from '../exit.js'

export const command = defineCommand({
  args: '[id...]',
  flags: { ...filterFlags, ...subjectFlag, all: { type: 'switch', summary: 'Remove all captures' } },
  details: `Removed captures and their answers are erased from the disk. Their ids are not given again.
Of a capture whose key is missing only the id and the time are known. Exits with 1 if there are such
captures and a filter needs more.`,
  examples: [
    'webhook-receiver rm 3 7..9',
    'webhook-receiver rm --before 30d',
    'webhook-receiver rm --search ada@example.com',
    'webhook-receiver rm --subject cus_42',
    'webhook-receiver rm --all',
  ],
  async run(args, flags, { out, captures, audit, config }) {
    const store = await captures()
    const filter = { ...toFilter(flags, Date.now()), ...(await toSubject(flags, { config })) }
    const chosen = Object.entries({ ...filterFlags, ...subjectFlag }).map(([name]) => name as keyof typeof flags)
    const filters = chosen.filter((name) => flags[name] !== undefined)
    const given = [
      ...(args.length > 0 ? ['ids'] : []),
      ...filters.slice(0, 1).map((name) => `--${name}`),
      ...(flags.all === true ? ['--all'] : []),
    ]
    if (given.length === 0) throw new UsageError('rm needs ids, or a filter such as --status refused, or --all')
    if (given.length > 1)
      throw new UsageError(`rm needs ids, or a filter, or --all: only one of ${given.join(' and ')}`)
    const sealed = store.sealed()
    // A sealed capture can be removed without its key; only its id and its time are known.
    const { after, before, ...others } = filter
    const inTime =
      args.length > 0 ? [] : sealed.filter((capture) => matchesFilter(capture, { after, before }, () => []))
    const isUnknown = Object.values(others).some((value) => value !== undefined)
    const matching = [...store.list(filter), ...(isUnknown ? [] : inTime)]
    // A kill may have ended the removal of an id before its bytes were gone; `idsOf` no longer knows it.
    if (args.length > 0) store.remove([])
    const ids =
      args.length > 0
        ? idsOf(args, { list: () => [...store.list(), ...sealed], sealed: () => [] })
        : matching.map(({ id }) => id)
    await audit({ what: 'erase', of: 'captures', ids: ids.map(String) })
    const removed = store.remove(ids)
    out.json({ removed: ids })
    out.line(`removed ${removed} ${removed === 1 ? 'capture' : 'captures'}`)
    const untold = countUntold(store, filter)
    for (const [count, why] of untold) out.note(`kept ${count} whose bodies ${why}: remove them by --search, or by id`)
    const locked = isUnknown ? inTime.length : 0
    if (locked > 0) out.note(`kept ${locked} that cannot be searched: list names the keys they are sealed with`)
    return untold.length + locked > 0 ? exitCode.finding : exitCode.ok
  },
})
