import { refusal } from '../../../errors.js'
import { encodeUtf8 } from '../../bytes/encoding.js'
import { readFormPairs } from './form-pairs.js'
import type { BodyFormat } from './format.js'

const maxFields = 16

/**
 * A format for JSON in a form field: `payload=%7B...%7D`, as code hosting services send by default.
 *
 * The form must have no other field, so that a body signed in another format cannot be read as a form.
 *
 * @param field - the name of the only field
 * @param json - parses the text of that field
 */
export function jsonFormBody(field: string, json: BodyFormat): BodyFormat {
  const prefix = encodeUtf8(`${encodeURIComponent(field)}=`)
  return {
    name: 'json-form',
    accepts: (mediaType) => mediaType === 'application/x-www-form-urlencoded',
    parse(body, mediaType) {
      const [only, ...others] = readFormPairs(body, maxFields)
      // Equivalent (ConditionalExpression): `false`. A form without fields does not begin with the name of the field. The other conditions are tested.
      if (only === undefined || others.length > 0 || !prefix.every((byte, index) => byte === body[index])) {
        throw refusal('body_malformed', `the form must consist of one field ${field}`, { field })
      }
      return json.parse(encodeUtf8(only[1]), mediaType)
    },
  }
}
