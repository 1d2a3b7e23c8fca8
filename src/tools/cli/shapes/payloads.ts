import type { AnyProvider } from '../../../core/provider/provider.js'
import { bodyOf, type Capture } from '../../inspector/captures/capture.js'
import { isProviderName, loadDeliveries } from '../../inspector/providers/providers.js'
import { requestOf } from '../../inspector/verdict/request-of.js'
import type { Context } from '../command.js'
import { addValue, emptyShape, type Shape } from './shape.js'

/** The payloads of one event. */
export interface EventShape {
  readonly provider: string
  /** `undefined` for requests without a provider that could tell. */
  readonly event: string | undefined
  readonly shape: Shape
  /** How many payloads it is from. */
  count: number
}

/** The shapes of payloads as handlers get them, by provider and event. Bodies that cannot be parsed are left out. */
export async function shapesOf(captures: readonly Capture[], context: Context): Promise<readonly EventShape[]> {
  const shapes = new Map<string, EventShape>()
  const providers = new Map<string, AnyProvider | undefined>()
  for (const capture of captures) {
    const { provider: name = '' } = capture
    if (!providers.has(name)) providers.set(name, await parserOf(name, context))
    for (const { event, payload } of await payloadsOf(capture, providers.get(name))) {
      const key = JSON.stringify([name, event])
      const known = shapes.get(key) ?? { provider: name, event, shape: emptyShape(), count: 0 }
      addValue(known.shape, payload)
      known.count += 1
      shapes.set(key, known)
    }
  }
  return [...shapes].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, shape]) => shape)
}

// Parsing needs no secret.
async function parserOf(name: string, context: Context): Promise<AnyProvider | undefined> {
  const configured = (await context.config()).providers?.[name]?.provider
  if (configured !== undefined || !isProviderName(name)) return configured
  return (await (await loadDeliveries(name)).sender()).provider
}

interface Payload {
  readonly event: string | undefined
  readonly payload: unknown
}

async function payloadsOf(capture: Capture, provider: AnyProvider | undefined): Promise<readonly Payload[]> {
  try {
    if (provider !== undefined) return await parse(capture, provider)
  } catch {
    // In another form than the schema of the provider has: then the types are of most use.
  }
  try {
    return [{ event: capture.verdict.event, payload: JSON.parse(bodyOf(capture).toString('utf8')) }]
  } catch {
    return []
  }
}

async function parse(capture: Capture, provider: AnyProvider): Promise<readonly Payload[]> {
  // The verdict of the capture says whether it was proved; this only reads it.
  const restored = provider.restore(requestOf(capture), { strength: 'none', verifier: 'unverified' })
  return provider.parseAll(restored, { now: Date.parse(capture.receivedAt) })
}
