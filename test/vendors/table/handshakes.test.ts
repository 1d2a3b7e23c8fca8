import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnyProvider } from '../../../src/core/provider/provider.js'
import { createReceiver, type Receipt, toWebhookRequest, type WebhookRequestInit } from '../../../src/index.js'
import { adobeIo } from '../../../src/vendors/adobe-io.js'
import { asana } from '../../../src/vendors/asana.js'
import { braintree } from '../../../src/vendors/braintree.js'
import { dropbox } from '../../../src/vendors/dropbox.js'
import { ebay } from '../../../src/vendors/ebay.js'
import { eventGrid } from '../../../src/vendors/event-grid.js'
import { front } from '../../../src/vendors/front.js'
import { gitea } from '../../../src/vendors/gitea.js'
import { meta } from '../../../src/vendors/meta.js'
import { microsoftGraph } from '../../../src/vendors/microsoft-graph/index.js'
import { monday } from '../../../src/vendors/monday.js'
import { notion } from '../../../src/vendors/notion.js'
import { okta } from '../../../src/vendors/okta.js'
import { trello } from '../../../src/vendors/trello.js'
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

describe('adobeIo', () => {
  it('passes on the address that confirms the endpoint, and no other', async () => {
    const given: string[] = []
    const options = { clientIds: ['cd1ddb9cbd3c4a9f'], onValidationUrl: (each: string) => given.push(each) }
    const validation = 'https://csm.adobe.io/csm/registrations/validate?id=8ae0&challenge=4fd2'
    expect(await answerOf(adobeIo(options), post(JSON.stringify({ validationUrl: validation })))).toMatchObject({
      status: 200,
    })
    for (const other of ['https://evil.example/', 'http://csm.adobe.io/x', 'https://csm.adobe.io@evil.example/'])
      expect(await answerOf(adobeIo(options), post(JSON.stringify({ validationUrl: other })))).toMatchObject({
        status: 401,
      })
    expect(given).toEqual([validation])
  })
})

describe('methods of deliveries', () => {
  it('are named in the response to another method', async () => {
    const provider = gitea({ secrets: 'a-secret' })
    const answer = await answerOf(provider, { method: 'PUT' })
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST, GET'])
  })
})

describe('braintree', () => {
  // Of the documentation of its package.
  const provider = braintree({ secrets: { integration_public_key: 'integration_private_key' } })

  it('signs a challenge of the exact form, and no other', async () => {
    const challenge = '20f9f8ed05f77439fe955c977e4c8a53'
    const answer = 'integration_public_key|d9b899556c966b3f06945ec21311865d35df3ce4'
    expect(await answerOf(provider, get(`bt_challenge=${challenge}`))).toMatchObject({ status: 200, body: answer })
    for (const other of [challenge.toUpperCase(), challenge.slice(13), `${challenge}0`, `${challenge}%0A`])
      expect(await answerOf(provider, get(`bt_challenge=${other}`))).toMatchObject({ status: 405 })
  })

  it('does not take the answer to a challenge as the signature of a payload', async () => {
    const challenge = '20f9f8ed05f77439fe955c977e4c8a53'
    const signature = 'integration_public_key%7Cd9b899556c966b3f06945ec21311865d35df3ce4'
    const forged = {
      body: `bt_signature=${signature}&bt_payload=${challenge}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    expect(await answerOf(provider, forged)).toMatchObject({ status: 401 })
  })
})

describe('ebay', () => {
  const keys = {
    'key-1':
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEZhhxXKtR+TOvtDbgTPCkSof02qgBB7IsYOyf76ilExJ/upAa/vKIKheOoCyOpcLmi4t0b4uepb7LLjmMr90FUg==',
  }

  it('answers a challenge with a hash', async () => {
    const provider = ebay({ keys, verificationToken: 'a-token', endpoint: url })
    const { status, body } = await answerOf(provider, get('challenge_code=a8628072-3d33-45ee'))
    const hash = createHash('sha256').update(`a8628072-3d33-45eea-token${url}`).digest('hex')
    expect([status, JSON.parse(String(body))]).toEqual([200, { challengeResponse: hash }])
    expect(await answerOf(ebay({ keys }), get('challenge_code=a8628072'))).toMatchObject({ status: 405 })
    expect(() => ebay({ keys, endpoint: url })).toThrow('ebay: verificationToken')
  })

  it('asks for no key whose name is a path', async () => {
    const asked: unknown[] = []
    const provider = ebay({
      keys: ({ keyId }) => {
        asked.push(keyId)
        return []
      },
    })
    for (const kid of ['../user?a=', 'a/b', '', 'a'.repeat(65), 'key-1']) {
      const parts = { alg: 'ecdsa', kid, signature: btoa('abcdefgh'), digest: 'SHA1' }
      await answerOf(provider, post('{}', { 'X-EBAY-SIGNATURE': btoa(JSON.stringify(parts)) }))
    }
    expect(asked).toEqual(['key-1'])
  })
})

describe('front', () => {
  it('echoes the challenge of a signed request', async () => {
    const time = Date.now()
    const body = '{"type":"sync","authorization":{"id":"cmp_abc"}}'
    const signature = createHmac('sha256', 'a-key').update(`${time}:${body}`).digest('base64')
    const headers = { 'X-Front-Request-Timestamp': `${time}`, 'X-Front-Challenge': 'a-challenge' }
    const provider = front({ secrets: 'a-key' })
    const signed = post(body, { ...headers, 'X-Front-Signature': signature })
    expect(await answerOf(provider, signed)).toMatchObject({ status: 200, body: 'a-challenge' })
    expect(await answerOf(provider, post(body, headers))).toMatchObject({ status: 401 })
  })
})

describe('monday', () => {
  it('echoes a challenge, and nothing else', async () => {
    const provider = monday({ secrets: 'a-secret' })
    const { status, body } = await answerOf(
      provider,
      post('{"challenge":"3eZbrw1aBm2rZgRNFdxV2595E9CY3gmdALWMmHkvFXO7tYXAYM8P"}'),
    )
    expect([status, String(body)]).toEqual([
      200,
      '{"challenge":"3eZbrw1aBm2rZgRNFdxV2595E9CY3gmdALWMmHkvFXO7tYXAYM8P"}',
    ])
    for (const other of ['{"challenge":"<b>"}', '{"challenge":"a","event":{"type":"x"}}', '[]', '{}', 'no'])
      expect(await answerOf(provider, post(other))).toMatchObject({ status: 401 })
  })
})

describe('trello', () => {
  it('answers the check of the endpoint', async () => {
    const provider = trello({ secrets: 'a-secret', url })
    expect(await answerOf(provider, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
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
