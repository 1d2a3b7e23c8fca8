// Payloads with the fields of the examples that the payload types of these vendors name, with other values.
import type { BitbucketPayloads } from '../../../src/generated/payloads/bitbucket.js'
import type { AblyPayloads } from '../../../src/vendors/payloads/ably.js'
import type { AffirmPayloads } from '../../../src/vendors/payloads/affirm.js'
import type { AirshipPayloads } from '../../../src/vendors/payloads/airship.js'
import type { AirwallexPayloads } from '../../../src/vendors/payloads/airwallex.js'
import type { AlchemyPayloads } from '../../../src/vendors/payloads/alchemy.js'
import type { AsanaPayloads } from '../../../src/vendors/payloads/asana.js'
import type { AuthorizeNetPayloads } from '../../../src/vendors/payloads/authorize-net.js'
import type { AutodeskPayloads } from '../../../src/vendors/payloads/autodesk.js'
import type { BoxPayloads } from '../../../src/vendors/payloads/box.js'
import type { BrexPayloads } from '../../../src/vendors/payloads/brex.js'
import type { BuildkitePayloads } from '../../../src/vendors/payloads/buildkite.js'
import type { CalComPayloads } from '../../../src/vendors/payloads/cal-com.js'
import type { CalendlyPayloads } from '../../../src/vendors/payloads/calendly.js'
import type { ChargifyPayloads } from '../../../src/vendors/payloads/chargify.js'
import type { ChargilyPayloads } from '../../../src/vendors/payloads/chargily.js'
import type { CheckoutComPayloads } from '../../../src/vendors/payloads/checkout-com.js'
import type { CircleciPayloads } from '../../../src/vendors/payloads/circleci.js'
import type { ClickupPayloads } from '../../../src/vendors/payloads/clickup.js'
import type { CronofyPayloads } from '../../../src/vendors/payloads/cronofy.js'
import type { DocusignPayloads } from '../../../src/vendors/payloads/docusign.js'
import type { DropboxPayloads } from '../../../src/vendors/payloads/dropbox.js'
import type { DuffelPayloads } from '../../../src/vendors/payloads/duffel.js'
import type { DwollaPayloads } from '../../../src/vendors/payloads/dwolla.js'
import type { EnvoyPayloads } from '../../../src/vendors/payloads/envoy.js'
import type { EtsyPayloads } from '../../../src/vendors/payloads/etsy.js'
import type { FilestackPayloads } from '../../../src/vendors/payloads/filestack.js'
import type { GooglePubsubPayloads } from '../../../src/vendors/payloads/google-pubsub.js'

const time = '2026-01-02T03:04:05Z'

const ablyMessage = {
  name: 'channel.message',
  webhookId: 'rule',
  source: 'channel.message',
  timestamp: 1_767_322_800_000,
  data: { channelId: 'orders', messages: [{ id: 'message', clientId: 'till', data: { paid: true } }] },
} satisfies AblyPayloads['channel.message']

const affirmConfirmed = {
  checkout_token: 'N8R79PUSKRP2UNAJ',
  event: 'confirmed',
  event_timestamp: time,
  created: time,
  order_id: 'order_7',
  total: '12000',
} satisfies AffirmPayloads['confirmed']

const airshipOpen = {
  id: 'event',
  type: 'OPEN',
  occurred: time,
  processed: time,
  offset: '1',
  body: { session_id: 'session' },
  device: { channel: 'channel' },
} satisfies AirshipPayloads['OPEN']

const airwallexSucceeded = {
  id: 'evt_7',
  name: 'payment_intent.succeeded',
  account_id: 'acct_7',
  created_at: time,
  data: { object: { id: 'int_7', amount: 100, currency: 'USD', captured_amount: 100, status: 'SUCCEEDED' } },
} satisfies AirwallexPayloads['payment_intent.succeeded']

const alchemyActivity = {
  webhookId: 'wh_7',
  id: 'whevt_7',
  createdAt: time,
  type: 'ADDRESS_ACTIVITY',
  event: {
    network: 'ETH_MAINNET',
    activity: [
      { blockNum: '0xdf34a3', hash: '0x7a', fromAddress: '0x50', toAddress: '0xbe', value: 293, category: 'token' },
    ],
  },
} satisfies AlchemyPayloads['ADDRESS_ACTIVITY']

const asanaChanged = {
  user: { gid: '1', resource_type: 'user' },
  resource: { gid: '2', resource_type: 'task', name: 'Paint the hull' },
  action: 'changed',
  parent: null,
  created_at: time,
  change: { field: 'assignee', action: 'changed', new_value: { gid: '1', resource_type: 'user' } },
} satisfies AsanaPayloads['task.changed']

const authorizeNetCaptured = {
  notificationId: 'notification',
  eventType: 'net.authorize.payment.authcapture.created',
  eventDate: time,
  webhookId: 'webhook',
  payload: {
    entityName: 'transaction',
    id: '60020981676',
    responseCode: 1,
    authCode: '572',
    avsResponse: 'Y',
    authAmount: 12.5,
  },
} satisfies AuthorizeNetPayloads['net.authorize.payment.authcapture.created']

const autodeskModified = {
  version: '1.0',
  resourceUrn: 'urn:adsk.wipprod:fs.file:vf.7',
  hook: { hookId: 'hook', system: 'data', event: 'dm.version.modified', scope: { folder: 'urn:folder' } },
  payload: { ext: 'txt', modifiedTime: time, lineageUrn: 'urn:lineage', sizeInBytes: 36, hidden: false },
} satisfies AutodeskPayloads['dm.version.modified']

const bitbucketPush = {
  actor: { type: 'user', display_name: 'Mira', uuid: '{1}' },
  repository: { type: 'repository', full_name: 'harbour/boats', is_private: true },
  push: {
    changes: [
      {
        forced: true,
        new: { type: 'branch', name: 'main', target: { type: 'commit', hash: '25f93d22', message: 'c\n' } },
        old: { type: 'branch', name: 'main', target: { type: 'commit', hash: '32c4ea19', message: 'c\n' } },
        created: false,
        closed: false,
        truncated: false,
        commits: [{ type: 'commit', hash: '25f93d22', author: { type: 'author', raw: 'Mira <mira@example.com>' } }],
      },
    ],
  },
} satisfies BitbucketPayloads['repo:push']

const boxUploaded = {
  id: 'event',
  type: 'webhook_event',
  created_at: time,
  created_by: { id: '1', type: 'user', login: 'mira@example.com' },
  trigger: 'FILE.UPLOADED',
  webhook: { id: '7' },
  source: { id: '2', type: 'file', name: 'chart.pdf', etag: '0', size: 36 },
} satisfies BoxPayloads['FILE.UPLOADED']

const brexTransfer = {
  event_type: 'TRANSFER_PROCESSED',
  transfer_id: 'transfer',
  payment_type: 'ACH',
  company_id: 'company',
} satisfies BrexPayloads['TRANSFER_PROCESSED']

const buildkiteFinished = {
  event: 'build.finished',
  build: {
    id: 'build',
    url: 'https://api.example/builds/1',
    web_url: 'https://ci.example/builds/1',
    number: 1,
    state: 'passed',
    blocked: false,
    message: 'Paint the hull',
    commit: 'a65572555600c07c7ee79a2bd909220e1ca5485b',
    branch: 'main',
    source: 'ui',
    creator: { id: 'user', name: 'Mira' },
    created_at: time,
    scheduled_at: time,
    started_at: time,
    finished_at: time,
  },
  pipeline: {
    id: 'pipeline',
    url: 'https://api.example',
    name: 'Boats',
    slug: 'boats',
    repository: 'git@example.com:b',
  },
  sender: { id: 'user', name: 'Mira' },
} satisfies BuildkitePayloads['build.finished']

const calComCancelled = {
  triggerEvent: 'BOOKING_CANCELLED',
  createdAt: time,
  payload: {
    type: '30min',
    title: 'Boats between Mira and Ole',
    startTime: time,
    endTime: time,
    organizer: { name: 'Mira', email: 'mira@example.com', timeZone: 'Europe/London' },
    attendees: [{ name: 'Ole', email: 'ole@example.com', timeZone: 'Europe/Oslo', language: { locale: 'en' } }],
    cancellationReason: 'Storm',
  },
} satisfies CalComPayloads['BOOKING_CANCELLED']

const calendlyCanceled = {
  event: 'invitee.canceled',
  created_at: time,
  created_by: 'https://api.calendly.com/users/1',
  payload: {
    uri: 'https://api.calendly.com/scheduled_events/1/invitees/2',
    email: 'ole@example.com',
    name: 'Ole',
    status: 'canceled',
    event: 'https://api.calendly.com/scheduled_events/1',
    cancellation: { canceled_by: 'Ole', reason: 'Storm', canceler_type: 'invitee' },
  },
} satisfies CalendlyPayloads['invitee.canceled']

const chargifySignup = {
  id: '711',
  event: 'signup_success',
  'payload[site][subdomain]': 'harbour',
  'payload[subscription][id]': '7',
  'payload[subscription][state]': 'active',
  'payload[subscription][customer][email]': 'ole@example.com',
} satisfies ChargifyPayloads['signup_success']

const chargilyPaid = {
  id: '01',
  entity: 'event',
  livemode: 'false',
  type: 'checkout.paid',
  data: {
    id: '02',
    entity: 'checkout',
    fees: 1250,
    amount: 50_000,
    locale: 'ar',
    status: 'paid',
    created_at: 1_767_322_800,
    updated_at: 1_767_322_801,
    invoice_id: null,
    customer_id: '03',
    description: null,
    failure_url: null,
    success_url: 'https://harbour.example/paid',
    payment_method: null,
    payment_link_id: null,
  },
  created_at: 1_767_322_800,
  updated_at: 1_767_322_801,
} satisfies ChargilyPayloads['checkout.paid']

const checkoutComApproved = {
  id: 'evt_7',
  type: 'payment_approved',
  created_on: time,
  data: { id: 'pay_7', action_id: 'act_7', amount: 100, currency: 'EUR', risk: { flagged: false } },
} satisfies CheckoutComPayloads['payment_approved']

const circleciWorkflow = {
  id: 'event',
  type: 'workflow-completed',
  happened_at: time,
  webhook: { id: 'webhook', name: 'Boats' },
  project: { id: 'project', name: 'boats', slug: 'gh/harbour/boats' },
  organization: { id: 'organization', name: 'harbour' },
  pipeline: { id: 'pipeline', number: 7, created_at: time, trigger: { type: 'webhook' } },
  workflow: { id: 'workflow', name: 'build', status: 'success', created_at: time, url: 'https://ci.example' },
} satisfies CircleciPayloads['workflow-completed']

const clickupStatus = {
  event: 'taskStatusUpdated',
  webhook_id: 'webhook',
  task_id: '1vj38vv',
  history_items: [
    {
      id: '1',
      type: 1,
      date: '1642736652800',
      field: 'status',
      parent_id: '2',
      data: { status_type: 'custom' },
      source: null,
      user: { id: 1, username: 'Mira', email: 'm@example.com', color: null, initials: 'M', profilePicture: null },
      before: { status: 'to do' },
      after: { status: 'done' },
    },
  ],
} satisfies ClickupPayloads['taskStatusUpdated']

const cronofyChange = {
  notification: { type: 'change', changes_since: time },
  channel: {
    channel_id: 'chn_7',
    callback_url: 'https://harbour.example/cronofy',
    filters: { calendar_ids: ['cal_7'], only_managed: true },
  },
} satisfies CronofyPayloads['change']

const docusignCompleted = {
  event: 'envelope-completed',
  apiVersion: 'v2.1',
  uri: '/restapi/v2.1/accounts/1/envelopes/2',
  retryCount: 0,
  configurationId: 7,
  generatedDateTime: time,
  data: { accountId: '1', userId: '3', envelopeId: '2', envelopeSummary: { status: 'completed' } },
} satisfies DocusignPayloads['envelope-completed']

const dropboxChange = {
  list_folder: { accounts: ['dbid:1'] },
  delta: { users: [1] },
} satisfies DropboxPayloads['change']

const duffelUpdated = {
  id: 'wev_7',
  type: 'order.updated',
  live_mode: false,
  created_at: time,
  api_version: 'v2',
  data: { object: {}, changes: {} },
} satisfies DuffelPayloads['order.updated']

const dwollaTransfer = {
  id: 'event',
  resourceId: 'transfer',
  topic: 'customer_transfer_completed',
  timestamp: time,
  _links: {
    self: { href: 'https://api.dwolla.com/events/1' },
    resource: { href: 'https://api.dwolla.com/transfers/2' },
    customer: { href: 'https://api.dwolla.com/customers/3' },
  },
} satisfies DwollaPayloads['customer_transfer_completed']

const envoyInvite = {
  meta: {
    event: 'invite_created',
    plugin_id: '1',
    install_id: '2',
    config: {},
    job: { id: '3', name: 'Lights', identifier: 'lights' },
    location: { id: '4', type: 'locations', attributes: {} },
    company: { id: '5', type: 'companies', attributes: {} },
    auth: null,
  },
  payload: {
    id: '6',
    type: 'invites',
    attributes: {
      'employee-screening-flow': false,
      'full-name': 'Ole',
      email: null,
      'inviter-name': 'Mira',
      'inviter-email': null,
      'expected-arrival-time': time,
      'private-notes': null,
      arrived: false,
      'been-here-before': true,
      'flow-name': 'Visitor',
      'flow-id': '7',
      'user-data': [{ field: 'Boat', value: null }],
      'preregistration-complete': false,
    },
    relationships: { location: { data: { id: '4', type: 'locations' } } },
  },
} satisfies EnvoyPayloads['invite_created']

const etsyPaid = {
  event_type: 'order.paid',
  resource_url: 'https://openapi.etsy.com/v3/application/shops/1/receipts/2',
  shop_id: '1',
} satisfies EtsyPayloads['order.paid']

const filestackUploaded = {
  id: 7,
  action: 'fp.upload',
  timestamp: 1_767_322_800,
  text: {
    container: 'boats',
    url: 'https://cdn.filestackcontent.com/1',
    filename: 'chart.pdf',
    client: 'Computer',
    key: 'kWg',
    type: 'application/pdf',
    status: 'Stored',
    size: 36,
  },
} satisfies FilestackPayloads['fp.upload']

const pubsubMessage = {
  message: { data: 'SGVsbG8=', attributes: { boat: '7' }, messageId: '1', publishTime: time },
  subscription: 'projects/harbour/subscriptions/boats',
} satisfies GooglePubsubPayloads['message']

export const laterSamples = [
  ['ably', 'channel.message', ablyMessage],
  ['affirm', 'confirmed', affirmConfirmed],
  ['airship', 'OPEN', airshipOpen],
  ['airwallex', 'payment_intent.succeeded', airwallexSucceeded],
  ['alchemy', 'ADDRESS_ACTIVITY', alchemyActivity],
  ['asana', 'task.changed', asanaChanged],
  ['authorize-net', 'net.authorize.payment.authcapture.created', authorizeNetCaptured],
  ['autodesk', 'dm.version.modified', autodeskModified],
  ['bitbucket', 'repo:push', bitbucketPush],
  ['box', 'FILE.UPLOADED', boxUploaded],
  ['brex', 'TRANSFER_PROCESSED', brexTransfer],
  ['buildkite', 'build.finished', buildkiteFinished],
  ['cal-com', 'BOOKING_CANCELLED', calComCancelled],
  ['calendly', 'invitee.canceled', calendlyCanceled],
  ['chargify', 'signup_success', chargifySignup],
  ['chargily', 'checkout.paid', chargilyPaid],
  ['checkout-com', 'payment_approved', checkoutComApproved],
  ['circleci', 'workflow-completed', circleciWorkflow],
  ['clickup', 'taskStatusUpdated', clickupStatus],
  ['cronofy', 'change', cronofyChange],
  ['docusign', 'envelope-completed', docusignCompleted],
  ['dropbox', 'change', dropboxChange],
  ['duffel', 'order.updated', duffelUpdated],
  ['dwolla', 'customer_transfer_completed', dwollaTransfer],
  ['envoy', 'invite_created', envoyInvite],
  ['etsy', 'order.paid', etsyPaid],
  ['filestack', 'fp.upload', filestackUploaded],
  ['google-pubsub', 'message', pubsubMessage],
] as const
