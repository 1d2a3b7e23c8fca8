import { createHmac } from 'node:crypto'
import { createRequire } from 'node:module'
import type { WebhookDefinition } from '@octokit/webhooks-examples'
import { sign, verify } from '@octokit/webhooks-methods'
import type { EventPayloadMap } from '@octokit/webhooks-types'
import { describe, expect, it } from 'vitest'
import type { WebhookRequest } from '../../src/core/request/delivery.js'
import { createReceiver, toWebhookRequest } from '../../src/index.js'
import { hostPayload, withBody, withHeaders } from '../../src/testing/index.js'
import { type GithubSampleOptions, githubSample, signGithub } from '../../src/testing/vendors/github.js'
import { github, githubHook } from '../../src/vendors/github/index.js'
import { parseSample } from './styles/parse-sample.js'

const secret = 's3cret'
const provider = github<EventPayloadMap>({ secrets: secret })

// GitHub's own: https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries
const published = {
  secret: "It's a Secret to Everybody",
  body: 'Hello, World!',
  signature: 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
}

function sha256(body: string | Uint8Array, key = secret): string {
  return `sha256=${createHmac('sha256', key).update(body).digest('hex')}`
}

/** A delivery as GitHub sends it, signed by Node and not by this package. */
function deliver(event: string, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}) {
  return toWebhookRequest({
    headers: {
      'User-Agent': 'GitHub-Hookshot/044aadd',
      'Content-Type': 'application/json',
      'X-GitHub-Event': event,
      'X-GitHub-Delivery': '72d3162e-cc78-11e3-81ab-4c9367dc0958',
      'X-Hub-Signature-256': sha256(body),
      ...headers,
    },
    body,
  })
}

function signed(options: GithubSampleOptions = {}) {
  return signGithub(githubSample(options), { secret })
}

interface Example {
  readonly name: string
  readonly payload: { readonly action?: string; readonly [field: string]: unknown }
}

function examplesOf(release: string): readonly Example[] {
  const load = createRequire(import.meta.url)
  const events: readonly (Pick<WebhookDefinition, 'name'> & { examples: Example['payload'][] })[] = load(
    `@octokit/webhooks-examples/${release}/index.json`,
  )
  return events.flatMap(({ name, examples }) => examples.map((payload) => ({ name, payload })))
}

// Events of older servers that differ from GitHub's current description: removed kinds, and kinds without an action.
const older = ['deployment', 'deployment_status', 'enterprise.anonymous_access_enabled']
const chosen = 'repository_dispatch.on-demand-test'
const ghes31 = ['content_reference.created', ...older, chosen, 'user.created']
const ghes34 = ['cache_sync', ...older, chosen, 'user.created', 'user.deleted']

describe('github', () => {
  it.each([
    ['api.github.com', 329, [chosen]],
    ['ghes-31', 49, ghes31],
    ['ghes-32', 49, ghes31],
    ['ghes-33', 50, ghes31],
    ['ghes-34', 124, ghes34],
    ['ghes-35', 125, ghes34],
  ])('reads every example payload of %s, as JSON and as a form', async (release, count, undeclared) => {
    const examples = examplesOf(release)
    expect(examples).toHaveLength(count)
    const unknown = new Set<string>()
    for (const { name, payload } of examples) {
      const json = JSON.stringify(payload)
      const form = new URLSearchParams({ payload: json }).toString()
      const inForm = { 'Content-Type': 'application/x-www-form-urlencoded' }
      for (const request of [deliver(name, json), deliver(name, form, inForm)]) {
        const delivery = await parseSample(provider, request)
        expect(delivery.event).toBe(payload.action === undefined ? name : `${name}.${payload.action}`)
        expect(delivery.payload).toEqual(payload)
        expect(delivery.proof).toMatchObject({ strength: 'signature', algorithm: 'hmac-sha256', key: 0 })
        if (!delivery.known) unknown.add(delivery.event)
      }
    }
    expect([...unknown].sort()).toEqual(undeclared)
  })

  it("accepts GitHub's published signature", async () => {
    const { body, signature } = published
    const request = deliver('push', body, { 'X-Hub-Signature-256': signature })
    const verified = await github({ secrets: published.secret }).verify(request)
    expect(verified.proof).toMatchObject({ strength: 'signature', algorithm: 'hmac-sha256', key: 0 })
    expect(() => provider.verify(request)).toThrow(expect.objectContaining({ code: 'signature_mismatch' }))
  })

  it("accepts signatures by GitHub's library, which accepts ours", async () => {
    const body = JSON.stringify(hostPayload())
    const request = deliver('issues', body, { 'X-Hub-Signature-256': await sign(secret, body) })
    await expect(parseSample(provider, request)).resolves.toMatchObject({ event: 'issues.opened', known: true })

    const sample = await signed({ format: 'form' })
    const [, signature = ''] = sample.headers.find(([name]) => name === 'X-Hub-Signature-256') ?? []
    await expect(verify(secret, new TextDecoder().decode(sample.body), signature)).resolves.toBe(true)
  })

  it('looks secrets up by hook', async () => {
    const request = await signed({ hookId: 42 })
    const secretsOf = new Map([[42, secret]])
    const many = github({ secrets: (head) => secretsOf.get(githubHook({ request: head }).hookId ?? 0) })
    await expect(parseSample(many, request)).resolves.toMatchObject({ known: true })
    await expect(parseSample(many, await signed({ hookId: 43 }))).rejects.toMatchObject({
      code: 'key_unknown',
    })
  })

  const body = JSON.stringify(hostPayload())
  const genuine = sha256(body)

  it('never accepts the SHA-1 signature, and explains what to do', async () => {
    const sha1 = `sha1=${createHmac('sha1', secret).update(body).digest('hex')}`
    const unsigned = withHeaders(deliver('issues', body), { 'X-Hub-Signature-256': undefined })
    await expect(parseSample(provider, unsigned)).rejects.toMatchObject({
      code: 'proof_missing',
      field: 'X-Hub-Signature-256',
      message: expect.stringContaining('set a secret'),
    })
    await expect(parseSample(provider, withHeaders(unsigned, { 'X-Hub-Signature': sha1 }))).rejects.toMatchObject({
      code: 'proof_missing',
      field: 'X-Hub-Signature-256',
      message: expect.stringContaining('SHA-1'),
    })
    const both = withHeaders(deliver('issues', body), { 'X-Hub-Signature': 'sha1=wrong' })
    await expect(parseSample(provider, both)).resolves.toMatchObject({ known: true })
    const inPlace = withHeaders(unsigned, { 'X-Hub-Signature-256': sha1 })
    await expect(parseSample(provider, inPlace)).rejects.toMatchObject({ code: 'signature_malformed' })
  })

  it('verifies the bytes of a form, not the JSON in it', async () => {
    const form = new URLSearchParams({ payload: body }).toString()
    const inForm = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const overJson = deliver('issues', form, { ...inForm, 'X-Hub-Signature-256': genuine })
    await expect(parseSample(provider, overJson)).rejects.toMatchObject({ code: 'signature_mismatch' })
    const respelled = withBody(deliver('issues', form, inForm), form.replaceAll('+', '%20').replace('%22', '"'))
    await expect(parseSample(provider, respelled)).rejects.toMatchObject({ code: 'signature_mismatch' })
  })

  it.each([undefined, '', ['issues', 'issues'], 'issues.opened'])('refuses the event kind %j', async (kind) => {
    const request = withHeaders(deliver('issues', body), { 'X-GitHub-Event': kind })
    await expect(parseSample(provider, request)).rejects.toMatchObject({
      code: 'payload_invalid',
      field: 'X-GitHub-Event',
    })
  })

  it('ignores the headers of another service', async () => {
    const request = withHeaders(deliver('issues', body), { 'X-GitHub-Event': undefined, 'X-Host-Event': 'issues' })
    await expect(parseSample(provider, request)).rejects.toMatchObject({ code: 'payload_invalid' })
  })

  it.each(['GET', 'PUT', 'HEAD'])('refuses the method %s', (method) => {
    expect(() => provider.admit({ ...deliver('issues', body), method })).toThrow(
      expect.objectContaining({ code: 'method_not_allowed' }),
    )
  })

  it.each([
    { repository: null },
    { repository: { id: 1, full_name: 'a/b' } },
    { sender: null },
    { installation: null },
    {},
  ])('delivers %j', async (payload) => {
    const delivery = await parseSample(provider, deliver('meta', JSON.stringify({ action: 'deleted', ...payload })))
    expect(delivery).toMatchObject({ event: 'meta.deleted', known: true, payload })
  })

  it.each([
    ['action', 7],
    ['repository.owner', { repository: { id: 1, full_name: 'a/b', owner: 'a' } }],
    ['sender.id', { sender: { login: 'a', id: '1' } }],
    ['installation.id', { installation: { id: '1' } }],
  ])('refuses a payload whose %s contradicts its type', async (path, payload) => {
    const json = JSON.stringify(typeof payload === 'object' ? payload : { [path]: payload })
    await expect(parseSample(provider, deliver('push', json))).rejects.toMatchObject({
      code: 'payload_invalid',
      issues: [{ path }],
    })
  })
})

describe('a receiver of github', () => {
  async function receive(request: WebhookRequest | Promise<WebhookRequest>) {
    const events: string[] = []
    const receiver = createReceiver({
      provider: github<EventPayloadMap>({ secrets: secret }),
      on: {
        ping: ({ payload }) => events.push(`ping ${payload.hook_id}`),
        'issues.opened': ({ payload }) => events.push(`opened ${payload.issue.number}`),
        issues: ({ event, payload }) => events.push(`${event} ${payload.issue.number}`),
        repository_dispatch: ({ event }) => events.push(`dispatched ${event}`),
        '*': ({ event, known }) => events.push(`other ${event} ${known}`),
      },
    })
    const { response } = await receiver.receive(await request)
    return { status: response.status, events }
  }

  it('passes a delivery to the handler of its action, or else of its kind', async () => {
    const closed = signed({ payload: { action: 'closed' } })
    await expect(receive(signed())).resolves.toEqual({ status: 200, events: ['opened 1347'] })
    await expect(receive(closed)).resolves.toEqual({ status: 200, events: ['issues.closed 1347'] })
    await expect(receive(signed({ event: 'ping' }))).resolves.toMatchObject({
      events: ['ping 109948940'],
    })
    await expect(receive(signed({ event: 'star', payload: { action: undefined } }))).resolves.toMatchObject({
      events: ['other star false'],
    })
  })

  it('passes unknown actions to the handler of their kind', async () => {
    const later = signed({ payload: { action: 'frobnicated' } })
    await expect(receive(later)).resolves.toMatchObject({ events: ['issues.frobnicated 1347'] })
    const dispatched = signed({ event: 'repository_dispatch', payload: { action: 'deploy.eu' } })
    await expect(receive(dispatched)).resolves.toMatchObject({ events: ['dispatched repository_dispatch.deploy.eu'] })
  })
})

describe('githubHook', () => {
  it('reads which hook sent a delivery, from github.com and from a server', async () => {
    const sample = await signed({ hookId: 292430182 })
    const expected = { hookId: 292430182, targetType: 'repository', targetId: 1296269 }
    expect(githubHook(await parseSample(provider, sample))).toEqual({
      ...expected,
      enterpriseHost: undefined,
      enterpriseVersion: undefined,
    })
    const server = { 'X-GitHub-Enterprise-Host': 'ghes.example', 'x-github-enterprise-version': '3.14.2' }
    expect(githubHook({ request: withHeaders(sample, server) })).toEqual({
      ...expected,
      enterpriseHost: 'ghes.example',
      enterpriseVersion: '3.14.2',
    })
  })

  it.each(['', '0', '-1', '1.5', '1e3', ' 1', '0x10', '9999999999999999', ['1', '1']])(
    'takes %j for no id',
    async (id) => {
      const request = withHeaders(await signed(), { 'X-GitHub-Hook-ID': id })
      expect(githubHook({ request }).hookId).toBeUndefined()
    },
  )
})

describe('githubSample', () => {
  it('follows its options', async () => {
    const form = await signed({ event: 'push', payload: { ref: 'refs/heads/main' }, format: 'form' })
    const delivery = await parseSample(provider, form)
    expect(delivery).toMatchObject({ event: 'push', payload: { ref: 'refs/heads/main' } })
    // @ts-expect-error no secret
    await expect(signGithub(githubSample(), {})).rejects.toThrow(TypeError)
  })
})
