import type { AutodeskPayloads } from './payloads/autodesk.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { AutodeskPayloads } from './payloads/autodesk.js'

const events = [
  'dm.folder.added',
  'dm.folder.deleted',
  'dm.version.added',
  'dm.version.deleted',
  'dm.version.modified',
  'extraction.finished',
  'extraction.updated',
] as const satisfies readonly (keyof AutodeskPayloads)[]

const preset = macVendor({
  name: 'autodesk',
  title: 'Autodesk Platform Services',
  strength: 'signed',
  source: 'https://aps.autodesk.com/en/docs/webhooks/v1/developers_guide/event-delivery-guarantees/',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'x-adsk-signature', prefix: 'sha1hash=', algorithm: 'sha1' },
  event: { field: 'hook.event' },
  sampleEvent: 'dm.version.added',
  events,
  id: { header: 'x-adsk-delivery-id' },
})

/** Autodesk Platform Services: files, models and workflows. The event name is `hook.event`: `dm.version.added`. */
export const autodesk = preset as unknown as WithPayloads<typeof preset, AutodeskPayloads>
