/** The events that Kinde describes, which `npm run payloads` completes. */
export const kindeEvents = [
  'access_request.created',
  'organization.created',
  'organization.deleted',
  'organization.updated',
  'permission.created',
  'permission.deleted',
  'permission.updated',
  'role.created',
  'role.deleted',
  'role.updated',
  'subscriber.created',
  'user.authenticated',
  'user.authentication_failed',
  'user.created',
  'user.deleted',
  'user.updated',
] as const
