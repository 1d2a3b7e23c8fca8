// The events of HubSpot's subscriptions, https://developers.hubspot.com/docs/api-reference/webhooks-webhooks-v3/guide
// test/payloads/vendors/hubspot.mjs says which part comes from where.

interface Event {
  eventId: number
  subscriptionId: number
  portalId: number
  appId: number
  occurredAt: number
  attemptNumber: number
  subscriptionType: string
  objectId?: number
  objectTypeId?: string
  changeSource?: string
  sourceId?: string
}

interface Creation extends Event {
  objectId: number
  changeFlag?: string
}

interface PropertyChange extends Event {
  objectId: number
  propertyName: string
  propertyValue: string | null
  isSensitive?: boolean
}

interface Merge extends Event {
  primaryObjectId: number
  mergedObjectIds: number[]
  newObjectId?: number
  numberOfPropertiesMoved?: number
}

interface AssociationChange extends Event {
  /** Only in the older subscriptions, such as `contact.associationChange`. */
  associationType?: string
  associationCategory?: string
  associationTypeId?: number
  fromObjectId: number
  fromObjectTypeId?: string
  toObjectId: number
  toObjectTypeId?: string
  associationRemoved: boolean
  isPrimaryAssociation: boolean
}

interface NewMessage extends Event {
  objectId: number
  messageId: string | number
  messageType: 'MESSAGE' | 'COMMENT'
  changeFlag?: string
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
