import type { WebhookRequest } from '../../request/delivery.js'

/** Returns what to try in place of the secrets, tokens or accounts of a provider. */
export type Respelling = (candidates: readonly unknown[]) => readonly unknown[]

// Made by the first diagnosis, so that a receiver alone pays for one comparison.
let respellings: WeakMap<WebhookRequest, Respelling> | undefined

/**
 * Changes the candidates of every verifier for one request object, for the doctor.
 *
 * Pass a copy of the request: the receiver verifies the original, which is not affected.
 */
export function respell(copy: WebhookRequest, respelling: Respelling): void {
  respellings ??= new WeakMap()
  respellings.set(copy, respelling)
}

/** The change for this request object, if the doctor verifies it. */
export function respellingOf(request: WebhookRequest): Respelling | undefined {
  return respellings?.get(request)
}
