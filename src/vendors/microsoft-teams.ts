import { microsoftTeamsEvents } from '../generated/events/microsoft-teams.js'
import type { MicrosoftTeamsPayloads } from '../generated/payloads/microsoft-teams.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { MicrosoftTeamsPayloads } from '../generated/payloads/microsoft-teams.js'

const preset = macVendor({
  name: 'microsoft-teams',
  title: 'Microsoft Teams',
  strength: 'signed',
  source:
    'https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-outgoing-webhook',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'Authorization', prefix: 'HMAC ', encoding: 'base64' },
  secret: 'base64',
  event: { field: 'type' },
  sampleEvent: 'message',
  events: microsoftTeamsEvents,
  id: { field: 'id' },
  ackSeconds: 5,
})

/**
 * Microsoft Teams: outgoing webhooks, which call you when a message mentions them. The secret is the security token, in
 * base64.
 */
export const microsoftTeams = preset as unknown as WithPayloads<typeof preset, MicrosoftTeamsPayloads>
