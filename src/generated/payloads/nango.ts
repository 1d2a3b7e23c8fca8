// Written by `npm run payloads` from:
// - @nangohq/types 0.71.10

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface NangoPayloads {
  async_action: AsyncAction
  'auth.creation': Auth
  'auth.deletion': Auth
  'auth.override': Auth
  'auth.refresh': Auth
  'auth.unknown': Auth
  forward: Forward
  sync: Sync
}

interface AsyncAction extends Loose {
  type: string
  connectionId: string
  providerConfigKey: string
  payload: AsyncActionResponse
  from: string
}

interface AsyncActionResponse extends Loose {
  id: string
  statusUrl: string
}

interface Auth extends Loose {
  success: boolean
  type: string
  connectionId: string
  authMode: Open<
    | 'API_KEY'
    | 'APP'
    | 'AWS_SIGV4'
    | 'BASIC'
    | 'BILL'
    | 'CUSTOM'
    | 'INSTALL_PLUGIN'
    | 'JWT'
    | 'MCP_OAUTH2'
    | 'MCP_OAUTH2_GENERIC'
    | 'NONE'
    | 'OAUTH1'
    | 'OAUTH2'
    | 'OAUTH2_CC'
    | 'SIGNATURE'
    | 'TBA'
    | 'TWO_STEP'
    | 'unknown'
  >
  providerConfigKey: string
  provider: string
  environment: string
  operation: Open<'creation' | 'deletion' | 'override' | 'refresh' | 'unknown'>
  tags?: { [key: string]: string } | undefined
  endUser?: AuthEndUser | undefined
  from: string
  error?: ErrorPayload | undefined
}

interface AuthEndUser extends Loose {
  endUserId: string
  organizationId?: string | undefined
  endUserEmail?: string | null | undefined
  tags: { [key: string]: string }
}

interface Checkpoint extends Loose {}

interface ErrorPayload extends Loose {
  type: string
  description: string
  payload?: Loose | unknown[] | undefined
}

interface Forward extends Loose {
  type: string
  connectionId?: string | undefined
  providerConfigKey: string
  payload: unknown
  from: string
}

interface Sync extends Loose {
  success: boolean
  modifiedAfter?: string | undefined
  responseResults?: SyncResult | undefined
  queryTimeStamp?: string | null | undefined
  type: string
  connectionId: string
  providerConfigKey: string
  syncName: string
  syncVariant: string
  model: string
  checkpoints?: (Loose & { from: Checkpoint | null; to: Checkpoint | null }) | null | undefined
  syncType: Open<'INCREMENTAL' | 'INITIAL' | 'WEBHOOK'>
  from: string
  error?: SyncErrorPayload | undefined
  startedAt?: string | undefined
  failedAt?: string | undefined
}

interface SyncErrorPayload extends Loose {
  additional_properties?: Loose | undefined
  type: string
  description: string
  payload?: Loose | unknown[] | undefined
}

interface SyncResult extends Loose {
  added: number
  updated: number
  deleted: number
}
