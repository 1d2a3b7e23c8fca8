// Written by `npm run generate` from the files of vendors.
import { deliveriesOf } from 'webhook-receiver/testing/vendors'
import { ably as ablyVendor } from 'webhook-receiver/vendors/ably'
import { acp as acpVendor } from 'webhook-receiver/vendors/acp'
import { adobeIo as adobeIoVendor } from 'webhook-receiver/vendors/adobe-io'
import { adyen as adyenVendor } from 'webhook-receiver/vendors/adyen'
import { adyenPlatform as adyenPlatformVendor } from 'webhook-receiver/vendors/adyen-platform'
import { affirm as affirmVendor } from 'webhook-receiver/vendors/affirm'
import { aftership as aftershipVendor } from 'webhook-receiver/vendors/aftership'
import { airship as airshipVendor } from 'webhook-receiver/vendors/airship'
import { airtable as airtableVendor } from 'webhook-receiver/vendors/airtable'
import { airwallex as airwallexVendor } from 'webhook-receiver/vendors/airwallex'
import { alchemy as alchemyVendor } from 'webhook-receiver/vendors/alchemy'
import { alipay as alipayVendor } from 'webhook-receiver/vendors/alipay'
import { amazonSns as amazonSnsVendor } from 'webhook-receiver/vendors/amazon-sns'
import { anthropic as anthropicVendor } from 'webhook-receiver/vendors/anthropic'
import { appStore as appStoreVendor } from 'webhook-receiver/vendors/app-store'
import { asana as asanaVendor } from 'webhook-receiver/vendors/asana'
import { authorizeNet as authorizeNetVendor } from 'webhook-receiver/vendors/authorize-net'
import { autodesk as autodeskVendor } from 'webhook-receiver/vendors/autodesk'
import { bitbucket as bitbucketVendor } from 'webhook-receiver/vendors/bitbucket'
import { box as boxVendor } from 'webhook-receiver/vendors/box'
import { braintree as braintreeVendor } from 'webhook-receiver/vendors/braintree'
import { brex as brexVendor } from 'webhook-receiver/vendors/brex'
import { buildkite as buildkiteVendor } from 'webhook-receiver/vendors/buildkite'
import { calCom as calComVendor } from 'webhook-receiver/vendors/cal-com'
import { calendly as calendlyVendor } from 'webhook-receiver/vendors/calendly'
import { cashfree as cashfreeVendor } from 'webhook-receiver/vendors/cashfree'
import { chargebee as chargebeeVendor } from 'webhook-receiver/vendors/chargebee'
import { chargify as chargifyVendor } from 'webhook-receiver/vendors/chargify'
import { chargily as chargilyVendor } from 'webhook-receiver/vendors/chargily'
import { checkoutCom as checkoutComVendor } from 'webhook-receiver/vendors/checkout-com'
import { circleci as circleciVendor } from 'webhook-receiver/vendors/circleci'
import { clerk as clerkVendor } from 'webhook-receiver/vendors/clerk'
import { clickup as clickupVendor } from 'webhook-receiver/vendors/clickup'
import { cloudflareStream as cloudflareStreamVendor } from 'webhook-receiver/vendors/cloudflare-stream'
import { coinbaseCdp as coinbaseCdpVendor } from 'webhook-receiver/vendors/coinbase-cdp'
import { coinbaseCommerce as coinbaseCommerceVendor } from 'webhook-receiver/vendors/coinbase-commerce'
import { composio as composioVendor } from 'webhook-receiver/vendors/composio'
import { contentful as contentfulVendor } from 'webhook-receiver/vendors/contentful'
import { creem as creemVendor } from 'webhook-receiver/vendors/creem'
import { crisp as crispVendor } from 'webhook-receiver/vendors/crisp'
import { cronofy as cronofyVendor } from 'webhook-receiver/vendors/cronofy'
import { customerIo as customerIoVendor } from 'webhook-receiver/vendors/customer-io'
import { dingtalk as dingtalkVendor } from 'webhook-receiver/vendors/dingtalk'
import { docusign as docusignVendor } from 'webhook-receiver/vendors/docusign'
import { dodoPayments as dodoPaymentsVendor } from 'webhook-receiver/vendors/dodo-payments'
import { dropbox as dropboxVendor } from 'webhook-receiver/vendors/dropbox'
import { dub as dubVendor } from 'webhook-receiver/vendors/dub'
import { duffel as duffelVendor } from 'webhook-receiver/vendors/duffel'
import { dwolla as dwollaVendor } from 'webhook-receiver/vendors/dwolla'
import { easypost as easypostVendor } from 'webhook-receiver/vendors/easypost'
import { ebay as ebayVendor } from 'webhook-receiver/vendors/ebay'
import { elevenlabs as elevenlabsVendor } from 'webhook-receiver/vendors/elevenlabs'
import { envoy as envoyVendor } from 'webhook-receiver/vendors/envoy'
import { etsy as etsyVendor } from 'webhook-receiver/vendors/etsy'
import { eventGrid as eventGridVendor } from 'webhook-receiver/vendors/event-grid'
import { fhir as fhirVendor } from 'webhook-receiver/vendors/fhir'
import { filestack as filestackVendor } from 'webhook-receiver/vendors/filestack'
import { finch as finchVendor } from 'webhook-receiver/vendors/finch'
import { fingerprint as fingerprintVendor } from 'webhook-receiver/vendors/fingerprint'
import { front as frontVendor } from 'webhook-receiver/vendors/front'
import { getstream as getstreamVendor } from 'webhook-receiver/vendors/getstream'
import { gitea as giteaVendor } from 'webhook-receiver/vendors/gitea'
import { gocardless as gocardlessVendor } from 'webhook-receiver/vendors/gocardless'
import { googlePlay as googlePlayVendor } from 'webhook-receiver/vendors/google-play'
import { googlePubsub as googlePubsubVendor } from 'webhook-receiver/vendors/google-pubsub'
import { gr4vy as gr4vyVendor } from 'webhook-receiver/vendors/gr4vy'
import { helpscout as helpscoutVendor } from 'webhook-receiver/vendors/helpscout'
import { heroku as herokuVendor } from 'webhook-receiver/vendors/heroku'
import { hook0 as hook0Vendor } from 'webhook-receiver/vendors/hook0'
import { hookdeck as hookdeckVendor } from 'webhook-receiver/vendors/hookdeck'
import { hygraph as hygraphVendor } from 'webhook-receiver/vendors/hygraph'
import { imagekit as imagekitVendor } from 'webhook-receiver/vendors/imagekit'
import { incidentIo as incidentIoVendor } from 'webhook-receiver/vendors/incident-io'
import { intercom as intercomVendor } from 'webhook-receiver/vendors/intercom'
import { kinde as kindeVendor } from 'webhook-receiver/vendors/kinde'
import { klaviyo as klaviyoVendor } from 'webhook-receiver/vendors/klaviyo'
import { knock as knockVendor } from 'webhook-receiver/vendors/knock'
import { kontentAi as kontentAiVendor } from 'webhook-receiver/vendors/kontent-ai'
import { lark as larkVendor } from 'webhook-receiver/vendors/lark'
import { launchdarkly as launchdarklyVendor } from 'webhook-receiver/vendors/launchdarkly'
import { lemonSqueezy as lemonSqueezyVendor } from 'webhook-receiver/vendors/lemon-squeezy'
import { lettermint as lettermintVendor } from 'webhook-receiver/vendors/lettermint'
import { lightspark as lightsparkVendor } from 'webhook-receiver/vendors/lightspark'
import { line as lineVendor } from 'webhook-receiver/vendors/line'
import { linear as linearVendor } from 'webhook-receiver/vendors/linear'
import { lithic as lithicVendor } from 'webhook-receiver/vendors/lithic'
import { liveblocks as liveblocksVendor } from 'webhook-receiver/vendors/liveblocks'
import { livekit as livekitVendor } from 'webhook-receiver/vendors/livekit'
import { lob as lobVendor } from 'webhook-receiver/vendors/lob'
import { logto as logtoVendor } from 'webhook-receiver/vendors/logto'
import { loops as loopsVendor } from 'webhook-receiver/vendors/loops'
import { mailgun as mailgunVendor } from 'webhook-receiver/vendors/mailgun'
import { mailtrap as mailtrapVendor } from 'webhook-receiver/vendors/mailtrap'
import { mandrill as mandrillVendor } from 'webhook-receiver/vendors/mandrill'
import { mercadoPago as mercadoPagoVendor } from 'webhook-receiver/vendors/mercado-pago'
import { messagebird as messagebirdVendor } from 'webhook-receiver/vendors/messagebird'
import { meta as metaVendor } from 'webhook-receiver/vendors/meta'
import { microsoftGraph as microsoftGraphVendor } from 'webhook-receiver/vendors/microsoft-graph'
import { microsoftTeams as microsoftTeamsVendor } from 'webhook-receiver/vendors/microsoft-teams'
import { modernTreasury as modernTreasuryVendor } from 'webhook-receiver/vendors/modern-treasury'
import { mollie as mollieVendor } from 'webhook-receiver/vendors/mollie'
import { monday as mondayVendor } from 'webhook-receiver/vendors/monday'
import { mongodbAtlas as mongodbAtlasVendor } from 'webhook-receiver/vendors/mongodb-atlas'
import { mux as muxVendor } from 'webhook-receiver/vendors/mux'
import { nango as nangoVendor } from 'webhook-receiver/vendors/nango'
import { netlify as netlifyVendor } from 'webhook-receiver/vendors/netlify'
import { notion as notionVendor } from 'webhook-receiver/vendors/notion'
import { nylas as nylasVendor } from 'webhook-receiver/vendors/nylas'
import { oidcLogout as oidcLogoutVendor } from 'webhook-receiver/vendors/oidc-logout'
import { okta as oktaVendor } from 'webhook-receiver/vendors/okta'
import { onfido as onfidoVendor } from 'webhook-receiver/vendors/onfido'
import { onfleet as onfleetVendor } from 'webhook-receiver/vendors/onfleet'
import { openBankingUk as openBankingUkVendor } from 'webhook-receiver/vendors/open-banking-uk'
import { openai as openaiVendor } from 'webhook-receiver/vendors/openai'
import { orb as orbVendor } from 'webhook-receiver/vendors/orb'
import { paddle as paddleVendor } from 'webhook-receiver/vendors/paddle'
import { pagerduty as pagerdutyVendor } from 'webhook-receiver/vendors/pagerduty'
import { paystack as paystackVendor } from 'webhook-receiver/vendors/paystack'
import { persona as personaVendor } from 'webhook-receiver/vendors/persona'
import { plaid as plaidVendor } from 'webhook-receiver/vendors/plaid'
import { planetscale as planetscaleVendor } from 'webhook-receiver/vendors/planetscale'
import { plivo as plivoVendor } from 'webhook-receiver/vendors/plivo'
import { plivoMessaging as plivoMessagingVendor } from 'webhook-receiver/vendors/plivo-messaging'
import { polar as polarVendor } from 'webhook-receiver/vendors/polar'
import { postmark as postmarkVendor } from 'webhook-receiver/vendors/postmark'
import { privy as privyVendor } from 'webhook-receiver/vendors/privy'
import { pusher as pusherVendor } from 'webhook-receiver/vendors/pusher'
import { qstash as qstashVendor } from 'webhook-receiver/vendors/qstash'
import { quickbooks as quickbooksVendor } from 'webhook-receiver/vendors/quickbooks'
import { razorpay as razorpayVendor } from 'webhook-receiver/vendors/razorpay'
import { recurly as recurlyVendor } from 'webhook-receiver/vendors/recurly'
import { render as renderVendor } from 'webhook-receiver/vendors/render'
import { replicate as replicateVendor } from 'webhook-receiver/vendors/replicate'
import { resend as resendVendor } from 'webhook-receiver/vendors/resend'
import { retell as retellVendor } from 'webhook-receiver/vendors/retell'
import { revenuecat as revenuecatVendor } from 'webhook-receiver/vendors/revenuecat'
import { revolut as revolutVendor } from 'webhook-receiver/vendors/revolut'
import { sanity as sanityVendor } from 'webhook-receiver/vendors/sanity'
import { schematic as schematicVendor } from 'webhook-receiver/vendors/schematic'
import { seam as seamVendor } from 'webhook-receiver/vendors/seam'
import { segment as segmentVendor } from 'webhook-receiver/vendors/segment'
import { sendgrid as sendgridVendor } from 'webhook-receiver/vendors/sendgrid'
import { sentry as sentryVendor } from 'webhook-receiver/vendors/sentry'
import { shippo as shippoVendor } from 'webhook-receiver/vendors/shippo'
import { signInWithApple as signInWithAppleVendor } from 'webhook-receiver/vendors/sign-in-with-apple'
import { sinch as sinchVendor } from 'webhook-receiver/vendors/sinch'
import { squarespace as squarespaceVendor } from 'webhook-receiver/vendors/squarespace'
import { ssf as ssfVendor } from 'webhook-receiver/vendors/ssf'
import { stytch as stytchVendor } from 'webhook-receiver/vendors/stytch'
import { sumsub as sumsubVendor } from 'webhook-receiver/vendors/sumsub'
import { supabase as supabaseVendor } from 'webhook-receiver/vendors/supabase'
import { surge as surgeVendor } from 'webhook-receiver/vendors/surge'
import { telegram as telegramVendor } from 'webhook-receiver/vendors/telegram'
import { telnyx as telnyxVendor } from 'webhook-receiver/vendors/telnyx'
import { terra as terraVendor } from 'webhook-receiver/vendors/terra'
import { tiktok as tiktokVendor } from 'webhook-receiver/vendors/tiktok'
import { trello as trelloVendor } from 'webhook-receiver/vendors/trello'
import { typeform as typeformVendor } from 'webhook-receiver/vendors/typeform'
import { vercel as vercelVendor } from 'webhook-receiver/vendors/vercel'
import { viber as viberVendor } from 'webhook-receiver/vendors/viber'
import { vonage as vonageVendor } from 'webhook-receiver/vendors/vonage'
import { webflow as webflowVendor } from 'webhook-receiver/vendors/webflow'
import { wechatPay as wechatPayVendor } from 'webhook-receiver/vendors/wechat-pay'
import { wecom as wecomVendor } from 'webhook-receiver/vendors/wecom'
import { whop as whopVendor } from 'webhook-receiver/vendors/whop'
import { woocommerce as woocommerceVendor } from 'webhook-receiver/vendors/woocommerce'
import { workos as workosVendor } from 'webhook-receiver/vendors/workos'
import { x as xVendor } from 'webhook-receiver/vendors/x'
import { xero as xeroVendor } from 'webhook-receiver/vendors/xero'
import { zendesk as zendeskVendor } from 'webhook-receiver/vendors/zendesk'

export { deliveries as a2a } from 'webhook-receiver/vendors/a2a/testing'
export { deliveries as activitypub } from 'webhook-receiver/vendors/activitypub/testing'
export { deliveries as adcp } from 'webhook-receiver/vendors/adcp/testing'
export { deliveries as discord } from 'webhook-receiver/vendors/discord/testing'
export { deliveries as github } from 'webhook-receiver/vendors/github/testing'
export { deliveries as gitlab } from 'webhook-receiver/vendors/gitlab/testing'
export { deliveries as google } from 'webhook-receiver/vendors/google/testing'
export { deliveries as hubspot } from 'webhook-receiver/vendors/hubspot/testing'
export { deliveries as jira } from 'webhook-receiver/vendors/jira/testing'
export { deliveries as matrix } from 'webhook-receiver/vendors/matrix/testing'
export { deliveries as paypal } from 'webhook-receiver/vendors/paypal/testing'
export { deliveries as shopify } from 'webhook-receiver/vendors/shopify/testing'
export { deliveries as slack } from 'webhook-receiver/vendors/slack/testing'
export { deliveries as square } from 'webhook-receiver/vendors/square/testing'
export { deliveries as standardWebhooks } from 'webhook-receiver/vendors/standard-webhooks/testing'
export { deliveries as stripe } from 'webhook-receiver/vendors/stripe/testing'
export { deliveries as twilio } from 'webhook-receiver/vendors/twilio/testing'
export { deliveries as twitch } from 'webhook-receiver/vendors/twitch/testing'
export { deliveries as ucp } from 'webhook-receiver/vendors/ucp/testing'
export { deliveries as websub } from 'webhook-receiver/vendors/websub/testing'
export { deliveries as zoom } from 'webhook-receiver/vendors/zoom/testing'

export const ably = deliveriesOf(ablyVendor)
export const acp = deliveriesOf(acpVendor)
export const adobeIo = deliveriesOf(adobeIoVendor)
export const adyen = deliveriesOf(adyenVendor)
export const adyenPlatform = deliveriesOf(adyenPlatformVendor)
export const affirm = deliveriesOf(affirmVendor)
export const aftership = deliveriesOf(aftershipVendor)
export const airship = deliveriesOf(airshipVendor)
export const airtable = deliveriesOf(airtableVendor)
export const airwallex = deliveriesOf(airwallexVendor)
export const alchemy = deliveriesOf(alchemyVendor)
export const alipay = deliveriesOf(alipayVendor)
export const amazonSns = deliveriesOf(amazonSnsVendor)
export const anthropic = deliveriesOf(anthropicVendor)
export const appStore = deliveriesOf(appStoreVendor)
export const asana = deliveriesOf(asanaVendor)
export const authorizeNet = deliveriesOf(authorizeNetVendor)
export const autodesk = deliveriesOf(autodeskVendor)
export const bitbucket = deliveriesOf(bitbucketVendor)
export const box = deliveriesOf(boxVendor)
export const braintree = deliveriesOf(braintreeVendor)
export const brex = deliveriesOf(brexVendor)
export const buildkite = deliveriesOf(buildkiteVendor)
export const calCom = deliveriesOf(calComVendor)
export const calendly = deliveriesOf(calendlyVendor)
export const cashfree = deliveriesOf(cashfreeVendor)
export const chargebee = deliveriesOf(chargebeeVendor)
export const chargify = deliveriesOf(chargifyVendor)
export const chargily = deliveriesOf(chargilyVendor)
export const checkoutCom = deliveriesOf(checkoutComVendor)
export const circleci = deliveriesOf(circleciVendor)
export const clerk = deliveriesOf(clerkVendor)
export const clickup = deliveriesOf(clickupVendor)
export const cloudflareStream = deliveriesOf(cloudflareStreamVendor)
export const coinbaseCdp = deliveriesOf(coinbaseCdpVendor)
export const coinbaseCommerce = deliveriesOf(coinbaseCommerceVendor)
export const composio = deliveriesOf(composioVendor)
export const contentful = deliveriesOf(contentfulVendor)
export const creem = deliveriesOf(creemVendor)
export const crisp = deliveriesOf(crispVendor)
export const cronofy = deliveriesOf(cronofyVendor)
export const customerIo = deliveriesOf(customerIoVendor)
export const dingtalk = deliveriesOf(dingtalkVendor)
export const docusign = deliveriesOf(docusignVendor)
export const dodoPayments = deliveriesOf(dodoPaymentsVendor)
export const dropbox = deliveriesOf(dropboxVendor)
export const dub = deliveriesOf(dubVendor)
export const duffel = deliveriesOf(duffelVendor)
export const dwolla = deliveriesOf(dwollaVendor)
export const easypost = deliveriesOf(easypostVendor)
export const ebay = deliveriesOf(ebayVendor)
export const elevenlabs = deliveriesOf(elevenlabsVendor)
export const envoy = deliveriesOf(envoyVendor)
export const etsy = deliveriesOf(etsyVendor)
export const eventGrid = deliveriesOf(eventGridVendor)
export const fhir = deliveriesOf(fhirVendor)
export const filestack = deliveriesOf(filestackVendor)
export const finch = deliveriesOf(finchVendor)
export const fingerprint = deliveriesOf(fingerprintVendor)
export const front = deliveriesOf(frontVendor)
export const getstream = deliveriesOf(getstreamVendor)
export const gitea = deliveriesOf(giteaVendor)
export const gocardless = deliveriesOf(gocardlessVendor)
export const googlePlay = deliveriesOf(googlePlayVendor)
export const googlePubsub = deliveriesOf(googlePubsubVendor)
export const gr4vy = deliveriesOf(gr4vyVendor)
export const helpscout = deliveriesOf(helpscoutVendor)
export const heroku = deliveriesOf(herokuVendor)
export const hook0 = deliveriesOf(hook0Vendor)
export const hookdeck = deliveriesOf(hookdeckVendor)
export const hygraph = deliveriesOf(hygraphVendor)
export const imagekit = deliveriesOf(imagekitVendor)
export const incidentIo = deliveriesOf(incidentIoVendor)
export const intercom = deliveriesOf(intercomVendor)
export const kinde = deliveriesOf(kindeVendor)
export const klaviyo = deliveriesOf(klaviyoVendor)
export const knock = deliveriesOf(knockVendor)
export const kontentAi = deliveriesOf(kontentAiVendor)
export const lark = deliveriesOf(larkVendor)
export const launchdarkly = deliveriesOf(launchdarklyVendor)
export const lemonSqueezy = deliveriesOf(lemonSqueezyVendor)
export const lettermint = deliveriesOf(lettermintVendor)
export const lightspark = deliveriesOf(lightsparkVendor)
export const line = deliveriesOf(lineVendor)
export const linear = deliveriesOf(linearVendor)
export const lithic = deliveriesOf(lithicVendor)
export const liveblocks = deliveriesOf(liveblocksVendor)
export const livekit = deliveriesOf(livekitVendor)
export const lob = deliveriesOf(lobVendor)
export const logto = deliveriesOf(logtoVendor)
export const loops = deliveriesOf(loopsVendor)
export const mailgun = deliveriesOf(mailgunVendor)
export const mailtrap = deliveriesOf(mailtrapVendor)
export const mandrill = deliveriesOf(mandrillVendor)
export const mercadoPago = deliveriesOf(mercadoPagoVendor)
export const messagebird = deliveriesOf(messagebirdVendor)
export const meta = deliveriesOf(metaVendor)
export const microsoftGraph = deliveriesOf(microsoftGraphVendor)
export const microsoftTeams = deliveriesOf(microsoftTeamsVendor)
export const modernTreasury = deliveriesOf(modernTreasuryVendor)
export const mollie = deliveriesOf(mollieVendor)
export const monday = deliveriesOf(mondayVendor)
export const mongodbAtlas = deliveriesOf(mongodbAtlasVendor)
export const mux = deliveriesOf(muxVendor)
export const nango = deliveriesOf(nangoVendor)
export const netlify = deliveriesOf(netlifyVendor)
export const notion = deliveriesOf(notionVendor)
export const nylas = deliveriesOf(nylasVendor)
export const oidcLogout = deliveriesOf(oidcLogoutVendor)
export const okta = deliveriesOf(oktaVendor)
export const onfido = deliveriesOf(onfidoVendor)
export const onfleet = deliveriesOf(onfleetVendor)
export const openBankingUk = deliveriesOf(openBankingUkVendor)
export const openai = deliveriesOf(openaiVendor)
export const orb = deliveriesOf(orbVendor)
export const paddle = deliveriesOf(paddleVendor)
export const pagerduty = deliveriesOf(pagerdutyVendor)
export const paystack = deliveriesOf(paystackVendor)
export const persona = deliveriesOf(personaVendor)
export const plaid = deliveriesOf(plaidVendor)
export const planetscale = deliveriesOf(planetscaleVendor)
export const plivo = deliveriesOf(plivoVendor)
export const plivoMessaging = deliveriesOf(plivoMessagingVendor)
export const polar = deliveriesOf(polarVendor)
export const postmark = deliveriesOf(postmarkVendor)
export const privy = deliveriesOf(privyVendor)
export const pusher = deliveriesOf(pusherVendor)
export const qstash = deliveriesOf(qstashVendor)
export const quickbooks = deliveriesOf(quickbooksVendor)
export const razorpay = deliveriesOf(razorpayVendor)
export const recurly = deliveriesOf(recurlyVendor)
export const render = deliveriesOf(renderVendor)
export const replicate = deliveriesOf(replicateVendor)
export const resend = deliveriesOf(resendVendor)
export const retell = deliveriesOf(retellVendor)
export const revenuecat = deliveriesOf(revenuecatVendor)
export const revolut = deliveriesOf(revolutVendor)
export const sanity = deliveriesOf(sanityVendor)
export const schematic = deliveriesOf(schematicVendor)
export const seam = deliveriesOf(seamVendor)
export const segment = deliveriesOf(segmentVendor)
export const sendgrid = deliveriesOf(sendgridVendor)
export const sentry = deliveriesOf(sentryVendor)
export const shippo = deliveriesOf(shippoVendor)
export const signInWithApple = deliveriesOf(signInWithAppleVendor)
export const sinch = deliveriesOf(sinchVendor)
export const squarespace = deliveriesOf(squarespaceVendor)
export const ssf = deliveriesOf(ssfVendor)
export const stytch = deliveriesOf(stytchVendor)
export const sumsub = deliveriesOf(sumsubVendor)
export const supabase = deliveriesOf(supabaseVendor)
export const surge = deliveriesOf(surgeVendor)
export const telegram = deliveriesOf(telegramVendor)
export const telnyx = deliveriesOf(telnyxVendor)
export const terra = deliveriesOf(terraVendor)
export const tiktok = deliveriesOf(tiktokVendor)
export const trello = deliveriesOf(trelloVendor)
export const typeform = deliveriesOf(typeformVendor)
export const vercel = deliveriesOf(vercelVendor)
export const viber = deliveriesOf(viberVendor)
export const vonage = deliveriesOf(vonageVendor)
export const webflow = deliveriesOf(webflowVendor)
export const wechatPay = deliveriesOf(wechatPayVendor)
export const wecom = deliveriesOf(wecomVendor)
export const whop = deliveriesOf(whopVendor)
export const woocommerce = deliveriesOf(woocommerceVendor)
export const workos = deliveriesOf(workosVendor)
export const x = deliveriesOf(xVendor)
export const xero = deliveriesOf(xeroVendor)
export const zendesk = deliveriesOf(zendeskVendor)
