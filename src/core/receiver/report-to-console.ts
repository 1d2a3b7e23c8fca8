import type { WebhookError, WebhookErrorCode } from '../../errors.js'
import { singleLine } from '../base/printable.js'
import type { Receipt } from './receipt.js'

// Short, because they are in every bundle: the page says more.
const fixes: Partial<Record<WebhookErrorCode, string>> = {
  media_type_unsupported: 'Set it at the sender',
  body_unavailable: 'Pass on the body as received',
  proof_missing: 'Turn on signing, and have proxies forward the header',
  signature_mismatch: 'Compare the secret, and parse no body before',
  token_mismatch: 'Compare the token',
  timestamp_too_old: 'Check the clock',
  timestamp_in_future: 'Check the clock',
  key_unavailable: 'Check the secret or the key server',
  payload_invalid: 'Compare the schema',
  handler_failed: 'Correct the handler',
  handler_timeout: 'Use an inbox',
  deadline_exceeded: 'Use an inbox',
  store_unavailable: 'Check the connection',
}

interface Kind extends Pick<Receipt, 'provider' | 'event'> {
  readonly code: WebhookErrorCode
  readonly cause: string
  printedAt: number
  /** How many errors were not printed since then. */
  unprinted: number
}

// Shared by all receivers, because a worker may make one for each request.
const kinds = new Map<string, Kind>()
const maxKinds = 100
const minuteMs = 60_000
let last: Kind | undefined

/**
 * The default `onError`: prints one line per kind of problem and minute on the console, without secrets and bodies.
 *
 * A flood of refusals costs a comparison each.
 */
export function reportToConsole(error: WebhookError, receipt: Receipt): void {
  const { code } = error
  const { provider, event, response } = receipt
  // Several receivers can have our own errors with different causes. What strangers cause is one kind, however it is worded.
  const cause = response.status < 500 ? '' : describe(error)
  const isFirst = last === undefined
  if (last?.code !== code || last.event !== event || last.provider !== provider || last.cause !== cause) {
    const name = `${provider} ${code} ${event} ${cause}`
    const key = kinds.size < maxKinds || kinds.has(name) ? name : code
    last = kinds.get(key) ?? { provider, event, code, cause, printedAt: -minuteMs, unprinted: 0 }
    kinds.set(key, last)
  }
  const time = Date.now()
  if (Math.abs(time - last.printedAt) < minuteMs) {
    last.unprinted++
    return
  }
  const { unprinted } = last
  last.printedAt = time
  last.unprinted = 0
  console.error(toLine(error, receipt, unprinted) + (isFirst ? hint : ''))
}

const hint = '. The option onError replaces these lines.'

function toLine(error: WebhookError, { provider, event = '', response }: Receipt, more: number): string {
  const { code } = error
  const about = singleLine(`${provider} ${event}`, 100).trim()
  const fix = fixes[code]
  return (
    `webhook-receiver: ${about}: ${response.status} ${code}: ${singleLine(describe(error), 400)}.` +
    `${fix ? ` ${fix}.` : ''}${more ? ` (${more} more)` : ''} See docs/errors.md#${code}`
  )
}

function describe({ message, cause }: WebhookError): string {
  return message + describeCause(cause)
}

// The message of a foreign error may quote a body or a secret. Its name, code and place cannot.
function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return ''
  const { name, message, stack = '' } = cause
  const given = 'code' in cause ? String(cause.code) : ''
  const code = /^\w{1,40}$/.test(given) ? ` ${given}` : ''
  // A message with lines that look like a place must not be taken for one.
  const place = stack.includes(message) && /\n +(at .+:\d+:\d+\)?)$/m.exec(stack.replace(message, ''))
  return ` (${name}${code}${place ? ` ${place[1]}` : ''})`
}
