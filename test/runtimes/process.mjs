import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** What a program printed; fails with both of its outputs when it ends in error or takes longer than four minutes. */
export async function output(command, args, { cwd }) {
  try {
    const { stdout } = await execute(command, args, { cwd, timeout: 240_000, maxBuffer: 2 ** 26 })
    return stdout
  } catch (error) {
    const printed = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim()
    throw new Error(`${command} ${args.join(' ')}: ${printed || error.message}`)
  }
}
