import type { FilestackPayloads } from './payloads/filestack.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { FilestackPayloads } from './payloads/filestack.js'

const events = [
  'fp.converse',
  'fp.delete',
  'fp.overwrite',
  'fp.upload',
  'fs.workflow',
] as const satisfies readonly (keyof FilestackPayloads)[]

const preset = macVendor({
  name: 'filestack',
  title: 'Filestack',
  strength: 'signed with time',
  source: 'https://www.filestack.com/docs/api/webhooks/',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  signature: { header: 'FS-Signature' },
  message: '{time}.{body}',
  time: { header: 'FS-Timestamp', toleranceSeconds: 46_800 },
  event: { field: 'action' },
  sampleEvent: 'fp.upload',
  events,
  id: { field: 'id' },
  retries: { delaysSeconds: [300, 1800, 43_200], hours: 13 },
})

/** Filestack: uploads, conversions and workflows. Retries may keep the time of the first attempt, and come within 13 hours. */
export const filestack = preset as unknown as WithPayloads<typeof preset, FilestackPayloads>
