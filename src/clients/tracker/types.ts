import type { ProviderRequest } from '../http/call.js'

/** The webhook to register (specification, section 2.3). */
export interface TrackerRegistration {
  /** The name of the webhook; dynamic webhooks of Jira Cloud have no name. */
  readonly name: string
  /** Where deliveries are sent. */
  readonly url: string
  /** The events, such as `jira:issue_created`. */
  readonly events: readonly string[]
  /** A query that restricts the issues. */
  readonly jqlFilter?: string | undefined
  /** Leaves the details of issues out of deliveries. */
  readonly excludeIssueDetails?: boolean | undefined
  /** The secret that signs deliveries, if the dialect supports one. */
  readonly secret?: string | undefined
  /** Only changes of these fields; dynamic webhooks of Jira Cloud only. */
  readonly fieldIdsFilter?: readonly string[] | undefined
  /** Only changes of these properties; dynamic webhooks of Jira Cloud only. */
  readonly issuePropertyKeysFilter?: readonly string[] | undefined
}

/** A registered webhook. Fields that the service does not return are `undefined`. */
export interface TrackerWebhook {
  readonly id: string
  readonly name: string | undefined
  readonly url: string | undefined
  readonly events: readonly string[]
  readonly jqlFilter: string | undefined
  readonly excludeIssueDetails: boolean | undefined
  readonly enabled: boolean | undefined
  /** When the webhook expires, in milliseconds since 1970. */
  readonly expiresAt: number | undefined
  /** The webhook as the service returned it. */
  readonly response: unknown
}

/** Options of one call. */
export interface TrackerCallOptions {
  readonly signal?: AbortSignal | undefined
}

/** Registers, queries and deregisters webhooks of an issue tracker (specification, section 4.3). */
export interface TrackerWebhooks {
  /** Registers a webhook. It is retried only after 429. */
  register(registration: TrackerRegistration, options?: TrackerCallOptions): Promise<TrackerWebhook>
  queryAll(options?: TrackerCallOptions): Promise<readonly TrackerWebhook[]>
  /** @throws {ClientError} with any code; `not_found` if there is no such webhook */
  queryOne(id: string, options?: TrackerCallOptions): Promise<TrackerWebhook>
  /** @returns `false` if there was no such webhook; always `true` for Jira Cloud, which does not say */
  deregister(id: string, options?: TrackerCallOptions): Promise<boolean>
}

/** Makes a call to a path below the webhooks of a service. */
export type TrackerCall = <Output = undefined>(
  request: ProviderRequest<Output> & {
    readonly path?: readonly string[]
    readonly query?: Readonly<Record<string, string | undefined>>
  },
) => Promise<Output>

/** The API of one service. */
export interface TrackerDialect<Calls extends TrackerWebhooks = TrackerWebhooks> {
  readonly name: string
  /** The path of the webhooks, in segments. */
  readonly collection: readonly string[]
  /** Creates the calls of the client. */
  open(call: TrackerCall): Calls
}
