// Webhooks of incident.io, https://docs.incident.io/api-reference/webhooks: an object under the name of the event.
// Read on 2026-11-29 in the models of incident-io/sdk-ts (commit 1bc5ffcf), and its sdk-ruby and sdk-python for the names.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Incident extends Loose {
  id: string
  /** Such as `INC-123`. */
  reference: string
  name: string
  summary?: string | undefined
  permalink?: string | undefined
  mode: Open<'retrospective' | 'standard' | 'test' | 'tutorial'>
  visibility: Open<'private' | 'public'>
  incident_status: Loose & { name: string; category: string }
  severity?: (Loose & { name: string }) | undefined
  incident_type?: Loose | undefined
  incident_role_assignments: Loose[]
  custom_field_entries: Loose[]
  incident_timestamp_values?: Loose[] | undefined
  duration_metrics?: Loose[] | undefined
  creator: Loose
  external_issue_reference?: Loose | undefined
  related_incidents?: string[] | undefined
  team_ids: string[]
  slack_team_id: string
  slack_channel_id: string
  slack_channel_name?: string | undefined
  slack_channel_url?: string | undefined
  ms_teams_channel_url?: string | undefined
  call_url?: string | undefined
  most_recent_update_message?: string | undefined
  has_debrief?: boolean | undefined
  debriefs?: Loose[] | undefined
  postmortem_document_ids?: string[] | undefined
  postmortem_document_url?: string | undefined
  workload_minutes_total?: number | undefined
  workload_minutes_late?: number | undefined
  workload_minutes_sleeping?: number | undefined
  workload_minutes_working?: number | undefined
  created_at: string
  updated_at: string
  last_activity_at: string
}

/** Of what is private only the id is sent. */
interface Private extends Loose {
  id: string
}

type Payload<Event extends string, Data> = Loose & { event_type: string } & { [Name in Event]: Data }

/** The payload of each event. */
export interface IncidentIoPayloads {
  'private_incident.follow_up_created_v1': Payload<'private_incident.follow_up_created_v1', Private>
  'private_incident.follow_up_updated_v1': Payload<'private_incident.follow_up_updated_v1', Private>
  'private_incident.incident_created_v2': Payload<'private_incident.incident_created_v2', Private>
  'private_incident.incident_updated_v2': Payload<'private_incident.incident_updated_v2', Private>
  'public_incident.incident_created_v2': Payload<'public_incident.incident_created_v2', Incident>
  'public_incident.incident_updated_v2': Payload<'public_incident.incident_updated_v2', Incident>
}
