import type { CaptureDetail, ShownHeader } from '../../api/wire.js'
import { formatDuration, formatMoment } from '../model/format.js'
import { visible } from '../model/hex.js'
import { Effect, Answer as Status } from '../parts/badges.js'
import { Fact } from '../parts/controls.js'
import { Body } from './raw.js'

/** Header lines in their order. A name that occurs again is marked. */
export function Headers(props: {
  readonly headers: readonly ShownHeader[]
  readonly onReveal: (() => void) | undefined
}) {
  const { headers, onReveal } = props
  if (headers.length === 0) return <p class="quiet">No headers.</p>
  const counts = new Map<string, number>()
  for (const { name } of headers) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1)
  return (
    <table class="headers">
      <thead class="unseen">
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {headers.map(({ name, value, masked }, index) => (
          // The place of a line is what tells it from a repeated one.
          <tr key={index}>
            <th scope="row">
              {visible(name)}
              {(counts.get(name.toLowerCase()) ?? 0) > 1 && (
                <span class="repeat" title="This header is repeated">
                  ×
                </span>
              )}
            </th>
            <td>
              {masked ? (
                <button type="button" class="masked" onClick={onReveal} title="Show the secrets of this request">
                  ••••••••<span class="unseen"> masked: show</span>
                </button>
              ) : (
                visible(value)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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
