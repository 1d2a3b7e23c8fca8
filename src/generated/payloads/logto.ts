// Written by `npm run payloads` from:
// - @logto/schemas 1.43.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface LogtoPayloads {
  'Grant.LimitExceeded': Data
  'Identifier.Lockout': Data
  'Message.RateLimited': Data
  'Organization.Created': Data
  'Organization.Data.Updated': Data
  'Organization.Deleted': Data
  'Organization.Membership.Updated': Data
  'OrganizationRole.Created': Data
  'OrganizationRole.Data.Updated': Data
  'OrganizationRole.Deleted': Data
  'OrganizationRole.Scopes.Updated': Data
  'OrganizationScope.Created': Data
  'OrganizationScope.Data.Updated': Data
  'OrganizationScope.Deleted': Data
  PostRegister: Interaction
  PostResetPassword: Interaction
  PostSignIn: Interaction
  PostSignInAdaptiveMfaTriggered: Interaction
  'Role.Created': Data
  'Role.Data.Updated': Data
  'Role.Deleted': Data
  'Role.Scopes.Updated': Data
  'Scope.Created': Data
  'Scope.Data.Updated': Data
  'Scope.Deleted': Data
  'TrustedDevice.Created': Data
  'TrustedDevice.Deleted': Data
  'User.Created': Data
  'User.Data.Updated': Data
  'User.Deleted': Data
  'User.SuspensionStatus.Updated': Data
}

interface Data extends Loose {
  event: string
  createdAt: string
  hookId: string
  ip?: string | undefined
  userAgent?: string | undefined
  data?: unknown
  application?: DataApplication | undefined
  cimdClientId?: string | undefined
  sessionId?: string | undefined
  interactionEvent?: Open<'ForgotPassword' | 'Register' | 'SignIn'> | undefined
  params?: { [key: string]: string } | undefined
  path?: string | undefined
  matchedRoute?: string | undefined
  method?: string | undefined
  status?: number | undefined
}

interface DataApplication extends Loose {
  name: string
  id: string
  type: Open<'MachineToMachine' | 'Native' | 'Protected' | 'SAML' | 'SPA' | 'Traditional'>
  description: string | null
}

interface Interaction extends Loose {
  event: string
  createdAt: string
  hookId: string
  userAgent?: string | undefined
  userIp?: string | undefined
  userId?: string | undefined
  user?: User | undefined
  application?: DataApplication | undefined
  cimdClientId?: string | undefined
  sessionId?: string | undefined
  interactionEvent?: Open<'ForgotPassword' | 'Register' | 'SignIn'> | undefined
}

interface User extends Loose {
  customData: Loose
  identities: Loose
  createdAt: number
  cimdClientId: string | null
  name: string | null
  id: string
  applicationId: string | null
  username: string | null
  profile: UserProfile
  avatar: string | null
  updatedAt: number
  lastSignInAt: number | null
  primaryEmail: string | null
  primaryPhone: string | null
  isSuspended: boolean
}

interface UserProfile extends Loose {
  familyName?: string | undefined
  givenName?: string | undefined
  middleName?: string | undefined
  nickname?: string | undefined
  preferredUsername?: string | undefined
  profile?: string | undefined
  website?: string | undefined
  gender?: string | undefined
  birthdate?: string | undefined
  zoneinfo?: string | undefined
  locale?: string | undefined
  address?: UserProfileAddress | undefined
}

interface UserProfileAddress extends Loose {
  formatted?: string | undefined
  streetAddress?: string | undefined
  locality?: string | undefined
  region?: string | undefined
  postalCode?: string | undefined
  country?: string | undefined
}
