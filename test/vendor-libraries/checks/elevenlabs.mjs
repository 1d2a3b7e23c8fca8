import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'

const client = new ElevenLabsClient({ apiKey: 'an-api-key' })

export const accepts = async ({ text, headers, secret }) => {
  await client.webhooks.constructEvent(text, headers['elevenlabs-signature'], secret)
}
