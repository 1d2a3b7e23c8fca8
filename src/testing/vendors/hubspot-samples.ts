import type { Part } from '../../core/base/part.js'
import type { HubspotEvents } from '../../vendors/payloads/hubspot.js'

const objectId = 1246965
const created = { objectId, changeFlag: 'CREATED' }
const deleted = { objectId, changeFlag: 'DELETED' }
const merged = { primaryObjectId: objectId, mergedObjectIds: [7], newObjectId: 8, numberOfPropertiesMoved: 3 }
const associated = {
  associationType: 'CONTACT_TO_COMPANY',
  fromObjectId: objectId,
  toObjectId: 7,
  associationRemoved: false,
  isPrimaryAssociation: true,
}
const property = <Name extends string>(propertyName: Name, propertyValue: string) => ({
  objectId,
  propertyName,
  propertyValue,
})

type Samples = {
  readonly [Name in `${string}.${keyof HubspotEvents}`]?: Part<
    HubspotEvents[Name extends `${string}.${infer Change extends keyof HubspotEvents}` ? Change : never]
  >
}

/** The fields that distinguish the most used events. */
export const hubspotSamples = {
  'contact.creation': created,
  'company.associationChange': { ...associated, associationType: 'COMPANY_TO_CONTACT' },
  'company.creation': created,
  'company.deletion': deleted,
  'company.propertyChange': property('domain', 'harbour.example'),
  'contact.associationChange': associated,
  'contact.deletion': deleted,
  'contact.merge': merged,
  'contact.privacyDeletion': { objectId },
  'contact.propertyChange': property('email', 'mira@harbour.example'),
  'contact.restore': { objectId },
  'conversation.creation': { objectId },
  'conversation.newMessage': { objectId, changeFlag: 'NEW_MESSAGE', messageId: '8a6e1c1f', messageType: 'MESSAGE' },
  'deal.creation': created,
  'deal.deletion': deleted,
  'deal.propertyChange': property('amount', '1999'),
  'line_item.creation': created,
  'product.creation': created,
  'ticket.creation': created,
  'ticket.propertyChange': property('hs_pipeline_stage', '4'),
} satisfies Samples
