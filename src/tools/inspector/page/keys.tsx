import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { DetailActions } from './detail/bar.js'
import type { Row } from './model/rows.js'

/** What the keys of the list do. */
export interface Keys {
  readonly isDetail: boolean
  readonly canSend: boolean
  /** For the selected request, or the newest. */
  readonly actions: DetailActions | undefined
  readonly searchRef: RefObject<HTMLInputElement | null>
  readonly listRef: RefObject<HTMLDivElement | null>
  readonly row: Row | undefined
  readonly onMove: (step: number) => void
  readonly onOpen: () => void
  readonly onFold: (group: string) => void
}

/** Follows the keyboard, except in fields. */
export function useKeys(latest: Keys): void {
  const ref = useRef(latest)
  // Before the page is painted: a key may be pressed as soon as something is seen.
  useLayoutEffect(() => {
    ref.current = latest
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const keys = ref.current
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (inField(event)) {
        if (event.key === 'Escape' && event.target === keys.searchRef.current) keys.listRef.current?.focus()
        return
      }
      if (press(event.key, keys, onListOf(event, keys))) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function inField({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

// Nothing has the focus after loading. Beside an open request the arrows scroll what was clicked last.
function onListOf({ target }: KeyboardEvent, { listRef, isDetail }: Keys): boolean {
  if (target === document.body) return !isDetail
  return target instanceof Node && listRef.current?.contains(target) === true
}

/** @returns whether the key does something here */
function press(key: string, keys: Keys, onList: boolean): boolean {
  const { actions, canSend } = keys
  if (key === '/') keys.searchRef.current?.focus()
  else if (key === 'j' || (key === 'ArrowDown' && onList)) keys.onMove(1)
  else if (key === 'k' || (key === 'ArrowUp' && onList)) keys.onMove(-1)
  else if (key === 'Home' && onList) keys.onMove(Number.NEGATIVE_INFINITY)
  else if (key === 'End' && onList) keys.onMove(Number.POSITIVE_INFINITY)
  else if (key === 'PageDown' && onList) keys.onMove(20)
  else if (key === 'PageUp' && onList) keys.onMove(-20)
  else if (key === 'Enter' && onList) keys.onOpen()
  else if ((key === 'ArrowRight' || key === 'ArrowLeft') && onList && keys.row !== undefined)
    keys.onFold(keys.row.group)
  else if (key === 'Escape' && keys.isDetail) actions?.onClose()
  else if (key === 'd' && actions !== undefined) actions.onCompare()
  else if (key === 'e' && actions !== undefined && canSend) actions.onEdit()
  // Sends only what is selected: the newest may have arrived just now.
  else if (key === 'r' && actions !== undefined && canSend && !keys.isDetail && keys.row === undefined) keys.onOpen()
  // What a send does is seen in the list; a failure, when the button is used.
  else if (key === 'r' && actions !== undefined && canSend) void actions.onReplay(false).catch(() => undefined)
  else return false
  return true
}
