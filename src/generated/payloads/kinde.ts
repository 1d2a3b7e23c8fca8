// Written by `npm run payloads` from:
// - @kinde/webhooks 1.0.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface KindePayloads {
  'access_request.created': AccessRequestCreatedWebhookEvent
  'organization.created': OrganizationCreatedWebhookEvent
  'organization.deleted': OrganizationDeletedWebhookEvent
  'organization.updated': OrganizationUpdatedWebhookEvent
  'permission.created': PermissionCreatedWebhookEvent
  'permission.deleted': PermissionDeletedWebhookEvent
  'permission.updated': PermissionCreatedWebhookEvent
  'role.created': RoleCreatedWebhookEvent
  'role.deleted': RoleDeletedWebhookEvent
  'role.updated': RoleCreatedWebhookEvent
  'subscriber.created': SubscriberCreatedWebhookEvent
  'user.authenticated': UserDeletedWebhookEvent
  'user.authentication_failed': UserDeletedWebhookEvent
  'user.created': UserCreatedWebhookEvent
  'user.deleted': UserDeletedWebhookEvent
  'user.updated': UserCreatedWebhookEvent
}

interface AccessRequestCreatedWebhookEvent extends Loose {
  event_id: string
  source: Open<'admin' | 'api' | 'user'>
  timestamp: string
  data: AccessRequestCreatedWebhookEventData
  type: string
}

interface AccessRequestCreatedWebhookEventData extends Loose {
  access_request: AccessRequestCreatedWebhookEventDataAccessRequest
}

interface AccessRequestCreatedWebhookEventDataAccessRequest extends Loose {
  email: string
  first_name: string
  last_name: string
  user_id: string
}

interface OrganizationCreatedWebhookEvent extends Loose {
  event_id: string
  source: Open<'admin' | 'api' | 'user'>
  timestamp: string
  data: OrganizationCreatedWebhookEventData
  type: string
}

interface OrganizationCreatedWebhookEventData extends Loose {
  organization: OrganizationCreatedWebhookEventDataOrganization
}

interface OrganizationCreatedWebhookEventDataOrganization extends Loose {
  code: string
  external_id?: string | null | undefined
  handle: string
  name: string
}

interface OrganizationDeletedWebhookEvent extends Loose {
  event_id: string
  source: Open<'admin' | 'api' | 'user'>
  timestamp: string
  data: OrganizationDeletedWebhookEventData
  type: string
}

interface OrganizationDeletedWebhookEventData extends Loose {
  organization: Loose & { code: string }
}

interface OrganizationUpdatedWebhookEvent extends Loose {
  event_id: string
  source: Open<'admin' | 'api' | 'user'>
  timestamp: string
  data: OrganizationUpdatedWebhookEventData
  type: string
}

interface OrganizationUpdatedWebhookEventData extends Loose {
  organization: OrganizationUpdatedWebhookEventDataOrganization
}

interface OrganizationUpdatedWebhookEventDataOrganization extends Loose {
  code: string
  external_id: string | null
  handle: string
  is_allow_registrations: boolean
  name: string
}

interface PermissionCreatedWebhookEvent extends Loose {
  event_id: string
  source: Open<'admin' | 'api' | 'user'>
  timestamp: string
  data: PermissionCreatedWebhookEventData
  type: string
}

interface PermissionCreatedWebhookEventData extends Loose {
  permission: PermissionCreatedWebhookEventDataPermission
}

interface PermissionCreatedWebhookEventDataPermission extends Loose {
  description: string
  id: string
  key: string
  name: string
}

interface PermissionDeletedWebhookEvent extends Loose {
  event_id: string
  source: Open<'admin' | 'api' | 'user'>
  timestamp: string
  data: PermissionDeletedWebhookEventData
  type: string
}

interface PermissionDeletedWebhookEventData extends Loose {
  permission: Loose & { id: string }
}

interface RoleCreatedWebhookEvent extends Loose {
  event_id: string
  source: Open<'admin' | 'api' | 'user'>
  timestamp: string
  data: RoleCreatedWebhookEventData
  type: string
}

interface RoleCreatedWebhookEventData extends Loose {
  role: RoleCreatedWebhookEventDataRole
}

interface RoleCreatedWebhookEventDataRole extends Loose {
  description: string
  id: string
  is_default_role: boolean
  key: string
  name: string
}

interface RoleDeletedWebhookEvent extends Loose {
  event_id: string
  source: Open<'admin' | 'api' | 'user'>
  timestamp: string
  data: RoleDeletedWebhookEventData
  type: string
}

interface RoleDeletedWebhookEventData extends Loose {
  role: Loose & { id: string }
}

interface SubscriberCreatedWebhookEvent extends Loose {
  event_id: string
  source: Open<'admin' | 'api' | 'user'>
  timestamp: string
  data: SubscriberCreatedWebhookEventData
  type: string
}

interface SubscriberCreatedWebhookEventData extends Loose {
  subscriber: SubscriberCreatedWebhookEventDataSubscriber
}

interface SubscriberCreatedWebhookEventDataSubscriber extends Loose {
  email: string
  first_name: string
  id: string
  last_name: string
  user_id: string
}

interface UserCreatedWebhookEvent extends Loose {
  event_id: string
  source: Open<'admin' | 'api' | 'user'>
  timestamp: string
  data: Loose & { user: UserEvent }
  type: string
}

interface UserDeletedWebhookEvent extends Loose {
  event_id: string
  source: Open<'admin' | 'api' | 'user'>
  timestamp: string
  data: UserDeletedWebhookEventData
  type: string
}

interface UserDeletedWebhookEventData extends Loose {
  user: Loose & { id: string }
}

interface UserEvent extends Loose {
  email: string
  first_name: string
  id: string
  is_password_reset_requested: boolean
  is_suspended: boolean
  last_name: string
  organizations: UserEventOrganization[]
  phone: string | null
  username: string
}

interface UserEventOrganization extends Loose {
  roles: string[] | null
  code: string
  permissions: (Loose & { id: string; key: string })[] | null
}
