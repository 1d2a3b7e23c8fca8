import type { Destination } from '../../../inspector/sending/destination.js'
import type { RawRequest } from '../../../inspector/signing/raw-request.js'
import type { SentRequest } from '../../requests/delivery-line.js'
import { readDestination } from '../../requests/destination-flags.js'
import { type SentAbout, sendOne } from '../../requests/send-one.js'
import type { Bench, ToolAnswer } from '../tool.js'
import { answerBody } from './get.js'

const timeoutMs = 30_000

/** Where to send: this machine only. @throws {UsageError} it is missing, not a URL, or another machine */
export function destinationOf(to: string | undefined): Destination {
  return readDestination({ to, 'allow-remote': [], timeout: 30, insecure: undefined })
}

/** Sends one request. No answer is a result, too. */
export function sendTo(
  destination: Destination,
  request: RawRequest,
  about: SentAbout,
  signal: AbortSignal,
): Promise<SentRequest> {
  return sendOne(request, about, { destination, timeoutMs, insecure: false, signal, slowMs: 0, faults: [] })
}

/** What came of a request. */
export function sentText({ answer, error, durationMs, remade = [], id, event }: SentRequest, bench: Bench): ToolAnswer {
  const came = answer === undefined ? `no answer (${error ?? 'unknown'})` : `the answer ${answer.status}`
  const parts = remade.map(({ part, why }) => `${part} (${why})`)
  const changed = parts.length === 0 ? 'Every byte was sent as it came.' : `New in it: ${parts.join(', ')}.`
  const body = answer === undefined ? undefined : answerBody(Buffer.from(answer.body).toString('base64'), bench)
  return {
    text: `Sent; ${came} after ${Math.round(durationMs)} ms. ${changed}`,
    captured: { event, deliveryId: id, answer: { status: answer?.status, body } },
    ...(answer === undefined && { isError: true }),
  }
}
