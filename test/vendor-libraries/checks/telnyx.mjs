import Telnyx from 'telnyx'

export async function accepts({ text, headers, secret }) {
  const client = new Telnyx({ apiKey: 'an-api-key' })
  const spki = Buffer.from(secret.replace(/-----[^-]+-----|\s/g, ''), 'base64')
  await client.webhooks.unwrap(text, { headers, key: spki.subarray(-32).toString('base64') })
}
