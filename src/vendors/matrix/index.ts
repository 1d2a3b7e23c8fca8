import { isPromise } from '../../core/base/maybe-promise.js'
import {
  checkedLater,
  checkOptions,
  forPreset,
  optional,
  requirePositiveInteger,
  requireText,
} from '../../core/base/options.js'
import { defineProvider } from '../../core/provider/define-provider.js'
import { joinId } from '../../core/provider/join-id.js'
import { reply } from '../../core/provider/outcome.js'
import type { Provider } from '../../core/provider/provider.js'
import type { ResponsePolicy } from '../../core/provider/response-policy.js'
import type { Schema } from '../../core/provider/schema.js'
import { checkJson, jsonBody, readJson } from '../../core/request/body/json.js'
import type { ProviderTypes, RequestHead } from '../../core/request/delivery.js'
import { readHeader } from '../../core/request/headers.js'
import { allOf } from '../../core/verify/all-of.js'
import { headerToken } from '../../core/verify/header-token.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { splitUrl } from '../../core/verify/signed/public-url.js'
import { urlToken } from '../../core/verify/url-token.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal, type WebhookError, type WebhookErrorCode } from '../../errors.js'
import { finishRefusal, finishSuccess } from '../table/answers.js'
import { readField } from '../table/places.js'
import { type MatrixEvent, type MatrixEvents, matrixEventSchema, matrixEventSchemas } from './events.js'

export { type MatrixEvent, type MatrixEvents, matrixEventSchema } from './events.js'

/** The payload types of Matrix: events of common types, and any other. */
export interface MatrixTypes extends ProviderTypes {
  readonly events: MatrixEvents
  readonly open: true
  readonly fallback: MatrixEvent
}

/** Options of {@link matrix}. */
export interface MatrixOptions {
  /** The `hs_token` of your registration, newest first, or a function that looks it up. */
  readonly tokens: SecretSource
  /** The name for receipts and dedupe keys. Homeservers that share a dedupe store need different names. @default 'matrix' */
  readonly name?: string
  /** The maximum nesting depth of an event; one that is deeper is `malformed`. @default 64 */
  readonly maxDepth?: number
}

/**
 * Transactions that a Matrix homeserver pushes to an application service.
 *
 * Each event of a transaction is a delivery, in order. Room events are named by their type. Others have a prefix, such as
 * `ephemeral.m.typing` and `to_device.m.room.encrypted`. A user of Matrix chooses type and content: an event whose content does not
 * fit its type is named `malformed`, and does not block the homeserver's queue. Pings are answered.
 *
 * @see https://spec.matrix.org/latest/application-service-api/#pushing-events
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: matrix({ tokens: process.env.MATRIX_HS_TOKEN ?? '' }),
 *   on: { 'm.room.message': ({ payload }) => console.log(payload.room_id, payload.content.body) },
 *   dedupe: memoryDedupeStore(),
 * })
 */
export function matrix(options: MatrixOptions): Provider<MatrixTypes> {
  checkOptions(options, 'matrix', {
    tokens: checkedLater,
    name: optional(requireText),
    maxDepth: optional(requirePositiveInteger),
  })
  const { tokens, name = 'matrix', maxDepth = 64 } = options
  return defineProvider({
    name,
    verify: forPreset('matrix', () => homeserverToken(tokens)),
    methods: ['PUT'],
    body: { ...jsonBody({ maxDepth }), parse: (bytes) => readJson(bytes) },
    schema: matrixEventSchema,
    events: matrixEventSchemas,
    openEvents: true,
    parts: (body, request) => (targetOf(request).isPing ? [{ type: 'ping' }] : toEvents(body, maxDepth)),
    event: toEventName,
    // With the event's own id, because a homeserver with a new database counts transactions from the beginning.
    id: ({ event_id, list, position }, request) =>
      joinId([targetOf(request).transaction, `${list}.${position}`, event_id ?? '']),
    handshake: (_, request) => (targetOf(request).isPing ? reply({}) : undefined),
    responses,
  }) as unknown as Provider<MatrixTypes>
}

/** Older homeservers send the token in the query, some both. If both are there, both must match. */
function homeserverToken(tokens: SecretSource): Verifier {
  const inHeader = headerToken({ header: 'Authorization', prefix: 'Bearer ', tokens })
  const inQuery = urlToken({ parameter: 'access_token', tokens })
  const inBoth = allOf(inHeader, inQuery)
  return (request, context) => {
    if (!/(^|&)access_token=/.test(splitUrl(request.url).query)) return inHeader(request, context)
    return (readHeader(request, 'Authorization') === undefined ? inQuery : inBoth)(request, context)
  }
}

/** What the path of a request names. */
function targetOf({ url }: RequestHead): { readonly isPing: boolean; readonly transaction: string } {
  const { path } = splitUrl(url)
  const transaction = /\/transactions\/([^/]+)$/.exec(path)?.[1] ?? ''
  const isPing = transaction === '' && path.endsWith('/ping')
  if (!isPing && transaction === '') {
    throw refusal('payload_invalid', 'the path is not that of a transaction or a ping', { field: 'path' })
  }
  return { isPing, transaction }
}

// The names before a list became part of the specification; a homeserver may send a list under both.
const lists = {
  to_device: ['to_device', 'de.sorunome.msc2409.to_device'],
  ephemeral: ['ephemeral', 'de.sorunome.msc2409.ephemeral'],
  events: ['events'],
} as const

// The keys of encrypted messages come to devices, so that list is the first.
function toEvents(body: unknown, maxDepth: number): readonly unknown[] {
  const fields = new Map<string, unknown>(Object.entries(Object(body)))
  return Object.entries(lists).flatMap(([list, names]) => {
    const found = names.map((name) => fields.get(name)).find((value) => value !== undefined)
    if (found === undefined && list !== 'events') return []
    if (!Array.isArray(found)) throw notAList(list)
    return found.map((event: unknown, position) => ({ ...requireEvent(event, maxDepth), list, position }))
  })
}

function notAList(list: string): WebhookError {
  const message = 'is not a list'
  return refusal('payload_invalid', `${list} ${message}`, { issues: [{ path: list, message }] })
}

// The homeserver repeats a transaction that is refused, so a single event must not have it refused.
function requireEvent(event: unknown, maxDepth: number): object {
  try {
    checkJson(event, maxDepth)
    if (fits(matrixEventSchema, event)) return event as object
  } catch {
    // Described below.
  }
  return { type: 'malformed', event_id: readField(event, 'event_id') }
}

function fits(schema: Schema, value: unknown): boolean {
  const result = schema['~standard'].validate(value)
  return !isPromise(result) && result.issues === undefined
}

function toEventName(event: MatrixEvent): string {
  const { list, type } = event
  const isOfRoom = list === 'events'
  // A user may send a room event of any type: it must not pass for an event of another list.
  if (type === 'malformed' || (isOfRoom && /^(ephemeral|to_device)\./.test(type))) return 'malformed'
  const name = isOfRoom ? type : `${list}.${type}`
  const schema = new Map<string, Schema>(Object.entries(matrixEventSchemas)).get(name)
  return schema === undefined || fits(schema, event) ? name : 'malformed'
}

const errcodes: Readonly<Partial<Record<WebhookErrorCode, string>>> = {
  proof_missing: 'M_MISSING_TOKEN',
  proof_duplicated: 'M_FORBIDDEN',
  token_mismatch: 'M_FORBIDDEN',
  method_not_allowed: 'M_UNRECOGNIZED',
  body_malformed: 'M_NOT_JSON',
  payload_invalid: 'M_BAD_JSON',
}

const finishEmpty = finishSuccess(() => reply({}))
const finishErrcode = finishRefusal(({ code, field }) => ({
  errcode: field === 'path' ? 'M_UNRECOGNIZED' : (errcodes[code] ?? 'M_UNKNOWN'),
  error: 'The request was refused.',
}))

const responses: Partial<ResponsePolicy> = {
  accepted: 200,
  errors: { token_mismatch: 403, proof_duplicated: 403 },
  finish(response, error) {
    const finished = finishErrcode(finishEmpty(response, error), error)
    return error?.field === 'path' ? { ...finished, status: 404 } : finished
  },
}
