import type { StoredDelivery } from '../../../core/ports/inbox.js'

/** Of so many deliveries that are claimed one after the other, at least one is not urgent, if one of these is due. */
export const urgentShare = 5

/** Whether a delivery, or the work of a handler, is claimed before what is not urgent. */
export function isUrgent({ urgent, handler }: Pick<StoredDelivery, 'urgent' | 'handler'>): boolean {
  return handler ? handler.urgent === true : urgent !== undefined
}
