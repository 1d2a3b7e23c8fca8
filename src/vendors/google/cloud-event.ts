import type { CloudEventMapping } from '../../cloudevents/mapping.js'
import { pushMapping } from '../../cloudevents/style-mappings.js'

/** Channels of Google: the resource is source and subject. The channel's token is left out. */
export const googleMapping = { ...pushMapping, typePrefix: 'com.google.' } satisfies CloudEventMapping
