import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { runProgram, type Surroundings } from '../../../src/tools/cli/program.js'

/** What a command printed, and how it ended. */
export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** A new, empty folder. */
export function newCwd(): string {
  return mkdtempSync(join(tmpdir(), 'cli-'))
}

/** A stream that keeps what is written to it. */
export function keep(): { readonly stream: Writable; readonly text: () => string } {
  const chunks: Buffer[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(Buffer.from(chunk))
      done()
    },
  })
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') }
}

/** Runs a command line in this process. */
export async function run(args: readonly string[], changes: Partial<Surroundings> = {}): Promise<Ran> {
  const [stdout, stderr] = [keep(), keep()]
  const stdin = Object.assign(new PassThrough(), { isTTY: false }) as unknown as NodeJS.ReadStream
  const code = await runProgram(args, {
    stdin,
    isForeground: () => true,
    stdout: stdout.stream,
    stderr: stderr.stream,
    env: {},
    cwd: newCwd(),
    signal: new AbortController().signal,
    version: '1.2.3',
    ...changes,
  })
  return { code, stdout: stdout.text(), stderr: stderr.text() }
}
