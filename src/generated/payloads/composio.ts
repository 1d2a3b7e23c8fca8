// Written by `npm run payloads` from:
// - @composio/core 0.17.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface ComposioPayloads {
  'composio.connected_account.expired': ComposioConnectedAccountExpiredPayload
  'composio.trigger.message': ComposioTriggerMessagePayload
}

interface ComposioConnectedAccountExpiredPayload extends Loose {
  type: string
  id: string
  timestamp: string
  data: ComposioConnectedAccountExpiredPayloadData
  metadata: Loose & { project_id: string; org_id: string }
}

interface ComposioConnectedAccountExpiredPayloadData extends Loose {
  id: string
  data: Loose
  toolkit: Loose & { slug: string }
  auth_config: ComposioConnectedAccountExpiredPayloadDataAuthConfig
  user_id: string
  status: Open<'ACTIVE' | 'EXPIRED' | 'FAILED' | 'INACTIVE' | 'INITIALIZING' | 'INITIATED' | 'REVOKED'>
  created_at: string
  updated_at: string
  state: ComposioConnectedAccountExpiredPayloadDataState
  params: Loose
  status_reason: string | null
  is_disabled: boolean
  test_request_endpoint?: string | undefined
  deprecated?: (Loose & { uuid: string; labels: string[] }) | undefined
}

interface ComposioConnectedAccountExpiredPayloadDataAuthConfig extends Loose {
  id: string
  is_disabled: boolean
  auth_scheme: Open<
    | 'API_KEY'
    | 'BASIC'
    | 'BASIC_WITH_JWT'
    | 'BEARER_TOKEN'
    | 'BILLCOM_AUTH'
    | 'CALCOM_AUTH'
    | 'DCR_OAUTH'
    | 'GOOGLE_SERVICE_ACCOUNT'
    | 'NO_AUTH'
    | 'OAUTH1'
    | 'OAUTH2'
    | 'S2S_OAUTH2'
    | 'SAML'
    | 'SERVICE_ACCOUNT'
  >
  is_composio_managed: boolean
  deprecated?: (Loose & { uuid: string }) | undefined
}

interface ComposioConnectedAccountExpiredPayloadDataState extends Loose {
  authScheme: Open<
    | 'API_KEY'
    | 'BASIC'
    | 'BASIC_WITH_JWT'
    | 'BEARER_TOKEN'
    | 'BILLCOM_AUTH'
    | 'CALCOM_AUTH'
    | 'DCR_OAUTH'
    | 'GOOGLE_SERVICE_ACCOUNT'
    | 'NO_AUTH'
    | 'OAUTH1'
    | 'OAUTH2'
    | 'S2S_OAUTH2'
    | 'SAML'
    | 'SERVICE_ACCOUNT'
  >
  val: Loose
}

interface ComposioTriggerMessagePayload extends Loose {
  type: string
  id: string
  data: Loose
  metadata: ComposioTriggerMessagePayloadMetadata
  timestamp: string
}

interface ComposioTriggerMessagePayloadMetadata extends Loose {
  trigger_id: string
  log_id: string
  user_id: string
  trigger_slug: string
  connected_account_id: string
  auth_config_id: string
}
