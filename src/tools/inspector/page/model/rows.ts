import type { CaptureSummary } from '../../api/wire.js'

/** A line of the list: a capture, or the latest one of a group of attempts at the same delivery. */
export interface Row {
  readonly capture: CaptureSummary
  /** How many captures the group has, on its first line; 1 for a single capture. */
  readonly size: number
  /** Whether it is a further line of an open group. */
  readonly inside: boolean
  readonly group: string
}

/** Folds captures of the same delivery into groups, which stand where their latest capture stands. */
export function toRows(captures: readonly CaptureSummary[], open: ReadonlySet<string>): readonly Row[] {
  const groups = new Map<string, CaptureSummary[]>()
  for (const capture of captures) {
    const key = groupOf(capture)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [capture])
    else group.push(capture)
  }
  const rows: Row[] = []
  for (const [group, [latest, ...others]] of groups) {
    if (latest === undefined) continue
    rows.push({ capture: latest, size: others.length + 1, inside: false, group })
    if (open.has(group)) for (const capture of others) rows.push({ capture, size: 1, inside: true, group })
  }
  return rows
}

function groupOf({ provider, deliveryId, id }: CaptureSummary): string {
  return deliveryId === undefined ? `#${id}` : `${provider ?? ''}/${deliveryId}`
}

/** The part of a list that is visible, with a few rows beyond it. */
export function visibleRange(
  { top, height, rowHeight }: { readonly top: number; readonly height: number; readonly rowHeight: number },
  rows: number,
): { readonly start: number; readonly end: number } {
  const start = Math.max(0, Math.floor(top / rowHeight) - overscan)
  return { start, end: Math.min(rows, Math.ceil((top + height) / rowHeight) + overscan) }
}

const overscan = 8
