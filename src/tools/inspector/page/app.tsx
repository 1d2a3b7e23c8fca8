import type { SettingsView } from '../api/settings-view.js'
import type { CaptureSummary } from '../api/wire.js'
import { AttackScreen } from './attack/attack-screen.js'
import { Compose } from './compose/compose.js'
import { Requests } from './list/requests.js'
import type { LiveCaptures } from './model/live.js'
import type { Place } from './model/route.js'
import { useLoad } from './parts/load.js'
import { useStore } from './parts/use-store.js'
import { Diff } from './screens/diff.js'
import { Inbox } from './screens/inbox.js'
import { SequenceScreen } from './screens/sequence.js'
import { Settings } from './screens/settings.js'
import { Simulator } from './screens/simulator.js'
import { Top } from './top.js'
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
