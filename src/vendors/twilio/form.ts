import { refusal } from '../../errors.js'
import { type FormPair, readFormPairs } from '../../request/body/form-pairs.js'
import type { BodyFormat } from '../../request/body/format.js'

/** The media type of a form. */
export const formMediaType = 'application/x-www-form-urlencoded'

/** The parameters of a form: the text of each, and a list of texts for one that came with several. */
export type TwilioParameters = Readonly<Record<string, string | readonly string[]>>

/**
 * The forms that Twilio posts. A parameter with several values is a list: its signature covers each of them, in any order.
 *
 * @param maxFields - how many parameters a form may have, repeats included
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
 * What Twilio signs of a form: the parameters by name, each name with each of its values, sorted and without repeats.
 *
 * Nothing stands between a name and a value, so where one ends and the other begins is not signed.
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

// How often a value comes is not signed: a list that anybody can make of a text would take its meaning away.
function valuesByName(pairs: readonly FormPair[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>()
  for (const [name, value] of pairs) {
    const earlier = values.get(name)
    if (earlier === undefined) values.set(name, new Set([value]))
    else earlier.add(value)
  }
  return values
}
