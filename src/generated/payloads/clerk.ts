// Written by `npm run payloads` from:
// - @clerk/backend 3.25.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface ClerkPayloads {
  'email.created': EmailWebhookEvent
  'organization.created': OrganizationCreatedPayload
  'organization.deleted': OrganizationDeletedPayload
  'organization.updated': OrganizationCreatedPayload
  'organizationDomain.created': OrganizationDomainCreatedPayload
  'organizationDomain.deleted': OrganizationDomainDeletedPayload
  'organizationDomain.updated': OrganizationDomainCreatedPayload
  'organizationInvitation.accepted': OrganizationInvitationAcceptedWebhookEvent
  'organizationInvitation.created': OrganizationInvitationWebhookEvent
  'organizationInvitation.revoked': OrganizationInvitationWebhookEvent
  'organizationMembership.created': OrganizationMembershipWebhookEvent
  'organizationMembership.deleted': OrganizationMembershipWebhookEvent
  'organizationMembership.updated': OrganizationMembershipWebhookEvent
  'paymentAttempt.created': BillingPaymentAttemptWebhookEvent
  'paymentAttempt.updated': BillingPaymentAttemptWebhookEvent
  'permission.created': PermissionWebhookEvent
  'permission.deleted': PermissionWebhookEvent
  'permission.updated': PermissionWebhookEvent
  'role.created': RoleWebhookEvent
  'role.deleted': RoleWebhookEvent
  'role.updated': RoleWebhookEvent
  'session.created': SessionWebhookEvent
  'session.ended': SessionWebhookEvent
  'session.removed': SessionWebhookEvent
  'session.revoked': SessionWebhookEvent
  'sms.created': SMSWebhookEvent
  'subscription.active': BillingSubscriptionWebhookEvent
  'subscription.created': BillingSubscriptionWebhookEvent
  'subscription.pastDue': BillingSubscriptionWebhookEvent
  'subscription.updated': BillingSubscriptionWebhookEvent
  'subscriptionItem.abandoned': BillingSubscriptionItemWebhookEvent
  'subscriptionItem.active': BillingSubscriptionItemWebhookEvent
  'subscriptionItem.canceled': BillingSubscriptionItemWebhookEvent
  'subscriptionItem.created': BillingSubscriptionItemWebhookEvent
  'subscriptionItem.ended': BillingSubscriptionItemWebhookEvent
  'subscriptionItem.freeTrialEnding': BillingSubscriptionItemWebhookEvent
  'subscriptionItem.incomplete': BillingSubscriptionItemWebhookEvent
  'subscriptionItem.pastDue': BillingSubscriptionItemWebhookEvent
  'subscriptionItem.upcoming': BillingSubscriptionItemWebhookEvent
  'subscriptionItem.updated': BillingSubscriptionItemWebhookEvent
  'user.created': UserCreatedPayload
  'user.deleted': UserDeletedPayload
  'user.updated': UserCreatedPayload
  'waitlistEntry.created': WaitlistEntryWebhookEvent
  'waitlistEntry.updated': WaitlistEntryWebhookEvent
}

interface BillingMoneyAmount extends Loose {
  amount: number
  amount_formatted: string
  currency: string
  currency_symbol: string
}

interface BillingPayee extends Loose {
  id: string
  gateway_type: string
  gateway_external_id: string
  gateway_status: Open<'active' | 'disconnected' | 'pending' | 'restricted'>
}

interface BillingPayer extends Loose {
  object: Open<'commerce_payer'>
  instance_id: string
  user_id?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  email: string
  organization_id?: string | undefined
  organization_name?: string | undefined
  image_url: string
  created_at: number
  updated_at: number
  id: string
}

interface BillingPaymentAttemptWebhookEvent extends Loose {
  object: Open<'commerce_payment_attempt' | 'event'>
  instance_id: string
  payment_id?: string | undefined
  statement_id?: string | undefined
  gateway_external_id?: string | undefined
  status?: Open<'failed' | 'paid' | 'pending'> | undefined
  created_at?: number | undefined
  updated_at?: number | undefined
  paid_at?: number | undefined
  failed_at?: number | undefined
  failed_reason?: (Loose & { code: string; decline_code: string }) | undefined
  billing_date?: number | undefined
  charge_type?: Open<'checkout' | 'recurring'> | undefined
  payee?: BillingPayee | undefined
  payer?: BillingPayer | undefined
  totals?: BillingTotals | undefined
  payment_source?: BillingPaymentAttemptWebhookEventPaymentSource | undefined
  subscription_items?: BillingSubscriptionItemWebhookEvent[] | undefined
  id?: string | undefined
  type?: Open<'paymentAttempt.created' | 'paymentAttempt.updated'> | undefined
  data?: BillingPaymentAttemptWebhookEvent | undefined
  event_attributes?: WebhookEventAttributes | undefined
  timestamp?: number | undefined
}

interface BillingPaymentAttemptWebhookEventPaymentSource extends Loose {
  id: string
  gateway: string
  gateway_external_id: string
  gateway_external_account_id?: string | undefined
  payment_method: string
  status: Open<'active' | 'disconnected'>
  card_type?: string | undefined
  last4?: string | undefined
}

interface BillingSubscriptionItemWebhookEvent extends Loose {
  object: Open<'commerce_subscription_item' | 'event'>
  status?:
    | Open<'abandoned' | 'active' | 'canceled' | 'ended' | 'expired' | 'incomplete' | 'past_due' | 'upcoming'>
    | undefined
  credit?: BillingSubscriptionItemWebhookEventCredit | undefined
  proration_date?: string | undefined
  plan_period?: Open<'annual' | 'month'> | undefined
  period_start?: number | undefined
  period_end?: number | null | undefined
  canceled_at?: number | undefined
  past_due_at?: number | undefined
  lifetime_paid?: number | undefined
  next_payment_amount?: number | undefined
  next_payment_date?: number | undefined
  amount?: BillingMoneyAmount | undefined
  plan?: BillingSubscriptionItemWebhookEventPlan | null | undefined
  plan_id?: string | null | undefined
  payer?: BillingPayer | undefined
  id?: string | undefined
  type?:
    | Open<
        | 'subscriptionItem.abandoned'
        | 'subscriptionItem.active'
        | 'subscriptionItem.canceled'
        | 'subscriptionItem.created'
        | 'subscriptionItem.ended'
        | 'subscriptionItem.freeTrialEnding'
        | 'subscriptionItem.incomplete'
        | 'subscriptionItem.pastDue'
        | 'subscriptionItem.upcoming'
        | 'subscriptionItem.updated'
      >
    | undefined
  data?: BillingSubscriptionItemWebhookEvent | undefined
  event_attributes?: WebhookEventAttributes | undefined
  timestamp?: number | undefined
  instance_id?: string | undefined
}

interface BillingSubscriptionItemWebhookEventCredit extends Loose {
  amount: BillingMoneyAmount
  cycle_days_remaining: number
  cycle_days_total: number
  cycle_remaining_percent: number
}

interface BillingSubscriptionItemWebhookEventPlan extends Loose {
  id: string
  instance_id: string
  product_id: string
  name: string
  slug: string
  description?: string | undefined
  is_default: boolean
  is_recurring: boolean
  amount: number
  period: Open<'annual' | 'month'>
  interval: number
  has_base_fee: boolean
  currency: string
  annual_monthly_amount: number
  publicly_visible: boolean
}

interface BillingSubscriptionWebhookEvent extends Loose {
  object: Open<'commerce_subscription' | 'event'>
  status?:
    | Open<'abandoned' | 'active' | 'canceled' | 'ended' | 'expired' | 'incomplete' | 'past_due' | 'upcoming'>
    | undefined
  active_at?: number | undefined
  canceled_at?: number | undefined
  created_at?: number | undefined
  ended_at?: number | undefined
  past_due_at?: number | undefined
  updated_at?: number | undefined
  latest_payment_id?: string | undefined
  payer_id?: string | undefined
  payer?: BillingPayer | undefined
  payment_source_id?: string | undefined
  items?: BillingSubscriptionItemWebhookEvent[] | undefined
  id?: string | undefined
  type?:
    | Open<'subscription.active' | 'subscription.created' | 'subscription.pastDue' | 'subscription.updated'>
    | undefined
  data?: BillingSubscriptionWebhookEvent | undefined
  event_attributes?: WebhookEventAttributes | undefined
  timestamp?: number | undefined
  instance_id?: string | undefined
}

interface BillingTotals extends Loose {
  subtotal: BillingMoneyAmount
  tax_total: BillingMoneyAmount
  grand_total: BillingMoneyAmount
}

interface DeletedObject extends Loose {
  object: string
  id?: string | undefined
  slug?: string | undefined
  deleted: boolean
}

interface Email extends Loose {
  object: Open<'email'>
  slug?: string | null | undefined
  from_email_name: string
  to_email_address?: string | undefined
  email_address_id: string | null
  user_id?: string | null | undefined
  subject?: string | undefined
  body?: string | undefined
  body_plain?: string | null | undefined
  status?: string | undefined
  data?: Loose | null | undefined
  delivered_by_clerk: boolean
  suppression_reason?: string | null | undefined
  id: string
}

interface EmailAddress extends Loose {
  object: Open<'email_address'>
  email_address: string
  verification: Verification | null
  linked_to: IdentificationLink[]
  id: string
}

interface EmailWebhookEvent extends Loose {
  type: 'email.created'
  object: Open<'event'>
  data: Email
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface EnterpriseAccount extends Loose {
  object: Open<'enterprise_account'>
  active: boolean
  email_address: string
  enterprise_connection: EnterpriseAccountConnection | null
  first_name: string | null
  last_name: string | null
  protocol: string
  provider: string
  provider_user_id: string | null
  public_metadata: Loose
  verification: Verification | null
  last_authenticated_at: number | null
  enterprise_connection_id: string | null
  id: string
}

interface EnterpriseAccountConnection extends Loose {
  active: boolean
  allow_idp_initiated: boolean
  allow_subdomains: boolean
  disable_additional_identifications: boolean
  domain: string
  logo_public_url: string | null
  name: string
  protocol: string
  provider: string
  sync_user_attributes: boolean
  created_at: number
  updated_at: number
  object: string
  id: string
}

interface ExternalAccount extends Loose {
  object: Open<'external_account'>
  external_account_id?: string | undefined
  provider: string
  identification_id: string
  provider_user_id: string
  approved_scopes: string
  email_address: string
  first_name: string
  last_name: string
  image_url?: string | undefined
  username: string | null
  phone_number: string | null
  public_metadata?: Loose | null | undefined
  label: string | null
  verification: Verification | null
  id: string
}

interface GlobalUserPublicMetadata extends Loose {}

interface IdentificationLink extends Loose {
  type: string
  object: string
  id: string
}

interface Invitation extends Loose {
  object: Open<'invitation'>
  email_address: string
  public_metadata: Loose | null
  revoked?: boolean | undefined
  status: Open<'accepted' | 'expired' | 'pending' | 'revoked'>
  url?: string | undefined
  created_at: number
  updated_at: number
  id: string
}

interface Organization extends Loose {
  object: Open<'organization'>
  name: string
  slug: string
  image_url?: string | undefined
  has_image: boolean
  members_count?: number | undefined
  pending_invitations_count?: number | undefined
  max_allowed_memberships: number
  admin_delete_enabled: boolean
  public_metadata: GlobalUserPublicMetadata | null
  private_metadata?: GlobalUserPublicMetadata | undefined
  created_by?: string | undefined
  created_at: number
  updated_at: number
  last_active_at?: number | undefined
  missing_member_with_elevated_permissions?: boolean | undefined
  role_set_key?: string | null | undefined
  id: string
}

interface OrganizationCreatedPayload extends Loose {
  type: Open<'organization.created' | 'organization.updated'>
  object: Open<'event'>
  data: Organization
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface OrganizationDeletedPayload extends Loose {
  type: 'organization.deleted'
  object: Open<'event'>
  data: DeletedObject
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface OrganizationDomain extends Loose {
  object: Open<'organization_domain'>
  id: string
  name: string
  organization_id: string
  enrollment_mode: Open<'automatic_invitation' | 'automatic_suggestion' | 'manual_invitation'>
  verification: OrganizationDomainVerification | null
  affiliation_email_address: string | null
  created_at: number
  updated_at: number
  total_pending_invitations: number
  total_pending_suggestions: number
}

interface OrganizationDomainCreatedPayload extends Loose {
  type: Open<'organizationDomain.created' | 'organizationDomain.updated'>
  object: Open<'event'>
  data: OrganizationDomain
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface OrganizationDomainDeletedPayload extends Loose {
  type: 'organizationDomain.deleted'
  object: Open<'event'>
  data: DeletedObject
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface OrganizationDomainVerification extends Loose {
  status: Open<'unverified' | 'verified'>
  strategy: Open<'email_code'>
  attempts: number
  expires_at: number
}

interface OrganizationInvitation extends Loose {
  email_address: string
  role: string
  role_name: string
  organization_id: string
  public_organization_data?: PublicOrganizationData | null | undefined
  status?: Open<'accepted' | 'expired' | 'pending' | 'revoked'> | undefined
  public_metadata: GlobalUserPublicMetadata
  private_metadata: GlobalUserPublicMetadata
  url: string | null
  created_at: number
  updated_at: number
  expires_at: number
  object: string
  id: string
}

interface OrganizationInvitationAccepted extends Loose {
  status: Open<'accepted'>
  user_id: string
  email_address: string
  role: string
  role_name: string
  organization_id: string
  public_organization_data?: PublicOrganizationData | null | undefined
  public_metadata: GlobalUserPublicMetadata
  private_metadata: GlobalUserPublicMetadata
  url: string | null
  created_at: number
  updated_at: number
  expires_at: number
  object: string
  id: string
}

interface OrganizationInvitationAcceptedWebhookEvent extends Loose {
  type: 'organizationInvitation.accepted'
  object: Open<'event'>
  data: OrganizationInvitationAccepted
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface OrganizationInvitationWebhookEvent extends Loose {
  type: Open<'organizationInvitation.created' | 'organizationInvitation.revoked'>
  object: Open<'event'>
  data: OrganizationInvitation
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface OrganizationMembership extends Loose {
  object: Open<'organization_membership'>
  public_metadata: GlobalUserPublicMetadata
  private_metadata?: GlobalUserPublicMetadata | undefined
  role: string
  permissions: string[]
  created_at: number
  updated_at: number
  organization: Organization
  public_user_data: OrganizationMembershipPublicUserData
  id: string
}

interface OrganizationMembershipPublicUserData extends Loose {
  identifier: string
  first_name: string | null
  last_name: string | null
  image_url: string
  has_image: boolean
  user_id: string
}

interface OrganizationMembershipWebhookEvent extends Loose {
  type: Open<'organizationMembership.created' | 'organizationMembership.deleted' | 'organizationMembership.updated'>
  object: Open<'event'>
  data: OrganizationMembership
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface Permission extends Loose {
  object: Open<'permission'>
  key: string
  name: string
  description: string
  created_at: number
  updated_at: number
  id: string
}

interface PermissionWebhookEvent extends Loose {
  type: Open<'permission.created' | 'permission.deleted' | 'permission.updated'>
  object: Open<'event'>
  data: Permission
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface PhoneNumber extends Loose {
  object: Open<'phone_number'>
  phone_number: string
  reserved_for_second_factor: boolean
  default_second_factor: boolean
  reserved: boolean
  verification: Verification | null
  linked_to: IdentificationLink[]
  backup_codes: string[]
  id: string
}

interface PublicOrganizationData extends Loose {
  name: string
  slug: string
  image_url?: string | undefined
  has_image: boolean
  object: string
  id: string
}

interface Role extends Loose {
  object: Open<'role'>
  key: string
  name: string
  description: string | null
  permissions: Permission[]
  is_creator_eligible: boolean
  created_at: number
  updated_at: number
  id: string
}

interface RoleWebhookEvent extends Loose {
  type: Open<'role.created' | 'role.deleted' | 'role.updated'>
  object: Open<'event'>
  data: Role
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface SMSMessage extends Loose {
  object: Open<'sms_message'>
  from_phone_number: string
  to_phone_number: string
  phone_number_id: string | null
  user_id?: string | undefined
  message: string
  status: string
  slug?: string | null | undefined
  data?: Loose | null | undefined
  delivered_by_clerk: boolean
  id: string
}

interface SMSWebhookEvent extends Loose {
  type: 'sms.created'
  object: Open<'event'>
  data: SMSMessage
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface SessionActivity extends Loose {
  id: string
  device_type?: string | undefined
  is_mobile: boolean
  browser_name?: string | undefined
  browser_version?: string | undefined
  ip_address?: string | undefined
  city?: string | undefined
  country?: string | undefined
  object: string
}

interface SessionWebhookEvent extends Loose {
  user?: User | null | undefined
  object: Open<'event' | 'session'>
  client_id?: string | undefined
  user_id?: string | undefined
  status?: string | undefined
  last_active_organization_id?: string | undefined
  actor?: Loose | null | undefined
  latest_activity?: SessionActivity | undefined
  last_active_at?: number | undefined
  expire_at?: number | undefined
  abandon_at?: number | undefined
  created_at?: number | undefined
  updated_at?: number | undefined
  id?: string | undefined
  type?: Open<'session.created' | 'session.ended' | 'session.removed' | 'session.revoked'> | undefined
  data?: SessionWebhookEvent | undefined
  event_attributes?: WebhookEventAttributes | undefined
  timestamp?: number | undefined
  instance_id?: string | undefined
}

interface User extends Loose {
  object: Open<'user'>
  username: string | null
  first_name: string | null
  last_name: string | null
  image_url: string
  has_image: boolean
  primary_email_address_id: string | null
  primary_phone_number_id: string | null
  primary_web3_wallet_id: string | null
  password_enabled: boolean
  two_factor_enabled: boolean
  totp_enabled: boolean
  backup_code_enabled: boolean
  email_addresses: EmailAddress[]
  phone_numbers: PhoneNumber[]
  web3_wallets: Web3Wallet[]
  organization_memberships: OrganizationMembership[] | null
  external_accounts: ExternalAccount[]
  enterprise_accounts: EnterpriseAccount[]
  password_last_updated_at: number | null
  public_metadata: GlobalUserPublicMetadata
  private_metadata: GlobalUserPublicMetadata
  unsafe_metadata: GlobalUserPublicMetadata
  external_id: string | null
  last_sign_in_at: number | null
  banned: boolean
  locked: boolean
  deprovisioned: boolean
  lockout_expires_in_seconds: number | null
  verification_attempts_remaining: number | null
  created_at: number
  updated_at: number
  last_active_at: number | null
  create_organization_enabled: boolean
  create_organizations_limit: number | null
  delete_self_enabled: boolean
  legal_accepted_at: number | null
  locale: string | null
  timezone: string | null
  id: string
}

interface UserCreatedPayload extends Loose {
  type: Open<'user.created' | 'user.updated'>
  object: Open<'event'>
  data: User
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface UserDeleted extends Loose {
  external_id?: string | undefined
  object: string
  id?: string | undefined
  slug?: string | undefined
  deleted: boolean
}

interface UserDeletedPayload extends Loose {
  type: 'user.deleted'
  object: Open<'event'>
  data: UserDeleted
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface Verification extends Loose {
  status: Open<'expired' | 'failed' | 'transferable' | 'unverified' | 'verified'>
  strategy: string
  attempts: number | null
  expire_at: number | null
  verified_at_client?: string | undefined
  external_verification_redirect_url?: string | null | undefined
  nonce?: string | null | undefined
  message?: string | null | undefined
  object: string
  id: string
}

interface WaitlistEntry extends Loose {
  object: Open<'waitlist_entry'>
  id: string
  status: Open<'completed' | 'invited' | 'pending' | 'rejected'>
  email_address: string
  invitation: Invitation | null
  is_locked: boolean
  created_at: number
  updated_at: number
}

interface WaitlistEntryWebhookEvent extends Loose {
  type: Open<'waitlistEntry.created' | 'waitlistEntry.updated'>
  object: Open<'event'>
  data: WaitlistEntry
  event_attributes: WebhookEventAttributes
  timestamp: number
  instance_id: string
}

interface Web3Wallet extends Loose {
  object: Open<'web3_wallet'>
  web3_wallet: string
  verification: Verification | null
  id: string
}

interface WebhookEventAttributes extends Loose {
  http_request: Loose & { client_ip: string; user_agent: string }
}
