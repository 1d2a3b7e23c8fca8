/** Makes text safe for the content and the quoted attributes of XML and HTML; characters that XML forbids become `?`. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '?')
    .replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`)
}
