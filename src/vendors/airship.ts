import type { AirshipPayloads } from './payloads/airship.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { AirshipPayloads } from './payloads/airship.js'

const events = [
  'ATTRIBUTE_OPERATION',
  'CLOSE',
  'CUSTOM',
  'FIRST_OPEN',
  'IN_APP_MESSAGE_DISPLAY',
  'IN_APP_MESSAGE_EXPIRATION',
  'IN_APP_MESSAGE_RESOLUTION',
  'LOCATION',
  'OPEN',
  'PUSH_BODY',
  'REGION',
  'RICH_DELETE',
  'RICH_DELIVERY',
  'RICH_READ',
  'SEND',
  'TAG_CHANGE',
  'UNINSTALL',
] as const satisfies readonly (keyof AirshipPayloads)[]

const preset = macVendor({
  name: 'airship',
  title: 'Airship',
  strength: 'signed with time',
  source: 'https://docs.airship.com/developer/rest-api/',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'X-UA-Signature' },
  message: '{time}:{body}',
  time: { header: 'X-UA-Timestamp' },
  event: { field: 'type' },
  sampleEvent: 'SEND',
  events,
  id: { field: 'id' },
})

/** Airship: events of messages and devices. A request may be a list. */
export const airship = preset as unknown as WithPayloads<typeof preset, AirshipPayloads>
