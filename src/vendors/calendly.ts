import type { CalendlyPayloads } from './payloads/calendly.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { CalendlyPayloads } from './payloads/calendly.js'

const events = [
  'contact.created',
  'contact.deleted',
  'contact.updated',
  'event_type.created',
  'event_type.deleted',
  'event_type.updated',
  'invitee.canceled',
  'invitee.created',
  'invitee_no_show.created',
  'invitee_no_show.deleted',
  'routing_form_submission.created',
] as const satisfies readonly (keyof CalendlyPayloads)[]

const preset = macVendor({
  name: 'calendly',
  title: 'Calendly',
  strength: 'signed with time',
  source: 'https://developer.calendly.com/api-docs/overview/webhooks/webhook-signatures',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'Calendly-Webhook-Signature', separator: ',', timestamp: 't', signature: 'v1' },
  message: '{time}.{body}',
  time: { toleranceSeconds: 180 },
  event: { field: 'event' },
  sampleEvent: 'invitee.created',
  events,
})

/** Calendly: invitees and routing forms, such as `invitee.created`. */
export const calendly = preset as unknown as WithPayloads<typeof preset, CalendlyPayloads>
