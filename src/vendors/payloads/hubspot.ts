// The events of HubSpot's subscriptions, https://developers.hubspot.com/docs/api-reference/webhooks-webhooks-v3/guide
// Read on 2026-11-22: a signed request in test/unit/signature.spec.ts of
// HubSpot/hubspot-api-nodejs (creation), and https://developers.hubspot.com/changelog/new-subscription-types-for-webhooks
// (merge). Only the beginning of the guide could be read.
// Seen in public receivers only, so not confirmed: `isSensitive`, `sourceId`, the fields of association changes and of new
// messages.

// The fields that the documentation does not list stay readable, as `unknown`.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Event extends Loose {
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

interface Creation extends Event {
  objectId: number
  changeFlag?: string | undefined
}

interface PropertyChange extends Event {
  objectId: number
  propertyName: string
  propertyValue: string | null
  isSensitive?: boolean | undefined
}

interface Merge extends Event {
  primaryObjectId: number
  mergedObjectIds: number[]
  newObjectId?: number | undefined
  numberOfPropertiesMoved?: number | undefined
}

interface AssociationChange extends Event {
  /** Only in the older subscriptions, such as `contact.associationChange`. */
  associationType?: string | undefined
  associationCategory?: string | undefined
  associationTypeId?: number | undefined
  fromObjectId: number
  fromObjectTypeId?: string | undefined
  toObjectId: number
  toObjectTypeId?: string | undefined
  associationRemoved: boolean
  isPrimaryAssociation: boolean
}

interface NewMessage extends Event {
  objectId: number
  messageId: string | number
  messageType: Open<'MESSAGE' | 'COMMENT'>
  changeFlag?: string | undefined
}

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
