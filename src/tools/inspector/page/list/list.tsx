import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Row, visibleRange } from '../model/rows.js'
import { ListRow } from './row.js'

const narrow = matchMedia('(max-width: 620px)')

function useRowHeight(): number {
  const [isNarrow, setNarrow] = useState(narrow.matches)
  useEffect(() => {
    const update = () => setNarrow(narrow.matches)
    narrow.addEventListener('change', update)
    return () => narrow.removeEventListener('change', update)
  }, [])
  return isNarrow ? 52 : 30
}

/** The list: only the visible lines are in the document. */
export function List(props: {
  readonly rows: readonly Row[]
  readonly selected: string | undefined
  readonly open: ReadonlySet<string>
  readonly listRef: RefObject<HTMLDivElement | null>
  readonly onSelect: (id: string) => void
  readonly onFold: (group: string) => void
}) {
  const { rows, selected, open, listRef, onSelect, onFold } = props
  const rowHeight = useRowHeight()
  const [view, setView] = useState({ top: 0, height: 800 })
  const index = rows.findIndex(({ capture }) => capture.id === selected)
  const wanted = useRef<string | undefined>(undefined)

  useLayoutEffect(() => {
    const list = listRef.current
    if (list === null) return
    const measure = () => setView({ top: list.scrollTop, height: list.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    list.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', measure)
    }
  }, [listRef])

  // Scrolls only when the selection moves, not when new lines arrive above it.
  useLayoutEffect(() => {
    const list = listRef.current
    if (list === null || index === -1 || wanted.current === selected) return
    wanted.current = selected
    const top = index * rowHeight
    if (top < list.scrollTop) list.scrollTop = top
    else if (top + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + rowHeight - list.clientHeight
  }, [listRef, index, selected, rowHeight])

  const { start, end } = visibleRange({ ...view, rowHeight }, rows.length)
  return (
    <div
      ref={listRef}
      class="list"
      role="listbox"
      aria-label="Requests, newest first"
      tabIndex={0}
      {...(index >= start && index < end && { 'aria-activedescendant': `row-${selected}` })}
    >
      <div class="space" role="presentation" style={{ height: `${rows.length * rowHeight}px` }}>
        {rows.slice(start, end).map((row, offset) => (
          <ListRow
            key={row.capture.id}
            row={row}
            index={start + offset}
            total={rows.length}
            top={(start + offset) * rowHeight}
            selected={row.capture.id === selected}
            open={open.has(row.group)}
            onSelect={() => onSelect(row.capture.id)}
            onFold={() => onFold(row.group)}
          />
        ))}
      </div>
    </div>
  )
}
