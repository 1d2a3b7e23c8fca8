import { DestinationError, toDestinationUrl } from '../../inspector/sending/destination.js'
import { UsageError } from '../exit.js'

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
