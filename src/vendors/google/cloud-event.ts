import type { CloudEventMapping } from '../cloudevents/mapping.js'
import { pushMapping } from '../cloudevents/style-mappings.js'

/** Google notification channels: the resource is both source and subject. Omits the channel token. */
export const googleMapping = { ...pushMapping, typePrefix: 'com.google.' } satisfies CloudEventMapping
