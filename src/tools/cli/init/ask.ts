import { Writable } from 'node:stream'
import { autocomplete, isCancel, select } from '@clack/prompts'
import type { Context } from '../command.js'
import { UsageError } from '../exit.js'

/** A value that a person can choose. */
export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

/** Questions on a terminal. */
export interface Questions {
  /** Asks for one of many, which typing narrows down. */
  search(message: string, choices: readonly Choice[]): Promise<string>
  select(message: string, choices: readonly Choice[], first: string): Promise<string>
}

/** Questions on the terminal of a command, on stderr. */
export function questionsOn({ stdin, out, signal }: Pick<Context, 'stdin' | 'out' | 'signal'>): Questions {
  const prompts = new Writable({
    write(chunk, _encoding, done) {
      out.prompt(String(chunk))
      done()
    },
  })
  const { columns, rows } = process.stderr
  const common = { input: stdin, output: Object.assign(prompts, { columns, rows }), signal, maxItems: 10 }
  const answerOf = (answer: string | symbol): string => {
    if (isCancel(answer)) throw new UsageError('cancelled, nothing was written')
    return String(answer)
  }
  return {
    search: async (message, options) =>
      answerOf(await autocomplete({ ...common, message, options: [...options], placeholder: 'Type to search' })),
    select: async (message, options, initialValue) =>
      answerOf(await select({ ...common, message, options: [...options], initialValue })),
  }
}
