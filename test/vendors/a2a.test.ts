import { describe, expect, it } from 'vitest'
import { createReceiver, memoryDedupeStore } from '../../src/index.js'
import { generateKeys, injectDelivery, type Sample, withBody, withHeaders } from '../../src/testing/index.js'
import { a2aPayloads, a2aSample, signA2a } from '../../src/testing/vendors/a2a.js'
import { type A2aOptions, a2a } from '../../src/vendors/a2a/index.js'

const now = 1_795_256_130_000
const taskId = '43667960-d455-4453-b0cf-1bae4955270d'
const issuer = 'https://agent.example'
const audience = 'https://receiver.example/hooks'

function receiverOf(options: Partial<A2aOptions>) {
  const seen: unknown[] = []
  const receiver = createReceiver({
    provider: a2a({ knowsTask: (id) => id === taskId, ...options }),
    on: {
      task: ({ payload }) => void seen.push(payload.task.status?.state),
      message: ({ payload }) => void seen.push(payload.message.parts?.[0]?.text),
      statusUpdate: ({ payload }) => void seen.push(payload.statusUpdate.status.state),
      artifactUpdate: ({ payload }) => void seen.push(payload.artifactUpdate.artifact.artifactId),
    },
    now: () => now,
    onError: () => {},
  })
  return { receiver, seen, receive: (sample: Sample | Promise<Sample>) => injectDelivery(receiver, sample) }
}

async function withJwts(claims?: object) {
  const keys = await generateKeys('ES256')
  const set = receiverOf({ keys: keys.jwk, issuers: [issuer], audiences: [audience] })
  const sign = (sample = a2aSample()) =>
    signA2a(sample, { ...keys, claims: { iss: issuer, aud: audience, ...claims }, sentAt: now })
  return { ...set, keys, sign }
}

describe('a2a with a bearer token', () => {
  it('handles each kind of notification', async () => {
    const { receive, seen } = receiverOf({ tokens: 't0ken' })
    for (const event of ['statusUpdate', 'artifactUpdate', 'task', 'message'] as const) {
      const receipt = await receive(signA2a(a2aSample({ event }), { secret: 't0ken' }))
      expect(receipt).toMatchObject({ outcome: 'handled', response: { status: 200 } })
    }
    expect(seen).toEqual(['TASK_STATE_COMPLETED', 'report', 'TASK_STATE_INPUT_REQUIRED', 'Which quarter?'])
  })

  it('handles a message once', async () => {
    let handled = 0
    const provider = a2a({ tokens: 't0ken', knowsTask: () => true })
    const receiver = createReceiver({ provider, on: { message: () => void handled++ }, dedupe: memoryDedupeStore() })
    const sent = await signA2a(a2aSample({ event: 'message' }), { secret: 't0ken' })
    expect(await injectDelivery(receiver, sent)).toMatchObject({ outcome: 'handled' })
    expect(await injectDelivery(receiver, sent)).toMatchObject({ outcome: 'duplicate' })
    expect(handled).toBe(1)
  })

  it('takes the request of the specification', async () => {
    // A2A 1.0, section 6.6.
    const body = `{
  "statusUpdate": {
    "taskId": "43667960-d455-4453-b0cf-1bae4955270d",
    "contextId": "c295ea44-7543-4f78-b524-7a38915ad6e4",
    "status": {
      "state": "TASK_STATE_COMPLETED",
      "timestamp": "2024-03-15T18:30:00Z"
    }
  }
}`
    const credentials = { Authorization: 'Bearer secure-client-token-for-task-aaa' }
    const { receive } = receiverOf({ tokens: 'secure-client-token-for-task-aaa' })
    expect(await receive(withHeaders(withBody(a2aSample(), body), credentials))).toMatchObject({ outcome: 'handled' })
  })

  it('requires the token of the configuration too, if both are given', async () => {
    const { receive } = receiverOf({ tokens: 't0ken', notificationTokens: 'of the task' })
    const both = { secret: 't0ken', notificationToken: 'of the task' }
    expect(await receive(signA2a(a2aSample(), both))).toMatchObject({ outcome: 'handled' })
    expect(await receive(signA2a(a2aSample(), { secret: 't0ken' }))).toMatchObject({ error: { code: 'proof_missing' } })
    const wrong = { ...both, notificationToken: 'of another task' }
    expect(await receive(signA2a(a2aSample(), wrong))).toMatchObject({ error: { code: 'token_mismatch' } })
    const alone = receiverOf({ notificationTokens: 'of the task' })
    expect(await alone.receive(signA2a(a2aSample(), both))).toMatchObject({ outcome: 'handled' })
  })

  it('refuses a notification about an unknown task', async () => {
    const { receive, seen } = receiverOf({ tokens: 't0ken' })
    const other = a2aSample({ payload: { taskId: 'of-another-client' } })
    const receipt = await receive(signA2a(other, { secret: 't0ken' }))
    expect(receipt).toMatchObject({ response: { status: 401 }, error: { code: 'key_not_trusted' } })
    const without = a2aSample({ event: 'message', payload: { taskId: undefined } })
    expect(await receive(signA2a(without, { secret: 't0ken' }))).toMatchObject({ error: { code: 'key_not_trusted' } })
    expect(seen).toEqual([])
  })

  it.each([
    ['no kind', {}],
    ['an unknown kind', { progress: {} }],
    ['two kinds', { task: a2aPayloads.task, message: a2aPayloads.message }],
    ['a task without an id', { task: { status: { state: 'TASK_STATE_WORKING' } } }],
    ['the task itself, as before 1.0', { id: taskId, kind: 'task', status: { state: 'completed' } }],
  ])('answers 400 to %s', async (_, payload) => {
    const { receive } = receiverOf({ tokens: 't0ken' })
    const receipt = await receive(signA2a(withBody(a2aSample(), JSON.stringify(payload)), { secret: 't0ken' }))
    expect(receipt).toMatchObject({ response: { status: 400 }, error: { code: 'payload_invalid' } })
  })

  it('answers 5XX if the check of the task fails, so that the agent tries again', async () => {
    const { receive } = receiverOf({ tokens: 't0ken', knowsTask: () => Promise.reject(new Error('database')) })
    const receipt = await receive(signA2a(a2aSample(), { secret: 't0ken' }))
    expect(receipt.response.status).toBeGreaterThanOrEqual(500)
  })
})

describe('a2a with JWTs', () => {
  it('accepts a JWT of the agent', async () => {
    const { receive, sign } = await withJwts()
    expect(await receive(sign())).toMatchObject({ outcome: 'handled' })
  })

  it.each([
    ['of another issuer', { iss: 'https://rival.example' }, 'signature_mismatch'],
    ['for another receiver', { aud: 'https://other.example/hooks' }, 'signature_mismatch'],
    ['that has expired', { exp: now / 1000 - 301 }, 'timestamp_too_old'],
    ['from the future', { iat: now / 1000 + 301 }, 'timestamp_in_future'],
    ['without a time', { iat: undefined, exp: undefined }, 'timestamp_malformed'],
    ['for another task', { taskId: 'of-another-client' }, 'key_not_trusted'],
  ])('refuses one %s', async (_, claims, code) => {
    const { receive, sign, seen } = await withJwts(claims)
    expect(await receive(sign())).toMatchObject({ response: { status: 401 }, error: { code } })
    expect(seen).toEqual([])
  })

  it('accepts one without the claim of the task', async () => {
    const { receive, sign } = await withJwts({ taskId: undefined })
    expect(await receive(sign())).toMatchObject({ outcome: 'handled' })
  })

  it('refuses a JWT that another key signed, and one without a signature', async () => {
    const { receive, sign } = await withJwts()
    const claims = { iss: issuer, aud: audience }
    const stranger = signA2a(a2aSample(), { ...(await generateKeys('ES256')), claims, sentAt: now })
    expect(await receive(stranger)).toMatchObject({ error: { code: 'signature_mismatch' } })
    const signed = await sign()
    const jwt = signed.headers.find(([name]) => name === 'Authorization')?.[1] ?? ''
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const unsigned = withHeaders(signed, { Authorization: `Bearer ${none}.${jwt.split('.')[1]}.` })
    expect(await receive(unsigned)).toMatchObject({ error: { code: 'signature_malformed' } })
  })
})
