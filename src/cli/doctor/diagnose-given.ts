import { detectProvider } from '../../detect/detect-provider.js'
import { type Diagnosis, type DiagnosisFramework, diagnose } from '../../doctor/index.js'
import type { Context } from '../command.js'
import { candidatesOf } from '../listen/verifier.js'
import { toWebhookRequest } from '../replay/prepare-replay.js'
import { type ChosenForRequest, chooseForRequest } from '../requests/choose-for-request.js'
import type { GivenRequest } from '../requests/read-requests.js'
import type { SecretFlagValues } from '../secrets.js'

/** What the doctor found out about a request, with the provider that verified it. */
export interface Diagnosed {
  readonly chosen: ChosenForRequest
  readonly diagnosis: Diagnosis
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
  const { deliveries, values: known } = chosen
  const withUrl = deliveries?.needs.some(({ name }) => name === 'url')
    ? { withUrl: (url: string) => deliveries.provider({ ...known, url }) }
    : {}
  const diagnosis = await diagnose(chosen.provider, toWebhookRequest(given.request, chosen.url), {
    framework,
    detect: detectProvider,
    ...(given.receivedAt !== undefined && { now: given.receivedAt }),
    ...candidatesOf(chosen, context.env),
    ...withUrl,
  })
  return { chosen, diagnosis }
}
