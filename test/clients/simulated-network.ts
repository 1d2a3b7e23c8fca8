import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** The network of a file of tests. A request that no handler answers fails. */
export function simulatedNetwork(...handlers: Parameters<typeof setupServer>): ReturnType<typeof setupServer> {
  const server = setupServer(...handlers)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}
