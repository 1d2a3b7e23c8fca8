import { type CloudEventMapping, readText, readTime } from '../cloudevents/mapping.js'

/** Stripe: the object's id is the subject. */
export const stripeMapping = {
  typePrefix: 'com.stripe.',
  attributes: ({ payload }) => ({
    subject: readText(payload, 'data.object.id'),
    time: readTime(payload, ['created']),
  }),
} satisfies CloudEventMapping
