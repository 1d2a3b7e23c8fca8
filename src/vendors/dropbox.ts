import type { DropboxPayloads } from './payloads/dropbox.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'
import { echoProbe } from './table/probes.js'

export type { DropboxPayloads } from './payloads/dropbox.js'

const events = ['change'] as const satisfies readonly (keyof DropboxPayloads)[]

const preset = macVendor(
  {
    name: 'dropbox',
    title: 'Dropbox',
    strength: 'signed',
    source: 'https://www.dropbox.com/developers/reference/webhooks',
    verifiedOn: '2026-11-22',
    evidence: 'documented',
    signature: { header: 'X-Dropbox-Signature' },
    event: { text: 'change' },
    sampleEvent: 'change',
    events,
    ackSeconds: 10,
    handshake: '`GET` with `challenge`: its echo',
  },
  () => ({ probe: echoProbe({ parameter: 'challenge' }) }),
)

/** Dropbox: which accounts have changes. Ask the API for the changes themselves. */
export const dropbox = preset as unknown as WithPayloads<typeof preset, DropboxPayloads>
