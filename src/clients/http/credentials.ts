import type { MaybePromise } from '../../base/maybe-promise.js'
import { isHeaderValue, requireFunction, requireHeaderValue } from '../../base/options.js'
import { ClientError } from './client-error.js'

/** The request that credentials are for. */
export interface CredentialsRequest {
  readonly method: string
  readonly url: string
}

/** How calls are authorized. */
export type CredentialsOptions =
  | {
      /** The Bearer token, or a function that gives one for each request, such as from a cache that renews it. */
      readonly token: string | (() => MaybePromise<string>)
      readonly authorization?: never
    }
  | {
      /** All of the `Authorization` header, for other schemes than Bearer, or a function that makes it for a request. */
      readonly authorization: string | ((request: CredentialsRequest) => MaybePromise<string>)
      readonly token?: never
    }

/** Gives the `Authorization` header of a request. */
export type Authorize = (request: CredentialsRequest) => Promise<string>

/** @throws {TypeError} not exactly one of `token` and `authorization` is there, or it is wrong */
export function toAuthorize({ token, authorization }: CredentialsOptions, client: string): Authorize {
  if ((token === undefined) === (authorization === undefined)) {
    throw new TypeError(`${client}: exactly one of token and authorization must be given`)
  }
  const [source, option, scheme] =
    token === undefined ? [authorization, 'authorization', ''] : [token, 'token', 'Bearer ']
  if (typeof source === 'string') {
    requireHeaderValue(source, `${client}: ${option}`)
    return async () => scheme + source
  }
  requireFunction(source, `${client}: ${option}`)
  return async (request) => {
    let value: unknown
    try {
      value = await source?.(request)
    } catch (cause) {
      throw new ClientError('credentials_unavailable', `${client}: ${option} failed`, { cause, retryable: true })
    }
    // The platform would quote a value that it cannot send.
    if (!isHeaderValue(value)) {
      throw new ClientError('credentials_unavailable', `${client}: ${option} did not give printable ASCII`)
    }
    return scheme + value
  }
}
