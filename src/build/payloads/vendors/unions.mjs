import { describeUnion, knownOf } from '../condense/events.mjs'

/** The groups of Adyen's webhooks for platforms; each has its union. */
const adyen = [
  'balance',
  'configuration',
  'dispute',
  'negativeBalanceWarning',
  'report',
  'transaction',
  'transfer',
].map((group) => ({ group, path: `@adyen/api-library/lib/src/typings/${group}Webhooks/${group}WebhooksHandler` }))

/** The payloads that Polar's package parses, in the form in which they are sent. */
const polar = [
  'BenefitCreated',
  'BenefitGrantCreated',
  'BenefitGrantCycled',
  'BenefitGrantRevoked',
  'BenefitGrantUpdated',
  'BenefitUpdated',
  'CheckoutCreated',
  'CheckoutExpired',
  'CheckoutUpdated',
  'CustomerCreated',
  'CustomerDeleted',
  'CustomerSeatAssigned',
  'CustomerSeatClaimed',
  'CustomerSeatRevoked',
  'CustomerStateChanged',
  'CustomerUpdated',
  'MemberCreated',
  'MemberDeleted',
  'MemberUpdated',
  'OrderCreated',
  'OrderPaid',
  'OrderRefunded',
  'OrderUpdated',
  'OrganizationUpdated',
  'ProductCreated',
  'ProductUpdated',
  'RefundCreated',
  'RefundUpdated',
  'SubscriptionActive',
  'SubscriptionCanceled',
  'SubscriptionCreated',
  'SubscriptionPastDue',
  'SubscriptionRevoked',
  'SubscriptionUncanceled',
  'SubscriptionUpdated',
]

const notionModule = './node_modules/@notionhq/client/build/src/api-endpoints/webhooks'

/** The payloads that Notion's package has a type for. */
const notion = [
  'CommentCreated',
  'CommentDeleted',
  'CommentUpdated',
  'DataSourceContentUpdated',
  'DataSourceCreated',
  'DataSourceDeleted',
  'DataSourceMoved',
  'DataSourceSchemaUpdated',
  'DataSourceUndeleted',
  'DatabaseContentUpdated',
  'DatabaseCreated',
  'DatabaseDeleted',
  'DatabaseMoved',
  'DatabaseSchemaUpdated',
  'DatabaseUndeleted',
  'FileUploadCompleted',
  'FileUploadCreated',
  'FileUploadExpired',
  'FileUploadUploadFailed',
  'PageContentUpdated',
  'PageCreated',
  'PageDeleted',
  'PageLocked',
  'PageMoved',
  'PagePropertiesUpdated',
  'PageTranscriptionBlockTranscriptDeleted',
  'PageUndeleted',
  'PageUnlocked',
  'ViewCreated',
  'ViewDeleted',
  'ViewUpdated',
]

/**
 * The vendors whose package exports a union of the payloads: TypeScript that exports it as `Event`, and the field with the name
 * of the event, if it is not `type`.
 */
export const unions = {
  'adyen-platform': {
    packages: ['@adyen/api-library'],
    source: [
      ...adyen.map(({ group, path }) => `import type { GenericWebhook as ${group} } from '${path}'`),
      `export type Event = ${adyen.map(({ group }) => group).join(' | ')}`,
    ].join('\n'),
    shorten: /Notification(Request|Data)?|V4\b/g,
  },
  anthropic: {
    packages: ['@anthropic-ai/sdk'],
    source: exported('BetaWebhookEvent', '@anthropic-ai/sdk/resources/beta/webhooks'),
    tag: 'data.type',
    shorten: /^BetaWebhook/g,
  },
  creem: {
    packages: ['creem'],
    source: exported('WebhookEventEntity$Outbound', 'creem/models/components/webhookevententity.js'),
    tag: 'eventType',
    shorten: /\$Outbound|^Webhook|EventEntity\b|Entity\b|\./g,
  },
  'dodo-payments': {
    packages: ['dodopayments'],
    source: exported('UnwrapWebhookEvent', 'dodopayments/resources/webhooks/webhooks'),
    shorten: /WebhookEvent\b|\./g,
  },
  finch: {
    packages: ['@tryfinch/finch-api'],
    source: exported('WebhookEvent', '@tryfinch/finch-api/resources/webhooks'),
    tag: 'event_type',
    shorten: /Event\b|\./g,
  },
  imagekit: {
    packages: ['@imagekit/nodejs'],
    source: exported('UnwrapWebhookEvent', '@imagekit/nodejs/resources/webhooks'),
    shorten: /\./g,
  },
  kinde: {
    packages: ['@kinde/webhooks'],
    source: exported('WebhookEvent', './node_modules/@kinde/webhooks/dist/types'),
  },
  line: {
    packages: ['@line/bot-sdk'],
    source: exported('Event', './node_modules/@line/bot-sdk/dist/webhook/model/event'),
  },
  liveblocks: {
    packages: ['@liveblocks/node'],
    source: exported('WebhookEvent', '@liveblocks/node'),
  },
  mux: {
    packages: ['@mux/mux-node'],
    source: exported('UnwrapWebhookEvent', '@mux/mux-node/resources/webhooks/webhooks'),
    shorten: /WebhookEvent\b|\./g,
  },
  notion: {
    packages: ['@notionhq/client'],
    source: [
      ...notion.map((name) => `import type { ${name}WebhookPayload as ${name} } from '${notionModule}'`),
      `export type Event = ${notion.join(' | ')}`,
    ].join('\n'),
    shorten: /WebhookPayload\b|^Webhook/g,
  },
  onfido: {
    packages: ['@onfido/api'],
    source: exported('WebhookEvent', '@onfido/api'),
    tag: 'payload.action',
    shorten: /^WebhookEvent/g,
  },
  polar: {
    packages: ['@polar-sh/sdk'],
    source: [
      ...polar.map(
        (name) =>
          `import type { Webhook${name}Payload$Outbound as ${name} } from '@polar-sh/sdk/models/components/webhook${name.toLowerCase()}payload.js'`,
      ),
      `export type Event = ${polar.join(' | ')}`,
    ].join('\n'),
    shorten: /\$Outbound|^Webhook|\./g,
  },
  privy: {
    packages: ['@privy-io/node'],
    source: exported('WebhookPayload', './node_modules/@privy-io/node/resources/webhooks'),
    shorten: /WebhookPayload\b|\./g,
  },
  shippo: {
    packages: ['shippo'],
    source: exported('WebhookPayload$Outbound', 'shippo/models/components/webhookpayload'),
    tag: 'event',
    shorten: /\$Outbound/g,
  },
  surge: {
    packages: ['@surgeapi/node'],
    source: exported('UnwrapWebhookEvent', '@surgeapi/node/resources/webhooks'),
    shorten: /WebhookEvent\b|\./g,
  },
  whop: {
    packages: ['@whop/sdk'],
    source: exported('UnwrapWebhookEvent', '@whop/sdk/resources/webhooks'),
    shorten: /WebhookEvent\b|\./g,
  },
  workos: {
    packages: ['@workos-inc/node'],
    source: exported('EventResponse', '@workos-inc/node'),
    tag: 'event',
    shorten: /Response\b|Event(Response)?\b/g,
  },
}

function exported(name, from) {
  return `export type { ${name} as Event } from '${from}'`
}

/** What a vendor's module exports, for a vendor of the table. */
export function unionModule(vendor) {
  const { packages, source, tag, shorten } = unions[vendor]
  return {
    sources: packages,
    describe: () =>
      describeUnion({
        source,
        tag,
        shared: true,
        name: `${vendor.replace(/(?:^|-)./g, (text) => text.at(-1).toUpperCase())}Payloads`,
        comment: 'The payload of each event.',
        how: {
          union: knownOf,
          replace: (name) => (name === 'Date' ? { string: true } : undefined),
          nameOf: ({ symbol }) => (shorten ? symbol.replace(shorten, '') : symbol) || undefined,
        },
      }),
  }
}
