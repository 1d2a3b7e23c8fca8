import type { Receiver } from '../core/receiver/receiver.js'

/**
 * Called when an adapter is made, so that a wrong argument is found when the program starts.
 *
 * @throws {TypeError} naming the adapter, unless the value can receive
 */
export function requireReceiver(receiver: unknown, adapter: string): void {
  if (typeof (receiver as Partial<Receiver> | null | undefined)?.receive === 'function') return
  throw new TypeError(`${adapter}: the argument must be a receiver made by createReceiver`)
}

/** Whether a value is a Request of Fetch. Not by `instanceof`, because some servers have their own Request class. */
export function isFetchRequest(request: Partial<Request> | undefined): request is Request {
  return typeof request?.headers?.get === 'function'
}

/** Whether a response with this status may have content (RFC 9110, section 6.4.1; Fetch's null body statuses). */
export function allowsContent(status: number): boolean {
  return status !== 204 && status !== 205 && status !== 304
}
