import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { type Captures, openCaptures } from '../../../../src/tools/inspector/captures/captures.js'
import { keep, newCwd, run } from '../run.js'

/** A running `listen`. */
export interface Listening {
  readonly url: string
  readonly cwd: string
  /** What it has printed on stdout so far. */
  readonly printed: () => string
  /** What it has printed on stderr so far. */
  readonly noted: () => string
  /** Resolves once it has printed a text. */
  readonly prints: (text: string) => Promise<void>
  readonly captures: () => Captures
  /** Ends it as Ctrl+C does. */
  readonly stop: () => Promise<number>
}

/** What `listen` is started with. */
export interface ListeningOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  readonly stdin?: NodeJS.ReadStream
  readonly isForeground?: () => boolean
}

/** Starts `listen` in this process, on a free port. It ends with the test. */
export async function startListening(
  args: readonly string[],
  { env = {}, cwd = newCwd(), ...terminal }: ListeningOptions = {},
): Promise<Listening> {
  let text = ''
  const waiting = new Set<() => void>()
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk)
      for (const check of waiting) check()
      done()
    },
  })
  const prints = (wanted: string) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!text.includes(wanted)) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
    })
  const stopping = new AbortController()
  const stderr = keep()
  const ended = run(['listen', '--port', '0', '--no-ui', ...args], {
    stdout,
    stderr: stderr.stream,
    env,
    cwd,
    ...terminal,
    signal: stopping.signal,
  })
  const stop = async () => {
    stopping.abort()
    return (await ended).code
  }
  onTestFinished(async () => {
    await stop()
  })
  await Promise.race([prints('127.0.0.1'), ended.then(() => Promise.reject(new Error(stderr.text())))])
  const [url = ''] = /Listening on (\S+\d)|"(http:[^"]+)"/.exec(text)?.slice(1).filter(Boolean) ?? []
  return {
    url,
    cwd,
    printed: () => text,
    noted: stderr.text,
    prints,
    captures: () => openCaptures({ dir: join(cwd, '.webhook-receiver') }),
    stop,
  }
}

/** A request that a local server has got. */
export interface Got {
  readonly method: string
  readonly url: string
  readonly rawHeaders: readonly string[]
  readonly body: string
}

/** A local server that keeps what it gets. It ends with the test. */
export async function startLocal(
  answer: (response: ServerResponse, got: Got, count: number) => void = (response) => response.end('done'),
  port = 0,
): Promise<{ readonly port: number; readonly got: Got[]; readonly close: () => Promise<void> }> {
  const got: Got[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', url = '', rawHeaders } = request
      const each = { method, url, rawHeaders, body }
      got.push(each)
      answer(response, each, got.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => closed(server)
  onTestFinished(close)
  return { port: (server.address() as AddressInfo).port, got, close }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}
