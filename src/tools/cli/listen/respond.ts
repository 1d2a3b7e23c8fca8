import { UsageError } from '../exit.js'
import type { RawAnswer } from './server.js'

/**
 * Reads `--respond 200` or `--respond 202:accepted`.
 *
 * @throws {UsageError} it has another form
 */
export function readRespond(value: string): RawAnswer {
  const [, status, text = ''] = /^([2-5]\d\d)(?::(.*))?$/s.exec(value) ?? []
  if (status === undefined) throw new UsageError(`--respond must be a status and a body, such as 200:ok, not ${value}`)
  return answerWith(Number(status), text)
}

/** An answer with a body of text, or of JSON if it looks like JSON. */
export function answerWith(status: number, text: string): RawAnswer {
  const body = Buffer.from(text)
  const type = /^\s*[{[]/.test(text) ? 'application/json' : 'text/plain; charset=utf-8'
  const length = ['Content-Length', String(body.length)] as const
  return { status, rawHeaders: text === '' ? [length] : [['Content-Type', type], length], body }
}
