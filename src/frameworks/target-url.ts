/**
 * The URL of a request from its target and its `Host`, which the sender writes.
 *
 * Concatenated, because resolving a target such as `//evil.example/` against a base would change the host.
 */
export function toUrl(target: string, host: string, encrypted: boolean): string {
  const scheme = encrypted ? 'https' : 'http'
  if (!target.startsWith('/')) return URL.canParse(target) ? target : `${scheme}://localhost/`
  // A `/`, `?` or `#` in it would change the path and the query of the URL.
  const isHost = host === knownHost || (/^[\w.~:[\]-]+$/.test(host) && URL.canParse(`http://${host}`))
  if (isHost) knownHost = host
  return `${scheme}://${isHost ? host : 'localhost'}${target}`
}

// The last valid host: nearly all requests have the same one, and checking it costs 2 % of a small request.
let knownHost: string | undefined
