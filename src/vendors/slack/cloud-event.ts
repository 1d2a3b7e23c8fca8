import type { CloudEventMapping } from '../../cloudevents/mapping.js'
import { chatMapping } from '../../cloudevents/style-mappings.js'

/** Slack: the team is the source, the channel the subject. The token is left out. */
export const slackMapping = {
  ...chatMapping,
  typePrefix: 'com.slack.',
  // The event's name is the type.
  attributes: (delivery) => ({ ...chatMapping.attributes(delivery), type: undefined }),
} satisfies CloudEventMapping
