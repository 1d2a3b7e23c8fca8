import { KeyObject, sign } from 'node:crypto'
import https from 'node:https'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import MessageValidator from 'sns-validator'

const url = 'https://sns.us-east-2.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem'

export const payload = {
  SigningCertURL: url,
  SignatureVersion: '2',
  Timestamp: '2026-11-22T12:00:00.000Z',
  Message: 'Hello\n\u00fc',
}

export const change = (text) => text.replace('"Message":"', '"Message":"changed ')

export async function accepts({ text, secret }) {
  // The package gets the certificate by `https`; a public key serves as well.
  https.get = (_, done) => {
    done(Object.assign(Readable.from([secret]), { statusCode: 200 }))
    return { on() {} }
  }
  const validator = new MessageValidator()
  await promisify(validator.validate.bind(validator))(text)
}

// The package only verifies. A notification has fewer fields than a confirmation.
export function signBody({ text, privateKey }) {
  const { Token: _, SubscribeURL: __, ...sample } = JSON.parse(text)
  const message = { ...sample, Type: 'Notification', Subject: 'My subject' }
  const fields = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
  const content = fields.map((name) => `${name}\n${message[name]}\n`).join('')
  const Signature = sign('sha256', Buffer.from(content), KeyObject.from(privateKey)).toString('base64')
  return JSON.stringify({ ...message, Signature })
}
