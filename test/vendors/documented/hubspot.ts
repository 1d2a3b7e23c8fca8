// A signed request in test/unit/signature.spec.ts of HubSpot/hubspot-api-nodejs, an example of sensitive properties in HubSpot's
// guide, and the fields in its changelog of merges: the names and kinds of fields, with other values.
import type { HubspotEvents } from '../../../src/vendors/payloads/hubspot.js'
import type { Closed } from './closed.js'

const event = {
  eventId: 1,
  subscriptionId: 2,
  portalId: 3,
  appId: 4,
  occurredAt: 1_700_000_000_000,
  attemptNumber: 0,
} as const

export const creation = {
  ...event,
  subscriptionType: 'contact.creation',
  objectId: 5,
  changeSource: 'CRM',
  changeFlag: 'NEW',
} satisfies Closed<HubspotEvents['creation']>

export const propertyChange = {
  ...event,
  subscriptionType: 'contact.propertyChange',
  objectId: 5,
  propertyName: 'passport_number',
  propertyValue: 'REDACTED',
  changeSource: 'CRM_UI',
  sourceId: 'userId:6',
} satisfies Closed<HubspotEvents['propertyChange']>

export const merge = {
  ...event,
  subscriptionType: 'company.merge',
  primaryObjectId: 5,
  mergedObjectIds: [6],
  newObjectId: 7,
  numberOfPropertiesMoved: 8,
} satisfies Closed<HubspotEvents['merge']>
