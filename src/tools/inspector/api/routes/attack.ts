import { DestinationError, toDestination } from '../../sending/destination.js'
import type { AttackState } from '../attack-view.js'
import type { AttackOutcome, AttackWish, InspectorParts } from '../parts.js'
import { Problem } from '../problem.js'
import type { Routes } from './find-route.js'
import { attackInput, readInput } from './input.js'

const idle: AttackState = { progress: undefined, view: undefined, problem: undefined }

/** The routes of attacks: one runs at a time, and the page asks how far it is. */
export function attackRoutes(parts: InspectorParts): Routes {
  let state = idle
  let outcome: AttackOutcome | undefined
  let stop: AbortController | undefined
  const run = async (wish: Omit<AttackWish, 'signal' | 'onProgress'>) => {
    if (parts.attack === undefined) throw new Problem('not_configured', 'Endpoints can be attacked from listen only')
    if (stop !== undefined) throw new Problem('busy', 'An attack is running')
    stop = new AbortController()
    const { signal } = stop
    outcome = undefined
    state = { ...idle, progress: { done: 0, total: 0, failed: 0 } }
    const onProgress = (progress: AttackState['progress']) => {
      state = { ...idle, progress }
    }
    // The page asks for the result.
    void parts
      .attack({ ...wish, signal, onProgress })
      .then((found) => {
        outcome = found
        state = { ...idle, view: found.view }
      })
      .catch((error: unknown) => {
        state = { ...idle, problem: error instanceof Problem ? error.message : 'The attack failed' }
      })
      .finally(() => {
        stop = undefined
      })
    return state
  }
  return {
    'GET attack': () => state,
    'POST attack': async ({ request }) => {
      const { provider, url, only, observe, disturb, privateKey } = await readInput(request, attackInput)
      return run({
        provider,
        url: toLocalUrl(url),
        only,
        ...(observe !== undefined && { observe: toLocalUrl(observe) }),
        ...(disturb !== undefined && { disturb: toLocalUrl(disturb) }),
        privateKey,
      })
    },
    'POST attack/stop': () => {
      stop?.abort()
      return {}
    },
    'GET attack/report/:format': ({ values }) => {
      const text = outcome?.write(values['format'] ?? '')
      if (text === undefined) throw new Problem('not_found', 'There is no such report')
      return { text }
    },
  }
}

function toLocalUrl(text: string): URL {
  try {
    return toDestination(text).url
  } catch (error) {
    if (!(error instanceof DestinationError)) throw error
    throw new Problem(
      'target_forbidden',
      'The page attacks endpoints of this machine only: give a URL such as http://localhost:3000/hooks',
    )
  }
}
