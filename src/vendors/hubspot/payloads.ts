// Written by `npm run payloads` from:
// - the field names of its documentation, in test/payloads/described/hubspot.d.ts

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
  associationType: string
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
  messageId: string
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
