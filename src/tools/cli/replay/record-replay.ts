import type { Verdict } from '../../inspector/captures/capture.js'
import type { RawRequest } from '../../inspector/signing/raw-request.js'
import type { Remade } from '../../inspector/signing/resign.js'
import type { Context } from '../command.js'
import type { SentAbout, SentRequest } from '../requests/delivery-line.js'
import { targetAt, urlAt } from '../requests/destination-flags.js'
import type { GivenRequest } from '../requests/read-requests.js'
import type { Replay, ReplayWishes } from './prepare-replay.js'

/** What was sent again. */
export interface Replayed {
  readonly request: RawRequest
  readonly remade: readonly Remade[]
  readonly verdict?: Verdict | undefined
  readonly sent: SentRequest
  readonly to: URL
}

/**
 * Stores the answer with the capture. A request that was changed becomes a separate capture, which names the first one.
 * Requests from files are not stored.
 */
export async function recordReplay({ capture }: GivenRequest, replayed: Replayed, context: Context): Promise<void> {
  if (capture === undefined) return
  const { request, remade, sent, to } = replayed
  const store = await context.captures()
  const at = new Date(Date.now() - sent.durationMs).toISOString()
  const { method, target, rawHeaders, body } = request
  const changed = {
    receivedAt: at,
    method,
    target,
    httpVersion: '1.1',
    rawHeaders,
    body: Buffer.from(body).toString('base64'),
    provider: capture.provider,
    verdict: replayed.verdict ?? { status: 'unknown' as const, event: capture.verdict.event },
    origin: 'replayed' as const,
    of: capture.id,
  }
  const { id } = remade.length === 0 ? capture : store.append(changed)
  store.attempt({
    capture: id,
    at,
    to: urlAt(to, target),
    durationMs: Math.round(sent.durationMs),
    status: sent.answer?.status,
    rawHeaders: sent.answer?.rawHeaders,
    body: sent.answer === undefined ? undefined : Buffer.from(sent.answer.body).toString('base64'),
    error: sent.error,
  })
}

/** Where the capture was handed over last, if it is from the folder: a server, with a path if that is not the capture's own. */
export async function earlierTarget([first]: readonly GivenRequest[], context: Context): Promise<string | undefined> {
  if (first?.capture === undefined) return undefined
  const last = (await context.captures()).attemptsOf(first.capture.id).at(-1)
  if (last === undefined) return undefined
  const { origin, pathname } = new URL(last.to)
  const isOwnPath = last.to === urlAt(new URL(origin), targetAt(new URL(origin), first.capture.target))
  return isOwnPath ? origin : `${origin}${pathname}`
}

/** What the line of a replayed request says. */
export function aboutOf(
  { capture, label, provider }: GivenRequest,
  wishes: Pick<ReplayWishes, 'provider' | 'lateMs'>,
  { verdict, remade }: Replay,
): SentAbout {
  const { event, deliveryId } = verdict ?? capture?.verdict ?? {}
  return {
    provider: wishes.provider ?? provider ?? (capture === undefined ? label : ''),
    event,
    id: deliveryId,
    of: capture?.id,
    remade,
    late:
      wishes.lateMs === 0 || verdict === undefined ? undefined : verdict.status === 'refused' ? 'refused' : 'accepted',
  }
}
