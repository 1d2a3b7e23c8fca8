import { createRandom } from '../../../testing/simulator/random.js'
import { UsageError } from '../exit.js'
import type { GivenRequest } from '../requests/read-requests.js'

/** The orders in which captures can be replayed. */
export const replayOrders = ['original', 'sequence', 'shuffled'] as const

/** One of {@link replayOrders}. */
export type ReplayOrder = (typeof replayOrders)[number]

/** Puts requests in an order: as given, by the provider's numbers in each channel, or at random by a seed. */
export function inOrder(given: readonly GivenRequest[], order: ReplayOrder, seed: number): readonly GivenRequest[] {
  if (order === 'original') return given
  if (order === 'sequence') return bySequence(given)
  const random = createRandom(seed)
  return given
    .map((one) => ({ one, place: random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ one }) => one)
}

// The places that a channel has stay its places; its requests are sorted among them.
function bySequence(given: readonly GivenRequest[]): readonly GivenRequest[] {
  const sequenceOf = ({ capture }: GivenRequest) => capture?.verdict.sequence
  const queues = new Map<string, GivenRequest[]>()
  for (const one of given) {
    const channel = sequenceOf(one)?.channel
    if (channel !== undefined) queues.set(channel, [...(queues.get(channel) ?? []), one])
  }
  for (const queue of queues.values()) {
    queue.sort((left, right) => (sequenceOf(left)?.number ?? 0) - (sequenceOf(right)?.number ?? 0))
  }
  return given.map((one) => queues.get(sequenceOf(one)?.channel ?? '')?.shift() ?? one)
}

/**
 * How long to wait before each request, in milliseconds, so that they follow each other as they arrived.
 *
 * @param speed - `0` for no waiting, `1x` for the original pace, `10x` for ten times as fast
 * @throws {UsageError} the speed has another form
 */
export function pausesOf(given: readonly GivenRequest[], speed: string): readonly number[] {
  const [, factor] = /^(\d+(?:\.\d+)?)x?$/.exec(speed) ?? []
  if (factor === undefined) throw new UsageError('--speed must be 0, or a pace such as 1x or 10x')
  const pace = Number(factor)
  return given.map(({ receivedAt }, index) => {
    const before = given[index - 1]?.receivedAt
    if (pace === 0 || receivedAt === undefined || before === undefined) return 0
    return Math.max(0, receivedAt - before) / pace
  })
}
