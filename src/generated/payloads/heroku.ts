// Written by `npm run payloads` from:
// - @heroku-cli/schema 2.0.1

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event, with the resource in `data`. */
export interface HerokuPayloads {
  'addon-attachment.create': AddonAttachmentCreatePayload
  'addon-attachment.destroy': AddonAttachmentCreatePayload
  'addon.create': AddonCreatePayload
  'addon.destroy': AddonCreatePayload
  'addon.update': AddonCreatePayload
  'app.create': AppCreatePayload
  'app.destroy': AppCreatePayload
  'app.update': AppCreatePayload
  'build.create': BuildCreatePayload
  'build.update': BuildCreatePayload
  'collaborator.create': CollaboratorCreatePayload
  'collaborator.destroy': CollaboratorCreatePayload
  'collaborator.update': CollaboratorCreatePayload
  'domain.create': DomainCreatePayload
  'domain.destroy': DomainCreatePayload
  'dyno.create': DynoCreatePayload
  'dyno.destroy': DynoCreatePayload
  'dyno.update': DynoCreatePayload
  'formation.destroy': FormationUpdatePayload
  'formation.update': FormationUpdatePayload
  'release.create': ReleaseCreatePayload
  'release.update': ReleaseCreatePayload
  'sni-endpoint.create': SniEndpointCreatePayload
  'sni-endpoint.destroy': SniEndpointCreatePayload
  'sni-endpoint.update': SniEndpointCreatePayload
}

interface AddOn extends Loose {
  actions?: unknown
  addon_service?: AddOnService | (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  app?: (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  billed_price?: PlanPrice | null | undefined
  billing_entity?: AddOnBillingEntity | undefined
  config_vars?: string[] | undefined
  created_at?: string | undefined
  id?: string | undefined
  name?: string | undefined
  plan?: Plan | (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  provider_id?: string | undefined
  provision_message?: string | undefined
  state?: Open<'deprovisioned' | 'provisioned' | 'provisioning'> | undefined
  updated_at?: string | undefined
  web_url?: string | null | undefined
}

interface AddOnAttachment extends Loose {
  addon?: AddOnAttachmentAddon | undefined
  app?: (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  created_at?: string | undefined
  id?: string | undefined
  log_input_url?: string | null | undefined
  name?: string | undefined
  namespace?: string | null | undefined
  updated_at?: string | undefined
  web_url?: string | null | undefined
}

interface AddOnAttachmentAddon extends Loose {
  app: Loose & { id?: string | undefined; name?: string | undefined }
  id: string
  name: string
}

interface AddOnBillingEntity extends Loose {
  id?: string | undefined
  name?: string | undefined
  type?: Open<'app' | 'team'> | undefined
}

interface AddOnService extends Loose {
  cli_plugin_name?: string | null | undefined
  created_at?: string | undefined
  human_name?: string | undefined
  id?: string | undefined
  name?: string | undefined
  state?: Open<'alpha' | 'beta' | 'ga' | 'shutdown'> | undefined
  supports_multiple_installations?: boolean | undefined
  supports_sharing?: boolean | undefined
  updated_at?: string | undefined
}

interface AddonAttachmentCreatePayload extends Loose {
  id: string
  resource: string
  action: string
  version: string
  actor: Loose & { id: string; email: string }
  data: AddOnAttachment
  previous_data?: Loose | undefined
  created_at: string
  updated_at: string
  published_at: string | null
  sequence: string | null
  webhook_metadata: Loose
}

interface AddonCreatePayload extends Loose {
  id: string
  resource: string
  action: string
  version: string
  actor: Loose & { id: string; email: string }
  data: AddOn
  previous_data?: Loose | undefined
  created_at: string
  updated_at: string
  published_at: string | null
  sequence: string | null
  webhook_metadata: Loose
}

interface App extends Loose {
  acm?: boolean | undefined
  archived_at?: string | null | undefined
  build_stack?: (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  buildpack_provided_description?: string | null | undefined
  created_at?: string | undefined
  git_url?: string | undefined
  id?: string | undefined
  internal_routing?: boolean | null | undefined
  maintenance?: boolean | undefined
  name?: string | undefined
  organization?: (Loose & { id?: string | undefined; name?: string | undefined }) | null | undefined
  owner?: (Loose & { email?: string | undefined; id?: string | undefined }) | undefined
  region?: (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  released_at?: string | null | undefined
  repo_size?: number | null | undefined
  slug_size?: number | null | undefined
  space?: AppSpace | null | undefined
  stack?: (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  team?: (Loose & { id?: string | undefined; name?: string | undefined }) | null | undefined
  updated_at?: string | undefined
  web_url?: string | null | undefined
}

interface AppCreatePayload extends Loose {
  id: string
  resource: string
  action: string
  version: string
  actor: Loose & { id: string; email: string }
  data: App
  previous_data?: Loose | undefined
  created_at: string
  updated_at: string
  published_at: string | null
  sequence: string | null
  webhook_metadata: Loose
}

interface AppSpace extends Loose {
  id?: string | undefined
  name?: string | undefined
  shield?: boolean | undefined
}

interface Build extends Loose {
  app?: (Loose & { id?: string | undefined }) | undefined
  buildpacks?: (Loose & { name?: string | undefined; url?: string | undefined })[] | null | undefined
  created_at?: string | undefined
  id?: string | undefined
  output_stream_url?: string | undefined
  release?: (Loose & { id?: string | undefined }) | undefined
  slug?: (Loose & { id?: string | undefined }) | null | undefined
  source_blob?: SourceBlob | undefined
  stack?: string | undefined
  status?: Open<'failed' | 'pending' | 'succeeded'> | undefined
  updated_at?: string | undefined
  user?: (Loose & { email?: string | undefined; id?: string | undefined }) | undefined
}

interface BuildCreatePayload extends Loose {
  id: string
  resource: string
  action: string
  version: string
  actor: Loose & { id: string; email: string }
  data: Build
  previous_data?: Loose | undefined
  created_at: string
  updated_at: string
  published_at: string | null
  sequence: string | null
  webhook_metadata: Loose
}

interface Collaborator extends Loose {
  app?: (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  created_at?: string | undefined
  id?: string | undefined
  permissions?: TeamAppPermission[] | undefined
  role?: Open<'admin' | 'collaborator' | 'member' | 'owner'> | null | undefined
  updated_at?: string | undefined
  user?: CollaboratorUser | undefined
}

interface CollaboratorCreatePayload extends Loose {
  id: string
  resource: string
  action: string
  version: string
  actor: Loose & { id: string; email: string }
  data: Collaborator
  previous_data?: Loose | undefined
  created_at: string
  updated_at: string
  published_at: string | null
  sequence: string | null
  webhook_metadata: Loose
}

interface CollaboratorUser extends Loose {
  email?: string | undefined
  federated?: boolean | undefined
  id?: string | undefined
}

interface Domain extends Loose {
  acm_status?: string | null | undefined
  acm_status_reason?: string | null | undefined
  app?: (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  cname?: string | null | undefined
  created_at?: string | undefined
  hostname?: string | undefined
  id?: string | undefined
  kind?: Open<'custom' | 'heroku'> | undefined
  sni_endpoint?: (Loose & { id?: string | undefined; name?: string | undefined }) | null | undefined
  status?: string | undefined
  updated_at?: string | undefined
}

interface DomainCreatePayload extends Loose {
  id: string
  resource: string
  action: string
  version: string
  actor: Loose & { id: string; email: string }
  data: Domain
  previous_data?: Loose | undefined
  created_at: string
  updated_at: string
  published_at: string | null
  sequence: string | null
  webhook_metadata: Loose
}

interface Dyno extends Loose {
  app?: (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  attach_url?: string | null | undefined
  command?: string | undefined
  created_at?: string | undefined
  id?: string | undefined
  name?: string | undefined
  release?: (Loose & { id?: string | undefined; version?: number | undefined }) | undefined
  size?: string | undefined
  state?: string | undefined
  type?: string | undefined
  updated_at?: string | undefined
}

interface DynoCreatePayload extends Loose {
  id: string
  resource: string
  action: string
  version: string
  actor: Loose & { id: string; email: string }
  data: Dyno
  previous_data?: Loose | undefined
  created_at: string
  updated_at: string
  published_at: string | null
  sequence: string | null
  webhook_metadata: Loose
}

interface Formation extends Loose {
  app?: (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  command?: string | undefined
  created_at?: string | undefined
  id?: string | undefined
  quantity?: number | undefined
  size?: string | undefined
  type?: string | undefined
  updated_at?: string | undefined
}

interface FormationUpdatePayload extends Loose {
  id: string
  resource: string
  action: string
  version: string
  actor: Loose & { id: string; email: string }
  data: Formation
  previous_data?: Loose | undefined
  created_at: string
  updated_at: string
  published_at: string | null
  sequence: string | null
  webhook_metadata: Loose
}

interface Plan extends Loose {
  addon_service?: (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  compliance?: Open<'HIPAA' | 'PCI'>[] | null | undefined
  created_at?: string | undefined
  default?: boolean | undefined
  description?: string | undefined
  human_name?: string | undefined
  id?: string | undefined
  installable_inside_private_network?: boolean | undefined
  installable_outside_private_network?: boolean | undefined
  name?: string | undefined
  price?: PlanPrice | undefined
  space_default?: boolean | undefined
  state?: string | undefined
  updated_at?: string | undefined
  visible?: boolean | undefined
}

interface PlanPrice extends Loose {
  cents?: number | undefined
  contract?: boolean | undefined
  unit?: string | undefined
}

interface Release extends Loose {
  addon_plan_names?: string[] | undefined
  app?: (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  created_at?: string | undefined
  current?: boolean | undefined
  description?: string | null | undefined
  id?: string | undefined
  output_stream_url?: string | null | undefined
  slug?: (Loose & { id?: string | undefined }) | null | undefined
  status?: Open<'failed' | 'pending' | 'succeeded'> | undefined
  updated_at?: string | undefined
  user?: (Loose & { email?: string | undefined; id?: string | undefined }) | undefined
  version?: number | undefined
}

interface ReleaseCreatePayload extends Loose {
  id: string
  resource: string
  action: string
  version: string
  actor: Loose & { id: string; email: string }
  data: Release
  previous_data?: Loose | undefined
  created_at: string
  updated_at: string
  published_at: string | null
  sequence: string | null
  webhook_metadata: Loose
}

interface SNIEndpoint extends Loose {
  app?: (Loose & { id?: string | undefined; name?: string | undefined }) | undefined
  certificate_chain?: string | undefined
  created_at?: string | undefined
  display_name?: string | null | undefined
  domains?: string[] | undefined
  id?: string | undefined
  name?: string | undefined
  ssl_cert?: SNIEndpointSslCert | undefined
  updated_at?: string | undefined
}

interface SNIEndpointSslCert extends Loose {
  'ca_signed?'?: boolean | undefined
  cert_domains?: unknown[] | undefined
  expires_at?: string | undefined
  id?: string | undefined
  issuer?: string | undefined
  'self_signed?'?: boolean | undefined
  starts_at?: string | undefined
  subject?: string | undefined
}

interface SniEndpointCreatePayload extends Loose {
  id: string
  resource: string
  action: string
  version: string
  actor: Loose & { id: string; email: string }
  data: SNIEndpoint
  previous_data?: Loose | undefined
  created_at: string
  updated_at: string
  published_at: string | null
  sequence: string | null
  webhook_metadata: Loose
}

interface SourceBlob extends Loose {
  checksum?: string | null | undefined
  url?: string | undefined
  version?: string | null | undefined
  version_description?: string | null | undefined
}

interface TeamAppPermission extends Loose {
  description?: string | undefined
  name?: string | undefined
}
