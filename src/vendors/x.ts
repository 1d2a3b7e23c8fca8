import type { XPayloads } from './payloads/x.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'
import { crcProbe } from './table/probes.js'

export type { XPayloads } from './payloads/x.js'

const events = ['activity'] as const satisfies readonly (keyof XPayloads)[]

const preset = macVendor(
  {
    name: 'x',
    title: 'X',
    strength: 'signed',
    source: 'https://docs.x.com/x-api/webhooks/introduction',
    verifiedOn: '2026-11-22',
    evidence: 'documented',
    signature: { header: 'x-twitter-webhooks-signature', prefix: 'sha256=', encoding: 'base64' },
    event: { text: 'activity' },
    sampleEvent: 'activity',
    events,
    handshake: '`GET` with `crc_token`: its HMAC, at any time',
  },
  ({ secrets }) => ({ probe: crcProbe(secrets, 'x: secrets') }),
)

/** X: the Account Activity API. The payload has a list for each kind of event, such as `tweet_create_events`. */
export const x = preset as unknown as WithPayloads<typeof preset, XPayloads>
