import { useState } from 'preact/hooks'
import type { FlowView, SettingsView } from '../../api/settings-view.js'
import type { CaptureSummary } from '../../api/wire.js'
import { type CallError, call } from '../model/calls.js'
import { count } from '../model/format.js'
import { Action, Copy, Fact } from '../parts/controls.js'
import { Load, Trouble, toCallError, useLoad } from '../parts/load.js'

/** What is configured: names and limits, never the value of a secret. */
export function Settings(props: { readonly settings: SettingsView; readonly captures: readonly CaptureSummary[] }) {
  const { settings, captures } = props
  const { captureUrl, target, tunnel, providers, limits, can } = settings
  return (
    <section class="screen" aria-labelledby="settings-title">
      <h2 id="settings-title">Settings</h2>
      <dl class="facts">
        {captureUrl !== undefined && (
          <Fact name="Captures at">
            <code>{captureUrl}</code> <Copy label="Copy" text={() => captureUrl} />
          </Fact>
        )}
        {target !== undefined && <Fact name="Hands over to">{target}</Fact>}
        {tunnel !== undefined && <Fact name="Tunnel">{tunnel}</Fact>}
        {Object.entries(limits).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      <h3>Providers</h3>
      {providers.length === 0 ? (
        <p class="quiet">None: requests are shown, but not verified.</p>
      ) : (
        <table class="plain">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Path</th>
              <th scope="col">Secret from</th>
              <th scope="col">Signs</th>
            </tr>
          </thead>
          <tbody>
            {providers.map(({ name, path, secret, canSign }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{path ?? 'any'}</td>
                <td>{secret ?? '–'}</td>
                <td>{canSign ? 'yes' : 'no'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {can.counts && <Flow version={captures.length} />}
      <h3>Captures</h3>
      <Clear captures={captures} />
    </section>
  )
}

function Flow({ version }: { readonly version: number }) {
  const loaded = useLoad<FlowView>('flow', version)
  return (
    <>
      <h3>Outcomes since the start</h3>
      <Load loaded={loaded}>
        {({ total, outcomes, errors }) => (
          <dl class="facts">
            <Fact name="Requests">{total}</Fact>
            {Object.entries(outcomes).map(([name, number]) => (
              <Fact key={name} name={name.replaceAll('_', ' ')}>
                {number}
              </Fact>
            ))}
            {Object.entries(errors).map(([name, number]) => (
              <Fact key={name} name={`error ${name}`}>
                {number}
              </Fact>
            ))}
          </dl>
        )}
      </Load>
    </>
  )
}

function Clear({ captures }: { readonly captures: readonly CaptureSummary[] }) {
  const [asked, setAsked] = useState(false)
  const [trouble, setTrouble] = useState<CallError>()
  const ids = captures.filter(({ pinned }) => !pinned).map(({ id }) => id)
  const kept = captures.length - ids.length
  const clear = async () => {
    await call('POST', 'captures/remove', { ids })
    setAsked(false)
  }
  return (
    <>
      <p class="quiet">
        {count(captures.length, 'request')}
        {kept > 0 && `, of which ${kept} pinned`}
      </p>
      <div class="bar">
        {asked ? (
          <>
            <Action run={clear} onError={(error) => setTrouble(toCallError(error))}>
              Remove {count(ids.length, 'request')}
            </Action>
            <button type="button" onClick={() => setAsked(false)}>
              Keep
            </button>
          </>
        ) : (
          <button type="button" disabled={ids.length === 0} onClick={() => setAsked(true)}>
            Remove all that are not pinned…
          </button>
        )}
      </div>
      {trouble !== undefined && <Trouble error={trouble} />}
    </>
  )
}
