import { useEffect, useState } from 'preact/hooks'
import type { Store } from '../model/store.js'

/** The value of a store, in a component. */
export function useStore<Value>(store: Store<Value>): Value {
  const [value, setValue] = useState(() => store.get())
  useEffect(() => {
    const update = () => setValue(() => store.get())
    update()
    return store.subscribe(update)
  }, [store])
  return value
}
