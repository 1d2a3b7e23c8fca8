/**
 * Compares functions that do the same work, side by side in one process.
 *
 * Processor times drift with the machine; ratios within one round hardly do. Every round runs each candidate
 * for about the same time, and the ratio to the first candidate is taken within the round.
 *
 * @param {string} title - what the candidates do
 * @param {Readonly<Record<string, () => unknown>>} candidates - the first is the floor; a promise is awaited
 * @returns {Promise<Table>} the samples, in microseconds of processor time for one call
 *
 * @typedef {{ title: string, rows: readonly Row[] }} Table
 * @typedef {{ name: string, costs: readonly number[], ratios: readonly number[] }} Row
 */
export async function compare(title, candidates, { rounds = 9, roundMs = 20 } = {}) {
  const runners = await Promise.all(Object.entries(candidates).map(([name, call]) => toRunner(name, call)))
  for (const runner of runners) await calibrate(runner, roundMs)
  const costs = runners.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, runner] of runners.entries()) costs[index].push(await costOf(runner, runner.calls))
  }
  return { title, rows: runners.map(({ name }, index) => toRow(name, costs[index], costs[0])) }
}

/** A row of a table, with the ratio of each sample to the floor's sample of the same round. */
export function toRow(name, costs, floor) {
  return { name, costs, ratios: costs.map((cost, round) => cost / floor[round]) }
}

// Each candidate has a separate loop: in a shared one, type feedback of one candidate would slow down the others.
async function toRunner(name, call) {
  const first = call()
  await first
  const waiting = async (calls) => {
    for (let index = 0; index < calls; index++) await call()
  }
  const running = (calls) => {
    for (let index = 0; index < calls; index++) call()
  }
  // Not by `instanceof`: a promise may come from another realm.
  return { name, run: typeof first?.then === 'function' ? waiting : running, calls: 1 }
}

// Doubles the calls until they take this long, so that V8 has optimized all of the code before the first round. With less, the
// optimizing thread's time counts as the candidate's, and code with more functions looks slower than it is.
const warmUpMs = 500

async function calibrate(runner, roundMs) {
  for (let calls = 16; ; calls *= 2) {
    const cost = await costOf(runner, calls)
    if ((cost * calls) / 1000 < warmUpMs) continue
    runner.calls = Math.max(1, Math.round((roundMs * 1000) / cost))
    return
  }
}

/** Microseconds of processor time for one call; other processes on the machine do not count. */
async function costOf({ run }, calls) {
  // Collects the garbage of the previous candidate, so that this one does not pay for it; a full collection would drop hot code.
  globalThis.gc?.({ type: 'minor' })
  const start = process.cpuUsage()
  await run(calls)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / calls
}
