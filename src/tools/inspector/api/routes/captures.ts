import type { WebhookRequest } from '../../../../core/request/delivery.js'
import { detectProvider } from '../../../doctor/detect/detect-provider.js'
import type { DiagnosisFramework } from '../../../doctor/diagnosis.js'
import { diagnosisFrameworks } from '../../../doctor/fixes.js'
import { diagnose } from '../../../doctor/index.js'
import { likelySenderOf } from '../../verdict/likely-sender.js'
import type { AuditedAct } from '../audit.js'
import type { LiveEvents } from '../events.js'
import type { InspectedProvider, InspectorParts } from '../parts.js'
import { Problem } from '../problem.js'
import { type CaptureFilter, prepareSearch, toPredicate } from '../search.js'
import type { CaptureSource, InspectedCapture } from '../source.js'
import { diffRequests } from '../views/diff.js'
import { effectOf } from '../views/effect.js'
import { toCurl, toHttp } from '../views/export-as.js'
import { type Mask, maskSecrets, noMask } from '../views/mask.js'
import type { FieldMask } from '../views/mask-fields.js'
import { explainPayload } from '../views/parsed.js'
import { toDetail, toSummary } from '../views/summary.js'
import { explainVerification } from '../views/verification.js'
import type { CaptureList } from '../wire.js'
import type { Routes } from './find-route.js'
import { pinInput, readInput, removeInput, revealInput } from './input.js'

/** What the routes of captures need. */
export interface CaptureRoutesContext {
  readonly fields: FieldMask
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

/** Records an act. @throws {Problem} `audit_failed`: it must not be done */
export async function recordAct(parts: InspectorParts, act: AuditedAct, request: Request): Promise<void> {
  const { audit, who = () => 'unknown' } = parts
  try {
    await audit?.({ at: new Date().toISOString(), who: who(request), ...act })
  } catch {
    throw new Problem('audit_failed', 'This was not done, because it could not be recorded')
  }
}

function withFields(mask: Mask, fields: FieldMask): Mask {
  return { ...mask, request: (request) => mask.request(fields.request(request)) }
}

function maskAnswers(capture: InspectedCapture, fields: FieldMask): InspectedCapture {
  const attempts = capture.attempts.map((attempt) => ({ ...attempt, body: fields.answer(attempt.body) }))
  return { ...capture, request: fields.request(capture.request), attempts }
}

/** The routes that list, show, explain and change captures. */
export function captureRoutes(context: CaptureRoutesContext): Routes {
  return { ...listRoutes(context), ...detailRoutes(context), ...explainRoutes(context), ...changeRoutes(context) }
}

function listRoutes({ source, events, fields }: CaptureRoutesContext): Routes {
  // A search that looks at masked fields would tell what is in them.
  const shown = ({ request }: InspectedCapture) => fields.request(request)
  const matching = (query: URLSearchParams) => source.list().filter(toPredicate(toFilter(query), shown))
  return {
    'GET captures': ({ query }): CaptureList => {
      // After this answer.
      setTimeout(prepareSearch, 0, source.list().map(shown))
      const captures = matching(query).reverse()
      return { captures: captures.slice(0, toLimit(query)).map(toSummary), position: events.position }
    },
    'GET search': ({ query }) => ({ ids: matching(query).map(({ id }) => id) }),
    'GET events': ({ request }) => events.connect(request),
  }
}

function detailRoutes({ source, parts, fields }: CaptureRoutesContext): Routes {
  const detailOf = async (capture: InspectedCapture, mask: Mask, hidden: FieldMask) => {
    const last = capture.attempts.at(-1)
    const effect = last && (await effectOf(providerName(parts, capture), last.answer, capture.attempts.length))
    return toDetail(maskAnswers(capture, hidden), mask, effect, hidden.pathsIn(capture.request))
  }
  const masked = (request: WebhookRequest) => withFields(maskOf(parts), fields).request(request)
  return {
    'GET captures/:id': ({ values }) => detailOf(requireCapture(source, values['id']), maskOf(parts), fields),
    // Not by GET, so that only a deliberate press shows a secret.
    'POST captures/:id/reveal': async ({ request, values }) => {
      const capture = requireCapture(source, values['id'])
      const { fields: shown = [], credentials } = await readInput(request, revealInput)
      const asked = [...(credentials ? ['credentials'] : []), ...shown]
      await recordAct(parts, { what: 'reveal', of: 'captures', ids: [capture.id], fields: asked }, request)
      const hidden = fields.without(shown.includes('*') ? fields.pathsIn(capture.request) : shown)
      const mask = credentials ? noMask : maskOf(parts)
      return {
        detail: await detailOf(capture, mask, hidden),
        parsed: await explain(parts, capture, withFields(mask, hidden)),
      }
    },
    'GET captures/:id/as/:form': async ({ request, values }) => {
      const capture = requireCapture(source, values['id'])
      const write = { curl: toCurl, http: toHttp }[values['form'] ?? '']
      if (write === undefined) throw new Problem('not_found', 'The forms are curl and http')
      await recordAct(parts, { what: 'export', of: 'captures', ids: [capture.id] }, request)
      return { text: write(masked(capture.request)) }
    },
    'GET diff': ({ query }) => {
      const side = (name: string) => masked(requireCapture(source, query.get(name) ?? '').request)
      return diffRequests(side('left'), side('right'))
    },
  }
}

function explain(parts: InspectorParts, capture: InspectedCapture, mask: Mask) {
  const provider = findProvider(parts, capture.provider)?.provider
  return explainPayload(capture.request, provider, { mask, now: capture.receivedAt })
}

function explainRoutes({ source, parts, now, fields }: CaptureRoutesContext): Routes {
  return {
    'GET captures/:id/parsed': ({ values }) =>
      explain(parts, requireCapture(source, values['id']), withFields(maskOf(parts), fields)),
    'GET captures/:id/verification': ({ values }) => {
      const capture = requireCapture(source, values['id'])
      const { name, provider } = requireProvider(parts, capture)
      return explainVerification(capture, name, provider, { mask: withFields(maskOf(parts), fields), now: now() })
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

function changeRoutes({ source, parts }: CaptureRoutesContext): Routes {
  return {
    'PUT captures/:id/pin': async ({ request, values }) => {
      const { pinned } = await readInput(request, pinInput)
      const { id } = requireCapture(source, values['id'])
      if (!(await source.pin(id, pinned))) throw new Problem('not_found', 'This capture no longer exists')
      return { pinned }
    },
    'POST captures/remove': async ({ request }) => {
      const { ids } = await readInput(request, removeInput)
      await recordAct(parts, { what: 'erase', of: 'captures', ids }, request)
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
