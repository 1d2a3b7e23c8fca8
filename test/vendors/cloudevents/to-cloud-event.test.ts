import { CloudEvent as SdkEvent, ValidationError } from 'cloudevents'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Schema } from '../../../src/core/provider/schema.js'
import { defineProvider, jsonBody, unverified } from '../../../src/index.js'
import {
  chatPayload,
  chatSample,
  hostPayload,
  hostSample,
  paymentsPayload,
  paymentsSample,
  pushSample,
  signStandardWebhooks,
  trackerSample,
} from '../../../src/testing/index.js'
import { cloudEvent, cloudEventsSample } from '../../../src/testing/vendors/cloudevents.js'
import { standardWebhooksSample } from '../../../src/testing/vendors/standard-webhooks.js'
import {
  type CloudEventMapping,
  chatMapping,
  cloudEvents,
  hostMapping,
  paymentsMapping,
  pushMapping,
  toCloudEvent,
  trackerMapping,
} from '../../../src/vendors/cloudevents/cloudevents.js'
import { githubMapping } from '../../../src/vendors/github/cloud-event.js'
import { gitlabMapping } from '../../../src/vendors/gitlab/cloud-event.js'
import { googleMapping } from '../../../src/vendors/google/cloud-event.js'
import { jiraMapping } from '../../../src/vendors/jira/cloud-event.js'
import { paypalMapping } from '../../../src/vendors/paypal/cloud-event.js'
import { slackMapping } from '../../../src/vendors/slack/cloud-event.js'
import { standardWebhooksMapping } from '../../../src/vendors/standard-webhooks/cloud-event.js'
import { standardWebhooks } from '../../../src/vendors/standard-webhooks/index.js'
import { stripeMapping } from '../../../src/vendors/stripe/cloud-event.js'
import { chat } from '../../../src/vendors/styles/chat.js'
import { host } from '../../../src/vendors/styles/host.js'
import { payments } from '../../../src/vendors/styles/payments.js'
import { push } from '../../../src/vendors/styles/push.js'
import { tracker } from '../../../src/vendors/styles/tracker.js'
import { parseSample } from '../styles/parse-sample.js'

const verify = unverified()
const anything: Schema = { '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value }) } }
const received = '2026-11-21T10:15:30.000Z'

/** A delivery of a provider of this name, with the event and id in headers. */
function deliver(name: string, event: string, payload: unknown, id: string | undefined = 'id-1') {
  const provider = defineProvider({
    name,
    verify,
    body: jsonBody(),
    schema: anything,
    event: () => event,
    id: () => id,
  })
  return parseSample(provider, hostSample({ body: JSON.stringify(payload) }))
}

/** The SDK's own check of an event against the specification. */
function isValid(event: object): boolean {
  try {
    return new SdkEvent(JSON.parse(JSON.stringify(event)), true).validate()
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}

const mappings: Readonly<Record<string, CloudEventMapping>> = {
  github: githubMapping,
  gitlab: gitlabMapping,
  google: googleMapping,
  slack: slackMapping,
  jira: jiraMapping,
  paypal: paypalMapping,
  stripe: stripeMapping,
  'standard-webhooks': standardWebhooksMapping,
}

describe('toCloudEvent', () => {
  const repository = { ...hostPayload().repository, url: 'https://api.host.example/repos/harbour/tide' }

  it('maps code hosting', async () => {
    const payload = { repository, issue: { ...hostPayload().issue, updated_at: '2026-11-20T09:00:00+01:00' } }
    const delivery = await parseSample(host({ verify }), hostSample({ payload }))
    expect(toCloudEvent(delivery, { mapping: hostMapping })).toEqual({
      specversion: '1.0',
      id: '72d3162e-cc78-11e3-81ab-4c9367dc0958',
      source: 'https://api.host.example/repos/harbour/tide',
      type: 'issues.opened',
      subject: '1347',
      time: '2026-11-20T08:00:00.000Z',
      datacontenttype: 'application/json',
      data: delivery.payload,
    })
    expect(toCloudEvent(delivery, { mapping: hostMapping, typePrefix: 'com.host.' }).type).toBe(
      'com.host.issues.opened',
    )
  })

  it('maps push channels, without their token', async () => {
    const event = toCloudEvent(await parseSample(push({ verify }), pushSample()), { mapping: pushMapping })
    expect(event).toMatchObject({ source: event.data?.resourceUri, subject: event.data?.resourceId, time: received })
    expect(event.data).not.toHaveProperty('channelToken')
    expect(isValid(event)).toBe(true)
  })

  it('maps chat messages, without their token', async () => {
    const event = toCloudEvent(await parseSample(chat({ verify }), chatSample()), { mapping: chatMapping })
    const { token: _, ...data } = chatPayload()
    expect(event).toMatchObject({
      source: `/teams/${chatPayload().team_id}`,
      type: 'message',
      subject: chatPayload().channel_id,
      time: new Date(Number(chatPayload().timestamp) * 1000).toISOString(),
    })
    expect(event.data).toEqual(data)
  })

  it('maps issues of a tracker', async () => {
    const payload = { issue: { id: 1, key: 'TIDE-7', self: 'https://t.example/jira/rest/api/2/issue/1' } }
    const sample = trackerSample({ payload: { ...payload, timestamp: 1_700_000_000_000 } })
    expect(toCloudEvent(await parseSample(tracker({ verify }), sample), { mapping: trackerMapping })).toMatchObject({
      source: 'https://t.example/jira',
      type: expect.stringMatching(/^issue_/),
      subject: 'TIDE-7',
      time: '2023-11-14T22:13:20.000Z',
    })
  })

  it('maps payments', async () => {
    const event = toCloudEvent(await parseSample(payments({ verify }), paymentsSample()), { mapping: paymentsMapping })
    expect(event).toMatchObject({
      id: paymentsPayload().id,
      source: expect.stringMatching(/^https:\/\/[^/]+$/),
      type: 'PAYMENT.AUTHORIZATION.CREATED',
      subject: paymentsPayload().resource.id,
    })
  })

  it('maps Standard Webhooks, with the time of the event', async () => {
    const secrets = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const sample = await signStandardWebhooks(standardWebhooksSample(), { secrets, id: 'msg_1' })
    const event = toCloudEvent(await parseSample(standardWebhooks({ secrets }), sample), {
      mapping: standardWebhooksMapping,
      source: '/clerk',
    })
    expect(event).toMatchObject({ id: 'msg_1', source: '/clerk', type: 'contact.created' })
    expect(event.time).toBe('2026-11-21T10:15:29.512Z')
  })

  it('returns a CloudEvent unchanged', async () => {
    const delivery = await parseSample(cloudEvents({ verify }), cloudEventsSample({ mode: 'binary' }))
    expect(toCloudEvent(delivery, { mapping: {}, source: '/other' })).toEqual(cloudEvent())
  })

  it('maps the event and id of any other provider', async () => {
    const event = toCloudEvent(await deliver('a parcel/service', 'parcel.sent', { time: 'x' }), { mapping: {} })
    expect(event).toEqual({
      specversion: '1.0',
      id: 'id-1',
      source: '/a%20parcel%2Fservice',
      type: 'parcel.sent',
      time: received,
      datacontenttype: 'application/json',
      data: { time: 'x' },
    })
    expect(toCloudEvent(await deliver('p', '', {}), { mapping: {} }).type).toBe('event')
  })

  it('maps a custom provider with a custom mapping', async () => {
    const schema = z.looseObject({ type: z.string(), parcel: z.string(), at: z.string(), pin: z.optional(z.string()) })
    const parcels = defineProvider({ name: 'parcels', verify, body: jsonBody(), schema, event: ({ type }) => type })
    const body = JSON.stringify({ type: 'sent', parcel: 'P-7', at: '2026-11-20T09:00:00Z', pin: '1234' })
    const delivery = await parseSample(parcels, hostSample({ body }))
    const mapping: CloudEventMapping<typeof delivery> = {
      typePrefix: 'example.parcels.',
      secrets: ['pin'],
      attributes: ({ payload }) => ({ subject: payload.parcel, time: new Date(payload.at) }),
    }
    const event = toCloudEvent(delivery, { mapping })
    expect(event).toMatchObject({ source: '/parcels', type: 'example.parcels.sent', subject: 'P-7' })
    expect(event).toMatchObject({ time: '2026-11-20T09:00:00.000Z', data: { type: 'sent', parcel: 'P-7' } })
    expect(event.data).not.toHaveProperty('pin')
    expect(isValid(event)).toBe(true)
  })

  it.each([
    ['google', googleMapping, { resourceUri: '/r', resourceId: 'R', channelToken: 't' }, 'com.google.e', 'R'],
    ['slack', slackMapping, { team_id: 'T', event: { channel: 'C' }, token: 't' }, 'com.slack.e', 'C'],
    ['jira', jiraMapping, { issue: { key: 'TIDE-7' } }, 'com.atlassian.jira.e', 'TIDE-7'],
    ['paypal', paypalMapping, { resource: { id: 'R' } }, 'com.paypal.e', 'R'],
    ['stripe', stripeMapping, { data: { object: { id: 'in_7' } } }, 'com.stripe.e', 'in_7'],
  ])('maps %s, without its tokens', async (name, mapping: CloudEventMapping, payload, type, subject) => {
    const event = toCloudEvent(await deliver(name, 'e', payload), { mapping })
    expect(event).toMatchObject({ type, subject })
    expect(JSON.stringify(event.data)).not.toContain('oken')
  })

  it('makes an id for a delivery without one', async () => {
    const provider = defineProvider({ name: 'p', verify, body: jsonBody(), schema: anything, event: () => 'e' })
    const delivery = await parseSample(provider, hostSample())
    const ids = [1, 2].map(() => toCloudEvent(delivery, { mapping: {} }).id)
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(ids[0]).not.toBe(ids[1])
  })

  it('survives payloads with undocumented types', async () => {
    const odd = { repository: null, issue: 'x', action: { a: 1 }, timestamp: {}, links: [null, { rel: 'self' }] }
    for (const payload of [null, [], 'text', 7, odd, { constructor: 1, timestamp: 1e300, created: -1e300 }]) {
      for (const [name, mapping] of Object.entries(mappings)) {
        const event = toCloudEvent(await deliver(name, 'constructor', payload), { mapping })
        expect(isValid(event), `${name} ${JSON.stringify(payload)}`).toBe(true)
      }
    }
  })

  it('refuses invalid options', async () => {
    const delivery = await deliver('p', 'e', {})
    expect(() => toCloudEvent(delivery, { mapping: {}, source: '' })).toThrow(/source/)
    // @ts-expect-error not a text
    expect(() => toCloudEvent(delivery, { mapping: {}, typePrefix: 7 })).toThrow(/typePrefix/)
    // @ts-expect-error without a mapping, tokens in a payload would be forwarded
    expect(() => toCloudEvent(delivery, {})).toThrow('toCloudEvent: mapping must be an object')
    // @ts-expect-error misspelled
    expect(() => toCloudEvent(delivery, { mapping: { secret: [] } })).toThrow('did you mean secrets?')
  })
})

// Rows of the adapter's page, one of each form.
describe('toCloudEvent for GitHub', () => {
  const mapping = githubMapping
  const url = 'https://api.github.com/repos/a/b'
  const at = '2026-11-01T00:00:00.000Z'
  const later = '2026-11-02T00:00:00.000Z'
  const repository = { url, name: 'b', updated_at: at, owner: { url: 'https://api.github.com/users/a' } }

  it.each([
    ['branch_protection_rule.edited', { rule: { id: 7, updated_at: at } }, { subject: '7', time: at }],
    [
      'check_run.created',
      { check_run: { id: 7, completed_at: null, started_at: at } },
      { type: 'com.github.check_run.created', time: at },
    ],
    ['check_run.completed', { check_run: { id: 7, completed_at: later, started_at: at } }, { time: later }],
    [
      'commit_comment.created',
      { comment: { id: 7, url: `${url}/comments/7`, commit_id: 'abc', updated_at: at } },
      { source: `${url}/comments/7/abc`, subject: '7' },
    ],
    [
      'create',
      { ref_type: 'tag', ref: 'v1' },
      { type: 'com.github.create.tag', subject: 'v1', source: url, time: received },
    ],
    ['deployment.created', { deployment: { id: 7, updated_at: at } }, { type: 'com.github.deployment', subject: '7' }],
    [
      'deployment_status.created',
      { deployment: { url: `${url}/d/7` }, deployment_status: { state: 'success', url: 'u', updated_at: at } },
      { type: 'com.github.deployment_status.success', source: `${url}/d/7`, subject: 'u', time: at },
    ],
    [
      'issue_comment.created',
      { issue: { url: 'i' }, comment: { id: 7, updated_at: at } },
      { source: 'i', subject: '7' },
    ],
    [
      'issues.opened',
      { issue: { number: 7, updated_at: at } },
      { type: 'com.github.issues.opened', subject: '7', time: at },
    ],
    [
      'marketplace_purchase.purchased',
      { sender: { url: 'https://api.github.com/users/octocat' }, effective_date: at },
      { source: 'https://api.github.com/users', time: at },
    ],
    [
      'membership.added',
      { scope: 'team', team: { url: 't' } },
      { type: 'com.github.membership.team.added', source: 't' },
    ],
    ['pull_request.opened', { number: 7, pull_request: { updated_at: at } }, { subject: '7', time: at }],
    ['push', { ref: 'refs/heads/main' }, { type: 'com.github.push', source: url, subject: 'refs/heads/main' }],
    ['public', {}, { type: 'com.github.public', source: repository.owner.url, subject: 'b', time: at }],
    ['release.published', { release: { id: 7, published_at: later, created_at: at } }, { subject: '7', time: later }],
    ['release.created', { release: { id: 7, published_at: null, created_at: at } }, { time: at }],
    ['security_advisory.published', { security_advisory: { ghsa_id: 'G', updated_at: at } }, { source: 'github.com' }],
    ['status', { sha: 'abc', updated_at: at }, { type: 'com.github.status', subject: 'abc', time: at }],
    ['workflow_job.queued', { workflow_job: { name: 'n' } }, { subject: 'n', time: received }],
    ['ping', { hook_id: 7 }, { type: 'com.github.ping', source: url }],
    ['a_new_kind.moved', {}, { type: 'com.github.a_new_kind.moved', source: url, time: received }],
  ])('maps %s', async (event, fields, expected) => {
    const [, action] = event.split('.')
    const payload = { ...(action === undefined ? {} : { action }), repository, ...fields }
    const made = toCloudEvent(await deliver('github', event, payload), { mapping })
    expect(made).toMatchObject({ id: 'id-1', ...expected, data: payload })
    expect(isValid(made)).toBe(true)
  })

  it('finds a source without a repository', async () => {
    const payload = { action: 'created', organization: { url: 'o' }, sender: { url: 's' } }
    expect(toCloudEvent(await deliver('github', 'team.created', payload), { mapping }).source).toBe('o')
    expect(toCloudEvent(await deliver('github', 'star', { sender: { url: 's' } }), { mapping }).source).toBe('s')
    expect(toCloudEvent(await deliver('github', 'star', {}), { mapping }).source).toBe('/github')
    expect(toCloudEvent(await deliver('github', 'star', payload), { mapping, source: '/mine' }).source).toBe('/mine')
  })
})

describe('toCloudEvent for GitLab', () => {
  const homepage = 'https://gitlab.example/a/b'
  const note = { id: 7, url: `${homepage}/merge_requests/1#note_7`, created_at: '2026-11-01T00:00:00Z' }

  it.each([
    ['push', { checkout_sha: 'abc' }, { type: 'com.gitlab.push', source: homepage, subject: 'abc' }],
    ['tag_push', { ref: 'refs/tags/v1' }, { type: 'com.gitlab.tag_push', subject: 'refs/tags/v1' }],
    ['issue', { object_attributes: { iid: 7, state: 'opened' } }, { type: 'com.gitlab.issue.opened', subject: '7' }],
    ['merge_request', { object_attributes: { iid: 7, action: 'open' } }, { type: 'com.gitlab.merge_request.open' }],
    [
      'note',
      { object_attributes: { ...note, noteable_type: 'MergeRequest' } },
      {
        type: 'com.gitlab.note.merge_request',
        source: `${homepage}/merge_requests/1`,
        time: '2026-11-01T00:00:00.000Z',
      },
    ],
    [
      'note',
      { object_attributes: { ...note, noteable_type: 'Commit' }, commit: { url: 'c' } },
      { type: 'com.gitlab.note.commit', source: 'c', subject: '7' },
    ],
    [
      'pipeline',
      { object_attributes: { id: 7, status: 'success' } },
      { type: 'com.gitlab.pipeline.success', source: 'p' },
    ],
    ['build', { build_id: 7, build_status: 'created' }, { type: 'com.gitlab.job.created', subject: '7' }],
    ['emoji', {}, { type: 'com.gitlab.emoji', source: 'p' }],
  ])('maps %s', async (kind, fields, expected) => {
    const payload = { object_kind: kind, repository: { homepage }, project: { web_url: 'p' }, ...fields }
    const made = toCloudEvent(await deliver('gitlab', kind, payload), { mapping: gitlabMapping })
    expect(made).toMatchObject(expected)
    expect(isValid(made)).toBe(true)
  })
})
