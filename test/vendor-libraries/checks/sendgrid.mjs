import sendgrid from '@sendgrid/eventwebhook'

const webhook = new sendgrid.EventWebhook()

export function accepts({ text, headers, secret }) {
  const [signature, timestamp] = ['signature', 'timestamp'].map(
    (name) => headers[`x-twilio-email-event-webhook-${name}`] ?? '',
  )
  return webhook.verifySignature(webhook.convertPublicKeyToECDSA(secret), text, signature, timestamp)
}
