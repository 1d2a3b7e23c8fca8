import { printable } from '../../../core/base/printable.js'

/** A change to a field of a body. */
export type Edit =
  | { readonly path: string; readonly kind: 'unset' }
  /** `text` keeps the type of the field: a field that holds a string keeps holding one, others take JSON if it is JSON. */
  | { readonly path: string; readonly kind: 'text' | 'json'; readonly value: string }

/** A change that cannot be made, with what to do instead. */
export class EditError extends Error {
  override readonly name = 'EditError'
}

/**
 * Reads `path=value`, or `path:=json` for a value that is JSON in any case.
 *
 * @throws {EditError} the text has no `=`, or the path is empty
 *
 * @example
 * readSetting('issue.labels[0]=tide')
 * readSetting('amount:="7.50"')
 */
export function readSetting(text: string): Edit {
  const at = text.indexOf('=')
  const isJson = text[at - 1] === ':'
  const path = text.slice(0, isJson ? at - 1 : at)
  if (at < 1 || path === '') throw new EditError(`${printable(text, 80)} must be path=value, such as issue.number=7`)
  readPath(path)
  return { path, kind: isJson ? 'json' : 'text', value: text.slice(at + 1) }
}

/**
 * Splits `a.b[0]["c.d"]` into its steps. A step of digits is the place in a list, or the name of a field.
 *
 * @throws {EditError} the path is malformed
 */
export function readPath(path: string): readonly string[] {
  const step = /(?:^|\.)([^.[\]"]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/uy
  const steps: string[] = []
  while (step.lastIndex < path.length) {
    const found = step.exec(path)
    if (found === null) throw malformed(path)
    const [, name, index, quoted] = found
    steps.push(name ?? index ?? unquote(quoted ?? '', path))
  }
  if (path.startsWith('.') || steps.length === 0 || steps.length > 64) throw malformed(path)
  return steps
}

function unquote(text: string, path: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    throw malformed(path)
  }
}

function malformed(path: string): EditError {
  return new EditError(`${printable(path, 80)} is not a path, such as issue.labels[0].name or data["a.b"]`)
}

/**
 * The JSON text of the value that an edit sets.
 *
 * @param current - the JSON text of the field as it is; `undefined` for a new field
 * @throws {EditError} the value must be JSON and is not
 */
export function jsonOf({ path, kind, value }: Exclude<Edit, { kind: 'unset' }>, current: string | undefined): string {
  const holdsString = current?.startsWith('"') === true
  const isJson = isJsonText(value)
  if (kind === 'json' && !isJson) throw new EditError(`${printable(path, 80)}: the value after := is not JSON`)
  const takesJson = kind === 'json' || (isJson && !(holdsString && !value.startsWith('"')))
  return takesJson ? value.trim() : JSON.stringify(value)
}

function isJsonText(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}
