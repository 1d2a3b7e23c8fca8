import type { RefObject } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { CaptureSummary } from '../../api/wire.js'
import { call } from '../model/calls.js'
import { type ChipGroup, type Chips, countChips, toggleChip } from '../model/filter.js'
import { shorten } from '../model/format.js'
import { visible } from '../model/hex.js'
import { Chip } from '../parts/controls.js'

const labels: Readonly<Record<string, string>> = { unknown: 'not checked', failed: 'no answer', none: 'not sent' }

const orders: Partial<Record<ChipGroup, readonly string[]>> = {
  verdict: ['verified', 'refused', 'unknown'],
  answer: ['2xx', '3xx', '4xx', '5xx', 'failed', 'none'],
}

const maxChips = 6

const groups: readonly ChipGroup[] = ['verdict', 'answer', 'provider', 'path']

/** Search and chips. A chip is shown for each value that occurs. */
export function Filters(props: {
  readonly captures: readonly CaptureSummary[]
  readonly chips: Chips
  readonly search: string
  readonly searchRef: RefObject<HTMLInputElement | null>
  readonly onChips: (chips: Chips) => void
  readonly onSearch: (search: string) => void
}) {
  const { captures, chips, search, searchRef, onChips, onSearch } = props
  // Counted once for each change of the captures, not for each key and click.
  const counts = useMemo(() => new Map(groups.map((group) => [group, countChips(captures, group)])), [captures])
  return (
    <div class="filters">
      <input
        ref={searchRef}
        type="search"
        placeholder="Search headers and bodies"
        aria-label="Search headers and bodies"
        aria-keyshortcuts="/"
        value={search}
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <div class="chips">
        {groups.map((group) => {
          const values = chipsToShow(counts.get(group) ?? [], group, chips)
          return values.length === 0 ? null : (
            <fieldset key={group} class="group">
              <legend>{group}</legend>
              {values.map(([value, number]) => (
                <Chip
                  key={value}
                  pressed={chips[group].has(value)}
                  onPress={() => onChips(toggleChip(chips, group, value))}
                >
                  {labels[value] ?? visible(shorten(value, 40))}{' '}
                  <span class="number">{number.toLocaleString('en')}</span>
                </Chip>
              ))}
            </fieldset>
          )
        })}
      </div>
    </div>
  )
}

function chipsToShow(counted: ReturnType<typeof countChips>, group: ChipGroup, chips: Chips) {
  const order = orders[group]
  if (order !== undefined) {
    return order.flatMap((value) => {
      const found = counted.find(([other]) => other === value)
      return found === undefined ? [] : [found]
    })
  }
  // One provider or path for all captures selects nothing.
  return counted.length < 2 && chips[group].size === 0 ? [] : counted.slice(0, maxChips)
}

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
