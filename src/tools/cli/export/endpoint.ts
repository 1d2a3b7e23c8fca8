import type { AnyProvider } from '../../../core/provider/provider.js'
import type { HeaderLine } from '../../../core/request/delivery.js'
import type { Sample } from '../../../testing/sample.js'
import type { VendorDeliveries } from '../../../testing/vendor-deliveries.js'
import { isProviderName, loadDeliveries, providerNames } from '../../inspector/providers/providers.js'
import type { ProviderConfig } from '../config.js'
import { hintOf, UsageError } from '../exit.js'
import { addRequest, emptyRequestShape, type RequestShape } from './request-shape.js'

/** What is known about the requests of a configured provider, from its samples. No secret of the user is needed. */
export interface Endpoint {
  readonly provider: AnyProvider
  /** The lines that prove who sent a request, with the values that a made-up secret gives. */
  readonly proof: readonly HeaderLine[]
  /** The shape of each event that has a sample, by its name; without the lines of the proof. */
  readonly events: ReadonlyMap<string, RequestShape>
}

/**
 * Learns how a configured provider sends, by signing its samples with a new secret.
 *
 * @throws {UsageError} there is no provider of this name
 */
export async function toEndpoint(name: string, { provider }: ProviderConfig): Promise<Endpoint> {
  if (isProviderName(name)) {
    const learnt = await learn(await loadDeliveries(name))
    return provider === undefined ? learnt : { ...learnt, provider }
  }
  if (provider !== undefined) return { provider, proof: [], events: new Map() }
  const hint = hintOf(name, providerNames)
  throw new UsageError(`config.providers.${name}: there is no provider of this name, and no \`provider\`${hint}`)
}

async function learn({ samples, sender }: VendorDeliveries): Promise<Endpoint> {
  const { provider, sign } = await sender()
  const events = new Map<string, RequestShape>()
  let proof: readonly HeaderLine[] = []
  for (const [event, makeSample] of Object.entries(samples)) {
    const sample = makeSample()
    const signed = await sign(sample)
    proof = addedLines(sample, signed)
    const names = proof.map(([header]) => header)
    const shape = emptyRequestShape()
    addRequest(
      shape,
      signed.headers.filter(([header]) => !names.includes(header)),
      signed.body,
    )
    events.set(event, shape)
  }
  return { provider, proof, events }
}

// The length changes where the proof is in the body.
function addedLines(sample: Sample, signed: Sample): readonly HeaderLine[] {
  const before = new Set(sample.headers.map(([header, value]) => `${header}:${value}`))
  return signed.headers.filter(
    ([header, value]) => header.toLowerCase() !== 'content-length' && !before.has(`${header}:${value}`),
  )
}
