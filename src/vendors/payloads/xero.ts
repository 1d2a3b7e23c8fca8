// Xero's webhooks, from xero-webhooks.yaml of https://github.com/XeroAPI/Xero-OpenAPI (commit 03757b10).

// The fields that the description lacks stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the description lists; others are allowed.
type Open<T extends string> = T | (string & {})

/** An item of `events` in a request. */
interface XeroEvent extends Loose {
  resourceUrl: string
  resourceId: string
  /** In UTC, without a zone. */
  eventDateUtc: string
  eventType: string
  eventCategory: string
  /** The organisation or the application. */
  tenantId: string
  tenantType: Open<'APPLICATION' | 'ORGANISATION'>
}

interface CreditNoteEvent extends XeroEvent {
  data: CreditNote
}

interface CreditNote extends Loose {
  Type: Open<'ACCPAYCREDIT' | 'ACCRECCREDIT'>
  Status: Open<'AUTHORISED' | 'DELETED' | 'DRAFT' | 'PAID' | 'SUBMITTED' | 'VOIDED'>
}

/** The payload of each event: one item of the request's `events`. */
export interface XeroPayloads {
  'CONTACT.CREATE': XeroEvent
  'CONTACT.UPDATE': XeroEvent
  'CREDITNOTE.CREATE': CreditNoteEvent
  'CREDITNOTE.UPDATE': CreditNoteEvent
  'INVOICE.CREATE': XeroEvent
  'INVOICE.UPDATE': XeroEvent
  'SUBSCRIPTION.CREATE': XeroEvent
  'SUBSCRIPTION.UPDATE': XeroEvent
}
