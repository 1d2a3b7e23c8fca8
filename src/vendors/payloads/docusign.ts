// DocuSign's Connect in the JSON SIM model, https://developers.docusign.com/platform/webhooks/connect/json-sim-event-model, with the example of
// https://prismatic.io/docs/example-payloads/docusign/triggers/accountTrigger.json, and the names in the description of `events` of DocuSign's
// API (esign-rest-api/reference/connect). The fields of an envelope also from @types/docusign-esign 5.19.9. Read on 2026-11-29.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Event extends Loose {
  event: string
  apiVersion: string
  uri: string
  retryCount: number
  configurationId: number
  generatedDateTime: string
}

interface EnvelopeEvent extends Event {
  data: EnvelopeData
}

interface RecipientEvent extends Event {
  data: EnvelopeData & { recipientId?: string | undefined }
}

interface EnvelopeData extends Loose {
  accountId: string
  userId?: string | undefined
  envelopeId: string
  /** If the configuration includes it. */
  envelopeSummary?: Envelope | undefined
}

interface Envelope extends Loose {
  envelopeId?: string | undefined
  status?: string | undefined
  emailSubject?: string | undefined
  emailBlurb?: string | undefined
  documentsUri?: string | undefined
  recipientsUri?: string | undefined
  attachmentsUri?: string | undefined
  envelopeUri?: string | undefined
  createdDateTime?: string | undefined
  sentDateTime?: string | undefined
  deliveredDateTime?: string | undefined
  completedDateTime?: string | undefined
  statusChangedDateTime?: string | undefined
  voidedReason?: string | undefined
  recipients?: Loose | undefined
}

/** The payload of each event. */
export interface DocusignPayloads {
  'envelope-completed': EnvelopeEvent
  'envelope-corrected': EnvelopeEvent
  'envelope-created': EnvelopeEvent
  'envelope-declined': EnvelopeEvent
  'envelope-deleted': EnvelopeEvent
  'envelope-delivered': EnvelopeEvent
  'envelope-discard': EnvelopeEvent
  'envelope-purge': EnvelopeEvent
  'envelope-resent': EnvelopeEvent
  'envelope-sent': EnvelopeEvent
  'envelope-voided': EnvelopeEvent
  'recipient-authenticationfailed': RecipientEvent
  'recipient-autoresponded': RecipientEvent
  'recipient-completed': RecipientEvent
  'recipient-declined': RecipientEvent
  'recipient-delegate': RecipientEvent
  'recipient-delivered': RecipientEvent
  'recipient-finish-later': RecipientEvent
  'recipient-reassign': RecipientEvent
  'recipient-resent': RecipientEvent
  'recipient-sent': RecipientEvent
}
