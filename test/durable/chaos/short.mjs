// @ts-check
// A short round of faults for the checks before a merge: two engines lose nothing, and a control is noticed.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('./main.mjs', import.meta.url))

/**
 * @param {readonly string[]} args
 * @returns {{ readonly status: number | null, readonly outOfOrder: number }}
 */
function round(...args) {
  const { status, stdout } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    // A round ends by itself after a minute, and when it hangs it says so after five.
    timeout: 480_000,
    killSignal: 'SIGKILL',
  })
  console.log(stdout.trim())
  const [, outOfOrder = '0'] = /"outOfOrder":(\d+)/.exec(stdout) ?? []
  return { status, outOfOrder: Number(outOfOrder) }
}

const rounds = [
  round('pg-boss', 'kill-receiver', '0.15').status === 0,
  round('bullmq', 'kill-receiver', '0.15').status === 0,
  // The handlers overtake each other on purpose, at any speed of the machine.
  round('pg-boss', 'none', '0.05', '--control=overtake', '--patience=3').outOfOrder > 0,
]
console.log(`${rounds.filter(Boolean).length} of ${rounds.length} rounds ended as they must`)
process.exitCode = rounds.every(Boolean) ? 0 : 1
