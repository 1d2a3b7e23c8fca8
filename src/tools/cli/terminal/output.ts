import { once } from 'node:events'
import { red, type TextPart, text, toText } from './text.js'

/** Where a command prints. Results go to stdout, everything else to stderr. */
export interface Output {
  /** Whether results are printed as JSON lines. */
  readonly isJson: boolean
  /** The number of characters in a line: `COLUMNS`, or the width of the terminal. Without either, `Infinity`. */
  readonly width: number
  /** Whether a person looks at stdout. */
  readonly isTerminal: boolean
  /** Prints a line of a result for people; nothing with `--json`. A string is escaped. */
  line(line?: TextPart): void
  /** Prints a result as a line of JSON; nothing without `--json`. */
  json(value: unknown): void
  /** Prints text or bytes to stdout as they are: for exports and generated code, never for text from outside in a terminal. */
  raw(content: string | Uint8Array): void
  /** Resolves when stdout can take more. */
  drained(): Promise<void>
  /** Tells about progress, on stderr; nothing with `--quiet`. */
  note(line: TextPart): void
  /** Prints a question, on stderr, without the end of a line. */
  prompt(question: string): void
  /** Prints an error, on stderr. */
  error(message: TextPart): void
}

/** Options of {@link createOutput}. */
export interface OutputOptions {
  readonly stdout: NodeJS.WritableStream & {
    readonly isTTY?: boolean
    readonly columns?: number
    readonly writableNeedDrain?: boolean
  }
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean }
  readonly isJson: boolean
  readonly isQuiet: boolean
  /** Whether colours are used; by default on terminals only. */
  readonly color: boolean | undefined
  /** The value of `COLUMNS`. */
  readonly columns: string | undefined
}

/** Makes the output of a command. */
export function createOutput({ stdout, stderr, isJson, isQuiet, color, columns }: OutputOptions): Output {
  const rendered = (part: TextPart, isTerminal = false): string => {
    const { colored, plain } = toText(part)
    return `${(color ?? isTerminal) ? colored : plain}\n`
  }
  return {
    isJson,
    width: /^[1-9]\d*$/.test(columns ?? '') ? Number(columns) : (stdout.columns ?? Number.POSITIVE_INFINITY),
    isTerminal: stdout.isTTY === true,
    line(line: TextPart = '') {
      if (!isJson) stdout.write(rendered(line, stdout.isTTY))
    },
    json(value) {
      if (isJson) stdout.write(`${jsonLine(value)}\n`)
    },
    raw(content) {
      stdout.write(content)
    },
    drained: async () => {
      if (stdout.writableNeedDrain === true) await once(stdout, 'drain')
    },
    note(line) {
      if (!isQuiet) stderr.write(rendered(line, stderr.isTTY))
    },
    prompt(question) {
      stderr.write(question)
    },
    error(message) {
      stderr.write(rendered(text`${red('error')} ${message}`, stderr.isTTY))
    },
  }
}

/** JSON in which all characters that a terminal could act upon are escaped. */
export function jsonLine(value: unknown): string {
  const escaped = (character: string) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join('')
  return JSON.stringify(value).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escaped)
}
