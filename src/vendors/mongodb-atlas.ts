import { macVendor } from './table/mac-vendor.js'

/** MongoDB Atlas: alerts. The event name is `eventTypeName`: `HOST_DOWN`. */
export const mongodbAtlas = macVendor({
  name: 'mongodb-atlas',
  title: 'MongoDB Atlas',
  strength: 'signed',
  source: 'https://www.mongodb.com/docs/atlas/tutorial/third-party-service-integrations/',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'X-MMS-Signature', encoding: 'base64', algorithm: 'sha1' },
  event: { field: 'eventTypeName' },
  sampleEvent: 'HOST_DOWN',
})
