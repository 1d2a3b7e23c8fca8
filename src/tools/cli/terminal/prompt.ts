import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Context } from '../command.js'

/**
 * Asks for a value without showing what is typed.
 *
 * @returns `undefined` if there is no terminal to ask on, or the person ends the input
 */
export async function askHidden(
  { stdin, out, signal }: Pick<Context, 'stdin' | 'out' | 'signal'>,
  question: string,
): Promise<string | undefined> {
  if (stdin.isTTY !== true || out.isJson) return undefined
  // readline echoes to its output; this one swallows it.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: true, historySize: 0 })
  try {
    return await new Promise((resolve) => {
      out.prompt(question)
      lines.once('line', resolve)
      lines.once('close', () => resolve(undefined))
      lines.once('SIGINT', () => resolve(undefined))
      signal.addEventListener('abort', () => resolve(undefined), { once: true })
    })
  } finally {
    lines.close()
    out.prompt('\n')
  }
}
