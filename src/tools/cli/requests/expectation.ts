import { UsageError } from '../exit.js'

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
export function readExpectation(text: string): Expectation {
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
