/**
 * The request target at a server: that of the request if the server's URL has no path; else its path, with the query of the
 * request.
 */
export function targetAt(to: URL, target: string): string {
  // A target in absolute form; its bytes stay as they came.
  const own = target.replace(/^https?:\/\/[^/?]*/i, '') || '/'
  if (to.pathname === '/' && to.search === '') return own
  const query = own.includes('?') ? own.slice(own.indexOf('?') + 1) : ''
  const joined = [to.search.slice(1), query].filter((part) => part !== '').join('&')
  return joined === '' ? to.pathname : `${to.pathname}?${joined}`
}

/** The URL of a request target at a server. A target such as `*`, which has no path, gets a slash, so that it is a URL. */
export function urlAt({ origin }: URL, target: string): string {
  return `${origin}${target.startsWith('/') ? '' : '/'}${target}`
}
