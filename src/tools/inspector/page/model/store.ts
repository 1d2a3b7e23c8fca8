/** A value that components follow. */
export interface Store<Value> {
  get(): Value
  set(change: (value: Value) => Value): void
  subscribe(listener: () => void): () => void
}

/** Makes a store. Listeners are called once for all changes of a turn of the event loop. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  let planned = false
  const listeners = new Set<() => void>()
  const publish = () => {
    planned = false
    for (const listener of listeners) listener()
  }
  return {
    get: () => value,
    set(change) {
      value = change(value)
      if (planned) return
      planned = true
      queueMicrotask(publish)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
