import type { CloudEventMapping } from '../../cloudevents/mapping.js'
import { paymentsMapping } from '../../cloudevents/style-mappings.js'

/** PayPal: the API's origin is the source, the resource's id the subject. */
export const paypalMapping = { ...paymentsMapping, typePrefix: 'com.paypal.' } satisfies CloudEventMapping
