/** Takes secrets out of a text. */
export type Redact = (text: string) => string

/**
 * Makes a function that takes secrets out of a text, as they are and as JSON, URLs and forms write them.
 *
 * Answers and errors of the platform can repeat what was sent.
 */
export function createRedact(secrets: readonly string[]): Redact {
  const written = secrets.filter((secret) => secret !== '').flatMap(spellings)
  // A secret may be a part of another: the longer one goes first, so that nothing of it stays.
  const longestFirst = [...new Set(written)].sort((a, b) => b.length - a.length)
  return (text) => longestFirst.reduce((rest, secret) => rest.replaceAll(secret, () => '[secret]'), text)
}

function spellings(secret: string): readonly string[] {
  const json = JSON.stringify(secret).slice(1, -1)
  const wellFormed = secret.replace(/\p{Cs}/gu, '\ufffd')
  return [secret, json, json.replaceAll('/', '\\/'), encodeURIComponent(wellFormed), encodeURI(wellFormed)]
}

/** What is secret in an address, or may be: its password and its query, as a whole and by value. Without these, nothing. */
export function secretsInAddress(address: string): readonly string[] {
  const { search, searchParams, username, password } = new URL(address)
  if (search === '' && username === '' && password === '') return []
  // Shorter values are words like any other.
  const values = [...searchParams.values()].filter(({ length }) => length >= 8)
  return [address, search.slice(1), password, ...values]
}

/** An error of the platform without what it may repeat: some quote the address, others the header. */
export function redactError(error: unknown, redact: Redact): Error {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const name = inner instanceof Error ? inner.name : 'Error'
  const code = hasCode(inner) ? ` (${inner.code})` : ''
  const text = inner instanceof Error ? inner.message : String(inner)
  const redacted = new Error(printable(redact(`${name}: ${text}${code}`)).slice(0, 500))
  delete redacted.stack
  return redacted
}

/** A text from outside as one line: in a log it must not begin a line of its own, or look like other text. */
export function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
}

function hasCode(value: unknown): value is { readonly code: string } {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}
