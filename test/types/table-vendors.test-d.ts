// Only type-checked, never run: the name of an event narrows the payload of vendors of the table.
import { createReceiver, type DeliveryOf, type Provider } from '../../src/index.js'
import type { ably } from '../../src/vendors/ably.js'
import type { acp } from '../../src/vendors/acp.js'
import type { adyen } from '../../src/vendors/adyen.js'
import type { adyenPlatform } from '../../src/vendors/adyen-platform.js'
import type { affirm } from '../../src/vendors/affirm.js'
import type { aftership } from '../../src/vendors/aftership.js'
import type { airship } from '../../src/vendors/airship.js'
import type { airtable } from '../../src/vendors/airtable.js'
import type { airwallex } from '../../src/vendors/airwallex.js'
import type { alchemy } from '../../src/vendors/alchemy.js'
import type { anthropic } from '../../src/vendors/anthropic.js'
import type { appStore } from '../../src/vendors/app-store.js'
import type { asana } from '../../src/vendors/asana.js'
import type { authorizeNet } from '../../src/vendors/authorize-net.js'
import type { autodesk } from '../../src/vendors/autodesk.js'
import type { bitbucket } from '../../src/vendors/bitbucket.js'
import type { box } from '../../src/vendors/box.js'
import type { braintree } from '../../src/vendors/braintree.js'
import type { brex } from '../../src/vendors/brex.js'
import type { buildkite } from '../../src/vendors/buildkite.js'
import type { calCom } from '../../src/vendors/cal-com.js'
import type { calendly } from '../../src/vendors/calendly.js'
import type { cashfree } from '../../src/vendors/cashfree.js'
import type { chargebee } from '../../src/vendors/chargebee.js'
import type { chargify } from '../../src/vendors/chargify.js'
import type { chargily } from '../../src/vendors/chargily.js'
import type { checkoutCom } from '../../src/vendors/checkout-com.js'
import type { circleci } from '../../src/vendors/circleci.js'
import type { clickup } from '../../src/vendors/clickup.js'
import type { cloudflareStream } from '../../src/vendors/cloudflare-stream.js'
import type { coinbaseCdp } from '../../src/vendors/coinbase-cdp.js'
import type { coinbaseCommerce } from '../../src/vendors/coinbase-commerce.js'
import type { composio } from '../../src/vendors/composio.js'
import type { contentful } from '../../src/vendors/contentful.js'
import type { creem } from '../../src/vendors/creem.js'
import type { crisp } from '../../src/vendors/crisp.js'
import type { cronofy } from '../../src/vendors/cronofy.js'
import type { customerIo } from '../../src/vendors/customer-io.js'
import type { docusign } from '../../src/vendors/docusign.js'
import type { dodoPayments } from '../../src/vendors/dodo-payments.js'
import type { dropbox } from '../../src/vendors/dropbox.js'
import type { dub } from '../../src/vendors/dub.js'
import type { duffel } from '../../src/vendors/duffel.js'
import type { dwolla } from '../../src/vendors/dwolla.js'
import type { easypost } from '../../src/vendors/easypost.js'
import type { ebay } from '../../src/vendors/ebay.js'
import type { elevenlabs } from '../../src/vendors/elevenlabs.js'
import type { envoy } from '../../src/vendors/envoy.js'
import type { etsy } from '../../src/vendors/etsy.js'
import type { eventGrid } from '../../src/vendors/event-grid.js'
import type { filestack } from '../../src/vendors/filestack.js'
import type { finch } from '../../src/vendors/finch.js'
import type { fingerprint } from '../../src/vendors/fingerprint.js'
import type { front } from '../../src/vendors/front.js'
import type { getstream } from '../../src/vendors/getstream.js'
import type { gitea } from '../../src/vendors/gitea.js'
import type { gocardless } from '../../src/vendors/gocardless.js'
import type { googlePlay } from '../../src/vendors/google-play.js'
import type { googlePubsub } from '../../src/vendors/google-pubsub.js'
import type { gr4vy } from '../../src/vendors/gr4vy.js'
import type { helpscout } from '../../src/vendors/helpscout.js'
import type { heroku } from '../../src/vendors/heroku.js'
import type { imagekit } from '../../src/vendors/imagekit.js'
import type { incidentIo } from '../../src/vendors/incident-io.js'
import { intercom } from '../../src/vendors/intercom.js'
import type { kinde } from '../../src/vendors/kinde.js'
import type { klaviyo } from '../../src/vendors/klaviyo.js'
import type { knock } from '../../src/vendors/knock.js'
import type { kontentAi } from '../../src/vendors/kontent-ai.js'
import type { lark } from '../../src/vendors/lark.js'
import type { launchdarkly } from '../../src/vendors/launchdarkly.js'
import type { lemonSqueezy } from '../../src/vendors/lemon-squeezy.js'
import type { lightspark } from '../../src/vendors/lightspark.js'
import type { line } from '../../src/vendors/line.js'
import type { lithic } from '../../src/vendors/lithic.js'
import type { liveblocks } from '../../src/vendors/liveblocks.js'
import type { livekit } from '../../src/vendors/livekit.js'
import type { lob } from '../../src/vendors/lob.js'
import type { logto } from '../../src/vendors/logto.js'
import type { loops } from '../../src/vendors/loops.js'
import type { mailgun } from '../../src/vendors/mailgun.js'
import type { mandrill } from '../../src/vendors/mandrill.js'
import type { mercadoPago } from '../../src/vendors/mercado-pago.js'
import type { microsoftGraph } from '../../src/vendors/microsoft-graph/index.js'
import type { microsoftTeams } from '../../src/vendors/microsoft-teams.js'
import type { mollie } from '../../src/vendors/mollie.js'
import type { monday } from '../../src/vendors/monday.js'
import type { mongodbAtlas } from '../../src/vendors/mongodb-atlas.js'
import type { mux } from '../../src/vendors/mux.js'
import type { nango } from '../../src/vendors/nango.js'
import type { netlify } from '../../src/vendors/netlify.js'
import type { notion } from '../../src/vendors/notion.js'
import type { nylas } from '../../src/vendors/nylas.js'
import type { okta } from '../../src/vendors/okta.js'
import type { onfido } from '../../src/vendors/onfido.js'
import type { onfleet } from '../../src/vendors/onfleet.js'
import type { orb } from '../../src/vendors/orb.js'
import type { pagerduty } from '../../src/vendors/pagerduty.js'
import type { paystack } from '../../src/vendors/paystack.js'
import type { persona } from '../../src/vendors/persona.js'
import type { plaid } from '../../src/vendors/plaid.js'
import type { planetscale } from '../../src/vendors/planetscale.js'
import type { plivo } from '../../src/vendors/plivo.js'
import type { plivoMessaging } from '../../src/vendors/plivo-messaging.js'
import type { polar } from '../../src/vendors/polar.js'
import type { postmark } from '../../src/vendors/postmark.js'
import type { privy } from '../../src/vendors/privy.js'
import type { pusher } from '../../src/vendors/pusher.js'
import type { quickbooks } from '../../src/vendors/quickbooks.js'
import type { recurly } from '../../src/vendors/recurly.js'
import type { render } from '../../src/vendors/render.js'
import type { replicate } from '../../src/vendors/replicate.js'
import type { retell } from '../../src/vendors/retell.js'
import type { revenuecat } from '../../src/vendors/revenuecat.js'
import type { revolut } from '../../src/vendors/revolut.js'
import type { seam } from '../../src/vendors/seam.js'
import type { shippo } from '../../src/vendors/shippo.js'
import type { sinch } from '../../src/vendors/sinch.js'
import type { squarespace } from '../../src/vendors/squarespace.js'
import type { stytch } from '../../src/vendors/stytch.js'
import type { sumsub } from '../../src/vendors/sumsub.js'
import type { supabase } from '../../src/vendors/supabase.js'
import type { surge } from '../../src/vendors/surge.js'
import type { telnyx } from '../../src/vendors/telnyx.js'
import type { terra } from '../../src/vendors/terra.js'
import type { tiktok } from '../../src/vendors/tiktok.js'
import type { trello } from '../../src/vendors/trello.js'
import type { typeform } from '../../src/vendors/typeform.js'
import type { vercel } from '../../src/vendors/vercel.js'
import type { viber } from '../../src/vendors/viber.js'
import type { vonage } from '../../src/vendors/vonage.js'
import type { webflow } from '../../src/vendors/webflow.js'
import type { whop } from '../../src/vendors/whop.js'
import type { woocommerce } from '../../src/vendors/woocommerce.js'
import type { workos } from '../../src/vendors/workos.js'
import type { x } from '../../src/vendors/x.js'
import type { xero } from '../../src/vendors/xero.js'
import type { zendesk } from '../../src/vendors/zendesk.js'

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function expectTrue<_Condition extends true>(): void

/** The payload of an event of a preset. */
type PayloadOf<Preset extends (options: never) => unknown, Event> =
  ReturnType<Preset> extends Provider<infer Types> ? DeliveryOf<Types, Event>['payload'] : never

expectTrue<Equal<PayloadOf<typeof adyenPlatform, 'balancePlatform.transfer.created'>['environment'], string>>()
expectTrue<Equal<PayloadOf<typeof airtable, 'change'>['webhook']['id'], string>>()
expectTrue<Equal<PayloadOf<typeof anthropic, 'session.thread_idled'>['data']['organization_id'], string>>()
expectTrue<
  Equal<
    NonNullable<PayloadOf<typeof appStore, 'DID_RENEW'>['data']['signedRenewalInfo']>['productId'],
    string | undefined
  >
>()
expectTrue<
  Equal<
    'plan-id' extends keyof PayloadOf<typeof braintree, 'subscription_canceled'>['subject']['subscription'] ? 1 : 0,
    1
  >
>()
expectTrue<Equal<PayloadOf<typeof customerIo, 'email.sent'>['data']['delivery_id'], string>>()
expectTrue<Equal<PayloadOf<typeof dodoPayments, 'payment.succeeded'>['data']['payment_id'], string>>()
expectTrue<Equal<PayloadOf<typeof ebay, 'MARKETPLACE_ACCOUNT_DELETION'>['notification']['data']['userId'], string>>()
expectTrue<Equal<PayloadOf<typeof front, 'inbound_received'>['payload']['conversation']['subject'], string>>()
expectTrue<
  Equal<PayloadOf<typeof googlePlay, 'oneTimeProductNotification'>['oneTimeProductNotification']['sku'], string>
>()
expectTrue<Equal<PayloadOf<typeof heroku, 'release.create'>['data']['version'], number | undefined>>()
expectTrue<Equal<PayloadOf<typeof imagekit, 'video.transformation.ready'>['id'], string>>()
expectTrue<
  Equal<PayloadOf<typeof intercom, 'conversation.user.created'>['data']['item']['open'], boolean | undefined>
>()
expectTrue<Equal<PayloadOf<typeof kinde, 'user.created'>['data']['user']['email'], string>>()
expectTrue<Equal<PayloadOf<typeof klaviyo, 'event:klaviyo.sent_sms'>['payload']['data']['id'], string>>()
expectTrue<Equal<PayloadOf<typeof lark, 'im.message.receive_v1'>['event']['message']['content'], string>>()
expectTrue<Equal<PayloadOf<typeof launchdarkly, 'flag'>['accesses'][number]['action'], string>>()
expectTrue<Equal<PayloadOf<typeof line, 'unsend'>['unsend']['messageId'], string>>()
expectTrue<Equal<PayloadOf<typeof liveblocks, 'userEntered'>['data']['roomId'], string>>()
expectTrue<Equal<PayloadOf<typeof microsoftGraph, 'missed'>['lifecycleEvent'], string>>()
expectTrue<Equal<PayloadOf<typeof monday, 'update_column_value'>['event']['columnId'], string>>()
expectTrue<Equal<PayloadOf<typeof mux, 'video.asset.ready'>['data']['id'], string>>()
expectTrue<Equal<PayloadOf<typeof polar, 'order.paid'>['data']['paid'], boolean>>()
expectTrue<Equal<NonNullable<PayloadOf<typeof shippo, 'track_updated'>['data']>['tracking_number'], string>>()
expectTrue<Equal<PayloadOf<typeof surge, 'message.received'>['data']['body'], string>>()
expectTrue<Equal<PayloadOf<typeof whop, 'payment.succeeded'>['data']['id'], string>>()
expectTrue<Equal<PayloadOf<typeof creem, 'refund.created'>['object']['refund_amount'], number>>()
expectTrue<Equal<PayloadOf<typeof finch, 'directory.created'>['company_id'], string>>()
expectTrue<Equal<PayloadOf<typeof notion, 'comment.created'>['data']['page_id'], string>>()
expectTrue<Equal<NonNullable<PayloadOf<typeof onfido, 'check.completed'>['payload']['object']>['id'], string>>()
expectTrue<Equal<PayloadOf<typeof privy, 'user.created'>['user']['id'], string>>()
expectTrue<Equal<PayloadOf<typeof workos, 'user.created'>['data']['email'], string>>()
expectTrue<Equal<PayloadOf<typeof helpscout, 'convo.created'>['mailboxId'], number | undefined>>()
expectTrue<
  Equal<
    PayloadOf<typeof persona, 'inquiry.approved'>['data']['attributes']['payload']['data']['attributes']['status'],
    string | undefined
  >
>()
expectTrue<Equal<PayloadOf<typeof revolut, 'TransactionCreated'>['data']['legs'][number]['amount'], number>>()
expectTrue<Equal<NonNullable<PayloadOf<typeof acp, 'order_update'>['data']['fulfillments']>[number]['id'], string>>()
expectTrue<Equal<PayloadOf<typeof adyen, 'AUTHORISATION'>['NotificationRequestItem']['pspReference'], string>>()
expectTrue<Equal<PayloadOf<typeof chargebee, 'subscription_created'>['content']['subscription']['id'], string>>()
expectTrue<Equal<PayloadOf<typeof composio, 'composio.trigger.message'>['metadata']['trigger_slug'], string>>()
expectTrue<Equal<PayloadOf<typeof contentful, 'ContentManagement.Entry.publish'>['sys']['revision'], number>>()
expectTrue<Equal<PayloadOf<typeof crisp, 'message:send'>['data']['session_id'], string>>()
expectTrue<Equal<PayloadOf<typeof dub, 'sale.created'>['data']['click']['country'], string>>()
expectTrue<Equal<PayloadOf<typeof getstream, 'message.new'>['created_at'], string>>()
expectTrue<Equal<PayloadOf<typeof kontentAi, 'content_item.published'>['data']['system']['workflow_step'], string>>()
expectTrue<Equal<PayloadOf<typeof lightspark, 'PAYMENT_FINISHED'>['entity_id'], string>>()
expectTrue<Equal<PayloadOf<typeof lithic, 'card.created'>['card_token'], string>>()
expectTrue<
  Equal<
    NonNullable<PayloadOf<typeof mollie, 'payment.paid'>['_embedded']>['entity'] extends { id: string } | undefined
      ? 1
      : 0,
    1
  >
>()
expectTrue<Equal<PayloadOf<typeof nango, 'auth.creation'>['connectionId'], string>>()
expectTrue<Equal<PayloadOf<typeof plaid, 'ITEM.PENDING_EXPIRATION'>['consent_expiration_time'], string>>()
expectTrue<Equal<PayloadOf<typeof plivo, 'Hangup'>['BillDuration'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof plivoMessaging, 'message'>['Text'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof postmark, 'Delivery'>['Recipient'], string>>()
expectTrue<Equal<PayloadOf<typeof replicate, 'succeeded'>['urls']['cancel'], string>>()
expectTrue<Equal<PayloadOf<typeof retell, 'call_ended'>['call']['call_id'], string>>()
expectTrue<Equal<PayloadOf<typeof mandrill, 'hard_bounce'>['msg']['diag'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof mandrill, 'click'>['url'], string>>()
expectTrue<Equal<PayloadOf<typeof tiktok, 'authorization.removed'>['content'], string>>()
expectTrue<Equal<PayloadOf<typeof viber, 'message'>['sender']['name'], string>>()
expectTrue<Equal<PayloadOf<typeof vonage, 'message'>['message_uuid'], string>>()
expectTrue<Equal<PayloadOf<typeof pusher, 'member_added'>['user_id'], string>>()
expectTrue<Equal<PayloadOf<typeof elevenlabs, 'post_call_transcription'>['data']['conversation_id'], string>>()
expectTrue<Equal<PayloadOf<typeof easypost, 'tracker.updated'>['result']['tracking_code'], string>>()
expectTrue<Equal<PayloadOf<typeof mailgun, 'delivered'>['event-data']['recipient'], string>>()
expectTrue<Equal<PayloadOf<typeof orb, 'invoice.issued'>['invoice']['invoice_number'], string>>()
expectTrue<Equal<PayloadOf<typeof pagerduty, 'incident.annotated'>['event']['data']['content'], string>>()
expectTrue<Equal<PayloadOf<typeof paystack, 'subscription.expiring_cards'>['data'][number]['expiry_date'], string>>()
expectTrue<Equal<PayloadOf<typeof planetscale, 'branch.ready'>['resource']['parent_branch'], string | null>>()
expectTrue<Equal<PayloadOf<typeof woocommerce, 'coupon.created'>['usage_limit'], number | null>>()
expectTrue<Equal<PayloadOf<typeof woocommerce, 'order.deleted'>['id'], number>>()
expectTrue<Equal<PayloadOf<typeof revenuecat, 'TRANSFER'>['event']['transferred_to'], string[]>>()
expectTrue<Equal<PayloadOf<typeof vercel, 'marketplace.invoice.paid'>['payload']['invoiceId'], string>>()
expectTrue<Equal<PayloadOf<typeof loops, 'contact.created'>['contact']['subscribed'], boolean>>()
expectTrue<Equal<PayloadOf<typeof squarespace, 'order.update'>['data']['update'], string>>()
expectTrue<Equal<NonNullable<PayloadOf<typeof x, 'activity'>['follow_events']>[number]['created_timestamp'], string>>()
expectTrue<
  Equal<
    PayloadOf<
      typeof incidentIo,
      'public_incident.incident_created_v2'
    >['public_incident.incident_created_v2']['reference'],
    string
  >
>()
expectTrue<Equal<PayloadOf<typeof quickbooks, 'qbo.invoice.created.v1'>['intuitentityid'], string>>()
expectTrue<Equal<PayloadOf<typeof recurly, 'notification'>['object_type'], string>>()
expectTrue<Equal<PayloadOf<typeof render, 'deploy_ended'>['data']['status'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof zendesk, 'zen:event-type:ticket.status_changed'>['detail']['id'], string>>()
expectTrue<Equal<PayloadOf<typeof mercadoPago, 'payment'>['data']['id'], string>>()
expectTrue<Equal<PayloadOf<typeof onfleet, 'taskCompleted'>['data']['task']['shortId'], string>>()
expectTrue<Equal<PayloadOf<typeof typeform, 'form_response'>['form_response']['token'], string>>()
expectTrue<Equal<PayloadOf<typeof supabase, 'hook'>['user'] extends { id: string } | undefined ? 1 : 0, 1>>()
expectTrue<Equal<PayloadOf<typeof stytch, 'DIRECT.member.UPDATE'>['event_id'], string>>()
expectTrue<
  Equal<
    PayloadOf<typeof trello, 'updateCard'>['action']['data']['listAfter'] extends { name: string } | undefined ? 1 : 0,
    1
  >
>()
expectTrue<Equal<PayloadOf<typeof mongodbAtlas, 'OUTSIDE_METRIC_THRESHOLD'>['metricName'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof cashfree, 'PAYMENT_SUCCESS_WEBHOOK'>['event_time'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof fingerprint, 'identification'>['event_id'], string>>()
expectTrue<
  Equal<NonNullable<PayloadOf<typeof gocardless, 'payments.failed'>['links']>['payment'], string | undefined>
>()
expectTrue<Equal<NonNullable<PayloadOf<typeof livekit, 'track_published'>['track']>['mimeType'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof livekit, 'room_started'>['track'], unknown>>()
expectTrue<Equal<PayloadOf<typeof logto, 'PostSignIn'>['userIp'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof microsoftTeams, 'message'>['from']['name'], string>>()
expectTrue<Equal<PayloadOf<typeof netlify, 'ready'>['deploy_url'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof nylas, 'message.created'>['data']['object']['thread_id'], string | undefined>>()
expectTrue<
  Equal<PayloadOf<typeof okta, 'com.okta.event_hook'>['data']['events'][number]['uuid'], string | null | undefined>
>()
expectTrue<Equal<PayloadOf<typeof sinch, 'callback'>['trigger'], string>>()
expectTrue<Equal<PayloadOf<typeof seam, 'device.connected'>['device_id'], string>>()
expectTrue<Equal<PayloadOf<typeof sumsub, 'applicantReviewed'>['applicantId'], string>>()
expectTrue<Equal<PayloadOf<typeof telnyx, 'call.hangup'>['data']['event_type'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof terra, 'activity'>['version'], string>>()
expectTrue<Equal<PayloadOf<typeof webflow, 'collection_item_created'>['payload']['collectionId'], string>>()
expectTrue<Equal<PayloadOf<typeof xero, 'CREDITNOTE.CREATE'>['data']['Status'] extends string ? 1 : 0, 1>>()
expectTrue<Equal<PayloadOf<typeof eventGrid, 'Microsoft.KeyVault.SecretNearExpiry'>['data']['VaultName'], string>>()
expectTrue<Equal<PayloadOf<typeof eventGrid, 'Microsoft.Storage.BlobCreated'>['data']['url'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof coinbaseCdp, 'wallet.activity.detected'>['data']['transactionHash'], string>>()
expectTrue<Equal<PayloadOf<typeof coinbaseCommerce, 'charge:confirmed'>['event']['data']['code'], string>>()
expectTrue<Equal<PayloadOf<typeof lob, 'letter.created'>['body']['id'], string>>()
expectTrue<Equal<PayloadOf<typeof lemonSqueezy, 'order_created'>['data']['attributes']['order_number'], number>>()
expectTrue<Equal<PayloadOf<typeof gr4vy, 'transaction'>['target']['captured_amount'], number>>()
expectTrue<Equal<PayloadOf<typeof aftership, 'tracking_update'>['msg']['tracking_number'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof cloudflareStream, 'ready'>['uid'], string>>()
expectTrue<Equal<PayloadOf<typeof knock, 'message.sent'>['data']['channel_id'], string>>()
expectTrue<Equal<PayloadOf<typeof gitea, 'push'>['ref'], string>>()
expectTrue<Equal<PayloadOf<typeof ably, 'channel.message'>['data']['channelId'], string>>()
expectTrue<Equal<PayloadOf<typeof affirm, 'confirmed'>['checkout_token'], string>>()
expectTrue<Equal<PayloadOf<typeof airship, 'OPEN'>['occurred'], string>>()
expectTrue<Equal<PayloadOf<typeof airwallex, 'payment_intent.succeeded'>['data']['object']['status'], string>>()
expectTrue<Equal<PayloadOf<typeof alchemy, 'ADDRESS_ACTIVITY'>['event']['activity'][number]['hash'], string>>()
expectTrue<Equal<PayloadOf<typeof asana, 'task.changed'>['change']['field'], string>>()
expectTrue<Equal<PayloadOf<typeof asana, 'task.added'>['change'], unknown>>()
expectTrue<
  Equal<PayloadOf<typeof authorizeNet, 'net.authorize.payment.void.created'>['payload']['authCode'], string | undefined>
>()
expectTrue<Equal<PayloadOf<typeof autodesk, 'dm.version.modified'>['payload']['sizeInBytes'], number | undefined>>()
expectTrue<Equal<PayloadOf<typeof bitbucket, 'repo:push'>['push']['changes'][number]['forced'], boolean>>()
expectTrue<Equal<PayloadOf<typeof bitbucket, 'pullrequest:approved'>['approval']['date'], string>>()
expectTrue<Equal<PayloadOf<typeof box, 'FILE.UPLOADED'>['source']['id'], string>>()
expectTrue<Equal<PayloadOf<typeof brex, 'TRANSFER_FAILED'>['transfer_id'], string>>()
expectTrue<Equal<PayloadOf<typeof buildkite, 'build.finished'>['build']['number'], number>>()
expectTrue<Equal<PayloadOf<typeof buildkite, 'agent.lost'>['build'], unknown>>()
expectTrue<Equal<PayloadOf<typeof calCom, 'BOOKING_CANCELLED'>['payload']['cancellationReason'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof calendly, 'invitee.created'>['payload']['email'], string>>()
expectTrue<Equal<PayloadOf<typeof chargify, 'signup_success'>['payload[subscription][state]'], string | undefined>>()
expectTrue<Equal<PayloadOf<typeof chargily, 'checkout.paid'>['data']['amount'], number>>()
expectTrue<Equal<PayloadOf<typeof checkoutCom, 'payment_captured'>['data']['amount'], number | undefined>>()
expectTrue<Equal<PayloadOf<typeof circleci, 'job-completed'>['job']['number'], number>>()
expectTrue<Equal<PayloadOf<typeof clickup, 'taskCreated'>['task_id'], string>>()
expectTrue<Equal<PayloadOf<typeof cronofy, 'change'>['notification']['changes_since'], string>>()
expectTrue<Equal<PayloadOf<typeof docusign, 'envelope-sent'>['data']['envelopeId'], string>>()
expectTrue<Equal<PayloadOf<typeof dropbox, 'change'>['list_folder']['accounts'], string[]>>()
expectTrue<Equal<PayloadOf<typeof duffel, 'order.created'>['live_mode'], boolean>>()
expectTrue<Equal<PayloadOf<typeof dwolla, 'customer_created'>['_links']['customer']['href'], string>>()
expectTrue<Equal<PayloadOf<typeof envoy, 'entry_sign_in'>['payload']['attributes']['full-name'], string>>()
expectTrue<Equal<PayloadOf<typeof etsy, 'order.paid'>['resource_url'], string>>()
expectTrue<Equal<PayloadOf<typeof filestack, 'fp.upload'>['text']['filename'], string>>()
expectTrue<Equal<PayloadOf<typeof googlePubsub, 'message'>['message']['messageId'], string>>()

createReceiver({
  provider: intercom({ secrets: 's' }),
  on: {
    'ticket.created': ({ payload }) => {
      expectTrue<Equal<typeof payload.data.item.ticket_id, string | undefined>>()
      // @ts-expect-error a ticket is no conversation
      payload.data.item.source.body.trim()
    },
    // Other names are allowed, with fields that are unknown.
    'job.completed': ({ payload }) => expectTrue<Equal<typeof payload.data, unknown>>(),
  },
})
