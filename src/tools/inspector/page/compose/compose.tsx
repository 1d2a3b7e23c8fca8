import { useEffect, useState } from 'preact/hooks'
import type { Sent } from '../../api/parts.js'
import type { SettingsView } from '../../api/settings-view.js'
import { type CallError, call } from '../model/calls.js'
import { formatDuration } from '../model/format.js'
import { Answer } from '../parts/badges.js'
import { Action } from '../parts/controls.js'
import { Trouble, toCallError } from '../parts/load.js'
import { Content, Head, Times } from './compose-form.js'
import { blank, type Draft, loadCapture, toInput } from './draft.js'

/** Writes a request, or edits a captured one, signs it again and sends it. */
export function Compose({ id, settings }: { readonly id: string | undefined; readonly settings: SettingsView }) {
  const [draft, setDraft] = useState<Draft>(blank)
  const [trouble, setTrouble] = useState<CallError>()
  const [sent, setSent] = useState<readonly Sent[]>()
  const onError = (error: unknown) => setTrouble(toCallError(error))
  const update = (change: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...change }))
    setSent(undefined)
  }
  // A capture is loaded once.
  useEffect(() => {
    if (id === undefined) return
    loadCapture(id, settings).then(setDraft, onError)
  }, [id])
  const send = async () => {
    setTrouble(undefined)
    setSent((await call<{ readonly sent: readonly Sent[] }>('POST', 'send', toInput(draft))).sent)
  }
  return (
    <section class="screen" aria-labelledby="compose-title">
      <h2 id="compose-title">{draft.of === undefined ? 'Compose' : `Edit of #${draft.of}`}</h2>
      <div class="form">
        <Head {...{ draft, settings, update, onError }} />
        <Content {...{ draft, update }} />
        <div class="line">
          <Times {...{ draft, settings, update }} />
          <Action main run={send} onError={onError}>
            {draft.count === 1 ? 'Send' : `Send ${draft.count} times`}
          </Action>
        </div>
        {draft.sign && draft.count > 1 && <p class="quiet">Each request after the first gets a new delivery id.</p>}
        {trouble !== undefined && <Trouble error={trouble} />}
        {sent !== undefined && <Results sent={sent} />}
      </div>
    </section>
  )
}

function Results({ sent }: { readonly sent: readonly Sent[] }) {
  return (
    <ul class="results" role="status">
      {sent.map(({ answer, tookMs, id }, index) => (
        // The order of sending, which identifies them.
        <li key={index}>
          <Answer answer={answer} /> <span class="quiet">{formatDuration(tookMs)}</span>{' '}
          {id !== undefined && <a href={`#/requests/${encodeURIComponent(id)}`}>#{id}</a>}
        </li>
      ))}
    </ul>
  )
}
