import OpenAI from 'openai'

const client = new OpenAI({ apiKey: 'an-api-key' })

export async function accepts({ text, headers, secret }) {
  await client.webhooks.verifySignature(text, headers, secret)
}
