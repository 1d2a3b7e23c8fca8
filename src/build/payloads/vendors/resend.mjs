import { describeUnion } from '../condense/events.mjs'

export const sources = ['resend']

export function describe() {
  return describeUnion({
    source: "import type { WebhookEventPayload } from 'resend'\nexport type Event = WebhookEventPayload",
    name: 'ResendPayloads',
    comment: 'The payload of each event.',
  })
}
