// Persona's events, from 2025-12-08/webhooks and 2025-12-08/components of https://github.com/persona-id/persona-openapi (commit a1526b5e).
// The names of fields are those of the default key inflection, kebab case. Not described: reports, workflow runs and other events.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Event<Attributes> extends Loose {
  data: Loose & {
    type: string
    id: string
    attributes: Loose & {
      name: string
      'created-at': string
      payload: Loose & { data: Resource<Attributes>; included?: Resource<Loose>[] | undefined }
    }
  }
}

interface Resource<Attributes> extends Loose {
  type: string
  id: string
  attributes: Attributes
  relationships?: Record<string, Loose> | undefined
}

interface Dated extends Loose {
  'created-at'?: string | undefined
  'updated-at'?: string | undefined
  'redacted-at'?: string | null | undefined
  tags?: (string | null)[] | undefined
}

type Fields = Record<string, Loose>

interface Inquiry extends Dated {
  status?: string | undefined
  'reference-id'?: string | null | undefined
  note?: string | null | undefined
  behaviors?: Loose | null | undefined
  creator?: string | undefined
  'reviewer-comment'?: string | null | undefined
  'started-at'?: string | null | undefined
  'expires-at'?: string | null | undefined
  'completed-at'?: string | null | undefined
  'failed-at'?: string | null | undefined
  'marked-for-review-at'?: string | null | undefined
  'decisioned-at'?: string | null | undefined
  'expired-at'?: string | null | undefined
  'previous-step-name'?: string | null | undefined
  'next-step-name'?: string | null | undefined
  /** The values that were collected, by the names of fields. */
  fields?: Fields | undefined
}

interface Account extends Dated {
  'reference-id'?: string | null | undefined
  'account-type-name'?: string | undefined
  'account-status'?: string | null | undefined
  fields?: Fields | undefined
}

interface Case extends Dated {
  status?: string | undefined
  name?: string | undefined
  resolution?: string | null | undefined
  'assigned-at'?: string | null | undefined
  'resolved-at'?: string | null | undefined
  'sla-expires-at'?: string | null | undefined
  'creator-id'?: string | null | undefined
  'assignee-id'?: string | null | undefined
  'resolver-id'?: string | null | undefined
  fields?: Loose | undefined
}

interface Transaction extends Dated {
  status?: string | undefined
  'reference-id'?: string | null | undefined
  fields?: Fields | undefined
}

interface Verification extends Dated {
  status?: string | undefined
  'submitted-at'?: string | null | undefined
  'completed-at'?: string | null | undefined
  'country-code'?: string | null | undefined
  checks?: Loose[] | undefined
}

/** The payload of each event. */
export interface PersonaPayloads {
  'account.added-relation': Event<Account>
  'account.archived': Event<Account>
  'account.consolidated': Event<Account>
  'account.consolidated-with': Event<Account>
  'account.created': Event<Account>
  'account.redacted': Event<Account>
  'account.removed-relation': Event<Account>
  'account.restored': Event<Account>
  'account.status-updated': Event<Account>
  'account.tag-added': Event<Account>
  'account.tag-removed': Event<Account>
  'account.updated-fields': Event<Account>
  'account.updated-tags': Event<Account>
  'case.assigned': Event<Case>
  'case.created': Event<Case>
  'case.exported': Event<Case>
  'case.queue-updated': Event<Case>
  'case.redacted': Event<Case>
  'case.reopened': Event<Case>
  'case.resolved': Event<Case>
  'case.sla-expired': Event<Case>
  'case.status-updated': Event<Case>
  'case.updated-fields': Event<Case>
  'case.updated-tags': Event<Case>
  'document.created': Event<Loose>
  'document.errored': Event<Loose>
  'document.extracted': Event<Loose>
  'document.pending': Event<Loose>
  'document.processed': Event<Loose>
  'document.submitted': Event<Loose>
  'inquiry.approved': Event<Inquiry>
  'inquiry.completed': Event<Inquiry>
  'inquiry.created': Event<Inquiry>
  'inquiry.declined': Event<Inquiry>
  'inquiry.expired': Event<Inquiry>
  'inquiry.failed': Event<Inquiry>
  'inquiry.marked-for-review': Event<Inquiry>
  'inquiry.redacted': Event<Inquiry>
  'inquiry.reusable-persona-created': Event<Inquiry>
  'inquiry.reusable-persona-used': Event<Inquiry>
  'inquiry.started': Event<Inquiry>
  'inquiry.transitioned': Event<Inquiry>
  'inquiry.updated-tags': Event<Inquiry>
  'selfie.created': Event<Loose>
  'selfie.errored': Event<Loose>
  'selfie.processed': Event<Loose>
  'selfie.submitted': Event<Loose>
  'transaction.added-relation': Event<Transaction>
  'transaction.created': Event<Transaction>
  'transaction.labeled': Event<Transaction>
  'transaction.redacted': Event<Transaction>
  'transaction.removed-relation': Event<Transaction>
  'transaction.sentinel-session-processed': Event<Transaction>
  'transaction.status-updated': Event<Transaction>
  'transaction.updated-fields': Event<Transaction>
  'verification.canceled': Event<Verification>
  'verification.created': Event<Verification>
  'verification.escalated': Event<Verification>
  'verification.failed': Event<Verification>
  'verification.passed': Event<Verification>
  'verification.requires-retry': Event<Verification>
  'verification.skipped': Event<Verification>
  'verification.submitted': Event<Verification>
  'verification.tentatively-failed': Event<Verification>
  'verification.tentatively-passed': Event<Verification>
  'verification.updated-tags': Event<Verification>
}
