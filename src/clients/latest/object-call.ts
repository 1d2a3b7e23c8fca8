import * as z from 'zod/mini'
import type { MaybePromise } from '../../core/base/maybe-promise.js'
import {
  type Check,
  type Checks,
  checkedLater,
  isHeaderValue,
  optional,
  requireHeaderValue,
} from '../../core/base/options.js'
import { parseDate } from '../../core/base/parse-date.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { requireSchema, type Schema } from '../../core/provider/schema.js'
import type { Delivery } from '../../core/request/delivery.js'
import { type ClientOptions, clientChecks, createCaller, type ProviderRequest, type ReadJson } from '../http/call.js'
import { ClientError, isClientError } from '../http/client-error.js'
import type { Fetched, LatestQuery } from './latest.js'

/** An object of a provider, as its API returns it. */
export type ProviderObject = Readonly<Record<string, unknown>>

/** Options of each function that fetches objects. */
export interface ObjectOptions<Item = ProviderObject> extends ClientOptions {
  /** The access token, or a function that returns that of a delivery's tenant. */
  readonly token: string | ((delivery: Delivery) => MaybePromise<string>)
  /** The base URL of the API. @default the vendor's */
  readonly baseUrl?: string
  /** Checks and types the object: a Standard Schema. @default any object */
  readonly schema?: Schema<Item>
}

const requireToken: Check = (value, option) => {
  if (typeof value !== 'function') requireHeaderValue(value, option)
}

export const objectChecks: Checks<ObjectOptions> = {
  ...clientChecks,
  token: requireToken,
  baseUrl: checkedLater,
  schema: optional((value, option) => requireSchema(value as Schema, option)),
}

const objectSchema = compileSchema(z.looseObject({}))

/** The schema of the objects. */
export function schemaOf<Item>({ schema }: Pick<ObjectOptions<Item>, 'schema'>): Schema<Item> {
  // Without a schema, the type parameter is its default.
  return schema ?? (objectSchema as Schema<unknown> as Schema<Item>)
}

/** One request for an object. */
interface ObjectRequest<Item> extends Pick<ProviderRequest<Item>, 'json' | 'headers' | 'retry'> {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  /** The header of the token. @default Authorization: Bearer */
  readonly tokenHeader?: string
  readonly read: (json: ReadJson) => MaybePromise<Item | undefined>
  /** Whether an error says that the object was deleted. */
  readonly isDeleted?: (error: ClientError) => boolean
}

/** Fetches an object with the token of its delivery, if it is not as known. */
export type ObjectCall = <Item>(
  delivery: Delivery,
  query: LatestQuery,
  request: ObjectRequest<Item>,
) => Promise<Fetched<Item>>

/** Makes a function that fetches objects. The options were checked by {@link objectChecks}. */
export function createObjectCall(options: Omit<ObjectOptions, 'schema'>, client: string): ObjectCall {
  const call = createCaller(options, client)
  const tokenOf = async (delivery: Delivery) => {
    const token = typeof options.token === 'string' ? options.token : await options.token(delivery)
    if (isHeaderValue(token)) return token
    throw new ClientError('credentials_unavailable', `${client}: token did not return printable ASCII`)
  }
  return async (delivery, { known, signal }, request) => {
    const token = await tokenOf(delivery)
    const { url, method = 'GET', json, retry, tokenHeader, read, isDeleted = () => false } = request
    const headers = {
      ...(tokenHeader === undefined ? { authorization: `Bearer ${token}` } : { [tokenHeader]: token }),
      ...(known !== undefined && { 'if-none-match': known }),
      ...request.headers,
    }
    try {
      return await call({
        name: 'fetch',
        method,
        url,
        headers,
        json,
        retry,
        secrets: [token],
        signal,
        read: async ({ response }, toJson) => ({
          object: await read(toJson),
          known: response.headers.get('etag') ?? undefined,
        }),
      })
    } catch (error) {
      if (!isClientError(error)) throw error
      if (error.status === 304 && known !== undefined) return 'unchanged'
      if (isDeleted(error)) return { object: undefined }
      throw error
    }
  }
}

/** The time in a field of an object as milliseconds since 1970, as its version. */
export function timeOf(object: unknown, field: string, client: string): number {
  const text: unknown = typeof object === 'object' && object !== null ? Reflect.get(object, field) : undefined
  const time = typeof text === 'string' ? parseDate(text)?.getTime() : undefined
  if (time === undefined) throw new TypeError(`${client}: the object has no time in ${field}, which is its version`)
  return time
}

/** The value at a path of a payload, if it is there. */
export function valueAt(payload: unknown, ...path: readonly string[]): unknown {
  let value = payload
  for (const field of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return undefined
    value = Reflect.get(value, field)
  }
  return value
}

/** The text at a path of a payload. @throws {ClientError} `link_missing` */
export function textAt(client: string, payload: unknown, ...path: readonly string[]): string {
  const value = valueAt(payload, ...path)
  if (typeof value === 'string' && value !== '') return value
  throw new ClientError('link_missing', `${client}: the payload has no ${path.join('.')}`)
}
