import { isWebhookError } from '../../../../src/errors.js'

/** The code of the error that this throws; `undefined` if it throws none. */
export function codeOf(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return isWebhookError(error) ? error.code : error
  }
  return undefined
}
