import { encodeUtf8 } from '../bytes/utf8.js'
import { refusal } from '../errors.js'
import { readFormPairs } from './form-pairs.js'
import type { BodyFormat } from './format.js'

const maxFields = 16

/**
 * Bodies with JSON inside a form: `payload=%7B...%7D`, as code-hosting services send by default.
 *
 * @param field - the one field that counts
 * @param json - reads the text of that field
 */
export function jsonFormBody(field: string, json: BodyFormat): BodyFormat {
  return {
    name: 'json-form',
    accepts: (mediaType) => mediaType === 'application/x-www-form-urlencoded',
    parse(body, mediaType) {
      const values = readFormPairs(body, maxFields).filter(([name]) => name === field)
      const [only] = values
      if (only === undefined || values.length > 1) {
        throw refusal('body_malformed', `the form must have exactly one field ${field}`, { field })
      }
      return json.parse(encodeUtf8(only[1]), mediaType)
    },
  }
}
