import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnyProvider } from '../../../src/core/provider/provider.js'
import { createReceiver, type Receipt, toWebhookRequest, type WebhookRequestInit } from '../../../src/index.js'
import { asana } from '../../../src/vendors/asana.js'
import { dropbox } from '../../../src/vendors/dropbox.js'
import { eventGrid } from '../../../src/vendors/event-grid.js'
import { meta } from '../../../src/vendors/meta.js'
import { microsoftGraph } from '../../../src/vendors/microsoft-graph/index.js'
import { notion } from '../../../src/vendors/notion.js'
import { okta } from '../../../src/vendors/okta.js'
import { woocommerce } from '../../../src/vendors/woocommerce.js'
import { x } from '../../../src/vendors/x.js'
import { xero } from '../../../src/vendors/xero.js'

const url = 'https://receiver.example/hooks'

async function answerOf(provider: AnyProvider, init: WebhookRequestInit): Promise<Receipt['response']> {
  const receiver = createReceiver({ provider, on: { '*': () => {} }, onError: () => {} })
  const { response } = await receiver.receive(toWebhookRequest({ url, ...init }))
  return response
}

const get = (query: string, headers = {}) => ({ method: 'GET', url: `${url}?${query}`, headers })
const post = (body: string, headers = {}) => ({ body, headers: { 'content-type': 'application/json', ...headers } })

describe('meta', () => {
  const provider = meta({ secrets: 'an-app-secret', verifyTokens: ['newer', 'meatyhamhock'] })
  const query = 'hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token='

  it('echoes the challenge for a right token', async () => {
    expect(await answerOf(provider, get(`${query}meatyhamhock`))).toMatchObject({ status: 200, body: '1158201444' })
  })

  it.each([
    ['a wrong token', get(`${query}wrong`), 401],
    ['no token', get('hub.mode=subscribe&hub.challenge=1'), 405],
    ['another mode', get('hub.mode=unsubscribe&hub.challenge=1&hub.verify_token=meatyhamhock'), 405],
    ['a challenge with markup', get('hub.mode=subscribe&hub.challenge=%3Cb%3E&hub.verify_token=meatyhamhock'), 405],
    ['two tokens', get(`${query}meatyhamhock&hub.verify_token=wrong`), 405],
  ])('refuses %s', async (_, init, status) => {
    expect(await answerOf(provider, init)).toMatchObject({ status })
  })

  it('refuses the challenge without verify tokens', async () => {
    const without = meta({ secrets: 'an-app-secret' })
    expect(await answerOf(without, get(`${query}meatyhamhock`))).toMatchObject({ status: 405 })
  })
})

describe('x', () => {
  const provider = x({ secrets: ['a-consumer-secret', 'older'] })

  it('signs the token of a challenge with the newest secret', async () => {
    const { status, body } = await answerOf(provider, get('crc_token=challenge_123&nonce=abc'))
    const mac = createHmac('sha256', 'a-consumer-secret').update('challenge_123').digest('base64')
    expect([status, JSON.parse(String(body))]).toEqual([200, { response_token: `sha256=${mac}` }])
  })

  it('does not sign what could be a delivery', async () => {
    expect(await answerOf(provider, get('crc_token=%7B%22for_user_id%22%3A1%7D'))).toMatchObject({ status: 405 })
  })
})

describe('dropbox', () => {
  it('echoes the challenge as text that no browser interprets', async () => {
    const provider = dropbox({ secrets: 'an-app-secret' })
    const answer = await answerOf(provider, get('challenge=abc123'))
    expect(answer).toMatchObject({ status: 200, body: 'abc123' })
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' })
    expect(await answerOf(provider, get('challenge=%3Cscript%3E'))).toMatchObject({ status: 405 })
  })
})

describe('okta', () => {
  it('echoes the challenge in JSON', async () => {
    const provider = okta({ tokens: 'a-secret-of-the-hook' })
    const headers = { 'X-Okta-Verification-Challenge': 'my_challenge-1' }
    const { status, body } = await answerOf(provider, get('', headers))
    expect([status, JSON.parse(String(body))]).toEqual([200, { verification: 'my_challenge-1' }])
    expect(await answerOf(provider, get(''))).toMatchObject({ status: 405 })
  })
})

describe('notion', () => {
  const token = post('{"verification_token":"secret_tMrlL1qK5vuQAh1b6cZGhFChZTSYJlce98V0pYn7yBl"}')

  it('passes on the verification token', async () => {
    const given: string[] = []
    const provider = notion({ secrets: 'unknown yet', onVerificationToken: (each) => given.push(each) })
    expect(await answerOf(provider, token)).toMatchObject({ status: 200 })
    expect(given).toEqual(['secret_tMrlL1qK5vuQAh1b6cZGhFChZTSYJlce98V0pYn7yBl'])
  })

  it('refuses it without the option, and as a signed delivery', async () => {
    expect(await answerOf(notion({ secrets: 'known' }), token)).toMatchObject({ status: 401 })
    const provider = notion({ secrets: 'known', onVerificationToken: () => expect.unreachable() })
    const signed = post(token.body, { 'x-notion-signature': 'sha256=00' })
    expect(await answerOf(provider, signed)).toMatchObject({ status: 401 })
    expect(await answerOf(provider, post('{"type":"page.created"}'))).toMatchObject({ status: 401 })
  })
})

describe('asana', () => {
  const handshake = post('{}', { 'X-Hook-Secret': 'b537207f20cbfa02357cf448134da559e8bd39d61597dcd5631b8012eae53e81' })

  it('echoes a secret that is expected, and no other', async () => {
    const provider = asana({ secrets: 'older', onSecret: (secret) => secret.startsWith('b537') })
    const answer = await answerOf(provider, handshake)
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.headers['x-hook-secret']).toMatch(/^b537/)
    expect(await answerOf(provider, post('{}', { 'X-Hook-Secret': 'other' }))).toMatchObject({ status: 401 })
    expect(await answerOf(asana({ secrets: 'older' }), handshake)).toMatchObject({ status: 401 })
  })
})

describe('woocommerce', () => {
  const provider = woocommerce({ secrets: 'a-secret' })
  const form = (body: string, headers = {}) => ({
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

  it('answers the form that tests the endpoint, and no other', async () => {
    expect(await answerOf(provider, form('webhook_id=7'))).toMatchObject({ status: 200, body: '' })
    for (const body of ['webhook_id=', 'webhook_id=7&id=7', '{"webhook_id":7}', ' webhook_id=7']) {
      expect(await answerOf(provider, form(body))).toMatchObject({ status: 401 })
    }
    const signed = form('webhook_id=7', { 'x-wc-webhook-signature': 'AAAA' })
    expect(await answerOf(provider, signed)).toMatchObject({ status: 401 })
  })
})

describe('xero', () => {
  it('answers the intent to receive with 200 or 401, and an empty body', async () => {
    const provider = xero({ secrets: 'a-key' })
    const body = '{"events":[],"lastEventSequence":0,"firstEventSequence":0,"entropy":"HLVUAZLXHVNQNPAQFZIS"}'
    const signedWith = (key: string) => createHmac('sha256', key).update(body).digest('base64')
    const send = (key: string) => answerOf(provider, post(body, { 'x-xero-signature': signedWith(key) }))
    expect(await send('a-key')).toMatchObject({ status: 200, body: '' })
    expect(await send('another')).toMatchObject({ status: 401, body: '' })
  })
})

describe('eventGrid', () => {
  const body =
    '[{"eventType":"Microsoft.EventGrid.SubscriptionValidationEvent","data":{"validationCode":"512d38b6-c7b8"}}]'

  it('answers a validation with its code, and exactly 200', async () => {
    const provider = eventGrid({ tokens: 'a-delivery-property' })
    const answer = await answerOf(provider, post(body, { 'aeg-event-type': 'SubscriptionValidation' }))
    expect([answer.status, JSON.parse(String(answer.body))]).toEqual([200, { validationResponse: '512d38b6-c7b8' }])
    expect(await answerOf(provider, post(body, { 'aeg-event-type': 'Notification' }))).toMatchObject({ status: 401 })
  })

  it('reads the token from another header', async () => {
    const provider = eventGrid({ tokens: 'a-delivery-property', header: 'X-Token' })
    const event = '[{"id":"1","eventType":"Microsoft.Storage.BlobCreated","data":{}}]'
    expect(await answerOf(provider, post(event, { 'x-token': 'a-delivery-property' }))).toMatchObject({ status: 200 })
    expect(await answerOf(provider, post(event, { authorization: 'a-delivery-property' }))).toMatchObject({
      status: 401,
    })
  })
})

describe('microsoftGraph', () => {
  const notification = (subscriptionId: string, clientState?: string) => ({
    subscriptionId,
    changeType: 'created',
    clientState,
  })
  const send = (provider: AnyProvider, ...value: readonly object[]) =>
    answerOf(provider, post(JSON.stringify({ value })))

  it('echoes the validation token as text', async () => {
    const provider = microsoftGraph({ tokens: 'state' })
    const token = 'Validation: Testing client application reachability for subscription Request-Id: 1a-2b'
    const query = `?validationToken=${encodeURIComponent(token)}`
    const answer = await answerOf(provider, { url: url + query, headers: { 'content-type': 'text/plain' } })
    expect(answer).toMatchObject({ status: 200, body: token })
    const markup = { url: `${url}?validationToken=%3Cscript%3E`, ...post('{}') }
    expect(await answerOf(provider, markup)).toMatchObject({ status: 401 })
  })

  it('wants the clientState of every notification', async () => {
    const provider = microsoftGraph({ tokens: ['new', 'old'] })
    expect(await send(provider, notification('a', 'new'), notification('b', 'old'))).toMatchObject({ status: 200 })
    expect(await send(provider, notification('a', 'new'), notification('b', 'wrong'))).toMatchObject({ status: 401 })
    expect(await send(provider, notification('a', 'new'), notification('b'))).toMatchObject({ status: 401 })
    expect(await send(provider)).toMatchObject({ status: 401 })
  })

  it('looks the clientState up for each subscription', async () => {
    const states: Readonly<Record<string, string>> = { a: 'one', b: 'two' }
    const provider = microsoftGraph({ tokens: async (id) => states[id] })
    expect(await send(provider, notification('a', 'one'), notification('b', 'two'))).toMatchObject({ status: 200 })
    expect(await send(provider, notification('a', 'one'), notification('b', 'one'))).toMatchObject({ status: 401 })
    expect(await send(provider, notification('a', 'one'), notification('c', 'one'))).toMatchObject({ status: 401 })
  })
})
