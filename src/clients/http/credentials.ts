import type { MaybePromise } from '../../core/base/maybe-promise.js'
import {
  type Checks,
  checkedLater,
  isHeaderValue,
  requireFunction,
  requireHeaderValue,
} from '../../core/base/options.js'
import { ClientError } from './client-error.js'

/** The request to authorize. */
export interface CredentialsRequest {
  readonly method: string
  readonly url: string
}

/** How calls are authorized. */
export type CredentialsOptions =
  | {
      /** The bearer token, or a function that returns one for each request, for example from a cache. */
      readonly token: string | (() => MaybePromise<string>)
      readonly authorization?: never
    }
  | {
      /** The whole `Authorization` header for schemes other than Bearer, or a function that makes it for a request. */
      readonly authorization: string | ((request: CredentialsRequest) => MaybePromise<string>)
      readonly token?: never
    }

/** Option checks for clients with credentials; {@link toAuthorize} checks the values. */
export const credentialsChecks: Checks<CredentialsOptions> = { token: checkedLater, authorization: checkedLater }

/** Returns the `Authorization` header for a request. */
export type Authorize = (request: CredentialsRequest) => Promise<string>

/** @throws {TypeError} unless exactly one of `token` and `authorization` is given, and is valid */
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
    // fetch would quote an invalid value in its error.
    if (!isHeaderValue(value)) {
      throw new ClientError('credentials_unavailable', `${client}: ${option} did not return printable ASCII`)
    }
    return scheme + value
  }
}
