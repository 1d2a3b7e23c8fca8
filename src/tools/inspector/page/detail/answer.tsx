import type { CaptureDetail } from '../../api/wire.js'
import { formatDuration, formatMoment } from '../model/format.js'
import { Effect, Answer as Status } from '../parts/badges.js'
import { Fact } from '../parts/controls.js'
import { Headers } from './headers.js'
import { Body } from './raw.js'

/** The latest answer of the application, and what the provider does with it. */
export function AnswerTab(props: { readonly detail: CaptureDetail; readonly onReveal: (() => void) | undefined }) {
  const { detail, onReveal } = props
  const last = detail.history.at(-1)
  if (last === undefined) return <p class="quiet">This request was not handed to an application.</p>
  return (
    <>
      {detail.effect !== undefined && <Effect effect={detail.effect} />}
      <dl class="facts">
        <Fact name="Status">
          <Status answer={last.answer} />
        </Fact>
        <Fact name="Took">{formatDuration(last.tookMs)}</Fact>
        <Fact name="At">{formatMoment(last.at)}</Fact>
        <Fact name="From">{last.target ?? 'this process'}</Fact>
      </dl>
      <h3>Headers</h3>
      <Headers headers={last.headers} onReveal={onReveal} />
      <h3>Body</h3>
      <Body key={last.at} body={last.body} />
    </>
  )
}
