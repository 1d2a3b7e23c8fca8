import { limitTime } from '../../../core/base/waiting.js'

/** Waits for AWS for a limited time. The SDK waits for a dead connection until the system gives it up, which takes minutes. */
export function answered<T>(work: Promise<T>, timeoutMs = 10_000): Promise<T> {
  return limitTime(work, timeoutMs, () => {
    throw new Error(`sqsInbox: AWS did not answer within ${timeoutMs} ms`)
  })
}
