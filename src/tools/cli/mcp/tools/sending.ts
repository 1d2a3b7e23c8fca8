import type { Destination } from '../../../inspector/sending/destination.js'
import type { RawRequest } from '../../../inspector/signing/raw-request.js'
import { hintOf, UsageError } from '../../exit.js'
import { prepareReplay, Senders } from '../../replay/prepare-replay.js'
import { aboutOf, earlierTarget, recordReplay } from '../../replay/record-replay.js'
import { chooseSender, loadProvider } from '../../requests/choose-sender.js'
import { type SentAbout, type SentRequest, sendOne } from '../../requests/delivery-line.js'
import { readDestination, targetAt } from '../../requests/destination-flags.js'
import { asUsageLater, readBodyChanges } from '../../requests/edit-flags.js'
import { requestMaker } from '../../send/make-request.js'
import { type Bench, defineTool, type ToolAnswer } from '../tool.js'
import { idParameter, requireRequest } from './captured.js'
import { answerBody } from './read.js'

const timeoutMs = 30_000

/** Where to send: this machine only. @throws {UsageError} it is missing, not a URL, or another machine */
export function destinationOf(to: string | undefined): Destination {
  return readDestination({ to, 'allow-remote': [], timeout: 30, insecure: undefined })
}

/** Sends one request. No answer is a result, too. */
function sendTo(
  destination: Destination,
  request: RawRequest,
  about: SentAbout,
  signal: AbortSignal,
): Promise<SentRequest> {
  return sendOne(request, about, { destination, timeoutMs, insecure: false, signal, slowMs: 0, faults: [] })
}

/** What came of a request. */
function sentText({ answer, error, durationMs, remade = [], id, event }: SentRequest, bench: Bench): ToolAnswer {
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

export const sendEvent = defineTool({
  name: 'send_event',
  title: 'Send a signed webhook',
  description:
    'Sends a sample delivery of a provider, signed with the configured secret, to a server on this machine. Each has a new id and the current time.',
  isWrite: true,
  parameters: {
    provider: { type: 'text', required: true, description: 'The provider, such as github or stripe' },
    event: { type: 'text', description: 'The event, such as push; default: the most common one' },
    to: { type: 'text', required: true, description: 'Where to send: a URL of this machine, or a port' },
    set: { type: 'texts', description: 'Edits of the body as path=value, or path:=json' },
  },
  async run({ provider, event, to, set = [] }, { context, flags, ...bench }, { signal }) {
    const destination = destinationOf(to)
    const events = Object.keys((await loadProvider(provider)).samples)
    const wanted = event ?? events[0] ?? ''
    if (!events.includes(wanted)) {
      const hint = hintOf(wanted, events) || `; the events are ${events.slice(0, 40).join(', ')}`
      throw new UsageError(`there is no sample of this event of ${provider}${hint}`)
    }
    const changes = await readBodyChanges({ set, unset: [], payload: undefined }, context)
    const sender = await chooseSender(provider, flags, context, destination.url)
    const make = requestMaker(sender, wanted, { to: destination.url, changes, headers: [], newId: true })
    const { request, id, remade = [] } = await asUsageLater(make(0))
    const sent = await sendTo(destination, request, { provider, event: wanted, id, remade }, signal)
    return sentText(sent, { context, flags, ...bench })
  },
})

export const replayCapture = defineTool({
  name: 'replay_capture',
  title: 'Send a captured webhook again',
  description:
    'Sends a captured request to a server on this machine. Its bytes stay as they came, unless its signed time is too old, or it is edited: then it is signed again, if the secret is known.',
  isWrite: true,
  parameters: {
    id: idParameter,
    to: {
      type: 'text',
      description: 'Where to send: a URL of this machine or a port; default: where it was sent before',
    },
    mode: { type: 'text', choices: ['auto', 'as-is', 'resign'], description: 'Whether to sign again; default auto' },
    newId: { type: 'flag', description: 'Give the delivery a new id, and sign it again' },
    set: { type: 'texts', description: 'Edits of the body as path=value, or path:=json; then it is signed again' },
    provider: { type: 'text', description: 'The provider, if the capture names none' },
  },
  async run({ id, to, mode = 'auto', newId = false, set = [], provider }, bench, { signal }) {
    const { context, flags } = bench
    if (mode === 'as-is' && (newId || set.length > 0)) throw new UsageError('as-is cannot be used with newId or set')
    const given = await requireRequest(id, bench)
    const destination = destinationOf(to ?? (await earlierTarget([given], context)))
    const changes = await readBodyChanges({ set, unset: [], payload: undefined }, context)
    const wishes = {
      resign: mode === 'resign',
      asIs: mode === 'as-is',
      newId,
      edit: false,
      changes,
      lateMs: 0,
      provider,
    }
    const prepared = await prepareReplay(given, wishes, new Senders(flags, context), context)
    const request = { ...prepared.request, target: targetAt(destination.url, prepared.request.target) }
    await context.audit({ what: 'replay', of: 'captures', ids: [String(id)] })
    const sent = await sendTo(destination, request, aboutOf(given, wishes, prepared), signal)
    await recordReplay(given, { ...prepared, request, sent, to: destination.url }, context)
    return sentText(sent, bench)
  },
})
