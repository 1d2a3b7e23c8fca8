import type { Destination } from '../../inspector/sending/destination.js'
import { isUnreachable } from '../../inspector/sending/send-raw.js'
import { type ExitCode, exitCode, UnreachableError } from '../exit.js'
import type { Output } from '../terminal/output.js'
import { printSent, printTotal, type SentRequest } from './delivery-line.js'
import { readExpectation } from './expectation.js'

/** Prints what is sent, and decides how the command ends. */
export class SendReport {
  readonly #out: Output
  readonly #isExpected: ((status: number | undefined) => boolean) | undefined
  readonly #sent: SentRequest[] = []
  #isFinding = false

  /** @param expect - the value of `--expect`; without it, every answer is fine. @throws {UsageError} it is malformed */
  constructor(out: Output, expect: string | undefined) {
    this.#out = out
    this.#isExpected = expect === undefined ? undefined : readExpectation(expect)
  }

  /** Prints the line of a request. The answer to one that was cut on purpose, or is retried, is not judged. */
  add(sent: SentRequest): void {
    this.#sent.push(sent)
    printSent(sent, this.#out)
    if (sent.faults.includes('truncate') || sent.nextMs !== undefined) return
    if (sent.answer === undefined || this.#isExpected?.(sent.answer.status) === false) this.#isFinding = true
  }

  /**
   * Prints the total.
   *
   * @throws {UnreachableError} no server listens
   */
  end(dropped: number, { url }: Destination): ExitCode {
    printTotal(this.#sent, dropped, this.#out)
    const [first] = this.#sent
    if (first !== undefined && this.#sent.every(({ error }) => isUnreachable(error))) {
      throw new UnreachableError(`nothing answers at ${url.host} (${first.error ?? ''}): is your server running?`)
    }
    return this.#isFinding ? exitCode.finding : exitCode.ok
  }
}
