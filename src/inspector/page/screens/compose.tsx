import { useEffect, useState } from 'preact/hooks'
import type { Sent } from '../../api/parts.js'
import type { CaptureDetail, SettingsView } from '../../api/wire.js'
import { type CallError, call, capturePath } from '../model/calls.js'
import { formatDuration } from '../model/format.js'
import { fromBase64, toBase64, toText } from '../model/hex.js'
import { Answer } from '../parts/badges.js'
import { Action } from '../parts/controls.js'
import { Trouble, toCallError } from '../parts/load.js'

interface Draft {
  readonly of: string | undefined
  readonly provider: string
  readonly method: string
  /** One header a line. */
  readonly headers: string
  readonly body: string
  readonly sign: boolean
  readonly count: number
}

const blank: Draft = {
  of: undefined,
  provider: '',
  method: 'POST',
  headers: 'Content-Type: application/json',
  body: '{}',
  sign: false,
  count: 1,
}

interface Sample {
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
}

/** Writes a request, or edits a captured one, signs it again and sends it. */
export function Compose({ id, settings }: { readonly id: string | undefined; readonly settings: SettingsView }) {
  const [draft, setDraft] = useState<Draft>(blank)
  const [trouble, setTrouble] = useState<CallError>()
  const [sent, setSent] = useState<readonly Sent[]>()
  const onError = (error: unknown) => setTrouble(toCallError(error))
  const provider = settings.providers.find(({ name }) => name === draft.provider)
  const update = (change: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...change }))
    setSent(undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a capture is loaded once
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
        <div class="line">
          <label>
            Method
            <input
              value={draft.method}
              size={6}
              onInput={({ currentTarget }) => update({ method: currentTarget.value })}
            />
          </label>
          <label>
            Provider
            <select
              value={draft.provider}
              onChange={({ currentTarget }) =>
                update({ provider: currentTarget.value, sign: canSign(settings, currentTarget.value) })
              }
            >
              <option value="">none</option>
              {settings.providers.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {provider !== undefined && provider.samples.length > 0 && (
            <label>
              Start from a sample
              <select
                value=""
                onChange={({ currentTarget }) =>
                  void loadSample(provider.name, currentTarget.value).then(update, onError)
                }
              >
                <option value="">choose…</option>
                {provider.samples.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
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
        <div class="line">
          <label class="check">
            <input
              type="checkbox"
              checked={draft.sign}
              disabled={provider?.canSign !== true}
              onChange={({ currentTarget }) => update({ sign: currentTarget.checked })}
            />
            Sign again{provider !== undefined && !provider.canSign && ' (its secret is not configured)'}
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of sending
        <li key={index}>
          <Answer answer={answer} /> <span class="quiet">{formatDuration(tookMs)}</span>{' '}
          {id !== undefined && <a href={`#/requests/${encodeURIComponent(id)}`}>#{id}</a>}
        </li>
      ))}
    </ul>
  )
}

function canSign(settings: SettingsView, provider: string | undefined): boolean {
  return settings.providers.find(({ name }) => name === provider)?.canSign === true
}

// With its secrets: what is sent again must be what came.
async function loadCapture(id: string, settings: SettingsView): Promise<Draft> {
  const detail = await call<CaptureDetail>('POST', capturePath(id, '/reveal'), {})
  const text = toText(fromBase64(detail.body.base64))
  if (text === undefined || detail.body.truncated) {
    throw new Error('not text')
  }
  const { method, provider = '' } = detail
  const headers = detail.headers.map(({ name, value }) => [name, value] as const)
  return {
    of: id,
    provider,
    method,
    headers: toLines(headers),
    body: text,
    sign: canSign(settings, provider),
    count: 1,
  }
}

async function loadSample(provider: string, event: string): Promise<Partial<Draft>> {
  const path = `samples/${encodeURIComponent(provider)}/${encodeURIComponent(event)}`
  const { method, headers, body } = await call<Sample>('GET', path)
  return { of: undefined, method, headers: toLines(headers), body }
}

function toLines(headers: Sample['headers']): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n')
}

function toInput({ of, provider, method, headers, body, sign, count }: Draft): unknown {
  const lines = headers.split('\n').filter((line) => line.trim() !== '')
  const pairs = lines.map((line) => {
    const [name = '', ...value] = line.split(':')
    return [name.trim(), value.join(':').trim()]
  })
  const bytes = new TextEncoder().encode(body)
  return {
    ...(of !== undefined && { of }),
    ...(provider !== '' && { provider }),
    method: method.trim().toUpperCase(),
    headers: pairs,
    body: toBase64(bytes),
    sign,
    count,
  }
}
