import { visible } from '../model/hex.js'

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
