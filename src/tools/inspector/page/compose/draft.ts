import type { SettingsView } from '../../api/settings-view.js'
import type { Revealed } from '../../api/wire.js'
import { call, capturePath } from '../model/calls.js'
import { fromBase64, toBase64, toText } from '../model/hex.js'

/** A request that is being written. */
export interface Draft {
  readonly of: string | undefined
  readonly provider: string
  readonly method: string
  /** One header a line. */
  readonly headers: string
  readonly body: string
  readonly sign: boolean
  readonly count: number
}

/** The draft at first. */
export const blank: Draft = {
  of: undefined,
  provider: '',
  method: 'POST',
  headers: 'Content-Type: application/json',
  body: '{}',
  sign: false,
  count: 1,
}

interface Sample {
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
}

/** Whether requests of a provider can be signed. */
export function canSign(settings: SettingsView, provider: string | undefined): boolean {
  return settings.providers.find(({ name }) => name === provider)?.canSign === true
}

/** Loads a capture with its credentials and masked fields: what is sent again must be what came. */
export async function loadCapture(id: string, settings: SettingsView): Promise<Draft> {
  const all = { fields: ['*'], credentials: true }
  const { detail } = await call<Revealed>('POST', capturePath(id, '/reveal'), all)
  const text = toText(fromBase64(detail.body.base64))
  if (text === undefined || detail.body.truncated) {
    throw new Error('not text')
  }
  const { method, provider = '' } = detail
  const headers = detail.headers.map(({ name, value }) => [name, value] as const)
  return {
    of: id,
    provider,
    method,
    headers: toLines(headers),
    body: text,
    sign: canSign(settings, provider),
    count: 1,
  }
}

/** Loads an unsigned sample of an event. */
export async function loadSample(provider: string, event: string): Promise<Partial<Draft>> {
  const path = `samples/${encodeURIComponent(provider)}/${encodeURIComponent(event)}`
  const { method, headers, body } = await call<Sample>('GET', path)
  return { of: undefined, method, headers: toLines(headers), body }
}

function toLines(headers: Sample['headers']): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** The input of the API. */
export function toInput({ of, provider, method, headers, body, sign, count }: Draft): unknown {
  const lines = headers.split('\n').filter((line) => line.trim() !== '')
  const pairs = lines.map((line) => {
    const [name = '', ...value] = line.split(':')
    return [name.trim(), value.join(':').trim()]
  })
  const bytes = new TextEncoder().encode(body)
  return {
    ...(of !== undefined && { of }),
    ...(provider !== '' && { provider }),
    method: method.trim().toUpperCase(),
    headers: pairs,
    body: toBase64(bytes),
    sign,
    count,
  }
}
