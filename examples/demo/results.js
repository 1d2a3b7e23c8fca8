// @ts-check

/**
 * What a request is answered with: the status, how the receipt ended, and the event if the request got that far.
 *
 * @typedef {{ status: number | undefined, outcome: string, event: string | undefined }} Answer
 * @typedef {{ style: string, adapter: string, sent: string, promised: Answer, answer: Answer, ms: number }} Result
 */

/**
 * Whether a request was answered exactly as promised.
 *
 * @param {Pick<Result, 'promised' | 'answer'>} result
 */
export function isAsPromised({ promised, answer }) {
  return answer.status === promised.status && answer.outcome === promised.outcome && answer.event === promised.event
}

/**
 * 0 if there are results and each is as promised, and 1 otherwise.
 *
 * @param {readonly Pick<Result, 'promised' | 'answer'>[]} results
 */
export function exitCode(results) {
  return results.length > 0 && results.every(isAsPromised) ? 0 : 1
}
