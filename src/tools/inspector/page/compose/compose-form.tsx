import type { SettingsView } from '../../api/settings-view.js'
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
      <label>
        Provider
        <select value={draft.provider} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">none</option>
          <Options names={settings.providers.map(({ name }) => name)} />
        </select>
      </label>
      {provider !== undefined && provider.samples.length > 0 && (
        <label>
          Start from a sample
          <select
            value=""
            onChange={({ currentTarget }) => void loadSample(provider.name, currentTarget.value).then(update, onError)}
          >
            <option value="">choose…</option>
            <Options names={provider.samples} />
          </select>
        </label>
      )}
    </div>
  )
}

function Options({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </>
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
      <label class="inline">
        Times
        <input
          type="number"
          min={1}
          max={100}
          value={draft.count}
          onInput={({ currentTarget }) => update({ count: currentTarget.valueAsNumber || 1 })}
        />
      </label>
    </>
  )
}
