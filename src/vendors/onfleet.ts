import type { OnfleetPayloads } from './payloads/onfleet.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'
import { echoProbe } from './table/probes.js'

export type { OnfleetPayloads } from './payloads/onfleet.js'

const events = [
  'taskArrival',
  'taskAssigned',
  'taskCloned',
  'taskCompleted',
  'taskCreated',
  'taskDelayed',
  'taskDeleted',
  'taskEta',
  'taskFailed',
  'taskStarted',
  'taskUnassigned',
  'taskUpdated',
  'workerDuty',
] as const satisfies readonly (keyof OnfleetPayloads)[]

const preset = macVendor(
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
    events,
    handshake: '`GET` with `check`: its echo',
  },
  () => ({ probe: echoProbe({ parameter: 'check' }) }),
)

/** Onfleet: tasks, workers and administrators. The event name is `triggerName`: `taskCompleted`. The secret is hexadecimal. */
export const onfleet = preset as unknown as WithPayloads<typeof preset, OnfleetPayloads>
