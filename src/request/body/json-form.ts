import { encodeUtf8 } from '../../bytes/utf8.js'
import { refusal } from '../../errors.js'
import { readFormPairs } from './form-pairs.js'
import type { BodyFormat } from './format.js'

const maxFields = 16

/**
 * Bodies with JSON inside a form: `payload=%7B...%7D`, as code-hosting services send by default.
 *
 * Nothing else may be in the form: a body that was signed as something else must not be read as one.
 *
 * @param field - the one field of the form
 * @param json - reads the text of that field
 */
export function jsonFormBody(field: string, json: BodyFormat): BodyFormat {
  const prefix = encodeUtf8(`${encodeURIComponent(field)}=`)
  return {
    name: 'json-form',
    accepts: (mediaType) => mediaType === 'application/x-www-form-urlencoded',
    parse(body, mediaType) {
      const [only, ...others] = readFormPairs(body, maxFields)
      if (only === undefined || others.length > 0 || !prefix.every((byte, index) => byte === body[index])) {
        throw refusal('body_malformed', `the form must consist of one field ${field}`, { field })
      }
      return json.parse(encodeUtf8(only[1]), mediaType)
    },
  }
}
