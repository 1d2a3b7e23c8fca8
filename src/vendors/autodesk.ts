import { macVendor } from './table/mac-vendor.js'

/** Autodesk Platform Services: files, models and workflows. The event name is `hook.event`: `dm.version.added`. */
export const autodesk = macVendor({
  name: 'autodesk',
  title: 'Autodesk Platform Services',
  strength: 'signed',
  source: 'https://aps.autodesk.com/en/docs/webhooks/v1/developers_guide/event-delivery-guarantees/',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'x-adsk-signature', prefix: 'sha1hash=', algorithm: 'sha1' },
  event: { field: 'hook.event' },
  sampleEvent: 'dm.version.added',
  id: { header: 'x-adsk-delivery-id' },
})
