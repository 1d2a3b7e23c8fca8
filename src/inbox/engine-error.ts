// Drivers put what was sent into their errors: ioredis, PGlite, and PostgreSQL itself.
const whatWasSent = ['command', 'query', 'params', 'detail', 'where', 'internalQuery'] as const

/** An error of an engine as it can be logged: without what was sent to it, such as the tokens of a stored request. */
export function toEngineError(error: unknown): unknown {
  try {
    if (error instanceof Error) for (const property of whatWasSent) Reflect.deleteProperty(error, property)
    return error
  } catch {
    // What throws when it is asked may hold anything.
    return new Error('the error cannot be read')
  }
}
