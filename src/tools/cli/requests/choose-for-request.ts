import type { InspectedCapture } from '../../inspector/api/source.js'
import { likelySenderOf } from '../../inspector/verdict/likely-sender.js'
import type { Context } from '../command.js'
import { UsageError } from '../exit.js'
import { type ChosenProvider, chooseProvider } from '../providers.js'
import { toWebhookRequest } from '../replay/prepare-replay.js'
import type { SecretFlagValues } from '../secrets.js'
import type { GivenRequest } from './read-requests.js'

/** A provider that verifies, and the URL that it knows, where it signs one. */
export interface ChosenForRequest extends ChosenProvider {
  readonly url: string | undefined
}

/**
 * Makes the provider that a request is verified with: that of the flag, or that of its capture.
 *
 * @throws {UsageError} no provider is named, or its secret is missing
 */
export async function chooseForRequest(
  given: GivenRequest,
  name: string | undefined,
  flags: SecretFlagValues,
  context: Context,
): Promise<ChosenForRequest> {
  const provider = name ?? given.provider
  if (provider === undefined) {
    const sender = likelySenderOf({ headers: given.request.rawHeaders, body: given.request.body })
    const hint = sender === undefined ? 'such as --provider github' : `${sender.words}: --provider ${sender.provider}`
    throw new UsageError(`${given.label} names no provider: say which one sent it with --provider, ${hint}`)
  }
  const chosen = await chooseProvider(provider, flags, context)
  const { url } = chosen.values
  return { ...chosen, url: typeof url === 'string' ? url : url?.[0] }
}

/** The request as the views of the page take it. */
export function toInspected(given: GivenRequest, receivedAt: number, url: string | undefined): InspectedCapture {
  return {
    id: given.label,
    receivedAt,
    request: toWebhookRequest(given.request, url),
    provider: given.provider,
    verdict: 'unknown',
    error: undefined,
    proof: undefined,
    event: undefined,
    deliveryId: undefined,
    sequence: undefined,
    pinned: false,
    attempts: [],
  }
}
