/** Repeats work at an interval, from `start` to `close`, never twice at a time. */
export interface Loop {
  start(): void
  /** Resolves once the work has ended. */
  close(): Promise<void>
}

/** @param work - must not reject; `close` aborts its signal, so that it can end early */
export function createLoop(work: (signal: AbortSignal) => Promise<unknown>, everyMs: number): Loop {
  let end: (() => void) | undefined
  let running: Promise<unknown> = Promise.resolve()

  const begin = (): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const closing = new AbortController()
    const { signal } = closing
    const turn = () => {
      // After what an earlier start has left under way.
      running = running.then(async () => {
        if (!signal.aborted) await work(signal)
        if (!signal.aborted) timer = setTimeout(turn, everyMs)
      })
    }
    turn()
    return () => {
      closing.abort()
      clearTimeout(timer)
    }
  }

  return {
    start() {
      end ??= begin()
    },
    async close() {
      end?.()
      end = undefined
      await running
    },
  }
}
