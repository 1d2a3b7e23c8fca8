import { type CloudEventMapping, readTime } from '../cloudevents/mapping.js'

/** Standard Webhooks: the payload's `timestamp` is the time. */
export const standardWebhooksMapping = {
  attributes: ({ payload }) => ({ time: readTime(payload, ['timestamp']) }),
} satisfies CloudEventMapping
