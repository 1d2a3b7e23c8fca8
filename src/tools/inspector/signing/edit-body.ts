import { type Edit, EditError } from './edit.js'
import { editForm } from './edit-form.js'
import { editJson } from './edit-json.js'
import { type RawRequest, valuesOf } from './raw-request.js'

/**
 * Changes fields of a body of JSON or of a form. Bytes that belong to no changed field stay as they were.
 *
 * @throws {EditError} the body is compressed, not UTF-8, neither JSON nor a form, or has no such field
 */
export function editBody(
  { rawHeaders, body }: Pick<RawRequest, 'rawHeaders' | 'body'>,
  edits: readonly Edit[],
): Uint8Array {
  if (edits.length === 0) return body
  const encodings = valuesOf(rawHeaders, 'content-encoding').filter((value) => value.toLowerCase() !== 'identity')
  if (encodings.length > 0) throw new EditError('the body is compressed, so its fields cannot be changed')
  const [type = ''] = valuesOf(rawHeaders, 'content-type')
  const isForm = type.toLowerCase().startsWith('application/x-www-form-urlencoded')
  const text = edits.reduce((changed, edit) => (isForm ? editForm : editJson)(changed, edit), decodeUtf8(body))
  return new TextEncoder().encode(text)
}

/** The field's value in a body, for places of ids: `undefined` if the field is absent, or the body has another format. */
export function readBody({ rawHeaders, body }: Pick<RawRequest, 'rawHeaders' | 'body'>): unknown {
  const [type = ''] = valuesOf(rawHeaders, 'content-type')
  try {
    const text = decodeUtf8(body)
    if (!type.toLowerCase().startsWith('application/x-www-form-urlencoded')) return JSON.parse(text)
    return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, jsonIn(value)]))
  } catch {
    return undefined
  }
}

function jsonIn(text: string): unknown {
  try {
    return text.startsWith('{') ? JSON.parse(text) : text
  } catch {
    return text
  }
}

function decodeUtf8(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    throw new EditError('the body is not UTF-8, so its fields cannot be changed')
  }
}
