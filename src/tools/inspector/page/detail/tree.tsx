import { useState } from 'preact/hooks'
import type { FieldIssue } from '../../api/wire.js'
import { visible } from '../model/hex.js'

const maxShown = 200
const openDepth = 3
const longText = 400

/** A value of JSON as a tree, with problems beside the fields they are about. */
export function Tree(props: {
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
