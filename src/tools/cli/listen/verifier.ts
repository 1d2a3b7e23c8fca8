import { createReceiver, type WebhookRequest } from '../../../index.js'
import type { Diagnosis, DiagnosisFramework } from '../../doctor/index.js'
import type { InspectedCapture } from '../../inspector/api/source.js'
import type { Capture, CaptureDiagnosis, NewCapture, Verdict } from '../../inspector/captures/capture.js'
import { judge } from '../../inspector/verdict/judge.js'
import { requestOf } from '../../inspector/verdict/request-of.js'
import type { Context } from '../command.js'
import { explainRefusal } from '../doctor/explain-refusal.js'
import { type ChosenProvider, chooseProvider } from '../providers.js'
import { checkSecretFlags, type SecretFlagValues } from '../secrets.js'
import { type ProviderRoute, routeOf } from './flags.js'
import type { RawAnswer } from './server.js'

/** Verifies requests with the provider of their path. */
export interface Verifier {
  /** All providers, with the paths of their requests. */
  readonly providers: readonly { readonly path: string; readonly provider: ChosenProvider }[]
  /** The provider of a request; `undefined` if no one could tell. */
  providerOf(target: string): ChosenProvider | undefined
  judge(chosen: ChosenProvider, request: Unjudged): Promise<Verdict>
  /** Asks the doctor about a request. */
  diagnose(chosen: ChosenProvider, capture: InspectedCapture, framework: DiagnosisFramework): Promise<Diagnosis>
  /** The same for a request that has just been refused, in short. */
  explain(chosen: ChosenProvider, capture: Capture): Promise<CaptureDiagnosis>
  /** What a provider expects as the answer to a request that is no delivery, such as a challenge; else `undefined`. */
  handshake(chosen: ChosenProvider, request: Unjudged): Promise<RawAnswer | undefined>
}

type Unjudged = Pick<NewCapture, 'method' | 'target' | 'rawHeaders' | 'body'>

/** Makes the providers that flags and configuration name. */
export async function makeVerifier(
  routes: readonly ProviderRoute[],
  flags: SecretFlagValues,
  framework: DiagnosisFramework,
  context: Context,
): Promise<Verifier> {
  const chosen: { readonly path: string; readonly provider: ChosenProvider }[] = []
  const all = await withConfigured(routes, context)
  checkSecretFlags(
    flags,
    all.map(({ provider }) => provider),
  )
  // One after the other, because each may ask for its secret.
  for (const { provider, path } of all) {
    chosen.push({ path, provider: await chooseProvider(provider, flags, context) })
  }
  return {
    providers: chosen,
    providerOf: (target) => routeOf(chosen, target)?.provider,
    judge: ({ provider, keyNames }, request) =>
      judge(provider, requestOf(request), { keys: keyNames.length || undefined }),
    diagnose: (provider, { id, request, receivedAt }, named) =>
      explainRefusal(provider, request, { framework: named, context, id: Number(id), receivedAt }),
    async explain(provider, capture) {
      const about = { framework, context, id: capture.id, receivedAt: undefined }
      const { cause, evidence, fix, run, hints } = await explainRefusal(provider, requestOf(capture), about)
      return { cause, proof: evidence, fix, run, hints }
    },
    handshake: (provider, request) => handshake(provider, requestOf(request)),
  }
}

// A provider of the configuration with a path needs no flag. One that a flag names without a path is meant for every path, if
// no other provider has requests.
async function withConfigured(routes: readonly ProviderRoute[], context: Context): Promise<readonly ProviderRoute[]> {
  const configured = Object.entries((await context.config()).providers ?? {})
  const others = configured.flatMap(([provider, { path }]) =>
    path !== undefined && !routes.some((route) => route.provider === provider) ? [{ provider, path }] : [],
  )
  if (routes.length === 1 && others.length === 0) return routes
  const pathOf = (name: string) => configured.find(([other]) => other === name)?.[1].path
  const named = routes.map((route) => (route.path === '/' ? { ...route, path: pathOf(route.provider) ?? '/' } : route))
  return [...named, ...others]
}

async function handshake({ provider }: ChosenProvider, request: WebhookRequest): Promise<RawAnswer | undefined> {
  const receiver = createReceiver({ provider, on: {}, onError: () => {} })
  const { response, outcome } = await receiver.receive(request)
  if (outcome !== 'answered') return undefined
  const body = Buffer.from(response.body)
  const rawHeaders = [...Object.entries(response.headers), ['content-length', String(body.length)] as const]
  return { status: response.status, rawHeaders, body }
}
