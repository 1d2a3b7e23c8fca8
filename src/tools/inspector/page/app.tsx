import type { SettingsView } from '../api/settings-view.js'
import type { CaptureSummary } from '../api/wire.js'
import { AttackScreen } from './attack/attack-screen.js'
import { attackersOf } from './attack/attack-wish.js'
import { Compose } from './compose/compose.js'
import { Requests } from './list/requests.js'
import type { Live, LiveCaptures } from './model/live.js'
import type { Place } from './model/route.js'
import { useLoad } from './parts/load.js'
import { useStore } from './parts/use-store.js'
import { Diff } from './screens/diff.js'
import { Inbox } from './screens/inbox.js'
import { SequenceScreen } from './screens/sequence.js'
import { Settings } from './screens/settings.js'
import { Simulator } from './screens/simulator.js'
import { usePlace } from './use-place.js'

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

/** The line at the top: whether the page is live, and the screens. */
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
    ['attack', 'Attack', can?.attack === true && settings !== undefined && attackersOf(settings).length > 0],
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
