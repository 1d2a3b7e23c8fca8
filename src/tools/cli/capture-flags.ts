import { valuesOf } from '../inspector/api/views/mask-fields.js'
import type { Captures } from '../inspector/captures/captures.js'
import type { CaptureFilter } from '../inspector/captures/filter.js'
import { requestOf } from '../inspector/verdict/request-of.js'
import type { Context, Flags, FlagValues } from './command.js'
import { UsageError } from './exit.js'

/** The flags that choose captures. */
export const filterFlags = {
  status: { type: 'text', value: 'status', choices: ['verified', 'refused', 'unknown'], summary: 'With this verdict' },
  provider: { type: 'text', value: 'name', summary: 'Of this provider' },
  event: { type: 'text', value: 'name', summary: 'With this event, or with events that begin with it' },
  answer: { type: 'text', value: 'status', summary: 'Last answered so: 503, 5xx, or none' },
  after: { type: 'text', value: 'time', summary: 'Received since: 30m, 12h, 7d or a date' },
  before: { type: 'text', value: 'time', summary: 'Received before: 30m, 12h, 7d or a date' },
  search: { type: 'text', value: 'text', summary: 'With this text in the URL, a header or the body' },
} as const satisfies Flags

/** The flag that chooses captures about a person. */
export const subjectFlag = {
  subject: { type: 'text', value: 'id', summary: 'About this person, by subject of the configuration' },
} as const satisfies Flags

/**
 * Converts the value of {@link subjectFlag}.
 *
 * @throws {UsageError} the configuration does not say where the ids of persons are
 */
export async function toSubject(
  { subject: wanted }: FlagValues<typeof subjectFlag>,
  { config }: Pick<Context, 'config'>,
): Promise<Pick<CaptureFilter, 'about'>> {
  if (wanted === undefined) return {}
  const { subject: paths } = await config()
  if (paths === undefined)
    throw new UsageError('--subject needs subject in webhook-receiver.config: paths such as payload.customer.id')
  return { about: (capture) => (capture.truncated ? undefined : valuesOf(requestOf(capture), paths))?.includes(wanted) }
}

/** How many captures match a filter, except that it cannot be told whom they are about, for each reason in their bodies. */
export function countUntold(
  captures: Pick<Captures, 'list'>,
  { about, ...filter }: CaptureFilter,
): readonly (readonly [count: number, why: string])[] {
  if (about === undefined) return []
  const untold = captures.list(filter).filter((capture) => about(capture) === undefined)
  const cut = untold.filter(({ truncated }) => truncated).length
  const reasons = [
    [untold.length - cut, 'are neither JSON nor forms'],
    [cut, 'were longer than the limit, and were cut'],
  ] as const
  return reasons.filter(([count]) => count > 0)
}

/**
 * Converts the values of {@link filterFlags}.
 *
 * @throws {UsageError} a value has the wrong form
 */
export function toFilter(flags: FlagValues<typeof filterFlags>, now: number): CaptureFilter {
  const { status, provider, event, answer, after, before, search } = flags
  if (answer !== undefined && !/^([1-5]\d\d|[1-5]xx|none)$/i.test(answer)) {
    throw new UsageError(`--answer must be a status such as 503, a class such as 5xx, or none`)
  }
  return {
    // One of the choices.
    status: status as CaptureFilter['status'],
    provider,
    event,
    answer: answer?.toLowerCase(),
    search,
    after: after === undefined ? undefined : now - toAge(after, now, '--after'),
    before: before === undefined ? undefined : now - toAge(before, now, '--before'),
  }
}

const unitMs = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * Reads an age such as `12h`, or a date, as milliseconds before now.
 *
 * @throws {UsageError} naming the flag
 */
export function toAge(text: string, now: number, flag: string): number {
  const [, amount, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  if (unit !== undefined) return Number(amount) * unitMs[unit as keyof typeof unitMs]
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new UsageError(`${flag} must be an age such as 30m, 12h or 7d, or a date, not ${text}`)
  return now - time
}

/**
 * The ids that arguments mean, each once.
 *
 * @throws {UsageError} an argument has another form, or there is no such capture
 */
export function idsOf(args: readonly string[], captures: Pick<Captures, 'list' | 'sealed'>): readonly number[] {
  const known = captures.list().map(({ id }) => id)
  for (const { id, sealedWith } of captures.sealed()) {
    if (!args.includes(String(id))) continue
    throw new UsageError(
      `#${id} is sealed with the key ${sealedWith}, which is not here: set WEBHOOK_CAPTURES_KEY, or encryption in the configuration`,
    )
  }
  return [...new Set(args.flatMap((argument) => toIds(argument, known)))]
}

/**
 * Reads the ids that an argument means: `17`, `3..7`, `last`.
 *
 * @param known - the ids of all captures, in ascending order
 * @throws {UsageError} it has another form, or there is no such capture
 */
function toIds(argument: string, known: readonly number[]): readonly number[] {
  const newest = known.at(-1)
  if (newest === undefined) throw new UsageError('there are no captures yet; webhook-receiver listen receives some')
  if (argument === 'last') return [newest]
  const [, first, last = first] = /^(\d{1,15})(?:\.\.(\d{1,15}))?$/.exec(argument) ?? []
  if (first === undefined) throw new UsageError(`${argument} is not an id: write 17, 3..7 or last`)
  const found = known.filter((id) => id >= Number(first) && id <= Number(last))
  if (found.length > 0) return found
  throw new UsageError(`there is no capture ${argument}; the newest is ${newest}`)
}
