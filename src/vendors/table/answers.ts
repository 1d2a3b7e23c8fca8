import type { Outcome } from '../../core/provider/outcome.js'
import type { ResponsePolicy } from '../../core/provider/response-policy.js'
import type { WebhookError } from '../../errors.js'

/** Gives every success the content of a reply, unless a handler replied itself. */
export function finishSuccess(make: () => Outcome): NonNullable<ResponsePolicy['finish']> {
  return (response) => {
    const { content } = make()
    if (content === undefined || response.status >= 300 || response.body.length > 0) return response
    return { ...response, headers: { ...response.headers, ...content.headers }, body: content.body }
  }
}

/**
 * Describes refusals as JSON, as some standards demand.
 *
 * @param describe - returns one of a few constants; `undefined` for failures that the standard does not name
 */
export function finishRefusal(
  describe: (error: WebhookError) => object | undefined,
): NonNullable<ResponsePolicy['finish']> {
  return (response, error) => {
    const content = error && response.status >= 400 ? describe(error) : undefined
    if (content === undefined) return response
    const headers = { ...response.headers, 'content-type': 'application/json' }
    return { ...response, headers, body: JSON.stringify(content) }
  }
}
