/** A signal that aborts after a time. */
export interface TimeLimit {
  readonly signal: AbortSignal
  /** Ends the time, so that the signal no longer aborts. */
  end(): void
}

/**
 * Makes a signal that aborts after a time, with a `TimeoutError`, or as soon as another signal does.
 *
 * Node 20 collects an `AbortSignal.timeout()` as garbage while only an `AbortSignal.any()` refers to it, and the time never
 * ends. Here the timer holds the signal.
 */
export function limitSignal(timeoutMs: number, signal?: AbortSignal): TimeLimit {
  const controller = new AbortController()
  const onAbort = () => controller.abort(signal?.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('the time is over', 'TimeoutError')), timeoutMs)
  if (signal?.aborted) onAbort()
  else signal?.addEventListener('abort', onAbort, { once: true })
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    },
  }
}
