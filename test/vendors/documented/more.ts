// Payloads as vendors document them, like those of newer.ts: most have the fields of a published sample, with other values. The samples are
// in the sources that the payload types name. Those of RevenueCat, Vercel, Loops, Zendesk, MongoDB Atlas, Typeform and X are composed
// of documented fields.
import type { ElevenlabsPayloads } from '../../../src/vendors/payloads/elevenlabs.js'
import type { IncidentIoPayloads } from '../../../src/vendors/payloads/incident-io.js'
import type { LoopsPayloads } from '../../../src/vendors/payloads/loops.js'
import type { MandrillPayloads } from '../../../src/vendors/payloads/mandrill.js'
import type { MercadoPagoPayloads } from '../../../src/vendors/payloads/mercado-pago.js'
import type { MongodbAtlasPayloads } from '../../../src/vendors/payloads/mongodb-atlas.js'
import type { OnfleetPayloads } from '../../../src/vendors/payloads/onfleet.js'
import type { PagerdutyPayloads } from '../../../src/vendors/payloads/pagerduty.js'
import type { PaystackPayloads } from '../../../src/vendors/payloads/paystack.js'
import type { PlanetscalePayloads } from '../../../src/vendors/payloads/planetscale.js'
import type { PusherPayloads } from '../../../src/vendors/payloads/pusher.js'
import type { QuickbooksPayloads } from '../../../src/vendors/payloads/quickbooks.js'
import type { RecurlyPayloads } from '../../../src/vendors/payloads/recurly.js'
import type { RenderPayloads } from '../../../src/vendors/payloads/render.js'
import type { RevenuecatPayloads } from '../../../src/vendors/payloads/revenuecat.js'
import type { SquarespacePayloads } from '../../../src/vendors/payloads/squarespace.js'
import type { StytchPayloads } from '../../../src/vendors/payloads/stytch.js'
import type { SupabasePayloads } from '../../../src/vendors/payloads/supabase.js'
import type { TiktokPayloads } from '../../../src/vendors/payloads/tiktok.js'
import type { TrelloPayloads } from '../../../src/vendors/payloads/trello.js'
import type { TypeformPayloads } from '../../../src/vendors/payloads/typeform.js'
import type { VercelPayloads } from '../../../src/vendors/payloads/vercel.js'
import type { ViberPayloads } from '../../../src/vendors/payloads/viber.js'
import type { VonagePayloads } from '../../../src/vendors/payloads/vonage.js'
import type { WoocommercePayloads } from '../../../src/vendors/payloads/woocommerce.js'
import type { XPayloads } from '../../../src/vendors/payloads/x.js'
import type { ZendeskPayloads } from '../../../src/vendors/payloads/zendesk.js'

const time = '2026-01-02T03:04:05Z'

const pagerduty = {
  event: {
    id: 'event',
    event_type: 'incident.annotated',
    resource_type: 'incident',
    occurred_at: time,
    agent: null,
    client: {
      name: 'PagerDuty',
    },
    data: {
      incident: {
        html_url: 'https://vendor.example/html_url',
        id: 'id',
        self: 'https://vendor.example/self',
        summary: 'summary',
        type: 'incident_reference',
      },
      id: 'id',
      content: 'content',
      trimmed: false,
      type: 'incident_note',
    },
  },
} satisfies PagerdutyPayloads['incident.annotated']

const paystack = {
  event: 'refund.processed',
  data: {
    status: 'status',
    transaction_reference: 'transaction_reference',
    refund_reference: 'refund_reference',
    amount: 'amount',
    currency: 'currency',
    processor: 'processor',
    customer: {
      first_name: 'first_name',
      last_name: 'last_name',
      email: 'email',
    },
    integration: 7,
    domain: 'domain',
  },
} satisfies PaystackPayloads['refund.processed']

const planetscale = {
  timestamp: 7,
  event: 'deploy_request.opened',
  organization: 'organization',
  database: 'database',
  resource: {
    id: 'id',
    type: 'DeployRequest',
    actor: {
      id: 'id',
      type: 'User',
      display_name: 'display_name',
      avatar_url: 'https://vendor.example/avatar_url',
    },
    closed_by: null,
    branch: 'branch',
    branch_deleted: false,
    branch_deleted_by: null,
    branch_deleted_at: null,
    into_branch: 'into_branch',
    into_branch_sharded: false,
    into_branch_shard_count: 7,
    approved: false,
    state: 'state',
    deployment_state: 'deployment_state',
    num_comments: 7,
    deployment: {
      id: 'id',
      type: 'Deployment',
      into_branch: 'into_branch',
      deploy_request_number: 7,
      actor: {
        id: 'id',
        type: 'User',
        display_name: 'display_name',
        avatar_url: 'https://vendor.example/avatar_url',
      },
      cutover_actor: null,
      cancelled_actor: null,
      schema_last_updated_at: time,
      preceding_deployments: [],
      deploy_operations: [],
      deploy_operation_summaries: [],
      deployable: false,
      cutover_expiring: false,
      lint_errors: [],
      deployment_revert_request: null,
      auto_cutover: true,
      created_at: time,
      cutover_at: null,
      deploy_check_errors: null,
      finished_at: null,
      queued_at: null,
      ready_to_cutover_at: null,
      started_at: null,
      state: 'state',
      submitted_at: null,
      updated_at: time,
    },
    html_url: 'https://vendor.example/html_url',
    number: 7,
    notes: '',
    html_body: '',
    created_at: time,
    updated_at: time,
    closed_at: null,
    deployed_at: null,
  },
} satisfies PlanetscalePayloads['deploy_request.opened']

const woocommerce = {
  id: 7,
  code: 'code',
  amount: 'amount',
  date_created: time,
  date_created_gmt: time,
  date_modified: time,
  date_modified_gmt: time,
  discount_type: 'discount_type',
  description: '',
  date_expires: null,
  date_expires_gmt: null,
  usage_count: 7,
  individual_use: true,
  product_ids: [],
  excluded_product_ids: [],
  usage_limit: null,
  usage_limit_per_user: null,
  limit_usage_to_x_items: null,
  free_shipping: false,
  product_categories: [],
  excluded_product_categories: [],
  exclude_sale_items: true,
  minimum_amount: 'minimum_amount',
  maximum_amount: 'maximum_amount',
  email_restrictions: [],
  used_by: [],
  meta_data: [],
  _links: {
    self: [
      {
        href: 'https://vendor.example/href',
      },
    ],
    collection: [
      {
        href: 'https://vendor.example/href',
      },
    ],
  },
} satisfies WoocommercePayloads['coupon.created']

const trello = {
  action: {
    id: 'id',
    idMemberCreator: 'idMemberCreator',
    data: {
      listAfter: {
        name: 'name',
        id: 'id',
      },
      listBefore: {
        name: 'name',
        id: 'id',
      },
      board: {
        shortLink: 'shortLink',
        name: 'name',
        id: 'id',
      },
      card: {
        shortLink: 'shortLink',
        idShort: 7,
        name: 'name',
        id: 'id',
        idList: 'idList',
      },
      old: {
        idList: 'idList',
      },
    },
    type: 'updateCard',
    date: time,
    memberCreator: {
      id: 'id',
      avatarHash: 'avatarHash',
      fullName: 'fullName',
      initials: 'initials',
      username: 'username',
    },
  },
  model: {
    id: 'id',
  },
} satisfies TrelloPayloads['updateCard']

const revenuecat = {
  api_version: '1.0',
  event: {
    type: 'CANCELLATION',
    id: 'event',
    app_id: 'app',
    event_timestamp_ms: 7,
    app_user_id: 'user',
    original_app_user_id: 'user',
    aliases: ['user'],
    subscriber_attributes: {
      $email: {
        value: 'a@example.com',
        updated_at_ms: 7,
      },
    },
    product_id: 'weekly',
    entitlement_ids: ['pro'],
    period_type: 'TRIAL',
    purchased_at_ms: 7,
    expiration_at_ms: 8,
    store: 'APP_STORE',
    environment: 'SANDBOX',
    presented_offering_id: null,
    transaction_id: '1',
    original_transaction_id: '1',
    is_family_share: false,
    country_code: 'CN',
    currency: 'CNY',
    price: 0,
    price_in_purchased_currency: 0,
    offer_code: null,
    cancel_reason: 'UNSUBSCRIBE',
  },
} satisfies RevenuecatPayloads['CANCELLATION']

const vercel = {
  id: 'event',
  type: 'deployment.created',
  createdAt: 7,
  payload: {
    user: {
      id: 'user',
    },
    team: {
      id: 'team',
    },
    deployment: {
      id: 'deployment',
    },
  },
} satisfies VercelPayloads['deployment.created']

const loops = {
  eventName: 'email.clicked',
  eventTime: 7,
  webhookSchemaVersion: '1.0.0',
  contactIdentity: {
    id: 'contact',
    email: 'a@example.com',
    userId: null,
  },
  sourceType: 'loop',
  loopId: 'loop',
  email: {
    id: 'email',
    emailMessageId: 'message',
    subject: 'Welcome',
  },
} satisfies LoopsPayloads['email.clicked']

const squarespace = {
  id: 'notification',
  websiteId: 'website',
  subscriptionId: 'subscription',
  topic: 'order.update',
  createdOn: time,
  data: {
    orderId: 'order',
    update: 'FULFILLED',
  },
} satisfies SquarespacePayloads['order.update']

const x = {
  for_user_id: '7',
  follow_events: [
    {
      type: 'follow',
      created_timestamp: '7',
      source: {
        id: '8',
      },
      target: {
        id: '7',
      },
    },
  ],
} satisfies XPayloads['activity']

const incidentIo = {
  event_type: 'private_incident.incident_created_v2',
  'private_incident.incident_created_v2': {
    id: 'incident',
  },
} satisfies IncidentIoPayloads['private_incident.incident_created_v2']

const quickbooks = {
  specversion: '1.0',
  id: 'event',
  source: 'intuit.source',
  type: 'qbo.class.created.v1',
  time: time,
  intuitentityid: '1',
  intuitaccountid: '2',
} satisfies QuickbooksPayloads['qbo.class.created.v1']

const recurly = {
  id: 'account',
  object_type: 'account',
  site_id: 'site',
  event_type: 'created',
  event_time: time,
  account_code: 'code',
} satisfies RecurlyPayloads['notification']

const render = {
  type: 'deploy_ended',
  timestamp: time,
  data: {
    id: 'evt-7',
    serviceId: 'srv-7',
    serviceName: 'web',
    status: 'succeeded',
  },
} satisfies RenderPayloads['deploy_ended']

const zendesk = {
  account_id: 7,
  id: 'event',
  time: time,
  type: 'zen:event-type:ticket.status_changed',
  zendesk_event_version: '2022-11-06',
  subject: 'zen:ticket:7',
  detail: {
    id: '7',
    status: 'SOLVED',
    priority: 'NORMAL',
  },
  event: {
    current: 'SOLVED',
    previous: 'OPEN',
  },
} satisfies ZendeskPayloads['zen:event-type:ticket.status_changed']

const mercadoPago = {
  id: 7,
  live_mode: true,
  type: 'payment',
  date_created: time,
  application_id: 7,
  user_id: 7,
  version: 1,
  api_version: 'v1',
  action: 'payment.updated',
  data: {
    id: '7',
  },
} satisfies MercadoPagoPayloads['payment']

const onfleet = {
  time: 7,
  triggerId: 3,
  triggerName: 'taskCompleted',
  taskId: 'task',
  workerId: 'worker',
  data: {
    task: {
      id: 'task',
      shortId: '7',
      state: 3,
      completionDetails: {
        success: true,
        time: 7,
        notes: '',
      },
    },
    worker: {
      id: 'worker',
      name: 'Mira',
    },
  },
} satisfies OnfleetPayloads['taskCompleted']

const typeform = {
  event_id: 'event',
  event_type: 'form_response',
  form_response: {
    form_id: 'form',
    token: 'response',
    landed_at: time,
    submitted_at: time,
    definition: {
      id: 'form',
      title: 'Form',
      fields: [
        {
          id: 'f',
          title: 'Mail',
          type: 'email',
          ref: 'mail',
        },
      ],
    },
    answers: [
      {
        type: 'email',
        email: 'a@example.com',
        field: {
          id: 'f',
          type: 'email',
          ref: 'mail',
        },
      },
    ],
  },
} satisfies TypeformPayloads['form_response']

const supabase = {
  user: {
    id: 'user',
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone: '14155550100',
    app_metadata: {
      provider: 'phone',
    },
    user_metadata: {},
    identities: [],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
  },
  sms: {
    otp: '561166',
  },
} satisfies SupabasePayloads['hook']

const stytch = {
  project_id: 'project',
  event_id: 'event',
  action: 'CREATE',
  object_type: 'organization',
  source: 'DIRECT',
  id: 'organization',
  timestamp: time,
} satisfies StytchPayloads['DIRECT.organization.CREATE']

const mongodbAtlas = {
  id: 'alert',
  alertConfigId: 'config',
  groupId: 'project',
  eventTypeName: 'OUTSIDE_METRIC_THRESHOLD',
  status: 'OPEN',
  created: time,
  updated: time,
  clusterName: 'cluster',
  hostnameAndPort: 'host:27017',
  metricName: 'CONNECTIONS',
  currentValue: {
    number: 7,
    units: 'RAW',
  },
} satisfies MongodbAtlasPayloads['OUTSIDE_METRIC_THRESHOLD']

const mandrill = {
  event: 'hard_bounce',
  _id: 'message',
  ts: 7,
  msg: {
    _id: 'message',
    _version: 'version',
    ts: 7,
    subject: 'Welcome',
    email: 'a@example.com',
    sender: 'b@example.com',
    tags: ['welcome'],
    state: 'bounced',
    metadata: {
      user_id: 7,
    },
    bounce_description: 'bad_mailbox',
    bgtools_code: 10,
    diag: 'smtp;550 5.1.1',
  },
} satisfies MandrillPayloads['hard_bounce']

const tiktok = {
  client_key: 'key',
  event: 'video.publish.completed',
  create_time: 7,
  user_openid: 'user',
  content: '{"share_id":"7"}',
} satisfies TiktokPayloads['video.publish.completed']

const viber = {
  event: 'seen',
  timestamp: 7,
  message_token: 7,
  user_id: 'user',
} satisfies ViberPayloads['seen']

const vonage = {
  message_uuid: 'message',
  channel: 'sms',
  to: '14155550100',
  from: '14155550199',
  timestamp: time,
  status: 'delivered',
  usage: {
    price: '0.0333',
    currency: 'EUR',
  },
} satisfies VonagePayloads['message']

const pusher = {
  name: 'channel_occupied',
  channel: 'rooms',
} satisfies PusherPayloads['channel_occupied']

const elevenlabs = {
  type: 'post_call_transcription',
  data: {
    agent_id: 'agent',
    conversation_id: 'conversation',
    status: 'done',
    transcript: [],
    metadata: {},
    has_audio: true,
  },
} satisfies ElevenlabsPayloads['post_call_transcription']

/** Vendor, event and payload. */
export const samples = [
  ['pagerduty', 'incident.annotated', pagerduty],
  ['paystack', 'refund.processed', paystack],
  ['planetscale', 'deploy_request.opened', planetscale],
  ['woocommerce', 'coupon.created', woocommerce],
  ['trello', 'updateCard', trello],
  ['revenuecat', 'CANCELLATION', revenuecat],
  ['vercel', 'deployment.created', vercel],
  ['loops', 'email.clicked', loops],
  ['squarespace', 'order.update', squarespace],
  ['x', 'activity', x],
  ['incident-io', 'private_incident.incident_created_v2', incidentIo],
  ['quickbooks', 'qbo.class.created.v1', quickbooks],
  ['recurly', 'notification', recurly],
  ['render', 'deploy_ended', render],
  ['zendesk', 'zen:event-type:ticket.status_changed', zendesk],
  ['mercado-pago', 'payment', mercadoPago],
  ['onfleet', 'taskCompleted', onfleet],
  ['typeform', 'form_response', typeform],
  ['supabase', 'hook', supabase],
  ['stytch', 'DIRECT.organization.CREATE', stytch],
  ['mongodb-atlas', 'OUTSIDE_METRIC_THRESHOLD', mongodbAtlas],
  ['mandrill', 'hard_bounce', mandrill],
  ['tiktok', 'video.publish.completed', tiktok],
  ['viber', 'seen', viber],
  ['vonage', 'message', vonage],
  ['pusher', 'channel_occupied', pusher],
  ['elevenlabs', 'post_call_transcription', elevenlabs],
] as const
