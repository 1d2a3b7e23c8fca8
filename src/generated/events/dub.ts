/** The events that Dub describes, which `npm run payloads` completes. */
export const dubEvents = [
  'commission.created',
  'discount_code.created',
  'discount_code.deleted',
  'lead.created',
  'link.clicked',
  'link.created',
  'link.deleted',
  'link.updated',
  'partner.application_submitted',
  'partner.enrolled',
  'partner.merged',
  'sale.created',
] as const
