import { describeUnion } from '../condense/events.mjs'

export const sources = ['@clerk/backend']

export function describe() {
  return describeUnion({
    source: "import type { WebhookEvent } from '@clerk/backend/webhooks'\nexport type Event = WebhookEvent",
    name: 'ClerkPayloads',
    comment: 'The payload of each event.',
    // The envelope is generic, so its data differ.
    how: { nameOf: ({ symbol }) => (symbol === 'Webhook' ? undefined : symbol.replace(/JSON$/, '') || undefined) },
  })
}
