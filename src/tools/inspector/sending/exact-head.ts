import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { HeaderLine } from '../../../core/request/delivery.js'

const endOfHead = Buffer.from('\r\n\r\n')

/** The head of an HTTP/1.1 request: the request line and every header line as given, in Latin-1. */
export function writeHead(method: string, target: string, headers: readonly HeaderLine[]): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`, 'latin1')
}

/**
 * A connection that replaces the head of the first request written to it, and passes on everything else.
 *
 * The HTTP client of Node adds `Connection` to a list of header lines, and cannot be told not to. It still frames the body,
 * reads the answer and manages the connection.
 */
export class ExactHead extends Duplex {
  readonly #socket: Socket
  readonly #head: Buffer
  #written = Buffer.alloc(0)
  #isHeadWritten = false

  constructor(socket: Socket, head: Buffer) {
    super()
    this.#socket = socket
    this.#head = head
    socket.on('data', (bytes: Buffer) => {
      if (!this.push(bytes)) socket.pause()
    })
    socket.on('end', () => this.push(null))
    socket.on('error', (error) => this.destroy(error))
    socket.on('close', () => this.destroy())
  }

  override _read(): void {
    this.#socket.resume()
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (this.#isHeadWritten) {
      this.#socket.write(bytes, done)
      return
    }
    this.#written = Buffer.concat([this.#written, bytes])
    const end = this.#written.indexOf(endOfHead)
    if (end === -1) {
      done()
      return
    }
    this.#isHeadWritten = true
    this.#socket.write(Buffer.concat([this.#head, this.#written.subarray(end + endOfHead.length)]), done)
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#socket.end(() => done())
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#socket.destroy()
    done(error)
  }
}
