import { useState } from 'preact/hooks'
import type { FieldIssue, ParsedView } from '../../api/wire.js'
import { capturePath } from '../model/calls.js'
import { visible } from '../model/hex.js'
import { Load, useLoad } from '../parts/load.js'

const maxShown = 200
const openDepth = 3
const longText = 400

/** A value of JSON as a tree, with problems beside the fields they are about. */
function Tree(props: {
  readonly name: string
  readonly value: unknown
  readonly path: string
  readonly depth: number
  readonly issues: readonly FieldIssue[]
}) {
  const { name, value, path, depth, issues } = props
  const own = issues.filter((issue) => issue.path === path)
  const [open, setOpen] = useState(depth < openDepth || issues.some((issue) => isBelow(issue.path, path)))
  const [limit, setLimit] = useState(maxShown)
  if (typeof value !== 'object' || value === null) {
    return (
      <li>
        <Name text={name} />
        <Leaf value={value} />
        <Issues issues={own} />
      </li>
    )
  }
  const entries = Object.entries(value)
  const missing = missingOf(issues, path, value)
  return (
    <li>
      <button type="button" class="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span aria-hidden="true">{open ? '▾' : '▸'}</span>
        <Name text={name} />
        <span class="quiet">{Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`}</span>
      </button>
      <Issues issues={own} />
      {open && (
        <ul class="tree">
          {entries.slice(0, limit).map(([key, item]) => {
            return (
              <Tree
                key={key}
                name={key}
                value={item}
                path={stepTo(value, path, key)}
                depth={depth + 1}
                issues={issues}
              />
            )
          })}
          {missing.map(({ name: lost, issue }) => (
            <li key={lost}>
              <Name text={lost} />
              <span class="quiet">missing</span>
              <Issues issues={[issue]} />
            </li>
          ))}
          {entries.length > limit && (
            <li>
              <button type="button" class="small" onClick={() => setLimit(limit + 1000)}>
                Show {Math.min(1000, entries.length - limit)} more of {entries.length - limit}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

// As the messages of the library write paths: `actions[0].block_id`.
function stepTo(parent: object, path: string, key: string): string {
  if (Array.isArray(parent)) return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}

function isBelow(path: string, parent: string): boolean {
  return path !== parent && path.startsWith(parent) && /[.[]/.test(path[parent.length] ?? '')
}

// Problems of fields that are not there.
function missingOf(issues: readonly FieldIssue[], path: string, value: object) {
  return issues.flatMap((issue) => {
    const start = path === '' ? '' : `${path}.`
    const rest = issue.path.startsWith(start) ? issue.path.slice(start.length) : ''
    return rest === '' || /[.[]/.test(rest) || Object.hasOwn(value, rest) ? [] : [{ name: rest, issue }]
  })
}

function Name({ text }: { readonly text: string }) {
  return text === '' ? null : <span class="key">{visible(text)}</span>
}

function Leaf({ value }: { readonly value: unknown }) {
  const [whole, setWhole] = useState(false)
  const text = JSON.stringify(value) ?? String(value)
  const kind = value === null ? 'null' : typeof value
  if (text.length <= longText || whole) return <span class={`value of-${kind}`}>{visible(text)}</span>
  return (
    <span class={`value of-${kind}`}>
      {visible(text.slice(0, longText))}…{' '}
      <button type="button" class="small" onClick={() => setWhole(true)}>
        Show all {text.length.toLocaleString('en')} characters
      </button>
    </span>
  )
}

function Issues({ issues }: { readonly issues: readonly FieldIssue[] }) {
  return (
    <>
      {issues.map(({ message }) => (
        <span key={message} class="issue">
          {message}
        </span>
      ))}
    </>
  )
}

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

/** The masked fields of a request, with a button for each. */
export function MaskedFields(props: { readonly paths: readonly string[]; readonly onReveal: (path: string) => void }) {
  const { paths, onReveal } = props
  if (paths.length === 0) return null
  return (
    <p class="bar">
      <span class="quiet">Show masked:</span>
      {paths.map((path) => (
        <button key={path} type="button" class="small" title="Show this field" onClick={() => onReveal(path)}>
          <span class="unseen">Show </span>
          <code>{visible(path)}</code>
        </button>
      ))}
    </p>
  )
}
