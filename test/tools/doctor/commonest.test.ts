import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type AnyProvider, fromEnv, headerToken, hmacSignature } from '../../../src/index.js'
import {
  generateSecret,
  hostSample,
  type Sample,
  signHmac,
  withBody,
  withHeaders,
  withHeaderToken,
} from '../../../src/testing/index.js'
import { githubSample, signGithub } from '../../../src/testing/vendors/github.js'
import { signSquare, squareSample } from '../../../src/testing/vendors/square.js'
import { signStripe, stripeSample } from '../../../src/testing/vendors/stripe.js'
import { detectProvider } from '../../../src/tools/doctor/detect/detect-provider.js'
import { diagnose } from '../../../src/tools/doctor/index.js'
import { github } from '../../../src/vendors/github/index.js'
import { slack } from '../../../src/vendors/slack/index.js'
import { square } from '../../../src/vendors/square/index.js'
import { stripe } from '../../../src/vendors/stripe/index.js'
import { host } from '../../../src/vendors/styles/host.js'

const now = Date.now()
const scheme = { header: 'X-Host-Signature-256', prefix: 'sha256=' }
const secret = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

const hostWith = (secrets: Parameters<typeof hmacSignature>[0]['secrets']) =>
  host({ verify: hmacSignature({ ...scheme, secrets }) })

/** Signs with one secret and verifies with another. */
async function misspelled(signing: string | Uint8Array, configured: string | Uint8Array) {
  return diagnose(hostWith(configured), await signHmac(hostSample(), { ...scheme, secret: signing }), { now })
}

describe("diagnose, with the provider's own secret misspelled", () => {
  it.each([
    ['secret_whitespace', secret, ` ${secret}\t`, 'without the white space around it'],
    ['secret_whitespace', secret, `"${secret}"`, 'without the quotation marks around it'],
    ['secret_whitespace', secret, ` '${secret}' `, 'without the quotation marks around it'],
    ['secret_encoding', secret, `whsec_${secret}`, 'without whsec_'],
    ['secret_encoding', `whsec_${secret}`, secret, 'with whsec_ before it'],
    ['secret_encoding', Buffer.from(secret, 'base64'), secret, 'decoded from base64'],
    ['secret_encoding', Buffer.from(secret, 'base64'), `whsec_${secret}`, 'decoded from base64'],
    ['secret_encoding', Buffer.from('00ff10aa', 'hex'), '00ff10aa', 'decoded from hex'],
  ])('finds %s', async (cause, signing, configured, how) => {
    const diagnosis = await misspelled(signing, configured)
    expect(diagnosis).toMatchObject({
      cause,
      error: 'signature_mismatch',
      evidence: `Verification succeeds with the provider's own secret ${how}`,
    })
    expect(JSON.stringify(diagnosis)).not.toContain(secret)
  })

  it('names which of several secrets it is', async () => {
    const request = await signStripe(stripeSample(), { secret: 'whsec_old' })
    const { cause, evidence } = await diagnose(stripe({ secrets: ['whsec_new', '"whsec_old"'] }), request, { now })
    expect(cause).toBe('secret_whitespace')
    expect(evidence).toBe(
      "Verification succeeds with the provider's own secret number 2 without the quotation marks around it",
    )
  })

  it('finds it in a token, and in the secret of a resolver', async () => {
    const token = host({ verify: headerToken({ header: 'x-token', tokens: '"t0ken"' }) })
    const request = withHeaderToken(hostSample(), { header: 'x-token', token: 't0ken' })
    expect((await diagnose(token, request, { now })).cause).toBe('secret_whitespace')

    const resolved = hostWith(async () => ` ${secret}`)
    const signed = await signHmac(hostSample(), { ...scheme, secret })
    expect((await diagnose(resolved, signed, { now })).cause).toBe('secret_whitespace')
  })

  it('does not change the secret for other requests', async () => {
    const provider = hostWith(`"${secret}"`)
    const request = await signHmac(hostSample(), { ...scheme, secret })
    await diagnose(provider, request, { now })
    await expect(async () => provider.verify(request, { now })).rejects.toMatchObject({ code: 'signature_mismatch' })
  })

  it('finds nothing for a forged request', async () => {
    const forged = await signHmac(hostSample(), { ...scheme, secret: generateSecret() })
    expect((await diagnose(hostWith(`" ${secret}"`), forged, { now })).cause).toBe('unknown')
  })
})

async function hintsFor(provider: AnyProvider, request: Sample): Promise<string> {
  return (await diagnose(provider, request, { now, detect: detectProvider })).hints.join('\n')
}

describe('the hints of a diagnosis', () => {
  it('name the id that was pasted for the secret', async () => {
    const request = await signGithub(githubSample(), { secret })
    const provider = github({ secrets: 'github_pat_11ABCDEFG0' })
    expect(await hintsFor(provider, request)).toContain('A secret of the provider is an access token of GitHub')
    const endpoint = hostWith('we_1Mr5jULkdIwHu7ixhPkkTzqY')
    const signed = await signHmac(hostSample(), { ...scheme, secret })
    expect(await hintsFor(endpoint, signed)).toContain('is the id of an endpoint at Stripe')
  })

  it('suspect another service from a header that only it sends', async () => {
    const fromGithub = await signGithub(githubSample(), { secret })
    expect(await hintsFor(stripe({ secrets: 'whsec_x' }), fromGithub)).toContain(
      'The request has the header X-GitHub-Delivery, which GitHub sends, but the provider is stripe',
    )
    const fromStripe = await signStripe(stripeSample(), { secret: 'whsec_x' })
    expect(await hintsFor(slack({ secrets: 'x' }), fromStripe)).toContain('which Stripe sends')
    expect(await hintsFor(github({ secrets: 'other' }), fromGithub)).not.toContain('which GitHub sends')
    const { hints } = await diagnose(stripe({ secrets: 'whsec_x' }), fromGithub, { now })
    expect(hints.join()).not.toContain('GitHub')
  })

  it('suspect smee, also when a rewritten body is proved', async () => {
    const pretty = JSON.stringify({ action: 'opened', path: 'a/b' }, null, 2)
    const mac = createHmac('sha256', secret).update(pretty).digest('hex')
    const sent = withHeaders(hostSample({ body: pretty }), { [scheme.header]: `sha256=${mac}`, timestamp: `${now}` })
    const arrived = withBody(sent, JSON.stringify(JSON.parse(pretty)))
    const { cause, hints } = await diagnose(hostWith(secret), arrived, { now })
    expect(cause).toBe('body_reserialised')
    expect(hints.join()).toContain('smee')
    expect(await hintsFor(hostWith(secret), withBody(sent, '{"lost":true}'))).toContain('smee')
    const direct = withHeaders(sent, { timestamp: `${Math.round(now / 1000)}` })
    expect(await hintsFor(hostWith(secret), withBody(direct, '{"lost":true}'))).not.toContain('smee')
  })

  it('name the mode or environment of the request', async () => {
    const test = await signStripe(stripeSample({ body: '{"id":"evt_1","type":"ping","livemode": false}' }), {
      secret: 'whsec_of_test',
    })
    const provider = stripe({ secrets: 'whsec_of_live' })
    expect(await hintsFor(provider, test)).toContain('comes from test mode')
    const live = await signStripe(stripeSample({ body: '{"id":"evt_1","type":"ping","livemode":true}' }), {
      secret: 'whsec_x',
    })
    expect(await hintsFor(provider, live)).toContain('comes from live mode')

    const url = 'https://receiver.example/hooks'
    const sandbox = await signSquare(withHeaders(squareSample(), { 'Square-Environment': 'Sandbox' }), { secret, url })
    expect(await hintsFor(square({ secrets: 'other', url }), sandbox)).toContain('comes from the sandbox environment')
  })

  it('say nothing about the value of a secret', async () => {
    const request = await signGithub(githubSample(), { secret })
    const text = JSON.stringify(await diagnose(github({ secrets: '"ghp_t0pS3cret"' }), request, { now }))
    expect(text).toContain('has quotation marks around it')
    expect(text).not.toContain('t0pS3cret')
  })

  it('leave a missing variable to the error', async () => {
    const provider = github({ secrets: fromEnv('NOT_SET_ANYWHERE') })
    const request = await signGithub(githubSample(), { secret })
    expect((await diagnose(provider, request, { now })).cause).toBe('key_unavailable')
  })
})
