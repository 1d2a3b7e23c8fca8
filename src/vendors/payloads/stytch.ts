// Webhooks of Stytch, https://stytch.com/docs/workspace-management/webhooks
// Read on 2026-11-29: the fields of every event. Get the object from the API.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Event extends Loose {
  project_id: string
  event_id: string
  /** `CREATE`, `UPDATE` or `DELETE`. */
  action: string
  object_type: string
  /** `DIRECT`, `DASHBOARD` or `SCIM`. */
  source: string
  /** The id of the object. */
  id: string
  timestamp: string
}

/** The payload of each event. */
export interface StytchPayloads {
  'DASHBOARD.member.CREATE': Event
  'DASHBOARD.member.DELETE': Event
  'DASHBOARD.member.UPDATE': Event
  'DASHBOARD.organization.CREATE': Event
  'DASHBOARD.organization.DELETE': Event
  'DASHBOARD.organization.UPDATE': Event
  'DIRECT.member.CREATE': Event
  'DIRECT.member.DELETE': Event
  'DIRECT.member.UPDATE': Event
  'DIRECT.organization.CREATE': Event
  'DIRECT.organization.DELETE': Event
  'DIRECT.organization.UPDATE': Event
  'SCIM.member.CREATE': Event
  'SCIM.member.DELETE': Event
  'SCIM.member.UPDATE': Event
}
