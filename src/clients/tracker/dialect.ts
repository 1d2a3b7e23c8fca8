import type { ProviderRequest } from '../http/call.js'
import { secretsInAddress } from '../http/redact.js'

/** What is to be registered (specification, section 2.3). */
export interface TrackerRegistration {
  /** The name of the webhook; dynamic webhooks of the cloud have none. */
  readonly name: string
  /** Where deliveries go. */
  readonly url: string
  /** The events, such as `jira:issue_created`. */
  readonly events: readonly string[]
  /** Restricts the issues, in the query language. */
  readonly jqlFilter?: string | undefined
  /** Leaves the details of issues out of deliveries. */
  readonly excludeIssueDetails?: boolean | undefined
  /** What deliveries are signed with, where the dialect has that. */
  readonly secret?: string | undefined
  /** Only changes of these fields, in the cloud's dynamic webhooks. */
  readonly fieldIdsFilter?: readonly string[] | undefined
  /** Only changes of these properties, in the cloud's dynamic webhooks. */
  readonly issuePropertyKeysFilter?: readonly string[] | undefined
}

/** A webhook that is registered. What a service does not tell is `undefined`. */
export interface TrackerWebhook {
  readonly id: string
  readonly name: string | undefined
  readonly url: string | undefined
  readonly events: readonly string[]
  readonly jqlFilter: string | undefined
  readonly excludeIssueDetails: boolean | undefined
  readonly enabled: boolean | undefined
  /** When it ends, in milliseconds since 1970. */
  readonly expiresAt: number | undefined
  /** All that the service answered. */
  readonly answer: unknown
}

/** What a call can be given. */
export interface TrackerCallOptions {
  readonly signal?: AbortSignal | undefined
}

/** Calls about webhooks of an issue tracker (specification, section 4.3). */
export interface TrackerWebhooks {
  /** Registers a webhook. It is repeated after 429 only. */
  register(registration: TrackerRegistration, options?: TrackerCallOptions): Promise<TrackerWebhook>
  queryAll(options?: TrackerCallOptions): Promise<readonly TrackerWebhook[]>
  /** @throws {ClientError} `not_found` among others */
  queryOne(id: string, options?: TrackerCallOptions): Promise<TrackerWebhook>
  /** @returns `false` where there was none; the cloud does not tell */
  deregister(id: string, options?: TrackerCallOptions): Promise<boolean>
}

/** Makes a call to a path below the webhooks of a service. */
export type TrackerCall = <Output = undefined>(
  request: ProviderRequest<Output> & {
    readonly path?: readonly string[]
    readonly query?: Readonly<Record<string, string | undefined>>
  },
) => Promise<Output>

/** What an answer may repeat of a registration, and errors must not: the secret, and a token in the address. */
export function registrationSecrets({ url, secret = '' }: TrackerRegistration): readonly string[] {
  return [secret, ...secretsInAddress(url)]
}

/** How one service wants to be called. */
export interface TrackerDialect<Calls extends TrackerWebhooks = TrackerWebhooks> {
  readonly name: string
  /** The path of the webhooks, in parts. */
  readonly collection: readonly string[]
  /** The calls, made of single ones. */
  open(call: TrackerCall): Calls
}
