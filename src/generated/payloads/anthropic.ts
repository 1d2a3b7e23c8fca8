// Written by `npm run payloads` from:
// - @anthropic-ai/sdk 1.12.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/** The payload of each event. */
export interface AnthropicPayloads {
  'agent.archived': AgentCreatedPayload
  'agent.created': AgentCreatedPayload
  'agent.deleted': AgentCreatedPayload
  'agent.updated': AgentCreatedPayload
  'deployment.archived': AgentCreatedPayload
  'deployment.created': AgentCreatedPayload
  'deployment.deleted': AgentCreatedPayload
  'deployment.paused': AgentCreatedPayload
  'deployment.unpaused': AgentCreatedPayload
  'deployment.updated': AgentCreatedPayload
  'deployment_run.failed': AgentCreatedPayload
  'deployment_run.started': AgentCreatedPayload
  'deployment_run.succeeded': AgentCreatedPayload
  'environment.archived': AgentCreatedPayload
  'environment.created': AgentCreatedPayload
  'environment.deleted': AgentCreatedPayload
  'environment.updated': AgentCreatedPayload
  'external_key.failed': ExternalKeyFailedPayload
  'external_key.recovered': ExternalKeyFailedPayload
  'memory_store.archived': AgentCreatedPayload
  'memory_store.created': AgentCreatedPayload
  'memory_store.deleted': AgentCreatedPayload
  'session.archived': AgentCreatedPayload
  'session.budget_reached': AgentCreatedPayload
  'session.created': AgentCreatedPayload
  'session.deleted': AgentCreatedPayload
  'session.idled': AgentCreatedPayload
  'session.outcome_evaluation_ended': AgentCreatedPayload
  'session.pending': AgentCreatedPayload
  'session.requires_action': AgentCreatedPayload
  'session.running': AgentCreatedPayload
  'session.status_idled': AgentCreatedPayload
  'session.status_rescheduled': AgentCreatedPayload
  'session.status_run_started': AgentCreatedPayload
  'session.status_terminated': AgentCreatedPayload
  'session.thread_created': SessionThreadIdledPayload
  'session.thread_idled': SessionThreadIdledPayload
  'session.thread_terminated': SessionThreadIdledPayload
  'session.updated': AgentCreatedPayload
  'user_profile.enforcement_action_opened': UserProfileEnforcementActionOpenedPayload
  'user_profile.enforcement_action_resolved': UserProfileEnforcementActionOpenedPayload
  'user_profile.program_status_updated': ExternalKeyFailedPayload
  'vault.archived': AgentCreatedPayload
  'vault.created': AgentCreatedPayload
  'vault.deleted': AgentCreatedPayload
  'vault_credential.archived': VaultCredentialCreatedPayload
  'vault_credential.created': VaultCredentialCreatedPayload
  'vault_credential.deleted': VaultCredentialCreatedPayload
  'vault_credential.refresh_failed': VaultCredentialCreatedPayload
}

interface AgentCreatedEventData extends Loose {
  id: string
  organization_id: string
  type: string
  workspace_id: string
}

interface AgentCreatedPayload extends Loose {
  id: string
  created_at: string
  data: AgentCreatedEventData
  type: 'event'
}

interface ExternalKeyFailedEventData extends Loose {
  id: string
  organization_id: string
  type: string
}

interface ExternalKeyFailedPayload extends Loose {
  id: string
  created_at: string
  data: ExternalKeyFailedEventData
  type: 'event'
}

interface SessionThreadIdledEventData extends Loose {
  id: string
  organization_id: string
  session_thread_id: string
  type: string
  workspace_id: string
}

interface SessionThreadIdledPayload extends Loose {
  id: string
  created_at: string
  data: SessionThreadIdledEventData
  type: 'event'
}

interface UserProfileEnforcementActionOpenedEventData extends Loose {
  id: string
  enforcement_action_id: string
  organization_id: string
  type: string
}

interface UserProfileEnforcementActionOpenedPayload extends Loose {
  id: string
  created_at: string
  data: UserProfileEnforcementActionOpenedEventData
  type: 'event'
}

interface VaultCredentialCreatedEventData extends Loose {
  id: string
  organization_id: string
  type: string
  vault_id: string
  workspace_id: string
}

interface VaultCredentialCreatedPayload extends Loose {
  id: string
  created_at: string
  data: VaultCredentialCreatedEventData
  type: 'event'
}
