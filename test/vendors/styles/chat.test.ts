import { describe, expect, it } from 'vitest'
import { createReceiver, hmacSignature, reply } from '../../../src/index.js'
import { chatPayload, chatSample, signHmac, withBody, withHeaders } from '../../../src/testing/index.js'
import { type ChatReply, chat, chatTime } from '../../../src/vendors/styles/chat.js'
import { itBlamesTheSender } from './any-bytes.js'
import { parseSample } from './parse-sample.js'

const provider = chat({ tokens: 'sample-token' })

describe('chat', () => {
  it('reads all ten fields', async () => {
    const delivery = await parseSample(provider, chatSample())
    expect(delivery).toMatchObject({
      provider: 'chat',
      event: 'tide:',
      known: false,
      id: 'C2147483705:1796000000.000005:U2147483697',
      sequence: undefined,
      proof: { strength: 'token', verifier: 'formToken', key: 0 },
    })
    expect(delivery.payload).toEqual(chatPayload())
  })

  it('accepts the fields of threads and bots', async () => {
    const more = { thread_ts: '1796000000.000001', service_id: '7', bot_id: 'B1', bot_name: 'echo' }
    const { payload } = await parseSample(provider, chatSample({ payload: more }))
    expect(payload).toEqual({ ...chatPayload(), ...more })
  })

  it('names the event of a message without a trigger word with the empty string', async () => {
    const delivery = await parseSample(provider, chatSample({ payload: { trigger_word: undefined } }))
    expect(delivery).toMatchObject({ event: '', known: false })
    const heard: string[] = []
    const receiver = createReceiver({ provider, on: { '': (message) => heard.push(message.payload.text) } })
    await receiver.receive(chatSample({ payload: { trigger_word: undefined } }))
    expect(heard).toEqual(['tide: when is high water?'])
  })

  it('refuses a duplicated field', async () => {
    const body = new TextDecoder().decode(chatSample().body)
    await expect(parseSample(provider, withBody(chatSample(), `${body}&text=other`))).rejects.toMatchObject({
      code: 'body_malformed',
    })
  })

  it('keeps text of every script', async () => {
    const text = 'tide: 潮 🌊 a+b & c=d 100%'
    await expect(parseSample(provider, chatSample({ payload: { text } }))).resolves.toMatchObject({ payload: { text } })
  })

  it('refuses a wrong, missing or duplicated token before it reads anything else', async () => {
    await expect(parseSample(provider, chatSample({ token: 'other' }))).rejects.toMatchObject({
      code: 'token_mismatch',
    })
    const malformed = withBody(chatSample(), 'token=other&text=%ff&channel_id=%zz')
    await expect(parseSample(provider, malformed)).rejects.toMatchObject({ code: 'token_mismatch' })
    const missing = chatSample({ payload: { token: undefined } })
    await expect(parseSample(provider, missing)).rejects.toMatchObject({ code: 'proof_missing' })
    const doubled = withBody(chatSample(), 'token=sample-token&token=sample-token')
    await expect(parseSample(provider, doubled)).rejects.toMatchObject({ code: 'proof_duplicated' })
  })

  it('refuses more fields than allowed', async () => {
    const small = chat({ tokens: 'sample-token', maxFields: 10 })
    await expect(parseSample(small, chatSample())).resolves.toMatchObject({ event: 'tide:' })
    await expect(parseSample(small, chatSample({ payload: { thread_ts: '1' } }))).rejects.toMatchObject({
      code: 'body_limit_exceeded',
    })
  })

  it('refuses JSON', async () => {
    const sample = withHeaders(chatSample(), { 'Content-Type': 'application/json' })
    await expect(parseSample(provider, sample)).rejects.toMatchObject({ code: 'media_type_unsupported' })
  })

  it('accepts another verifier instead of tokens', async () => {
    const signed = chat({ verify: hmacSignature({ secrets: 's3cret', header: 'X-Signature' }) })
    const sample = await signHmac(chatSample({ payload: { token: undefined } }), {
      secret: 's3cret',
      header: 'X-Signature',
    })
    await expect(parseSample(signed, sample)).resolves.toMatchObject({ proof: { strength: 'signature' } })
  })

  it('replies to the channel', async () => {
    const receiver = createReceiver({
      provider,
      on: { 'tide:': ({ payload }) => reply({ text: `Hello ${payload.user_name}` } satisfies ChatReply) },
    })
    const { response } = await receiver.receive(chatSample())
    expect(response).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"text":"Hello mira"}',
    })
  })

  itBlamesTheSender(provider, (body) => withBody(chatSample(), body), chatSample().body)
})

describe('chatTime', () => {
  it('keeps every digit', () => {
    expect(chatTime('1796000000.000005')).toEqual({
      date: new Date(1_796_000_000_000),
      microseconds: 1_796_000_000_000_005n,
    })
    expect(chatTime('1355517523.5')?.microseconds).toBe(1_355_517_523_500_000n)
    expect(chatTime('1355517523')?.date.getTime()).toBe(1_355_517_523_000)
    expect(chatTime('0.001')?.date.getTime()).toBe(1)
  })

  it.each(['', '.5', '1.', '-1', '+1', '1e3', ' 1', '1 ', '01', '1.1234567', '1,5', 'NaN', '1'.repeat(13)])(
    'is undefined for %j',
    (timestamp) => {
      expect(chatTime(timestamp)).toBeUndefined()
    },
  )
})
