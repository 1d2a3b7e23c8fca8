/**
 * Makes untrusted text safe for logs and messages: bounded, on one line, with invisible characters written as `\u{a}`.
 *
 * Backslashes are escaped too, so that two different texts never look the same.
 */
export function printable(text: string, maxLength = 500): string {
  const toEscape = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`
  return text.slice(0, maxLength).replace(/[\\\p{C}\p{Zl}\p{Zp}]/gu, toEscape)
}

/** Makes an excerpt of untrusted text for people to read: bounded, with each run of invisible characters as one space. */
export function singleLine(text: string, maxLength = 500): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, maxLength)
}
