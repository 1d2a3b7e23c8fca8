import {
  type Destination,
  DestinationError,
  toDestination,
  toDestinationUrl,
} from '../../inspector/sending/destination.js'
import type { Flags, FlagValues } from '../command.js'
import { UsageError } from '../exit.js'

/** The flags that say where to send. */
export const destinationFlags = {
  to: { type: 'text', value: 'url', summary: 'Where to send: a URL, localhost:3000/hooks, or a port' },
  'allow-remote': {
    type: 'text',
    value: 'host',
    many: true,
    summary: 'Also send to this host, which is not this machine',
  },
  timeout: {
    type: 'number',
    value: 'seconds',
    default: 30,
    fraction: true,
    max: 3_600,
    summary: 'How long an answer may take',
  },
  insecure: { type: 'switch', summary: 'Accept any certificate of an https server on this machine' },
} as const satisfies Flags

/**
 * Reads where to send.
 *
 * @throws {UsageError} it is missing or not a URL, or means another machine that is not allowed
 */
export function readDestination(flags: FlagValues<typeof destinationFlags>, otherwise?: string): Destination {
  const to = flags.to ?? otherwise
  if (to === undefined) throw new UsageError('--to is missing: where to send, such as --to localhost:3000/hooks')
  try {
    return toDestination(to, flags['allow-remote'])
  } catch (error) {
    throw error instanceof DestinationError ? new UsageError(`--to: ${error.message}`) : error
  }
}

/**
 * Reads the URL of a server on any machine, in the forms that `send --to` takes: a URL, a host with a port, or a port of this
 * machine.
 *
 * @param name - what the message calls it, such as `--to`
 * @throws {UsageError} it has another form
 */
export function readServerUrl(text: string, name: string): URL {
  try {
    return toDestinationUrl(text)
  } catch (error) {
    throw error instanceof DestinationError ? new UsageError(`${name}: ${error.message}`) : error
  }
}

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
