import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { printable } from '../../../core/base/printable.js'

/** An address to which requests may be sent. */
export interface Destination {
  /** Without fragment and user. */
  readonly url: URL
  /** Whether it is on another machine. */
  readonly isRemote: boolean
}

/** A URL to which nothing is sent, with what to do about it. */
export class DestinationError extends Error {
  override readonly name = 'DestinationError'
}

/**
 * Reads where to send: a URL, a host with a port, or a port of this machine. Another machine must be allowed by its name.
 *
 * @param text - such as `http://localhost:3000/hooks`, `localhost:3000/hooks` or `3000`
 * @param allowed - the names of other machines, as in the URL
 * @throws {DestinationError} it has another form, or means another machine that is not allowed
 */
export function toDestination(text: string, allowed: readonly string[] = []): Destination {
  const url = toDestinationUrl(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isRemote = !isLoopbackName(host)
  const isAllowed = allowed.some((name) => name.toLowerCase().replace(/:\d+$/, '') === host)
  if (isRemote && !isAllowed) {
    throw new DestinationError(
      `${printable(host, 80)} is not this machine. If the server there is yours, add --allow-remote ${printable(host, 80)}`,
    )
  }
  return { url, isRemote }
}

/**
 * Reads the URL of a destination, on any machine: nothing may be sent there before it is known to be allowed.
 *
 * @throws {DestinationError} it has another form, or another scheme than http and https
 */
export function toDestinationUrl(text: string): URL {
  // A host may be followed by a colon too, but then a port follows.
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) && !/^https?:\/\//i.test(text)) {
    throw new DestinationError(`${printable(text, 80)} must begin with http: or https:`)
  }
  const full = /^\d{1,5}(\/.*)?$/.test(text)
    ? `http://127.0.0.1:${text}`
    : /^https?:\/\//i.test(text)
      ? text
      : `http://${text}`
  if (text.startsWith('/') || !URL.canParse(full))
    throw new DestinationError(`${printable(text, 80)} is not a URL, such as http://localhost:3000/hooks`)
  const url = new URL(full)
  if (url.username !== '' || url.password !== '')
    throw new DestinationError('a URL with a user or password is not supported')
  url.hash = ''
  return url
}

/** Whether a name or an address means this machine. */
function isLoopbackName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host)
}

/** Whether an IP address is one of this machine. */
function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && (address.startsWith('127.') || address === '::1' || /^::ffff:127\./i.test(address))
}

/** The addresses of a destination. Names such as `localhost` are not looked up (RFC 6761, section 6.3). */
export async function addressesOf({ url, isRemote }: Destination): Promise<readonly string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return [host]
  if (!isRemote) return ['127.0.0.1', '::1']
  const found = await lookup(host, { all: true })
  return found.map(({ address }) => address)
}
