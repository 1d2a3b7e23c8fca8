import { checkedLater, checkOptions, optional, requireText } from '../../core/base/options.js'
import { type A2aEventName, a2a } from '../../vendors/a2a/index.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  payloadSampleChecks,
  requireSample,
  type Sample,
  type SampleOptions,
  type SampleSource,
  withHeaders,
} from '../sample.js'
import { encode, joinBytes } from '../signers/encode.js'
import { generateSecret, keyChecks, type SampleKeys, signBytes } from '../signers/keys.js'
import { requireValue, type VendorDeliveries } from '../vendor-deliveries.js'

const taskId = '43667960-d455-4453-b0cf-1bae4955270d'
const contextId = 'c295ea44-7543-4f78-b524-7a38915ad6e4'

/** What notifications of a task contain, by the event. */
export const a2aPayloads = {
  statusUpdate: {
    taskId,
    contextId,
    status: { state: 'TASK_STATE_COMPLETED', timestamp: '2026-11-21T10:15:29.000Z' },
  },
  artifactUpdate: {
    taskId,
    contextId,
    artifact: { artifactId: 'report', name: 'Harbour report', parts: [{ text: 'Three ships arrived.' }] },
    append: false,
    lastChunk: true,
  },
  task: {
    id: taskId,
    contextId,
    status: { state: 'TASK_STATE_INPUT_REQUIRED', timestamp: '2026-11-21T10:15:29.000Z' },
    artifacts: [],
  },
  message: {
    messageId: '8f1f2c3a-3f4e-4c58-9a55-2f0f7f1c9d11',
    taskId,
    contextId,
    role: 'ROLE_AGENT',
    parts: [{ text: 'Which quarter?' }],
  },
} as const satisfies Readonly<Record<A2aEventName, object>>

/** Options of {@link a2aSample}. */
export interface A2aSampleOptions<Event extends A2aEventName = A2aEventName> extends SampleOptions {
  /** @default 'statusUpdate' */
  readonly event?: Event
  /** Changes to the event's object in {@link a2aPayloads}. */
  readonly payload?: PayloadChanges<(typeof a2aPayloads)[Event]>
}

/**
 * A push notification without credentials.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const failed = a2aSample({ payload: { status: { state: 'TASK_STATE_FAILED' } } })
 */
export function a2aSample<const Event extends A2aEventName = 'statusUpdate'>(
  options: A2aSampleOptions<Event> = {},
): Sample {
  checkOptions<A2aSampleOptions>(options, 'a2aSample', { ...payloadSampleChecks, event: optional(requireText) })
  const { event = 'statusUpdate', payload } = options
  const body = JSON.stringify({ [event]: changed<object>(a2aPayloads[event], payload) })
  return makeSample(options, { 'Content-Type': 'application/a2a+json' }, body)
}

/** Options of {@link signA2a}: `secret`, or a result of `generateKeys` for a JWT. */
export interface SignA2aOptions extends Partial<SampleKeys> {
  /** The bearer credentials. */
  readonly secret?: string
  /** The token of the push notification configuration. @default none */
  readonly notificationToken?: string
  /** Claims of the JWT besides `iat`, `exp` and `jti`, such as `iss`, `aud` and `taskId`; `undefined` removes one. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** The time of sending, in milliseconds since 1970. @default now */
  readonly sentAt?: number
}

/**
 * Adds the credentials of an agent to a sample: a bearer token, or a JWT that is valid for five minutes.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receipt = await injectDelivery(receiver, signA2a(a2aSample(), { secret: 't0ken' }))
 */
export async function signA2a(source: SampleSource, options: SignA2aOptions): Promise<Sample> {
  const sample = requireSample(await source, 'signA2a')
  checkOptions<SignA2aOptions>(options, 'signA2a', {
    ...keyChecks,
    algorithm: checkedLater,
    privateKey: checkedLater,
    secret: optional(requireText),
    notificationToken: optional(requireText),
    claims: checkedLater,
    sentAt: checkedLater,
  })
  const { secret, notificationToken, privateKey } = options
  const bearer = privateKey === undefined ? secret : await makeJwt(options)
  return withHeaders(sample, {
    ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
    ...(notificationToken !== undefined && { 'X-A2A-Notification-Token': notificationToken }),
  })
}

async function makeJwt({ privateKey, algorithm = 'ES256', keyId, claims, sentAt = Date.now() }: SignA2aOptions) {
  const iat = Math.floor(sentAt / 1000)
  const head = { alg: algorithm, typ: 'JWT', kid: keyId }
  const all = { iat, exp: iat + 300, jti: 'c1b0a6de-1f3e-4f27-9a39-6f7a2f2f5d10', taskId, ...claims }
  const segments = [head, all].map((one) => encode(new TextEncoder().encode(JSON.stringify(one)), 'base64url'))
  const content = await joinBytes([segments.join('.')])
  if (privateKey === undefined) throw new TypeError('signA2a: privateKey is missing')
  return `${segments.join('.')}.${encode(await signBytes(content, privateKey, algorithm, 'signA2a'), 'base64url')}`
}

/** Genuine deliveries of agents, for tools and tests that work with any vendor. */
export const deliveries: VendorDeliveries = {
  credential: 'secret',
  needs: [
    {
      name: 'tokens',
      kind: 'token',
      env: 'A2A_WEBHOOK_TOKEN',
      about: 'the bearer credentials of your push notification configuration',
    },
  ],
  ids: [{ field: 'message.messageId' }],
  samples: {
    statusUpdate: (options) => a2aSample(options),
    artifactUpdate: (options) => a2aSample({ ...options, event: 'artifactUpdate' }),
    task: (options) => a2aSample({ ...options, event: 'task' }),
    message: (options) => a2aSample({ ...options, event: 'message' }),
  },
  // A tool cannot know your tasks, so it accepts all.
  provider: (values) => a2a({ tokens: requireValue(values, 'tokens', 'a2a'), knowsTask: () => true }),
  sender: async ({ secret = generateSecret() } = {}) => ({
    provider: a2a({ tokens: secret, knowsTask: () => true }),
    sign: (sample, sent) => signA2a(sample, { secret, notificationToken: secret, ...sent }),
  }),
}
