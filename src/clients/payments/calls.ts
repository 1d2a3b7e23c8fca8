import * as z from 'zod/mini'
import { compileSchema } from '#schema'
import type { OutputOf, Schema } from '../../schema/schema.js'
import type { PaymentsAuthorization, PaymentsEvent } from '../../styles/payments.js'
import type { ClientOptions } from '../http/call.js'
import type { CredentialsOptions } from '../http/credentials.js'
import type { LinkObject } from './links.js'

const links = z.optional(z.array(z.looseObject({ href: z.string(), rel: z.string(), method: z.optional(z.string()) })))

const amount = z.looseObject({ total: z.string(), currency: z.string() })

/** What a `capture` link answers. */
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

/** What a `parent_payment` link answers. */
export const paymentSchema = compileSchema(
  z.looseObject({ id: z.string(), state: z.optional(z.string()), intent: z.optional(z.string()), links }),
)

/** One page of a list. Each event is checked by itself: one that is wrong must not hide the others. */
export const pageSchema = compileSchema(
  z.looseObject({ events: z.array(z.unknown()), count: z.optional(z.int()), links }),
)

/** What follows a `capture` link. */
export type PaymentsCapture = OutputOf<typeof captureSchema>

/** What follows a `parent_payment` link. */
export type PaymentsPayment = OutputOf<typeof paymentSchema>

/** Something with links: an event, or the resource in it. */
export interface Linked {
  readonly links?: readonly LinkObject[] | undefined
}

/** An event, as far as it is needed to get it. */
export interface LinkedEvent extends Linked {
  readonly id?: string | undefined
}

/** What one call can be given. */
export interface PaymentsCallOptions {
  readonly signal?: AbortSignal | undefined
}

/** What a `POST` to a link can be given. */
export interface FollowOptions extends PaymentsCallOptions {
  /** What is sent, as JSON, such as the amount of a capture. @default {} */
  readonly body?: unknown
  /**
   * A key that makes two calls one, for the header `idempotencyHeader`, which has to be set: printable ASCII. A call of your
   * own that you make again needs the same key; repeats within a call have it anyway.
   *
   * @default a new UUID
   */
  readonly idempotencyKey?: string
}

/** Which events to list. */
export interface ListEventsQuery extends PaymentsCallOptions {
  /** How many on a page. */
  readonly pageSize?: number
  /** From this time on, in milliseconds since 1970. */
  readonly startTime?: number
  /** To this time, in milliseconds since 1970. */
  readonly endTime?: number
  readonly eventType?: string
  readonly transactionId?: string
  /** No page after this many is asked for. @default 100, and then it fails, so that nothing is left out silently */
  readonly maxPages?: number
}

/** Options of {@link paymentsEvents}. */
export type PaymentsEventsOptions = ClientOptions &
  CredentialsOptions & {
    /** What paths begin with, such as `https://api.paypal.com`. */
    readonly baseUrl: string
    /**
     * Where links may lead: to these URLs, and to what is below them. Name parts of the API, such as
     * `https://api.paypal.com/v1/payments`, to follow links to nothing else of it.
     *
     * @default [baseUrl]
     */
    readonly linkBases?: readonly string[]
    /** The path of the events, in parts. @default ['v1', 'notifications', 'webhooks-events'] */
    readonly collection?: readonly string[]
    /**
     * The header that makes two calls with the same key one, such as `PayPal-Request-Id`. Without it a `POST` is not
     * repeated after a failure that leaves open what happened.
     */
    readonly idempotencyHeader?: string
  }

/** Calls about payments events, and along the links of payments. */
export interface PaymentsEvents {
  /**
   * The event as the provider has it, by its `self` link, or by its id.
   *
   * @throws {ClientError} `answer_invalid` where the answer has another id than the one that is given, among others
   */
  get(event: string | LinkedEvent, options?: PaymentsCallOptions): Promise<PaymentsEvent>
  /**
   * Asks for an event to be sent again, by its `resend` link, or by its id.
   *
   * @param options - `webhookIds`: to these webhooks only
   */
  resend(
    event: string | Linked,
    options?: PaymentsCallOptions & { readonly webhookIds?: readonly string[] },
  ): Promise<void>
  /** The events, page by page. One that is not an event is left out. */
  list(query?: ListEventsQuery): AsyncIterableIterator<PaymentsEvent>
  /** Captures an authorized payment, by its `capture` link. */
  capture(authorization: Linked, options?: FollowOptions): Promise<PaymentsCapture>
  /** Voids an authorized payment, by its `void` link. */
  void(authorization: Linked, options?: FollowOptions): Promise<PaymentsAuthorization>
  /** The payment that a resource belongs to, by its `parent_payment` link. */
  parentPayment(resource: Linked, options?: PaymentsCallOptions): Promise<PaymentsPayment>
  /** Follows any link, with the method that it names; the answer has to match the schema. */
  follow<Output>(link: LinkObject, schema: Schema<Output>, options?: FollowOptions): Promise<Output>
}
