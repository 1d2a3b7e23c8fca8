import type { CronofyPayloads } from './payloads/cronofy.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { CronofyPayloads } from './payloads/cronofy.js'

const events = [
  'change',
  'conferencing_profile_disconnected',
  'gdpr_requested',
  'profile_disconnected',
  'profile_initial_sync_completed',
  'scheduling_conversation_joined',
  'scheduling_conversation_updated',
  'scheduling_request_time_chosen',
  'verification',
] as const satisfies readonly (keyof CronofyPayloads)[]

const preset = macVendor({
  name: 'cronofy',
  title: 'Cronofy',
  strength: 'signed',
  source: 'https://docs.cronofy.com/developers/api/push-notifications/',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'cronofy',
  signature: { header: 'Cronofy-HMAC-SHA256', separator: ',', encoding: 'base64' },
  event: { field: 'notification.type' },
  sampleEvent: 'change',
  events,
})

/** Cronofy: changes of calendars, and of scheduling requests. The secret is the client secret of the application. */
export const cronofy = preset as unknown as WithPayloads<typeof preset, CronofyPayloads>
