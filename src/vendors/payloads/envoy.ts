// Envoy's events: src/payloads, src/internal and src/sdk/EnvoyMeta.ts of https://github.com/envoy/envoy-integrations-sdk-nodejs (commit 1c10aa7e),
// which is not on npm.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Meta extends Loose {
  event: string
  plugin_id: string
  install_id: string
  config: Loose
  job: Loose & { id: string; name: string; identifier: string }
  location: Resource
  company: Resource
  zone?: Resource | undefined
  auth: Auth | null
}

interface Auth extends Loose {
  token_type: Open<'Bearer'>
  access_token: string
  expires_in: number
  refresh_token: string | null
  refresh_token_expires_in: number | null
}

interface Resource extends Loose {
  id: string
  type: string
  attributes: Loose
}

interface EntryEvent extends Loose {
  meta: Meta
  payload: Entry
}

interface InviteEvent extends Loose {
  meta: Meta
  payload: Invite
}

interface Entry extends Loose {
  id: string
  type: Open<'entries'>
  attributes: EntryAttributes
  relationships: Record<string, Relationship | undefined>
  'visitor-profile-id'?: string | undefined
  'changed-fields'?: Record<string, { old: unknown; new: unknown }> | undefined
}

interface EntryAttributes extends Loose {
  'full-name': string
  'phone-number'?: string | undefined
  email: string | null
  'employee-screening-flow': boolean
  host: string | null
  'host-email': string | null
  'private-notes': string | null
  'signed-in-at': string
  'signed-out-at'?: string | undefined
  thumbnails: Loose & { large: string | null; original: string | null; small: string | null }
  'flow-name': string
  nda?: string | undefined
  'legal-docs'?: LegalDoc[] | undefined
  'user-data': Answer[]
  'approval-status'?: Loose | undefined
}

interface Invite extends Loose {
  id: string
  type: Open<'invites'>
  attributes: InviteAttributes
  relationships: Record<string, Relationship | undefined>
  'visitor-profile-id'?: string | undefined
}

interface InviteAttributes extends Loose {
  'employee-screening-flow': boolean
  'full-name': string
  email: string | null
  'inviter-name': string | null
  'inviter-email': string | null
  'expected-arrival-time': string
  'private-notes': string | null
  arrived: boolean
  'been-here-before': boolean
  'flow-name': string
  'flow-id': string
  'user-data': Answer[]
  nda?: string | undefined
  'changed-fields'?: string[] | undefined
  'preregistration-complete': boolean
  'legal-docs'?: LegalDoc[] | undefined
  'signed-in-at'?: string | undefined
  'signed-out-at'?: string | undefined
}

interface LegalDoc extends Loose {
  id: string
  url: string
  'signed-at': string
  agreement: Loose & { id: string }
}

interface Answer extends Loose {
  field: string
  value: string | null
}

interface Relationship extends Loose {
  /** A reference, or a list of them. */
  data: unknown
}

/** The payload of each event. */
export interface EnvoyPayloads {
  employee_entry_sign_in: EntryEvent
  employee_entry_sign_out: EntryEvent
  employee_invite_created: InviteEvent
  employee_invite_removed: InviteEvent
  employee_invite_updated: InviteEvent
  employee_upcoming_visit: InviteEvent
  entry_blacklist_deny: EntryEvent
  entry_blacklist_review: EntryEvent
  entry_sign_in: EntryEvent
  entry_sign_out: EntryEvent
  invite_created: InviteEvent
  invite_removed: InviteEvent
  invite_updated: InviteEvent
  qr_code_sent: InviteEvent
  upcoming_visit: InviteEvent
}
