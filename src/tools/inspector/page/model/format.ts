/** A size in bytes, for people: `4.1 KB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${(bytes / 1000).toFixed(bytes < 9950 ? 1 : 0)} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** A duration in milliseconds, for people: `38 ms`, `1.2 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1) return '<1 ms'
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`
  return formatSeconds(milliseconds / 1000)
}

/** A number of seconds as two units at most: `5 min 12 s`. */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(Math.abs(seconds))
  const units = [
    [86_400, 'd'],
    [3600, 'h'],
    [60, 'min'],
    [1, 's'],
  ] as const
  const first = units.findIndex(([size]) => whole >= size)
  if (first === -1) return '0 s'
  const [size, name] = units[first] ?? [1, 's']
  const [nextSize, nextName] = units[first + 1] ?? [1, '']
  const rest = Math.floor((whole % size) / nextSize)
  return `${Math.floor(whole / size)} ${name}${rest > 0 && nextName !== '' ? ` ${rest} ${nextName}` : ''}`
}

/** The time of day, with seconds. */
export function formatTime(at: number): string {
  return new Date(at).toTimeString().slice(0, 8)
}

/** Date and time with milliseconds, in the zone of the browser. */
export function formatMoment(at: number): string {
  const date = new Date(at)
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${day.join('-')} ${date.toTimeString().slice(0, 8)}.${String(date.getMilliseconds()).padStart(3, '0')}`
}

/** A number with its noun: `1 request`, `2 requests`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? noun : plural}`
}

/** A long text with its middle left out, so that both ends can be compared. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const end = Math.floor((length - 1) / 3)
  return `${text.slice(0, length - 1 - end)}…${text.slice(-end)}`
}
