/** A choice among names. */
export function Select(props: {
  readonly label: string
  readonly value: string
  readonly names: readonly string[]
  /** What the choice of none of them is called. */
  readonly none?: string
  readonly onSelect: (name: string) => void
}) {
  const { label, value, names, none, onSelect } = props
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onSelect(currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A whole number from 1. */
export function NumberField(props: {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly inline?: boolean
  readonly onChange: (value: number) => void
}) {
  const { label, value, max, inline, onChange } = props
  return (
    <label class={inline ? 'inline' : undefined}>
      {label}
      <input
        type="number"
        min={1}
        max={max}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber || 1)}
      />
    </label>
  )
}
