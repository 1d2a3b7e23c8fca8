import { macVendor } from './table/mac-vendor.js'

/**
 * Microsoft Teams: outgoing webhooks, which call you when a message mentions them. The secret is the security token, in
 * base64.
 */
export const microsoftTeams = macVendor({
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
  id: { field: 'id' },
  ackSeconds: 5,
})
