import type { Delivery } from '../../../core/request/delivery.js'
import { WebhookError } from '../../../errors.js'

/**
 * Makes sure that a redacted request is what was meant, because the original is gone once it is stored.
 *
 * @param parsed - the deliveries of the redacted request
 * @throws {WebhookError} `internal_error`: it does not parse to the same events, or still has a field, as one whose body is encrypted
 */
export async function requireRedacted(
  deliveries: readonly Delivery[],
  parsed: Promise<readonly Delivery[]>,
  fields: readonly string[],
): Promise<void> {
  const found = await parsed.catch((cause: unknown) => {
    throw refused('does not parse', cause)
  })
  const isSame = deliveries.length === found.length && deliveries.every(({ event }, at) => found[at]?.event === event)
  if (!isSame) throw refused('does not parse to the same events')
  for (const field of fields) {
    if (deliveries.some(({ payload }, at) => isLeft(field, payload, found[at]?.payload))) {
      throw refused(`still has the field ${field}: its body has it elsewhere, or encrypted`)
    }
  }
}

function refused(why: string, cause?: unknown): WebhookError {
  const message = `redactFields: the redacted request ${why}, so it was not stored`
  return new WebhookError('internal_error', message, cause === undefined ? {} : { cause })
}

function isLeft(field: string, before: unknown, after: unknown): boolean {
  const [place, ...names] = field.split('.')
  if (place !== 'payload') return false
  const later = valuesAt(after, names)
  return valuesAt(before, names).some((value, at) => value === later[at] && !empty.includes(value))
}

const empty: readonly (string | undefined)[] = ['""', '0', 'false', 'null', '{}', '[]', undefined]

/** The values at a path, as JSON; a schema may have made other types of them. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly (string | undefined)[] {
  if (name === undefined) return [JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each))]
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).filter(([key]) => name === '*' || key === name)
  return entries.flatMap(([, each]) => valuesAt(each, rest))
}
