// The answers that arrive together lead to their next calls within fewer microtasks than this.
const microtasks = 32

/**
 * Makes a function that starts calls of the server a few microtasks later, all that gather until then at once. The client
 * sends what is started at once in a single write to its socket, which costs this process and the server less.
 */
export function inTurns(): <Result>(call: () => Promise<Result>) => Promise<Result> {
  let waiting: (() => void)[] = []
  const startAll = async () => {
    for (let passed = 0; passed < microtasks; passed++) await Promise.resolve()
    const calls = waiting
    waiting = []
    for (const call of calls) call()
  }
  return (call) =>
    new Promise((resolve) => {
      // Async, so that a call that throws does not keep the others from starting.
      waiting.push(() => resolve((async () => call())()))
      if (waiting.length === 1) void startAll()
    })
}
