import { useEffect, useState } from 'preact/hooks'
import type { SettingsView } from '../../api/settings-view.js'
import type { CaptureDetail, CaptureSummary, ParsedView, Revealed } from '../../api/wire.js'
import { type CallError, call, capturePath } from '../model/calls.js'
import { formatMoment, shorten } from '../model/format.js'
import { visible } from '../model/hex.js'
import { type DetailTab, detailTabs } from '../model/route.js'
import { Proof } from '../parts/badges.js'
import { Tabs } from '../parts/controls.js'
import { Load, Trouble, toCallError, useLoad } from '../parts/load.js'
import { Attempts } from './attempts.js'
import { Bar, type DetailActions } from './bar.js'
import { Diagnosis } from './diagnosis.js'
import { AnswerTab, Headers } from './headers.js'
import { Raw } from './raw.js'
import { MaskedFields, Parsed } from './tree.js'
import { Verification } from './verification.js'

const labels: Readonly<Record<DetailTab, string>> = {
  raw: 'Raw',
  headers: 'Headers',
  parsed: 'Parsed',
  verification: 'Verification',
  diagnosis: 'Diagnosis',
  answer: 'Answer',
  attempts: 'Attempts',
}

/** One capture in all its tabs. */
export function Detail(props: {
  readonly summary: CaptureSummary
  readonly tab: DetailTab
  readonly settings: SettingsView | undefined
  readonly onTab: (tab: DetailTab) => void
  readonly actions: DetailActions
}) {
  const { summary, tab, settings, onTab, actions } = props
  const loaded = useLoad<CaptureDetail>(
    capturePath(summary.id),
    `${summary.attempts}/${summary.verdict}/${summary.nextAt}`,
  )
  const [trouble, setTrouble] = useState<CallError>()
  // The trouble was with another capture, or with older attempts.
  useEffect(() => setTrouble(undefined), [summary.id, summary.attempts])
  const onError = (error: unknown) => setTrouble(toCallError(error))
  const { revealed, reveal } = useRevealed(summary, onError)
  return (
    <article class="detail" aria-label={`Request ${summary.id}`}>
      <header>
        <Heading summary={summary} onBack={actions.onClose} />
        <Bar summary={summary} settings={settings} actions={actions} onError={onError} />
        {trouble !== undefined && <Trouble error={trouble} />}
      </header>
      <Tabs label="Parts of the request" tabs={tabsOf(summary)} current={tab} onSelect={onTab} panel="detail-panel" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus */}
      <div id="detail-panel" role="tabpanel" tabIndex={0} aria-labelledby={`detail-panel-${tab}`} class="panel">
        <Load loaded={loaded}>
          {(masked) => (
            <Content
              tab={tab}
              detail={revealed?.detail ?? masked}
              parsed={revealed?.parsed}
              onReveal={masked.hasSecrets && revealed?.credentials !== true ? () => void reveal() : undefined}
              onRevealField={(path) => void reveal(path)}
            />
          )}
        </Load>
      </div>
    </article>
  )
}

// What is revealed of another capture, or of older attempts, is masked again; also if it comes late.
function useRevealed({ id, attempts }: CaptureSummary, onError: (error: unknown) => void) {
  const [revealed, setRevealed] = useState<Shown & Revealed & { readonly of: string }>()
  const of = `${id}/${attempts}`
  const current = revealed?.of === of ? revealed : undefined
  /** @param path - the field; without it, the credentials */
  const reveal = async (path?: string) => {
    const { fields = [], credentials = false } = current ?? {}
    const shown: Shown = path === undefined ? { fields, credentials: true } : { fields: [...fields, path], credentials }
    try {
      setRevealed({ of, ...shown, ...(await call<Revealed>('POST', capturePath(id, '/reveal'), shown)) })
    } catch (error) {
      onError(error)
    }
  }
  return { revealed: current, reveal }
}

interface Shown {
  readonly fields: readonly string[]
  readonly credentials: boolean
}

function tabsOf({ attempts }: CaptureSummary) {
  return detailTabs.map((name) => ({
    name,
    label: labels[name],
    extra: name === 'attempts' && attempts > 1 ? <span class="number">{attempts}</span> : undefined,
  }))
}

function Heading({ summary, onBack }: { readonly summary: CaptureSummary; readonly onBack: () => void }) {
  const { id, event, method, path, at, provider, deliveryId } = summary
  const facts = [`#${id}`, formatMoment(at), provider, deliveryId && visible(shorten(deliveryId, 44))]
  return (
    <>
      <button type="button" class="back" onClick={onBack}>
        ‹ Requests
      </button>
      <div class="title">
        <h2>{visible(event ?? `${method} ${path}`)}</h2>
        <Proof capture={summary} />
      </div>
      <p class="quiet">{facts.filter(Boolean).join(' · ')}</p>
    </>
  )
}

interface ContentProps {
  readonly tab: DetailTab
  readonly detail: CaptureDetail
  /** The payload with what was revealed; `undefined` before. */
  readonly parsed: ParsedView | undefined
  readonly onReveal: (() => void) | undefined
  readonly onRevealField: (path: string) => void
}

const tabsWithFields: readonly DetailTab[] = ['raw', 'headers', 'parsed', 'verification']

function Content(props: ContentProps) {
  const { tab, detail, onRevealField } = props
  const { id, message, maskedFields } = detail
  return (
    <>
      {message !== undefined && tab !== 'verification' && tab !== 'diagnosis' && (
        <p class="note trouble">
          {visible(message)}. <a href={`#/requests/${encodeURIComponent(id)}/diagnosis`}>Find out why</a>
        </p>
      )}
      {tabsWithFields.includes(tab) && <MaskedFields paths={maskedFields} onReveal={onRevealField} />}
      <Tab {...props} />
    </>
  )
}

function Tab({ tab, detail, parsed, onReveal }: ContentProps) {
  switch (tab) {
    case 'raw':
      return <Raw key={detail.id} detail={detail} onReveal={onReveal} />
    case 'headers':
      return <Headers headers={detail.headers} onReveal={onReveal} />
    case 'parsed':
      return <Parsed key={detail.id} id={detail.id} revealed={parsed} />
    case 'verification':
      return <Verification id={detail.id} />
    case 'diagnosis':
      return <Diagnosis id={detail.id} />
    case 'answer':
      return <AnswerTab detail={detail} onReveal={onReveal} />
    case 'attempts':
      return <Attempts detail={detail} />
  }
}
