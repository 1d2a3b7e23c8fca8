import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { CallError, call } from '../model/calls.js'

type Loaded<Value> = { readonly value: Value } | { readonly error: CallError } | undefined

/** Loads a value of the API, and again when its name or `version` changes. */
export function useLoad<Value>(name: string | undefined, version: unknown = 0): Loaded<Value> {
  const [state, setState] = useState<{ readonly name: string | undefined; readonly loaded: Loaded<Value> }>()
  // A new version loads the same name again.
  useEffect(() => {
    let isCurrent = true
    if (name === undefined) return
    const keep = (loaded: Loaded<Value>) => {
      if (isCurrent) setState({ name, loaded })
    }
    call<Value>('GET', name).then(
      (value) => keep({ value }),
      (error: unknown) => keep({ error: toCallError(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [name, version])
  // What was loaded for another name must not be shown under this one.
  return state?.name === name ? state?.loaded : undefined
}

/** The error of a call, or one for anything else that was thrown. */
export function toCallError(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError('unknown', 'The page failed to read the answer')
}

/** Shows a loaded value, or why it could not be loaded. */
export function Load<Value>(props: {
  readonly loaded: Loaded<Value>
  readonly children: (value: Value) => ComponentChildren
}) {
  const { loaded, children } = props
  if (loaded === undefined) return <p class="quiet loading">Loading…</p>
  if ('value' in loaded) return <>{children(loaded.value)}</>
  return <Trouble error={loaded.error} />
}

/** A problem, as the API words it. */
export function Trouble({ error }: { readonly error: Pick<CallError, 'code' | 'message'> }) {
  return (
    <p class={error.code === 'not_configured' ? 'note' : 'note trouble'} role="status">
      {error.message}.
    </p>
  )
}
