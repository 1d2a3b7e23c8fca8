/** A subject (RFC 9493, section 3, and section 4 of the Shared Signals Framework 1.0). */
export type SsfSubject =
  | { readonly format: 'account'; readonly uri: string }
  | { readonly format: 'email'; readonly email: string }
  | { readonly format: 'iss_sub'; readonly iss: string; readonly sub: string }
  | { readonly format: 'opaque'; readonly id: string }
  | { readonly format: 'phone_number'; readonly phone_number: string }
  | { readonly format: 'did'; readonly url: string }
  | { readonly format: 'uri'; readonly uri: string }
  | { readonly format: 'jwt_id'; readonly iss: string; readonly jti: string }
  | { readonly format: 'saml_assertion_id'; readonly issuer: string; readonly assertion_id: string }
  | { readonly format: 'ip-addresses'; readonly 'ip-addresses': readonly string[] }
  | { readonly format: 'aliases'; readonly identifiers: readonly SsfSubject[] }
  | ({ readonly format: 'complex' } & {
      readonly [Member in SsfComplexMember]?: SsfSubject
    })

/** The members of a complex subject. */
export type SsfComplexMember = 'user' | 'device' | 'session' | 'application' | 'tenant' | 'org_unit' | 'group'

/** Fields that every CAEP event may have. */
export interface CaepEvent {
  /** Seconds since 1970; Okta sends milliseconds. */
  readonly event_timestamp?: number
  readonly initiating_entity?: 'admin' | 'user' | 'policy' | 'system'
  readonly reason_admin?: Readonly<Record<string, string>>
  readonly reason_user?: Readonly<Record<string, string>>
}

interface Assurance {
  readonly namespace: string
  readonly current_level: string
  readonly previous_level?: string
  readonly change_direction?: 'increase' | 'decrease'
}

interface Credential {
  readonly credential_type: string
  readonly friendly_name?: string
  readonly x509_issuer?: string
  readonly x509_serial?: string
  readonly fido2_aaguid?: string
}

interface Session extends CaepEvent {
  readonly fp_ua?: string
  readonly ext_id?: string
}

/** The content of each event, by its name here. */
export interface SsfEventContents {
  readonly 'caep.session-revoked': CaepEvent
  readonly 'caep.token-claims-change': CaepEvent & { readonly claims: Readonly<Record<string, unknown>> }
  readonly 'caep.credential-change': CaepEvent &
    Credential & { readonly change_type: 'create' | 'revoke' | 'update' | 'delete' }
  readonly 'caep.assurance-level-change': CaepEvent & Assurance
  readonly 'caep.device-compliance-change': CaepEvent & {
    readonly previous_status: 'compliant' | 'not-compliant'
    readonly current_status: 'compliant' | 'not-compliant'
  }
  readonly 'caep.session-established': Session & { readonly acr?: string; readonly amr?: readonly string[] }
  readonly 'caep.session-presented': Session
  readonly 'caep.risk-level-change': CaepEvent & {
    readonly principal: string
    readonly current_level: string
    readonly previous_level?: string
    readonly risk_reason?: string
  }
  readonly 'risc.account-credential-change-required': object
  readonly 'risc.account-purged': object
  readonly 'risc.account-disabled': { readonly reason?: 'hijacking' | 'bulk-account' }
  readonly 'risc.account-enabled': object
  readonly 'risc.identifier-changed': { readonly 'new-value'?: string }
  readonly 'risc.identifier-recycled': object
  readonly 'risc.credential-compromise': { readonly credential_type: string }
  readonly 'risc.opt-in': object
  readonly 'risc.opt-out-initiated': object
  readonly 'risc.opt-out-cancelled': object
  readonly 'risc.opt-out-effective': object
  readonly 'risc.recovery-activated': object
  readonly 'risc.recovery-information-changed': object
  readonly 'risc.sessions-revoked': object
  readonly 'ssf.verification': { readonly state?: string }
  readonly 'ssf.stream-updated': {
    readonly status: 'enabled' | 'paused' | 'disabled'
    readonly reason?: string
  }
}

/** One event of a security event token: its claims, and this event instead of all events. */
export interface SsfPayload<Content = Readonly<Record<string, unknown>>> {
  readonly iss: string
  readonly jti: string
  readonly iat: number
  readonly aud?: string | readonly string[]
  /** The id of a transaction that several events belong to. */
  readonly txn?: string
  /** When the event happened, in seconds since 1970. */
  readonly toe?: number
  /** The URI of the event type. */
  readonly type: string
  readonly event: Content
  /** Whom the event is about: `sub_id`, or the `subject` inside the event that Okta and Google still send. */
  readonly subject: SsfSubject | undefined
  readonly [claim: string]: unknown
}

/** The payload of each event, by its name here. Other events have the URI of their type as the name. */
export type SsfEvents = { readonly [Name in keyof SsfEventContents]: SsfPayload<SsfEventContents[Name]> }

/** The names of the events. */
export const ssfEvents = [
  'caep.session-revoked',
  'caep.token-claims-change',
  'caep.credential-change',
  'caep.assurance-level-change',
  'caep.device-compliance-change',
  'caep.session-established',
  'caep.session-presented',
  'caep.risk-level-change',
  'risc.account-credential-change-required',
  'risc.account-purged',
  'risc.account-disabled',
  'risc.account-enabled',
  'risc.identifier-changed',
  'risc.identifier-recycled',
  'risc.credential-compromise',
  'risc.opt-in',
  'risc.opt-out-initiated',
  'risc.opt-out-cancelled',
  'risc.opt-out-effective',
  'risc.recovery-activated',
  'risc.recovery-information-changed',
  'risc.sessions-revoked',
  'ssf.verification',
  'ssf.stream-updated',
] as const satisfies readonly (keyof SsfEvents)[]

const base = 'https://schemas.openid.net/secevent/'

/** The short name of an event type, such as `caep.session-revoked`; otherwise the URI itself. */
export function ssfEventName(type: string): string {
  const [, family, name] =
    /^https:\/\/schemas\.openid\.net\/secevent\/(caep|risc|ssf)\/event-type\/([a-z-]+)$/.exec(type) ?? []
  return family === undefined || name === undefined ? type : `${family}.${name}`
}

/** The URI of an event type, by its short name. */
export function ssfEventType(name: keyof SsfEvents): string {
  return base + name.replace('.', '/event-type/')
}
