const nil = ' xsi:nil="true"'

/**
 * Writes a payload as XML: an element for each field, and one for each item of a list.
 *
 * `null` becomes an element with `xsi:nil`, and an empty list becomes one empty element. A name that begins with a digit is
 * prefixed with `_`.
 */
export function toXml(payload: Readonly<Record<string, unknown>>): string {
  const content = toContent(payload)
  const namespace = content.includes(nil) ? ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<webhook${namespace}>${content}</webhook>\n`
}

function toElements(name: string, value: unknown): string {
  if (Array.isArray(value) && value.length > 0) return value.map((item) => toElements(name, item)).join('')
  const element = /^[0-9]/.test(name) ? `_${name}` : name
  if (value === null) return `<${element}${nil}/>`
  return `<${element}>${toContent(value)}</${element}>`
}

function toContent(value: unknown): string {
  if (typeof value === 'string') return escapeText(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => toElements(name, item))
    .join('')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
