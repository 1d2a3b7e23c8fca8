import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createReceiver } from '../../../src/index.js'
import { injectDelivery } from '../../../src/testing/index.js'
import { type AnyVendor, deliveriesOf, signVendor, vendorSample } from '../../../src/testing/table/index.js'
import { clerk } from '../../../src/vendors/clerk.js'
import { linear } from '../../../src/vendors/linear.js'
import { meta } from '../../../src/vendors/meta.js'
import { openai } from '../../../src/vendors/openai.js'
import { paddle } from '../../../src/vendors/paddle.js'
import { razorpay } from '../../../src/vendors/razorpay.js'
import { resend } from '../../../src/vendors/resend.js'
import { sendgrid } from '../../../src/vendors/sendgrid.js'
import { sentry } from '../../../src/vendors/sentry.js'
import { telegram } from '../../../src/vendors/telegram.js'
import { laterSamples } from '../documented/later.js'
import * as ofMeta from '../documented/meta.js'
import { samples as more } from '../documented/more.js'
import { inner, samples } from '../documented/newer.js'
import * as ofRazorpay from '../documented/razorpay.js'
import * as ofSendgrid from '../documented/sendgrid.js'
import * as ofSentry from '../documented/sentry.js'
import { rowCases } from './rows.js'

const sources = join(import.meta.dirname, '../../../src')
// The presets take other options, which `deliveriesOf` knows.
type AnyRowVendor = (typeof rowCases)[number]['vendor']
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** The keys of the exported map of payloads. */
function describedEvents(name: string): readonly string[] {
  const file = ['generated', 'vendors'].map((wing) => join(sources, wing, 'payloads', `${name}.ts`)).find(existsSync)
  const text = readFileSync(file ?? '', 'utf8')
  const [, body = ''] = /export interface \w+ \{\n([\s\S]*?)\n\}/.exec(text) ?? []
  return [...body.matchAll(/^ {2}(?:'([^']+)'|(\w+)): /gm)].map(([, quoted, event = '']) => quoted ?? event)
}

// The payloads of other tokens and of FHIR are written beside the presets, from the standards.
const ofStandards = ['fhir', 'oidc-logout', 'open-banking-uk', 'sign-in-with-apple', 'ssf']
const typed = rowCases.flatMap(({ name, vendor: { row } }) =>
  row.events && !ofStandards.includes(name) ? [{ name, events: row.events }] : [],
)

describe('the rows with typed payloads', () => {
  it('are these', () => {
    expect(typed.map(({ name }) => name)).toEqual([
      'ably',
      'acp',
      'adyen',
      'adyen-platform',
      'affirm',
      'aftership',
      'airship',
      'airtable',
      'airwallex',
      'alchemy',
      'anthropic',
      'app-store',
      'asana',
      'authorize-net',
      'autodesk',
      'bitbucket',
      'box',
      'braintree',
      'brex',
      'buildkite',
      'cal-com',
      'calendly',
      'cashfree',
      'chargebee',
      'chargify',
      'chargily',
      'checkout-com',
      'circleci',
      'clerk',
      'clickup',
      'cloudflare-stream',
      'coinbase-cdp',
      'coinbase-commerce',
      'composio',
      'contentful',
      'creem',
      'crisp',
      'cronofy',
      'customer-io',
      'docusign',
      'dodo-payments',
      'dropbox',
      'dub',
      'duffel',
      'dwolla',
      'easypost',
      'ebay',
      'elevenlabs',
      'envoy',
      'etsy',
      'event-grid',
      'filestack',
      'finch',
      'fingerprint',
      'front',
      'getstream',
      'gitea',
      'gocardless',
      'google-play',
      'google-pubsub',
      'gr4vy',
      'helpscout',
      'heroku',
      'imagekit',
      'incident-io',
      'intercom',
      'kinde',
      'klaviyo',
      'knock',
      'kontent-ai',
      'lark',
      'launchdarkly',
      'lemon-squeezy',
      'lightspark',
      'line',
      'linear',
      'lithic',
      'liveblocks',
      'livekit',
      'lob',
      'logto',
      'loops',
      'mailgun',
      'mandrill',
      'mercado-pago',
      'meta',
      'microsoft-graph',
      'microsoft-teams',
      'mollie',
      'monday',
      'mongodb-atlas',
      'mux',
      'nango',
      'netlify',
      'notion',
      'nylas',
      'okta',
      'onfido',
      'onfleet',
      'openai',
      'orb',
      'paddle',
      'pagerduty',
      'paystack',
      'persona',
      'plaid',
      'planetscale',
      'plivo',
      'plivo-messaging',
      'polar',
      'postmark',
      'privy',
      'pusher',
      'quickbooks',
      'razorpay',
      'recurly',
      'render',
      'replicate',
      'resend',
      'retell',
      'revenuecat',
      'revolut',
      'seam',
      'sendgrid',
      'sentry',
      'shippo',
      'sinch',
      'squarespace',
      'stytch',
      'sumsub',
      'supabase',
      'surge',
      'telegram',
      'telnyx',
      'terra',
      'tiktok',
      'trello',
      'typeform',
      'vercel',
      'viber',
      'vonage',
      'webflow',
      'whop',
      'woocommerce',
      'workos',
      'x',
      'xero',
      'zendesk',
    ])
  })

  it.each(typed)('$name lists the events that have a type', ({ name, events }) => {
    expect([...events].sort()).toEqual([...describedEvents(name)].sort())
    expect(events.length).toBeGreaterThan(0)
  })

  it.each(typed)('$name knows its sample', async ({ name }) => {
    const vendor = rowCases.find((row) => row.name === name)?.vendor
    if (vendor === undefined) throw new Error(`there is no row ${name}`)
    const { provider, sign } = await deliveriesOf(vendor).sender()
    const [delivery] = await provider.parseAll(await provider.verify(await sign(vendorSample(vendor))))
    expect(delivery).toMatchObject({ known: true, event: vendor.row.sampleEvent })
  })
})

// The compiler checks each example against its declaration, in both directions: `satisfies Closed<...>`.
describe('a documented example', () => {
  it.each(
    [
      { vendor: meta, examples: ofMeta },
      { vendor: razorpay, examples: ofRazorpay },
      { vendor: sendgrid, examples: ofSendgrid },
      { vendor: sentry, examples: ofSentry },
    ].flatMap(({ vendor, examples }) =>
      Object.values<readonly [string, object]>(examples).map(([event, payload]) => ({ vendor, event, payload })),
    ),
  )('is a delivery with a type: $event', async ({ vendor, event, payload }) => {
    const { provider, sign } = await deliveriesOf(vendor as unknown as AnyRowVendor).sender()
    const sample = vendorSample(vendor, { event, payload: payload as Record<string, unknown> })
    const [delivery] = await provider.parseAll(await provider.verify(await sign(sample)))
    expect(delivery).toMatchObject({ known: true, event, payload })
  })
})

describe('a published sample', () => {
  it.each([...samples, ...laterSamples, ...more])(
    'of %s is a delivery with a type: %s',
    async (name, event, payload) => {
      const vendor = rowCases.find((row) => row.name === name)?.vendor
      if (vendor === undefined) throw new Error(`there is no row ${name}`)
      const { provider, sign } = await deliveriesOf(vendor).sender()
      const [delivery] = await provider.parseAll(
        await provider.verify(await sign(vendorSample(vendor, { event, payload }))),
      )
      expect(delivery).toMatchObject({ known: true, event, payload })
    },
  )

  it('of other vendors has the type of their payload', () => expect(inner).toHaveLength(7))
})

async function send(vendor: AnyVendor, event: string, payload: Readonly<Record<string, unknown>>) {
  return signVendor(vendor, vendorSample(vendor, { event, payload }), { secret })
}

describe('handlers of typed payloads', () => {
  it('read the fields of an event without a cast', async () => {
    const seen: string[] = []
    const onError = () => {}
    const ofClerk = createReceiver({
      provider: clerk({ secrets: secret }),
      on: { 'user.created': ({ payload }) => void seen.push(payload.data.id, payload.type) },
      onError,
    })
    const ofLinear = createReceiver({
      provider: linear({ secrets: secret }),
      on: { 'Issue.update': ({ payload }) => void seen.push(payload.data.identifier, payload.type) },
      onError,
    })
    const ofOpenai = createReceiver({
      provider: openai({ secrets: secret }),
      on: { 'response.completed': ({ payload }) => void seen.push(payload.data.id) },
      onError,
    })
    const ofPaddle = createReceiver({
      provider: paddle({ secrets: secret }),
      on: { 'transaction.completed': ({ payload }) => void seen.push(payload.data.currency_code) },
      onError,
    })
    const ofResend = createReceiver({
      provider: resend({ secrets: secret }),
      on: { 'email.bounced': ({ payload }) => void seen.push(payload.data.bounce?.type ?? '') },
      onError,
    })
    const ofTelegram = createReceiver({
      provider: telegram({ tokens: secret }),
      on: { update: ({ payload }) => void seen.push(payload.message?.from?.first_name ?? '') },
      onError,
    })
    const ofMetaApp = createReceiver({
      provider: meta({ secrets: secret }),
      on: {
        whatsapp_business_account: ({ payload }) =>
          void seen.push(payload.entry[0]?.changes[0]?.value.messages?.[0]?.text?.body ?? ''),
      },
      onError,
    })
    const ofRazorpayAccount = createReceiver({
      provider: razorpay({ secrets: secret }),
      on: { 'order.paid': ({ payload }) => void seen.push(payload.payload.order.entity.id) },
      onError,
    })
    const ofSentryApp = createReceiver({
      provider: sentry({ secrets: secret }),
      on: { 'comment.created': ({ payload }) => void seen.push(payload.data.comment) },
      onError,
    })
    const { publicKey = '', sign } = await deliveriesOf(sendgrid as unknown as AnyRowVendor).sender()
    const ofSendgridAccount = createReceiver({
      provider: sendgrid({ keys: publicKey }),
      on: { deferred: ({ payload }) => void seen.push(payload.response) },
      onError,
    })
    await injectDelivery(ofClerk, send(clerk, 'user.created', { data: { id: 'user_1' } }))
    await injectDelivery(ofLinear, send(linear, 'Issue.update', { data: { identifier: 'LIN-7' } }))
    await injectDelivery(ofOpenai, send(openai, 'response.completed', { data: { id: 'resp_1' } }))
    await injectDelivery(ofPaddle, send(paddle, 'transaction.completed', { data: { currency_code: 'EUR' } }))
    await injectDelivery(ofResend, send(resend, 'email.bounced', { data: { bounce: { type: 'Permanent' } } }))
    await injectDelivery(ofTelegram, send(telegram, 'update', { message: { from: { first_name: 'Mira' } } }))
    expect(seen.splice(0)).toEqual(['user_1', 'user.created', 'LIN-7', 'Issue', 'resp_1', 'EUR', 'Permanent', 'Mira'])
    await injectDelivery(ofMetaApp, send(meta, ...ofMeta.text))
    await injectDelivery(ofRazorpayAccount, send(razorpay, ...ofRazorpay.orderPaid))
    await injectDelivery(ofSentryApp, send(sentry, ...ofSentry.comment))
    const [event, payload] = ofSendgrid.deferred
    await injectDelivery(ofSendgridAccount, sign(vendorSample(sendgrid, { event, payload })))
    expect(seen).toEqual(['Hello', 'order_1', 'text', '400 try again later'])
  })

  it('refuse a field of another type, and allow an event that is not described', async () => {
    const seen: unknown[] = []
    const receiver = createReceiver({
      provider: clerk({ secrets: secret }),
      on: {
        // @ts-expect-error a number has no such method
        'user.updated': ({ payload }) => payload.timestamp.toUpperCase(),
        'passkey.created': ({ payload, known }) => void seen.push(payload['type'], known),
      },
      onError: () => {},
    })
    const receipt = await injectDelivery(receiver, send(clerk, 'passkey.created', {}))
    expect(receipt).toMatchObject({ outcome: 'handled' })
    expect(seen).toEqual(['passkey.created', false])
  })
})
