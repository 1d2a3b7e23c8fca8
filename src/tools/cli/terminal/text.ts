/** Text for a terminal, with and without colours. Only this module makes it, so that nothing from outside gets in unescaped. */
export interface Text {
  readonly plain: string
  readonly colored: string
}

/** What a template takes: strings and numbers are escaped. */
export type TextPart = Text | string | number | undefined

/**
 * Makes text for a terminal. Everything in `${}` is escaped, unless it is text already; `undefined` is left out.
 *
 * @example
 * out.line(text`${dim(time)} → ${provider} ${bold(event)}`)
 */
export function text(strings: TemplateStringsArray, ...parts: readonly TextPart[]): Text {
  return joinTexts(strings.flatMap((string, index) => [{ plain: string, colored: string }, toText(parts[index])]))
}

/** Joins texts, without anything between them by default. */
export function joinTexts(texts: readonly Text[], separator = ''): Text {
  return {
    plain: texts.map(({ plain }) => plain).join(separator),
    colored: texts.map(({ colored }) => colored).join(separator),
  }
}

/** Escapes a string that may come from outside. */
export function toText(part: TextPart): Text {
  if (typeof part === 'object') return part
  const plain = part === undefined ? '' : escapeControls(String(part))
  return { plain, colored: plain }
}

/**
 * Writes every character that a terminal could act upon, or that is invisible, as `\u{1b}`: controls, marks of direction,
 * line separators. Without this, a webhook could rewrite the screen or the clipboard of the person who reads it.
 */
function escapeControls(value: string): string {
  return value.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

function style(open: number, close: number): (part: TextPart) => Text {
  return (part) => {
    const { plain, colored } = toText(part)
    return { plain, colored: colored === '' ? '' : `\u{1b}[${open}m${colored}\u{1b}[${close}m` }
  }
}

export const bold = style(1, 22)
export const dim = style(2, 22)
export const red = style(31, 39)
export const green = style(32, 39)
export const yellow = style(33, 39)
export const cyan = style(36, 39)

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

/** Breaks text between words into lines of at most `width` characters; a longer word has a line for itself. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
