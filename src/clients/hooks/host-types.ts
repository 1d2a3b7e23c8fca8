import type { ClientOptions } from '../http/call.js'
import type { CredentialsOptions } from '../http/credentials.js'
import type { RegistryCallOptions } from './payments-webhooks.js'

/** The hook to register. Its deliveries are always sent over TLS with a valid certificate. */
export interface HostRegistration {
  /** Where deliveries are sent, an `https:` URL. */
  readonly url: string
  /** The kinds of events, such as `issues`; `*` for all. */
  readonly events: readonly string[]
  /** Whether deliveries are sent. @default true */
  readonly active?: boolean | undefined
  /** `json`, or `form` for JSON in the form field `payload`. @default 'json' */
  readonly contentType?: 'json' | 'form' | undefined
  /** The secret that signs deliveries. The service never returns it. */
  readonly secret?: string | undefined
}

/** A registered hook. Fields that the service does not return are `undefined`. */
export interface HostHook {
  readonly id: string
  readonly url: string | undefined
  readonly events: readonly string[]
  readonly active: boolean | undefined
  readonly contentType: string | undefined
  /** Whether the service checks the certificate of the receiver. */
  readonly verifiesTls: boolean | undefined
  /** The hook as the service returned it. */
  readonly response: unknown
}

/** One attempt to deliver an event. */
export interface HostAttempt {
  /** The id of the attempt, which `redeliver` takes. */
  readonly id: string
  /** The id of the delivery, which all of its attempts share. */
  readonly deliveryId: string
  readonly event: string | undefined
  readonly action: string | undefined
  /** When it was sent, in milliseconds since 1970; `undefined` if the service returned no valid time. */
  readonly deliveredAt: number | undefined
  /** The status of your response. */
  readonly status: number
  readonly redelivery: boolean | undefined
}

/** The API of one code-hosting service. */
export interface HostHooksDialect {
  readonly name: string
  /** The path of the hooks, in segments. */
  readonly collection: readonly string[]
  /** Headers of every call. */
  readonly headers: Readonly<Record<string, string>>
}

/** Options of {@link hostHooks}. */
export type HostHooksOptions = ClientOptions &
  CredentialsOptions & {
    /** The URL that paths are appended to, such as `https://api.github.com`. */
    readonly baseUrl: string
    /** The API of this service. @default specificationHooksDialect */
    readonly dialect?: HostHooksDialect
  }

/** Registers, queries, changes, tests and deregisters the hooks of a code-hosting service. */
export interface HostHooks {
  /** Registers a hook, which usually receives a ping at once. It is retried only after 429. */
  register(registration: HostRegistration, options?: RegistryCallOptions): Promise<HostHook>
  /**
   * Lists all hooks.
   *
   * @throws {ClientError} with any code; `response_too_large` after 100 pages, so that the list is always complete
   */
  queryAll(options?: RegistryCallOptions): Promise<readonly HostHook[]>
  /** @throws {ClientError} with any code; `not_found` if there is no such hook */
  queryOne(id: string, options?: RegistryCallOptions): Promise<HostHook>
  /** Changes the given fields. The others stay as they are, the secret too. */
  update(id: string, change: Partial<HostRegistration>, options?: RegistryCallOptions): Promise<HostHook>
  /** @returns `false` if there was no such hook */
  deregister(id: string, options?: RegistryCallOptions): Promise<boolean>
  /** Requests a ping delivery (specification, section 4.5). */
  ping(id: string, options?: RegistryCallOptions): Promise<void>
  /** Lists the attempts of a hook, newest first. */
  attempts(id: string, options?: RegistryCallOptions): AsyncIterableIterator<HostAttempt>
  /**
   * Requests a redelivery.
   *
   * @param attempt - the id of an attempt, or the id of a delivery, whose newest attempt is then looked up
   * @throws {ClientError} with any code; `not_found` if the service no longer has the delivery
   */
  redeliver(id: string, attempt: string, options?: RegistryCallOptions): Promise<void>
}
