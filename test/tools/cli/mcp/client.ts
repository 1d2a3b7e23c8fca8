import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished } from 'vitest'
import { runProgram } from '../../../../src/tools/cli/program.js'
import type { NewCapture } from '../../../../src/tools/inspector/captures/capture.js'
import { type Captures, openCaptures } from '../../../../src/tools/inspector/captures/captures.js'
import { loadDeliveries } from '../../../../src/tools/inspector/providers/providers.js'
import { keep, newCwd } from '../run.js'

// Answers are JSON of any shape.
type Json = ReturnType<typeof JSON.parse>

/** A message, as a line. */
export const line = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`

const greeting = 'greeting'

/** The request that begins a session. */
export const initialize = (id: string | number = greeting, version = '2025-11-25') =>
  line({
    id,
    method: 'initialize',
    params: { protocolVersion: version, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  })

/** A running server, and what it wrote. */
export interface McpClient {
  /** Sends a request, and returns the whole answer. */
  ask(method: string, params?: object): Promise<Json>
  /** Calls a tool, and returns its texts. */
  call(name: string, args?: object): Promise<Called>
  /** Writes bytes as they are. */
  write(bytes: string | Uint8Array): void
  /** The messages so far, without the answer to the greeting. */
  messages(): readonly Json[]
  /** Waits for a message. */
  until(isWanted: (message: Json) => boolean): Promise<Json>
  /** Ends the input, and returns the exit code. */
  close(): Promise<number>
  readonly stderr: () => string
}

interface Called {
  readonly text: string
  /** The captured data, parsed. */
  readonly captured: Json
  /** The whole text of the captured data, with its marks. */
  readonly marked: string
  readonly isError: boolean
}

/** Starts `webhook-receiver mcp` in this process, and begins a session unless told otherwise. */
export function startMcp(
  args: readonly string[] = [],
  {
    cwd = newCwd(),
    env = {},
    greets = true,
  }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>>; readonly greets?: boolean } = {},
): McpClient {
  const stdin = Object.assign(new PassThrough(), { isTTY: false })
  const stderr = keep()
  const received: Json[] = []
  const waiting = new Set<() => void>()
  const stdout = new PassThrough()
  let rest = ''
  stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('utf8')).split('\n')
    rest = lines.pop() ?? ''
    received.push(...lines.map((text) => JSON.parse(text)).filter(({ id }) => id !== greeting))
    for (const check of waiting) check()
  })
  const stop = new AbortController()
  const ended = runProgram(['mcp', ...args], {
    isForeground: () => true,
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout,
    stderr: stderr.stream,
    env,
    cwd,
    signal: stop.signal,
    version: '1.2.3',
  })
  onTestFinished(async () => {
    stop.abort()
    await ended
  })
  const until: McpClient['until'] = (isWanted) =>
    new Promise((resolve) => {
      const check = () => {
        const found = received.find(isWanted)
        if (found === undefined) return
        waiting.delete(check)
        resolve(found)
      }
      waiting.add(check)
      check()
    })
  let nextId = 1
  const ask: McpClient['ask'] = (method, params = {}) => {
    const id = `ask-${nextId++}`
    stdin.write(line({ id, method, params }))
    return until((message) => message.id === id)
  }
  if (greets) stdin.write(initialize())
  return {
    ask,
    async call(name, callArguments = {}) {
      const { result, error } = await ask('tools/call', { name, arguments: callArguments })
      expect(error).toBeUndefined()
      const [first, second] = result.content
      const marked: string = second?.text ?? ''
      const [, json] = /^----- begin captured data \w+ -----\n(.*)\n----- end/m.exec(marked) ?? []
      return { text: first.text, marked, captured: json && JSON.parse(json), isError: result.isError }
    },
    write: (bytes) => void stdin.write(bytes),
    messages: () => received,
    until,
    close: () => {
      stdin.end()
      return ended
    },
    stderr: stderr.text,
  }
}

export const secret = 'It is a secret of 31 letters, /+&'

/** A folder with its captures. */
export function newFolder(): { readonly cwd: string; readonly captures: Captures } {
  const cwd = newCwd()
  return { cwd, captures: openCaptures({ dir: join(cwd, '.webhook-receiver') }) }
}

/** A genuine, captured delivery of GitHub. */
export async function githubCapture(change: Partial<NewCapture> = {}): Promise<NewCapture> {
  const { samples, sender } = await loadDeliveries('github')
  const { sign } = await sender({ secret })
  const { method, headers, body } = await sign(samples['issues']?.() ?? samples['push']?.() ?? expect.fail())
  return {
    receivedAt: new Date().toISOString(),
    method,
    target: '/hooks',
    httpVersion: '1.1',
    rawHeaders: [['Host', 'hooks.example'], ...headers],
    body: Buffer.from(body).toString('base64'),
    provider: 'github',
    verdict: { status: 'verified', event: 'push' },
    origin: 'received',
    ...change,
  }
}
