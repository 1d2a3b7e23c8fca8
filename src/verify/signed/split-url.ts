/**
 * Path and query of a URL as they were sent, still encoded.
 *
 * By hand: `new URL` resolves, normalises and throws, and a target may be of any form: absolute, `//evil.example/`, `*`.
 */
export function splitUrl(url: string): { path: string; query: string } {
  const [target = ''] = url.split('#', 1)
  const queryStart = target.indexOf('?')
  const beforeQuery = queryStart === -1 ? target : target.slice(0, queryStart)
  return {
    path: beforeQuery.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, ''),
    query: queryStart === -1 ? '' : target.slice(queryStart + 1),
  }
}
