import type { Diagnosis, DiagnosisFramework } from '../../doctor/index.js'
import type { Context } from '../command.js'
import { toWebhookRequest } from '../replay/prepare-replay.js'
import { type ChosenForRequest, chooseForRequest } from '../requests/choose-for-request.js'
import type { GivenRequest } from '../requests/read-requests.js'
import type { SecretFlagValues } from '../secrets.js'
import { explainRefusal, type Fix } from './explain-refusal.js'

/** What the doctor found out about a request, with the provider that verified it. */
export interface Diagnosed {
  readonly chosen: ChosenForRequest
  readonly diagnosis: Diagnosis & Fix
}

/**
 * Asks the doctor why a request is refused. Other secrets of the environment are tried, too.
 *
 * @throws {UsageError} no provider is named, or its secret is missing
 */
export async function diagnoseGiven(
  given: GivenRequest,
  { provider, framework }: { readonly provider: string | undefined; readonly framework: DiagnosisFramework },
  flags: SecretFlagValues,
  context: Context,
): Promise<Diagnosed> {
  const chosen = await chooseForRequest(given, provider, flags, context)
  const { receivedAt, capture } = given
  const request = toWebhookRequest(given.request, chosen.url)
  return {
    chosen,
    diagnosis: await explainRefusal(chosen, request, { framework, receivedAt, id: capture?.id, context }),
  }
}
