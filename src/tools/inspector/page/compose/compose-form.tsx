import type { SettingsView } from '../../api/settings-view.js'
import { NumberField, Select } from '../parts/fields.js'
import { canSign, type Draft, loadSample } from './draft.js'

interface FormProps {
  readonly draft: Draft
  readonly settings: SettingsView
  readonly update: (change: Partial<Draft>) => void
}

/** Method and provider, and a sample of the provider to start from. */
export function Head(props: FormProps & { readonly onError: (error: unknown) => void }) {
  const { draft, settings, update, onError } = props
  const provider = settings.providers.find(({ name }) => name === draft.provider)
  const choose = (name: string) => update({ provider: name, sign: canSign(settings, name) })
  return (
    <div class="line">
      <label>
        Method
        <input value={draft.method} size={6} onInput={({ currentTarget }) => update({ method: currentTarget.value })} />
      </label>
      <Select
        label="Provider"
        value={draft.provider}
        names={settings.providers.map(({ name }) => name)}
        none="none"
        onSelect={choose}
      />
      {provider !== undefined && provider.samples.length > 0 && (
        <Select
          label="Start from a sample"
          value=""
          names={provider.samples}
          none="choose…"
          onSelect={(event) => void loadSample(provider.name, event).then(update, onError)}
        />
      )}
    </div>
  )
}

/** Headers and body. */
export function Content({ draft, update }: Omit<FormProps, 'settings'>) {
  return (
    <>
      <label>
        Headers, one a line
        <textarea
          rows={8}
          spellcheck={false}
          value={draft.headers}
          onInput={({ currentTarget }) => update({ headers: currentTarget.value })}
        />
      </label>
      <label>
        Body
        <textarea
          rows={14}
          spellcheck={false}
          value={draft.body}
          onInput={({ currentTarget }) => update({ body: currentTarget.value })}
        />
      </label>
    </>
  )
}

/** Whether it is signed again, and how often it is sent. */
export function Times({ draft, settings, update }: FormProps) {
  const signs = canSign(settings, draft.provider)
  const isKnown = settings.providers.some(({ name }) => name === draft.provider)
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={draft.sign}
          disabled={!signs}
          onChange={({ currentTarget }) => update({ sign: currentTarget.checked })}
        />
        Sign again{isKnown && !signs && ' (its secret is not configured)'}
      </label>
      <NumberField inline label="Times" value={draft.count} max={100} onChange={(count) => update({ count })} />
    </>
  )
}
