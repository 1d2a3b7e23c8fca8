import { type Sample, withBody, withHeaders } from '../../../src/testing/index.js'
import type { VendorRow } from '../../../src/vendors/table/row.js'

/** The text of the signature or token in a delivery, without what stands before and beside it. */
export function signatureOf(row: VendorRow, sample: Sample): string {
  const field = proofField(row)
  if (field !== undefined) return String(valueAt(JSON.parse(textOf(sample)), field))
  return split(row, sample).text
}

/** The delivery with another text in place of its signature or token. */
export function withSignature(row: VendorRow, sample: Sample, text: string): Sample {
  const field = proofField(row)
  if (field !== undefined) {
    const old = JSON.stringify(signatureOf(row, sample))
    return withBody(
      sample,
      textOf(sample).replace(old, () => JSON.stringify(text)),
    )
  }
  const { header, before, after } = split(row, sample)
  return withHeaders(sample, { [header]: before + text + after })
}

function proofField({ signature, itemSignature, itemToken, items, field }: VendorRow): string | undefined {
  const inItem = itemSignature?.field ?? itemToken
  return inItem === undefined ? (signature?.field ?? field) : `${items}.0.${inItem}`
}

function split(row: VendorRow, sample: Sample) {
  const { signature, headerPrefix, jwt } = row
  const prefix = headerPrefix === undefined ? undefined : `${[headerPrefix].flat()[0]}signature`
  const [header = ''] = [
    prefix ?? signature?.header ?? (jwt ? (jwt.header ?? 'Authorization') : (row.header ?? '')),
  ].flat()
  const value = sample.headers.find(([name]) => name === header)?.[1] ?? ''
  const separator = signature?.separator
  const last = separator && value.includes(separator) ? value.lastIndexOf(separator) + separator.length : 0
  const start = prefix
    ? 'v1,'
    : signature?.signature
      ? `${signature.signature}=`
      : (signature?.prefix ?? jwt?.prefix ?? row.prefix ?? (row.basic ? 'Basic ' : ''))
  const position = last + start.length
  return { header, before: value.slice(0, position), text: value.slice(position), after: '' }
}

function valueAt(payload: unknown, path: string): unknown {
  return path.split('.').reduce((value: unknown, name) => (value as Record<string, unknown>)[name], payload)
}

function textOf({ body }: Sample): string {
  return new TextDecoder().decode(body)
}
