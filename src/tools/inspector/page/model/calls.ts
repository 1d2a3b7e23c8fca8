// The path and the header of the API; a test compares them with those of the server.
export const apiPath = '_webhook-receiver-inspector/'
export const writeHeader = 'x-webhook-inspector'

/** A refusal of the API, with its code. */
export class CallError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'CallError'
    this.code = code
  }
}

type Method = 'GET' | 'POST' | 'PUT'

/**
 * Calls the API.
 *
 * @typeParam Value - the answer, as the types of the API declare it
 * @throws {CallError} the API refused, or cannot be reached
 */
export async function call<Value>(method: Method, name: string, input?: unknown): Promise<Value> {
  const headers = { [writeHeader]: '1', ...(input !== undefined && { 'content-type': 'application/json' }) }
  const body = input === undefined ? {} : { body: JSON.stringify(input) }
  const answer = await fetch(apiPath + name, { method, headers, ...body }).catch(() => undefined)
  if (answer === undefined) throw new CallError('unreachable', 'The inspector does not answer. Is it still running?')
  const value: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return value as Value // The server makes answers from the same types.
  throw toError(value, answer.status)
}

function toError(value: unknown, status: number): CallError {
  const error: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'error') : undefined
  if (typeof error !== 'object' || error === null) return new CallError('unknown', `The inspector answered ${status}`)
  return new CallError(String(Reflect.get(error, 'code')), String(Reflect.get(error, 'message')))
}

/** The path of a capture in the API. */
export function capturePath(id: string, rest = ''): string {
  return `captures/${encodeURIComponent(id)}${rest}`
}
