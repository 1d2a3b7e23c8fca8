import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createReceiver, memoryDedupeStore, toWebhookRequest } from '../../src/index.js'
import { injectDelivery, withHeaders } from '../../src/testing/index.js'
import { type GitlabSampleOptions, gitlabPayload, gitlabSample, signGitlab } from '../../src/testing/vendors/gitlab.js'
import { gitlab, gitlabHook } from '../../src/vendors/gitlab/index.js'
import { parseSample } from './styles/parse-sample.js'

const token = 't0ken'
const byToken = gitlab({ tokens: token })
const key = Buffer.alloc(32, 7)
const secret = `whsec_${key.toString('base64')}`
const bySecret = gitlab({ secrets: secret })
const now = Date.UTC(2026, 10, 21, 10, 15, 30)
const body = JSON.stringify(gitlabPayload())

/** A signed delivery as GitLab 19 sends it, signed by Node and not by this package. */
function deliver(sentAt = now / 1000, headers: Readonly<Record<string, string | readonly string[]>> = {}) {
  const id = 'f5e5f430-f57b-4e6e-9fac-d9128cd7232f'
  const mac = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64')
  return toWebhookRequest({
    headers: {
      'Content-Type': 'application/json',
      'X-Gitlab-Event': 'Merge Request Hook',
      'Idempotency-Key': id,
      'webhook-id': id,
      'webhook-timestamp': String(sentAt),
      'webhook-signature': `v1,${mac}`,
      ...headers,
    },
    body,
  })
}

async function verify(provider: ReturnType<typeof gitlab>, request: ReturnType<typeof deliver>) {
  return (await provider.verify(request, { now })).proof
}

describe('gitlab with secrets', () => {
  it('never accepts a token instead of a signature', async () => {
    const withToken = gitlabSample({ token })
    await expect(verify(bySecret, withToken)).rejects.toMatchObject({ code: 'proof_missing' })
    const both = gitlab({ secrets: secret, tokens: token })
    await expect(verify(both, withToken)).rejects.toMatchObject({ code: 'proof_missing' })
    await expect(verify(both, deliver())).rejects.toMatchObject({ code: 'proof_missing', field: 'X-Gitlab-Token' })
    const proof = await verify(both, deliver(undefined, { 'X-Gitlab-Token': token }))
    expect(proof).toMatchObject({ strength: 'signature', parts: [{ strength: 'signature' }, { strength: 'token' }] })
  })

  it('uses the signed id', async () => {
    const signed = withHeaders(deliver(Math.floor(Date.now() / 1000)), { 'Idempotency-Key': 'forged' })
    await expect(parseSample(bySecret, signed)).resolves.toMatchObject({ id: 'f5e5f430-f57b-4e6e-9fac-d9128cd7232f' })
  })

  it('accepts deliveries signed by signGitlab', async () => {
    const signed = await signGitlab(gitlabSample({ deliveryId: '42' }), { secret })
    await expect(parseSample(bySecret, signed)).resolves.toMatchObject({ id: '42', event: 'merge_request.open' })
    const late = await signGitlab(gitlabSample(), { secret, sentAt: now - 301_000 })
    await expect(verify(bySecret, late)).rejects.toMatchObject({ code: 'timestamp_too_old' })
  })
})

describe('gitlab with tokens', () => {
  it('accepts the secret token, and an older one', async () => {
    await expect(verify(byToken, gitlabSample({ token }))).resolves.toMatchObject({ strength: 'token', key: 0 })
    await expect(verify(gitlab({ tokens: ['new', token] }), gitlabSample({ token }))).resolves.toMatchObject({ key: 1 })
  })

  it('looks up the token of the hook', async () => {
    const tokensOf = new Map([['02affd2d-2cba-4033-917d-ec22d5dc4b38', token]])
    const provider = gitlab({ tokens: (request) => tokensOf.get(gitlabHook({ request }).hookId ?? '') })
    await expect(verify(provider, gitlabSample({ token }))).resolves.toMatchObject({ strength: 'token' })
    const stranger = gitlabSample({ token, headers: { 'X-Gitlab-Webhook-UUID': 'other' } })
    await expect(verify(provider, stranger)).rejects.toMatchObject({ code: 'key_unknown' })
  })
})

describe('gitlab', () => {
  const parse = (options: GitlabSampleOptions) => parseSample(byToken, gitlabSample({ token, ...options }))
  const send = (event: string, payload: object) => parse({ hookEvent: event, body: JSON.stringify(payload) })

  // As in the examples of https://docs.gitlab.com/user/project/integrations/webhook_events/
  it.each([
    ['Push Hook', { object_kind: 'push', event_name: 'push' }, 'push'],
    ['Tag Push Hook', { object_kind: 'tag_push', event_name: 'tag_push' }, 'tag_push'],
    ['Issue Hook', { object_kind: 'work_item', object_attributes: { action: 'close' } }, 'work_item.close'],
    ['Confidential Issue Hook', { object_kind: 'issue', object_attributes: { action: 'open' } }, 'issue.open'],
    ['Note Hook', { object_kind: 'note', object_attributes: { action: 'create' } }, 'note.create'],
    ['Pipeline Hook', { object_kind: 'pipeline', object_attributes: { status: 'success' } }, 'pipeline'],
    ['Job Hook', { object_kind: 'build', build_status: 'created' }, 'build'],
    ['Deployment Hook', { object_kind: 'deployment', status: 'success' }, 'deployment'],
    ['Release Hook', { object_kind: 'release', action: 'create' }, 'release.create'],
    [
      'Milestone Hook',
      { object_kind: 'milestone', object_attributes: { id: 1 }, action: 'create' },
      'milestone.create',
    ],
    ['Emoji Hook', { object_kind: 'emoji', object_attributes: { action: 'award' } }, 'emoji.award'],
    [
      'Resource Access Token Hook',
      { object_kind: 'access_token', event_name: 'expiring_access_token' },
      'access_token',
    ],
    ['Vulnerability Hook', { object_kind: 'vulnerability', object_attributes: {} }, 'vulnerability'],
    ['Member Hook', { event_name: 'user_add_to_group', group_id: 100 }, 'user_add_to_group'],
    ['Project Hook', { event_name: 'project_create', project_id: 22 }, 'project_create'],
  ])('names the event of %s', async (header, payload, event) => {
    await expect(send(header, payload)).resolves.toMatchObject({ event, known: true, payload })
  })

  it('delivers unknown events, and payloads changed by a template', async () => {
    const renamed = { event_name: 'project_rename', project_id: 1 }
    await expect(send('System Hook', renamed)).resolves.toMatchObject({ event: 'project_rename', known: false })
    const changed = send('Merge Request Hook', { title: 'of a template' })
    await expect(changed).resolves.toMatchObject({ event: 'merge_request', known: false })
    await expect(send('Push Hook', {})).resolves.toMatchObject({ event: 'push', known: true })
    const nulls = { object_kind: 'work_item', project: null, object_attributes: null, action: null }
    await expect(send('Issue Hook', nulls)).resolves.toMatchObject({ event: 'work_item', payload: nulls })
  })

  it.each([undefined, '', ['Push Hook', 'Push Hook']])(
    'refuses the header %j if the payload has no kind',
    async (event) => {
      const request = gitlabSample({ token, body: '{}', headers: { 'X-Gitlab-Event': event } })
      await expect(parseSample(byToken, request)).rejects.toMatchObject({
        code: 'payload_invalid',
        field: 'X-Gitlab-Event',
      })
    },
  )

  it('uses the id that retries share, and no id if the server sends none', async () => {
    await expect(parse({ deliveryId: '42' })).resolves.toMatchObject({ id: '42' })
    await expect(parse({ headers: { 'Idempotency-Key': undefined } })).resolves.toMatchObject({ id: undefined })
    const doubled = parse({ headers: { 'Idempotency-Key': ['1', '2'] } })
    await expect(doubled).rejects.toMatchObject({ code: 'payload_invalid' })
  })

  it.each([
    ['project.id', { project: { id: '1', path_with_namespace: 'a/b' } }],
    ['object_kind', { object_kind: 7 }],
    ['object_attributes', { object_attributes: 'text' }],
  ])('refuses a payload whose %s contradicts its type', async (path, payload) => {
    await expect(send('Push Hook', payload)).rejects.toMatchObject({ code: 'payload_invalid', issues: [{ path }] })
  })

  it('passes a delivery once to the handler of its action or its kind', async () => {
    const events: string[] = []
    const receiver = createReceiver({
      provider: byToken,
      on: {
        'merge_request.open': ({ payload }) => events.push(`opened in ${payload.project?.path_with_namespace}`),
        merge_request: ({ event }) => events.push(event),
      },
      dedupe: memoryDedupeStore(),
    })
    const later = { object_attributes: { action: 'frobnicate' } }
    for (const options of [{}, {}, { deliveryId: '2', payload: later }]) {
      expect((await injectDelivery(receiver, gitlabSample({ token, ...options }))).response.status).toBe(200)
    }
    expect(events).toEqual(['opened in harbour/tide', 'merge_request.frobnicate'])
    expect((await injectDelivery(receiver, gitlabSample())).response.status).toBe(401)
  })
})

describe('gitlabHook', () => {
  it('reads the headers about the hook and ignores duplicated ones', () => {
    expect(gitlabHook({ request: gitlabSample() })).toEqual({
      hookId: '02affd2d-2cba-4033-917d-ec22d5dc4b38',
      originId: '13792a34-cac6-4fda-95a8-c58e00a3954e',
      instance: 'https://gitlab.com',
    })
    const odd = gitlabSample({ headers: { 'X-Gitlab-Webhook-UUID': ['1', '1'], 'X-Gitlab-Instance': '' } })
    expect(gitlabHook({ request: odd })).toMatchObject({ hookId: undefined, instance: undefined })
  })
})
