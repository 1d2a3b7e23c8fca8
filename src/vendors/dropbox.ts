import { macVendor } from './table/mac-vendor.js'
import { echoProbe } from './table/probes.js'

/** Dropbox: which accounts have changes. Ask the API for the changes themselves. */
export const dropbox = macVendor(
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
    ackSeconds: 10,
    handshake: '`GET` with `challenge`: its echo',
  },
  () => ({ probe: echoProbe({ parameter: 'challenge' }) }),
)
