import { describeUnion } from '../condense/events.mjs'

export const sources = ['openai']

export function describe() {
  return describeUnion({
    source:
      "import type { UnwrapWebhookEvent } from 'openai/resources/webhooks/webhooks'\nexport type Event = UnwrapWebhookEvent",
    name: 'OpenaiPayloads',
    comment: 'The payload of each event: the id of the object that changed, in `data`.',
    how: { nameOf: ({ symbol }) => symbol.replace(/WebhookEvent\b/, 'Event').replace(/\./g, '') || undefined },
  })
}
