import { useState } from 'preact/hooks'
import type { RequestDiff } from '../../api/views/diff.js'
import { visible } from '../model/hex.js'
import { Chip } from '../parts/controls.js'
import { Load, useLoad } from '../parts/load.js'

const places = { request: 'Request', header: 'Headers', body: 'Body' } as const

/** Two requests side by side: only what differs. */
export function Diff({ left, right }: { readonly left: string; readonly right: string }) {
  const query = new URLSearchParams({ left, right })
  const loaded = useLoad<RequestDiff>(`diff?${query}`)
  return (
    <section class="screen" aria-labelledby="diff-title">
      <h2 id="diff-title">
        <a href={`#/requests/${encodeURIComponent(left)}`}>#{left}</a> and{' '}
        <a href={`#/requests/${encodeURIComponent(right)}`}>#{right}</a>
      </h2>
      <Load loaded={loaded}>{(diff) => <Differences diff={diff} left={left} right={right} />}</Load>
    </section>
  )
}

function Differences({
  diff,
  left,
  right,
}: {
  readonly diff: RequestDiff
  readonly left: string
  readonly right: string
}) {
  const [place, setPlace] = useState<keyof typeof places>()
  const shown = diff.differences.filter((one) => place === undefined || one.place === place)
  if (diff.differences.length === 0 && diff.body === 'same') return <p class="note fine">The requests are the same.</p>
  return (
    <>
      {diff.notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
      {diff.body === 'bytes' && (
        <p class="note">
          The bodies are not both JSON. The first byte that differs is at offset {diff.firstByte} (0x
          {diff.firstByte?.toString(16)}).
        </p>
      )}
      <div class="bar">
        {(['request', 'header', 'body'] as const).map((name) => {
          const number = diff.differences.filter((one) => one.place === name).length
          return number === 0 ? null : (
            <Chip key={name} pressed={place === name} onPress={() => setPlace(place === name ? undefined : name)}>
              {places[name]} <span class="number">{number}</span>
            </Chip>
          )
        })}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus */}
      <section class="scroll" aria-label="Differences" tabIndex={0}>
        <table class="diff">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">#{left}</th>
              <th scope="col">#{right}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ place: of, name, left: before, right: after }) => (
              <tr key={`${of}/${name}`}>
                <th scope="row">{visible(name)}</th>
                <Side text={before} kind="before" />
                <Side text={after} kind="after" />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {diff.more > 0 && <p class="quiet">{diff.more} more differences are not listed.</p>}
    </>
  )
}

function Side({ text, kind }: { readonly text: string | undefined; readonly kind: string }) {
  return text === undefined ? <td class="quiet">–</td> : <td class={kind}>{visible(text)}</td>
}
