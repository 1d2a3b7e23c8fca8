import type { FetchKeys } from '../../../../src/authors.js'

/** A key server without a network, whose answer a test can change. */
export interface KeyServer {
  readonly fetch: FetchKeys
  /** The requested URLs. */
  readonly asked: string[]
  /** Answers the requests from now on. */
  answer: (url: string, init: RequestInit) => Response | Promise<Response>
}

export function keyServer(answer: KeyServer['answer']): KeyServer {
  const server: KeyServer = {
    answer,
    asked: [],
    fetch: async (url, init) => {
      server.asked.push(url)
      return server.answer(url, init)
    },
  }
  return server
}

/** An answer with a JWK set. */
export function jwkSet(...keys: readonly object[]): Response {
  return Response.json({ keys })
}
