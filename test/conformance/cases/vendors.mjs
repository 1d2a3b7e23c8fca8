import { cloudEvents } from 'webhook-receiver/cloudevents'
import { discord } from 'webhook-receiver/discord'
import { github } from 'webhook-receiver/github'
import { gitlab } from 'webhook-receiver/gitlab'
import { google } from 'webhook-receiver/google'
import { host } from 'webhook-receiver/host'
import { httpMessageSignature } from 'webhook-receiver/http-signatures'
import { hubspot } from 'webhook-receiver/hubspot'
import { jira } from 'webhook-receiver/jira'
import { jiraConnectJwt } from 'webhook-receiver/jira/jwt'
import { paypal } from 'webhook-receiver/paypal'
import { shopify } from 'webhook-receiver/shopify'
import { slack } from 'webhook-receiver/slack'
import { square } from 'webhook-receiver/square'
import { standardWebhooks } from 'webhook-receiver/standard-webhooks'
import { stripe } from 'webhook-receiver/stripe'
import {
  cloudEventsSample,
  discordSample,
  generateKeys,
  generateSecret,
  githubSample,
  gitlabSample,
  googleSample,
  hostSample,
  hubspotSample,
  jiraSample,
  paypalSample,
  shopifySample,
  signDiscord,
  signGithub,
  signGitlab,
  signHmac,
  signHttpMessage,
  signHubspot,
  signJiraJwt,
  signPaypal,
  signShopify,
  signSlack,
  signSquare,
  signStandardWebhooks,
  signStripe,
  signTwilio,
  signTwitch,
  signZoom,
  slackSample,
  squareSample,
  standardWebhooksSample,
  stripeSample,
  twilioSample,
  twitchSample,
  withHeaderToken,
  zoomSample,
} from 'webhook-receiver/testing'
import { twilio } from 'webhook-receiver/twilio'
import { twitch } from 'webhook-receiver/twitch'
import { zoom } from 'webhook-receiver/zoom'
import { equal } from '../assert.mjs'
import { inject } from '../deliver.mjs'

const secret = 's3cret'
const url = 'https://receiver.example/hook'
const systemClock = { now: Date.now }

/** What a vendor sends is handled; what a stranger signs with something else is not. */
function vendorCase(make) {
  return async () => {
    const { provider, genuine, forged } = await make()
    const handled = await inject(provider, await genuine, systemClock)
    equal([handled.code, Math.floor(handled.status / 100)], ['handled', 2])
    const { status, delivery } = await inject(provider, await forged, systemClock)
    equal([status, delivery], [401, undefined])
  }
}

/** For the vendors whose signers take a sample and a secret. */
function signedWith(provider, sample, sign, options = {}) {
  return vendorCase(() => ({
    provider: provider(),
    genuine: sign(sample(), { secret, ...options }),
    forged: sign(sample(), { secret: 'another', ...options }),
  }))
}

/** An event arrives with its attributes and its data, whether they are in headers, in the body, or in a list. */
function cloudEventsCase(mode) {
  const bearer = { header: 'authorization', prefix: 'Bearer ' }
  const make = (token) => withHeaderToken(cloudEventsSample({ mode }), { ...bearer, token })
  const provider = cloudEvents({ tokens: secret })
  return async () => {
    await vendorCase(() => ({ provider, genuine: make(secret), forged: make('another') }))()
    const { delivery } = await inject(provider, make(secret), systemClock)
    equal([delivery.event, delivery.payload.subject], ['com.example.tide.measured', 'pier 4'])
    equal(delivery.payload.data, { metres: 2.4 })
  }
}

const jiraScheme = { header: 'X-Hub-Signature', prefix: 'sha256=' }

export const vendorCases = {
  github: signedWith(() => github({ secrets: secret }), githubSample, signGithub),
  shopify: signedWith(() => shopify({ secrets: secret }), shopifySample, signShopify),
  stripe: signedWith(() => stripe({ secrets: secret }), stripeSample, signStripe),
  twitch: signedWith(() => twitch({ secrets: secret }), twitchSample, signTwitch),
  square: signedWith(() => square({ secrets: secret, url }), squareSample, signSquare, { url }),
  hubspot: signedWith(() => hubspot({ secrets: secret, url }), hubspotSample, signHubspot, { url }),
  twilio: signedWith(() => twilio({ secrets: secret, url }), twilioSample, signTwilio, { url }),
  jira: signedWith(() => jira({ secrets: secret }), jiraSample, signHmac, jiraScheme),
  'jira, by the JWT of an app': signedWith(
    () => jira({ verify: jiraConnectJwt({ secrets: secret }) }),
    jiraSample,
    signJiraJwt,
  ),
  'CloudEvents, binary': cloudEventsCase('binary'),
  'CloudEvents, structured': cloudEventsCase('structured'),
  'CloudEvents, in a batch': cloudEventsCase('batch'),
  slack: vendorCase(() => ({
    provider: slack({ secrets: secret }),
    genuine: signSlack(slackSample(), { secret }),
    forged: signSlack(slackSample(), { secret: 'another' }),
  })),
  zoom: vendorCase(() => ({
    provider: zoom({ secrets: secret }),
    genuine: signZoom(zoomSample(), { secret }),
    forged: signZoom(zoomSample(), { secret: 'another' }),
  })),
  google: vendorCase(() => ({
    provider: google({ token: secret }),
    genuine: googleSample({ token: secret }),
    forged: googleSample({ token: 'another' }),
  })),
  gitlab: vendorCase(() => {
    const [own, other] = [generateSecret(), generateSecret()]
    return {
      provider: gitlab({ secrets: own }),
      genuine: signGitlab(gitlabSample(), { secret: own }),
      forged: signGitlab(gitlabSample(), { secret: other }),
    }
  }),
  'Standard Webhooks': vendorCase(() => {
    const [own, other] = [generateSecret(), generateSecret()]
    return {
      provider: standardWebhooks({ secrets: own }),
      genuine: signStandardWebhooks(standardWebhooksSample(), { secrets: own }),
      forged: signStandardWebhooks(standardWebhooksSample(), { secrets: other }),
    }
  }),
  discord: vendorCase(async () => {
    const [own, other] = [await generateKeys('EdDSA'), await generateKeys('EdDSA')]
    return {
      provider: discord({ keys: own.raw }),
      genuine: signDiscord(discordSample(), { privateKey: own.privateKey }),
      forged: signDiscord(discordSample(), { privateKey: other.privateKey }),
    }
  }),
  'HTTP message signatures': vendorCase(async () => {
    const [own, other] = [await generateKeys('ES256'), await generateKeys('ES256')]
    return {
      provider: host({
        verify: httpMessageSignature({
          keys: own.jwk,
          algorithms: ['ecdsa-p256-sha256'],
          url: 'https://receiver.example',
        }),
      }),
      genuine: signHttpMessage(hostSample(), own),
      forged: signHttpMessage(hostSample(), other),
    }
  }),
  paypal: vendorCase(async () => {
    const webhookId = '4JH86294D6297924G'
    const [own, other] = [await generateKeys('RS256'), await generateKeys('RS256')]
    return {
      provider: paypal({ webhookId, keys: own.jwk }),
      genuine: signPaypal(paypalSample(), { privateKey: own.privateKey, webhookId }),
      forged: signPaypal(paypalSample(), { privateKey: other.privateKey, webhookId }),
    }
  }),
}
