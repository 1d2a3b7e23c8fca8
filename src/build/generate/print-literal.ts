/** A literal as the formatter writes it. */
export function printLiteral(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  if (Array.isArray(value)) return `[${value.map(printLiteral).join(', ')}]`
  const fields = Object.entries(value as object).map(([name, inner]) => {
    return `${/^[a-z]+$/i.test(name) ? name : `'${name}'`}: ${printLiteral(inner)}`
  })
  return `{ ${fields.join(', ')} }`
}
