import { useEffect, useState } from 'preact/hooks'
import type { AttackFindingView, AttackState, AttackView, SettingsView } from '../../api/wire.js'
import { type CallError, call } from '../model/calls.js'
import { count, formatDuration } from '../model/format.js'
import { visible } from '../model/hex.js'
import { Action, Copy, Fact } from '../parts/controls.js'
import { Trouble, toCallError } from '../parts/load.js'

const groups = [
  ['genuine', 'Genuine', 'accepted, in all their forms'],
  ['forged', 'Forged', 'refused'],
  ['time', 'Time', 'old, future and odd signed times are refused'],
  ['survival', 'Survival', 'large, slow and broken requests do no harm'],
  ['answers', 'Answers', 'in time, with the right status, without a leak'],
] as const

const formats = [
  ['html', 'HTML', 'text/html', 'html'],
  ['json', 'JSON', 'application/json', 'json'],
  ['junit', 'JUnit', 'application/xml', 'xml'],
  ['sarif', 'SARIF', 'application/json', 'sarif'],
] as const

const pollMs = 500

/** Attacks an endpoint of this machine with genuine and forged deliveries, and shows what it does wrong. */
export function AttackScreen({ settings }: { readonly settings: SettingsView }) {
  const providers = settings.providers.filter(({ canSign }) => canSign)
  const [provider, setProvider] = useState(providers[0]?.name ?? '')
  const [url, setUrl] = useState(settings.target ?? 'http://localhost:3000/')
  const [only, setOnly] = useState<ReadonlySet<string>>(new Set(groups.map(([name]) => name)))
  const [state, setState] = useState<AttackState>()
  const [trouble, setTrouble] = useState<CallError>()
  const onError = (error: unknown) => setTrouble(toCallError(error))
  const isRunning = state?.progress !== undefined
  useEffect(() => {
    const ask = () => void call<AttackState>('GET', 'attack').then(setState, onError)
    if (state === undefined) ask()
    if (!isRunning) return
    const timer = setInterval(ask, pollMs)
    return () => clearInterval(timer)
  }, [isRunning, state])
  const start = async () => {
    setTrouble(undefined)
    const all = only.size === groups.length
    setState(await call<AttackState>('POST', 'attack', { provider, url, only: all ? [] : [...only] }))
  }
  return (
    <section class="screen" aria-labelledby="attack-title">
      <h2 id="attack-title">Attack</h2>
      {providers.length === 0 ? (
        <p class="note">An attack needs a provider with its secret. None is configured.</p>
      ) : (
        <div class="form">
          <p class="quiet">
            Sends genuine and forged deliveries to an endpoint on this machine, for one to two minutes. Use one without
            real data behind it: genuine deliveries are handled.
          </p>
          <div class="line">
            <label>
              Provider
              <select value={provider} onChange={({ currentTarget }) => setProvider(currentTarget.value)}>
                {providers.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
            <label class="wide">
              Endpoint
              <input
                type="url"
                value={url}
                spellcheck={false}
                onInput={({ currentTarget }) => setUrl(currentTarget.value)}
              />
            </label>
          </div>
          <fieldset class="choices">
            <legend>Cases</legend>
            {groups.map(([name, label, about]) => (
              <label key={name} class="check">
                <input
                  type="checkbox"
                  checked={only.has(name)}
                  onChange={({ currentTarget }) => setOnly(changed(only, name, currentTarget.checked))}
                />
                <span>
                  {label} <span class="quiet">{about}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <div class="line">
            <Action main run={start} onError={onError} disabled={isRunning || only.size === 0}>
              Attack
            </Action>
            {isRunning && (
              <Action run={() => call('POST', 'attack/stop')} onError={onError}>
                Stop
              </Action>
            )}
          </div>
          {trouble !== undefined && <Trouble error={trouble} />}
          {state?.problem !== undefined && <p class="note trouble">{visible(state.problem)}.</p>}
          {state?.progress !== undefined && <Progress progress={state.progress} />}
          {state?.view !== undefined && <Result view={state.view} onError={onError} />}
        </div>
      )}
    </section>
  )
}

function changed(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const others = groups.map(([other]) => other as string).filter((other) => other !== name && names.has(other))
  return new Set(isIn ? [...others, name] : others)
}

function Progress({ progress: { done, total, failed } }: { readonly progress: NonNullable<AttackState['progress']> }) {
  return (
    <div class="progress">
      <progress value={done} max={Math.max(total, 1)} aria-label="Cases" />
      <span role="status">{total === 0 ? 'Starting…' : `${done} of ${total} cases, ${failed} failed`}</span>
    </div>
  )
}

function Result({ view, onError }: { readonly view: AttackView; readonly onError: (error: unknown) => void }) {
  const { target, provider, grade, score, requests, durationMs, seed, findings } = view
  return (
    <section aria-label="Result" class="form">
      <div class="grade" role="status">
        <b class={score >= 90 && grade !== 'F' ? 'good' : 'bad'}>{grade}</b>
        <span>
          {score} of 100, {count(findings.length, 'finding')}
        </span>
      </div>
      <dl class="facts">
        <Fact name="Endpoint">{visible(target)}</Fact>
        <Fact name="Provider">{provider}</Fact>
        <Fact name="Requests">
          {requests.toLocaleString('en')} in {formatDuration(durationMs)}
        </Fact>
        <Fact name="Seed">{seed}</Fact>
      </dl>
      <table class="plain scores">
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Score</th>
            <th scope="col">Passed</th>
            <th scope="col">Failed</th>
            <th scope="col">Not run</th>
          </tr>
        </thead>
        <tbody>
          {view.groups.map(({ group, score: own, passed, failed, notRun }) => (
            <tr key={group}>
              <th scope="row">{group}</th>
              <td class={failed > 0 ? 'bad' : ''}>{own ?? '–'}</td>
              <td>{passed}</td>
              <td>{failed}</td>
              <td>{notRun}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="bar">
        {formats.map(([format, label, type, extension]) => (
          <Action key={format} run={() => download(format, type, extension)} onError={onError}>
            {label}
          </Action>
        ))}
        <span class="quiet">downloads the report</span>
      </div>
      {findings.length === 0 ? (
        <p class="quiet">No findings.</p>
      ) : (
        <ul class="letters">
          {findings.map((finding) => (
            <Finding key={finding.id} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Finding({ finding }: { readonly finding: AttackFindingView }) {
  const { id, severity, defect, why, fix, detail, evidence } = finding
  return (
    <li>
      <p>
        <b>{defect}</b> <span class={severity === 'critical' ? 'bad' : 'quiet'}>{severity}</span> <code>{id}</code>
      </p>
      <p class="issue">{visible(detail)}</p>
      <p>{why}</p>
      <p>
        <b>Fix</b> {fix}
      </p>
      {evidence.map(({ label, request, answer }, index) => (
        <details key={index}>
          <summary>{visible(label)}</summary>
          <div class="bar">
            <Copy label="Copy the request" text={() => request} />
          </div>
          <pre>{visible(request)}</pre>
          <pre>{visible(answer)}</pre>
        </details>
      ))}
    </li>
  )
}

// The report of the server, as a file: a browser saves it, and never shows it within this page.
async function download(format: string, type: string, extension: string): Promise<void> {
  const { text } = await call<{ readonly text: string }>('GET', `attack/report/${format}`)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = `attack.${extension}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
