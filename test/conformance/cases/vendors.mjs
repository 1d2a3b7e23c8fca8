import { cloudEvents } from 'webhook-receiver/cloudevents'
import { cloudEventsSample } from 'webhook-receiver/cloudevents/testing'
import { host } from 'webhook-receiver/host'
import { httpMessageSignature } from 'webhook-receiver/http-signatures'
import { generateKeys, hostSample, signHttpMessage, withBody, withHeaderToken } from 'webhook-receiver/testing'
import { jira } from 'webhook-receiver/vendors/jira'
import { jiraConnectJwt } from 'webhook-receiver/vendors/jira/jwt'
import { jiraSample, signJiraJwt } from 'webhook-receiver/vendors/jira/testing'
import { equal } from '../assert.mjs'
import { inject } from '../deliver.mjs'
import { skipped } from '../skipped.mjs'
import * as vendors from './vendor-deliveries.mjs'

const secret = 's3cret'
const systemClock = { now: Date.now }

/** A genuine request is handled; a request that is signed with something else is refused. */
async function check({ provider, genuine, forged }) {
  const handled = await inject(provider, await genuine, systemClock)
  equal([handled.code, Math.floor(handled.status / 100)], ['handled', 2])
  for (const sample of forged) {
    const { status, delivery } = await inject(provider, await sample, systemClock)
    // Standards for tokens demand 400.
    equal([Math.floor(status / 100), delivery], [4, undefined])
  }
  return handled
}

/** One case for each event that a vendor's `testing.ts` has a sample of. */
function vendorCasesOf([vendor, { samples, sender }]) {
  return Object.entries(samples).map(([event, makeSample]) => [
    `${vendor} ${event}`,
    async () => {
      // Its certificates need X.509, and are always the same.
      if (vendor in skipped && !(await hasCertificates(sender))) return
      const [own, other] = [await sender(), await sender()]
      const genuine = await own.sign(makeSample())
      const forged = vendor in skipped ? [makeSample()] : [makeSample(), other.sign(makeSample())]
      // A token says nothing about the body. The appended bytes are a parameter in a form.
      const { strength, verifier } = (await own.provider.verify(genuine)).proof
      // Around a token, a ciphertext or the one signed field, nothing is read.
      if (strength === 'signature' && !['tokenBody', 'wecom', 'dingtalk', 'braintree'].includes(verifier))
        forged.push(withBody(genuine, new Uint8Array([...genuine.body, ...new TextEncoder().encode('&x=1')])))
      const { delivery } = await check({ provider: own.provider, genuine, forged })
      equal(delivery.event, event)
    },
  ])
}

async function hasCertificates(sender) {
  try {
    return Boolean(await sender())
  } catch (error) {
    if (error instanceof TypeError && error.message.endsWith('use Node, Bun or Deno')) return false
    throw error
  }
}

/** An event arrives with its attributes and its data, whether they are in headers, in the body, or in a list. */
function cloudEventsCase(mode) {
  const bearer = { header: 'authorization', prefix: 'Bearer ' }
  const make = (token) => withHeaderToken(cloudEventsSample({ mode }), { ...bearer, token })
  return async () => {
    const provider = cloudEvents({ tokens: secret })
    const { delivery } = await check({ provider, genuine: make(secret), forged: [make('another')] })
    equal([delivery.event, delivery.payload.subject], ['com.example.tide.measured', 'pier 4'])
    equal(delivery.payload.data, { metres: 2.4 })
  }
}

export const vendorCases = {
  ...Object.fromEntries(Object.entries(vendors).flatMap(vendorCasesOf)),
  'jira, by the JWT of an app': () =>
    check({
      provider: jira({ verify: jiraConnectJwt({ secrets: secret }) }),
      genuine: signJiraJwt(jiraSample(), { secret }),
      forged: [signJiraJwt(jiraSample(), { secret: 'another' })],
    }),
  'CloudEvents, binary': cloudEventsCase('binary'),
  'CloudEvents, structured': cloudEventsCase('structured'),
  'CloudEvents, in a batch': cloudEventsCase('batch'),
  'HTTP message signatures': async () => {
    const [own, other] = [await generateKeys('ES256'), await generateKeys('ES256')]
    const algorithms = ['ecdsa-p256-sha256']
    const verify = httpMessageSignature({ keys: own.jwk, algorithms, url: 'https://receiver.example' })
    await check({
      provider: host({ verify }),
      genuine: signHttpMessage(hostSample(), own),
      forged: [signHttpMessage(hostSample(), other)],
    })
  },
}
