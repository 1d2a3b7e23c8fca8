import { hostMapping } from '../cloudevents/host-mapping.js'
import type { CloudEventMapping } from '../cloudevents/mapping.js'

/** GitHub, mapped as in the adapter of the CloudEvents project. */
export const githubMapping = { ...hostMapping, typePrefix: 'com.github.' } satisfies CloudEventMapping
