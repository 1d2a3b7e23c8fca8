import type { FrontPayloads } from './payloads/front.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'
import { echoHandshake } from './table/probes.js'

export type { FrontPayloads } from './payloads/front.js'

const events = [
  'assignee_changed',
  'conversation_archived',
  'conversation_deleted',
  'conversation_moved',
  'conversation_reopened',
  'conversation_restored',
  'conversation_snooze_expired',
  'conversation_snoozed',
  'inbound_received',
  'link_added',
  'link_removed',
  'message_delivery_failed',
  'new_comment_added',
  'outbound_sent',
  'tag_added',
  'tag_removed',
] as const satisfies readonly (keyof FrontPayloads)[]

const preset = macVendor(
  {
    name: 'front',
    title: 'Front',
    strength: 'signed with time',
    source: 'https://dev.frontapp.com/docs/application-webhooks',
    verifiedOn: '2026-11-27',
    evidence: 'documented',
    signature: { header: 'X-Front-Signature', encoding: 'base64' },
    message: '{time}:{body}',
    time: { header: 'X-Front-Request-Timestamp', unit: 'milliseconds' },
    event: { field: 'type' },
    sampleEvent: 'inbound_received',
    events,
    id: { field: 'payload.id' },
    handshake: 'a signed `POST` with `X-Front-Challenge`: its echo',
  },
  () => ({ handshake: echoHandshake('X-Front-Challenge') }),
)

/**
 * Front: webhooks of applications. The event name is `type`: `inbound`. Webhooks of rules have another scheme, and are refused.
 */
export const front = preset as unknown as WithPayloads<typeof preset, FrontPayloads>
