import { type Sample, withBody } from '../sample.js'

export function headerOf(sample: Sample, name: string): string | undefined {
  return sample.headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
}

export function withField(sample: Sample, path: string, value: unknown): Sample {
  const payload: unknown = JSON.parse(new TextDecoder().decode(sample.body))
  setField(payload, path, value)
  return withBody(sample, JSON.stringify(payload))
}

export function setField(payload: unknown, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  const record = payload as Record<string, unknown>
  if (rest.length > 0) record[name] ??= {}
  if (rest.length === 0) record[name] = value
  else setField(record[name], rest.join('.'), value)
}

export function fieldOf(payload: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value: unknown, name) => (value as Record<string, unknown> | undefined)?.[name], payload)
}

/** The text or number at a path; empty if it is absent. */
export function textAt(payload: unknown, path: string): string {
  const value = fieldOf(payload, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
