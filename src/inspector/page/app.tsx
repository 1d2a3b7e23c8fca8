import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { CaptureSummary, SettingsView } from '../api/wire.js'
import { Detail, type DetailActions } from './detail/detail.js'
import { useKeys } from './keys.js'
import { Empty } from './list/empty.js'
import { Filters } from './list/filters.js'
import { List } from './list/list.js'
import { useSearch } from './list/search.js'
import { call, capturePath } from './model/calls.js'
import { filterCaptures, noChips } from './model/filter.js'
import { count } from './model/format.js'
import type { Live, LiveCaptures } from './model/live.js'
import { type Place, parsePlace, toFragment } from './model/route.js'
import { type Row, toRows } from './model/rows.js'
import { useLoad } from './parts/load.js'
import { useStore } from './parts/use-store.js'
import { AttackScreen } from './screens/attack.js'
import { Compose } from './screens/compose.js'
import { Diff } from './screens/diff.js'
import { Inbox } from './screens/inbox.js'
import { SequenceScreen } from './screens/sequence.js'
import { Settings } from './screens/settings.js'
import { Simulator } from './screens/simulator.js'

/** The place in the address, and a function that goes to another. */
function usePlace(): readonly [Place, (place: Place) => void] {
  const [place, setPlace] = useState(() => parsePlace(location.hash))
  useEffect(() => {
    const update = () => setPlace(parsePlace(location.hash))
    addEventListener('hashchange', update)
    return () => removeEventListener('hashchange', update)
  }, [])
  return [
    place,
    (next) => {
      location.hash = toFragment(next)
    },
  ]
}

/** The whole page. */
export function App({ live }: { readonly live: LiveCaptures }) {
  const state = useStore(live.store)
  const [place, go] = usePlace()
  const loaded = useLoad<SettingsView>('settings')
  const settings = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  return (
    <>
      <Top state={state} place={place} settings={settings} onPause={() => live.pause(!state.paused)} />
      <main class={`main-${place.screen}`}>
        {place.screen === 'requests' ? (
          <Requests state={state} place={place} settings={settings} go={go} />
        ) : (
          <Screen place={place} captures={state.captures} settings={settings} />
        )}
      </main>
    </>
  )
}

function Screen(props: {
  readonly place: Place
  readonly captures: readonly CaptureSummary[]
  readonly settings: SettingsView | undefined
}) {
  const { place, captures, settings } = props
  if (place.screen === 'diff') return <Diff left={place.left} right={place.right} />
  if (place.screen === 'sequence') return <SequenceScreen captures={captures} />
  if (settings === undefined) return <p class="quiet loading">Loading…</p>
  if (place.screen === 'compose') return <Compose key={place.id} id={place.id} settings={settings} />
  if (place.screen === 'simulator') return <Simulator settings={settings} />
  if (place.screen === 'attack') return <AttackScreen settings={settings} />
  if (place.screen === 'inbox') return <Inbox />
  return <Settings settings={settings} captures={captures} />
}

function Top(props: {
  readonly state: Live
  readonly place: Place
  readonly settings: SettingsView | undefined
  readonly onPause: () => void
}) {
  const { state, place, settings, onPause } = props
  const can = settings?.can
  const links = [
    ['requests', 'Requests', true],
    ['sequence', 'Sequence', can?.held === true || state.captures.some(({ sequence }) => sequence !== undefined)],
    ['compose', 'Compose', can?.send === true],
    [
      'simulator',
      'Simulator',
      can?.send === true && settings?.providers.some((one) => one.canSign && one.samples.length > 0),
    ],
    ['attack', 'Attack', can?.attack === true && settings?.providers.some((one) => one.canSign)],
    ['inbox', 'Inbox', can?.inbox === true],
    ['settings', 'Settings', true],
  ] as const
  const words = { loading: 'loading', live: 'live', lost: 'not connected' } as const
  return (
    <header class="top">
      <h1>Webhooks</h1>
      <p class={`state ${state.paused ? 'paused' : state.state}`} role="status">
        {state.paused ? `paused${state.waiting > 0 ? `, ${state.waiting} new` : ''}` : words[state.state]}
      </p>
      <button type="button" class="small pause" aria-pressed={state.paused} onClick={onPause}>
        {state.paused ? 'Continue' : 'Pause'}
      </button>
      <nav aria-label="Screens">
        {links
          .filter(([name, , shown]) => shown === true || place.screen === name)
          .map(([name, label]) => (
            <a key={name} href={`#/${name}`} {...(place.screen === name && { 'aria-current': 'page' as const })}>
              {label}
            </a>
          ))}
      </nav>
    </header>
  )
}

function Requests(props: {
  readonly state: Live
  readonly place: Extract<Place, { screen: 'requests' }>
  readonly settings: SettingsView | undefined
  readonly go: (place: Place) => void
}) {
  const { state, place, settings, go } = props
  const { captures } = state
  const [chips, setChips] = useState(noChips)
  const [search, setSearch] = useState('')
  const found = useSearch(search, captures)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [cursor, setCursor] = useState<string>()
  const listRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const shown = useMemo(() => filterCaptures(captures, chips, found), [captures, chips, found])
  const rows = useMemo(() => toRows(shown, open), [shown, open])
  const selected = place.id ?? cursor
  // Keys may come faster than the page is drawn: each moves on from where the one before it has led.
  const latest = useRef(selected)
  useLayoutEffect(() => {
    latest.current = selected
  }, [selected])
  const summary = place.id === undefined ? undefined : captures.find(({ id }) => id === place.id)

  const fold = useCallback((group: string) => {
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(group)) after.add(group)
      return after
    })
  }, [])
  const show = (id: string) => go({ screen: 'requests', id, tab: place.tab })
  const close = () => {
    setCursor(place.id)
    go({ screen: 'requests', tab: place.tab })
    listRef.current?.focus()
  }
  const actions = summary === undefined ? undefined : actionsOf(summary, captures, go, close)
  useKeys({
    isDetail: summary !== undefined,
    canSend: settings?.can.send === true,
    actions,
    searchRef,
    listRef,
    row: rows.find(({ capture }) => capture.id === selected),
    onMove: (step) => {
      const next = neighbour(rows, latest.current, step)
      if (next === undefined) return
      latest.current = next
      if (place.id === undefined) setCursor(next)
      else show(next)
    },
    onOpen: () => latest.current !== undefined && show(latest.current),
    onFold: fold,
  })

  return (
    <>
      <section class={`pane requests ${summary === undefined ? '' : 'behind'}`} aria-label="Requests">
        {captures.length === 0 && state.state !== 'loading' ? (
          <Empty settings={settings} />
        ) : (
          <>
            <Filters {...{ captures, chips, search, searchRef }} onChips={setChips} onSearch={setSearch} />
            <p class="columns" aria-hidden="true">
              <span>time</span>
              <span>provider</span>
              <span>event</span>
              <span>id</span>
              <span>proof</span>
              <span>answer</span>
              <span>took</span>
              <span>size</span>
            </p>
            <List {...{ rows, selected, open, listRef }} onSelect={show} onFold={fold} />
            <p class="summary" role="status">
              {shown.length === captures.length
                ? count(captures.length, 'request')
                : `${shown.length.toLocaleString('en')} of ${count(captures.length, 'request')}`}
            </p>
          </>
        )}
      </section>
      {actions !== undefined && summary !== undefined ? (
        <Detail
          {...{ summary, settings, actions }}
          tab={place.tab}
          onTab={(tab) => go({ screen: 'requests', id: place.id, tab })}
        />
      ) : (
        captures.length > 0 && <Hint gone={place.id !== undefined && state.state !== 'loading'} />
      )}
    </>
  )
}

function neighbour(rows: readonly Row[], selected: string | undefined, step: number): string | undefined {
  const index = rows.findIndex(({ capture }) => capture.id === selected)
  const next = index === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, index + step))
  return rows[next]?.capture.id
}

function actionsOf(
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

function Hint({ gone }: { readonly gone: boolean }) {
  return (
    <aside class="hint">
      <p>{gone ? 'This request no longer exists.' : 'Choose a request.'}</p>
      <dl>
        {(
          [
            ['j k', 'next, previous'],
            ['Enter', 'open'],
            ['r', 'send again'],
            ['e', 'edit'],
            ['d', 'compare'],
            ['/', 'search'],
            ['Esc', 'back'],
          ] as const
        ).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
