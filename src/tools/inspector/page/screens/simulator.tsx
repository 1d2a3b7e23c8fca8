import { useState } from 'preact/hooks'
import type { SettingsView } from '../../api/settings-view.js'
import type { SimulationView } from '../../api/wire.js'
import { type CallError, call } from '../model/calls.js'
import { Action, Fact } from '../parts/controls.js'
import { NumberField, Select } from '../parts/fields.js'
import { Trouble, toCallError } from '../parts/load.js'

const faults = [
  ['duplicate', 'Duplicates', 'The same bytes come again'],
  ['reorder', 'Wrong order', 'A later delivery arrives first'],
  ['loseResponse', 'Lost answers', 'The provider does not see the answer, and sends again'],
  ['delay', 'Slow network', 'A request takes longer'],
  ['clockSkew', 'Wrong clock', 'Signed with a time that is too old or too new'],
  ['tamper', 'Forgeries', 'An attacker sends a changed copy'],
] as const

/** How likely each fault is, from 0 to 1. */
type Chances = Readonly<Record<string, number>>

interface Wish {
  /** Of the provider. */
  readonly name: string
  /** Empty for the most common one. */
  readonly event: string
  readonly count: number
  readonly seed: number
  readonly faults: Chances
}

const firstWish: Wish = { name: '', event: '', count: 20, seed: 1, faults: { duplicate: 0.2, reorder: 0.2 } }

/** Sends deliveries as their provider would: its retries, shortened, and the faults of a network. */
export function Simulator({ settings }: { readonly settings: SettingsView }) {
  const providers = settings.providers.filter(({ canSign, samples }) => canSign && samples.length > 0)
  const [wish, setWish] = useState<Wish>({ ...firstWish, name: providers[0]?.name ?? '' })
  const provider = providers.find((one) => one.name === wish.name)
  const [report, setReport] = useState<SimulationView>()
  const [trouble, setTrouble] = useState<CallError>()
  const update = (change: Partial<Wish>) => setWish((before) => ({ ...before, ...change }))
  const run = async () => {
    setTrouble(undefined)
    setReport(undefined)
    setReport(await call('POST', 'simulate', toInput(wish)))
  }
  return (
    <section class="screen" aria-labelledby="simulator-title">
      <h2 id="simulator-title">Simulator</h2>
      {provider === undefined ? (
        <p class="note">The simulator needs a provider with its secret and samples. None is configured.</p>
      ) : (
        <div class="form">
          <Deliveries {...{ wish, update }} names={providers.map((one) => one.name)} events={provider.samples} />
          <Faults faults={wish.faults} onChange={(chosen) => update({ faults: chosen })} />
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

function toInput({ name, event, count, seed, faults: chosen }: Wish): object {
  return { provider: name, ...(event !== '' && { event }), count, seed, faults: chosen }
}

function Deliveries(props: {
  readonly wish: Wish
  readonly names: readonly string[]
  readonly events: readonly string[]
  readonly update: (change: Partial<Wish>) => void
}) {
  const { wish, names, events, update } = props
  return (
    <div class="line">
      <Select label="Provider" value={wish.name} names={names} onSelect={(name) => update({ name, event: '' })} />
      <Select
        label="Event"
        value={wish.event}
        names={events}
        none="the most common"
        onSelect={(event) => update({ event })}
      />
      <NumberField label="Deliveries" value={wish.count} max={200} onChange={(count) => update({ count })} />
      <NumberField label="Seed" value={wish.seed} max={1_000_000} onChange={(seed) => update({ seed })} />
    </div>
  )
}

function Faults(props: { readonly faults: Chances; readonly onChange: (chosen: Chances) => void }) {
  return (
    <fieldset class="faults">
      <legend>Faults</legend>
      {faults.map(([fault, label, about]) => {
        const chance = props.faults[fault] ?? 0
        const percent = `${Math.round(chance * 100)} %`
        return (
          <label key={fault} title={about}>
            <span>
              {label} <span class="quiet">{about}</span>
            </span>
            <input
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={chance}
              aria-valuetext={percent}
              onInput={({ currentTarget }) => props.onChange({ ...props.faults, [fault]: currentTarget.valueAsNumber })}
            />
            <output>{percent}</output>
          </label>
        )
      })}
    </fieldset>
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
