/** A size for people: `812 B`, `4.1 KB`, `2.0 MB`. */
export function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** The local time of day of a date-time: `14:02:11`. */
export function timeOf(date: string | number): string {
  return new Date(date).toTimeString().slice(0, 8)
}

/** A span for people: `38 ms`, `4.0 s`, `5 min`, `3 h`. */
export function spanOf(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1_000).toFixed(1)} s`
  return milliseconds < 3_600_000
    ? `${Math.round(milliseconds / 60_000)} min`
    : `${Math.round(milliseconds / 3_600_000)} h`
}
