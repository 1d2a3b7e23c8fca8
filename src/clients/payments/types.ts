import * as z from 'zod/mini'
import { compileSchema } from '../../core/provider/compile-schema.js'
import type { OutputOf, Schema } from '../../core/provider/schema.js'
import { links } from '../../vendors/styles/link-fields.js'
import type { PaymentsAuthorization, PaymentsEvent } from '../../vendors/styles/payments.js'
import type { ClientOptions } from '../http/call.js'
import type { CredentialsOptions } from '../http/credentials.js'
import type { LinkObject } from './links.js'

const amount = z.looseObject({ total: z.string(), currency: z.string() })

/** The response of a `capture` link. */
export const captureSchema = compileSchema(
  z.looseObject({
    id: z.string(),
    state: z.string(),
    amount: z.optional(amount),
    parent_payment: z.optional(z.string()),
    is_final_capture: z.optional(z.boolean()),
    links,
  }),
)

/** The response of a `parent_payment` link. */
export const paymentSchema = compileSchema(
  z.looseObject({ id: z.string(), state: z.optional(z.string()), intent: z.optional(z.string()), links }),
)

/** One page of a list. Events are validated one by one, so that an invalid event does not hide the others. */
export const pageSchema = compileSchema(
  z.looseObject({ events: z.array(z.unknown()), count: z.optional(z.int()), links }),
)

/** A capture, as a `capture` link responds. */
export type PaymentsCapture = OutputOf<typeof captureSchema>

/** A payment, as a `parent_payment` link responds. */
export type PaymentsPayment = OutputOf<typeof paymentSchema>

/** An event or resource that has links. */
export interface Linked {
  readonly links?: readonly LinkObject[] | undefined
}

/** The fields of an event that `get` needs. */
export interface LinkedEvent extends Linked {
  readonly id?: string | undefined
}

/** Options of one call. */
export interface PaymentsCallOptions {
  readonly signal?: AbortSignal | undefined
}

/** Options of a `POST` to a link. */
export interface FollowOptions extends PaymentsCallOptions {
  /** The body, sent as JSON, such as the amount of a capture. @default {} */
  readonly body?: unknown
  /**
   * The value of the header `idempotencyHeader`, printable ASCII. The provider executes calls with the same key once.
   *
   * Retries within one call have the same key. If you repeat a call yourself, pass the same key again.
   *
   * @default a new UUID
   */
  readonly idempotencyKey?: string
}

/** Which events to list. */
export interface ListEventsQuery extends PaymentsCallOptions {
  /** The number of events on a page. */
  readonly pageSize?: number
  /** The earliest time, in milliseconds since 1970. */
  readonly startTime?: number
  /** The latest time, in milliseconds since 1970. */
  readonly endTime?: number
  readonly eventType?: string
  readonly transactionId?: string
  /**
   * The maximum number of pages to request; the list ends after them. Without it, a list of more than 100 pages fails,
   * so that no event is left out silently.
   */
  readonly maxPages?: number
}

/** Options of {@link paymentsEvents}. */
export type PaymentsEventsOptions = ClientOptions &
  CredentialsOptions & {
    /** The URL that paths are appended to, such as `https://api.paypal.com`. */
    readonly baseUrl: string
    /**
     * The URLs that links may lead to, including everything below them. To exclude the rest of the API, name parts of it,
     * such as `https://api.paypal.com/v1/payments`.
     *
     * @default [baseUrl]
     */
    readonly linkBases?: readonly string[]
    /** The path of the events, in segments. @default ['v1', 'notifications', 'webhooks-events'] */
    readonly collection?: readonly string[]
    /**
     * The header for idempotency keys, such as `PayPal-Request-Id`. Without it, a `POST` is retried only after 429.
     */
    readonly idempotencyHeader?: string
  }

/** Gets, lists and redelivers payments events, and follows the links of payments. */
export interface PaymentsEvents {
  /**
   * Gets the provider's copy of an event, by its `self` link or its id.
   *
   * @throws {ClientError} with any code; `response_invalid` if the response has a different id
   */
  get(event: string | LinkedEvent, options?: PaymentsCallOptions): Promise<PaymentsEvent>
  /**
   * Requests a redelivery of an event, by its `resend` link or its id.
   *
   * @param options - `webhookIds`: deliver only to these webhooks
   */
  resend(
    event: string | Linked,
    options?: PaymentsCallOptions & { readonly webhookIds?: readonly string[] },
  ): Promise<void>
  /** Lists events page by page. Invalid events are left out. */
  list(query?: ListEventsQuery): AsyncIterableIterator<PaymentsEvent>
  /** Captures an authorized payment, by its `capture` link. */
  capture(authorization: Linked, options?: FollowOptions): Promise<PaymentsCapture>
  /** Voids an authorized payment, by its `void` link. */
  void(authorization: Linked, options?: FollowOptions): Promise<PaymentsAuthorization>
  /** Gets the payment that a resource belongs to, by its `parent_payment` link. */
  parentPayment(resource: Linked, options?: PaymentsCallOptions): Promise<PaymentsPayment>
  /** Follows any link with the method that it names. */
  follow<Output>(link: LinkObject, schema: Schema<Output>, options?: FollowOptions): Promise<Output>
}
