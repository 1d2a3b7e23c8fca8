import { verifyWebhook } from '@clerk/backend/webhooks'

export async function accepts({ text, headers, secret, url }) {
  await verifyWebhook(new Request(url, { method: 'POST', headers, body: text }), { signingSecret: secret })
}
