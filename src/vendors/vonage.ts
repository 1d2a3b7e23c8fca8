import type { VonagePayloads } from './payloads/vonage.js'
import type { WithPayloads } from './table/define-vendor.js'
import { jwtVendor } from './table/jwt-vendor.js'

export type { VonagePayloads } from './payloads/vonage.js'

const events = ['message'] as const satisfies readonly (keyof VonagePayloads)[]

const preset = jwtVendor({
  name: 'vonage',
  title: 'Vonage Messages',
  strength: 'signed with time',
  source: 'https://github.com/Nexmo/station/blob/main/_documentation/en/messages/concepts/signed-webhooks.md',
  verifiedOn: '2026-11-28',
  evidence: 'library',
  library: '@vonage/jwt',
  jwt: {
    prefix: 'Bearer ',
    algorithm: 'HS256',
    bodyHash: { claim: 'payload_hash' },
    issuers: ['Vonage'],
  },
  scheme: 'JWT with HS256',
  signs: 'the SHA-256 of the body, and the time',
  event: { text: 'message' },
  sampleEvent: 'message',
  events,
})

/** Vonage: the Messages API. There are no names of events: a status has the field `status`. SMS are signed differently. */
export const vonage = preset as unknown as WithPayloads<typeof preset, VonagePayloads>
