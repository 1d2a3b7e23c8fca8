import type { ShownHeader } from '../../api/wire.js'
import { visible } from '../model/hex.js'

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
