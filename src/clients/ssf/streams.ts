import * as z from 'zod/mini'
import { checkedLater, checkOptions, requireObject, requireOneOf, requireText } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf } from '../../core/provider/schema.js'
import type { SsfSubject } from '../../vendors/ssf/index.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { ClientError } from '../http/client-error.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import type { ResponseFault } from '../http/response.js'
import { parseUrl, requireUrl } from '../http/url.js'

const configurationSchema = compileSchema(
  z.looseObject({
    issuer: z.string(),
    jwks_uri: z.optional(z.string()),
    delivery_methods_supported: z.optional(z.array(z.string())),
    configuration_endpoint: z.optional(z.string()),
    status_endpoint: z.optional(z.string()),
    add_subject_endpoint: z.optional(z.string()),
    remove_subject_endpoint: z.optional(z.string()),
    verification_endpoint: z.optional(z.string()),
    critical_subject_members: z.optional(z.array(z.string())),
  }),
)

const stream = z.looseObject({
  stream_id: z.string().check(z.minLength(1)),
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  delivery: z.looseObject({ method: z.string(), endpoint_url: z.optional(z.string()) }),
  events_supported: z.optional(z.array(z.string())),
  events_requested: z.optional(z.array(z.string())),
  events_delivered: z.optional(z.array(z.string())),
  min_verification_interval: z.optional(z.number()),
  inactivity_timeout: z.optional(z.number()),
  description: z.optional(z.string()),
})
const streamSchema = compileSchema(stream)
const streamsSchema = compileSchema(z.array(stream))
const statusSchema = compileSchema(z.looseObject({ status: z.string(), reason: z.optional(z.string()) }))

/** What a transmitter says about itself, as it names the fields. */
export type SsfConfiguration = OutputOf<typeof configurationSchema>

/** A stream, as the transmitter returns it. */
export type SsfStream = OutputOf<typeof streamSchema>

/** What you ask of a stream. */
export interface SsfStreamRequest {
  /** The types of events, such as `ssfEventType('caep.session-revoked')`. */
  readonly events_requested?: readonly string[]
  /**
   * How events come: pushed to your URL, with an `Authorization` header if you set one; or by poll, for `setPoll`.
   *
   * @default by poll
   */
  readonly delivery?:
    | { readonly method: 'urn:ietf:rfc:8935'; readonly endpoint_url: string; readonly authorization_header?: string }
    | { readonly method: 'urn:ietf:rfc:8936' }
  readonly description?: string
}

/** Options of {@link ssfStreams}. */
export type SsfStreamsOptions = ClientOptions &
  CredentialsOptions & {
    /** The issuer, exactly as its tokens name it. */
    readonly issuer: string
  }

/** Manages the streams of a transmitter. All calls throw a `ClientError`. */
export interface SsfStreams {
  /** The configuration of the transmitter, which is fetched once. Its `jwks_uri` is for `remoteKeys`. */
  configuration(): Promise<SsfConfiguration>
  create(request?: SsfStreamRequest): Promise<SsfStream>
  list(): Promise<readonly SsfStream[]>
  read(streamId: string): Promise<SsfStream>
  /** Changes the given fields, and leaves the others. */
  update(streamId: string, changes: SsfStreamRequest): Promise<SsfStream>
  delete(streamId: string): Promise<void>
  status(streamId: string): Promise<{ readonly status: string; readonly reason?: string | undefined }>
  setStatus(streamId: string, status: 'enabled' | 'paused' | 'disabled', reason?: string): Promise<void>
  /** Asks for the events of a subject. A transmitter may ignore that, and does not say so. */
  addSubject(streamId: string, subject: SsfSubject, verified?: boolean): Promise<void>
  removeSubject(streamId: string, subject: SsfSubject): Promise<void>
  /** Asks for a verification event with this state, which `verifyState` of `ssf` then gets. */
  verify(streamId: string, state?: string): Promise<void>
}

/**
 * Manages streams of Shared Signals: creates, reads, changes and deletes them.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @see https://openid.net/specs/openid-sharedsignals-framework-1_0-final.html
 *
 * @example
 * const streams = ssfStreams({ issuer: 'https://transmitter.example', token: accessToken })
 * const { stream_id } = await streams.create({ events_requested: [ssfEventType('caep.session-revoked')] })
 */
export function ssfStreams(options: SsfStreamsOptions): SsfStreams {
  checkOptions<SsfStreamsOptions>(options, 'ssfStreams', {
    ...clientChecks,
    ...credentialsChecks,
    issuer: checkedLater,
  })
  const { issuer } = options
  const wellKnown = toWellKnown(requireUrl(issuer, 'ssfStreams: issuer', options))
  // The document is public, so the credentials are not sent.
  const [callPublic, call] = [createCaller(options, 'ssfStreams'), createCaller(options, 'ssfStreams', options)]
  const sameIssuer = (found: string): ResponseFault | undefined =>
    found === issuer ? undefined : { code: 'response_invalid', message: 'the response is of another issuer' }
  let fetched: Promise<SsfConfiguration> | undefined

  const configuration = (): Promise<SsfConfiguration> => {
    fetched ??= callPublic({
      name: 'configuration',
      method: 'GET',
      url: wellKnown,
      schema: configurationSchema,
      check: ({ issuer: found }) => sameIssuer(found),
    }).catch((error: unknown) => {
      fetched = undefined
      throw error
    })
    return fetched
  }

  async function endpoint(name: Endpoint, streamId?: string): Promise<string> {
    const { [name]: text } = await configuration()
    const url = text === undefined ? undefined : parseUrl(text)
    // The host is chosen by the transmitter, which gets the credentials.
    if (url === undefined || (url.protocol !== 'https:' && url.origin !== new URL(issuer).origin)) {
      throw new ClientError('response_invalid', `ssfStreams: the transmitter has no ${name}`, {})
    }
    if (streamId !== undefined) url.searchParams.set('stream_id', requireId(streamId))
    return url.href
  }

  const checkStream = ({ iss }: SsfStream) => sameIssuer(iss)
  const post = async (name: string, at: Endpoint, streamId: string, fields: object): Promise<void> =>
    call({ name, method: 'POST', url: await endpoint(at), json: { stream_id: requireId(streamId), ...fields } })

  return {
    configuration,
    async create(request = {}) {
      requireObject(request, 'ssfStreams: create')
      const url = await endpoint('configuration_endpoint')
      return call({ name: 'create', method: 'POST', url, json: request, schema: streamSchema, check: checkStream })
    },
    async list() {
      const url = await endpoint('configuration_endpoint')
      return call({ name: 'list', method: 'GET', url, schema: streamsSchema })
    },
    async read(streamId) {
      const url = await endpoint('configuration_endpoint', streamId)
      return call({ name: 'read', method: 'GET', url, schema: streamSchema, check: checkStream })
    },
    async update(streamId, changes) {
      requireObject(changes, 'ssfStreams: update')
      const json = { ...changes, stream_id: requireId(streamId) }
      const url = await endpoint('configuration_endpoint')
      return call({ name: 'update', method: 'PATCH', url, json, schema: streamSchema, check: checkStream })
    },
    async delete(streamId) {
      await call({ name: 'delete', method: 'DELETE', url: await endpoint('configuration_endpoint', streamId) })
    },
    async status(streamId) {
      return call({
        name: 'status',
        method: 'GET',
        url: await endpoint('status_endpoint', streamId),
        schema: statusSchema,
      })
    },
    async setStatus(streamId, status, reason) {
      requireOneOf(status, ['enabled', 'paused', 'disabled'], 'ssfStreams: status')
      await post('setStatus', 'status_endpoint', streamId, { status, reason })
    },
    addSubject: (streamId, subject, verified) =>
      post('addSubject', 'add_subject_endpoint', streamId, { subject, verified }),
    removeSubject: (streamId, subject) => post('removeSubject', 'remove_subject_endpoint', streamId, { subject }),
    verify: (streamId, state) => post('verify', 'verification_endpoint', streamId, { state }),
  }
}

type Endpoint =
  | 'configuration_endpoint'
  | 'status_endpoint'
  | 'add_subject_endpoint'
  | 'remove_subject_endpoint'
  | 'verification_endpoint'

/** Section 7.2: between the host and the path of the issuer. */
function toWellKnown({ origin, pathname }: URL): string {
  return `${origin}/.well-known/ssf-configuration${pathname.replace(/\/$/, '')}`
}

function requireId(streamId: string): string {
  requireText(streamId, 'ssfStreams: streamId')
  return streamId
}
