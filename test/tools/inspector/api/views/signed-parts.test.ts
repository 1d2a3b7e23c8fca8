import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { concatBytes } from '../../../../../src/core/bytes/concat.js'
import { readHeader } from '../../../../../src/core/request/headers.js'
import type { VendorDeliveries } from '../../../../../src/testing/vendor-deliveries.js'
import { deliveries as github } from '../../../../../src/testing/vendors/github.js'
import { deliveries as hubspot } from '../../../../../src/testing/vendors/hubspot.js'
import { deliveries as jira } from '../../../../../src/testing/vendors/jira.js'
import { deliveries as shopify } from '../../../../../src/testing/vendors/shopify.js'
import { deliveries as slack } from '../../../../../src/testing/vendors/slack.js'
import { deliveries as square } from '../../../../../src/testing/vendors/square.js'
import { deliveries as stripe } from '../../../../../src/testing/vendors/stripe.js'
import { deliveries as twitch } from '../../../../../src/testing/vendors/twitch.js'
import { deliveries as zoom } from '../../../../../src/testing/vendors/zoom.js'
import { signedPartsOf } from '../../../../../src/tools/inspector/api/views/signed-parts.js'

const secret = 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0'

interface Row {
  readonly deliveries: VendorDeliveries
  readonly header: string
  readonly encoding: 'hex' | 'base64'
}

// The HMAC is computed here from the parts, and compared with the signature of the vendor's signer.
const rows: Readonly<Record<string, Row>> = {
  github: { deliveries: github, header: 'x-hub-signature-256', encoding: 'hex' },
  shopify: { deliveries: shopify, header: 'x-shopify-hmac-sha256', encoding: 'base64' },
  jira: { deliveries: jira, header: 'x-hub-signature', encoding: 'hex' },
  slack: { deliveries: slack, header: 'x-slack-signature', encoding: 'hex' },
  stripe: { deliveries: stripe, header: 'stripe-signature', encoding: 'hex' },
  twitch: { deliveries: twitch, header: 'twitch-eventsub-message-signature', encoding: 'hex' },
  zoom: { deliveries: zoom, header: 'x-zm-signature', encoding: 'hex' },
  square: { deliveries: square, header: 'x-square-hmacsha256-signature', encoding: 'base64' },
  hubspot: { deliveries: hubspot, header: 'x-hubspot-signature-v3', encoding: 'base64' },
}

describe('signedPartsOf', () => {
  it.each(Object.entries(rows))(
    'has the signed bytes of %s, in their order',
    async (name, { deliveries, header, encoding }) => {
      const { sign } = await deliveries.sender({ secret })
      const makers = Object.values(deliveries.samples)
      expect(makers.length).toBeGreaterThan(0)
      for (const make of makers) {
        const request = await sign(make())
        const parts = signedPartsOf(name, request) ?? []
        const mac = createHmac('sha256', secret).update(concatBytes(parts.map(({ bytes }) => bytes)))
        expect(readHeader(request, header)).toContain(mac.digest(encoding))
      }
    },
  )

  it('has requests in which one part each is altered, and which the provider refuses', async () => {
    const { sign, provider } = await slack.sender({ secret })
    const [make] = Object.values(slack.samples)
    const request = await sign(make?.() ?? Promise.reject(new Error('no sample')))
    const altered = (signedPartsOf('slack', request) ?? []).flatMap((part) => part.altered ?? [])
    expect(altered).toHaveLength(2)
    await provider.verify(request)
    for (const one of altered) {
      await expect(async () => provider.verify(one)).rejects.toMatchObject({ code: 'signature_mismatch' })
    }
  })

  it('has no parts for an unknown provider, and for a request without one of them', async () => {
    const { sign } = await github.sender({ secret })
    const request = await sign(Object.values(github.samples)[0]?.() ?? Promise.reject(new Error('no sample')))
    expect(signedPartsOf('unknown', request)).toBeUndefined()
    expect(signedPartsOf('constructor', request)).toBeUndefined()
    expect(signedPartsOf('slack', request)).toBeUndefined()
  })
})
