import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Place } from '../model/route.js'
import type { Row } from '../model/rows.js'
import { currentPlace } from '../use-place.js'

type RequestsPlace = Extract<Place, { screen: 'requests' }>

/** The selected line, and functions that move the selection, open it and leave it. */
export interface Selection {
  readonly selected: string | undefined
  readonly move: (step: number) => void
  readonly open: () => void
  readonly show: (id: string) => void
  /** Shows another tab of the request that is shown. */
  readonly turn: (tab: RequestsPlace['tab']) => void
  readonly close: () => void
}

/**
 * The selection of the list: the request that is shown, or the line of the cursor.
 *
 * Keys may come faster than the page is drawn, so each moves on from where the one before it has led.
 */
export function useSelection(rows: readonly Row[], place: RequestsPlace, go: (place: Place) => void): Selection {
  const [cursor, setCursor] = useState<string>()
  const selected = place.id ?? cursor
  const latest = useRef(selected)
  useLayoutEffect(() => {
    latest.current = selected
  }, [selected])
  const show = (id: string) => {
    latest.current = id
    go({ screen: 'requests', id, tab: tabOf(place) })
  }
  return {
    selected,
    show,
    turn: (tab) => go({ screen: 'requests', id: shownNow() ?? place.id, tab }),
    move: (step) => {
      const next = neighbour(rows, latest.current, step)
      if (next === undefined) return
      latest.current = next
      if (shownNow() === undefined) setCursor(next)
      else show(next)
    },
    open: () => {
      const id = latest.current ?? rows[0]?.capture.id
      if (id !== undefined) show(id)
    },
    close: () => {
      setCursor(latest.current)
      go({ screen: 'requests', tab: tabOf(place) })
    },
  }
}

function shownNow(): string | undefined {
  const place = currentPlace()
  return place.screen === 'requests' ? place.id : undefined
}

function tabOf({ tab }: RequestsPlace): RequestsPlace['tab'] {
  const place = currentPlace()
  return place.screen === 'requests' ? place.tab : tab
}

function neighbour(rows: readonly Row[], selected: string | undefined, step: number): string | undefined {
  const index = rows.findIndex(({ capture }) => capture.id === selected)
  const next = index === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, index + step))
  return rows[next]?.capture.id
}
