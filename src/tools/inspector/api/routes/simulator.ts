import type { FaultOptions } from '../../../../testing/simulator/faults.js'
import { createSimulator, profiles, realTime } from '../../../../testing/simulator/index.js'
import { loadProfile } from '../../providers/providers.js'
import type { InspectedProvider, InspectorParts } from '../parts.js'
import { Problem } from '../problem.js'
import type { SimulationView } from '../wire.js'
import { findProvider } from './captures.js'
import type { Routes } from './find-route.js'
import { readInput, requireWithin, simulateInput } from './input.js'

const maxDeliveries = 200
// A day of retries takes ten seconds.
const speed = 8640
const maxRunMs = 60_000

/** The route that sends deliveries as their provider would, with its retries and the faults of a network. */
export function simulatorRoutes(parts: InspectorParts): Routes {
  let isRunning = false
  return {
    'POST simulate': async ({ request }): Promise<SimulationView> => {
      const input = await readInput(request, simulateInput)
      const provider = findProvider(parts, input.provider)
      const faults = toFaults(input.faults)
      const count = requireWithin(input.count, [1, maxDeliveries], 'count')
      const seed = requireWithin(input.seed, [0, 1_000_000_000], 'seed')
      if (isRunning) throw new Problem('busy', 'A simulation is running')
      isRunning = true
      try {
        return await simulate(parts, provider, { event: input.event, count, seed, faults })
      } finally {
        isRunning = false
      }
    },
  }
}

interface Run {
  readonly event: string | undefined
  readonly count: number
  readonly seed: number
  readonly faults: FaultOptions
}

async function simulate(
  parts: InspectorParts,
  provider: InspectedProvider | undefined,
  { event, count, seed, faults }: Run,
): Promise<SimulationView> {
  const { send } = parts
  const { name, sign, samples = {} } = provider ?? { name: '' }
  const make =
    event === undefined ? Object.values(samples)[0] : Object.hasOwn(samples, event) ? samples[event] : undefined
  if (send === undefined || sign === undefined || make === undefined) {
    throw new Problem('not_configured', 'The simulator needs a target, and a provider with its secret and samples')
  }
  const simulator = createSimulator({
    profile: (await loadProfile(provider?.provider.name)) ?? profiles.specified,
    time: realTime({ speed }),
    seed,
    faults,
    sample: async () => sign(make(), { newId: true }),
    target: async (request) => {
      const { answer } = await send({ request, cause: 'edit', provider: name, of: undefined, to: undefined })
      if (typeof answer === 'number') return { status: answer }
      throw new Error(answer)
    },
  })
  for (let index = 0; index < count; index++) void simulator.send(undefined)
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, maxRunMs, undefined).unref())
  const report = (await Promise.race([simulator.settled(), timeout])) ?? simulator.report()
  const { subscription, sent, retried, answered, states, forgeriesAccepted, faults: caused } = report
  return { subscription, sent, retried, answered, states, faults: caused, forgeriesAccepted }
}

const names = ['reorder', 'duplicate', 'loseResponse', 'delay', 'tamper', 'clockSkew'] as const

function toFaults(chosen: Readonly<Record<string, unknown>>): FaultOptions {
  const known = names.flatMap((name) => {
    const probability = chosen[name] ?? 0
    if (typeof probability !== 'number' || !(probability >= 0 && probability <= 1))
      throw new Problem('input_invalid', `${name} must be from 0 to 1`)
    return probability === 0 ? [] : [[name, probability] as const]
  })
  return { ...Object.fromEntries(known), maxFaultyAttempts: 3 }
}
