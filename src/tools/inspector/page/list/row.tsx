import { formatDuration, formatSize, formatTime, shorten } from '../model/format.js'
import { visible } from '../model/hex.js'
import type { Row } from '../model/rows.js'
import { Answer, Proof } from '../parts/badges.js'

/** One line of the list. */
export function ListRow(props: {
  readonly row: Row
  readonly index: number
  readonly total: number
  readonly top: number
  readonly selected: boolean
  readonly open: boolean
  readonly onSelect: () => void
  readonly onFold: () => void
}) {
  const { row, index, total, top, selected, open } = props
  const { capture, size, inside } = row
  return (
    // Keys are handled by the list, which has the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      id={`row-${capture.id}`}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-posinset={index + 1}
      aria-setsize={total}
      class={`row ${selected ? 'selected' : ''} ${inside ? 'inside' : ''}`}
      style={{ transform: `translateY(${top}px)` }}
      onClick={props.onSelect}
    >
      <span class="time">{formatTime(capture.at)}</span>
      <span class="provider">{visible(capture.provider ?? '–')}</span>
      <span class="event">
        {capture.pinned && (
          <span class="pin">
            <span aria-hidden="true">●</span>
            <span class="unseen">pinned</span>
          </span>
        )}
        <span class="name">{visible(capture.event ?? `${capture.method} ${capture.path}`)}</span>
        {size > 1 && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the list do the same
          // biome-ignore lint/a11y/noStaticElementInteractions: it is a part of an option, which cannot contain buttons
          <span
            class="times"
            title={open ? 'Fold' : 'Show all attempts at this delivery'}
            onClick={(event) => {
              event.stopPropagation()
              props.onFold()
            }}
          >
            <span aria-hidden="true">{open ? '▾' : '▸'}</span> {size}×
          </span>
        )}
      </span>
      <span class="id">
        {capture.deliveryId === undefined ? `#${capture.id}` : visible(shorten(capture.deliveryId, 16))}
      </span>
      <Proof capture={capture} />
      <Answer answer={capture.answer} />
      <span class="took">{capture.tookMs === undefined ? '' : formatDuration(capture.tookMs)}</span>
      <span class="size">{formatSize(capture.size)}</span>
    </div>
  )
}
