// Written by `npm run payloads` from:
// - @okta/okta-sdk-nodejs 8.1.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface OktaPayloads {
  'com.okta.event_hook': Hook
}

interface Hook extends Loose {
  eventType: string
  eventTypeVersion: string
  cloudEventsVersion: string
  source: string
  eventId: string
  eventTime?: string | null | undefined
  data: Loose & { events: LogEvent[] }
}

interface LogActor extends Loose {
  alternateId?: string | null | undefined
  detailEntry?: Loose | null | undefined
  displayName?: string | null | undefined
  id?: string | null | undefined
  type?: string | null | undefined
}

interface LogAuthenticationContext extends Loose {
  authenticationProvider?:
    | Open<'ACTIVE_DIRECTORY' | 'FACTOR_PROVIDER' | 'FEDERATION' | 'LDAP' | 'OKTA_AUTHENTICATION_PROVIDER' | 'SOCIAL'>
    | null
    | undefined
  authenticationStep?: number | null | undefined
  credentialProvider?:
    | Open<
        'DUO' | 'GOOGLE' | 'OKTA_AUTHENTICATION_PROVIDER' | 'OKTA_CREDENTIAL_PROVIDER' | 'RSA' | 'SYMANTEC' | 'YUBIKEY'
      >
    | null
    | undefined
  credentialType?:
    | Open<
        | 'ASSERTION'
        | 'CERTIFICATE'
        | 'DEVICE_UDID'
        | 'EMAIL'
        | 'IWA'
        | 'JWT'
        | 'OAuth 2.0'
        | 'OKTA_CLIENT_SESSION'
        | 'OTP'
        | 'PASSWORD'
        | 'PRE_SHARED_SYMMETRIC_KEY'
        | 'SMS'
      >
    | null
    | undefined
  externalSessionId?: string | null | undefined
  interface?: string | null | undefined
  issuer?: LogIssuer | null | undefined
}

interface LogClient extends Loose {
  device?: string | null | undefined
  geographicalContext?: LogGeographicalContext | null | undefined
  id?: string | null | undefined
  ipAddress?: string | null | undefined
  userAgent?: LogUserAgent | null | undefined
  zone?: string | null | undefined
}

interface LogDebugContext extends Loose {
  debugData?: Loose | null | undefined
}

interface LogEvent extends Loose {
  actor?: LogActor | null | undefined
  authenticationContext?: LogAuthenticationContext | null | undefined
  client?: LogClient | null | undefined
  debugContext?: LogDebugContext | null | undefined
  displayMessage?: string | null | undefined
  eventType?: string | null | undefined
  legacyEventType?: string | null | undefined
  outcome?: LogOutcome | null | undefined
  published?: string | null | undefined
  request?: LogRequest | null | undefined
  securityContext?: LogSecurityContext | null | undefined
  severity?: Open<'DEBUG' | 'ERROR' | 'INFO' | 'WARN'> | null | undefined
  target?: LogTarget[] | null | undefined
  transaction?: LogTransaction | null | undefined
  uuid?: string | null | undefined
  version?: string | null | undefined
}

interface LogGeographicalContext extends Loose {
  city?: string | null | undefined
  country?: string | null | undefined
  geolocation?: LogGeolocation | null | undefined
  postalCode?: string | null | undefined
  state?: string | null | undefined
}

interface LogGeolocation extends Loose {
  lat?: number | null | undefined
  lon?: number | null | undefined
}

interface LogIpAddress extends Loose {
  geographicalContext?: LogGeographicalContext | null | undefined
  ip?: string | null | undefined
  ipDetails?: LogIpDetails | null | undefined
  source?: string | null | undefined
  version?: string | null | undefined
}

interface LogIpDetails extends Loose {
  asNumber?: number | null | undefined
  asOrg?: string | null | undefined
  domain?: string | null | undefined
  ipServiceCategories?: LogIpServiceCategory[] | null | undefined
  isp?: string | null | undefined
}

interface LogIpServiceCategory extends Loose {
  isAnonymous?: boolean | null | undefined
  operator?: string | null | undefined
  type?: Open<'Blockchain VPN' | 'Proxy' | 'Residential Proxy' | 'Tor' | 'VPN'> | null | undefined
}

interface LogIssuer extends Loose {
  id?: string | null | undefined
  type?: string | null | undefined
}

interface LogOutcome extends Loose {
  reason?: string | null | undefined
  result?:
    | Open<
        | 'ABANDONED'
        | 'ALLOW'
        | 'CHALLENGE'
        | 'DEFERRED'
        | 'DENY'
        | 'FAILURE'
        | 'RATE_LIMIT'
        | 'SCHEDULED'
        | 'SKIPPED'
        | 'SUCCESS'
        | 'UNANSWERED'
        | 'UNKNOWN'
      >
    | null
    | undefined
}

interface LogRequest extends Loose {
  ipChain?: LogIpAddress[] | null | undefined
}

interface LogRisk extends Loose {
  detectionName?: string | null | undefined
  issuer?: string | null | undefined
  level?: Open<'HIGH' | 'LOW' | 'MEDIUM'> | null | undefined
  previousLevel?: Open<'HIGH' | 'LOW' | 'MEDIUM'> | null | undefined
  reasons?: string[] | null | undefined
}

interface LogSecurityContext extends Loose {
  asNumber?: number | null | undefined
  asOrg?: string | null | undefined
  domain?: string | null | undefined
  ipDetails?: LogIpDetails | null | undefined
  isp?: string | null | undefined
  isProxy?: boolean | null | undefined
  risk?: LogRisk | null | undefined
  userBehaviors?: LogUserBehavior[] | null | undefined
}

interface LogTarget extends Loose {
  alternateId?: string | null | undefined
  changeDetails?: LogTargetChangeDetails | null | undefined
  detailEntry?: Loose | null | undefined
  displayName?: string | null | undefined
  id?: string | null | undefined
  type?: string | null | undefined
}

interface LogTargetChangeDetails extends Loose {
  _from?: Loose | null | undefined
  to?: Loose | null | undefined
}

interface LogTransaction extends Loose {
  detail?: Loose | null | undefined
  id?: string | null | undefined
  type?: string | null | undefined
}

interface LogUserAgent extends Loose {
  browser?: string | null | undefined
  os?: string | null | undefined
  rawUserAgent?: string | null | undefined
}

interface LogUserBehavior extends Loose {
  id?: string | null | undefined
  name?: string | null | undefined
  result?: Open<'BAD_REQUEST' | 'NEGATIVE' | 'POSITIVE' | 'UNKNOWN'> | null | undefined
}
