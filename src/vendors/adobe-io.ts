import { checkedLater, forPreset, listOf, optional, requireFunction, requireText } from '../core/base/options.js'
import { reply } from '../core/provider/outcome.js'
import type { WebhookRequest } from '../core/request/delivery.js'
import { headerValues, requireHeader } from '../core/request/headers.js'
import { anyOf } from '../core/verify/any-of.js'
import type { KeyOption } from '../core/verify/keys/key-source.js'
import { keysByUrl } from '../core/verify/keys/keys-by-url.js'
import { publicKeySignature } from '../core/verify/public-key-signature.js'
import type { Verifier } from '../core/verify/verifier.js'
import { refusal } from '../errors.js'
import { defineVendor, type VendorOptions } from './table/define-vendor.js'
import { parsedOnce, readField } from './table/places.js'
import { echoProbe } from './table/probes.js'
import type { VendorFacts } from './table/row.js'

/** Options of {@link adobeIo}. */
export interface AdobeIoOptions extends VendorOptions {
  /** The client ids of your projects. Adobe signs the events of all projects with the same keys. */
  readonly clientIds: readonly string[]
  /** The public keys of Adobe. @default those at static.adobeioevents.com that the request names */
  readonly keys?: KeyOption
  /**
   * Called with the address that Adobe sends if its challenge by GET was not answered: opening it within five minutes confirms the
   * endpoint. **Anyone can send one**, so only open it while you register. Its host is `csm.adobe.io`.
   *
   * @default the request is refused
   */
  readonly onValidationUrl?: (url: string) => void
}

const row = {
  name: 'adobe-io',
  title: 'Adobe I/O Events',
  strength: 'signed',
  source: 'https://developer.adobe.com/events/docs/guides/',
  verifiedOn: '2026-11-28',
  evidence: 'library',
  library: '@adobe/aio-lib-events',
  sealed: 'adobe-io',
  sealedKey: 'RS256',
  scheme: 'RSA with SHA-256, base64; either of two signatures',
  signs: '`{body}`',
  event: { header: 'x-adobe-event-code' },
  sampleEvent: 'asset_created',
  id: { header: 'x-adobe-event-id' },
  samplePayload: { recipient_client_id: 'cd1ddb9cbd3c4a9f', event: { asset: 'berth.psd' } },
  sampleOptions: { clientIds: ['cd1ddb9cbd3c4a9f'] },
  ackSeconds: 10,
  retries: { hours: 24, after: [429, '5XX', 'timeout', 'connection'] },
  handshake: '`GET` with `challenge`: its echo; or `POST` with `validationUrl`',
} as const satisfies VendorFacts

const host = 'static.adobeioevents.com'

/** Adobe I/O Events: changes in Adobe's products. Either of two signatures must be right, whose keys are on Adobe's server. */
export const adobeIo = defineVendor<AdobeIoOptions, typeof row>(
  row,
  { clientIds: listOf(requireText), keys: checkedLater, onValidationUrl: optional(requireFunction) },
  ({ clientIds, keys, onValidationUrl }, preset) => {
    if (clientIds.length === 0) throw new TypeError(`${preset}: clientIds must name at least one client`)
    const [first, second] = [1, 2].map((number) => forPreset(preset, () => signature(number, keys))) as [
      Verifier,
      Verifier,
    ]
    return {
      verify: anyOf(first, second),
      payload: (payload) => {
        if (clientIds.includes(readField(payload, 'recipient_client_id') ?? '')) return payload
        throw refusal('key_not_trusted', 'the event is for another client', { field: 'recipient_client_id' })
      },
      probe: {
        ...echo,
        answer(request) {
          const url = onValidationUrl && validationUrl(request)
          if (url === undefined) return echo.answer(request)
          onValidationUrl?.(url)
          return reply('')
        },
      },
    }
  },
)

const echo = echoProbe({ parameter: 'challenge' })

/** The address in an unsigned request that has nothing else. */
function validationUrl(request: WebhookRequest): string | undefined {
  const { method, body } = request
  const isSigned = headerValues(request, 'x-adobe-digital-signature-1').length > 0
  const json = method === 'POST' && body.length < 1000 && !isSigned ? parsedOnce(body) : undefined
  const url = readField(json, 'validationUrl')
  return url !== undefined && /^https:\/\/csm\.adobe\.io\/[\w./?&=%-]{1,512}$/.test(url) ? url : undefined
}

function signature(number: number, keys: KeyOption | undefined): Verifier {
  const pathHeader = `x-adobe-public-key${number}-path`
  return publicKeySignature({
    header: `x-adobe-digital-signature-${number}`,
    algorithms: ['RS256'],
    keys:
      keys ??
      keysByUrl({
        field: pathHeader,
        allowedHosts: [host],
        readUrl: (request) => {
          if (headerValues(request, pathHeader).length === 0) return undefined
          const path = requireHeader(request, pathHeader)
          // Joined to the host, `@evil.example` would be another one.
          if (/^(\/[\w.-]+)+$/.test(path) && !path.includes('..')) return `https://${host}${path}`
          throw refusal('key_not_trusted', `${pathHeader} is not a path`, { field: pathHeader })
        },
      }),
  })
}
