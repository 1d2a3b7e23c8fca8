import { useEffect, useState } from 'preact/hooks'
import type { CaptureDetail, CaptureSummary, SettingsView } from '../../api/wire.js'
import { type CallError, call, capturePath } from '../model/calls.js'
import { formatMoment, shorten } from '../model/format.js'
import { visible } from '../model/hex.js'
import { type DetailTab, detailTabs } from '../model/route.js'
import { Proof } from '../parts/badges.js'
import { Action, Tabs } from '../parts/controls.js'
import { Load, Trouble, toCallError, useLoad } from '../parts/load.js'
import { AnswerTab } from './answer.js'
import { Attempts } from './attempts.js'
import { Diagnosis } from './diagnosis.js'
import { Headers } from './headers.js'
import { Parsed } from './parsed.js'
import { Raw } from './raw.js'
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

/** What can be done with a capture; the keyboard does the same. */
export interface DetailActions {
  readonly onClose: () => void
  readonly onEdit: () => void
  readonly onCompare: () => void
  readonly onPin: () => Promise<unknown>
  readonly onReplay: (sign: boolean) => Promise<unknown>
  readonly onRemove: () => Promise<unknown>
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
  const [revealed, setRevealed] = useState<CaptureDetail>()
  const [trouble, setTrouble] = useState<CallError>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: secrets of another capture, or of older attempts, are masked again
  useEffect(() => {
    setRevealed(undefined)
    setTrouble(undefined)
  }, [summary.id, summary.attempts])
  const onError = (error: unknown) => setTrouble(toCallError(error))
  const reveal = async () => {
    try {
      setRevealed(await call<CaptureDetail>('POST', capturePath(summary.id, '/reveal'), {}))
    } catch (error) {
      onError(error)
    }
  }
  const tabs = detailTabs.map((name) => ({
    name,
    label: labels[name],
    extra: name === 'attempts' && summary.attempts > 1 ? <span class="number">{summary.attempts}</span> : undefined,
  }))
  return (
    <article class="detail" aria-label={`Request ${summary.id}`}>
      <header>
        <button type="button" class="back" onClick={actions.onClose}>
          ‹ Requests
        </button>
        <div class="title">
          <h2>{visible(summary.event ?? `${summary.method} ${summary.path}`)}</h2>
          <Proof capture={summary} />
        </div>
        <p class="quiet">
          {[
            `#${summary.id}`,
            formatMoment(summary.at),
            summary.provider,
            summary.deliveryId && visible(shorten(summary.deliveryId, 44)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Bar summary={summary} settings={settings} actions={actions} onError={onError} />
        {trouble !== undefined && <Trouble error={trouble} />}
      </header>
      <Tabs label="Parts of the request" tabs={tabs} current={tab} onSelect={onTab} panel="detail-panel" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus */}
      <div id="detail-panel" role="tabpanel" tabIndex={0} aria-labelledby={`detail-panel-${tab}`} class="panel">
        <Load loaded={loaded}>
          {(masked) => {
            const detail = revealed ?? masked
            const onReveal = masked.hasSecrets && revealed === undefined ? () => void reveal() : undefined
            return (
              <>
                {detail.message !== undefined && tab !== 'verification' && tab !== 'diagnosis' && (
                  <p class="note trouble">
                    {visible(detail.message)}.{' '}
                    <a href={`#/requests/${encodeURIComponent(detail.id)}/diagnosis`}>Find out why</a>
                  </p>
                )}
                <Tab tab={tab} detail={detail} onReveal={onReveal} />
              </>
            )
          }}
        </Load>
      </div>
    </article>
  )
}

function Bar(props: {
  readonly summary: CaptureSummary
  readonly settings: SettingsView | undefined
  readonly actions: DetailActions
  readonly onError: (error: unknown) => void
}) {
  const { summary, settings, actions, onError } = props
  const canSend = settings?.can.send === true
  const canSign = settings?.providers.find(({ name }) => name === summary.provider)?.canSign === true
  return (
    <div class="bar actions">
      {canSend && (
        <Action
          run={() => actions.onReplay(false)}
          onError={onError}
          title="The same bytes, with the old signature (r)"
        >
          Send again
        </Action>
      )}
      {canSend && canSign && (
        <Action run={() => actions.onReplay(true)} onError={onError} title="With a new signature and time">
          Sign and send again
        </Action>
      )}
      {canSend && (
        <button type="button" onClick={actions.onEdit} title="Edit and send (e)">
          Edit
        </button>
      )}
      <button type="button" onClick={actions.onCompare} title="Compare with the request before it (d)">
        Compare
      </button>
      <Action run={actions.onPin} onError={onError}>
        {summary.pinned ? 'Unpin' : 'Pin'}
      </Action>
      <Action run={actions.onRemove} onError={onError}>
        Remove
      </Action>
    </div>
  )
}

function Tab(props: {
  readonly tab: DetailTab
  readonly detail: CaptureDetail
  readonly onReveal: (() => void) | undefined
}) {
  const { tab, detail, onReveal } = props
  switch (tab) {
    case 'raw':
      return <Raw key={detail.id} detail={detail} onReveal={onReveal} />
    case 'headers':
      return <Headers headers={detail.headers} onReveal={onReveal} />
    case 'parsed':
      return <Parsed key={detail.id} id={detail.id} />
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
