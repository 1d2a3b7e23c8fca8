import { optional, requireFunction } from '../core/base/options.js'
import { reply } from '../core/provider/outcome.js'
import type { WebhookRequest } from '../core/request/delivery.js'
import { headerValues, soleHeader } from '../core/request/headers.js'
import type { AsanaPayloads } from './payloads/asana.js'
import { defineVendor, type Vendor, type WithPayloads } from './table/define-vendor.js'
import { type MacVendorOptions, macChecks, rowVerifier } from './table/mac-vendor.js'
import type { MacRow } from './table/row.js'

export type { AsanaPayloads } from './payloads/asana.js'

const events = [
  'project.added',
  'project.changed',
  'project.deleted',
  'project.removed',
  'project.undeleted',
  'section.added',
  'section.changed',
  'section.deleted',
  'section.removed',
  'section.undeleted',
  'story.added',
  'story.changed',
  'story.deleted',
  'story.removed',
  'story.undeleted',
  'task.added',
  'task.changed',
  'task.deleted',
  'task.removed',
  'task.undeleted',
] as const satisfies readonly (keyof AsanaPayloads)[]

/** Options of {@link asana}. */
export interface AsanaOptions extends MacVendorOptions {
  /**
   * Called with the secret that Asana sends when you create a webhook, and with its request. Keep it for this webhook. **Anyone
   * can send one**, so accept it only while you wait for the answer to your request: return false to refuse it.
   *
   * @default the request with the secret is refused
   */
  readonly onSecret?: (secret: string, request: WebhookRequest) => boolean
}

const row = {
  name: 'asana',
  title: 'Asana',
  strength: 'signed',
  source: 'https://developers.asana.com/docs/webhooks-guide',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Hook-Signature' },
  items: 'events',
  event: [{ field: 'resource.resource_type' }, { field: 'action' }],
  sampleEvent: 'task.changed',
  events,
  ackSeconds: 10,
  retries: { hours: 24 },
  handshake: '`POST` with `X-Hook-Secret`: its echo in the same header',
} as const satisfies MacRow

/** Asana: changes of tasks, projects and other resources. The event name is resource and action: `task.changed`. */
export const asana = defineVendor<AsanaOptions, typeof row>(
  row,
  { ...macChecks(row), onSecret: optional(requireFunction) },
  (options, preset) => ({
    verify: rowVerifier(row, options, preset),
    ...(options.onSecret && {
      probe: {
        answer(request) {
          const secret = soleHeader(request, 'X-Hook-Secret')
          if (secret === undefined || headerValues(request, row.signature.header).length > 0) return undefined
          if (!/^[\x21-\x7e]{1,256}$/.test(secret) || options.onSecret?.(secret, request) !== true) return undefined
          return reply('', { headers: { 'X-Hook-Secret': secret } })
        },
      },
    }),
  }),
) as unknown as WithPayloads<Vendor<AsanaOptions, typeof row.strength>, AsanaPayloads>
