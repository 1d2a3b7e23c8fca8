import { UsageError } from '../exit.js'

/** Whether an answer is as expected; `undefined` stands for no answer. */
export type Expectation = (status: number | undefined) => boolean

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
  return (status) => {
    const shown = String(status)
    return parts.some((part) => part === shown || part === `${shown[0]}xx`)
  }
}
