import { sign } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createReceiver, toWebhookRequest } from '../../../src/index.js'
import { amazonSns } from '../../../src/vendors/amazon-sns.js'
import { rsa } from '../../rsa-keys.js'

const { publicKey, privateKey } = rsa
const pem = String(publicKey.export({ type: 'spki', format: 'pem' }))
const TopicArn = 'arn:aws:sns:us-east-2:123456789012:MyTopic'
const SigningCertURL = 'https://sns.us-east-2.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem'

// As the document says, in the order of the names.
const names = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']

function requestOf(fields: Readonly<Record<string, string>>, unsigned: Readonly<Record<string, string>> = {}) {
  const message: Readonly<Record<string, string>> = {
    Type: 'Notification',
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    TopicArn,
    Message: 'Hello world!',
    Timestamp: '2026-11-22T12:00:00.000Z',
    SignatureVersion: '2',
    SigningCertURL,
    ...fields,
  }
  const content = names.flatMap((name) => (name in message ? `${name}\n${message[name]}\n` : [])).join('')
  const Signature = sign('sha256', Buffer.from(content), privateKey).toString('base64')
  return toWebhookRequest({
    url: 'https://receiver.example/hooks',
    headers: { 'content-type': 'text/plain; charset=UTF-8' },
    body: JSON.stringify({ ...message, Signature, ...unsigned }),
  })
}

const codeOf = async (request: ReturnType<typeof requestOf>, options = {}): Promise<string> => {
  const provider = amazonSns({ topicArns: [TopicArn], keys: pem, ...options })
  try {
    await provider.verify(request)
    return 'accepted'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('amazonSns', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('accepts notifications and confirmations, and refuses fields that are added to them', async () => {
    const confirmation = { Type: 'SubscriptionConfirmation', Token: '2336412f', SubscribeURL: 'https://sns.example/' }
    expect(await codeOf(requestOf({ Subject: 'My subject' }))).toBe('accepted')
    expect(await codeOf(requestOf(confirmation))).toBe('accepted')
    for (const added of [
      { Subject: 'x' },
      { Token: 'x' },
      { SubscribeURL: 'https://evil.example/' },
      { Message: 'x' },
    ]) {
      expect(await codeOf(requestOf({}, added))).toBe('signature_mismatch')
    }
  })

  it('hands a confirmation to its handler', async () => {
    const confirm = vi.fn()
    const provider = amazonSns({ topicArns: [TopicArn], keys: pem })
    const receiver = createReceiver({ provider, on: { SubscriptionConfirmation: ({ payload }) => confirm(payload) } })
    const { response } = await receiver.receive(
      requestOf({ Type: 'SubscriptionConfirmation', Token: 't', SubscribeURL: 'u' }),
    )
    expect(response.status).toBe(200)
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ SubscribeURL: 'u' }))
  })

  it('refuses other topics, and signatures with SHA-1', async () => {
    const other = { TopicArn: 'arn:aws:sns:us-east-2:999999999999:MyTopic' }
    expect(await codeOf(requestOf(other))).toBe('signature_mismatch')
    expect(await codeOf(requestOf({ SignatureVersion: '1' }))).toBe('algorithm_not_allowed')
  })

  it('refuses a message of another topic that is cut into fields elsewhere', async () => {
    const end = ['MessageId', 'forged', 'Timestamp', '2026-11-22T12:00:00.000Z', 'TopicArn', TopicArn, 'Type']
    const foreign = requestOf({
      TopicArn: 'arn:aws:sns:us-east-2:999999999999:Theirs',
      Message: ['forged', ...end, 'Notification'].join('\n'),
    })
    const sent: Record<string, string> = JSON.parse(Buffer.from(foreign.body).toString())
    const rest = ['MessageId', 'Timestamp', 'TopicArn', 'Type'].flatMap((name) => [name, sent[name]])
    const forged = requestOf(
      {},
      {
        Message: 'forged',
        MessageId: 'forged',
        TopicArn,
        Signature: sent['Signature'] ?? '',
        Type: ['Notification', ...rest].join('\n'),
      },
    )
    expect(await codeOf(forged)).toBe('signature_mismatch')
  })

  it('refuses line feeds in all fields but the message, where they could hold another field', async () => {
    expect(await codeOf(requestOf({ Message: 'two\nlines' }))).toBe('accepted')
    const more = { Subject: 's', SubscribeURL: 'u', Token: 't' }
    expect(await codeOf(requestOf(more))).toBe('accepted')
    for (const name of ['MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'Type']) {
      expect(await codeOf(requestOf({ ...more, [name]: 'two\nlines' })), name).toBe('signature_mismatch')
    }
  })

  it('gets the certificate once, and only from the hosts of the regions of the topics', async () => {
    const fetched: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      fetched.push(url)
      return new Response(pem)
    })
    const provider = amazonSns({ topicArns: [TopicArn, 'arn:aws-cn:sns:cn-north-1:123456789012:MyTopic'] })
    await provider.verify(requestOf({}))
    await provider.verify(requestOf({}))
    const china = 'https://sns.cn-north-1.amazonaws.com.cn/SimpleNotificationService-1.pem'
    await provider.verify(requestOf({ SigningCertURL: china }))
    for (const url of [
      'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-1.pem',
      'https://sns.us-east-2.amazonaws.com.evil.example/SimpleNotificationService-1.pem',
      'https://evil.example/SimpleNotificationService-1.pem',
      'https://sns.us-east-2.amazonaws.com/another.pem',
      'http://sns.us-east-2.amazonaws.com/SimpleNotificationService-1.pem',
    ]) {
      const verified = Promise.resolve().then(() => provider.verify(requestOf({ SigningCertURL: url })))
      await expect(verified).rejects.toMatchObject({ code: 'key_not_trusted' })
    }
    expect(fetched).toEqual([SigningCertURL, china])
  })

  it('answers 503 while there is no certificate', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html></html>'))
    expect(await codeOf(requestOf({}), { keys: undefined })).toBe('key_unavailable')
  })

  it('names wrong topics', () => {
    expect(() => amazonSns({ topicArns: ['MyTopic'] })).toThrow('amazonSns: topicArns')
  })
})
