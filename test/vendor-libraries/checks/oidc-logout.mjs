import { generateKeyPairSync } from 'node:crypto'
import Provider from 'oidc-provider'
import { withChangedSegment, withEditedBody } from '../edit.mjs'

const issuer = 'https://login.example'
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' }

export const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }

export const provider = (oidcLogout) =>
  oidcLogout({
    issuers: { [issuer]: { ...publicKey.export({ format: 'jwk' }), kid: 'key-1' } },
    audiences: ['our-client'],
  })

/** What an OpenID provider posts to its client when a session ends. */
export async function signBody({ url }) {
  let sent = ''
  const openId = new Provider(issuer, {
    jwks: { keys: [jwk] },
    features: { backchannelLogout: { enabled: true }, devInteractions: { enabled: false } },
    clients: [
      {
        client_id: 'our-client',
        client_secret: 'a-client-secret',
        redirect_uris: ['https://receiver.example/callback'],
        backchannel_logout_uri: url,
        backchannel_logout_session_required: true,
      },
    ],
    fetch: async (_, { body }) => {
      sent = body.toString()
      return new Response()
    },
  })
  const client = await openId.Client.find('our-client')
  await client.backchannelLogout('248289761001', '08a5019c-17e1-4977-8f42-65a12843ea02')
  return sent
}

export const change = (text) => withChangedSegment(text, 1)

export const changeProof = (sample) => withEditedBody(sample, (text) => withChangedSegment(text, 2))
