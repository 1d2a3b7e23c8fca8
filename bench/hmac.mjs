import { WebhookVerificationService } from '@hookflo/tern'
import { Webhooks } from '@octokit/webhooks'
import { verify as octokitVerify } from '@octokit/webhooks-methods'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import Stripe from 'stripe'
import { Webhook as SvixWebhook } from 'svix'
import { bodyOf, headerLines, secret, signaturesOf, tampered, whsec } from './deliveries.mjs'
import { receiveFloor, verifyFloor } from './floor.mjs'
import { compare } from './measure.mjs'
import { load } from './package.mjs'
import { expectStatus, hmac, receiver, requestOf } from './receivers.mjs'

const { standardWebhooksSignature, toWebhookRequest } = await load('webhook-receiver')
const { toFetch } = await load('webhook-receiver/fetch')
const octokit = new Webhooks({ secret })
octokit.on('issues.opened', async ({ payload }) => payload.issue.number)
const standard = new StandardWebhook(whsec)
const svix = new SvixWebhook(whsec)
const { webhooks: stripe } = new Stripe('sk_test_none')
const ours = standardWebhooksSignature({ secrets: whsec })
const handlers = { opened: async (payload) => payload.issue.number }
const dispatch = (payload) => handlers[payload.action](payload)
const ternConfig = { platform: 'github', secret }
const fetchHandler = toFetch(receiver)

// Every library starts from what a server has: the bytes of the body and the headers.
function candidatesFor(body, signed = body) {
  const { github, stripe: stripeHeader, standard: standardHeaders, svix: svixHeaders } = signaturesOf(signed)
  const event = { id: '72d3162e-cc78-11e3-81ab-4c9367dc0958', name: 'issues', signature: github }
  const toRequest = requestOf(body, signed)
  const headers = Object.fromEntries(headerLines(signed, { 'X-Hub-Signature-256': github, 'X-GitHub-Event': 'issues' }))
  const toFetchRequest = () => new Request('https://receiver.example/hooks', { method: 'POST', headers, body })
  const standardRequest = toWebhookRequest({ headers: standardHeaders, body })
  return {
    verify: {
      'node:crypto, cached key': () => verifyFloor(body, github),
      'webhook-receiver hmacSignature': () => hmac(toRequest(), { now: Date.now() }),
      '@octokit/webhooks-methods': () => octokitVerify(secret, body.toString(), github),
      'stripe verifyHeader': () => stripe.signature.verifyHeader(body, stripeHeader, secret),
      'webhook-receiver standardWebhooksSignature': () => ours(standardRequest, { now: Date.now() }),
      'standardwebhooks (parses too)': () => standard.verify(body, standardHeaders),
      'svix (parses too)': () => svix.verify(body, svixHeaders),
    },
    receive: {
      'createHmac + JSON.parse': () => receiveFloor(body),
      'webhook-receiver receive()': () => receiver.receive(toRequest()),
      '@octokit/webhooks verifyAndReceive': () => octokit.verifyAndReceive({ ...event, payload: body.toString() }),
      'stripe constructEvent': () => dispatch(stripe.constructEvent(body, stripeHeader, secret)),
      standardwebhooks: () => dispatch(standard.verify(body, standardHeaders)),
      svix: () => dispatch(svix.verify(body, svixHeaders)),
    },
    fetch: {
      'new Request + createHmac + JSON.parse': async () =>
        receiveFloor(Buffer.from(await toFetchRequest().arrayBuffer())),
      'new Request + webhook-receiver toFetch': () => fetchHandler(toFetchRequest()),
      'new Request + @hookflo/tern': async () =>
        dispatch((await WebhookVerificationService.verify(toFetchRequest(), ternConfig)).payload),
    },
  }
}

export async function compareVerification() {
  const body = bodyOf(1)
  return [await compare(`Verification alone, ${body.length} bytes`, candidatesFor(body).verify)]
}

export async function compareReceiving(kilobytes) {
  const body = bodyOf(kilobytes)
  expectStatus(await receiver.receive(requestOf(body)()), 200)
  const title = `Verification, parsing, validation and dispatch, ${body.length} bytes`
  return [await compare(title, candidatesFor(body).receive)]
}

export async function compareFetch() {
  const body = bodyOf(1)
  const { fetch } = candidatesFor(body)
  if ((await fetch['new Request + webhook-receiver toFetch']()).status !== 200) throw new Error('refused')
  return [await compare(`The same through Fetch, in process, ${body.length} bytes`, fetch)]
}

export async function compareRefusals() {
  const body = bodyOf(1)
  const { verify, receive } = candidatesFor(tampered(body), body)
  expectStatus(await receiver.receive(requestOf(tampered(body), body)()), 401)
  const candidates = {
    'node:crypto, returns false': verify['node:crypto, cached key'],
    'webhook-receiver verifier, throws': failing(verify['webhook-receiver hmacSignature']),
    'webhook-receiver receive(), 401': receive['webhook-receiver receive()'],
    '@octokit/webhooks verifyAndReceive': failingLater(receive['@octokit/webhooks verifyAndReceive']),
    'stripe constructEvent': failing(receive['stripe constructEvent']),
    standardwebhooks: failing(receive.standardwebhooks),
    svix: failing(receive.svix),
  }
  return [await compare(`Refusing a tampered body of ${body.length} bytes`, candidates)]
}

function failing(call) {
  return () => {
    try {
      call()
    } catch (error) {
      return error
    }
    throw new Error('a tampered body was accepted')
  }
}

function failingLater(call) {
  return async () => {
    try {
      await call()
    } catch (error) {
      return error
    }
    throw new Error('a tampered body was accepted')
  }
}
