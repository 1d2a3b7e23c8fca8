// Webhooks V3 of PagerDuty, https://developer.pagerduty.com/docs/webhooks-overview
// Read on 2026-11-29 in docs/webhooks/01-Overview.md of PagerDuty/developer-docs (commit 94224391): the events with their types, and an example of each type.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

/** A short form of an object, which the API returns in full. */
interface Reference extends Loose {
  id: string
  type: string
  self: string | null
  html_url: string | null
  summary: string | null
}

interface Payload<Data> extends Loose {
  event: PagerdutyEvent<Data>
}

interface PagerdutyEvent<Data> extends Loose {
  id: string
  event_type: string
  resource_type: string
  occurred_at: string
  /** Who or what initiated the event; null for automation. */
  agent: Reference | null
  client: (Loose & { name?: string | undefined }) | null
  data: Data
}

interface Incident extends Loose {
  id: string
  type: string
  self: string
  html_url: string
  number: number
  status: string
  incident_key: string
  created_at: string
  reopened_at: string | null
  title: string
  incident_type?: IncidentType | undefined
  service: Reference
  assignees: (Reference | null)[]
  escalation_policy: Reference | null
  teams: Reference[]
  priority: Reference | null
  urgency: string
  conference_bridge: ConferenceBridge | null
  resolve_reason: Loose | null
}

interface IncidentType extends Loose {
  name: string
}

interface ConferenceBridge extends Loose {
  conference_number: string
  conference_url: string | null
}

interface IncidentConferenceBridge extends Loose {
  incident: Reference
  conference_numbers: ConferenceNumber[]
  conference_url: string | null
  type: string
}

interface ConferenceNumber extends Loose {
  label: string
  number: string
}

interface IncidentFieldValues extends Loose {
  incident: Reference
  custom_fields: CustomField[]
  changed_custom_fields: ChangedCustomField[]
  type: string
}

interface CustomField extends Loose {
  data_type: string
  field_type: string
  id: string
  name: string
  namespace?: string | undefined
  type: string
  value?: unknown
}

interface ChangedCustomField extends Loose {
  data_type: string
  field_type: string
  id: string
  name: string
  namespace?: string | undefined
  type: string
  value?: unknown
}

interface IncidentNote extends Loose {
  incident: Reference
  id: string
  content: string
  trimmed: boolean
  type: string
}

interface RoleAssignment extends Loose {
  assignee: Reference | null
  id: string
  incident: Reference
  old_assignee?: unknown
  role: Reference
  status: string
  type: string
}

interface IncidentRoleAssignment extends Loose {
  type: string
  incident_role_assignments: RoleAssignment[]
}

interface IncidentStatusUpdate extends Loose {
  incident: Reference
  id: string
  message: string
  trimmed: boolean
  type: string
}

interface IncidentResponder extends Loose {
  incident: Reference
  user: Reference
  escalation_policy: Reference | null
  message: string
  state: string
  type: string
}

interface IncidentTask extends Loose {
  name: string
  description: string
  id: string
  summary: string | null
  type: string
  status: string
  assignees: (Reference | null)[]
  incident: Reference
}

interface IncidentWorkflowInstance extends Loose {
  id: string
  type: string
  summary: string | null
  incident_workflow: Reference
  workflow_trigger: Reference
  incident: Reference
  service: Reference
}

interface Service extends Loose {
  html_url: string
  id: string
  self: string
  summary: string | null
  alert_creation: string
  teams: Reference[]
  type: string
}

interface ServiceFieldValues extends Loose {
  service: Reference
  custom_fields: CustomField[]
  changed_custom_fields: ChangedCustomField[]
  type: string
}

interface IncidentActionInvocation extends Loose {
  id: string
  self: string
  html_url: string
  incident: Reference
  action: Reference
  state: string
  type: string
}

/** The payload of each event. */
export interface PagerdutyPayloads {
  'incident.acknowledged': Payload<Incident>
  'incident.action_invocation.created': Payload<IncidentActionInvocation>
  'incident.action_invocation.terminated': Payload<IncidentActionInvocation>
  'incident.action_invocation.updated': Payload<IncidentActionInvocation>
  'incident.annotated': Payload<IncidentNote>
  'incident.conference_bridge.updated': Payload<IncidentConferenceBridge>
  'incident.custom_field_values.updated': Payload<IncidentFieldValues>
  'incident.delegated': Payload<Incident>
  'incident.escalated': Payload<Incident>
  'incident.incident_type.changed': Payload<Incident>
  'incident.priority_updated': Payload<Incident>
  'incident.reassigned': Payload<Incident>
  'incident.reopened': Payload<Incident>
  'incident.resolved': Payload<Incident>
  'incident.responder.added': Payload<IncidentResponder>
  'incident.responder.replied': Payload<IncidentResponder>
  'incident.role.assigned': Payload<IncidentRoleAssignment>
  'incident.service_updated': Payload<Incident>
  'incident.status_update_published': Payload<IncidentStatusUpdate>
  'incident.task.completed': Payload<IncidentTask>
  'incident.task.created': Payload<IncidentTask>
  'incident.task.updated': Payload<IncidentTask>
  'incident.triggered': Payload<Incident>
  'incident.unacknowledged': Payload<Incident>
  'incident.workflow.completed': Payload<IncidentWorkflowInstance>
  'incident.workflow.started': Payload<IncidentWorkflowInstance>
  'service.created': Payload<Service>
  'service.custom_field_values.updated': Payload<ServiceFieldValues>
  'service.deleted': Payload<Service>
  'service.updated': Payload<Service>
}
