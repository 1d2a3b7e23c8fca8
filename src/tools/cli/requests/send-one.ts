import type { Destination } from '../../inspector/sending/destination.js'
import { SendError, sendRaw } from '../../inspector/sending/send-raw.js'
import type { RawRequest } from '../../inspector/signing/raw-request.js'
import { UsageError } from '../exit.js'
import type { SentRequest } from './delivery-line.js'

/** How one request is sent. */
export interface SendOneOptions {
  readonly destination: Destination
  readonly timeoutMs: number
  readonly insecure: boolean
  readonly signal: AbortSignal
  readonly slowMs: number
  readonly faults: readonly string[]
}

/** What a line says about a request before its answer. */
export type SentAbout = Pick<SentRequest, 'provider' | 'event' | 'id' | 'of' | 'remade' | 'late'>

/**
 * Sends one request. No answer is a result, too.
 *
 * @throws {UsageError} the request cannot be written to the wire
 */
export async function sendOne(request: RawRequest, about: SentAbout, options: SendOneOptions): Promise<SentRequest> {
  const { destination, timeoutMs, insecure, signal, slowMs, faults } = options
  const common = { ...about, bytes: request.body.length, faults }
  try {
    const cut = faults.includes('truncate')
    const answer = await sendRaw(request, destination, { timeoutMs, slowMs, cut, insecure, signal })
    return { ...common, answer, durationMs: answer.durationMs }
  } catch (error) {
    if (error instanceof SendError) return { ...common, error: error.code, durationMs: error.durationMs }
    throw error instanceof TypeError ? new UsageError(error.message) : error
  }
}
