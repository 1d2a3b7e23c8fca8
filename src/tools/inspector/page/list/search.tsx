import { useEffect, useState } from 'preact/hooks'
import type { CaptureSummary } from '../../api/wire.js'
import { call } from '../model/calls.js'

const pauseMs = 120

/**
 * The ids of the captures whose head or body contains a text; `undefined` without a text.
 *
 * The server searches, because the page does not have the bodies. New captures are searched too.
 */
export function useSearch(text: string, captures: readonly CaptureSummary[]): ReadonlySet<string> | undefined {
  const [found, setFound] = useState<{ readonly text: string; readonly ids: ReadonlySet<string> }>()
  const newest = captures[0]?.id
  // A new capture is searched, too.
  useEffect(() => {
    if (text === '') {
      setFound(undefined)
      return
    }
    let isCurrent = true
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ search: text })
      const { ids } = await call<{ readonly ids: readonly string[] }>('GET', `search?${query}`).catch(() => ({
        ids: [],
      }))
      if (isCurrent) setFound({ text, ids: new Set(ids) })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, newest])
  return text === '' ? undefined : found?.ids
}
