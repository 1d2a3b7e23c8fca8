import type { Attempt, Capture } from '../../inspector/captures/capture.js'
import { countUntold, filterFlags, subjectFlag, toFilter, toSubject } from '../capture-flags.js'
import { answerText, eventText, verdictText } from '../capture-text.js'
import { defineCommand } from '../command.js'
import { exitCode } from '../exit.js'
import { captureMask, maskAttempt, maskCapture } from '../mask-captures.js'
import { type Column, tableLines } from '../terminal/table.js'
import { dim, sizeOf, type Text, text, timeOf } from '../terminal/text.js'

const columns: readonly Column[] = [
  { title: 'id', align: 'right' },
  { title: 'time', dropFirst: 1 },
  { title: 'provider', dropFirst: 3 },
  { title: 'size', align: 'right', dropFirst: 5 },
  { title: 'verdict' },
  { title: 'answer', dropFirst: 2 },
  { title: 'event' },
]

export const command = defineCommand({
  args: '',
  flags: {
    ...filterFlags,
    ...subjectFlag,
    limit: { type: 'number', value: 'count', default: 50, summary: 'At most this many, the newest ones' },
  },
  examples: ['webhook-receiver list --status refused --after 1h', 'webhook-receiver list --search evt_1Q --json'],
  async run(_args, flags, context) {
    const { out } = context
    const [store, mask] = [await context.captures(), await captureMask(context)]
    const filter = { ...toFilter(flags, Date.now()), ...(await toSubject(flags, context)) }
    const found = store.list({ ...filter, limit: flags.limit }).map(mask.capture)
    for (const capture of found)
      out.json({ ...maskCapture(capture), attempts: store.attemptsOf(capture.id).map(mask.attempt).map(maskAttempt) })
    const rows = found.map((capture) => rowOf(capture, store.attemptsOf(capture.id)))
    const sealed = store.sealed()
    for (const { id, receivedAt, sealedWith } of sealed) out.json({ id, receivedAt, sealedWith })
    if (found.length > 0) for (const line of tableLines(columns, rows, out.width)) out.line(line)
    else if (sealed.length === 0)
      out.note(store.list().length === 0 ? 'No captures yet. webhook-receiver listen receives some.' : 'None match.')
    for (const { id, receivedAt, sealedWith } of sealed)
      out.line(text`#${id} ${dim(timeOf(receivedAt))} cannot be opened: it is sealed with the key ${sealedWith}`)
    for (const [count, why] of countUntold(store, filter))
      out.note(`Of ${count} it cannot be told: their bodies ${why}.`)
    if (store.damaged > 0) out.note(`${store.damaged} damaged lines of the captures were left out.`)
    return exitCode.ok
  },
})

function rowOf(capture: Capture, attempts: readonly Attempt[]): Text[] {
  const { id, receivedAt, provider, body } = capture
  return [
    text`${id}`,
    dim(timeOf(receivedAt)),
    text`${provider ?? '-'}`,
    text`${sizeOf(Buffer.byteLength(body, 'base64'))}`,
    verdictText(capture),
    answerText(attempts.at(-1)),
    eventText(capture),
  ]
}
