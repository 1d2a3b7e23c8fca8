import { PendingWork } from '../../../core/base/waiting.js'
import type { InboxConsumption } from '../../../core/ports/inbox.js'
import { claimLost, openClaims } from '../handling/claim.js'
import { drainWithin } from '../handling/drain.js'
import type { DueSource } from '../handling/handle-due.js'
import type { Dispatch } from '../handling/route-by-endpoint.js'
import type { InboxQueue } from './queue.js'
import type { InFlight, Work } from './work.js'

/** Settings of {@link openPoll}. */
export interface PollSettings {
  readonly queue: InboxQueue
  readonly work: Work
  /** How long a message is hidden from others unless that is renewed, in seconds. */
  readonly visibilitySeconds: number
  report(error: unknown): void
}

// After SQS failed.
const pauseMs = 1_000
// Longer than SQS waits for a message.
const answerMs = 30_000

/** Takes messages from the queue in a process that keeps them hidden while it works on them. */
export function openPoll({ queue, work, visibilitySeconds, report }: PollSettings) {
  const leaseMs = 1000 * visibilitySeconds
  const renew = async (messages: readonly InFlight[]) => {
    const hidden = await Promise.allSettled(messages.map(({ receipt }) => queue.hide(receipt, visibilitySeconds)))
    return new Set(messages.filter((_, index) => hidden[index]?.status === 'fulfilled'))
  }
  const visibility = openClaims({ leaseMs, renewEveryMs: leaseMs / 3, renew, report })

  /** Works on a message after the earlier ones of its group. @returns whether its result is recorded */
  const run = async (message: InFlight, dispatch: Dispatch, receivedAt: number, earlier: Promise<boolean>) => {
    let isDone = false
    try {
      await visibility.hold(message, receivedAt, async (claim) => {
        // SQS hands over none of the group while the earlier one is hidden.
        if (!(await earlier)) return queue.settle(message, { againAfterMs: 0 })
        if (!claim.isCurrent()) throw claimLost()
        const verdict = await work(message, { dispatch, claim, mayContinue: () => false })
        isDone = verdict === 'delete'
        await queue.settle(message, verdict)
      })
    } catch (error) {
      report(error)
    }
    return isDone
  }

  /** @returns a promise for each message, which does not reject */
  const receive = async (dispatch: Dispatch, limit: number, waitSeconds: number, isClosed = () => false) => {
    const askedAt = performance.now()
    const messages = await queue.receive(limit, waitSeconds, visibilitySeconds)
    if (isClosed()) {
      await Promise.all(messages.map((message) => queue.settle(message, { againAfterMs: 0 })))
      return []
    }
    const lines = new Map<string, Promise<boolean>>()
    return messages.map((message) => {
      const turn = run(message, dispatch, askedAt, lines.get(message.group) ?? Promise.resolve(true))
      lines.set(message.group, turn)
      return turn
    })
  }

  return {
    /** The messages that can be received now, for a single pass. */
    openDue(): DueSource {
      visibility.start()
      return {
        // With a wait of a second, SQS asks all of its servers and not some.
        start: (dispatch, limit) => receive(dispatch, limit, 1),
        close: visibility.close,
      }
    },
    /** Handles messages until it is closed. */
    consume(dispatch: Dispatch, concurrency: number, waitSeconds: number): InboxConsumption {
      const handling = new PendingWork()
      const running = new Set<Promise<unknown>>()
      let isClosed = false
      let wake = () => {}
      const pause = () =>
        new Promise<void>((resolve) => {
          wake = resolve
          setTimeout(resolve, pauseMs)
        })
      const take = async () => {
        for (const turn of await receive(dispatch, concurrency - running.size, waitSeconds, () => isClosed)) {
          const done: Promise<unknown> = turn.finally(() => running.delete(done))
          running.add(done)
          handling.track(done)
        }
      }
      const loop = async () => {
        while (!isClosed) {
          if (running.size >= concurrency) await Promise.race(running)
          else {
            await take().catch((error) => {
              report(error)
              return isClosed ? undefined : pause()
            })
          }
        }
      }
      visibility.start()
      const looping = loop()
      return {
        async close() {
          isClosed = true
          wake()
          if (!(await drainWithin(looping, handling, answerMs))) {
            report(new Error('sqsInbox: closed without waiting further: SQS does not answer'))
          }
          await visibility.close()
        },
      }
    },
  }
}
