import { createHmac } from 'node:crypto'
import { verifyRequestSignature } from '@slack/events-api'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WebhookRequest } from '../../src/core/request/delivery.js'
import { createReceiver, reject, reply, toWebhookRequest } from '../../src/index.js'
import { chatSample, withBody, withHeaders } from '../../src/testing/index.js'
import {
  type SlackSampleOptions,
  signSlack,
  slackCommandPayload,
  slackEventPayload,
  slackInteractionPayload,
  slackSample,
} from '../../src/testing/vendors/slack.js'
import { isFromBot, isFromSelf, slack } from '../../src/vendors/slack/index.js'
import { itBlamesTheSender } from './styles/any-bytes.js'
import { parseSample } from './styles/parse-sample.js'

const secret = '8f742231b10e8888abcd99yyyzzz85a5'
const provider = slack({ secrets: secret })
const form = 'application/x-www-form-urlencoded'
const now = 1_796_000_000_000
const seconds = String(now / 1000)

// Node's own HMAC, so that nothing here depends on our signer.
function sign(body: string | Uint8Array, timestamp = seconds, key = secret): string {
  return `v0=${createHmac('sha256', key).update(`v0:${timestamp}:`).update(body).digest('hex')}`
}

interface Signed {
  readonly timestamp?: string
  readonly mediaType?: string
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

function signed(body: string | Uint8Array, options: Signed = {}): WebhookRequest {
  const { timestamp = seconds, mediaType = 'application/json', key, headers } = options
  return toWebhookRequest({
    body,
    headers: {
      'Content-Type': mediaType,
      'X-Slack-Request-Timestamp': timestamp,
      'X-Slack-Signature': sign(body, timestamp, key),
      ...headers,
    },
  })
}

const verify = (request: WebhookRequest, at = now) => (async () => provider.verify(request, { now: at }))()
const parse = async (request: WebhookRequest) => provider.parse(await verify(request), { now })
const interaction = (payload: unknown) =>
  signed(new URLSearchParams({ payload: JSON.stringify(payload) }).toString(), { mediaType: form })
const receive = (request: WebhookRequest, on: Readonly<Record<string, () => unknown>> = {}) =>
  createReceiver({ provider, on, now: () => now }).receive(request)

// https://docs.slack.dev/authentication/verifying-requests-from-slack, the example that it works through.
const example = {
  timestamp: '1531420618',
  signature: 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
  body:
    'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V' +
    '&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=' +
    '&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN' +
    '&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c',
}

const published = toWebhookRequest({
  body: example.body,
  headers: {
    'Content-Type': form,
    'X-Slack-Request-Timestamp': example.timestamp,
    'X-Slack-Signature': example.signature,
  },
})

afterEach(() => {
  vi.useRealTimers()
})

describe('slack, the signature', () => {
  it('accepts the example that Slack publishes', async () => {
    const at = Number(example.timestamp) * 1000
    const verified = await provider.verify(published, { now: at })
    expect(verified.proof).toMatchObject({ strength: 'signature', algorithm: 'hmac-sha256', key: 0, signedAt: at })
    const delivery = await provider.parse(verified)
    expect(delivery).toMatchObject({
      event: 'slash_command',
      known: true,
      payload: { command: '/webhook-collect', text: '' },
    })
  })

  it.each(['event', 'command', 'interaction', 'message'] as const)(
    "makes a sample (%s) that Slack's own verifier accepts",
    async (kind) => {
      vi.setSystemTime(now)
      const sample = await signSlack(slackSample({ kind, payload: { text: 'a+b 100% 潮 "quoted"' } }), {
        secret,
        sentAt: now,
      })
      const headers = new Map(sample.headers.map(([name, value]) => [name.toLowerCase(), value]))
      const parameters = {
        signingSecret: secret,
        requestSignature: headers.get('x-slack-signature') ?? '',
        requestTimestamp: Number(headers.get('x-slack-request-timestamp')),
        body: new TextDecoder().decode(sample.body),
      }
      expect(verifyRequestSignature(parameters)).toBe(true)
      expect(() => verifyRequestSignature({ ...parameters, signingSecret: 'other' })).toThrow()
      await expect(verify(sample)).resolves.toMatchObject({ proof: { key: 0 } })
    },
  )

  it("accepts what Slack's own verifier accepts", async () => {
    vi.setSystemTime(now)
    const body = JSON.stringify(slackEventPayload())
    const requestSignature = sign(body)
    const parameters = { signingSecret: secret, requestSignature, requestTimestamp: now / 1000, body }
    expect(verifyRequestSignature(parameters)).toBe(true)
    await expect(verify(signed(body))).resolves.toMatchObject({ proof: { strength: 'signature' } })
  })

  it('verifies the encoded bytes of the form', async () => {
    const [plus, percent] = ['text=a+b', 'text=a%20b'].map((body) => signed(body, { mediaType: form }))
    const swapped = toWebhookRequest({ ...plus, body: percent?.body ?? '' })
    await expect(verify(swapped)).rejects.toMatchObject({ code: 'signature_mismatch' })
  })
})

describe('slack, deliveries', () => {
  it('reads an event of the Events API', async () => {
    const delivery = await parse(signed(JSON.stringify(slackEventPayload())))
    expect(delivery).toMatchObject({
      provider: 'slack',
      event: 'event.app_mention',
      known: true,
      id: 'Ev0MDYGDKJ',
      retry: undefined,
      payload: slackEventPayload(),
    })
  })

  it('delivers an unknown event', async () => {
    const payload = { ...slackEventPayload(), event: { type: 'tide_turned' } }
    await expect(parse(signed(JSON.stringify(payload)))).resolves.toMatchObject({
      event: 'event.tide_turned',
      known: false,
    })
    await expect(parse(signed('{"type":"later"}'))).resolves.toMatchObject({
      event: 'later',
      known: false,
      id: undefined,
    })
  })

  it('reads the notice of a rate limit', async () => {
    const payload = { type: 'app_rate_limited', team_id: 'T1', api_app_id: 'A1', minute_rate_limited: 1_518_467_820 }
    await expect(parse(signed(JSON.stringify(payload)))).resolves.toMatchObject({
      event: 'app_rate_limited',
      known: true,
    })
  })

  it('reads a slash command', async () => {
    const body = new URLSearchParams(slackCommandPayload()).toString()
    await expect(parse(signed(body, { mediaType: form }))).resolves.toMatchObject({
      event: 'slash_command',
      known: true,
      id: 'slash_command:13345224609.738474920.8088930838d88f008e0',
      payload: slackCommandPayload(),
    })
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['block_actions', {}],
    ['block_suggestion', { action_id: 'a', block_id: 'b', value: 'tid' }],
    ['view_submission', { view: { id: 'V1', callback_id: 'book', state: { values: {} } } }],
    ['view_closed', { view: { id: 'V1' } }],
    ['shortcut', { callback_id: 'tide' }],
    ['message_action', { callback_id: 'tide', message: {} }],
    ['interactive_message', { callback_id: 'tide' }],
    ['dialog_submission', { callback_id: 'tide' }],
    ['dialog_cancellation', { callback_id: 'tide' }],
    ['dialog_suggestion', { callback_id: 'tide' }],
  ])('reads the interaction %s from the field payload', async (type, more) => {
    const payload = { ...slackInteractionPayload(), ...more, type }
    const delivery = await parse(interaction(payload))
    expect(delivery).toMatchObject({ event: type, known: true, id: `${type}:12466734323.1395872398` })
    expect(delivery.payload).toEqual(payload)
  })

  it('has no id if an interaction has no trigger', async () => {
    const { trigger_id: _, ...payload } = slackInteractionPayload()
    await expect(parse(interaction(payload))).resolves.toMatchObject({ event: 'block_actions', id: undefined })
  })

  it('refuses any field besides payload', async () => {
    const body = `${new URLSearchParams({ payload: JSON.stringify(slackInteractionPayload()) })}&command=%2Fx`
    await expect(parse(signed(body, { mediaType: form }))).rejects.toMatchObject({ code: 'body_malformed' })
  })

  it('reads a signed outgoing webhook', async () => {
    const body = new TextDecoder().decode(chatSample().body)
    await expect(parse(signed(body, { mediaType: form }))).resolves.toMatchObject({
      event: 'outgoing_webhook',
      known: true,
      id: 'C2147483705:1796000000.000005:U2147483697',
    })
  })

  it('does not read a signed form as JSON, or signed JSON as a form', async () => {
    const command = new URLSearchParams(slackCommandPayload()).toString()
    await expect(parse(signed(command))).rejects.toMatchObject({ code: 'body_malformed' })
    const event = JSON.stringify(slackEventPayload())
    await expect(parse(signed(event, { mediaType: form }))).rejects.toMatchObject({ code: 'body_malformed' })
  })

  it('reads the number and the reason of a retry', async () => {
    const headers = { 'x-slack-retry-num': '2', 'x-slack-retry-reason': 'http_timeout' }
    await expect(parse(signed(JSON.stringify(slackEventPayload()), { headers }))).resolves.toMatchObject({
      id: 'Ev0MDYGDKJ',
      retry: { attempt: 2, reason: 'http_timeout' },
    })
  })

  it.each(['0', '-1', 'x', '1.5', '9999999', ''])('ignores the retry number %j', async (number) => {
    const request = signed(JSON.stringify(slackEventPayload()), { headers: { 'x-slack-retry-num': number } })
    await expect(parse(request)).resolves.toMatchObject({ retry: undefined })
  })

  itBlamesTheSender(
    slack({ secrets: secret, toleranceSeconds: 1e9 }),
    (body) => signed(body, { mediaType: form }),
    new TextEncoder().encode(new URLSearchParams(slackCommandPayload()).toString()),
  )
})

describe('slack, the answers', () => {
  it('echoes the challenge after checking the signature', async () => {
    const body = JSON.stringify({
      type: 'url_verification',
      token: 'x',
      challenge: '3eZbrw1aBm2rZgRNFdxV2595E9CY3gmdALWMmHkvFXO7tYXAYM8P',
    })
    const handled = vi.fn()
    const receipt = await receive(signed(body), { '*': handled })
    expect(receipt).toMatchObject({ outcome: 'answered', response: { status: 200 } })
    expect(receipt.response.body).toBe('{"challenge":"3eZbrw1aBm2rZgRNFdxV2595E9CY3gmdALWMmHkvFXO7tYXAYM8P"}')
    expect(handled).not.toHaveBeenCalled()
  })

  it('does not echo an unsigned challenge', async () => {
    const body = JSON.stringify({ type: 'url_verification', challenge: 'secret' })
    for (const request of [
      signed(body, { key: 'other' }),
      withHeaders(signed(body), { 'X-Slack-Signature': undefined }),
    ]) {
      const { response } = await receive(request)
      expect(response).toMatchObject({ status: 401, body: '' })
    }
  })

  it('replies to a command', async () => {
    const request = signed(new URLSearchParams(slackCommandPayload()).toString(), { mediaType: form })
    const { response } = await receive(request, { slash_command: () => reply({ text: 'high' }) })
    expect(response).toEqual({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"text":"high"}' })
  })

  it('asks for no retry after a rejection', async () => {
    const { response } = await receive(signed(JSON.stringify(slackEventPayload())), {
      'event.app_mention': () => reject(),
    })
    expect(response).toEqual({ status: 200, headers: { 'x-slack-no-retry': '1' }, body: '' })
  })

  it('asks for a retry after a failure', async () => {
    const failing = () => {
      throw new Error('no')
    }
    const { response } = await receive(signed(JSON.stringify(slackEventPayload())), {
      event: failing,
      'event.app_mention': failing,
    })
    expect(response.status).toBeGreaterThanOrEqual(500)
    expect(response.headers).not.toHaveProperty('x-slack-no-retry')
  })
})

describe('slack, the check of the certificate', () => {
  const post = (body: string | Uint8Array, mediaType = form) =>
    toWebhookRequest({ body, headers: { 'Content-Type': mediaType } })
  const get = (query: string, body = '') =>
    toWebhookRequest({ method: 'GET', url: `https://r.example/hooks${query}`, body })

  it.each([
    ['the form', post('ssl_check=1')],
    ['the form with a token', post('ssl_check=1&token=gIkuvaNzQIHg97ATvDxqgjtO')],
    ['the form with a token first', post('token=gIkuvaNzQIHg97ATvDxqgjtO&ssl_check=1')],
    ['the form with a charset', post('ssl_check=1', `${form}; charset=utf-8`)],
    ['a GET', get('?ssl_check=1')],
    ['a GET with a token', get('?ssl_check=1&token=x')],
  ])('answers %s with an empty body', async (_, request) => {
    const handled = vi.fn()
    const on = { '*': handled }
    const receivers = [createReceiver({ provider, on }), createReceiver({ provider: slack({ tokens: 't' }), on })]
    for (const receiver of receivers) {
      const receipt = await receiver.receive(request)
      expect(receipt).toMatchObject({ outcome: 'answered', event: undefined, response: { status: 200, body: '' } })
    }
    expect(handled).not.toHaveBeenCalled()
  })

  const command = new URLSearchParams(slackCommandPayload()).toString()
  it.each([
    ['a command after it', post(`ssl_check=1&${command}`), 401],
    ['a command before it', post(`${command}&ssl_check=1`), 401],
    ['an interaction beside it', post('payload=%7B%7D&ssl_check=1'), 401],
    ['one other field', post('ssl_check=1&text=x'), 401],
    ['two of it', post('ssl_check=1&ssl_check=1'), 401],
    ['two tokens beside it', post('ssl_check=1&token=a&token=b'), 401],
    ['two tokens without it', post('token=a&token=b'), 401],
    ['another value', post('ssl_check=2'), 401],
    ['no value', post('ssl_check'), 401],
    ['a token alone', post('token=x'), 401],
    ['nothing', post(''), 401],
    ['a longer value', post('ssl_check=11'), 401],
    ['a token of any length', post(`ssl_check=1&token=${'x'.repeat(600)}`), 401],
    ['JSON', post('{"ssl_check":"1"}', 'application/json'), 401],
    ['a form declared as JSON', post('ssl_check=1', 'application/json'), 401],
    ['bytes that are no form', post(new Uint8Array([0xff])), 401],
    ['no media type', toWebhookRequest({ body: 'ssl_check=1' }), 415],
    ['another media type', post('ssl_check=1', 'text/plain'), 415],
    ['a GET without it', get(''), 405],
    ['a GET with another field', get('?ssl_check=1&command=%2Fx'), 405],
    ['a GET with a body', get('?ssl_check=1', 'x'), 405],
    ['a PUT', toWebhookRequest({ ...post('ssl_check=1'), method: 'PUT' }), 405],
    ['a HEAD', toWebhookRequest({ ...get('?ssl_check=1'), method: 'HEAD' }), 405],
  ])('does not mistake %s for one', async (_, request, status) => {
    const handled = vi.fn()
    const receipt = await receive(request, { '*': handled })
    expect(receipt).toMatchObject({ outcome: 'refused', response: { status } })
    expect(handled).not.toHaveBeenCalled()
  })
})

describe('slack with a token', () => {
  const old = slack({ tokens: ['new', 'sample-token'] })

  it('reads an outgoing webhook', async () => {
    await expect(parseSample(old, chatSample())).resolves.toMatchObject({
      provider: 'slack',
      event: 'outgoing_webhook',
      known: true,
      id: 'C2147483705:1796000000.000005:U2147483697',
      proof: { strength: 'token', key: 1 },
    })
  })

  it('reads a slash command', async () => {
    const sample = slackSample({ kind: 'command' })
    await expect(parseSample(old, sample)).resolves.toMatchObject({ event: 'slash_command', known: true })
  })

  it.each<[string, SlackSampleOptions, string]>([
    ['a wrong token', { payload: { token: 'other' } }, 'token_mismatch'],
    ['no token', { payload: { token: undefined } }, 'proof_missing'],
    ['an interaction', { kind: 'interaction' }, 'proof_missing'],
  ])('refuses %s', async (_, options, code) => {
    const sample = slackSample({ kind: 'message', ...options })
    await expect(parseSample(old, sample)).rejects.toMatchObject({ code })
  })

  it('refuses an event, because a form token cannot authenticate it', async () => {
    await expect(parseSample(old, slackSample())).rejects.toMatchObject({ code: 'media_type_unsupported' })
  })

  itBlamesTheSender(old, (body) => withBody(chatSample(), body), chatSample().body)
})

describe('slack, the options', () => {
  it('limits forms and JSON', async () => {
    const small = slack({ secrets: secret, maxFields: 3, maxDepth: 1 })
    const at = { now }
    const command = signed(new URLSearchParams(slackCommandPayload()).toString(), { mediaType: form })
    const event = signed(JSON.stringify(slackEventPayload()))
    for (const request of [command, event, interaction(slackInteractionPayload())]) {
      const verified = await small.verify(request, at)
      await expect((async () => small.parse(verified))()).rejects.toMatchObject({ code: 'body_limit_exceeded' })
    }
  })
})

describe('isFromBot', () => {
  const event = (fields: object) => ({ ...slackEventPayload(), event: { ...slackEventPayload().event, ...fields } })

  it.each([
    [event({ bot_id: 'B1' }), true],
    [event({ subtype: 'bot_message' }), true],
    [event({}), false],
    [{ user_id: 'USLACKBOT' }, true],
    [{ user_id: 'U1', bot_id: 'B1' }, true],
    [{ user_id: 'U1', service_id: '7' }, true],
    [{ user_id: 'U1' }, false],
  ])('of %j is %s', (payload, expected) => {
    expect(isFromBot(payload)).toBe(expected)
  })
})

describe('isFromSelf', () => {
  const event = (fields: object) => ({ ...slackEventPayload(), event: { ...slackEventPayload().event, ...fields } })

  it.each([
    [event({ app_id: 'A0001' }), true],
    [event({ bot_profile: { app_id: 'A0001' } }), true],
    [event({ user: 'U0LAN0Z89' }), true],
    [event({ app_id: 'A0002', bot_id: 'B2' }), false],
    [event({}), false],
    [{ ...event({ user: 'U7' }), authorizations: [{ user_id: 'U7', is_bot: false }] }, false],
    [{ ...event({}), authorizations: null }, false],
    [{ user_id: 'U1' }, false],
  ])('of %j is %s', (payload, expected) => {
    expect(isFromSelf(payload)).toBe(expected)
  })
})
