import { type FormPair, readFormPairs } from '../../core/request/body/form-pairs.js'
import type { BodyFormat } from '../../core/request/body/format.js'
import { refusal } from '../../errors.js'

/** The fields of a form. A repeated one is refused: it would be signed with one value and read with another. */
export function readFlatForm(body: Uint8Array): Readonly<Record<string, string>> {
  return toFlatFields(readFormPairs(body, 200))
}

/** Fields of a form or a query, each of which occurs once. */
export function toFlatFields(pairs: readonly FormPair[]): Readonly<Record<string, string>> {
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) {
    throw refusal('proof_duplicated', 'a field occurs twice')
  }
  if (pairs.some(([name]) => name === '__proto__')) throw refusal('body_key_forbidden', 'a field is __proto__')
  return Object.fromEntries(pairs)
}

/** A format for forms whose names have no meaning besides themselves. */
export const flatForm: BodyFormat = {
  name: 'form',
  accepts: (mediaType) => mediaType === 'application/x-www-form-urlencoded',
  parse: readFlatForm,
}
