import { useLayoutEffect, useState } from 'preact/hooks'
import { type Place, parsePlace, toFragment } from './model/route.js'

/** The place in the address, and a function that goes to another. */
export function usePlace(): readonly [Place, (place: Place) => void] {
  const [place, setPlace] = useState(currentPlace)
  useLayoutEffect(() => {
    const update = () => setPlace(currentPlace())
    // The address may have changed since the first rendering.
    update()
    addEventListener('hashchange', update)
    return () => removeEventListener('hashchange', update)
  }, [])
  return [place, goTo]
}

/** The place in the address, which is ahead of what is drawn. */
export function currentPlace(): Place {
  return parsePlace(location.hash)
}

function goTo(place: Place): void {
  location.hash = toFragment(place)
}
