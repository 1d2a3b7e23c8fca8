import type { CaptureSummary } from '../../api/wire.js'
import type { DetailActions } from '../detail/bar.js'
import { call, capturePath } from '../model/calls.js'
import type { Place } from '../model/route.js'

/** What can be done with a capture of the list. */
export function actionsOf(
  summary: CaptureSummary,
  captures: readonly CaptureSummary[],
  go: (place: Place) => void,
  close: () => void,
): DetailActions {
  const { id, pinned } = summary
  return {
    onClose: close,
    onEdit: () => go({ screen: 'compose', id }),
    onCompare: () => {
      const other = comparable(summary, captures)
      if (other !== undefined) go({ screen: 'diff', left: other.id, right: id })
    },
    onPin: () => call('PUT', capturePath(id, '/pin'), { pinned: !pinned }),
    onReplay: (sign) => call('POST', capturePath(id, '/replay'), { sign }),
    onRemove: async () => {
      await call('POST', 'captures/remove', { ids: [id] })
      close()
    },
  }
}

// Best another attempt at the same delivery, then one of the same event; the nearest older one, or else a newer one.
function comparable(summary: CaptureSummary, captures: readonly CaptureSummary[]): CaptureSummary | undefined {
  const index = captures.indexOf(summary)
  const others = [...captures.slice(index + 1), ...captures.slice(0, index).reverse()]
  const { deliveryId, event, provider } = summary
  return (
    others.find((other) => deliveryId !== undefined && other.deliveryId === deliveryId) ??
    others.find((other) => other.event === event && other.provider === provider) ??
    others[0]
  )
}
