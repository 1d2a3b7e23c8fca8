import { Resend } from 'resend'

const resend = new Resend('re_an_api_key')

export function accepts({ text, headers, secret }) {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) => headers[`svix-${name}`] ?? '')
  resend.webhooks.verify({ payload: text, headers: { id, timestamp, signature }, webhookSecret: secret })
}
