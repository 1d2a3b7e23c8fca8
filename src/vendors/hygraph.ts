import { macVendor } from './table/mac-vendor.js'

/** Hygraph: entries of the content. The event name is operation and type: `publish.Post`. */
export const hygraph = macVendor({
  name: 'hygraph',
  title: 'Hygraph',
  strength: 'signed with time',
  source: 'https://github.com/hygraph/hygraph-utils',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  untyped: 'yours',
  library: '@hygraph/utils',
  signature: {
    header: 'gcms-signature',
    separator: ',',
    timestamp: 't',
    signature: 'sign',
    listed: 'env',
    encoding: 'base64',
  },
  message: '\\{"Body":{quoted:body},"EnvironmentName":{quoted:listed},"TimeStamp":{time}\\}',
  time: { unit: 'milliseconds' },
  event: [{ field: 'operation' }, { field: 'data.__typename' }],
  sampleEvent: 'publish.Post',
})
