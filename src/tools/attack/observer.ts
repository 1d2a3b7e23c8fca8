import { singleLine } from '../../core/base/printable.js'
import type { AttackOptions } from './options.js'
import type { RunnerParts } from './runner.js'
import { maxAnswerBytes, pause } from './wire/exchange.js'

/** The option `observe` or `disturb` does not answer as it must. */
export class ObserverError extends Error {
  override readonly name = 'ObserverError'
}

/** Asks how often a delivery was stored or handled. @throws {ObserverError} the answer tells no count */
export function toObserver({ observe, observePath }: AttackOptions): RunnerParts['observe'] {
  if (observe === undefined) return undefined
  if (typeof observe === 'function') {
    return async (id) => {
      const count: unknown = await observe(id)
      if (isCount(count)) return count
      throw new ObserverError(
        `attack: observe must tell a number, which is how often the delivery was handled, not ${typeof count}`,
      )
    }
  }
  return async (id) => readCount(await ask('observe', observe, { id }), observePath, id)
}

/** Disturbs the handler of a delivery. @throws {ObserverError} the URL does not answer 2xx */
export function toDisturber({ disturb }: AttackOptions): RunnerParts['disturb'] {
  if (disturb === undefined) return undefined
  if (typeof disturb === 'function') return async (id, how) => void (await disturb(id, how))
  return async (id, how) => void (await ask('disturb', disturb, { id, how }))
}

function readCount(text: string, path: string | undefined, id: string): number {
  if (path === undefined && /^\d{1,9}$/.test(text)) return Number(text)
  const came = text === '' ? 'nothing' : singleLine(text, 40)
  const json = parse(text)
  if (json === undefined) {
    throw new ObserverError(`attack: observe answered ${came}: it must be ${path === undefined ? 'a number' : 'JSON'}`)
  }
  if (path === undefined) {
    throw new ObserverError(
      `attack: observe answered the JSON ${came}: name its number with a path, such as data.count`,
    )
  }
  const found = path
    .split('.')
    .reduce<unknown>((value, key) => Reflect.get(Object(value), key === '{id}' ? id : key), json)
  // A map of counts has no key for a delivery that was not handled.
  if (found === undefined && path.endsWith('{id}')) return 0
  if (isCount(found)) return found
  const what = found === undefined ? 'nothing' : `the JSON ${singleLine(String(JSON.stringify(found)), 40)}`
  throw new ObserverError(`attack: observe has ${what} at ${path}, not a number`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isCount(count: unknown): count is number {
  return typeof count === 'number' && Number.isInteger(count) && count >= 0
}

const restartMs = 10_000

async function ask(option: string, address: string | URL, query: Readonly<Record<string, string>>): Promise<string> {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const until = performance.now() + restartMs
  for (;;) {
    try {
      return await askOnce(option, url)
    } catch (error) {
      // The URL is mostly one of the endpoint, which may be starting again.
      if (error instanceof ObserverError || performance.now() > until) throw toObserverError(option, error)
      await pause(250)
    }
  }
}

async function askOnce(option: string, url: URL): Promise<string> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) })
  const text = await readStart(response)
  if (response.ok) return text
  throw new ObserverError(`attack: ${option} answered ${response.status} to ${url.pathname}: it must answer 200`)
}

function toObserverError(option: string, error: unknown): ObserverError {
  if (error instanceof ObserverError) return error
  const { code, name } = Object(Object(error).cause ?? error)
  return new ObserverError(`attack: ${option} does not answer (${code ?? name ?? 'no connection'})`)
}

// A count is short; a mistaken address may answer a download, or never end.
async function readStart({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > maxAnswerBytes) throw new ObserverError('attack: an answer to observe or disturb is too long')
  }
  return text.trim()
}
