// Written by `npm run payloads` from:
// - test/payloads/described/hubspot.d.ts, by hand, read on 2026-11-22: a signed request in test/unit/signature.spec.ts of
//     HubSpot/hubspot-api-nodejs (creation), and https://developers.hubspot.com/changelog/new-subscription-types-for-webhooks
//     (merge). Only the beginning of the guide could be read.
//     Seen in public receivers only, so not confirmed: `isSensitive`, `sourceId`, the fields of association changes and of new
//     messages.

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** By the kind of change, whatever the object. */
export interface HubspotEvents {
  creation: Creation
  deletion: Creation
  restore: Creation
  privacyDeletion: Creation
  propertyChange: PropertyChange
  merge: Merge
  associationChange: AssociationChange
  newMessage: NewMessage
}

interface AssociationChange extends Loose {
  associationType?: string | undefined
  associationCategory?: string | undefined
  associationTypeId?: number | undefined
  fromObjectId: number
  fromObjectTypeId?: string | undefined
  toObjectId: number
  toObjectTypeId?: string | undefined
  associationRemoved: boolean
  isPrimaryAssociation: boolean
  eventId: number
  subscriptionId: number
  portalId: number
  appId: number
  occurredAt: number
  attemptNumber: number
  subscriptionType: string
  objectId?: number | undefined
  objectTypeId?: string | undefined
  changeSource?: string | undefined
  sourceId?: string | undefined
}

interface Creation extends Loose {
  objectId: number
  changeFlag?: string | undefined
  eventId: number
  subscriptionId: number
  portalId: number
  appId: number
  occurredAt: number
  attemptNumber: number
  subscriptionType: string
  objectTypeId?: string | undefined
  changeSource?: string | undefined
  sourceId?: string | undefined
}

interface Merge extends Loose {
  primaryObjectId: number
  mergedObjectIds: number[]
  newObjectId?: number | undefined
  numberOfPropertiesMoved?: number | undefined
  eventId: number
  subscriptionId: number
  portalId: number
  appId: number
  occurredAt: number
  attemptNumber: number
  subscriptionType: string
  objectId?: number | undefined
  objectTypeId?: string | undefined
  changeSource?: string | undefined
  sourceId?: string | undefined
}

interface NewMessage extends Loose {
  objectId: number
  messageId: string | number
  messageType: Open<'COMMENT' | 'MESSAGE'>
  changeFlag?: string | undefined
  eventId: number
  subscriptionId: number
  portalId: number
  appId: number
  occurredAt: number
  attemptNumber: number
  subscriptionType: string
  objectTypeId?: string | undefined
  changeSource?: string | undefined
  sourceId?: string | undefined
}

interface PropertyChange extends Loose {
  objectId: number
  propertyName: string
  propertyValue: string | null
  isSensitive?: boolean | undefined
  eventId: number
  subscriptionId: number
  portalId: number
  appId: number
  occurredAt: number
  attemptNumber: number
  subscriptionType: string
  objectTypeId?: string | undefined
  changeSource?: string | undefined
  sourceId?: string | undefined
}
