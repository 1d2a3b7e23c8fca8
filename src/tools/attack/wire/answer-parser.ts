import type { HeaderLine } from '../../../core/request/delivery.js'
import { maxAnswerBytes, type WireAnswer } from './exchange.js'

const maxHeadBytes = 65_536

/** Reads one answer from the bytes of a connection. It is lenient, since it must read what flawed servers write. */
export class AnswerParser {
  #rest: Uint8Array = new Uint8Array()
  #head: { status: number; headers: readonly HeaderLine[] } | undefined
  #body: Uint8Array[] = []
  #kept = 0
  #left = 0
  #mode: 'length' | 'chunk' | 'end' = 'end'
  #isDone = false
  #isContinued = false

  /** Whether `100 Continue` came. */
  get isContinued(): boolean {
    return this.#isContinued
  }

  /** Whether the answer tells that the connection ends after it. */
  get isLast(): boolean {
    const connection = this.#header('connection')?.toLowerCase()
    return this.#mode === 'end' || connection === 'close'
  }

  /** The answer, once it is complete. */
  get answer(): WireAnswer | undefined {
    return this.#isDone ? this.#toAnswer() : undefined
  }

  /** What is there when the connection ends: an answer without a length ends then, and a broken one counts too. */
  end(): WireAnswer | undefined {
    return this.#head === undefined ? undefined : this.#toAnswer()
  }

  /** Takes bytes, and returns those after the end of the answer. */
  add(bytes: Uint8Array): Uint8Array {
    this.#rest = join(this.#rest, bytes)
    while (this.#head === undefined && this.#readHead()) {}
    if (this.#head !== undefined) while (!this.#isDone && this.#readBody()) {}
    if (!this.#isDone) return new Uint8Array()
    const after = this.#rest
    this.#rest = new Uint8Array()
    return after
  }

  #readHead(): boolean {
    const text = latin1(this.#rest.subarray(0, maxHeadBytes))
    const end = /\r?\n\r?\n/.exec(text)
    if (end === null) return false
    const [first = '', ...lines] = text.slice(0, end.index).split(/\r?\n/)
    this.#rest = this.#rest.subarray(end.index + end[0].length)
    const status = Number(/^HTTP\/\d(?:\.\d)? (\d{3})/.exec(first)?.[1] ?? 0)
    if (status >= 100 && status < 200) {
      this.#isContinued ||= status === 100
      return true
    }
    this.#head = { status, headers: lines.map(toHeaderLine) }
    this.#chooseMode(status)
    return false
  }

  #chooseMode(status: number): void {
    const length = this.#header('content-length')
    if (this.#header('transfer-encoding')?.toLowerCase().includes('chunked') === true) this.#mode = 'chunk'
    else if (length !== undefined || status === 204 || status === 304) {
      this.#mode = 'length'
      this.#left = Number(length ?? 0)
      this.#isDone = !(this.#left > 0)
    }
  }

  #readBody(): boolean {
    if (this.#mode === 'chunk' && this.#left === 0) return this.#readChunkHead()
    if (this.#rest.length === 0) return false
    const part = this.#mode === 'end' ? this.#rest : this.#rest.subarray(0, this.#left)
    this.#keep(part)
    this.#rest = this.#rest.subarray(part.length)
    this.#left -= part.length
    this.#isDone = this.#mode === 'length' && this.#left <= 0
    return true
  }

  #readChunkHead(): boolean {
    const line = /^(?:\r?\n)?([0-9a-fA-F]{1,8})[^\n]{0,200}\n/.exec(latin1(this.#rest.subarray(0, 256)))
    if (line === null) return false
    this.#rest = this.#rest.subarray(line[0].length)
    this.#left = Number.parseInt(line[1] ?? '0', 16)
    if (this.#left > 0) return true
    this.#isDone = true
    const trailer = /^(?:[^\S\n]*\S[^\n]*\n)*\r?\n/.exec(latin1(this.#rest.subarray(0, maxHeadBytes)))
    this.#rest = this.#rest.subarray(trailer?.[0].length ?? 0)
    return false
  }

  #keep(part: Uint8Array): void {
    const taken = part.subarray(0, maxAnswerBytes - this.#kept)
    if (taken.length === 0) return
    this.#body.push(taken)
    this.#kept += taken.length
  }

  #header(name: string): string | undefined {
    return this.#head?.headers.find(([found]) => found.toLowerCase() === name)?.[1]
  }

  #toAnswer(): WireAnswer {
    const { status = 0, headers = [] } = this.#head ?? {}
    return { status, headers, body: this.#body.reduce(join, new Uint8Array()) }
  }
}

function toHeaderLine(line: string): HeaderLine {
  const colon = line.indexOf(':')
  return colon === -1 ? [line, ''] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}

function join(left: Uint8Array, right: Uint8Array): Uint8Array {
  if (left.length === 0) return right
  const joined = new Uint8Array(left.length + right.length)
  joined.set(left)
  joined.set(right, left.length)
  return joined
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
