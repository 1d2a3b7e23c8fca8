import type { SettingsView } from '../../api/settings-view.js'
import type { CaptureSummary } from '../../api/wire.js'
import { Action } from '../parts/controls.js'

/** What can be done with a capture; the keyboard does the same. */
export interface DetailActions {
  readonly onClose: () => void
  readonly onEdit: () => void
  readonly onCompare: () => void
  readonly onPin: () => Promise<unknown>
  readonly onReplay: (sign: boolean) => Promise<unknown>
  readonly onRemove: () => Promise<unknown>
}

/** The buttons of a capture. */
export function Bar(props: {
  readonly summary: CaptureSummary
  readonly settings: SettingsView | undefined
  readonly actions: DetailActions
  readonly onError: (error: unknown) => void
}) {
  const { summary, settings, actions, onError } = props
  const canSend = settings?.can.send === true
  const canSign = settings?.providers.find(({ name }) => name === summary.provider)?.canSign === true
  return (
    <div class="bar actions">
      {canSend && (
        <Action
          run={() => actions.onReplay(false)}
          onError={onError}
          title="The same bytes, with the old signature (r)"
        >
          Send again
        </Action>
      )}
      {canSend && canSign && (
        <Action run={() => actions.onReplay(true)} onError={onError} title="With a new signature and time">
          Sign and send again
        </Action>
      )}
      {canSend && (
        <button type="button" onClick={actions.onEdit} title="Edit and send (e)">
          Edit
        </button>
      )}
      <button type="button" onClick={actions.onCompare} title="Compare with the request before it (d)">
        Compare
      </button>
      <Action run={actions.onPin} onError={onError}>
        {summary.pinned ? 'Unpin' : 'Pin'}
      </Action>
      <Action run={actions.onRemove} onError={onError}>
        Remove
      </Action>
    </div>
  )
}
