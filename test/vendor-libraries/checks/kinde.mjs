import { createPublicKey } from 'node:crypto'
import { decodeWebhook } from '@kinde/webhooks'
import { withChangedSegment, withEditedBody } from '../edit.mjs'

let turn = 0

// The package gets the keys of the business, which the check answers.
export async function accepts({ text, secret }) {
  const jwk = { ...createPublicKey(secret).export({ format: 'jwk' }), kid: 'sample-key', alg: 'RS256', use: 'sig' }
  const { fetch } = globalThis
  globalThis.fetch = async () => Response.json({ keys: [jwk] })
  try {
    return (await decodeWebhook(text, `https://business-${turn++}.kinde.com`)) !== null
  } finally {
    globalThis.fetch = fetch
  }
}

export const change = (text) => withChangedSegment(text, 1)

export const changeProof = (sample) => withEditedBody(sample, (text) => withChangedSegment(text, 2))
