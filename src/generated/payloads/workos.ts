// Written by `npm run payloads` from:
// - @workos-inc/node 8.13.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface WorkosPayloads {
  'api_key.created': ApiKeyCreated
  'api_key.revoked': ApiKeyCreated
  'authentication.email_verification_succeeded': AuthenticationSSOFailed
  'authentication.magic_auth_failed': AuthenticationSSOFailed
  'authentication.magic_auth_succeeded': AuthenticationSSOFailed
  'authentication.mfa_succeeded': AuthenticationSSOFailed
  'authentication.oauth_failed': AuthenticationSSOFailed
  'authentication.oauth_succeeded': AuthenticationSSOFailed
  'authentication.passkey_failed': AuthenticationSSOFailed
  'authentication.passkey_succeeded': AuthenticationSSOFailed
  'authentication.password_failed': AuthenticationSSOFailed
  'authentication.password_succeeded': AuthenticationSSOFailed
  'authentication.radar_risk_detected': AuthenticationRadarRiskDetected
  'authentication.sso_failed': AuthenticationSSOFailed
  'authentication.sso_succeeded': AuthenticationSSOFailed
  'connection.activated': ConnectionDeleted
  'connection.deactivated': ConnectionDeleted
  'connection.deleted': ConnectionDeleted
  'dsync.activated': DsyncActivated
  'dsync.deleted': DsyncDeleted
  'dsync.group.created': DsyncGroupCreated
  'dsync.group.deleted': DsyncGroupCreated
  'dsync.group.updated': DsyncGroupCreated
  'dsync.group.user_added': DsyncGroupUserAdded
  'dsync.group.user_removed': DsyncGroupUserAdded
  'dsync.user.created': DsyncUserCreated
  'dsync.user.deleted': DsyncUserCreated
  'dsync.user.updated': DsyncUserCreated
  'email_verification.created': EmailVerificationCreated
  'flag.created': FlagCreated
  'flag.deleted': FlagCreated
  'flag.rule_updated': FlagCreated
  'flag.updated': FlagCreated
  'invitation.accepted': InvitationResent
  'invitation.created': InvitationResent
  'invitation.resent': InvitationResent
  'invitation.revoked': InvitationResent
  'magic_auth.created': MagicAuthCreated
  'organization.created': OrganizationCreated
  'organization.deleted': OrganizationCreated
  'organization.updated': OrganizationCreated
  'organization_domain.created': OrganizationDomainCreated
  'organization_domain.deleted': OrganizationDomainCreated
  'organization_domain.updated': OrganizationDomainCreated
  'organization_domain.verification_failed': OrganizationDomainVerificationFailed
  'organization_domain.verified': OrganizationDomainCreated
  'organization_membership.created': OrganizationMembershipCreated
  'organization_membership.deleted': OrganizationMembershipCreated
  'organization_membership.updated': OrganizationMembershipCreated
  'organization_role.created': OrganizationRoleCreated
  'organization_role.deleted': OrganizationRoleCreated
  'organization_role.updated': OrganizationRoleCreated
  'password_reset.created': PasswordResetCreated
  'password_reset.succeeded': PasswordResetCreated
  'permission.created': PermissionCreated
  'permission.deleted': PermissionCreated
  'permission.updated': PermissionCreated
  'role.created': RoleCreated
  'role.deleted': RoleCreated
  'role.updated': RoleCreated
  'session.created': SessionCreated
  'session.revoked': SessionCreated
  'user.created': UserCreated
  'user.deleted': UserCreated
  'user.updated': UserCreated
  'vault.byok_key.verification_completed': VaultByokKeyVerificationCompleted
  'vault.data.created': VaultDataCreated
  'vault.data.deleted': VaultDataDeleted
  'vault.data.read': VaultDataRead
  'vault.data.updated': VaultDataCreated
  'vault.dek.decrypted': VaultDekDecrypted
  'vault.dek.read': VaultDekRead
  'vault.kek.created': VaultKekCreated
  'vault.metadata.read': VaultDataDeleted
  'vault.names.listed': VaultNamesListed
}

interface ApiKeyCreated extends Loose {
  event: string
  data: SerializedApiKey
  id: string
  created_at: string
  context?: Loose | undefined
}

interface Authentication extends Loose {
  email: string | null
  error?: AuthenticationEventError | undefined
  ip_address: string | null
  sso?: AuthenticationEventSso | undefined
  status: Open<'failed' | 'succeeded'>
  type: Open<'email_verification' | 'magic_auth' | 'mfa' | 'oauth' | 'password' | 'sso'>
  user_agent: string | null
  user_id: string | null
}

interface AuthenticationEventError extends Loose {
  code: string
  message: string
}

interface AuthenticationEventSso extends Loose {
  connection_id: string
  organization_id: string
  session_id?: string | undefined
}

interface AuthenticationRadarRiskDetected extends Loose {
  event: string
  data: AuthenticationRadarRiskDetectedEventResponseData
  id: string
  created_at: string
  context?: Loose | undefined
}

interface AuthenticationRadarRiskDetectedEventResponseData extends Loose {
  auth_method: string
  action: Open<'login' | 'signup'>
  control: string | null
  blocklist_type: string | null
  ip_address: string | null
  user_agent: string | null
  user_id: string
  email: string
}

interface AuthenticationSSOFailed extends Loose {
  event: string
  data: Authentication
  id: string
  created_at: string
  context?: Loose | undefined
}

interface Connection extends Loose {
  object: Open<'connection'>
  id: string
  organization_id?: string | undefined
  name: string
  connection_type: Open<
    | 'ADFSSAML'
    | 'AdpOidc'
    | 'AppleOAuth'
    | 'Auth0SAML'
    | 'AzureSAML'
    | 'CasSAML'
    | 'ClassLinkSAML'
    | 'CloudflareSAML'
    | 'CyberArkSAML'
    | 'DuoSAML'
    | 'GenericOIDC'
    | 'GenericSAML'
    | 'GitHubOAuth'
    | 'GoogleOAuth'
    | 'GoogleSAML'
    | 'JumpCloudSAML'
    | 'KeycloakSAML'
    | 'LastPassSAML'
    | 'LoginGovOidc'
    | 'MagicLink'
    | 'MicrosoftOAuth'
    | 'MiniOrangeSAML'
    | 'NetIqSAML'
    | 'OktaSAML'
    | 'OneLoginSAML'
    | 'OracleSAML'
    | 'PingFederateSAML'
    | 'PingOneSAML'
    | 'RipplingSAML'
    | 'SalesforceOAuth'
    | 'SalesforceSAML'
    | 'ShibbolethGenericSAML'
    | 'ShibbolethSAML'
    | 'SimpleSamlPhpSAML'
    | 'VMwareSAML'
  >
  state: Open<'active' | 'draft' | 'inactive' | 'validating'>
  domains: ConnectionDomain[]
  created_at: string
  updated_at: string
}

interface ConnectionDeleted extends Loose {
  event: string
  data: Connection
  id: string
  created_at: string
  context?: Loose | undefined
}

interface ConnectionDomain extends Loose {
  object: Open<'connection_domain'>
  id: string
  domain: string
}

interface DirectoryGroup extends Loose {
  id: string
  idp_id: string
  directory_id: string
  organization_id: string | null
  name: string
  created_at: string
  updated_at: string
  raw_attributes: unknown
  previous_attributes?: unknown
}

interface DirectoryUser extends Loose {
  object: Open<'directory_user'>
  id: string
  directory_id: string
  organization_id: string | null
  raw_attributes: unknown
  custom_attributes: KeyContext
  idp_id: string
  first_name: string | null
  email: string | null
  last_name: string | null
  state: Open<'active' | 'inactive'>
  role?: Role | undefined
  roles?: Role[] | undefined
  created_at: string
  updated_at: string
  previous_attributes?: unknown
}

interface DsyncActivated extends Loose {
  event: string
  data: EventDirectory
  id: string
  created_at: string
  context?: Loose | undefined
}

interface DsyncDeleted extends Loose {
  event: string
  data: DsyncDeletedData
  id: string
  created_at: string
  context?: Loose | undefined
}

interface DsyncDeletedData extends Loose {
  object: Open<'directory'>
  id: string
  type: Open<
    | 'azure scim v2.0'
    | 'bamboohr'
    | 'breathe hr'
    | 'cezanne hr'
    | 'cyberark scim v2.0'
    | 'fourth hr'
    | 'generic scim v2.0'
    | 'gsuite directory'
    | 'hibob'
    | 'jump cloud scim v2.0'
    | 'okta scim v2.0'
    | 'onelogin scim v2.0'
    | 'people hr'
    | 'personio'
    | 'pingfederate scim v2.0'
    | 'rippling scim v2.0'
    | 'sftp'
    | 'sftp workday'
    | 'workday'
  >
  state: Open<'active' | 'deleting' | 'inactive' | 'invalid_credentials' | 'validating'>
  name: string
  organization_id?: string | undefined
  created_at: string
  updated_at: string
}

interface DsyncGroupCreated extends Loose {
  event: string
  data: DirectoryGroup
  id: string
  created_at: string
  context?: Loose | undefined
}

interface DsyncGroupUserAdded extends Loose {
  event: string
  data: DsyncGroupUserAddedData
  id: string
  created_at: string
  context?: Loose | undefined
}

interface DsyncGroupUserAddedData extends Loose {
  directory_id: string
  user: DirectoryUser
  group: DirectoryGroup
}

interface DsyncUserCreated extends Loose {
  event: string
  data: DirectoryUser
  id: string
  created_at: string
  context?: Loose | undefined
}

interface EmailVerification extends Loose {
  object: Open<'email_verification'>
  id: string
  user_id: string
  email: string
  expires_at: string
  created_at: string
  updated_at: string
}

interface EmailVerificationCreated extends Loose {
  event: string
  data: EmailVerification
  id: string
  created_at: string
  context?: Loose | undefined
}

interface EventDirectory extends Loose {
  object: Open<'directory'>
  id: string
  external_key: string
  type: Open<
    | 'azure scim v2.0'
    | 'bamboohr'
    | 'breathe hr'
    | 'cezanne hr'
    | 'cyberark scim v2.0'
    | 'fourth hr'
    | 'generic scim v2.0'
    | 'gsuite directory'
    | 'hibob'
    | 'jump cloud scim v2.0'
    | 'okta scim v2.0'
    | 'onelogin scim v2.0'
    | 'people hr'
    | 'personio'
    | 'pingfederate scim v2.0'
    | 'rippling scim v2.0'
    | 'sftp'
    | 'sftp workday'
    | 'workday'
  >
  state: Open<'active' | 'deleting' | 'inactive' | 'invalid_credentials' | 'validating'>
  name: string
  organization_id?: string | undefined
  domains: EventDirectoryDomain[]
  created_at: string
  updated_at: string
}

interface EventDirectoryDomain extends Loose {
  object: Open<'organization_domain'>
  id: string
  domain: string
}

interface FeatureFlag extends Loose {
  object: Open<'feature_flag'>
  id: string
  name: string
  slug: string
  description: string
  tags: string[]
  enabled: boolean
  default_value: boolean
  created_at: string
  updated_at: string
}

interface FlagCreated extends Loose {
  event: string
  data: FeatureFlag
  id: string
  created_at: string
  context?: Loose | undefined
}

interface Impersonator extends Loose {
  email: string
  reason: string | null
}

interface Invitation extends Loose {
  object: Open<'invitation'>
  id: string
  email: string
  state: Open<'accepted' | 'expired' | 'pending' | 'revoked'>
  accepted_at: string | null
  revoked_at: string | null
  expires_at: string
  organization_id: string | null
  inviter_user_id: string | null
  accepted_user_id: string | null
  created_at: string
  updated_at: string
}

interface InvitationResent extends Loose {
  event: string
  data: Invitation
  id: string
  created_at: string
  context?: Loose | undefined
}

interface KeyContext extends Loose {}

interface MagicAuth extends Loose {
  object: Open<'magic_auth'>
  id: string
  user_id: string
  email: string
  expires_at: string
  created_at: string
  updated_at: string
}

interface MagicAuthCreated extends Loose {
  event: string
  data: MagicAuth
  id: string
  created_at: string
  context?: Loose | undefined
}

interface Organization extends Loose {
  object: Open<'organization'>
  id: string
  name: string
  allow_profiles_outside_organization: boolean
  domains: OrganizationDomain[]
  stripe_customer_id?: string | undefined
  created_at: string
  updated_at: string
  external_id?: string | null | undefined
  metadata?: { [key: string]: string } | undefined
}

interface OrganizationCreated extends Loose {
  event: string
  data: Organization
  id: string
  created_at: string
  context?: Loose | undefined
}

interface OrganizationDomain extends Loose {
  object: Open<'organization_domain'>
  id: string
  domain: string
  organization_id: string
  state: Open<'failed' | 'pending' | 'verified'>
  verification_token?: string | undefined
  verification_strategy: Open<'dns' | 'manual'>
  verification_prefix?: string | undefined
  created_at: string
  updated_at: string
}

interface OrganizationDomainCreated extends Loose {
  event: string
  data: OrganizationDomain
  id: string
  created_at: string
  context?: Loose | undefined
}

interface OrganizationDomainVerificationFailed extends Loose {
  reason?: string | undefined
  organization_domain?: OrganizationDomain | undefined
  event?: string | undefined
  data?: OrganizationDomainVerificationFailed | undefined
  id?: string | undefined
  created_at?: string | undefined
  context?: Loose | undefined
}

interface OrganizationMembership extends Loose {
  role: Role
  roles?: Role[] | undefined
  object: Open<'organization_membership'>
  id: string
  organization_id: string
  organization_name: string
  status: Open<'active' | 'inactive' | 'pending'>
  user_id: string
  directory_managed?: boolean | undefined
  created_at: string
  updated_at: string
  custom_attributes?: Loose | undefined
}

interface OrganizationMembershipCreated extends Loose {
  event: string
  data: OrganizationMembership
  id: string
  created_at: string
  context?: Loose | undefined
}

interface OrganizationRole extends Loose {
  object: Open<'organization_role'>
  organization_id: string
  slug: string
  name: string
  description: string | null
  resource_type_slug: string
  permissions: string[]
  created_at: string
  updated_at: string
}

interface OrganizationRoleCreated extends Loose {
  event: string
  data: OrganizationRole
  id: string
  created_at: string
  context?: Loose | undefined
}

interface PasswordReset extends Loose {
  object: Open<'password_reset'>
  id: string
  user_id: string
  email: string
  expires_at: string
  created_at: string
}

interface PasswordResetCreated extends Loose {
  event: string
  data: PasswordReset
  id: string
  created_at: string
  context?: Loose | undefined
}

interface Permission extends Loose {
  object: Open<'permission'>
  id: string
  slug: string
  name: string
  description: string | null
  resource_type_slug: string
  system: boolean
  created_at: string
  updated_at: string
}

interface PermissionCreated extends Loose {
  event: string
  data: Permission
  id: string
  created_at: string
  context?: Loose | undefined
}

interface Role extends Loose {
  slug: string
  object?: Open<'role'> | undefined
  permissions?: string[] | undefined
  created_at?: string | undefined
  updated_at?: string | undefined
}

interface RoleCreated extends Loose {
  event: string
  data: Role
  id: string
  created_at: string
  context?: Loose | undefined
}

interface SerializedApiKey extends Loose {
  object: Open<'api_key'>
  id: string
  owner: Loose & { type: Open<'organization'>; id: string }
  name: string
  obfuscated_value: string
  last_used_at: string | null
  permissions: string[]
  created_at: string
  updated_at: string
}

interface Session extends Loose {
  object: Open<'session'>
  id: string
  user_id: string
  ip_address: string | null
  user_agent: string | null
  organization_id?: string | undefined
  impersonator?: Impersonator | undefined
  auth_method: Open<
    | 'cross_app_auth'
    | 'external_auth'
    | 'impersonation'
    | 'magic_code'
    | 'migrated_session'
    | 'oauth'
    | 'passkey'
    | 'password'
    | 'sso'
    | 'unknown'
  >
  status: Open<'active' | 'expired' | 'revoked'>
  expires_at: string
  ended_at: string | null
  created_at: string
  updated_at: string
}

interface SessionCreated extends Loose {
  event: string
  data: Session
  id: string
  created_at: string
  context?: Loose | undefined
}

interface User extends Loose {
  object: Open<'user'>
  id: string
  email: string
  email_verified: boolean
  profile_picture_url: string | null
  first_name: string | null
  last_name: string | null
  last_sign_in_at: string | null
  locale: string | null
  created_at: string
  updated_at: string
  external_id?: string | undefined
  metadata?: { [key: string]: string } | undefined
}

interface UserCreated extends Loose {
  event: string
  data: User
  id: string
  created_at: string
  context?: Loose | undefined
}

interface VaultActor extends Loose {
  actor_id: string
  actor_source: Open<'api' | 'dashboard'>
  actor_name: string
}

interface VaultByokKeyVerificationCompleted extends Loose {
  event: string
  data: VaultByokKeyVerificationCompletedEventResponseData
  id: string
  created_at: string
  context?: Loose | undefined
}

interface VaultByokKeyVerificationCompletedEventResponseData extends Loose {
  organization_id: string
  key_provider: Open<'AWS_KMS' | 'AZURE_KEY_VAULT' | 'GCP_KMS'>
  verified: boolean
}

interface VaultDataCreated extends Loose {
  event: string
  data: VaultDataMutatedEventResponseData
  id: string
  created_at: string
  context?: Loose | undefined
}

interface VaultDataDeleted extends Loose {
  event: string
  data: VaultDataDeletedEventResponseData
  id: string
  created_at: string
  context?: Loose | undefined
}

interface VaultDataDeletedEventResponseData extends Loose {
  kv_name: string
  actor_id: string
  actor_source: Open<'api' | 'dashboard'>
  actor_name: string
}

interface VaultDataMutatedEventResponseData extends Loose {
  kv_name: string
  key_id: string
  key_context: KeyContext
  actor_id: string
  actor_source: Open<'api' | 'dashboard'>
  actor_name: string
}

interface VaultDataRead extends Loose {
  event: string
  data: VaultDataReadEventResponseData
  id: string
  created_at: string
  context?: Loose | undefined
}

interface VaultDataReadEventResponseData extends Loose {
  kv_name: string
  key_id: string
  actor_id: string
  actor_source: Open<'api' | 'dashboard'>
  actor_name: string
}

interface VaultDekDecrypted extends Loose {
  event: string
  data: VaultDekDecryptedEventResponseData
  id: string
  created_at: string
  context?: Loose | undefined
}

interface VaultDekDecryptedEventResponseData extends Loose {
  key_id: string
  actor_id: string
  actor_source: Open<'api' | 'dashboard'>
  actor_name: string
}

interface VaultDekRead extends Loose {
  event: string
  data: VaultDekReadEventResponseData
  id: string
  created_at: string
  context?: Loose | undefined
}

interface VaultDekReadEventResponseData extends Loose {
  key_ids: string[]
  key_context: KeyContext
  actor_id: string
  actor_source: Open<'api' | 'dashboard'>
  actor_name: string
}

interface VaultKekCreated extends Loose {
  event: string
  data: VaultKekCreatedEventResponseData
  id: string
  created_at: string
  context?: Loose | undefined
}

interface VaultKekCreatedEventResponseData extends Loose {
  key_name: string
  key_id: string
  actor_id: string
  actor_source: Open<'api' | 'dashboard'>
  actor_name: string
}

interface VaultNamesListed extends Loose {
  event: string
  data: VaultActor
  id: string
  created_at: string
  context?: Loose | undefined
}
