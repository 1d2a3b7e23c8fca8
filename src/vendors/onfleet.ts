import { macVendor } from './table/mac-vendor.js'
import { echoProbe } from './table/probes.js'

/** Onfleet: tasks, workers and administrators. The event name is `triggerName`: `taskCompleted`. The secret is hexadecimal. */
export const onfleet = macVendor(
  {
    name: 'onfleet',
    title: 'Onfleet',
    strength: 'signed',
    source: 'https://docs.onfleet.com/reference/webhooks',
    verifiedOn: '2026-11-28',
    evidence: 'documented',
    signature: { header: 'X-Onfleet-Signature', algorithm: 'sha512' },
    secret: 'hex',
    event: { field: 'triggerName' },
    sampleEvent: 'taskCompleted',
    handshake: '`GET` with `check`: its echo',
  },
  () => ({ probe: echoProbe({ parameter: 'check' }) }),
)
