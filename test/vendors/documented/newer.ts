// Payloads as vendors document them. Most have the fields of a published sample, with other values. The samples are of
// - Heroku: docs/event-examples of heroku/webhooks-docs
// - LaunchDarkly: launchdarkly.com/docs/api/webhooks
// - monday.com: monday.com/integrations/webhooks
// - Customer.io: docs.customer.io/api/webhooks
// - eBay: test/test.json of eBay/event-notification-nodejs-sdk
// - Microsoft Graph: concepts of microsoftgraph/microsoft-graph-docs-contrib
// - Airtable: airtable.com/developers/web/api/webhooks-overview
// - LINE: tests/v3/text/webhook.json of line/line-bot-sdk-python
// - Shippo: docs/models/components/webhookpayloadtrack.md of goshippo/shippo-javascript-sdk
// - Adyen: the test of notifications in Adyen/adyen-node-api-library, and ConfigurationWebhooksHandlerTest.php of its PHP library
// - Anthropic: tests/api-resources/beta/webhooks.test.ts of anthropics/anthropic-sdk-typescript
// - Apple: tests/resources/models/signedConsumptionRequestNotification.json of apple/app-store-server-library-node
// - Front: a delivery in the tests of webhookdb, a public receiver (front_message_v1_spec.rb)
// - ACP and Xero: the descriptions that their payload types name
// Those of Klaviyo, Intercom, Google Play, Lark, Help Scout, Sumsub and Plivo are composed of documented fields.
import type { AdyenPlatformPayloads } from '../../../src/generated/payloads/adyen-platform.js'
import type { AnthropicPayloads } from '../../../src/generated/payloads/anthropic.js'
import type { AppStorePayloads } from '../../../src/generated/payloads/app-store.js'
import type { HerokuPayloads } from '../../../src/generated/payloads/heroku.js'
import type { LinePayloads } from '../../../src/generated/payloads/line.js'
import type { ShippoPayloads } from '../../../src/generated/payloads/shippo.js'
import type { AcpPayloads } from '../../../src/vendors/payloads/acp.js'
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
import type { PlivoPayloads } from '../../../src/vendors/payloads/plivo.js'
import type { PlivoMessagingPayloads } from '../../../src/vendors/payloads/plivo-messaging.js'
import type { RevolutPayloads } from '../../../src/vendors/payloads/revolut.js'
import type { SumsubPayloads } from '../../../src/vendors/payloads/sumsub.js'
import type { XeroPayloads } from '../../../src/vendors/payloads/xero.js'

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
  authorization: { id: 'cmp_7' },
  type: 'inbound_received',
  payload: {
    _links: { self: 'https://api.example/events/evt_7' },
    id: 'evt_7',
    type: 'inbound',
    emitted_at: 1694046470.93,
    conversation: {
      _links: {
        self: 'https://api.example/conversations/cnv_7',
        related: { last_message: 'https://api.example/messages/msg_7' },
      },
      id: 'cnv_7',
      subject: 'Where is my ship?',
      status: 'unassigned',
      assignee: null,
      recipient: {
        _links: { related: { contact: 'https://api.example/contacts/crd_7' } },
        name: 'Mira',
        handle: 'mira@example.com',
        role: 'from',
      },
      tags: [],
      links: [],
      custom_fields: {},
      created_at: 1694046470.978,
      is_private: false,
      scheduled_reminders: [],
      metadata: {},
    },
    source: {
      _meta: { type: 'inboxes' },
      data: [
        { _links: { self: 'https://api.example/inboxes/inb_7' }, id: 'inb_7', name: 'Support', is_private: false },
      ],
    },
    target: {
      _meta: { type: 'message' },
      data: {
        _links: { self: 'https://api.example/messages/msg_7', related: { conversation: 'https://api.example/cnv_7' } },
        id: 'msg_7',
        type: 'email',
        is_inbound: true,
        created_at: 1694046470.93,
        blurb: 'Hello',
        author: null,
        recipients: [],
        attachments: [],
        is_draft: false,
      },
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
  message: { id: '325708', type: 'text', text: 'Good morning', quoteToken: 'q3Plxr4A' },
} satisfies LinePayloads['message']

const shippoPlace = { city: 'Las Vegas', country: 'US', state: 'NV', zip: '89101' }

const shippoTrack = {
  event: 'track_updated',
  test: false,
  data: {
    address_from: shippoPlace,
    address_to: shippoPlace,
    carrier: 'usps',
    messages: [],
    metadata: 'Order 7',
    original_eta: time,
    servicelevel: {
      name: 'Express',
      token: 'usps_express',
      parent_servicelevel: { name: 'Express', token: 'usps_express' },
    },
    tracking_history: [],
    tracking_number: '9205590164917312751089',
    tracking_status: {
      location: shippoPlace,
      object_created: time,
      object_id: 'a',
      object_updated: time,
      status: 'DELIVERED',
      substatus: { code: 'information_received', text: 'Received.', action_required: true },
      status_date: time,
      status_details: 'Delivered.',
    },
  },
} satisfies ShippoPayloads['track_updated']

const adyenHolder = {
  data: {
    balancePlatform: 'YOUR_BALANCE_PLATFORM',
    accountHolder: {
      contactDetails: {
        address: { country: 'NL', houseNumberOrName: '7', postalCode: '1020CD', street: 'Harbour Street' },
        email: 'mira@example.com',
        phone: { number: '+315551231234', type: 'mobile' },
      },
      description: 'Harbour',
      id: 'AH7',
      legalEntityId: 'LE7',
      primaryBalanceAccount: 'BA7',
      status: 'active',
    },
  },
  environment: 'test',
  type: 'balancePlatform.accountHolder.created',
} satisfies AdyenPlatformPayloads['balancePlatform.accountHolder.created']

const anthropicSession = {
  id: 'whe_7',
  created_at: time,
  data: { id: 'sesn_7', organization_id: 'org_7', type: 'session.status_idled', workspace_id: 'wrkspc_7' },
  type: 'event',
} satisfies AnthropicPayloads['session.status_idled']

const appleConsumption = {
  notificationType: 'CONSUMPTION_REQUEST',
  notificationUUID: '002e14d5-51f5-4503-b5a8-c3a1af68eb20',
  data: {
    environment: 'LocalTesting',
    appAppleId: 41234,
    bundleId: 'com.example',
    bundleVersion: '1.2.3',
    signedTransactionInfo: { transactionId: '7' },
    signedRenewalInfo: { originalTransactionId: '7' },
    status: 1,
    consumptionRequestReason: 'UNINTENDED_PURCHASE',
  },
  version: '2.0',
  signedDate: 1_698_148_900_000,
} satisfies AppStorePayloads['CONSUMPTION_REQUEST']

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

const acpShipped = {
  type: 'order_update',
  data: {
    type: 'order',
    id: 'ord_7',
    checkout_session_id: 'session_7',
    permalink_url: 'https://shop.example/orders/7',
    status: 'shipped',
    line_items: [
      {
        id: 'li_7',
        title: 'Shoes',
        quantity: { ordered: 1, current: 1, fulfilled: 1 },
        unit_price: 9900,
        subtotal: 9900,
        status: 'fulfilled',
      },
    ],
    fulfillments: [
      {
        id: 'ful_7',
        type: 'shipping',
        status: 'shipped',
        line_items: [{ id: 'li_7', quantity: 1 }],
        carrier: 'USPS',
        tracking_number: '94001',
        tracking_url: 'https://carrier.example/94001',
        events: [{ id: 'evt_7', type: 'shipped', occurred_at: time }],
      },
    ],
    adjustments: [],
    totals: [{ type: 'total', display_text: 'Total', amount: 11_260 }],
  },
} satisfies AcpPayloads['order_update']

const xeroCreditNote = {
  resourceUrl: 'https://api.example/CreditNotes/7',
  resourceId: '55d84274',
  tenantId: 'aef86862',
  tenantType: 'ORGANISATION',
  eventCategory: 'CREDITNOTE',
  eventType: 'CREATE',
  eventDateUtc: '2026-01-02T03:04:05.923',
  data: { Type: 'ACCPAYCREDIT', Status: 'DRAFT' },
} satisfies XeroPayloads['CREDITNOTE.CREATE']

const sumsubReviewed = {
  applicantId: 'applicant',
  inspectionId: 'inspection',
  applicantType: 'individual',
  correlationId: 'event',
  levelName: 'basic-kyc-level',
  sandboxMode: false,
  externalUserId: 'user',
  type: 'applicantReviewed',
  reviewResult: { reviewAnswer: 'RED', rejectLabels: ['SCREENSHOTS'], reviewRejectType: 'RETRY' },
  reviewStatus: 'completed',
  createdAtMs: '2026-01-02 03:04:05.704',
} satisfies SumsubPayloads['applicantReviewed']

const plivoHangup = {
  CallUUID: 'call',
  From: '14155550100',
  To: '14155550199',
  CallStatus: 'completed',
  Direction: 'outbound',
  ALegUUID: 'call',
  ALegRequestUUID: 'request',
  HangupCause: 'NORMAL_CLEARING',
  Duration: '7',
  BillDuration: '60',
} satisfies PlivoPayloads['Hangup']

const plivoDelivered = {
  MessageUUID: 'message',
  From: '14155550100',
  To: '14155550199',
  Type: 'sms',
  Status: 'delivered',
  Units: '1',
  TotalRate: '0.0055',
  TotalAmount: '0.0055',
  MCC: '310',
  MNC: '004',
  Sequence: '3',
} satisfies PlivoMessagingPayloads['delivered']

/** Vendor, event and payload. */
export const samples = [
  ['acp', 'order_update', acpShipped],
  ['xero', 'CREDITNOTE.CREATE', xeroCreditNote],
  ['sumsub', 'applicantReviewed', sumsubReviewed],
  ['plivo', 'Hangup', plivoHangup],
  ['plivo-messaging', 'delivered', plivoDelivered],
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
  ['anthropic', 'session.status_idled', anthropicSession],
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
  appleConsumption,
] as const
