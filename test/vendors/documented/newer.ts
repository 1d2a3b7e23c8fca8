// Payloads as vendors document them. Those of Heroku (docs/event-examples of heroku/webhooks-docs), LaunchDarkly
// (launchdarkly.com/docs/api/webhooks), monday.com (monday.com/integrations/webhooks), Customer.io (docs.customer.io/api/webhooks),
// eBay (test/test.json of eBay/event-notification-nodejs-sdk) and Microsoft Graph (concepts of
// microsoftgraph/microsoft-graph-docs-contrib) have the fields of a published sample, with other values. The others are composed of
// documented fields.
import type { AdyenPlatformPayloads } from '../../../src/generated/payloads/adyen-platform.js'
import type { AnthropicPayloads } from '../../../src/generated/payloads/anthropic.js'
import type { AppStorePayloads } from '../../../src/generated/payloads/app-store.js'
import type { HerokuPayloads } from '../../../src/generated/payloads/heroku.js'
import type { LinePayloads } from '../../../src/generated/payloads/line.js'
import type { ShippoPayloads } from '../../../src/generated/payloads/shippo.js'
import type { AirtablePayloads } from '../../../src/vendors/payloads/airtable.js'
import type { CustomerIoPayloads } from '../../../src/vendors/payloads/customer-io.js'
import type { EbayPayloads } from '../../../src/vendors/payloads/ebay.js'
import type { FrontPayloads } from '../../../src/vendors/payloads/front.js'
import type { GooglePlayPayloads } from '../../../src/vendors/payloads/google-play.js'
import type { HelpscoutPayloads } from '../../../src/vendors/payloads/helpscout.js'
import type { IntercomPayloads } from '../../../src/vendors/payloads/intercom.js'
import type { KlaviyoPayloads } from '../../../src/vendors/payloads/klaviyo.js'
import type { LarkPayloads } from '../../../src/vendors/payloads/lark.js'
import type { LaunchdarklyPayloads } from '../../../src/vendors/payloads/launchdarkly.js'
import type { MicrosoftGraphPayloads } from '../../../src/vendors/payloads/microsoft-graph.js'
import type { MondayPayloads } from '../../../src/vendors/payloads/monday.js'
import type { PersonaPayloads } from '../../../src/vendors/payloads/persona.js'
import type { RevolutPayloads } from '../../../src/vendors/payloads/revolut.js'

const time = '2026-01-02T03:04:05Z'

const herokuAttachment = {
  action: 'create',
  actor: { email: 'a@example.com', id: 'actor' },
  created_at: time,
  id: 'event',
  data: {
    addon: { id: 'addon', name: 'my-resource', app: { id: 'app', name: 'harbour' } },
    app: { id: 'app', name: 'harbour' },
    id: 'attachment',
    name: 'DATABASE',
    created_at: time,
    updated_at: time,
    web_url: 'https://postgres.example/discover',
  },
  previous_data: {},
  published_at: null,
  resource: 'addon-attachment',
  sequence: null,
  updated_at: time,
  version: 'application/vnd.heroku+json; version=3',
  webhook_metadata: {
    attempt: { id: 'a' },
    delivery: { id: 'd' },
    event: { id: 'e', include: 'api:addon-attachment' },
  },
} satisfies HerokuPayloads['addon-attachment.create']

const herokuEnvelope = {
  actor: { email: 'a@example.com', id: 'actor' },
  created_at: time,
  id: 'event',
  published_at: null,
  sequence: null,
  updated_at: time,
  version: 'application/vnd.heroku+json; version=3',
  webhook_metadata: {},
}

const herokuAddon = {
  ...herokuEnvelope,
  action: 'create',
  resource: 'addon',
  data: {
    actions: [],
    config_vars: [],
    created_at: time,
    id: 'addon',
    name: 'counter-1',
    addon_service: { id: 'service', name: 'counter' },
    plan: { id: 'plan', name: 'counter:basic' },
    app: { id: 'app', name: 'harbour' },
    provider_id: '',
    state: 'provisioning',
    updated_at: time,
    web_url: 'https://addons.example/apps/app/addons/addon',
  },
  previous_data: {},
} satisfies HerokuPayloads['addon.create']

const herokuFormation = {
  ...herokuEnvelope,
  action: 'destroy',
  resource: 'formation',
  data: {
    app: { id: 'app', name: 'harbour' },
    command: 'node server.js',
    created_at: time,
    id: 'formation',
    type: 'web',
    quantity: 0,
    size: '1X',
    updated_at: time,
  },
} satisfies HerokuPayloads['formation.destroy']

const herokuRelease = {
  ...herokuEnvelope,
  action: 'update',
  resource: 'release',
  data: {
    app: { id: 'app', name: 'harbour' },
    created_at: time,
    description: null,
    status: 'failed',
    id: 'release',
    slug: null,
    updated_at: time,
    user: { email: 'a@example.com', id: 'actor' },
    version: 3,
    current: true,
  },
  previous_data: {},
} satisfies HerokuPayloads['release.update']

const launchdarklyEnvironment = {
  _links: { self: { href: '/api/v2/auditlog/57c0', type: 'application/json' } },
  _id: '57c0',
  date: 1_472_243_938_774,
  accesses: [{ action: 'updateName', resource: 'proj/harbour:env/test' }],
  kind: 'environment',
  name: 'Testing',
  description: '- Changed the name',
  member: {
    _links: { self: { href: '/internal/account/members/548f', type: 'application/json' } },
    _id: '548f',
    email: 'mira@example.com',
    firstName: 'Mira',
    lastName: 'Flores',
  },
  titleVerb: 'changed the name of',
  title: '[Mira](mailto:mira@example.com) changed the name',
  target: { _links: {}, name: 'Testing', resources: ['proj/harbour:env/test'] },
} satisfies LaunchdarklyPayloads['environment']

const mondayCreated = {
  event: {
    app: 'monday',
    boardId: 224535,
    groupColor: '#579bfc',
    groupId: 'topics',
    groupName: 'This Week',
    isTopGroup: true,
    columnValues: {},
    pulseId: 983678,
    pulseName: 'A new task',
    userId: 103892,
    type: 'create_pulse',
    originalTriggerUuid: null,
    triggerTime: time,
    subscriptionId: 147295839,
    triggerUuid: 'b5ed2e17',
  },
} satisfies MondayPayloads['create_pulse']

const mondayColumn = {
  event: {
    app: 'monday',
    boardId: 224535,
    changedAt: 1564587898.712963,
    columnId: 'status',
    columnType: 'color',
    pulseId: 983678,
    userId: 103892,
    type: 'update_column_value',
    value: { label: { index: 1, text: 'Done' } },
  },
} satisfies MondayPayloads['update_column_value']

const customerIoFailed = {
  event_id: '01E4C4CT6YDC7Y5M7FE1GWWPQJ',
  object_type: 'push',
  metric: 'failed',
  timestamp: 1_613_063_089,
  data: {
    action_id: 96,
    journey_id: '01GW20GXAAXBKZD8J96M8FNV3R',
    trigger_id: 1,
    broadcast_id: 9,
    customer_id: '42',
    delivery_id: 'ZAIAAVTJVG0QcCok0-0ZKj6yiQ==',
    identifiers: { id: null },
    failure_message: 'no device',
  },
} satisfies CustomerIoPayloads['push.failed']

const klaviyoDelivered = {
  external_id: 'event',
  topic: 'event:klaviyo.email_delivered',
  payload: {
    data: {
      type: 'event',
      id: 'event',
      attributes: { timestamp: 1_700_000_000, event_properties: { Subject: 'Hello' }, datetime: time, uuid: 'u' },
      relationships: { profile: { data: { type: 'profile', id: 'p' } } },
    },
    included: [],
  },
} satisfies KlaviyoPayloads['event:klaviyo.email_delivered']

const frontInbound = {
  type: 'inbound_received',
  authorization: { id: 'cmp_abc' },
  payload: {
    _links: { self: 'https://api2.frontapp.com/events/evt_1' },
    id: 'evt_1',
    type: 'inbound',
    emitted_at: 1453770984.123,
    conversation: {
      _links: { self: 'https://api2.frontapp.com/conversations/cnv_1', related: {} },
      id: 'cnv_1',
      subject: 'Where is my ship?',
      status: 'unassigned',
    },
    source: { _meta: { type: 'inboxes' }, data: [] },
    target: {
      _meta: { type: 'message' },
      data: { _links: { self: 'https://api2.frontapp.com/messages/msg_1' }, id: 'msg_1' },
    },
  },
} satisfies FrontPayloads['inbound_received']

const intercomConversation = {
  type: 'notification_event',
  app_id: 'abc',
  data: {
    type: 'notification_event_data',
    item: {
      type: 'conversation',
      id: '7',
      created_at: 1_700_000_000,
      updated_at: 1_700_000_000,
      state: 'open',
      open: true,
      read: false,
      source: { type: 'conversation', id: '8', body: '<p>Hi</p>', author: { type: 'user', id: '9', email: null } },
      contacts: { type: 'contact.list', contacts: [{ type: 'contact', id: '9' }] },
      conversation_parts: { type: 'conversation_part.list', conversation_parts: [] },
      tags: { type: 'tag.list', tags: [] },
    },
  },
  links: {},
  id: 'notif_1',
  topic: 'conversation.user.created',
  delivery_status: 'pending',
  delivery_attempts: 1,
  delivered_at: 0,
  first_sent_at: 1_700_000_000,
  created_at: 1_700_000_000,
  self: null,
} satisfies IntercomPayloads['conversation.user.created']

const playSubscription = {
  version: '1.0',
  packageName: 'com.some.thing',
  eventTimeMillis: '1503349566168',
  subscriptionNotification: {
    version: '1.0',
    notificationType: 4,
    purchaseToken: 'token',
    subscriptionId: 'monthly001',
  },
} satisfies GooglePlayPayloads['subscriptionNotification']

const playRefund = {
  version: '1.0',
  packageName: 'com.some.thing',
  eventTimeMillis: '1503349566168',
  pendingRefundReviewNotification: {
    version: '1.0',
    pendingRefundToken: 'token',
    orderId: 'GPA.1234',
    refundReason: 7,
  },
} satisfies GooglePlayPayloads['pendingRefundReviewNotification']

const ebayDeletion = {
  metadata: { topic: 'MARKETPLACE_ACCOUNT_DELETION', schemaVersion: '1.0', deprecated: false },
  notification: {
    notificationId: '49feeaeb',
    eventDate: time,
    publishDate: time,
    publishAttemptCount: 1,
    data: { username: 'test_user', userId: 'ma8vp1jySJC', eiasToken: 'nY+sHZ2PrBmdj6wVnY' },
  },
} satisfies EbayPayloads['MARKETPLACE_ACCOUNT_DELETION']

const airtablePing = {
  base: { id: 'app00000000000000' },
  webhook: { id: 'ach00000000000000' },
  timestamp: time,
} satisfies AirtablePayloads['change']

const graphCreated = {
  id: 'lsgTZMr9KwAAA',
  subscriptionId: 'subscription',
  subscriptionExpirationDateTime: time,
  clientState: 's3cret',
  changeType: 'created',
  resource: 'users/user/messages/message',
  tenantId: 'tenant',
  resourceData: {
    '@odata.type': '#Microsoft.Graph.Message',
    '@odata.id': 'Users/user',
    '@odata.etag': 'W/"C"',
    id: 'm',
  },
} satisfies MicrosoftGraphPayloads['created']

const graphMissed = {
  subscriptionId: 'subscription',
  subscriptionExpirationDateTime: time,
  tenantId: 'tenant',
  clientState: 's3cret',
  lifecycleEvent: 'missed',
} satisfies MicrosoftGraphPayloads['missed']

const larkMessage = {
  schema: '2.0',
  header: {
    event_id: '5e3702a8',
    event_type: 'im.message.receive_v1',
    create_time: '1608725989000',
    token: 'token',
    app_id: 'cli_9f5',
    tenant_key: '2ca1d211',
  },
  event: {
    sender: {
      sender_id: { union_id: 'on_8', user_id: 'e3', open_id: 'ou_8' },
      sender_type: 'user',
      tenant_key: '736588',
    },
    message: {
      message_id: 'om_5',
      create_time: '1609073151345',
      chat_id: 'oc_5',
      chat_type: 'group',
      message_type: 'text',
      content: '{"text":"hello"}',
      mentions: [{ key: '@_user_1', id: { open_id: 'ou_8' }, name: 'Tom', tenant_key: '736588' }],
    },
  },
} satisfies LarkPayloads['im.message.receive_v1']

const lineText = {
  replyToken: 'nHuyWiB7',
  type: 'message',
  mode: 'active',
  timestamp: 1_462_629_479_859,
  source: { type: 'user', userId: 'U4af4980629' },
  webhookEventId: '01FZ74A0TDDPYRVKNK77XKC3ZR',
  deliveryContext: { isRedelivery: false },
  message: { id: '444573844083572737', type: 'text', quoteToken: 'q3Plxr4A', text: 'Good morning' },
} satisfies LinePayloads['message']

const shippoTrack = {
  event: 'track_updated',
  test: false,
  data: {
    carrier: 'usps',
    tracking_number: '9205590164917312751089',
    messages: [],
    tracking_history: [],
    tracking_status: {
      object_id: 'a',
      object_created: time,
      object_updated: time,
      status: 'DELIVERED',
      status_details: 'Your shipment has been delivered.',
      status_date: time,
    },
  },
} satisfies ShippoPayloads['track_updated']

const adyenHolder = {
  data: {
    balancePlatform: 'YOUR_BALANCE_PLATFORM',
    accountHolder: { id: 'AH1', legalEntityId: 'LE1', status: 'active' },
  },
  environment: 'test',
  type: 'balancePlatform.accountHolder.created',
} satisfies AdyenPlatformPayloads['balancePlatform.accountHolder.created']

const anthropicAgent = {
  type: 'event',
  id: 'whe_1',
  created_at: time,
  data: { type: 'agent.created', id: 'agent_1', organization_id: 'org', workspace_id: 'ws' },
} satisfies AnthropicPayloads['agent.created']

const appleTest = {
  notificationType: 'TEST',
  notificationUUID: '002e14d5-51f5-4503-b5a8-c3a1af68eb20',
  version: '2.0',
  signedDate: 1_698_148_900_000,
  data: { environment: 'Sandbox', bundleId: 'com.example', appAppleId: 1234 },
} satisfies AppStorePayloads['TEST']

/** Vendor, event and payload. */
// Of json/business.json in revolut-engineering/revolut-openapi.
const revolutCreated = {
  data: {
    id: '63d2a8bd',
    legs: [
      {
        fee: 0.2,
        amount: -10,
        leg_id: '63d2a8bd-0',
        currency: 'GBP',
        account_id: '05018b0d',
        description: 'To Harbour Ltd',
        counterparty: { id: '7e18625a', account_id: 'ff29e658', account_type: 'external' },
      },
    ],
    type: 'transfer',
    state: 'pending',
    reference: 'To Mira',
    created_at: time,
    request_id: '6a8b2ad9',
    updated_at: time,
  },
  event: 'TransactionCreated',
  timestamp: time,
} satisfies RevolutPayloads['TransactionCreated']

// Of json/merchant-2026-04-20.json there.
const revolutOrder = {
  event: 'ORDER_COMPLETED',
  order_id: '6634c172',
  merchant_order_ext_ref: 'Order 7',
} satisfies RevolutPayloads['ORDER_COMPLETED']

// Of 2025-12-08/components/examples in persona-id/persona-openapi.
const personaCompleted = {
  data: {
    type: 'event',
    id: 'evt_7',
    attributes: {
      name: 'inquiry.completed',
      payload: {
        data: {
          type: 'inquiry',
          id: 'inq_7',
          attributes: {
            status: 'completed',
            'reference-id': null,
            note: null,
            behaviors: {},
            tags: [],
            creator: 'creator@example.com',
            'created-at': time,
            'completed-at': time,
            'failed-at': null,
            'next-step-name': 'success',
            fields: { 'name-first': { type: 'string', value: 'Mira' } },
          },
          relationships: { account: { data: { type: 'account', id: 'act_7' } } },
        },
        included: [],
      },
      'created-at': time,
    },
  },
} satisfies PersonaPayloads['inquiry.completed']

const helpscoutCreated = {
  id: 10,
  number: 12,
  threads: 2,
  type: 'email',
  folderId: 11,
  status: 'active',
  state: 'published',
  subject: 'Where is my ship?',
  mailboxId: 85,
  assignee: { id: 9, type: 'user', first: 'Mira', last: 'Flores' },
  closedBy: 0,
  createdAt: time,
  source: { type: 'email', via: 'customer' },
  tags: [],
} satisfies HelpscoutPayloads['convo.created']

export const samples = [
  ['heroku', 'addon-attachment.create', herokuAttachment],
  ['heroku', 'addon.create', herokuAddon],
  ['heroku', 'formation.destroy', herokuFormation],
  ['heroku', 'release.update', herokuRelease],
  ['launchdarkly', 'environment', launchdarklyEnvironment],
  ['monday', 'create_pulse', mondayCreated],
  ['monday', 'update_column_value', mondayColumn],
  ['customer-io', 'push.failed', customerIoFailed],
  ['klaviyo', 'event:klaviyo.email_delivered', klaviyoDelivered],
  ['front', 'inbound_received', frontInbound],
  ['intercom', 'conversation.user.created', intercomConversation],
  ['airtable', 'change', airtablePing],
  ['line', 'message', lineText],
  ['shippo', 'track_updated', shippoTrack],
  ['adyen-platform', 'balancePlatform.accountHolder.created', adyenHolder],
  ['anthropic', 'agent.created', anthropicAgent],
  ['revolut', 'TransactionCreated', revolutCreated],
  ['revolut', 'ORDER_COMPLETED', revolutOrder],
  ['persona', 'inquiry.completed', personaCompleted],
  ['helpscout', 'convo.created', helpscoutCreated],
] as const

/** Of vendors that encrypt, or put tokens around and into the payload. */
export const inner = [
  playSubscription,
  playRefund,
  ebayDeletion,
  graphCreated,
  graphMissed,
  larkMessage,
  appleTest,
] as const
