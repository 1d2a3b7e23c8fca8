/**
 * Writes a payload as XML: an element for each field, a repeated one for each item of a list.
 *
 * A field that is `null` becomes an empty element.
 */
export function toXml(payload: Readonly<Record<string, unknown>>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toElement('webhook', payload)}`
}

function toElement(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => toElement(name, item)).join('')
  return `<${name}>${toContent(value)}</${name}>`
}

function toContent(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return escapeText(value)
  if (typeof value !== 'object') return escapeText(JSON.stringify(value))
  return Object.entries(value)
    .map(([name, item]) => toElement(name, item))
    .join('')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
