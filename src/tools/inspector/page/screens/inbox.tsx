import { useState } from 'preact/hooks'
import type { Pause } from '../../../../stores/inbox/operating/pauses.js'
import type { DeadLetterView, InboxView } from '../../api/settings-view.js'
import { type CallError, call } from '../model/calls.js'
import { count, formatMoment, formatSeconds } from '../model/format.js'
import { visible } from '../model/hex.js'
import { Action, Fact } from '../parts/controls.js'
import { Load, Trouble, toCallError, useLoad } from '../parts/load.js'

/** The durable inbox: how much waits, what is paused, what failed and why. */
export function Inbox() {
  const [version, setVersion] = useState(0)
  const loaded = useLoad<InboxView>('inbox', version)
  return (
    <section class="screen" aria-labelledby="inbox-title">
      <h2 id="inbox-title">Inbox</h2>
      <Load loaded={loaded}>{(inbox) => <State inbox={inbox} onChange={() => setVersion(version + 1)} />}</Load>
    </section>
  )
}

// A key is a list of texts, as JSON: the endpoint, the provider and the channel.
function keyText(key: string): string {
  try {
    return visible([JSON.parse(key)].flat().join(' › '))
  } catch {
    return visible(key)
  }
}

function State({ inbox, onChange }: { readonly inbox: InboxView; readonly onChange: () => void }) {
  const { health, dead, blocked, pauses } = inbox
  const [trouble, setTrouble] = useState<CallError>()
  const onError = (error: unknown) => setTrouble(toCallError(error))
  return (
    <>
      {!health.reachable && <p class="note trouble">The engine of the inbox does not answer.</p>}
      <dl class="facts">
        <Fact name="Waiting">{health.depth?.waiting ?? '–'}</Fact>
        <Fact name="In flight">{health.depth?.active ?? '–'}</Fact>
        <Fact name="Dead letters">{health.depth?.dead ?? '–'}</Fact>
        {health.oldestWaitingMs !== undefined && (
          <Fact name="Oldest waits">{formatSeconds(health.oldestWaitingMs / 1000)}</Fact>
        )}
        <Fact name="Blocked keys">{blocked.length === 0 ? 'none' : blocked.map(keyText).join(', ')}</Fact>
      </dl>
      {trouble !== undefined && <Trouble error={trouble} />}
      {pauses.length > 0 && (
        <ul class="pauses" aria-label="Paused">
          {pauses.map((pause) => (
            <Paused key={JSON.stringify(pause)} pause={pause} onChange={onChange} onError={onError} />
          ))}
        </ul>
      )}
      {dead.length === 0 ? (
        <p class="quiet">No dead letters.</p>
      ) : (
        <ul class="letters">
          {dead.map((letter) => (
            <Letter key={letter.id} letter={letter} onChange={onChange} onError={onError} />
          ))}
        </ul>
      )}
    </>
  )
}

interface Changing {
  readonly onChange: () => void
  readonly onError: (error: unknown) => void
}

function Paused({ pause, onChange, onError }: Changing & { readonly pause: Pause }) {
  const { since, waiting, ...target } = pause
  const [kind = '', name = ''] = Object.entries(target)[0] ?? []
  const resume = async () => {
    await call('POST', 'inbox/resume', { kind, name })
    onChange()
  }
  return (
    <li>
      <p>
        <b>Paused</b> {kind} <code>{kind === 'key' ? keyText(name) : visible(name)}</code>
      </p>
      <p class="quiet">
        since {formatMoment(since)}, {count(waiting, 'delivery waits', 'deliveries wait')}
      </p>
      <div class="bar">
        <Action run={resume} onError={onError}>
          Resume
        </Action>
      </div>
    </li>
  )
}

function Letter(props: Changing & { readonly letter: DeadLetterView }) {
  const { letter, onChange, onError } = props
  const { id, provider, event, deliveryId, handler, attempts, failedAt, reason } = letter
  const [asked, setAsked] = useState(false)
  const run = (what: string) => async () => {
    await call('POST', `inbox/${what}`, { ids: [id] })
    onChange()
  }
  return (
    <li>
      <p>
        <b>{visible(event ?? 'did not parse')}</b> {handler !== undefined && <b>{visible(handler)}</b>}{' '}
        <span class="quiet">{provider}</span> {deliveryId !== undefined && <code>{visible(deliveryId)}</code>}
      </p>
      <p class="issue">{visible(reason)}</p>
      <p class="quiet">
        {count(attempts, 'attempt')}, failed {formatMoment(failedAt)}
      </p>
      <div class="bar">
        <Action run={run('redrive')} onError={onError}>
          Try again
        </Action>
        {asked ? (
          <Action run={run('discard')} onError={onError}>
            Discard for good
          </Action>
        ) : (
          <button type="button" onClick={() => setAsked(true)}>
            Discard…
          </button>
        )}
      </div>
    </li>
  )
}
