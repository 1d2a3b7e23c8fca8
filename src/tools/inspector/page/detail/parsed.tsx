import type { ParsedView } from '../../api/wire.js'
import { capturePath } from '../model/calls.js'
import { visible } from '../model/hex.js'
import { Load, useLoad } from '../parts/load.js'
import { Tree } from './tree.js'

/** The parsed body, with what the provider's schema says about it. */
export function Parsed({ id, revealed }: { readonly id: string; readonly revealed: ParsedView | undefined }) {
  const loaded = useLoad<ParsedView>(capturePath(id, '/parsed'))
  return <Load loaded={loaded}>{(view) => <Payload view={revealed ?? view} />}</Load>
}

function Payload({ view }: { readonly view: ParsedView }) {
  const { format, value, issues, known, problem } = view
  return (
    <>
      {known === false && <p class="note">This event is not one that the provider's preset declares.</p>}
      {issues.length > 0 && (
        <p class="note trouble">
          The payload does not have the expected form: {issues.length} {issues.length === 1 ? 'problem' : 'problems'}.
        </p>
      )}
      {problem !== undefined && <p class="note trouble">{visible(problem)}.</p>}
      {issues.length === 0 && known === true && (
        <p class="note fine">The payload has the form that the preset expects.</p>
      )}
      {format === 'empty' && <p class="quiet">No body.</p>}
      {format === 'binary' && <p class="quiet">The body is not text. See its bytes under Raw.</p>}
      {(format === 'text' || format === 'xml') && <pre class="code">{visible(String(value))}</pre>}
      {(format === 'json' || format === 'form') && (
        <ul class="tree root">
          <Tree name="" value={format === 'form' ? toFields(value) : value} path="" depth={0} issues={issues} />
        </ul>
      )}
    </>
  )
}

// Repeated fields become a list; the pairs come from the API.
function toFields(pairs: unknown): unknown {
  const fields: Record<string, unknown> = Object.create(null)
  for (const [name, value] of pairs as readonly (readonly [string, unknown])[]) {
    const before = fields[name]
    fields[name] = before === undefined ? value : [before, value].flat()
  }
  return fields
}
