import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Context } from '../command.js'

/**
 * Calls back for each line that a person enters at a terminal.
 *
 * Reads only while this process is in the foreground, because the system stops a background process that reads (SIGTTIN), and
 * never from a pipe, which is meant for another program.
 *
 * @returns `undefined` if no person can enter a line now
 */
export function onEnteredLine(
  { stdin, isForeground }: Pick<Context, 'stdin' | 'isForeground'>,
  call: () => void,
): { readonly close: () => void } | undefined {
  if (stdin.isTTY !== true || !isForeground()) return undefined
  // Lines, not raw keys: Ctrl+C and Ctrl+Z stay with the terminal.
  const lines = createInterface({ input: stdin })
  lines.on('line', call)
  const follow = () => {
    if (isForeground()) lines.resume()
    else lines.pause()
  }
  const close = () => {
    process.off('SIGCONT', follow)
    lines.close()
  }
  // The shell sends it with bg and fg.
  if (process.platform !== 'win32') process.on('SIGCONT', follow)
  lines.once('close', () => process.off('SIGCONT', follow))
  // The terminal is gone.
  stdin.once('error', close)
  return { close }
}

/** Whether this process may read from its terminal. */
export function isForeground(): boolean {
  try {
    // After the name, which may have spaces: state, parent, group, session, terminal, and the group in its foreground.
    const [, , group, , , foreground] = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return group === foreground
  } catch {
    if (process.platform === 'win32') return true
    const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(process.pid)], { encoding: 'utf8', timeout: 2_000 })
    return stdout?.includes('+') === true
  }
}
