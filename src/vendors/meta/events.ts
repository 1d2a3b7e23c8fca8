/** The objects whose payloads have a type. */
export const metaEvents = ['instagram', 'page', 'whatsapp_business_account'] as const
