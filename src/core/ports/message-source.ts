import type { HeaderLine, IncomingRequest, Proof } from '../request/delivery.js'

/** What a vendor would have sent by HTTP, taken from a message. */
export interface OpenedMessage {
  /** Besides `Content-Type`, which is `application/json` if it is missing. */
  readonly headers: readonly HeaderLine[]
  readonly body: Uint8Array
}

/**
 * Opens messages of a queue or a poll, whose transport vouches for their sender: for `receiveMessage` of a receiver. Made by
 * `messageSource` and by the sources of `webhook-receiver/messages`.
 */
export interface MessageSource<Message> {
  /** The name in the proof, such as `eventBridge`. */
  readonly name: string
  /**
   * Takes what the vendor sent out of a message. Anyone who can write to the queue is trusted, so it must check what the message
   * says about where it comes from.
   *
   * @throws {WebhookError} `source_mismatch` if the message is from elsewhere; `body_malformed` if it is no message
   */
  open(message: Message): OpenedMessage
  /** The request that a message stands for, and its proof. A receiver that takes no messages does not bundle this. */
  readonly toRequest: (message: Message) => VouchedRequest
}

/** A request, and a function that returns its proof, or throws why it has none. */
export type VouchedRequest = readonly [request: IncomingRequest, runtime: undefined, vouch: () => Proof]
