import { acp as acpVendor } from 'webhook-receiver/acp'
import { adyen as adyenVendor } from 'webhook-receiver/adyen'
import { alchemy as alchemyVendor } from 'webhook-receiver/alchemy'
import { amazonSns as amazonSnsVendor } from 'webhook-receiver/amazon-sns'
import { anthropic as anthropicVendor } from 'webhook-receiver/anthropic'
import { asana as asanaVendor } from 'webhook-receiver/asana'
import { bitbucket as bitbucketVendor } from 'webhook-receiver/bitbucket'
import { box as boxVendor } from 'webhook-receiver/box'
import { buildkite as buildkiteVendor } from 'webhook-receiver/buildkite'
import { calCom as calComVendor } from 'webhook-receiver/cal-com'
import { calendly as calendlyVendor } from 'webhook-receiver/calendly'
import { cashfree as cashfreeVendor } from 'webhook-receiver/cashfree'
import { chargebee as chargebeeVendor } from 'webhook-receiver/chargebee'
import { chargily as chargilyVendor } from 'webhook-receiver/chargily'
import { checkoutCom as checkoutComVendor } from 'webhook-receiver/checkout-com'
import { circleci as circleciVendor } from 'webhook-receiver/circleci'
import { clerk as clerkVendor } from 'webhook-receiver/clerk'
import { clickup as clickupVendor } from 'webhook-receiver/clickup'
import { coinbaseCdp as coinbaseCdpVendor } from 'webhook-receiver/coinbase-cdp'
import { coinbaseCommerce as coinbaseCommerceVendor } from 'webhook-receiver/coinbase-commerce'
import { composio as composioVendor } from 'webhook-receiver/composio'
import { contentful as contentfulVendor } from 'webhook-receiver/contentful'
import { crisp as crispVendor } from 'webhook-receiver/crisp'
import { cronofy as cronofyVendor } from 'webhook-receiver/cronofy'
import { docusign as docusignVendor } from 'webhook-receiver/docusign'
import { dodoPayments as dodoPaymentsVendor } from 'webhook-receiver/dodo-payments'
import { dropbox as dropboxVendor } from 'webhook-receiver/dropbox'
import { duffel as duffelVendor } from 'webhook-receiver/duffel'
import { easypost as easypostVendor } from 'webhook-receiver/easypost'
import { elevenlabs as elevenlabsVendor } from 'webhook-receiver/elevenlabs'
import { eventGrid as eventGridVendor } from 'webhook-receiver/event-grid'
import { filestack as filestackVendor } from 'webhook-receiver/filestack'
import { finch as finchVendor } from 'webhook-receiver/finch'
import { fingerprint as fingerprintVendor } from 'webhook-receiver/fingerprint'
import { getstream as getstreamVendor } from 'webhook-receiver/getstream'
import { gitea as giteaVendor } from 'webhook-receiver/gitea'
import { gocardless as gocardlessVendor } from 'webhook-receiver/gocardless'
import { googlePubsub as googlePubsubVendor } from 'webhook-receiver/google-pubsub'
import { hook0 as hook0Vendor } from 'webhook-receiver/hook0'
import { hookdeck as hookdeckVendor } from 'webhook-receiver/hookdeck'
import { imagekit as imagekitVendor } from 'webhook-receiver/imagekit'
import { knock as knockVendor } from 'webhook-receiver/knock'
import { kontentAi as kontentAiVendor } from 'webhook-receiver/kontent-ai'
import { lemonSqueezy as lemonSqueezyVendor } from 'webhook-receiver/lemon-squeezy'
import { lettermint as lettermintVendor } from 'webhook-receiver/lettermint'
import { line as lineVendor } from 'webhook-receiver/line'
import { linear as linearVendor } from 'webhook-receiver/linear'
import { lithic as lithicVendor } from 'webhook-receiver/lithic'
import { liveblocks as liveblocksVendor } from 'webhook-receiver/liveblocks'
import { livekit as livekitVendor } from 'webhook-receiver/livekit'
import { logto as logtoVendor } from 'webhook-receiver/logto'
import { mailgun as mailgunVendor } from 'webhook-receiver/mailgun'
import { mailtrap as mailtrapVendor } from 'webhook-receiver/mailtrap'
import { mercadoPago as mercadoPagoVendor } from 'webhook-receiver/mercado-pago'
import { messagebird as messagebirdVendor } from 'webhook-receiver/messagebird'
import { meta as metaVendor } from 'webhook-receiver/meta'
import { microsoftGraph as microsoftGraphVendor } from 'webhook-receiver/microsoft-graph'
import { modernTreasury as modernTreasuryVendor } from 'webhook-receiver/modern-treasury'
import { mollie as mollieVendor } from 'webhook-receiver/mollie'
import { mux as muxVendor } from 'webhook-receiver/mux'
import { nango as nangoVendor } from 'webhook-receiver/nango'
import { netlify as netlifyVendor } from 'webhook-receiver/netlify'
import { notion as notionVendor } from 'webhook-receiver/notion'
import { okta as oktaVendor } from 'webhook-receiver/okta'
import { onfido as onfidoVendor } from 'webhook-receiver/onfido'
import { openai as openaiVendor } from 'webhook-receiver/openai'
import { orb as orbVendor } from 'webhook-receiver/orb'
import { paddle as paddleVendor } from 'webhook-receiver/paddle'
import { pagerduty as pagerdutyVendor } from 'webhook-receiver/pagerduty'
import { paystack as paystackVendor } from 'webhook-receiver/paystack'
import { plaid as plaidVendor } from 'webhook-receiver/plaid'
import { planetscale as planetscaleVendor } from 'webhook-receiver/planetscale'
import { polar as polarVendor } from 'webhook-receiver/polar'
import { postmark as postmarkVendor } from 'webhook-receiver/postmark'
import { privy as privyVendor } from 'webhook-receiver/privy'
import { pusher as pusherVendor } from 'webhook-receiver/pusher'
import { qstash as qstashVendor } from 'webhook-receiver/qstash'
import { razorpay as razorpayVendor } from 'webhook-receiver/razorpay'
import { recurly as recurlyVendor } from 'webhook-receiver/recurly'
import { render as renderVendor } from 'webhook-receiver/render'
import { replicate as replicateVendor } from 'webhook-receiver/replicate'
import { resend as resendVendor } from 'webhook-receiver/resend'
import { retell as retellVendor } from 'webhook-receiver/retell'
import { sanity as sanityVendor } from 'webhook-receiver/sanity'
import { seam as seamVendor } from 'webhook-receiver/seam'
import { segment as segmentVendor } from 'webhook-receiver/segment'
import { sendgrid as sendgridVendor } from 'webhook-receiver/sendgrid'
import { sentry as sentryVendor } from 'webhook-receiver/sentry'
import { sinch as sinchVendor } from 'webhook-receiver/sinch'
import { supabase as supabaseVendor } from 'webhook-receiver/supabase'
import { surge as surgeVendor } from 'webhook-receiver/surge'
import { telegram as telegramVendor } from 'webhook-receiver/telegram'
import { telnyx as telnyxVendor } from 'webhook-receiver/telnyx'
import { terra as terraVendor } from 'webhook-receiver/terra'
import { typeform as typeformVendor } from 'webhook-receiver/typeform'
import { deliveriesOf } from 'webhook-receiver/vendors/testing'
import { vercel as vercelVendor } from 'webhook-receiver/vercel'
import { vonage as vonageVendor } from 'webhook-receiver/vonage'
import { webflow as webflowVendor } from 'webhook-receiver/webflow'
import { whop as whopVendor } from 'webhook-receiver/whop'
import { woocommerce as woocommerceVendor } from 'webhook-receiver/woocommerce'
import { workos as workosVendor } from 'webhook-receiver/workos'
import { x as xVendor } from 'webhook-receiver/x'
import { xero as xeroVendor } from 'webhook-receiver/xero'
import { zendesk as zendeskVendor } from 'webhook-receiver/zendesk'

// One line for each folder and row of src/vendors, written by `npm run derive`.
export { deliveries as a2a } from 'webhook-receiver/a2a/testing'
export { deliveries as adcp } from 'webhook-receiver/adcp/testing'
export { deliveries as discord } from 'webhook-receiver/discord/testing'
export { deliveries as github } from 'webhook-receiver/github/testing'
export { deliveries as gitlab } from 'webhook-receiver/gitlab/testing'
export { deliveries as google } from 'webhook-receiver/google/testing'
export { deliveries as hubspot } from 'webhook-receiver/hubspot/testing'
export { deliveries as jira } from 'webhook-receiver/jira/testing'
export { deliveries as paypal } from 'webhook-receiver/paypal/testing'
export { deliveries as shopify } from 'webhook-receiver/shopify/testing'
export { deliveries as slack } from 'webhook-receiver/slack/testing'
export { deliveries as square } from 'webhook-receiver/square/testing'
export { deliveries as standardWebhooks } from 'webhook-receiver/standard-webhooks/testing'
export { deliveries as stripe } from 'webhook-receiver/stripe/testing'
export { deliveries as twilio } from 'webhook-receiver/twilio/testing'
export { deliveries as twitch } from 'webhook-receiver/twitch/testing'
export { deliveries as ucp } from 'webhook-receiver/ucp/testing'
export { deliveries as zoom } from 'webhook-receiver/zoom/testing'

export const acp = deliveriesOf(acpVendor)
export const adyen = deliveriesOf(adyenVendor)
export const alchemy = deliveriesOf(alchemyVendor)
export const amazonSns = deliveriesOf(amazonSnsVendor)
export const anthropic = deliveriesOf(anthropicVendor)
export const asana = deliveriesOf(asanaVendor)
export const bitbucket = deliveriesOf(bitbucketVendor)
export const box = deliveriesOf(boxVendor)
export const buildkite = deliveriesOf(buildkiteVendor)
export const calCom = deliveriesOf(calComVendor)
export const calendly = deliveriesOf(calendlyVendor)
export const cashfree = deliveriesOf(cashfreeVendor)
export const chargebee = deliveriesOf(chargebeeVendor)
export const chargily = deliveriesOf(chargilyVendor)
export const checkoutCom = deliveriesOf(checkoutComVendor)
export const circleci = deliveriesOf(circleciVendor)
export const clerk = deliveriesOf(clerkVendor)
export const clickup = deliveriesOf(clickupVendor)
export const coinbaseCdp = deliveriesOf(coinbaseCdpVendor)
export const coinbaseCommerce = deliveriesOf(coinbaseCommerceVendor)
export const composio = deliveriesOf(composioVendor)
export const contentful = deliveriesOf(contentfulVendor)
export const crisp = deliveriesOf(crispVendor)
export const cronofy = deliveriesOf(cronofyVendor)
export const docusign = deliveriesOf(docusignVendor)
export const dodoPayments = deliveriesOf(dodoPaymentsVendor)
export const dropbox = deliveriesOf(dropboxVendor)
export const duffel = deliveriesOf(duffelVendor)
export const easypost = deliveriesOf(easypostVendor)
export const elevenlabs = deliveriesOf(elevenlabsVendor)
export const eventGrid = deliveriesOf(eventGridVendor)
export const filestack = deliveriesOf(filestackVendor)
export const finch = deliveriesOf(finchVendor)
export const fingerprint = deliveriesOf(fingerprintVendor)
export const getstream = deliveriesOf(getstreamVendor)
export const gitea = deliveriesOf(giteaVendor)
export const gocardless = deliveriesOf(gocardlessVendor)
export const googlePubsub = deliveriesOf(googlePubsubVendor)
export const hook0 = deliveriesOf(hook0Vendor)
export const hookdeck = deliveriesOf(hookdeckVendor)
export const imagekit = deliveriesOf(imagekitVendor)
export const knock = deliveriesOf(knockVendor)
export const kontentAi = deliveriesOf(kontentAiVendor)
export const lemonSqueezy = deliveriesOf(lemonSqueezyVendor)
export const lettermint = deliveriesOf(lettermintVendor)
export const line = deliveriesOf(lineVendor)
export const linear = deliveriesOf(linearVendor)
export const lithic = deliveriesOf(lithicVendor)
export const liveblocks = deliveriesOf(liveblocksVendor)
export const livekit = deliveriesOf(livekitVendor)
export const logto = deliveriesOf(logtoVendor)
export const mailgun = deliveriesOf(mailgunVendor)
export const mailtrap = deliveriesOf(mailtrapVendor)
export const mercadoPago = deliveriesOf(mercadoPagoVendor)
export const messagebird = deliveriesOf(messagebirdVendor)
export const meta = deliveriesOf(metaVendor)
export const microsoftGraph = deliveriesOf(microsoftGraphVendor)
export const modernTreasury = deliveriesOf(modernTreasuryVendor)
export const mollie = deliveriesOf(mollieVendor)
export const mux = deliveriesOf(muxVendor)
export const nango = deliveriesOf(nangoVendor)
export const netlify = deliveriesOf(netlifyVendor)
export const notion = deliveriesOf(notionVendor)
export const okta = deliveriesOf(oktaVendor)
export const onfido = deliveriesOf(onfidoVendor)
export const openai = deliveriesOf(openaiVendor)
export const orb = deliveriesOf(orbVendor)
export const paddle = deliveriesOf(paddleVendor)
export const pagerduty = deliveriesOf(pagerdutyVendor)
export const paystack = deliveriesOf(paystackVendor)
export const plaid = deliveriesOf(plaidVendor)
export const planetscale = deliveriesOf(planetscaleVendor)
export const polar = deliveriesOf(polarVendor)
export const postmark = deliveriesOf(postmarkVendor)
export const privy = deliveriesOf(privyVendor)
export const pusher = deliveriesOf(pusherVendor)
export const qstash = deliveriesOf(qstashVendor)
export const razorpay = deliveriesOf(razorpayVendor)
export const recurly = deliveriesOf(recurlyVendor)
export const render = deliveriesOf(renderVendor)
export const replicate = deliveriesOf(replicateVendor)
export const resend = deliveriesOf(resendVendor)
export const retell = deliveriesOf(retellVendor)
export const sanity = deliveriesOf(sanityVendor)
export const seam = deliveriesOf(seamVendor)
export const segment = deliveriesOf(segmentVendor)
export const sendgrid = deliveriesOf(sendgridVendor)
export const sentry = deliveriesOf(sentryVendor)
export const sinch = deliveriesOf(sinchVendor)
export const supabase = deliveriesOf(supabaseVendor)
export const surge = deliveriesOf(surgeVendor)
export const telegram = deliveriesOf(telegramVendor)
export const telnyx = deliveriesOf(telnyxVendor)
export const terra = deliveriesOf(terraVendor)
export const typeform = deliveriesOf(typeformVendor)
export const vercel = deliveriesOf(vercelVendor)
export const vonage = deliveriesOf(vonageVendor)
export const webflow = deliveriesOf(webflowVendor)
export const whop = deliveriesOf(whopVendor)
export const woocommerce = deliveriesOf(woocommerceVendor)
export const workos = deliveriesOf(workosVendor)
export const x = deliveriesOf(xVendor)
export const xero = deliveriesOf(xeroVendor)
export const zendesk = deliveriesOf(zendeskVendor)
