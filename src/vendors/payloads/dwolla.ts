// Dwolla's webhooks: the samples of an engineer of Dwolla, https://gist.github.com/spencerhunter/54efed3e473e558d9b2155f5834632db, and `Event` of
// dwolla 1.1.1. The topics are those of receivers on GitHub. Read on 2026-11-29. There are more topics, with the same payload.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Event extends Loose {
  id: string
  resourceId: string
  topic: string
  timestamp: string
  created?: string | undefined
  _links: Links
}

interface Links extends Loose {
  self: Link
  resource: Link
  account?: Link | undefined
  customer?: Link | undefined
}

interface Link extends Loose {
  href: string
}

interface CustomerEvent extends Event {
  _links: Links & { customer: Link }
}

/** The payload of each event. */
export interface DwollaPayloads {
  customer_activated: CustomerEvent
  customer_bank_transfer_cancelled: CustomerEvent
  customer_bank_transfer_completed: CustomerEvent
  customer_bank_transfer_created: CustomerEvent
  customer_bank_transfer_creation_failed: CustomerEvent
  customer_bank_transfer_failed: CustomerEvent
  customer_created: CustomerEvent
  customer_deactivated: CustomerEvent
  customer_funding_source_added: CustomerEvent
  customer_funding_source_removed: CustomerEvent
  customer_funding_source_verified: CustomerEvent
  customer_reverification_needed: CustomerEvent
  customer_suspended: CustomerEvent
  customer_transfer_cancelled: CustomerEvent
  customer_transfer_completed: CustomerEvent
  customer_transfer_created: CustomerEvent
  customer_transfer_failed: CustomerEvent
  customer_verification_document_needed: CustomerEvent
  customer_verified: CustomerEvent
  funding_source_added: Event
  funding_source_removed: Event
  funding_source_verified: Event
  transfer_cancelled: Event
  transfer_completed: Event
  transfer_created: Event
  transfer_failed: Event
}
