import { describe, expect, it } from 'vitest'
import { xmlBody } from '../../src/core/request/body/xml.js'
import { readHeader, unverified } from '../../src/index.js'
import {
  chatPayload,
  chatSample,
  hostPayload,
  hostPingPayload,
  hostSample,
  paymentsPayload,
  paymentsSample,
  pushSample,
  type Sample,
  trackerPayload,
  trackerSample,
} from '../../src/testing/index.js'
import { host } from '../../src/vendors/styles/host.js'
import { tracker, trackerXml } from '../../src/vendors/styles/tracker.js'

const text = (sample: Sample) => new TextDecoder().decode(sample.body)
const json = (sample: Sample): unknown => JSON.parse(text(sample))

describe('pushSample', () => {
  it('has the seven headers, the odd media type and no body', () => {
    const sample = pushSample()
    expect(sample.headers.map(([name]) => name).filter((name) => name.startsWith('X-Push-'))).toEqual([
      'X-Push-Channel-ID',
      'X-Push-Channel-Token',
      'X-Push-Channel-Expiration',
      'X-Push-Resource-ID',
      'X-Push-Resource-URI',
      'X-Push-Resource-State',
      'X-Push-Message-Number',
    ])
    expect(readHeader(sample, 'content-type')).toBe('application/json; utf-8')
    expect(readHeader(sample, 'content-length')).toBe('0')
    expect(sample.body).toHaveLength(0)
  })

  it('numbers the first message of a channel 1', () => {
    expect(readHeader(pushSample({ resourceState: 'sync' }), 'x-push-message-number')).toBe('1')
    expect(readHeader(pushSample({ messageNumber: 'ten' }), 'x-push-message-number')).toBe('ten')
  })

  it('sends each header as given, with any prefix', () => {
    const sample = pushSample({
      headerPrefix: 'X-Goog-',
      channelId: 'c',
      token: 't',
      expiration: 'e',
      resourceId: 'r',
      resourceUri: 'u',
      resourceState: 's',
      messageNumber: 7,
    })
    const values = sample.headers.filter(([name]) => name.startsWith('X-Goog-')).map(([, value]) => value)
    expect(values).toEqual(['c', 't', 'e', 'r', 'u', 's', '7'])
  })
})

describe('chatSample', () => {
  it('is a form with ten fields', () => {
    const sample = chatSample({ token: 's3cret', payload: { text: 'tide: ü & +' } })
    expect(readHeader(sample, 'content-type')).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(text(sample)))).toEqual({
      ...chatPayload(),
      token: 's3cret',
      text: 'tide: ü & +',
    })
    expect(Object.keys(chatPayload())).toHaveLength(10)
  })

  it('omits a field', () => {
    expect(text(chatSample({ payload: { token: undefined } }))).not.toContain('token')
  })
})

describe('paymentsSample', () => {
  it('is the envelope in JSON', () => {
    expect(json(paymentsSample())).toEqual(paymentsPayload())
    expect(json(paymentsSample({ payload: { id: 'WH-2' } }))).toMatchObject({
      id: 'WH-2',
      resource_type: 'authorization',
    })
  })
})

describe('trackerSample', () => {
  it('has all objects as JSON, and toString as data', () => {
    const payload = json(trackerSample())
    expect(payload).toEqual(trackerPayload())
    expect(payload).toHaveProperty('changelog.items[1].toString', null)
  })
})

describe('trackerSample in XML', () => {
  it('has an element for each field and each item of a list', () => {
    const payload = { webhookEvent: 'a & <b>', changelog: undefined, comment: undefined, id: 7 }
    const issue = { labels: ['x', 'y'], none: [], '16x16': null, open: true, gone: undefined }
    const sample = trackerSample({ format: 'xml', payload: { ...payload, issue, user: 'u', timestamp: 't' } })
    expect(readHeader(sample, 'content-type')).toBe('application/xml')
    expect(text(sample)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<webhook xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
        '<id>7</id><timestamp>t</timestamp><webhookEvent>a &amp; &lt;b&gt;</webhookEvent>' +
        '<issue><labels>x</labels><labels>y</labels><none></none><_16x16 xsi:nil="true"/><open>true</open></issue>' +
        '<user>u</user></webhook>\n',
    )
  })

  it('equals the JSON, with every value as text', async () => {
    const provider = tracker({ verify: unverified(), body: xmlBody(trackerXml) })
    const { payload } = await provider.parse(await provider.verify(trackerSample({ format: 'xml' })))
    const asText: unknown = JSON.parse(JSON.stringify(trackerPayload()).replaceAll(/(?<=:)(\d+|true)(?=[,}])/g, '"$1"'))
    expect(payload).toEqual({ ...(asText as object), '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' })
  })
})

describe('hostSample', () => {
  it('names event and delivery in its headers', () => {
    const sample = hostSample({ event: 'ping', deliveryId: 'd', headerPrefix: 'X-GitHub-' })
    expect([readHeader(sample, 'x-github-event'), readHeader(sample, 'x-github-delivery')]).toEqual(['ping', 'd'])
    expect(json(sample)).toEqual(hostPingPayload())
  })

  it('has neither action nor issue for another event', async () => {
    const sample = hostSample({ event: 'push', payload: { ref: 'main' } })
    const { repository, sender } = hostPayload()
    expect(json(sample)).toEqual({ repository, sender, ref: 'main' })
    const provider = host({ verify: unverified() })
    expect(await provider.parse(await provider.verify(sample))).toMatchObject({ event: 'push', known: false })
  })

  it('puts the JSON into a form field', () => {
    const form = new URLSearchParams(text(hostSample({ format: 'form' })))
    expect([...form.keys()]).toEqual(['payload'])
    expect(JSON.parse(form.get('payload') ?? '')).toEqual(json(hostSample()))
  })
})
