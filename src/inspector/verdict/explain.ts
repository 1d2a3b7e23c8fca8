import { detectProvider } from '../../detect/detect-provider.js'
import { fixFor } from '../../doctor/fixes.js'
import { type DiagnoseOptions, diagnose } from '../../doctor/index.js'
import type { AnyProvider } from '../../provider/provider.js'
import type { WebhookRequest } from '../../request/delivery.js'
import type { CaptureDiagnosis } from '../captures/capture.js'

/** Asks the doctor why a provider refuses a request. */
export async function explain(
  provider: AnyProvider,
  request: WebhookRequest,
  options: DiagnoseOptions,
): Promise<CaptureDiagnosis> {
  const { cause, evidence, fix, hints } = await diagnose(provider, request, { detect: detectProvider, ...options })
  // About options of `diagnose`, which a person at a command line does not see.
  const isAboutOptions = (hint: string) => hint.includes('withSecret')
  const shown = hints.filter((hint) => !isAboutOptions(hint))
  if (hints.some(isAboutOptions)) {
    shown.push(
      'A wrong secret cannot be ruled out. Put others into variables such as STAGING_SECRET, and they are tried, too',
    )
  }
  return { cause, proof: evidence, fix, hints: shown }
}

/**
 * Explains why a server refuses a request that verifies here: it has another secret, or does not see the same bytes.
 *
 * @param status - the server's answer
 */
export function explainAnswer(
  status: number,
  framework: NonNullable<DiagnoseOptions['framework']>,
): CaptureDiagnosis | undefined {
  if (![400, 401, 403].includes(status)) return undefined
  return {
    cause: 'server_differs',
    proof: `the same bytes verify here, but your server answers ${status}`,
    fix: `Compare the secret of your server with the one here. If they are equal, it changes the body. ${fixFor('body_reserialised', framework)}`,
  }
}
