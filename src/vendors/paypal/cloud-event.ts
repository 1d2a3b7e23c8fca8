import type { CloudEventMapping } from '../cloudevents/mapping.js'
import { paymentsMapping } from '../cloudevents/style-mappings.js'

/** PayPal: the origin of the API is the source, and the resource id is the subject. */
export const paypalMapping = { ...paymentsMapping, typePrefix: 'com.paypal.' } satisfies CloudEventMapping
