import { useEffect, useState } from 'preact/hooks'
import type { HeldList, HeldView } from '../../api/settings-view.js'
import type { CaptureSummary } from '../../api/wire.js'
import { count, formatTime } from '../model/format.js'
import { visible } from '../model/hex.js'
import { type Channel, toChannels, waitText } from '../model/sequence.js'
import { useLoad } from '../parts/load.js'
import { Waits } from './waits.js'

const pollMs = 1_000

/** The numbers of each channel as a strip: what came in order, late or again, what is held, and what is missing. */
export function SequenceScreen({ captures }: { readonly captures: readonly CaptureSummary[] }) {
  const [version, setVersion] = useState(0)
  const reload = () => setVersion((last) => last + 1)
  useEffect(() => {
    const timer = setInterval(reload, pollMs)
    return () => clearInterval(timer)
  }, [])
  const loaded = useLoad<HeldList>('held', version)
  const { held, waits } = loaded !== undefined && 'value' in loaded ? loaded.value : { held: [], waits: [] }
  const channels = toChannels(captures, held, waits)
  return (
    <section class="screen" aria-labelledby="sequence-title">
      <h2 id="sequence-title">Sequence</h2>
      <Waits waits={waits} onChange={reload} />
      <Held captures={captures} held={held} />
      {channels.length === 0 ? (
        <p class="quiet">
          No captured request carries a number. Providers such as Google Calendar number the messages of a channel.
        </p>
      ) : (
        <>
          <ul class="legend">
            {(['in order', 'late', 'repeated', 'held', 'missing'] as const).map((state) => (
              <li key={state}>
                <span class={lookOf(state)} aria-hidden="true" />
                {state}
              </li>
            ))}
          </ul>
          {channels.map((channel) => (
            <Strip key={channel.name} channel={channel} />
          ))}
        </>
      )}
    </section>
  )
}

/** The deliveries that are held: in the reorder buffer, in the queue of `--ordered`, or until the server is up again. */
function Held(props: { readonly captures: readonly CaptureSummary[]; readonly held: readonly HeldView[] }) {
  const { captures, held } = props
  if (held.length === 0) return null
  return (
    <section class="channel">
      <h3>
        Held <span class="quiet">{count(held.length, 'request')}</span>
      </h3>
      <ul class="held">
        {held.map((one) => {
          const { id, event, sequence, since } = one
          const number = sequence === undefined ? '' : `${visible(sequence.channel)} ${sequence.number}`
          const name = [number, visible(event ?? '')].filter((part) => part !== '').join(' · ')
          return (
            <li key={`${id} ${number} ${since}`}>
              {id === undefined ? name : <a href={`#/requests/${encodeURIComponent(id)}`}>{`#${id} ${name}`}</a>}{' '}
              <span class="quiet">
                since {formatTime(since)}, {waitText(one, captures, held)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const lookOf = (state: string) => `cell ${state.replace(' ', '-')}`

function Strip({ channel }: { readonly channel: Channel }) {
  const { name, numbers, missing, late, repeated, hidden } = channel
  const lost = numbers.filter(({ state }) => state === 'missing').map(({ number }) => number)
  const facts = [`${missing} missing`, `${late} late`, count(repeated, 'repeat')].join(' · ')
  return (
    <section class="channel">
      <h3>
        {visible(name)} <span class="quiet">{facts}</span>
      </h3>
      <div class="numbers">
        <div class="strip">
          {numbers.map(({ number, state, id, times }) => {
            const title = `${number}: ${state}${times > 1 ? `, ${times} times` : ''}`
            const look = lookOf(state)
            return id === undefined ? (
              <span key={number} class={look} title={title} role="img" aria-label={title} />
            ) : (
              <a key={number} class={look} title={title} href={`#/requests/${encodeURIComponent(id)}`}>
                <span class="unseen">{title}</span>
              </a>
            )
          })}
        </div>
        {numbers.length > 0 && (
          <p class="quiet ends">
            <span>{numbers[0]?.number}</span>
            <span>{numbers.at(-1)?.number}</span>
          </p>
        )}
      </div>
      {lost.length > 0 && <p class="quiet">Missing: {lost.join(', ')}</p>}
      {hidden > 0 && <p class="quiet">{count(hidden, 'further number')} not shown.</p>}
    </section>
  )
}
