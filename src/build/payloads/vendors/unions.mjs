import { describeEvents, describeUnion, knownOf } from '../condense/events.mjs'
import { newFields, pascal } from '../condense/shape.mjs'

/** @param {string} text */
const words = (text) => text.trim().split(/\s+/)

/** The groups of Adyen's webhooks for platforms; each has its union. */
const adyen = words(`
  balance configuration dispute negativeBalanceWarning report transaction transfer
`).map((group) => ({ group, path: `@adyen/api-library/lib/src/typings/${group}Webhooks/${group}WebhooksHandler` }))

/** Orb's events about invoices and subscriptions, as https://docs.withorb.com/integrations-and-exports/summary-webhooks lists them. */
const orb = {
  invoice: words(`
    accounting_sync_failed accounting_sync_succeeded edited invoice_date_elapsed issue_failed issued
    manually_marked_as_paid manually_marked_as_void payment_failed payment_processing payment_succeeded sync_failed
    sync_succeeded undo_mark_as_paid
  `),
  subscription: words(`
    cancellation_scheduled cancellation_unscheduled cost_exceeded created edited ended fixed_fee_quantity_updated
    plan_change_scheduled plan_changed plan_version_change_scheduled plan_version_changed started trial_ended
    usage_exceeded
  `),
}

/** The payloads that Polar's package parses, in the form in which they are sent. */
const polar = words(`
  BenefitCreated BenefitGrantCreated BenefitGrantCycled BenefitGrantRevoked BenefitGrantUpdated BenefitUpdated
  CheckoutCreated CheckoutExpired CheckoutUpdated CustomerCreated CustomerDeleted CustomerSeatAssigned
  CustomerSeatClaimed CustomerSeatRevoked CustomerStateChanged CustomerUpdated MemberCreated MemberDeleted
  MemberUpdated OrderCreated OrderPaid OrderRefunded OrderUpdated OrganizationUpdated ProductCreated
  ProductUpdated RefundCreated RefundUpdated SubscriptionActive SubscriptionCanceled SubscriptionCreated
  SubscriptionPastDue SubscriptionRevoked SubscriptionUncanceled SubscriptionUpdated
`)

/** The payloads of Dub's package; those that end in `$Outbound` have the names of fields in which they are sent. */
const dub = words(`
  CommissionCreatedEvent DiscountCodeWebhookEvent LeadCreatedEvent LinkClickedEvent LinkWebhookEvent
  PartnerApplicationSubmittedEvent PartnerEnrolledEvent PartnerMergedEvent SaleCreatedEvent
`)

/** The resources of GoCardless's events with their actions, as https://developer.gocardless.com/api-reference/#events-event-types lists them. */
const gocardless = {
  billing_requests: words(`
    bank_authorisation_authorised bank_authorisation_denied bank_authorisation_expired bank_authorisation_failed
    bank_authorisation_visited cancelled choose_currency collect_amount collect_bank_account collect_customer_details
    created failed flow_created flow_exited flow_visited fulfilled payer_details_confirmed payer_geo_blocked
    select_institution
  `),
  creditors: words(`
    account_auto_frozen account_auto_frozen_reverted bounced_payout new_payout_currency_added updated
  `),
  exports: ['completed', 'failed', 'started'],
  instalment_schedules: ['cancelled', 'completed', 'created', 'creation_failed', 'errored', 'resumed'],
  mandates: words(`
    active blocked cancelled consumed created customer_approval_granted customer_approval_skipped expired failed
    reinstated replaced resubmission_requested submitted transferred
  `),
  outbound_payments: ['cancelled', 'created', 'executed', 'failed', 'set_to_executing', 'set_to_pending_approval'],
  payer_authorisations: ['completed', 'failed'],
  payments: words(`
    cancelled chargeback_cancelled chargeback_settled charged_back confirmed created customer_approval_denied
    customer_approval_granted failed late_failure_settled paid_out resubmission_requested submitted
    surcharge_fee_debited
  `),
  payouts: ['fx_rate_confirmed', 'paid', 'tax_exchange_rates_confirmed'],
  refunds: ['created', 'failed', 'funds_returned', 'paid', 'refund_settled'],
  scheme_identifiers: ['activated'],
  subscriptions: words(`
    amended cancelled created customer_approval_denied customer_approval_granted finished paused payment_created resumed
    scheduled_pause scheduled_pause_cancelled scheduled_resume
  `),
}

const models = './node_modules/mollie-api-typescript/dist/esm/models'

/** The entities of Mollie's events, by the start of their names. */
const mollie = {
  'business-account-transfer': 'TransferResponse',
  capture: 'CaptureResponse',
  chargeback: 'EntityChargeback',
  payment: 'PaymentResponse',
  'payment-link': 'PaymentLinkResponse',
  payout: 'EntityPayoutResponse',
  refund: 'RefundResponse',
  'sales-invoice': 'SalesInvoiceResponse',
}

const notionModule = './node_modules/@notionhq/client/build/src/api-endpoints/webhooks'

/** The payloads that Notion's package has a type for. */
const notion = words(`
  CommentCreated CommentDeleted CommentUpdated DataSourceContentUpdated DataSourceCreated DataSourceDeleted
  DataSourceMoved DataSourceSchemaUpdated DataSourceUndeleted DatabaseContentUpdated DatabaseCreated
  DatabaseDeleted DatabaseMoved DatabaseSchemaUpdated DatabaseUndeleted FileUploadCompleted FileUploadCreated
  FileUploadExpired FileUploadUploadFailed PageContentUpdated PageCreated PageDeleted PageLocked PageMoved
  PagePropertiesUpdated PageTranscriptionBlockTranscriptDeleted PageUndeleted PageUnlocked ViewCreated ViewDeleted
  ViewUpdated
`)

/** The events that Webflow's package lists, with its type of their payload; inventory has none. */
const webflow = {
  collection_item_changed: 'CollectionItemChanged',
  collection_item_created: 'CollectionItemCreated',
  collection_item_deleted: 'CollectionItemRemoved',
  collection_item_published: 'CollectionItemPublished',
  collection_item_unpublished: 'CollectionItemUnpublished',
  comment_created: 'Comment',
  ecomm_new_order: 'NewOrder',
  ecomm_order_changed: 'UpdatedOrder',
  form_submission: 'FormSubmissionTrigger',
  page_created: 'PageCreatedWebhook',
  page_deleted: 'PageDeletedWebhook',
  page_metadata_updated: 'PageMetadataUpdatedWebhook',
  site_publish: 'SitePublish',
}

const cdpSchemas =
  './node_modules/@coinbase/cdp-sdk/_types/openapi-client/generated/coinbaseDeveloperPlatformAPIs.schemas'

/** The events of Coinbase Developer Platform that its package has a type for; the name of the type follows from that of the event. */
const cdp = words(`
  acceptance.disbursement.failed acceptance.disbursement.pending acceptance.disbursement.succeeded
  acceptance.payment_session.authorization.failed acceptance.payment_session.authorization.pending
  acceptance.payment_session.authorization.succeeded acceptance.payment_session.canceled
  acceptance.payment_session.capture.failed acceptance.payment_session.capture.pending
  acceptance.payment_session.capture.succeeded acceptance.payment_session.created
  acceptance.payment_session.refund.failed acceptance.payment_session.refund.pending
  acceptance.payment_session.refund.succeeded acceptance.payment_session.void.failed
  acceptance.payment_session.void.pending acceptance.payment_session.void.succeeded offramp.transaction.created
  offramp.transaction.failed offramp.transaction.success offramp.transaction.updated onchain.activity.detected
  onramp.transaction.created onramp.transaction.failed onramp.transaction.success onramp.transaction.updated
  payments.transfers.completed payments.transfers.expired payments.transfers.failed payments.transfers.processing
  payments.transfers.quoted payments.transfers.travel_rule_completed payments.transfers.travel_rule_incomplete
  wallet.activity.detected wallet.activity.multi wallet.delegation.created wallet.delegation.revoked
  wallet.hash.signed wallet.message.signed wallet.transaction.broadcast wallet.transaction.confirmed
  wallet.transaction.created wallet.transaction.failed wallet.transaction.pending wallet.transaction.replaced
  wallet.transaction.signed wallet.typed_data.signed
`).map((event) => ({ event, type: `${pascal(event)}Event` }))

/** The groups of Event Grid's system events; those of other services are rare, or have fields that the package renames. */
const eventGrid = words(`
  AppConfiguration ContainerRegistry ContainerService Devices EventGrid EventHub MachineLearningServices Resources
  ServiceBus Storage Web
`)

/** The objects of Lob's events, by the start of their names. */
const lob = {
  address: 'Address',
  bank_account: 'BankAccount',
  check: 'Check',
  letter: 'Letter',
  postcard: 'Postcard',
  self_mailer: 'SelfMailer',
}

/**
 * The names of Lob's events: resources/events/attributes of lob/lob-openapi (commit 539ed45). `.deleted` has the answer to the deletion.
 */
const lobEvents = {
  address: ['created', 'deleted'],
  bank_account: ['created', 'deleted', 'verified'],
  check: words(`
    created rejected rendered_pdf rendered_thumbnails deleted delivered failed mailed in_transit in_local_area
    international_exit processed_for_delivery re-routed returned_to_sender
  `),
  letter: words(`
    created rejected rendered_pdf rendered_thumbnails deleted delivered failed mailed in_transit in_local_area
    international_exit processed_for_delivery re-routed returned_to_sender certified.mailed certified.in_transit
    certified.in_local_area certified.processed_for_delivery certified.re-routed certified.returned_to_sender
    certified.delivered certified.pickup_available certified.issue return_envelope.created return_envelope.delivered
    return_envelope.in_transit return_envelope.in_local_area return_envelope.international_exit
    return_envelope.processed_for_delivery return_envelope.re_routed return_envelope.returned_to_sender viewed
  `),
  postcard: words(`
    created rejected rendered_pdf rendered_thumbnails deleted delivered failed mailed in_transit in_local_area
    international_exit processed_for_delivery re-routed returned_to_sender viewed
  `),
  self_mailer: words(`
    created rejected rendered_pdf rendered_thumbnails deleted delivered failed mailed in_transit in_local_area
    international_exit processed_for_delivery re-routed returned_to_sender viewed
  `),
}

/** The events about messages that Knock documents, with the fields of `event_data`. */
const knock = {
  archived: 'null',
  bounced: '{ failure_reason?: string; failure_details?: string | null; token?: string } | null',
  complaint: 'Record<string, unknown> | null',
  delivered: 'null',
  delivery_attempted: '{ attempt?: number; max_attempts?: number; retryable?: boolean } | null',
  interacted: 'Record<string, unknown> | null',
  link_clicked: '{ url?: string } | null',
  read: 'null',
  seen: 'null',
  sent: 'null',
  unarchived: 'null',
  undelivered: '{ failure_reason?: string; failure_details?: string | null } | null',
  unread: 'null',
  unseen: 'null',
}

/** Gitea's payloads, with the objects of its API from a package. */
const gitea = `
import type { Comment, Issue, Package, PayloadCommit, PullRequest, Release, Repository, User } from 'gitea-js'
interface Changes { title?: { from: string }; body?: { from: string }; ref?: { from: string } }
interface CreatePayload { sha: string; ref: string; ref_type: string; repository: Repository; sender: User }
interface DeletePayload { ref: string; ref_type: string; pusher_type: string; repository: Repository; sender: User }
interface ForkPayload { forkee: Repository; repository: Repository; sender: User }
interface PushPayload {
  ref: string; before: string; after: string; compare_url: string; commits: PayloadCommit[]; total_commits: number
  head_commit: PayloadCommit | null; repository: Repository; pusher: User; sender: User
}
interface IssuePayload {
  action: string; number: number; changes?: Changes; issue: Issue; repository: Repository; sender: User; commit_id: string
}
interface IssueCommentPayload {
  action: string; issue: Issue; comment: Comment; changes?: Changes; repository: Repository; sender: User; is_pull: boolean
}
interface PullRequestPayload {
  action: string; number: number; changes?: Changes; pull_request: PullRequest; requested_reviewer: User | null
  repository: Repository; sender: User; commit_id: string; review: { type: string; content: string } | null
}
interface ReleasePayload { action: string; release: Release; repository: Repository; sender: User }
interface PackagePayload {
  action: string; repository: Repository | null; package: Package; organization: User | null; sender: User
}
interface WikiPayload { action: string; repository: Repository; sender: User; page: string; comment: string }
interface RepositoryPayload { action: string; repository: Repository; organization: User | null; sender: User }
export interface Events {
  create: CreatePayload; delete: DeletePayload; fork: ForkPayload; push: PushPayload; issues: IssuePayload
  issue_comment: IssueCommentPayload; pull_request: PullRequestPayload; pull_request_approved: PullRequestPayload
  pull_request_rejected: PullRequestPayload; pull_request_comment: PullRequestPayload; wiki: WikiPayload
  repository: RepositoryPayload; release: ReleasePayload; package: PackagePayload
}`

/**
 * Bitbucket's payloads around the objects of its API: those that Zulip reads and has examples of. A comment belongs to a commit, an issue or
 * a pull request; branches and tags are new, old or both.
 */
const bitbucket = `
import type { Schema } from 'bitbucket'
interface Event { actor: Schema.User; repository: Schema.Repository }
interface Reference {
  type: string; name: string; target: Schema.Commit; repository?: Schema.Repository; links?: unknown
}
interface Change {
  forced: boolean; new: Reference | null; old: Reference | null; created: boolean; closed: boolean; truncated: boolean
  commits: Schema.Commit[]; links?: unknown
}
interface PushEvent extends Event { push: { changes: Change[] } }
interface ForkEvent extends Event { fork: Schema.Repository }
interface CommentOfCommit extends Schema.Comment { commit?: Schema.Commit }
interface CommitCommentEvent extends Event { comment: CommentOfCommit; commit: Schema.Commit }
interface CommitStatusEvent extends Event { commit_status: Schema.Commitstatus }
interface IssueEvent extends Event { issue: Schema.Issue }
interface IssueCommentEvent extends IssueEvent { comment: Schema.Comment }
interface IssueUpdateEvent extends IssueCommentEvent { changes: Record<string, { old: unknown; new: unknown }> }
interface PullRequestEvent extends Event { pullrequest: Schema.Pullrequest }
interface PullRequestApprovalEvent extends PullRequestEvent { approval: { user: Schema.User; date: string } }
interface PullRequestCommentEvent extends PullRequestEvent { comment: Schema.PullrequestComment }
export interface Events {
  'repo:push': PushEvent; 'repo:fork': ForkEvent; 'repo:commit_comment_created': CommitCommentEvent
  'repo:commit_status_created': CommitStatusEvent; 'repo:commit_status_updated': CommitStatusEvent
  'issue:created': IssueEvent; 'issue:updated': IssueUpdateEvent; 'issue:comment_created': IssueCommentEvent
  'pullrequest:created': PullRequestEvent; 'pullrequest:updated': PullRequestEvent
  'pullrequest:fulfilled': PullRequestEvent; 'pullrequest:rejected': PullRequestEvent
  'pullrequest:approved': PullRequestApprovalEvent; 'pullrequest:unapproved': PullRequestApprovalEvent
  'pullrequest:comment_created': PullRequestCommentEvent; 'pullrequest:comment_updated': PullRequestCommentEvent
  'pullrequest:comment_deleted': PullRequestCommentEvent
}`

/**
 * The vendors whose package has types of the payloads: TypeScript that exports their union as `Event`, or an interface by the name of
 * the event as `Events`, and the field with the name of the event, if it is not `type`. `leftOut` are objects whose fields stay unknown,
 * because they are large and rare. `rename` gives fields their names in JSON, and `nulls` says that missing fields are null. `also` is
 * what is written here by hand, and from where, and `omit` are fields of the package that are not sent.
 */
export const unions = {
  adyen: {
    packages: ['@adyen/api-library'],
    source: [
      "import type { NotificationItem } from '@adyen/api-library/lib/src/typings/notification/notificationItem'",
      "import type { NotificationRequestItem } from '@adyen/api-library/lib/src/typings/notification/notificationRequestItem'",
      'export type Events = { [Code in `${NotificationRequestItem.EventCodeEnum}`]: NotificationItem }',
    ].join('\n'),
    tag: 'NotificationRequestItem.eventCode',
  },
  'adyen-platform': {
    packages: ['@adyen/api-library'],
    source: [
      ...adyen.map(({ group, path }) => `import type { GenericWebhook as ${group} } from '${path}'`),
      `export type Event = ${adyen.map(({ group }) => group).join(' | ')}`,
    ].join('\n'),
    shorten: /Notification(Request|Data)?|V4\b/g,
  },
  aftership: {
    packages: ['@aftership/tracking-sdk'],
    also: 'the envelope, from https://www.aftership.com/docs/tracking/webhook/webhook-specifications',
    source: [
      "import type { Tracking } from './node_modules/@aftership/tracking-sdk/dist/model/Tracking'",
      'interface Event { ts: number; event: string; event_id: string; is_tracking_first_tag?: boolean; msg: Tracking }',
      'export interface Events { edd_revise: Event; tracking_pending_time: Event; tracking_update: Event }',
    ].join('\n'),
    tag: 'event',
    shorten: /^Tracking(?=\w)/g,
  },
  anthropic: {
    packages: ['@anthropic-ai/sdk'],
    source: exported('BetaWebhookEvent', '@anthropic-ai/sdk/resources/beta/webhooks'),
    tag: 'data.type',
    shorten: /^BetaWebhook/g,
  },
  bitbucket: {
    packages: ['bitbucket'],
    also: 'the payloads around the objects of the API, from zerver/webhooks/bitbucket2 of zulip/zulip (commit 00224185)',
    source: bitbucket,
    tag: 'type',
    shorten: /^Schema\.?/g,
    leftOut: /Links$/,
    nulls: true,
  },
  cashfree: {
    packages: ['cashfree-pg'],
    // Refunds have numbers as ids, see https://www.cashfree.com/docs/api-reference/payments/latest/refunds/webhooks
    source: [
      "import type { PaymentWebhook, RefundEntity } from 'cashfree-pg'",
      "type Ids = 'cf_payment_id' | 'cf_refund_id'",
      'type Refund = { [Field in keyof RefundEntity]: Field extends Ids ? RefundEntity[Field] | number : RefundEntity[Field] }',
      "interface RefundWebhook extends Pick<PaymentWebhook, 'event_time' | 'type'> { data?: { refund?: Refund } }",
      'export interface Events {',
      '  PAYMENT_FAILED_WEBHOOK: PaymentWebhook',
      '  PAYMENT_SUCCESS_WEBHOOK: PaymentWebhook',
      '  PAYMENT_USER_DROPPED_WEBHOOK: PaymentWebhook',
      '  REFUND_STATUS_WEBHOOK: RefundWebhook',
      '}',
    ].join('\n'),
    shorten: /Entity\b/g,
  },
  'cloudflare-stream': {
    packages: ['cloudflare'],
    source: [
      "import type { Video } from 'cloudflare/resources/stream/stream'",
      'type Payload = Video & { uid: string; status: Video.Status }',
      'export interface Events { error: Payload; ready: Payload }',
    ].join('\n'),
    tag: 'status.state',
    shorten: /\./g,
  },
  'coinbase-cdp': {
    packages: ['@coinbase/cdp-sdk'],
    source: [
      `import type * as Cdp from '${cdpSchemas}'`,
      `export type Events = { ${cdp.map(({ event, type }) => `'${event}': Cdp.${type}`).join('; ')} }`,
    ].join('\n'),
    tag: 'eventType',
    shorten: /AllOf\b|Event(Base|OneOf\w*)?$/g,
  },
  'coinbase-commerce': {
    packages: ['@types/coinbase-commerce-node'],
    also: 'the envelope, from https://docs.cdp.coinbase.com/commerce/api-arcitecture/webhooks-fields',
    source: [
      "import type { resources } from 'coinbase-commerce-node'",
      "type Charge = Omit<resources.Charge, 'delete' | 'insert' | 'save' | 'update'>",
      "type Event = Omit<resources.Event, 'data' | 'delete' | 'insert' | 'save' | 'update'> & { data: Charge }",
      'type Payload = { id: string | number; attempt_number?: number; scheduled_for: string; event: Event }',
      "export type Events = { [Type in resources.Event['type']]: Payload }",
    ].join('\n'),
    tag: 'event.type',
    shorten: /^Omit$/g,
  },
  composio: {
    packages: ['@composio/core'],
    source: [
      "import type { WebhookEvent, WebhookTriggerPayloadV3 } from '@composio/core'",
      "export interface Events { 'composio.connected_account.expired': WebhookEvent; 'composio.trigger.message': WebhookTriggerPayloadV3 }",
    ].join('\n'),
    shorten: /^Webhook|^objectOutputType$/g,
  },
  contentful: {
    packages: ['@contentful/node-apps-toolkit'],
    // Those of an app; what webhooks send about comments and tasks is not described.
    source: [
      "import type { AppEventPayloadMap } from '@contentful/node-apps-toolkit'",
      "type Kinds = Pick<AppEventPayloadMap, 'Asset' | 'ContentType' | 'Entry'>",
      'type Topic = { [Kind in keyof Kinds]: `${Kind}.${keyof Kinds[Kind] & string}` }[keyof Kinds]',
      'type PayloadOf<Name> = Name extends `${infer Kind extends keyof Kinds}.${infer Action}`',
      '  ? Action extends keyof Kinds[Kind] ? Kinds[Kind][Action] : never : never',
      'export type Events = { [Name in Topic as `ContentManagement.${Name}`]: PayloadOf<Name> }',
    ].join('\n'),
    tag: 'topic',
    shorten: /EventPayload$|^Base\w*Sys$/g,
    leftOut: /^(?:EntryFields|ContentTypeFieldValidation)$/,
  },
  creem: {
    packages: ['creem'],
    source: exported('WebhookEventEntity$Outbound', 'creem/models/components/webhookevententity.js'),
    tag: 'eventType',
    shorten: /\$Outbound|^Webhook|EventEntity\b|Entity\b|\./g,
  },
  crisp: {
    packages: ['crisp-api'],
    source: [
      "import type { EventName, EventsWebHookBody } from './node_modules/crisp-api/dist/events/Events'",
      'export type Events = { [Name in EventName]: EventsWebHookBody<Name> }',
    ].join('\n'),
    tag: 'event',
    shorten: /^EventsWebHookBody$|^Events/g,
  },
  'dodo-payments': {
    packages: ['dodopayments'],
    source: exported('UnwrapWebhookEvent', 'dodopayments/resources/webhooks/webhooks'),
    shorten: /WebhookEvent\b|\./g,
  },
  dub: {
    packages: ['dub'],
    source: [
      ...dub.map(
        (name) =>
          `import type { ${name}, ${name}$Outbound } from './node_modules/dub/dist/esm/models/components/${name.toLowerCase()}'`,
      ),
      `export type Events = ${dub.map((name) => `{ [Name in ${name}['event']]: ${name}$Outbound }`).join(' & ')}`,
    ].join('\n'),
    tag: 'event',
    shorten: /\$Outbound|WebhookEvent\b/g,
  },
  easypost: {
    packages: ['@easypost/api'],
    // The events of https://docs.easypost.com/docs/events whose result the package describes.
    source: [
      ...['Batch', 'Event', 'Insurance', 'Refund', 'Report', 'ScanForm', 'Tracker'].map(
        (name) => `import type { I${name} } from './node_modules/@easypost/api/types/${name}/${name}'`,
      ),
      "interface Sent extends Omit<IEvent, 'previous_attributes' | 'result'> { previous_attributes?: Record<string, unknown> }",
      'type Of<T> = Sent & { result: T }',
      'export interface Events {',
      "  'batch.created': Of<IBatch>; 'batch.updated': Of<IBatch>",
      "  'insurance.cancelled': Of<IInsurance>; 'insurance.purchased': Of<IInsurance>",
      "  'refund.successful': Of<IRefund>",
      "  'report.available': Of<IReport>; 'report.failed': Of<IReport>; 'report.new': Of<IReport>",
      "  'scan_form.created': Of<IScanForm>; 'scan_form.updated': Of<IScanForm>",
      "  'tracker.created': Of<ITracker>; 'tracker.updated': Of<ITracker>",
      '}',
    ].join('\n'),
    tag: 'description',
    shorten: /^I(?=[A-Z])|^Of$|^Sent$/g,
  },
  'event-grid': {
    packages: ['@azure/eventgrid'],
    source: [
      "import type { EventGridEvent, SystemEventNameToEventData as Data } from '@azure/eventgrid'",
      `type Name = Extract<keyof Data, \`Microsoft.\${${eventGrid.map((group) => `'${group}'`).join(' | ')}}.\${string}\`>`,
      'type KeyVaultName = Extract<keyof Data, `Microsoft.KeyVault.${string}`>',
      '// The package has these fields in camel case.',
      "type KeyVault<Of> = { [Field in keyof Of as Field extends 'nbf' | 'exp' ? Uppercase<Field> : Capitalize<Field & string>]: Of[Field] }",
      'type Event<Of> = Omit<EventGridEvent<unknown>, "data"> & { metadataVersion?: string; data: Of }',
      'export type Events = { [Of in Name]: Event<Data[Of]> } & { [Of in KeyVaultName]: Event<KeyVault<Data[Of]>> }',
    ].join('\n'),
    tag: 'eventType',
    shorten: /^Event$|EventData$/g,
  },
  finch: {
    packages: ['@tryfinch/finch-api'],
    source: exported('WebhookEvent', '@tryfinch/finch-api/resources/webhooks'),
    tag: 'event_type',
    shorten: /Event\b|\./g,
  },
  fingerprint: {
    packages: ['@fingerprint/node-sdk'],
    // The body is the event of the API, as the example in https://docs.fingerprint.com/docs/webhooks says.
    source: [
      "import type { Event } from '@fingerprint/node-sdk'",
      'export interface Events { identification: Event }',
    ].join('\n'),
  },
  getstream: {
    packages: ['@stream-io/node-sdk'],
    source: [
      "import type { WHEvent } from '@stream-io/node-sdk'",
      "export type Event = Exclude<WHEvent, { type: '*' }>",
    ].join('\n'),
    shorten: /Response$/g,
    leftOut:
      /^(?:FeedsV3|ReviewQueueItem|AppealItem|EntityCreator|CallStats|\w*Settings|Campaign|ChannelConfig|FeedGroup|Moderation|\w*Rule)/,
  },
  gitea: {
    packages: ['gitea-js'],
    also: 'the payloads around the objects of the API, from modules/structs/hook.go of go-gitea/gitea (commit 040cb8b6)',
    source: gitea,
    tag: 'action',
    shorten: /^Payload(?=\w)/g,
  },
  gocardless: {
    packages: ['gocardless-nodejs'],
    source: [
      "import type { Event } from './node_modules/gocardless-nodejs/types/types/Types'",
      `type Names = ${Object.entries(gocardless)
        .flatMap(([resource, actions]) => actions.map((action) => `'${resource}.${action}'`))
        .join(' | ')}`,
      'export type Events = { [Name in Names]: Event }',
    ].join('\n'),
    tag: 'action',
  },
  gr4vy: {
    packages: ['@gr4vy/sdk'],
    also: 'the envelope, from the guide to webhooks, as https://docs.mattildapayments.com/guides/features/webhooks/payload has it',
    source: [
      "import type { Buyer, PaymentMethod, Refund, Transaction } from '@gr4vy/sdk/models/components'",
      'interface Event<Target> {',
      '  type: string; id: string; name?: string; createdAt: string; merchantAccountId: string; gr4vy_id: string; environment?: string; target: Target',
      '}',
      "export interface Events { buyer: Event<Buyer>; 'payment-method': Event<PaymentMethod>; refund: Event<Refund>; transaction: Event<Transaction> }",
    ].join('\n'),
    tag: 'target.type',
    shorten: /^Event$/g,
    rename: toSnakeCase,
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
  knock: {
    packages: ['@knocklabs/node'],
    also: 'the envelope and `event_data`, from content/developer-tools/outbound-webhooks of knocklabs/docs (commit 08ad16b7)',
    source: [
      "import type { Message } from '@knocklabs/node/resources/messages/messages'",
      'interface Event<More> { __typename: string; type: string; created_at: string; data: Message; event_data: More }',
      `export interface Events { ${Object.entries(knock)
        .map(([event, more]) => `'message.${event}': Event<${more}>`)
        .join('; ')} }`,
    ].join('\n'),
    shorten: /^Event$|\./g,
  },
  'kontent-ai': {
    packages: ['@kontent-ai/webhook-helper'],
    source: [
      "import type * as Kontent from '@kontent-ai/webhook-helper'",
      'type Item = Kontent.WebhookItemObjectData',
      'type Other = Kontent.WebhookObjectData',
      'type Kinds = {',
      '  asset: [Kontent.AssetMesage, Other]',
      '  content_item: [Kontent.ContentItemPreviewMessage | Kontent.ContentItemPublishedMessage, Item]',
      '  content_type: [Kontent.ContentTypeMessage, Other]',
      '  language: [Kontent.LanguageMessage, Other]',
      '  taxonomy: [Kontent.TaxonomyMessage, Other]',
      '}',
      "type Name = { [Kind in keyof Kinds]: `${Kind}.${Kinds[Kind][0]['action']}` }[keyof Kinds]",
      'type KindOf<Event> = Event extends `${infer Kind extends keyof Kinds}.${string}` ? Kind : never',
      'export type Events = {',
      '  [Event in Name]: { data: { system: Kinds[KindOf<Event>][1] }; message: Kinds[KindOf<Event>][0] }',
      '}',
    ].join('\n'),
    tag: 'message.action',
    shorten: /^Webhook|Mesage$|Message$/g,
  },
  'lemon-squeezy': {
    packages: ['@lemonsqueezy/lemonsqueezy.js'],
    also: 'the envelope, and which event has which object, from lemonsqueezy-webhooks/src/types.ts of remorses/lemonsqueezy-webhooks (commit 41e87fa2)',
    source: [
      "import type { LicenseKey, NewWebhook, Order, Subscription, SubscriptionInvoice } from '@lemonsqueezy/lemonsqueezy.js'",
      "type DataOf<Name> = Name extends `order_${string}` ? Order['data'] : Name extends `license_key_${string}` ? LicenseKey['data']",
      "  : Name extends `subscription_payment_${string}` ? SubscriptionInvoice['data'] : Subscription['data']",
      'type Meta = { event_name: string; custom_data?: Record<string, unknown> }',
      "type Sent<Data> = Omit<Data, 'links' | 'relationships'> & { links?: unknown; relationships?: unknown }",
      "export type Events = { [Name in NewWebhook['events'][number]]: { meta: Meta; data: Sent<DataOf<Name>> } }",
    ].join('\n'),
    tag: 'meta.event_name',
    shorten: /^(?:Data|Sent|Omit|Attributes\$\w+)$/g,
  },
  lightspark: {
    packages: ['@lightsparkdev/lightspark-sdk'],
    source: [
      "import type { WebhookEvent, WebhookEventType } from '@lightsparkdev/lightspark-sdk'",
      "export type Events = { [Type in Exclude<`${WebhookEventType}`, 'FUTURE_VALUE'>]: WebhookEvent }",
    ].join('\n'),
    tag: 'event_type',
  },
  line: {
    packages: ['@line/bot-sdk'],
    source: exported('Event', './node_modules/@line/bot-sdk/dist/webhook/model/event'),
  },
  lithic: {
    packages: ['lithic'],
    source: exported('ParsedWebhookEvent', 'lithic/resources/webhooks'),
    tag: 'event_type',
    shorten: /WebhookEvent\b|^ParsedWebhookEvent|\./g,
    leftOut:
      /^(?:ThreeDSAuthentication|CardAuthorization|\w*Tokenization\w*|Transaction|EnhancedData|\w+PayloadK\w+)\.(?!Event$)|^(?:Tokenization|ExternalPayment|BookTransferResponse|ManagementOperationTransaction)\.\w*Event$|^TokenMetadata|^LoanTape\.|^DisputeV2\./,
  },
  liveblocks: {
    packages: ['@liveblocks/node'],
    source: exported('WebhookEvent', '@liveblocks/node'),
  },
  lob: {
    packages: ['@lob/lob-typescript-sdk'],
    also: 'the names of events, from resources/events/attributes of lob/lob-openapi (commit 539ed45)',
    source: [
      "import type * as Lob from '@lob/lob-typescript-sdk'",
      `export type Events = { ${Object.entries(lobEvents)
        .flatMap(([kind, names]) =>
          names.map((name) => {
            const body = `Lob.${lob[kind]}${name === 'deleted' ? 'Deletion' : ''}`
            return `'${kind}.${name}': Omit<Lob.Events, 'body'> & { body: ${body} }`
          }),
        )
        .join('; ')} }`,
    ].join('\n'),
    tag: 'event_type.id',
    shorten: /^Omit$/g,
    omit: /^(?:_\w+|toJSON)$/,
  },
  logto: {
    packages: ['@logto/schemas'],
    source: [
      "import type * as Logto from '@logto/schemas'",
      // JSON of yours and of identity providers, whose type is recursive.
      "type Json = 'customData' | 'identities'",
      'type User<T> = { [Field in keyof T]: Field extends Json ? Record<string, unknown> : T[Field] }',
      'type Interaction = { [Field in keyof Logto.InteractionHookEventPayload as string extends Field ? never : Field]:',
      "  Field extends 'user' ? User<Logto.InteractionHookEventPayload['user']> : Logto.InteractionHookEventPayload[Field] }",
      'type Data = { [Field in keyof Logto.DataHookEventPayload as string extends Field ? never : Field]:',
      '  Logto.DataHookEventPayload[Field] }',
      'type Exception = { [Field in keyof Logto.ExceptionHookEventPayload as string extends Field ? never : Field]:',
      '  Logto.ExceptionHookEventPayload[Field] }',
      'export type Events = { [Event in `${Logto.InteractionHookEvent}`]: Interaction }',
      '  & { [Event in Extract<Logto.HookEvent, Logto.DataHookEvent>]: Data } & { [Event in Logto.ExceptionHookEvent]: Exception }',
    ].join('\n'),
    tag: 'event',
    shorten: /HookEventPayload$/g,
  },
  mailgun: {
    packages: ['mailgun.js'],
    // The envelope and the events are those of https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads
    source: [
      "import type { DomainEvent } from './node_modules/mailgun.js/Types/Types/Events/Events'",
      "interface Message extends Omit<DomainEvent['message'], 'attachments' | 'size'> { attachments?: unknown[]; size?: number }",
      "type Parts = 'delivery-status' | 'envelope' | 'flags'",
      "type Common = Parts | 'campaigns' | 'event' | 'id' | 'message' | 'recipient' | 'timestamp'",
      "interface EventData extends Partial<Omit<DomainEvent, Common>>, Pick<DomainEvent, 'event' | 'id' | 'recipient' | 'timestamp'> {",
      '  message?: Message; account?: { id: string }; domain?: { name: string }',
      "  'delivery-status'?: Partial<DomainEvent['delivery-status']>",
      "  envelope?: Partial<DomainEvent['envelope']>; flags?: Partial<DomainEvent['flags']>",
      '}',
      "interface Delivery { signature: { timestamp: string; token: string; signature: string }; 'event-data': EventData }",
      "type Names = 'accepted' | 'clicked' | 'complained' | 'delivered' | 'failed' | 'opened' | 'unsubscribed'",
      'export type Events = { [Name in Names]: Delivery }',
    ].join('\n'),
    tag: 'event-data.event',
  },
  'microsoft-teams': {
    packages: ['botframework-schema'],
    source: [
      "import type { Activity } from 'botframework-schema'",
      "type Sent = 'channelId' | 'conversation' | 'from' | 'serviceUrl' | 'text' | 'type'",
      'interface Message extends Pick<Activity, Sent>, Partial<Omit<Activity, Sent>> {}',
      'export interface Events { message: Message }',
    ].join('\n'),
  },
  mollie: {
    packages: ['mollie-api-typescript'],
    source: [
      ...Object.values(mollie).map((name) => `import type { ${name} } from '${models}/${name.toLowerCase()}'`),
      `import type { EntityWebhookEvent, EntityWebhookEventWebhookEventTypes as Types } from '${models}/entitywebhookevent'`,
      `interface Entities { ${Object.entries(mollie)
        .map(([kind, name]) => `'${kind}': ${name}`)
        .join('; ')} }`,
      'type EntityOf<Name> = Name extends `${infer Kind extends keyof Entities}.${string}` ? Entities[Kind] : unknown',
      "type Payload<Name> = { [Field in Exclude<keyof EntityWebhookEvent, 'embedded'>]: EntityWebhookEvent[Field] }",
      '  & { embedded?: { entity?: EntityOf<Name> } | null }',
      "export type Events = { [Name in Exclude<(typeof Types)[keyof typeof Types], '*'>]: Payload<Name> }",
    ].join('\n'),
    rename: { webhookEventTypes: 'type', embedded: '_embedded', links: '_links' },
    shorten: /^Payload$|Response$|^Entity/g,
  },
  mux: {
    packages: ['@mux/mux-node'],
    source: exported('UnwrapWebhookEvent', '@mux/mux-node/resources/webhooks/webhooks'),
    shorten: /WebhookEvent\b|\./g,
  },
  nango: {
    packages: ['@nangohq/types'],
    source: [
      "import type * as Nango from '@nangohq/types'",
      'export type Events = { [Operation in Nango.AuthOperationType as `auth.${Operation}`]: Nango.NangoAuthWebhookBody } & {',
      '  async_action: Nango.NangoAsyncActionWebhookBody',
      '  forward: Nango.NangoForwardWebhookBody',
      '  sync: Nango.NangoSyncWebhookBody',
      '}',
    ].join('\n'),
    shorten: /^Nango|WebhookBody|Success$|Error$/g,
  },
  netlify: {
    packages: ['@netlify/open-api'],
    // The body is the deploy, see https://docs.netlify.com/deploy/deploy-notifications/
    source: [
      "import type { components, paths } from '@netlify/open-api'",
      "type State = NonNullable<paths['/sites/{site_id}/deploys']['parameters']['query']['state']>",
      "type Deploy = components['schemas']['deploy']",
      'export type Events = { [Name in State]: Deploy }',
    ].join('\n'),
    tag: 'state',
  },
  notion: {
    packages: ['@notionhq/client'],
    source: [
      ...notion.map((name) => `import type { ${name}WebhookPayload as ${name} } from '${notionModule}'`),
      `export type Event = ${notion.join(' | ')}`,
    ].join('\n'),
    shorten: /WebhookPayload\b|^Webhook/g,
  },
  nylas: {
    packages: ['nylas'],
    // The envelope is that of https://developer.nylas.com/docs/reference/notifications/. Deleted objects have few fields.
    source: [
      "import type { Calendar, Contact, Event, Folder, Message, WebhookTriggers } from 'nylas'",
      'interface Objects { calendar: Calendar; contact: Contact; event: Event; folder: Folder; message: Message }',
      'interface Grant { grant_id: string; integration_id?: string; provider?: string; code?: number; login_id?: string }',
      "type Sent<T> = Pick<T & { id: string }, 'id'> & Partial<T>",
      "type ObjectOf<Name> = Name extends `${infer Kind extends keyof Objects}.${'created' | 'updated' | 'deleted'}${string}`",
      '  ? Sent<Objects[Kind]> : Name extends `grant.${string}` ? Grant : Record<string, unknown>',
      'interface Notification<T> { specversion: string; type: string; source: string; id: string; time: number; data: Data<T> }',
      'interface Data<T> { application_id: string; object: T }',
      'export type Events = { [Name in `${WebhookTriggers}`]: Notification<ObjectOf<Name>> }',
    ].join('\n'),
    rename: toSnakeCase,
    shorten: /^(?:Notification|Data|Sent)$/g,
  },
  okta: {
    packages: ['@okta/okta-sdk-nodejs'],
    // The envelope is that of https://developer.okta.com/docs/concepts/event-hooks/
    source: [
      "import type { LogEvent } from '@okta/okta-sdk-nodejs'",
      'interface Hook { eventType: string; eventTypeVersion: string; cloudEventsVersion: string; source: string; eventId: string }',
      'interface Hook { eventTime?: string; data: { events: LogEvent[] } }',
      "export interface Events { 'com.okta.event_hook': Hook }",
    ].join('\n'),
    tag: 'eventType',
    rename: { _interface: 'interface' },
    nulls: true,
  },
  onfido: {
    packages: ['@onfido/api'],
    source: exported('WebhookEvent', '@onfido/api'),
    tag: 'payload.action',
    shorten: /^WebhookEvent/g,
  },
  orb: {
    packages: ['orb-billing'],
    // The envelope and the events are those of https://docs.withorb.com/integrations-and-exports/webhooks
    source: [
      "import type { Customer } from 'orb-billing/resources/customers'",
      "import type { Invoice } from 'orb-billing/resources/shared'",
      "import type { Subscription } from 'orb-billing/resources/subscriptions'",
      'interface Envelope { id: string; created_at: string; type: string; properties?: Record<string, unknown> }',
      'type Of<Kind extends string, T> = Envelope & { [Name in Kind]: T }',
      `type Invoices = ${orb.invoice.map((verb) => `'invoice.${verb}'`).join(' | ')}`,
      `type Subscriptions = ${orb.subscription.map((verb) => `'subscription.${verb}'`).join(' | ')}`,
      "export type Events = { 'customer.created': Of<'customer', Customer> } & { [Name in Invoices]: Of<'invoice', Invoice> }",
      "  & { [Name in Subscriptions]: Of<'subscription', Subscription> }",
    ].join('\n'),
    shorten: /^Of$|^Envelope$|^Shared|\./g,
    leftOut: /Price\b|Plan\b|Adjustment|LineItem|Interval|Allocation|Schedule|Discount|TaxI[Dd]|Configuration|Item$/,
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
  postmark: {
    packages: ['postmark'],
    source: [
      ...['Bounce', 'Click', 'Delivery', 'Open', 'SpamComplaint', 'SubscriptionChange'].map(
        (name) =>
          `import type { ${name}Webhook as ${name} } from './node_modules/postmark/dist/client/models/webhooks/payload/${name}Webhook'`,
      ),
      'export interface Events { Bounce: Bounce; Click: Click; Delivery: Delivery; Open: Open; SpamComplaint: SpamComplaint }',
      'export interface Events { SubscriptionChange: SubscriptionChange }',
    ].join('\n'),
    tag: 'RecordType',
  },
  privy: {
    packages: ['@privy-io/node'],
    source: exported('WebhookPayload', './node_modules/@privy-io/node/resources/webhooks'),
    shorten: /WebhookPayload\b|\./g,
  },
  replicate: {
    packages: ['replicate'],
    source: [
      "import type { Prediction, Status } from 'replicate'",
      'export type Events = { [State in Status]: Prediction }',
    ].join('\n'),
    tag: 'status',
  },
  retell: {
    packages: ['retell-sdk'],
    source: [
      "import type { CallResponse } from 'retell-sdk/resources/call'",
      "type Name = 'call_started' | 'call_ended' | 'call_analyzed'",
      'export type Events = { [Event in Name]: { event: Event; call: CallResponse } }',
    ].join('\n'),
    tag: 'event',
  },
  seam: {
    packages: ['@seamapi/types'],
    source: exported('SeamEvent', '@seamapi/types/connect'),
    tag: 'event_type',
  },
  shippo: {
    packages: ['shippo'],
    source: exported('WebhookPayload$Outbound', 'shippo/models/components/webhookpayload'),
    tag: 'event',
    shorten: /\$Outbound/g,
  },
  sinch: {
    packages: ['@sinch/conversation'],
    source: [
      "import type { ConversationWebhookEventParsed } from '@sinch/conversation'",
      'type Any = ConversationWebhookEventParsed',
      'type Fields<T> = T extends unknown ? keyof T : never',
      'type ValueOf<T, Field> = T extends unknown ? Field extends keyof T ? T[Field] : never : never',
      "type Callback = Pick<Any, 'app_id' | 'project_id' | 'trigger'> & { [Field in Fields<Any>]?: ValueOf<Any, Field> }",
      'export interface Events { callback: Callback }',
    ].join('\n'),
    tag: 'trigger',
  },
  surge: {
    packages: ['@surgeapi/node'],
    source: exported('UnwrapWebhookEvent', '@surgeapi/node/resources/webhooks'),
    shorten: /WebhookEvent\b|\./g,
  },
  telnyx: {
    packages: ['telnyx'],
    // Those of artifacts, recordings and sessions have no `data.event_type`, which the preset reads.
    source: [
      "import type { UnwrapWebhookEvent } from 'telnyx/resources/webhooks'",
      'export type Event = Exclude<UnwrapWebhookEvent, { event: string }>',
    ].join('\n'),
    tag: 'data.event_type',
    shorten: /WebhookEvent\b|\./g,
  },
  terra: {
    packages: ['terra-api'],
    source: ["import type { Terra } from 'terra-api'", 'export type Event = Terra.WebhookEvents'].join('\n'),
    shorten: /^Terra\.|\./g,
  },
  webflow: {
    packages: ['webflow-api'],
    source: [
      "import type { Webflow } from 'webflow-api'",
      `export interface Events { ${Object.entries(webflow)
        .map(([event, name]) => `${event}: Webflow.${name}`)
        .join('; ')} }`,
    ].join('\n'),
    tag: 'triggerType',
    shorten: /^Webflow\.|Webhook|\./g,
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

function toSnakeCase(field) {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function exported(name, from) {
  return `export type { ${name} as Event } from '${from}'`
}

/** What a vendor's module exports, for a vendor of the table. */
export function unionModule(vendor) {
  const { packages, also, source, tag, shorten, leftOut, omit, rename = {}, nulls = false } = unions[vendor]
  const describe = /\bEvents\b/.test(source) ? describeEvents : describeUnion
  return {
    sources: also ? [...packages, also] : packages,
    from: ({ name, version }) => (version ? `${name} ${version}` : `by hand: ${name}`),
    describe: () => {
      const described = describe({
        source,
        tag,
        shared: true,
        name: `${vendor.replace(/(?:^|-)./g, (text) => text.at(-1).toUpperCase())}Payloads`,
        comment: 'The payload of each event.',
        how: {
          union: knownOf,
          rename:
            typeof rename === 'function' ? rename : (field) => (Object.hasOwn(rename, field) ? rename[field] : field),
          field: (_, name) => (omit?.test(name) ? 'omit' : undefined),
          replace: (name, { symbol, file }) => {
            if (name === 'RFCDate' || (name === 'Date' && /\/lib\.[\w.]+$/.test(file))) return { string: true }
            return leftOut?.test(symbol) ? { object: newFields() } : undefined
          },
          nameOf: ({ symbol }) => (shorten ? symbol.replace(shorten, '') : symbol) || undefined,
        },
      })
      if (nulls) allowNulls(described.names)
      return described
    },
  }
}

/** Lets the fields that may be missing also be null. */
function allowNulls(names) {
  for (const { fields } of names.all.values()) {
    for (const { shape, required } of fields.values()) if (required === 0) shape.null = true
  }
}
