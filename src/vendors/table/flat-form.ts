import { readFormPairs } from '../../core/request/body/form-pairs.js'
import type { BodyFormat } from '../../core/request/body/format.js'
import { refusal } from '../../errors.js'

/** The fields of a form. A repeated one is refused: it would be signed with one value and read with another. */
export function readFlatForm(body: Uint8Array): Readonly<Record<string, string>> {
  const pairs = readFormPairs(body, 200)
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) {
    throw refusal('proof_duplicated', 'the form has a field twice')
  }
  if (pairs.some(([name]) => name === '__proto__'))
    throw refusal('body_key_forbidden', 'the form has a __proto__ field')
  return Object.fromEntries(pairs)
}

/** A format for forms whose names have no meaning besides themselves. */
export const flatForm: BodyFormat = {
  name: 'form',
  accepts: (mediaType) => mediaType === 'application/x-www-form-urlencoded',
  parse: readFlatForm,
}
