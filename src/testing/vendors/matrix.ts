import { checkOptions, optional, requireText } from '../../core/base/options.js'
import { matrix } from '../../vendors/matrix/index.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  payloadSampleChecks,
  requireSample,
  type Sample,
  type SampleOptions,
  type SampleSource,
  sampleUrl,
  withHeaders,
} from '../sample.js'
import { generateSecret } from '../signers/keys.js'
import { requireValue, type VendorDeliveries } from '../vendor-deliveries.js'

const room = {
  event_id: '$sh1ps-in-the-harbour',
  room_id: '!harbour:matrix.example',
  sender: '@mira:matrix.example',
  origin_server_ts: 1_795_256_130_000,
}

/** What transactions contain, by the name of the event. */
export const matrixPayloads = {
  'm.room.message': {
    ...room,
    type: 'm.room.message',
    content: { msgtype: 'm.text', body: 'Three ships arrived.' },
  },
  'm.room.member': {
    ...room,
    type: 'm.room.member',
    state_key: '@mira:matrix.example',
    content: { membership: 'join', displayname: 'Mira' },
  },
  'ephemeral.m.typing': {
    type: 'm.typing',
    room_id: '!harbour:matrix.example',
    content: { user_ids: ['@mira:matrix.example'] },
  },
  'to_device.m.room.encrypted': {
    type: 'm.room.encrypted',
    sender: '@mira:matrix.example',
    to_user_id: '@bridge:matrix.example',
    to_device_id: 'BRIDGE',
    content: { algorithm: 'm.olm.v1.curve25519-aes-sha2', ciphertext: {} },
  },
} as const

/** The names of the events that {@link matrixSample} makes. */
export type MatrixSampleEvent = keyof typeof matrixPayloads

/** Options of {@link matrixSample}. */
export interface MatrixSampleOptions<Event extends MatrixSampleEvent = MatrixSampleEvent> extends SampleOptions {
  /** @default 'm.room.message' */
  readonly event?: Event
  /** Changes to the event in {@link matrixPayloads}. */
  readonly payload?: PayloadChanges<(typeof matrixPayloads)[Event]>
  /** The id of the transaction. @default '35' */
  readonly transaction?: string
}

/**
 * A transaction with one event, without a token. The path of a transaction is added to `url`.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const question = matrixSample({ payload: { content: { msgtype: 'm.text', body: 'How many?' } } })
 */
export function matrixSample<const Event extends MatrixSampleEvent = 'm.room.message'>(
  options: MatrixSampleOptions<Event> = {},
): Sample {
  checkOptions<MatrixSampleOptions>(options, 'matrixSample', {
    ...payloadSampleChecks,
    event: optional(requireText),
    transaction: optional(requireText),
  })
  const { event = 'm.room.message', payload, transaction = '35', url = sampleUrl } = options
  const list = /^(ephemeral|to_device)\./.exec(event)?.[1]
  const item = changed<object>(matrixPayloads[event], payload)
  const body = JSON.stringify(list === undefined ? { events: [item] } : { events: [], [list]: [item] })
  const called = url.replace(/\?|$/, (end) => `/_matrix/app/v1/transactions/${transaction}${end}`)
  return makeSample({ method: 'PUT', ...options, url: called }, { 'Content-Type': 'application/json' }, body)
}

/** Options of {@link signMatrix}. */
export interface SignMatrixOptions {
  /** The `hs_token`. */
  readonly secret: string
}

/**
 * Adds the token of a homeserver to a sample.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signMatrix(matrixSample(), { secret: 't0ken' }))
 */
export async function signMatrix(source: SampleSource, options: SignMatrixOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signMatrix')
  checkOptions(options, 'signMatrix', { secret: requireText })
  return withHeaders(sample, { Authorization: `Bearer ${options.secret}` })
}

/** Genuine deliveries of a homeserver, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  credential: 'secret',
  needs: [{ name: 'tokens', kind: 'token', env: 'MATRIX_HS_TOKEN', about: 'the `hs_token` of your registration' }],
  // The id has the transaction, which is in the path, and this.
  ids: [{ field: 'events.*.event_id' }],
  samples: {
    'm.room.message': (options) => matrixSample(options),
    'm.room.member': (options) => matrixSample({ ...options, event: 'm.room.member' }),
    'ephemeral.m.typing': (options) => matrixSample({ ...options, event: 'ephemeral.m.typing' }),
    'to_device.m.room.encrypted': (options) => matrixSample({ ...options, event: 'to_device.m.room.encrypted' }),
  },
  provider: (values) => matrix({ tokens: requireValue(values, 'tokens', 'matrix') }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: matrix({ tokens: secret }),
    sign: (sample) => signMatrix(sample, { secret }),
  }),
}
