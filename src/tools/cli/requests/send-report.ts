import type { Destination } from '../../inspector/sending/destination.js'
import { isUnreachable } from '../../inspector/sending/send-raw.js'
import { type ExitCode, exitCode, UnreachableError, UsageError } from '../exit.js'
import type { Output } from '../terminal/output.js'
import { printSent, printTotal, type SentRequest } from './delivery-line.js'

const success = readExpectation('2xx')
const refusal = readExpectation('4xx')

/** Prints what is sent, and decides how the command ends. */
export class SendReport {
  readonly #out: Output
  readonly #expected: Expectation | undefined
  readonly #sent: SentRequest[] = []
  readonly #timeless = new Set<string>()
  #isFinding = false

  /** @param expect - the value of `--expect` @throws {UsageError} it is malformed */
  constructor(out: Output, expect: string | undefined) {
    this.#out = out
    this.#expected = expect === undefined ? undefined : readExpectation(expect)
  }

  /**
   * Prints the line of a request. Its answer must be what `--expect` says, or else 2xx, or 4xx to one that is too late. The
   * answer to one that was cut on purpose, or is retried, is not judged.
   */
  add(sent: SentRequest): void {
    this.#sent.push(sent)
    const { provider, faults, late, answer, nextMs } = sent
    const isJudged = !faults.includes('truncate') && nextMs === undefined
    const expected = this.#expected ?? (late === 'refused' ? refusal : success)
    const isMissed = isJudged && !expected.includes(answer?.status)
    if (isMissed) this.#isFinding = true
    // Anyone expects 2xx, so that need not be said.
    const isSaid = isMissed && expected !== success
    printSent({ ...sent, expected: isSaid ? expected.text : undefined }, this.#out)
    if (late !== 'accepted' || this.#timeless.has(provider)) return
    this.#timeless.add(provider)
    this.#out.note(`         ${provider} checks no time of signing, so a late delivery is verified like any other`)
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

/** Which answers are right. */
export interface Expectation {
  /** As it was given, such as `2xx`. */
  readonly text: string
  /** Whether a status is right. No answer is never right. */
  includes(status: number | undefined): boolean
}

/**
 * Reads `--expect`: statuses and classes, such as `2xx` or `200,401`.
 *
 * @throws {UsageError} a part is neither
 */
function readExpectation(text: string): Expectation {
  const parts = text.toLowerCase().split(',')
  for (const part of parts) {
    if (!/^[1-5](\d\d|xx)$/.test(part))
      throw new UsageError('--expect must be statuses or classes, such as 2xx or 200,401')
  }
  return {
    text,
    includes(status) {
      const shown = String(status)
      return parts.some((part) => part === shown || part === `${shown[0]}xx`)
    },
  }
}
