import { once } from 'node:events'
import net from 'node:net'
import { onTestFinished } from 'vitest'

/** A response as received on the wire. */
export interface RawResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A connection whose every byte the test controls; reads one response at a time. */
export class RawClient {
  readonly socket: net.Socket
  readonly closed: Promise<unknown>
  #received = Buffer.alloc(0)
  #wake: () => void = () => {}

  private constructor(socket: net.Socket) {
    this.socket = socket
    this.closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk])
      this.#wake()
    })
    socket.on('close', () => this.#wake())
    // The server may reset the connection after its response.
    socket.on('error', () => {})
  }

  static async connect(port: number): Promise<RawClient> {
    const socket = net.connect(port, '127.0.0.1')
    await once(socket, 'connect')
    onTestFinished(() => void socket.destroy())
    return new RawClient(socket)
  }

  write(...parts: readonly (string | Uint8Array)[]): this {
    for (const part of parts) this.socket.write(part)
    return this
  }

  /** The next response, including interim (1xx) responses. */
  async response(options: { readonly toHead?: boolean } = {}): Promise<RawResponse> {
    for (;;) {
      const response = this.#takeResponse(options.toHead ?? false)
      if (response) return response
      if (this.socket.closed) throw new Error(`closed before a whole response: ${this.#received.toString('latin1')}`)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  #takeResponse(toHead: boolean): RawResponse | undefined {
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return undefined
    const [statusLine = '', ...lines] = this.#received.toString('latin1', 0, end).split('\r\n')
    const headers = Object.fromEntries(lines.map((line) => line.split(/: */, 2)).map(([k, v]) => [k?.toLowerCase(), v]))
    const length = toHead ? 0 : Number(headers['content-length'] ?? 0)
    if (this.#received.length < end + 4 + length) return undefined
    const body = this.#received.toString('utf8', end + 4, end + 4 + length)
    this.#received = this.#received.subarray(end + 4 + length)
    return { status: Number(statusLine.split(' ')[1]), headers, body }
  }
}

/** A request head; `headers` are sent line by line, including duplicates. */
export function head(method: string, target: string, headers: readonly (readonly [string, string])[]): string {
  return `${method} ${target} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/** One chunk of a chunked body. */
export function chunk(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
}
