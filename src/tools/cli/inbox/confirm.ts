import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Context } from '../command.js'
import { UsageError } from '../exit.js'

/**
 * Asks before something is changed that cannot be undone.
 *
 * @param isAgreed - the value of `--yes`
 * @returns whether the person agrees
 * @throws {UsageError} there is no terminal to ask on
 */
export async function confirm(question: string, isAgreed: boolean, context: Context): Promise<boolean> {
  if (isAgreed) return true
  const { stdin, out, signal } = context
  if (stdin.isTTY !== true || out.isJson) {
    throw new UsageError('there is no terminal to ask on: add --yes to do it, or --dry-run to see what would change')
  }
  out.prompt(`${question} [y/N] `)
  const lines = createInterface({ input: stdin, output: new Writable({ write: (_chunk, _encoding, done) => done() }) })
  try {
    return /^y(es)?$/i.test((await lines.question('', { signal })).trim())
  } catch {
    return false
  } finally {
    lines.close()
  }
}
