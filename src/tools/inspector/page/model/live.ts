import type { CaptureList, CaptureSummary, LiveEvent } from '../../api/wire.js'
import { apiPath, call } from './calls.js'
import { createStore, type Store } from './store.js'

/** The captures, and whether changes arrive. */
export interface Live {
  /** Newest first. */
  readonly captures: readonly CaptureSummary[]
  readonly state: 'loading' | 'live' | 'lost'
  readonly paused: boolean
  /** Changes that arrived while paused. */
  readonly waiting: number
}

/** Follows the captures of the inspector. */
export interface LiveCaptures {
  readonly store: Store<Live>
  start(): Promise<void>
  pause(paused: boolean): void
}

// Changes that arrive together are shown together: a burst must not draw the list once for each.
const batchMs = 50

/** Makes the live list. Call `start` once. */
export function followCaptures(): LiveCaptures {
  const store = createStore<Live>({ captures: [], state: 'loading', paused: false, waiting: 0 })
  let pending: LiveEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let stream: EventSource | undefined

  const flush = () => {
    timer = undefined
    const events = pending
    pending = []
    store.set((live) => ({ ...live, captures: applyEvents(live.captures, events), waiting: 0 }))
  }
  const receive = (event: LiveEvent) => {
    pending.push(event)
    if (store.get().paused) store.set((live) => ({ ...live, waiting: pending.length }))
    else if (timer === undefined) timer = setTimeout(flush, batchMs)
  }
  const load = async () => {
    stream?.close()
    const { captures, position } = await call<CaptureList>('GET', 'captures')
    pending = []
    store.set((live) => ({ ...live, captures, waiting: 0 }))
    stream = new EventSource(`${apiPath}events?since=${encodeURIComponent(position)}`)
    stream.onopen = () => store.set((live) => ({ ...live, state: 'live' }))
    // The browser connects again, with the id of the last event.
    stream.onerror = () => store.set((live) => ({ ...live, state: 'lost' }))
    // The server writes events of this type.
    stream.onmessage = ({ data }) => receive(JSON.parse(data) as LiveEvent)
    stream.addEventListener('reset', () => void load())
  }
  return {
    store,
    start: load,
    pause(paused) {
      store.set((live) => ({ ...live, paused }))
      if (!paused) flush()
    },
  }
}

/** Applies changes to a list, newest first. */
export function applyEvents(
  captures: readonly CaptureSummary[],
  events: readonly LiveEvent[],
): readonly CaptureSummary[] {
  const latest = new Map<string, CaptureSummary | undefined>()
  const added = new Set<string>()
  for (const event of events) {
    if (event.kind === 'removed') latest.set(event.id, undefined)
    else latest.set(event.capture.id, event.capture)
    if (event.kind === 'added') added.add(event.capture.id)
  }
  const kept = captures.flatMap((capture) => {
    if (!latest.has(capture.id)) return [capture]
    added.delete(capture.id)
    return latest.get(capture.id) ?? []
  })
  const first = [...added].reverse().flatMap((id) => latest.get(id) ?? [])
  return first.length === 0 ? kept : [...first, ...kept]
}
