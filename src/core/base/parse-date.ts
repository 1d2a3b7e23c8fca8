const iso = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:?\d{2})$/i
const http = /^(?:[A-Z][a-z]{2}, )?(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) (GMT|UTC|[+-]\d{4})$/
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Parses a date-time in the forms that webhook providers use.
 *
 * These are ISO 8601 with an offset (`Z`, `+01:00`, `+0100`), and HTTP dates (`Fri, 01 Jan 2027 12:00:00 GMT`). Real
 * providers send impossible dates in authentic deliveries, so payloads keep the text.
 *
 * @returns `undefined` for another form, a time without an offset, and a day or an hour that does not exist
 *
 * @example
 * parseDate('2026-11-21T11:15:30.000+0100')?.toISOString() // 2026-11-21T10:15:30.000Z
 * parseDate('2018-19-12T22:20:32.000Z') // undefined
 */
export function parseDate(text: string): Date | undefined {
  const written = iso.exec(text)
  if (written !== null) {
    const [, year, month, day, hour, minute, second, fraction = '', zone = ''] = written
    return toDate(
      [Number(year), Number(month), Number(day), Number(hour), Number(minute), Number(second)],
      zone,
      fraction,
    )
  }
  const [, day, month = '', year, hour, minute, second, zone = ''] = http.exec(text) ?? []
  const parts = [Number(year), months.indexOf(month) + 1, Number(day), Number(hour), Number(minute), Number(second)]
  return toDate(parts as Parts, zone, '')
}

type Parts = [year: number, month: number, day: number, hour: number, minute: number, second: number]

function toDate([year, month, day, hour, minute, second]: Parts, zone: string, fraction: string): Date | undefined {
  const offset = offsetMinutes(zone)
  const local = new Date(
    Date.UTC(year, month - 1, day, hour, minute, second, Number(fraction.padEnd(3, '0').slice(0, 3))),
  )
  // Date.UTC carries an overflow into the next unit, and maps the years below 100 to 1900 to 1999.
  const exists =
    local.getUTCFullYear() === year &&
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    local.getUTCHours() === hour &&
    local.getUTCMinutes() === minute &&
    local.getUTCSeconds() === second
  return exists && offset !== undefined ? new Date(local.getTime() - offset * 60_000) : undefined
}

function offsetMinutes(zone: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  if (sign === undefined) return 0
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
