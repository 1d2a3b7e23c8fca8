import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { vendorNames } from '../../src/build/generate/vendor-lists.js'
import { createReceiver, unverified } from '../../src/index.js'
import {
  chatSample,
  hostSample,
  injectDelivery,
  paymentsSample,
  pushSample,
  type Sample,
  trackerSample,
  type VendorDeliveries,
  withBody,
  withHeaders,
} from '../../src/testing/index.js'
import { cloudEventsSample } from '../../src/testing/vendors/cloudevents.js'
import { cloudEvents } from '../../src/vendors/cloudevents/cloudevents.js'
import { chat } from '../../src/vendors/styles/chat.js'
import { host } from '../../src/vendors/styles/host.js'
import { payments } from '../../src/vendors/styles/payments.js'
import { push } from '../../src/vendors/styles/push.js'
import { tracker } from '../../src/vendors/styles/tracker.js'
import { isThorough, someOf } from '../runs.js'
import { makeSender } from '../testing/senders.js'

type Source = Pick<VendorDeliveries, 'samples'> & Pick<Awaited<ReturnType<typeof makeSender>>, 'provider' | 'sign'>

const verify = unverified()
const sign: Source['sign'] = async (sample) => sample

const styles: Readonly<Record<string, Source>> = {
  chat: { provider: chat({ verify }), samples: { '': chatSample }, sign },
  host: { provider: host({ verify }), samples: { issues: hostSample }, sign },
  payments: { provider: payments({ verify }), samples: { created: paymentsSample }, sign },
  push: { provider: push({ verify }), samples: { exists: pushSample }, sign },
  tracker: { provider: tracker({ verify }), samples: { updated: trackerSample }, sign },
  cloudevents: {
    provider: cloudEvents({ verify }),
    samples: { binary: () => cloudEventsSample({ mode: 'binary' }), structured: () => cloudEventsSample() },
    sign,
  },
}

/**
 * The fields without which a delivery is refused, as docs/receive/body-formats.md says: what the receiver reads, the object of an event
 * and its id, and what the specification prescribes. After a colon: the path or the code of the refusal, where it is another.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  chat: ['channel_id', 'channel_name', 'team_domain', 'team_id', 'text', 'timestamp', 'user_id', 'user_name'],
  host: [
    'X-Host-Event',
    'issue',
    'issue.number',
    'issue.url',
    'repository',
    'repository.full_name',
    'repository.id',
    'repository.owner',
    'repository.owner.id',
    'repository.owner.login',
    'sender',
    'sender.id',
    'sender.login',
  ],
  payments: [
    'create_time',
    'event_type',
    'id',
    'resource_type',
    'resource',
    'resource.id',
    'resource.state',
    'resource.amount',
    'resource.amount.currency',
    'resource.amount.total',
  ],
  push: [
    'X-Push-Channel-ID: channelId',
    'X-Push-Message-Number: messageNumber',
    'X-Push-Resource-ID: resourceId',
    'X-Push-Resource-State: resourceState',
    'X-Push-Resource-URI: resourceUri',
  ],
  tracker: ['comment.id', 'issue', 'issue.id', 'issue.key', 'timestamp', 'webhookEvent'],
  cloudevents: [
    'ce-id: id',
    'ce-source: source',
    'ce-specversion: media_type_unsupported',
    'ce-type: type',
    'id',
    'source',
    'specversion',
    'type',
  ],
  a2a: [
    'artifactUpdate: ',
    'artifactUpdate.taskId',
    'artifactUpdate.artifact',
    'artifactUpdate.artifact.artifactId',
    'message: ',
    'message.messageId',
    'message.taskId: key_not_trusted',
    'statusUpdate: ',
    'statusUpdate.taskId',
    'statusUpdate.status',
    'task: ',
    'task.id',
    'task.artifacts[0].artifactId',
    'task.status.message.messageId',
  ],
  activitypub: ['type', 'actor: proof_missing'],
  adcp: [],
  discord: ['event.timestamp', 'event.type', 'id', 'type'],
  github: ['X-GitHub-Event'],
  gitlab: [],
  google: [
    'X-Goog-Channel-ID: channelId',
    'X-Goog-Message-Number: messageNumber',
    'X-Goog-Resource-ID: resourceId',
    'X-Goog-Resource-State: resourceState',
  ],
  hubspot: [],
  jira: ['comment', 'comment.id', 'issue', 'issue.id', 'webhookEvent'],
  matrix: ['events'],
  paypal: ['event_type', 'id'],
  shopify: ['X-Shopify-Topic'],
  slack: [
    'event_id',
    'event.type',
    'trigger_id',
    'callback_id',
    'team_id',
    'actions',
    'actions[0].action_id',
    'action_id',
    'view',
    'view.id',
    'command: timestamp',
    'payload: team_id',
    'type: team_domain',
    'type: team_id',
  ],
  square: ['event_id', 'type'],
  'standard-webhooks': ['type'],
  stripe: ['data.object', 'id', 'related_object.id', 'type'],
  twilio: [],
  twitch: ['Twitch-Eventsub-Message-Id: proof_missing', 'subscription', 'subscription.type'],
  ucp: ['id'],
  websub: [],
  zoom: ['event', 'payload'],
}

/** Bodies with fields that the samples of the vendors lack. */
const bodies: Readonly<Record<string, readonly object[]>> = {
  a2a: [
    {
      task: {
        id: '1',
        status: {
          state: 'TASK_STATE_WORKING',
          message: { messageId: '2', role: 'ROLE_AGENT', parts: [{ text: 'a' }] },
        },
        artifacts: [{ artifactId: '3', name: 'report', parts: [{ text: 'b' }] }],
      },
    },
  ],
  github: [{ installation: { id: 1 }, hook: { type: 'App', events: ['push'] } }],
  gitlab: [{ object_kind: 'push', project: { id: 1, path_with_namespace: 'harbour/tide' } }],
  slack: [
    { type: 'app_rate_limited', team_id: 'T1', api_app_id: 'A1', minute_rate_limited: 1 },
    { type: 'block_suggestion', user: { id: 'U1' }, action_id: 'a', block_id: 'b', value: 'c' },
  ],
  stripe: [
    {
      id: 'evt_1',
      object: 'v2.core.event',
      type: 'v2.core.account.updated',
      related_object: { id: 'acct_1', type: 'v2.core.account', url: '/v2/core/accounts/acct_1' },
    },
  ],
}

async function sourceOf(name: string): Promise<Source> {
  const style = styles[name]
  if (style !== undefined) return style
  const { deliveries }: { deliveries: VendorDeliveries } = await import(
    join(import.meta.dirname, '../../src/testing/vendors', `${name}.ts`)
  )
  return { samples: deliveries.samples, ...(await makeSender(deliveries)) }
}

/** Copies of a value without each of its fields, however deep, by the path of the field. */
function* without(value: unknown, path = ''): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, field] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.')
    if (!Array.isArray(value)) {
      const { [key]: _, ...others } = value as Record<string, unknown>
      yield [place, others]
    }
    for (const [inner, changed] of without(field, place)) {
      yield [inner, Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }]
    }
  }
}

function* variants(sample: Sample): Generator<readonly [string, Sample]> {
  for (const [name] of sample.headers) {
    if (!/^(content-|user-agent|ucp-agent)/i.test(name)) yield [name, withHeaders(sample, { [name]: undefined })]
  }
  const text = new TextDecoder().decode(sample.body)
  if (/^[[{]/.test(text)) {
    for (const [path, changed] of without(JSON.parse(text))) yield [path, withBody(sample, JSON.stringify(changed))]
    return
  }
  if (text.startsWith('<')) {
    for (const [leaf, name] of text.matchAll(/<([\w:-]+)[^<>]*>[^<>]*<\/\1>/g))
      yield [`${name}`, withBody(sample, text.replace(leaf, ''))]
    return
  }
  const form = Object.fromEntries(new URLSearchParams(text))
  const withForm = (fields: unknown) =>
    withBody(sample, new URLSearchParams(fields as Readonly<Record<string, string>>).toString())
  for (const [path, changed] of without(form)) yield [path, withForm(changed)]
  for (const [path, changed] of without(JSON.parse(form['payload'] ?? '{}'))) {
    yield [path, withForm({ payload: JSON.stringify(changed) })]
  }
}

describe('a delivery without one of its fields', () => {
  it.each([...Object.keys(styles), ...vendorNames])('is refused by %s only if the rule says so', async (name) => {
    const { provider, samples, sign } = await sourceOf(name)
    const receiver = createReceiver({ provider, on: { '*': () => {} }, onError: () => {} })
    const [first = trackerSample] = Object.values(samples)
    const further = (bodies[name] ?? []).map((body) => withBody(first(), JSON.stringify(body)))
    const refused = new Set<string>()
    for (const whole of [...Object.values(samples).map((make) => make()), ...further]) {
      expect(await injectDelivery(receiver, sign(whole))).toMatchObject({ outcome: 'handled' })
      for (const [place, sample] of someOf([...variants(whole)])) {
        const { error } = await injectDelivery(receiver, sign(sample))
        const path = error?.issues?.[0]?.path ?? error?.code
        if (error !== undefined) refused.add(path === place ? place : `${place}: ${path}`)
      }
    }
    const rule = required[name] ?? []
    expect(rule).toEqual(expect.arrayContaining([...refused]))
    if (isThorough) expect([...refused]).toEqual(expect.arrayContaining([...rule]))
  })
})
