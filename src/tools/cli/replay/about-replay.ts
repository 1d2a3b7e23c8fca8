import type { Context } from '../command.js'
import type { GivenRequest } from '../requests/read-requests.js'
import type { SentAbout } from '../requests/send-one.js'
import { targetAt, urlAt } from '../requests/target-at.js'
import type { Replay, ReplayWishes } from './prepare-replay.js'

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
