import { useCallback, useMemo, useRef, useState } from 'preact/hooks'
import type { SettingsView } from '../../api/settings-view.js'
import type { CaptureSummary } from '../../api/wire.js'
import { Detail } from '../detail/detail.js'
import { useKeys } from '../keys.js'
import { filterCaptures, noChips } from '../model/filter.js'
import { count } from '../model/format.js'
import type { Live } from '../model/live.js'
import type { Place } from '../model/route.js'
import { toRows } from '../model/rows.js'
import { actionsOf } from './actions.js'
import { Empty, Hint } from './empty.js'
import { Filters, useSearch } from './filters.js'
import { List } from './list.js'
import { useSelection } from './use-selection.js'

/** The list of the requests, and beside it the one that is shown. */
export function Requests(props: {
  readonly state: Live
  readonly place: Extract<Place, { screen: 'requests' }>
  readonly settings: SettingsView | undefined
  readonly go: (place: Place) => void
}) {
  const { state, place, settings, go } = props
  const { captures } = state
  const { shown, rows, open, fold, filters } = useRows(captures)
  const { selected, ...selection } = useSelection(rows, place, go)
  const listRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const summary = place.id === undefined ? undefined : captures.find(({ id }) => id === place.id)
  const close = () => {
    selection.close()
    listRef.current?.focus()
  }
  const row = rows.find(({ capture }) => capture.id === selected)
  const current = summary ?? (row ?? rows[0])?.capture
  const actions = current === undefined ? undefined : actionsOf(current, captures, go, close)
  useKeys({
    isDetail: summary !== undefined,
    canSend: settings?.can.send === true,
    actions,
    searchRef,
    listRef,
    row,
    onMove: selection.move,
    onOpen: selection.open,
    onFold: fold,
  })
  return (
    <>
      <section class={`pane requests ${summary === undefined ? '' : 'behind'}`} aria-label="Requests">
        {captures.length === 0 && state.state !== 'loading' ? (
          <Empty settings={settings} />
        ) : (
          <>
            <Filters {...{ captures, searchRef, ...filters }} />
            <Columns />
            <List {...{ rows, selected, open, listRef }} onSelect={selection.show} onFold={fold} />
            <Total shown={shown.length} of={captures.length} />
          </>
        )}
      </section>
      {actions !== undefined && summary !== undefined ? (
        <Detail {...{ summary, settings, actions }} tab={place.tab} onTab={selection.turn} />
      ) : (
        captures.length > 0 && <Hint gone={place.id !== undefined && state.state !== 'loading'} />
      )}
    </>
  )
}

/** The lines of the list: what chips and search leave, with attempts at one delivery folded. */
function useRows(captures: readonly CaptureSummary[]) {
  const [chips, setChips] = useState(noChips)
  const [search, setSearch] = useState('')
  const found = useSearch(search, captures)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(() => filterCaptures(captures, chips, found), [captures, chips, found])
  const rows = useMemo(() => toRows(shown, open), [shown, open])
  const fold = useCallback((group: string) => {
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(group)) after.add(group)
      return after
    })
  }, [])
  return { shown, rows, open, fold, filters: { chips, search, onChips: setChips, onSearch: setSearch } }
}

function Columns() {
  return (
    <p class="columns" aria-hidden="true">
      {['time', 'provider', 'event', 'id', 'proof', 'answer', 'took', 'size'].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  )
}

function Total({ shown, of }: { readonly shown: number; readonly of: number }) {
  return (
    <p class="summary" role="status">
      {shown === of ? count(of, 'request') : `${shown.toLocaleString('en')} of ${count(of, 'request')}`}
    </p>
  )
}
