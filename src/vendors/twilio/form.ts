import { type FormPair, readFormPairs } from '../../core/request/body/form-pairs.js'
import type { BodyFormat } from '../../core/request/body/format.js'
import { refusal } from '../../errors.js'

/** The media type of a form. */
export const formMediaType = 'application/x-www-form-urlencoded'

/** The parameters of a form: text, or a list of texts for a repeated parameter. */
type TwilioParameters = Readonly<Record<string, string | readonly string[]>>

/**
 * The forms that Twilio posts. A repeated parameter becomes a list; the signature covers its values in any order.
 *
 * @param maxFields - how many parameters a form may have, including repeated ones
 */
export function twilioForm(maxFields: number): BodyFormat {
  return {
    name: 'form',
    accepts: (mediaType) => mediaType === formMediaType,
    parse: (body) => toParameters(readFormPairs(body, maxFields)),
  }
}

function toParameters(pairs: readonly FormPair[]): TwilioParameters {
  const values = valuesByName(pairs)
  if (values.has('__proto__')) throw refusal('body_key_forbidden', 'the form has a __proto__ field')
  return Object.fromEntries(
    [...values].map(([name, [first = '', ...others]]) => [name, others.length === 0 ? first : [first, ...others]]),
  )
}

/**
 * The signed content of a form: each name followed by each of its values, sorted and without repeated pairs.
 *
 * There is no separator, so the boundary between name and value is not signed.
 *
 * @see https://www.twilio.com/docs/usage/webhooks/webhooks-security
 */
export function signedParameters(pairs: readonly FormPair[]): string {
  const values = valuesByName(pairs)
  return [...values.keys()]
    .sort()
    .map((name) =>
      [...(values.get(name) ?? [])]
        .sort()
        .map((value) => name + value)
        .join(''),
    )
    .join('')
}

// The signature does not cover repetitions, so they are ignored: otherwise an attacker could turn a text into a list.
function valuesByName(pairs: readonly FormPair[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>()
  for (const [name, value] of pairs) {
    const earlier = values.get(name)
    if (earlier === undefined) values.set(name, new Set([value]))
    else earlier.add(value)
  }
  return values
}
