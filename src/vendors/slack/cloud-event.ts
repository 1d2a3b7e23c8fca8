import type { CloudEventMapping } from '../cloudevents/mapping.js'
import { chatMapping } from '../cloudevents/style-mappings.js'

/** Slack: the team is the source, and the channel is the subject. Omits the token. */
export const slackMapping = {
  ...chatMapping,
  typePrefix: 'com.slack.',
  // The type is the event name.
  attributes: (delivery) => ({ ...chatMapping.attributes(delivery), type: undefined }),
} satisfies CloudEventMapping
