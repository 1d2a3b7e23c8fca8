import { detectProvider } from '../../../doctor/detect/detect-provider.js'
import type { DiagnosisFramework } from '../../../doctor/diagnosis.js'
import { diagnosisFrameworks } from '../../../doctor/fixes.js'
import { diagnose } from '../../../doctor/index.js'
import { likelySenderOf } from '../../verdict/likely-sender.js'
import type { LiveEvents } from '../events.js'
import type { InspectedProvider, InspectorParts } from '../parts.js'
import { Problem } from '../problem.js'
import { type CaptureFilter, prepareSearch, toPredicate } from '../search.js'
import type { CaptureSource, InspectedCapture } from '../source.js'
import { toDetail } from '../views/detail.js'
import { diffRequests } from '../views/diff.js'
import { effectOf } from '../views/effect.js'
import { toCurl, toHttp } from '../views/export-as.js'
import { type Mask, maskSecrets, noMask } from '../views/mask.js'
import { explainPayload } from '../views/parsed.js'
import { toSummary } from '../views/summary.js'
import { explainVerification } from '../views/verification.js'
import type { CaptureList } from '../wire.js'
import type { Route, Routes } from './find-route.js'
import { pinInput, readInput, removeInput } from './input.js'

/** What the routes of captures need. */
export interface CaptureRoutesContext {
  readonly source: CaptureSource
  readonly parts: InspectorParts
  readonly events: LiveEvents
  readonly now: () => number
}

/** @throws {Problem} `not_found`; `sealed` for one that cannot be opened */
export function requireCapture(source: CaptureSource, id = ''): InspectedCapture {
  const capture = source.get(id)
  if (capture === undefined) throw new Problem('not_found', 'This capture no longer exists')
  const { sealedWith } = capture
  if (sealedWith === undefined) return capture
  throw new Problem('sealed', `This capture is sealed with the key ${sealedWith}, which is not here`)
}

/** The provider of this name; `undefined` if it is not configured. */
export function findProvider(parts: InspectorParts, name: string | undefined): InspectedProvider | undefined {
  return parts.providers().find((provider) => provider.name === name)
}

/** The mask for everything that the page shows. */
export function maskOf(parts: InspectorParts): Mask {
  return maskSecrets([...(parts.secrets?.() ?? []), ...parts.providers().flatMap(({ secrets = [] }) => secrets)])
}

/** The routes that list, show, explain and change captures. */
export function captureRoutes(context: CaptureRoutesContext): Routes {
  return { ...listRoutes(context), ...detailRoutes(context), ...explainRoutes(context), ...changeRoutes(context) }
}

function listRoutes({ source, events }: CaptureRoutesContext): Routes {
  const matching = (query: URLSearchParams) => source.list().filter(toPredicate(toFilter(query)))
  return {
    'GET captures': ({ query }): CaptureList => {
      // After this answer.
      setTimeout(prepareSearch, 0, source.list())
      const captures = matching(query).reverse()
      return { captures: captures.slice(0, toLimit(query)).map(toSummary), position: events.position }
    },
    'GET search': ({ query }) => ({ ids: matching(query).map(({ id }) => id) }),
    'GET events': ({ request }) => events.connect(request),
  }
}

function detailRoutes({ source, parts }: CaptureRoutesContext): Routes {
  const detailWith = (mask: () => Mask): Route => {
    return async ({ values }) => {
      const capture = requireCapture(source, values['id'])
      const last = capture.attempts.at(-1)
      const effect = last && (await effectOf(providerName(parts, capture), last.answer, capture.attempts.length))
      return toDetail(capture, mask(), effect)
    }
  }
  return {
    'GET captures/:id': detailWith(() => maskOf(parts)),
    // Not by GET, so that only a deliberate press shows a secret.
    'POST captures/:id/reveal': detailWith(() => noMask),
    'GET captures/:id/as/:form': ({ values }) => {
      const request = maskOf(parts).request(requireCapture(source, values['id']).request)
      if (values['form'] === 'curl') return { text: toCurl(request) }
      if (values['form'] === 'http') return { text: toHttp(request) }
      throw new Problem('not_found', 'The forms are curl and http')
    },
    'GET diff': ({ query }) => {
      const { request } = maskOf(parts)
      const side = (name: string) => request(requireCapture(source, query.get(name) ?? '').request)
      return diffRequests(side('left'), side('right'))
    },
  }
}

function explainRoutes({ source, parts, now }: CaptureRoutesContext): Routes {
  return {
    'GET captures/:id/parsed': ({ values }) => {
      const capture = requireCapture(source, values['id'])
      const provider = findProvider(parts, capture.provider)?.provider
      return explainPayload(capture.request, provider, { mask: maskOf(parts), now: capture.receivedAt })
    },
    'GET captures/:id/verification': ({ values }) => {
      const capture = requireCapture(source, values['id'])
      const { name, provider } = requireProvider(parts, capture)
      return explainVerification(capture, name, provider, { mask: maskOf(parts), now: now() })
    },
    'GET captures/:id/diagnosis': ({ values, query }) => {
      const capture = requireCapture(source, values['id'])
      const framework = toFramework(query.get('framework'))
      const { provider, diagnose: own } = requireProvider(parts, capture)
      if (own !== undefined) return own(capture, framework)
      const options = { now: capture.receivedAt, framework, maxAttempts: 300, detect: detectProvider }
      return diagnose(provider, capture.request, options)
    },
  }
}

function changeRoutes({ source }: CaptureRoutesContext): Routes {
  return {
    'PUT captures/:id/pin': async ({ request, values }) => {
      const { pinned } = await readInput(request, pinInput)
      const { id } = requireCapture(source, values['id'])
      if (!(await source.pin(id, pinned))) throw new Problem('not_found', 'This capture no longer exists')
      return { pinned }
    },
    'POST captures/remove': async ({ request }) => {
      const { ids } = await readInput(request, removeInput)
      return { removed: await source.remove(ids) }
    },
  }
}

function requireProvider(parts: InspectorParts, capture: InspectedCapture): InspectedProvider {
  const provider = findProvider(parts, capture.provider)
  if (provider !== undefined) return provider
  const sender = likelySenderOf(capture.request)
  const guess = sender === undefined ? '' : `; ${sender.words}`
  throw new Problem('not_configured', `No provider is configured for this request, so it cannot be verified${guess}`)
}

// By the provider's own name: an option may have given it another one.
function providerName(parts: InspectorParts, { provider }: InspectedCapture): string | undefined {
  return findProvider(parts, provider)?.provider.name ?? provider
}

function toFilter(query: URLSearchParams): CaptureFilter {
  const after = Number(query.get('after') ?? 0)
  return {
    search: query.get('search')?.slice(0, 1000),
    verdict: query.get('status') ?? undefined,
    provider: query.get('provider') ?? undefined,
    event: query.get('event') ?? undefined,
    answer: query.get('answer') ?? undefined,
    after: Number.isFinite(after) && after > 0 ? after : undefined,
  }
}

const maxListed = 10_000

function toLimit(query: URLSearchParams): number {
  const limit = Number(query.get('limit') ?? maxListed)
  return Number.isSafeInteger(limit) && limit > 0 ? Math.min(limit, maxListed) : maxListed
}

function toFramework(name: string | null): DiagnosisFramework {
  const found = diagnosisFrameworks.find((framework) => framework === (name ?? 'general'))
  if (found === undefined) throw new Problem('input_invalid', `The frameworks are ${diagnosisFrameworks.join(', ')}`)
  // The list has the keys of a record by framework.
  return found as DiagnosisFramework
}
