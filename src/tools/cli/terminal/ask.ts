import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Context } from '../command.js'
import { UsageError } from '../exit.js'
import { text, toText } from './text.js'

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

/**
 * Makes sure that a person means to attack another machine.
 *
 * @param named - the host that the flag names; '' asks for it
 * @throws {UsageError} the name is not that of the target, the person cancels, or there is no terminal to ask on
 */
export async function confirmHost(host: string, named: string, context: Context): Promise<void> {
  const given = named === '' ? await ask(host, context) : named
  if (given.trim().toLowerCase() !== host) {
    throw new UsageError(`--allow-remote: the host is ${host}; attack only endpoints that are yours`)
  }
}

async function ask(host: string, { stdin, out, signal }: Context): Promise<string> {
  if (stdin.isTTY !== true || out.isJson) {
    throw new UsageError(`--allow-remote: without a terminal, name the host: --allow-remote=${host}`)
  }
  const lines = createInterface({ input: stdin, output: process.stderr })
  const { plain } = toText(text`This sends hundreds of hostile requests to ${host}. Type its name to go on: `)
  try {
    return await new Promise((resolve, reject) => {
      const cancel = () => {
        out.prompt('\n')
        reject(new UsageError('--allow-remote: cancelled, nothing was sent'))
      }
      lines.question(plain, resolve)
      // Ctrl+C and Ctrl+D.
      lines.once('SIGINT', cancel).once('close', cancel)
      signal.addEventListener('abort', cancel, { once: true })
    })
  } finally {
    lines.removeAllListeners('close').close()
  }
}
