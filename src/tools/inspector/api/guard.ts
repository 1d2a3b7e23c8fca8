import { Problem } from './problem.js'

/** The header that every write must carry: a page of another origin cannot send it without a preflight, which is refused. */
export const writeHeader = 'x-webhook-inspector'

/** Which hosts may serve the inspector. */
export interface HostRule {
  /** Names and addresses without a port, such as `127.0.0.1`. */
  readonly hosts: readonly string[]
  /** The port of the server; `undefined` accepts any, for a page that is part of another application. */
  readonly port: number | undefined
}

/** The hosts that only a program on this machine can be reached by. */
export const loopbackHosts: readonly string[] = ['127.0.0.1', '[::1]', 'localhost']

/**
 * Refuses a request that a foreign page may have caused.
 *
 * The host must be one that the user knows: a page that makes its own name resolve to this machine (DNS rebinding) sends
 * that name. An origin, if there is one, must be the same host. Both apply to every route.
 *
 * @throws {Problem} `host_forbidden`, `origin_forbidden`
 */
export function requireOwnPage(request: Request, rule: HostRule): void {
  const url = new URL(request.url)
  const named = request.headers.get('host') ?? url.host
  if (named.toLowerCase() !== url.host || !isAllowed(url, rule)) {
    throw new Problem('host_forbidden', 'This host name may not serve the inspector: open the address that was printed')
  }
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const isForeign = (origin !== null && hostOf(origin) !== url.host) || site === 'cross-site' || site === 'same-site'
  // A link on another page may open this page, which contains nothing; it may not read the API.
  const isLink = origin === null && request.headers.get('sec-fetch-mode') === 'navigate' && isRead(request)
  if (isForeign && !(isLink && request.headers.get('sec-fetch-dest') === 'document')) {
    throw new Problem('origin_forbidden', 'Only the page of the inspector may send this request')
  }
}

function isAllowed({ hostname, port, protocol }: URL, rule: HostRule): boolean {
  if (!rule.hosts.includes(hostname)) return false
  const actual = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
  return rule.port === undefined || rule.port === actual
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** Whether a request only reads. */
export function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Refuses a write without the header that forms, images and scripts of other pages cannot send.
 *
 * @throws {Problem} `write_header_missing`
 */
export function requireWriteHeader(request: Request): void {
  if (isRead(request) || request.headers.get(writeHeader) === '1') return
  throw new Problem('write_header_missing', `A request that changes something needs the header ${writeHeader}: 1`)
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/** Adds the headers under which a browser neither runs captured content nor shows the page inside another one. */
export function withSecurityHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
  return response
}
