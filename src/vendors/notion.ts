import { optional, requireFunction } from '../core/base/options.js'
import { reply } from '../core/provider/outcome.js'
import { parseJson } from '../core/request/body/json.js'
import { headerValues } from '../core/request/headers.js'
import { notionEvents } from '../generated/events/notion.js'
import type { NotionPayloads } from '../generated/payloads/notion.js'
import { defineVendor, type Vendor, type WithPayloads } from './table/define-vendor.js'
import { type MacVendorOptions, macChecks, rowVerifier } from './table/mac-vendor.js'
import { readField } from './table/places.js'
import type { MacRow } from './table/row.js'

export type { NotionPayloads } from '../generated/payloads/notion.js'

/** Options of {@link notion}. */
export interface NotionOptions extends MacVendorOptions {
  /**
   * Called with the verification token that Notion posts once, when a subscription is created. Show it to the person who
   * confirms the subscription, and keep it as the secret. **Anyone can send one**, so do not use it unconfirmed.
   *
   * @default the request with the token is refused
   */
  readonly onVerificationToken?: (token: string) => void
}

const row = {
  name: 'notion',
  title: 'Notion',
  strength: 'signed',
  source: 'https://developers.notion.com/reference/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@notionhq/client',
  signature: { header: 'X-Notion-Signature', prefix: 'sha256=' },
  event: { field: 'type' },
  sampleEvent: 'page.created',
  events: notionEvents,
  id: { field: 'id' },
  handshake: '`POST` with `verification_token`, unsigned: it is the secret',
} as const satisfies MacRow

/** Notion: changes of pages, databases and comments. The secret is the verification token of the subscription. */
export const notion = defineVendor<NotionOptions, typeof row>(
  row,
  { ...macChecks(row), onVerificationToken: optional(requireFunction) },
  (options, preset) => ({
    verify: rowVerifier(row, options, preset),
    ...(options.onVerificationToken && {
      probe: {
        answer(request) {
          if (request.method !== 'POST' || headerValues(request, row.signature.header).length > 0) return undefined
          const token =
            request.body.length < 1000 ? readField(parseJson(request.body, 2), 'verification_token') : undefined
          if (token === undefined) return undefined
          options.onVerificationToken?.(token)
          return reply('')
        },
      },
    }),
  }),
) as unknown as WithPayloads<Vendor<NotionOptions, typeof row.strength>, NotionPayloads>
