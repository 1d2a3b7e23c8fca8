import { printable } from '../../../core/base/printable.js'
import { type Edit, EditError, readPath } from './edit.js'
import { editJson } from './edit-json.js'

/**
 * Changes one field of a form, and leaves every other pair as it was written.
 *
 * The path is the name of a field, or the name of one that holds JSON and the path in it, such as `payload.action`.
 *
 * @throws {EditError} the field is missing or repeated, or does not hold JSON
 */
export function editForm(text: string, edit: Edit): string {
  const pairs = text === '' ? [] : text.split('&')
  const isWhole = pairs.some((pair) => nameOf(pair) === edit.path)
  const [name = '', ...rest] = isWhole ? [edit.path] : readPath(edit.path)
  const places = pairs.flatMap((pair, index) => (nameOf(pair) === name ? [index] : []))
  if (places.length > 1) throw new EditError(`the form has the field ${printable(name, 80)} ${places.length} times`)
  const [at] = places
  if (rest.length > 0) return editInside(pairs, at, name, edit)
  if (edit.kind === 'unset') {
    if (at === undefined) throw new EditError(`the form has no field ${printable(name, 80)}`)
    return pairs.toSpliced(at, 1).join('&')
  }
  const changed = `${encode(name)}=${encode(edit.value)}`
  return (at === undefined ? [...pairs, changed] : pairs.with(at, changed)).join('&')
}

function editInside(pairs: readonly string[], at: number | undefined, name: string, edit: Edit): string {
  const pair = at === undefined ? undefined : pairs[at]
  if (at === undefined || pair === undefined) throw new EditError(`the form has no field ${printable(name, 80)}`)
  const json = decode(pair.slice(pair.indexOf('=') + 1))
  const path = edit.path.slice(edit.path.indexOf(name) + name.length).replace(/^("\])?\.?/, '')
  return pairs.with(at, `${encode(name)}=${encode(editJson(json, { ...edit, path }))}`).join('&')
}

function nameOf(pair: string): string {
  const at = pair.indexOf('=')
  return decode(at === -1 ? pair : pair.slice(0, at))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new EditError('the form has malformed percent-encoding, so none of its fields can be changed')
  }
}

function encode(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1)
}
