import { checkedLater } from '../core/base/options.js'
import type { SecretSource } from '../core/verify/secrets/secrets.js'
import { metaEvents } from './meta/events.js'
import type { MetaPayloads } from './payloads/meta.js'
import { defineVendor, type WithPayloads } from './table/define-vendor.js'
import { type MacVendorOptions, macChecks, rowVerifier } from './table/mac-vendor.js'
import { hubProbe } from './table/probes.js'
import type { MacRow } from './table/row.js'

export type { MetaPayloads } from './payloads/meta.js'

/** Options of {@link meta}. */
export interface MetaOptions extends MacVendorOptions {
  /**
   * The verify tokens that you entered in the app's dashboard, newest first, or a function that looks them up.
   *
   * @default none: the request that confirms the endpoint is refused
   */
  readonly verifyTokens?: SecretSource
}

const row = {
  name: 'meta',
  title: 'Meta (WhatsApp, Messenger, Instagram)',
  strength: 'signed',
  source: 'https://developers.facebook.com/docs/graph-api/webhooks/getting-started',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Hub-Signature-256', prefix: 'sha256=' },
  event: { field: 'object' },
  sampleEvent: 'whatsapp_business_account',
  events: metaEvents,
  handshake: '`GET` with `hub.verify_token`: echo of `hub.challenge`',
} as const satisfies MacRow

const preset = defineVendor<MetaOptions, typeof row>(
  row,
  { ...macChecks(row), verifyTokens: checkedLater },
  (options, name) => ({
    verify: rowVerifier(row, options, name),
    ...(options.verifyTokens !== undefined && { probe: hubProbe(options.verifyTokens, `${name}: verifyTokens`) }),
  }),
)

/** Meta: WhatsApp, Messenger, Instagram and Pages. The event name is the object, such as `page`; `payload.entry` has the changes. */
export const meta = preset as unknown as WithPayloads<typeof preset, MetaPayloads>
