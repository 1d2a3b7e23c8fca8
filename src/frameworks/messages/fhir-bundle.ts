import type { MessageSource } from '../../core/ports/message-source.js'
import { noMessage, toJson } from './message.js'
import { messageSource } from './message-source.js'

/**
 * Bundles of FHIR that you fetched from your server by `$events`, which TLS and your token vouch for: for `fhir`.
 *
 * @example
 * const receipt = await receiver.receiveMessage(await events.fetch('admission', { since: 4, until: 6 }), fhirBundle())
 */
export function fhirBundle(): MessageSource<object> {
  return messageSource({
    name: 'fhirBundle',
    open(bundle) {
      const { resourceType } = Object(bundle) as { readonly resourceType?: unknown }
      if (resourceType !== 'Bundle') throw noMessage('fhirBundle')
      return { headers: [['content-type', 'application/fhir+json']], body: toJson(bundle) }
    },
  })
}
