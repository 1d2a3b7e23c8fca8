import { singleLine } from '../../../core/base/printable.js'
import type { StoredDelivery } from '../../../core/ports/inbox.js'
import type { DeadLetter } from '../../../stores/inbox/operating/operations.js'
import { maskHeaders, maskTarget } from '../mask-captures.js'
import type { Output } from '../terminal/output.js'
import { tableLines } from '../terminal/table.js'
import { bold, cyan, dim, red, spanOf, text, toText } from '../terminal/text.js'

/** Prints dead letters as a table, oldest first. */
export function printDeadLetters(letters: readonly DeadLetter[], out: Output): void {
  for (const letter of letters) out.json(toJson(letter))
  if (letters.length === 0) {
    out.line('no dead letters')
    return
  }
  const columns = [
    { title: 'id' },
    { title: 'endpoint', dropFirst: 2 },
    { title: 'event', dropFirst: 1 },
    { title: 'key', dropFirst: 3 },
    { title: 'tries', align: 'right' as const },
    { title: 'failed', align: 'right' as const },
    { title: 'reason' },
  ]
  const now = Date.now()
  const rows = letters.map(({ delivery, attempts, failedAt, reason }) => [
    bold(delivery.id),
    toText(delivery.endpoint),
    toText(workOf(delivery) || '-'),
    toText(delivery.key ?? ''),
    toText(attempts),
    dim(`${spanOf(now - failedAt)} ago`),
    red(singleLine(reason, reason.length)),
  ])
  for (const line of tableLines(columns, rows, out.width)) out.line(line)
}

/** Prints one dead letter with its request. Credentials are masked. */
export function printDeadLetter(letter: DeadLetter, out: Output): void {
  out.json(toJson(letter))
  const { delivery, attempts, failedAt, reason } = letter
  const { request, key, endpoint, id, deliveryId } = delivery
  out.line(text`${bold(id)}  ${endpoint} ${workOf(delivery)}  ${dim(deliveryId)}`)
  out.line(
    text`failed ${dim(new Date(failedAt).toISOString())} after ${attempts} attempts${key === undefined ? '' : `, key ${key}`}`,
  )
  for (const line of reason.split('\n')) out.line(red(line))
  out.line()
  out.line(bold(`${request.method} ${maskTarget(request.url)}`))
  for (const [name, value] of maskHeaders(request.headers)) out.line(text`${cyan(name)}: ${value}`)
  out.line()
  for (const line of new TextDecoder().decode(request.body.subarray(0, 4096)).split('\n')) out.line(line)
}

function toJson({ delivery, attempts, failedAt, reason }: DeadLetter) {
  const { id, deliveryId, endpoint, event, handler, key } = delivery
  return { id, deliveryId, endpoint, event, handler: handler?.name, key, attempts, failedAt, reason }
}

// The event, and the handler among several.
function workOf({ event = '', handler }: StoredDelivery): string {
  return handler ? `${event} ${handler.name}` : event
}
