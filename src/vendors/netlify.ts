import { netlifyEvents } from '../generated/events/netlify.js'
import type { NetlifyPayloads } from '../generated/payloads/netlify.js'
import type { WithPayloads } from './table/define-vendor.js'
import { jwtVendor } from './table/jwt-vendor.js'

export type { NetlifyPayloads } from '../generated/payloads/netlify.js'

const preset = jwtVendor({
  name: 'netlify',
  title: 'Netlify',
  strength: 'signed',
  source: 'https://docs.netlify.com/deploy/deploy-notifications/',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  jwt: {
    header: 'X-Webhook-Signature',
    algorithm: 'HS256',
    bodyHash: { claim: 'sha256' },
    issuers: ['netlify'],
    timed: false,
  },
  scheme: 'JWT with HS256',
  signs: 'the SHA-256 of the body',
  event: { field: 'state' },
  sampleEvent: 'ready',
  events: netlifyEvents,
})

/** Netlify: the state of deploys. The payload is the deploy, and the event name its state. */
export const netlify = preset as unknown as WithPayloads<typeof preset, NetlifyPayloads>
