import { createHash } from 'node:crypto'
import { AccessToken, WebhookReceiver } from 'livekit-server-sdk'

const apiKey = 'APIq8sR3vNwDHzM'

export async function accepts({ text, headers, secret }) {
  await new WebhookReceiver(apiKey, secret).receive(text, headers.authorization)
}

export async function sign({ text, secret }) {
  const token = new AccessToken(apiKey, secret)
  token.sha256 = createHash('sha256').update(text).digest('base64')
  return { Authorization: await token.toJwt() }
}
