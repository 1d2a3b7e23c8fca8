import { useState } from 'preact/hooks'
import type { SettingsView, SimulationView } from '../../api/wire.js'
import { type CallError, call } from '../model/calls.js'
import { Action, Fact } from '../parts/controls.js'
import { Trouble, toCallError } from '../parts/load.js'

const faults = [
  ['duplicate', 'Duplicates', 'The same bytes come again'],
  ['reorder', 'Wrong order', 'A later delivery arrives first'],
  ['loseResponse', 'Lost answers', 'The provider does not see the answer, and sends again'],
  ['delay', 'Slow network', 'A request takes longer'],
  ['clockSkew', 'Wrong clock', 'Signed with a time that is too old or too new'],
  ['tamper', 'Forgeries', 'An attacker sends a changed copy'],
] as const

/** Sends deliveries as their provider would: its retries, shortened, and the faults of a network. */
export function Simulator({ settings }: { readonly settings: SettingsView }) {
  const providers = settings.providers.filter(({ canSign, samples }) => canSign && samples.length > 0)
  const [name, setName] = useState(providers[0]?.name ?? '')
  const provider = providers.find((one) => one.name === name)
  const [event, setEvent] = useState('')
  const [count, setCount] = useState(20)
  const [seed, setSeed] = useState(1)
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({ duplicate: 0.2, reorder: 0.2 })
  const [report, setReport] = useState<SimulationView>()
  const [trouble, setTrouble] = useState<CallError>()
  const run = async () => {
    setTrouble(undefined)
    setReport(undefined)
    const chosenEvent = event === '' ? {} : { event }
    setReport(await call('POST', 'simulate', { provider: name, ...chosenEvent, count, seed, faults: chosen }))
  }
  return (
    <section class="screen" aria-labelledby="simulator-title">
      <h2 id="simulator-title">Simulator</h2>
      {provider === undefined ? (
        <p class="note">The simulator needs a provider with its secret and samples. None is configured.</p>
      ) : (
        <div class="form">
          <div class="line">
            <label>
              Provider
              <select value={name} onChange={({ currentTarget }) => setName(currentTarget.value)}>
                {providers.map((one) => (
                  <option key={one.name}>{one.name}</option>
                ))}
              </select>
            </label>
            <label>
              Event
              <select value={event} onChange={({ currentTarget }) => setEvent(currentTarget.value)}>
                <option value="">the most common</option>
                {provider.samples.map((sample) => (
                  <option key={sample}>{sample}</option>
                ))}
              </select>
            </label>
            <NumberField label="Deliveries" value={count} max={200} onChange={setCount} />
            <NumberField label="Seed" value={seed} max={1_000_000} onChange={setSeed} />
          </div>
          <fieldset class="faults">
            <legend>Faults</legend>
            {faults.map(([fault, label, about]) => (
              <label key={fault} title={about}>
                <span>
                  {label} <span class="quiet">{about}</span>
                </span>
                <input
                  type="range"
                  min={0}
                  max={1}
                  step={0.05}
                  value={chosen[fault] ?? 0}
                  aria-valuetext={`${Math.round((chosen[fault] ?? 0) * 100)} %`}
                  onInput={({ currentTarget }) => setChosen({ ...chosen, [fault]: currentTarget.valueAsNumber })}
                />
                <output>{Math.round((chosen[fault] ?? 0) * 100)} %</output>
              </label>
            ))}
          </fieldset>
          <div class="line">
            <Action main run={run} onError={(error) => setTrouble(toCallError(error))}>
              Run
            </Action>
            <span class="quiet">A day of retries takes ten seconds.</span>
          </div>
          {trouble !== undefined && <Trouble error={trouble} />}
          {report !== undefined && <Report report={report} />}
        </div>
      )}
    </section>
  )
}

function NumberField(props: {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly onChange: (value: number) => void
}) {
  const { label, value, max, onChange } = props
  return (
    <label>
      {label}
      <input
        type="number"
        min={1}
        max={max}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber || 1)}
      />
    </label>
  )
}

function Report({ report }: { readonly report: SimulationView }) {
  const { states, answered, sent, retried, forgeriesAccepted, faults: caused, subscription } = report
  return (
    <section aria-label="Report" role="status">
      <h3>Report</h3>
      {forgeriesAccepted > 0 && (
        <p class="note trouble">{forgeriesAccepted} changed copies were accepted: the signature is not checked.</p>
      )}
      {subscription !== 'active' && <p class="note trouble">The provider ended the subscription ({subscription}).</p>}
      <dl class="facts">
        <Fact name="Deliveries">{counted(states)}</Fact>
        <Fact name="Attempts">
          {sent}, of which {retried} retries
        </Fact>
        <Fact name="Answers">{counted(answered)}</Fact>
        <Fact name="Faults">{counted(caused) || 'none'}</Fact>
      </dl>
    </section>
  )
}

function counted(counts: Readonly<Partial<Record<string, number>>>): string {
  const entries = Object.entries(counts).filter(([, number = 0]) => number > 0)
  return entries.map(([name, number]) => `${number} × ${name.replaceAll('_', ' ')}`).join(', ')
}
