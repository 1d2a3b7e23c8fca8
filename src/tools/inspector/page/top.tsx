import type { SettingsView } from '../api/settings-view.js'
import { attackersOf } from './attack/attack-wish.js'
import type { Live } from './model/live.js'
import type { Place } from './model/route.js'

/** The line at the top: whether the page is live, and the screens. */
export function Top(props: {
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
