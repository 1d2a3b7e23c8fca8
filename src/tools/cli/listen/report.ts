import type { Attempt, Capture, CaptureDiagnosis } from '../../inspector/captures/capture.js'
import type { LikelySender } from '../../inspector/verdict/likely-sender.js'
import { answerText, proofText } from '../capture-text.js'
import type { Context } from '../command.js'
import type { AnswerFinding } from '../doctor/explain-answer.js'
import { type CaptureMask, maskCapture, maskTarget } from '../mask-captures.js'
import { maxRetriesOf } from '../requests/retry-rules.js'
import type { WriteCommand } from '../terminal/command-line.js'
import type { Output } from '../terminal/output.js'
import { bold, dim, green, red, sizeOf, spanOf, type Text, text, timeOf, wrapWords, yellow } from '../terminal/text.js'
import type { NextAttempt } from './handover.js'

const indent = ' '.repeat(9)

/** Prints what happens to deliveries: a line for the request, one for each answer, and one for a finding of the doctor. */
export class Report {
  readonly #out: Output
  readonly #writeCommand: WriteCommand
  readonly #mask: CaptureMask
  readonly #resembled = new Set<string>()
  readonly #counts = { received: 0, verified: 0, refused: 0, delivered: 0 }

  constructor({ out, writeCommand }: Pick<Context, 'out' | 'writeCommand'>, mask: CaptureMask) {
    this.#mask = mask
    this.#out = out
    this.#writeCommand = writeCommand
  }

  received(stored: Capture): void {
    const capture = this.#mask.capture(stored)
    this.#counts.received++
    if (capture.verdict.status === 'verified') this.#counts.verified++
    if (capture.verdict.status === 'refused') this.#counts.refused++
    const { id, receivedAt, provider, verdict, method, target, body, truncated } = capture
    const size = `${truncated ? 'more than ' : ''}${sizeOf(Buffer.byteLength(body, 'base64'))}`
    const what = verdict.event ?? `${method} ${maskTarget(target)}`
    this.#out.json({ received: { ...maskCapture(capture), body: undefined, rawHeaders: undefined } })
    const name = provider === undefined ? bold(what) : text`${provider} ${bold(what)}`
    const delivery = verdict.deliveryId === undefined ? '' : `  ${shortened(verdict.deliveryId)}`
    this.#out.line(
      text`${dim(timeOf(receivedAt))} → ${name}${dim(delivery)}  ${size}  ${verdictOf(capture)}  ${dim(`#${id}`)}`,
    )
  }

  /** Says who may have sent a request without a provider, once for each vendor. */
  resembling({ id }: Capture, sender: LikelySender | undefined): void {
    if (sender === undefined) return
    const { provider, words } = sender
    this.#out.json({ resembles: { id, provider, words } })
    if (this.#resembled.has(provider)) return
    this.#resembled.add(provider)
    this.#out.line(text`${indent}${words}; ${bold(`--provider ${provider}`)} verifies it`)
  }

  attempted(capture: Capture, attempt: Attempt, next: NextAttempt | undefined, speed: number): void {
    if (attempt.status !== undefined && attempt.status < 300) this.#counts.delivered++
    const { body: _, rawHeaders: __, ...shown } = attempt
    this.#out.json({ answered: { ...shown, to: maskTarget(shown.to) } })
    const retry = next === undefined ? '' : `   ${retryText(next, speed)}`
    const end = Date.parse(attempt.at) + attempt.durationMs
    const to = maskTarget(attempt.to.replace(/^http:\/\//, ''))
    this.#out.line(
      text`${dim(timeOf(end))} ← ${answerText(attempt)} ${capture.method} ${to}  ${dim(`${spanOf(attempt.durationMs)}  #${capture.id}`)}${yellow(retry)}`,
    )
  }

  diagnosed(capture: Capture, { cause, proof, fix, run, hints = [] }: CaptureDiagnosis): void {
    this.#out.json({ diagnosed: { id: capture.id, cause, proof, fix, run, hints } })
    const { code, message = '' } = capture.verdict
    const guess = code === 'signature_mismatch' ? 'most often the secret given to listen is another one' : message
    const found =
      cause === 'unknown'
        ? `no cause is proved; ${guess} (${proof})`
        : `${cause.replaceAll('_', ' ')} (proof: ${proof.replace(/^Verification succeeds /, '')})`
    this.#advise(capture, found)
  }

  /** Says why the server's answer is not what the verdict leads to expect. */
  answered(capture: Capture, { cause, proof, fix, run, code }: AnswerFinding): void {
    this.#out.json({ diagnosed: { id: capture.id, cause, proof, fix, run, code, hints: [] } })
    this.#advise(capture, `${cause.replaceAll('_', ' ')}: ${proof}`)
  }

  #advise({ id }: Capture, found: string): void {
    const width = this.#out.width - indent.length - 'doctor: '.length
    const fix = `Fix: ${this.#writeCommand(`show ${id} --fix`)}`
    const [first = '', ...rest] = withWhole(wrapWords(`${found}.`, width), fix, width)
    this.#out.line(text`${indent}${yellow('doctor')}: ${first}`)
    for (const line of rest) this.#out.line(text`${indent}${line}`)
  }

  held(capture: Capture | undefined): void {
    this.#out.json({ held: capture?.id ?? null })
    if (capture === undefined)
      this.#out.line(text`${indent}${green('the server is up again: all kept requests were handed over')}`)
    else this.#out.line(text`${indent}${yellow('kept')} #${capture.id} until the server is up, answered 202`)
  }

  note(message: string): void {
    this.#out.note(text`${indent}${message}`)
  }

  summary(): Text {
    const { received, verified, refused, delivered } = this.#counts
    return text`${received} received, ${verified} verified, ${refused} refused, ${delivered} answered 2xx`
  }
}

function verdictOf(capture: Capture): Text {
  const { verdict } = capture
  if (verdict.status === 'verified') return text`${green('verified')} ${dim(proofText(capture))}`
  return verdict.status === 'refused' ? text`${bold(red('REFUSED'))} ${red(verdict.code)}` : dim('not verified')
}

function retryText({ retry, afterMs, profile }: NextAttempt, speed: number): string {
  const faster = speed === 1 ? '' : `, ${speed}× faster`
  return `retry ${retry} of ${maxRetriesOf(profile)} in ${spanOf(afterMs)} (${profile.name} rules${faster})`
}

/** An id that is short enough for a line: its beginning and its end. */
function shortened(id: string): string {
  return id.length <= 16 ? id : `${id.slice(0, 8)}…${id.slice(-4)}`
}

/** Adds a part that is not broken, so that it can be copied: to the last line, or on a line for itself. */
function withWhole(lines: readonly string[], part: string, width: number): readonly string[] {
  const last = lines.at(-1) ?? ''
  const isLong = last.length + 1 + part.length > width
  return isLong ? [...lines, part] : [...lines.slice(0, -1), `${last} ${part}`]
}
