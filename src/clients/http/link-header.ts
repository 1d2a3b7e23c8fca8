import { ClientError } from './client-error.js'

/**
 * Reads the place of the next page from a `Link` header (RFC 8288), as the value of one query parameter.
 *
 * The link itself is not followed, so that it cannot lead to another URL.
 *
 * @param call - the names of the client and the call, for the error message
 * @returns `undefined` on the last page
 * @throws {ClientError} `response_invalid` if the link to the next page lacks the parameter
 */
export function nextCursor(link: string | null, parameter: string, call: string): string | undefined {
  const next = (link ?? '').split(/,(?=\s*<)/).find((part) => /;\s*rel="?next"?\s*(?:;|$)/i.test(part))
  if (next === undefined) return undefined
  const [, target = ''] = /^\s*<([^<>]*)>/.exec(next) ?? []
  const cursor = URL.canParse(target) ? new URL(target).searchParams.get(parameter) : null
  if (cursor !== null) return cursor
  throw new ClientError('response_invalid', `${call}: the link to the next page has no ${parameter}`)
}
