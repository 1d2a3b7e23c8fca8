/** The tabs of a capture. */
export const detailTabs = ['raw', 'headers', 'parsed', 'verification', 'diagnosis', 'answer', 'attempts'] as const

/** A tab of a capture. */
export type DetailTab = (typeof detailTabs)[number]

/** The screens beside the list. */
const screens = ['sequence', 'compose', 'simulator', 'attack', 'inbox', 'settings'] as const

/** What the page shows, as its address says. */
export type Place =
  | { readonly screen: 'requests'; readonly id?: string | undefined; readonly tab: DetailTab }
  | { readonly screen: 'diff'; readonly left: string; readonly right: string }
  | { readonly screen: (typeof screens)[number]; readonly id?: string | undefined }

const start: Place = { screen: 'requests', tab: 'raw' }

/** Reads a fragment such as `#/requests/17/verification`; anything unknown is the list. */
export function parsePlace(fragment: string): Place {
  const [screen = '', first, second] = fragment.replace(/^#\/?/, '').split('/').map(decode)
  if (screen === 'diff' && first && second) return { screen, left: first, right: second }
  const found = screens.find((name) => name === screen)
  if (found !== undefined) return { screen: found, id: first || undefined }
  if (screen !== 'requests') return start
  return { screen, id: first || undefined, tab: detailTabs.find((tab) => tab === second) ?? 'raw' }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The fragment for a place. */
export function toFragment(place: Place): string {
  const steps = (() => {
    if (place.screen === 'diff') return [place.left, place.right]
    if (place.id === undefined) return []
    return place.screen === 'requests' ? [place.id, place.tab] : [place.id]
  })()
  return `#/${[place.screen, ...steps].map(encodeURIComponent).join('/')}`
}
