import type { SettingsView } from '../../api/settings-view.js'
import { Select } from '../parts/fields.js'
import { type AttackDraft, canRun, groups } from './attack-wish.js'

/** Asks for the endpoint, the cases, and what shows the effects of deliveries. */
export function AttackForm(props: {
  readonly providers: SettingsView['providers']
  readonly draft: AttackDraft
  /** Whether the provider signs with a private key, which is not configured. */
  readonly needsKey: boolean
  readonly onChange: (change: Partial<AttackDraft>) => void
}) {
  const { providers, draft, needsKey, onChange } = props
  return (
    <>
      <p class="quiet">
        Sends genuine and forged deliveries to an endpoint on this machine, for one to two minutes. Use one without real
        data behind it: genuine deliveries are handled.
      </p>
      <div class="line">
        <Select
          label="Provider"
          value={draft.provider}
          names={providers.map(({ name }) => name)}
          onSelect={(provider) => onChange({ provider, privateKey: undefined })}
        />
        <UrlField label="Endpoint" value={draft.url} onChange={(url) => onChange({ url })} />
      </div>
      {needsKey && (
        // Another file for another provider.
        <label key={draft.provider}>
          Private key of {draft.provider}, in PEM
          <input
            type="file"
            accept=".pem,.key"
            onChange={({ currentTarget }) =>
              void readFirst(currentTarget).then((privateKey) => onChange({ privateKey }))
            }
          />
        </label>
      )}
      <div class="line">
        <UrlField
          label="Counter, optional: answers ?id=… with how often that delivery was handled"
          value={draft.observe}
          onChange={(observe) => onChange({ observe })}
        />
      </div>
      <div class="line">
        <UrlField
          label="Disturber, optional: makes the handler of ?id=… fail once (how=fail) or take two seconds (how=slow)"
          value={draft.disturb}
          onChange={(disturb) => onChange({ disturb })}
        />
      </div>
      <Cases draft={draft} onChange={onChange} />
    </>
  )
}

function UrlField(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  return (
    <label class="wide">
      {props.label}
      <input
        type="url"
        value={props.value}
        spellcheck={false}
        onInput={({ currentTarget }) => props.onChange(currentTarget.value)}
      />
    </label>
  )
}

function Cases(props: { readonly draft: AttackDraft; readonly onChange: (change: Pick<AttackDraft, 'only'>) => void }) {
  const { draft, onChange } = props
  return (
    <fieldset class="choices">
      <legend>Cases</legend>
      {groups.map(([name, label, about]) => (
        <label key={name} class="check">
          <input
            type="checkbox"
            checked={draft.only.has(name) && canRun(name, draft)}
            disabled={!canRun(name, draft)}
            onChange={({ currentTarget }) => onChange({ only: changed(draft.only, name, currentTarget.checked) })}
          />
          <span>
            {label} <span class="quiet">{about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function changed(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const others = [...names].filter((other) => other !== name)
  return new Set(isIn ? [...others, name] : others)
}

async function readFirst({ files }: HTMLInputElement): Promise<string | undefined> {
  return files?.[0]?.text()
}
