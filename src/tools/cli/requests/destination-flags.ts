import { type Destination, DestinationError, toDestination } from '../../inspector/sending/destination.js'
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
