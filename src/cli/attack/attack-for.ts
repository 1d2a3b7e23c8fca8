import type { AttackReport } from '../../conformance/index.js'
import type { AttackOutcome, AttackWish } from '../../inspector/api/parts.js'
import { Problem } from '../../inspector/api/problem.js'
import type { ChosenProvider } from '../providers.js'

/**
 * Attacks an endpoint for the page, with the secret of one of the configured providers.
 *
 * @throws {Problem} the provider cannot sign, the endpoint does not answer, or the attack was stopped
 */
export async function attackFor(
  { provider: name, url, only, signal, onProgress }: AttackWish,
  providers: readonly { readonly provider: ChosenProvider }[],
): Promise<AttackOutcome> {
  const chosen = providers.find(({ provider }) => provider.name === name)?.provider
  const secret = [chosen?.values.secrets ?? chosen?.values.tokens ?? []].flat()
  const [publicUrl] = [chosen?.values.url ?? []].flat()
  if (chosen?.deliveries === undefined || chosen.deliveries.credential === 'key pair' || secret.length === 0) {
    throw new Problem('not_configured', 'An attack needs a provider with a secret')
  }
  // Only an attack needs the kit.
  const { AttackError, attack, toHtml, toJson, toJUnit, toSarif } = await import('../../conformance/index.js')
  const writers: Readonly<Record<string, (report: AttackReport) => string>> = {
    html: toHtml,
    json: toJson,
    junit: toJUnit,
    sarif: toSarif,
  }
  let [done, total, failed] = [0, 0, 0]
  try {
    const report = await attack({
      target: url,
      vendor: chosen.deliveries,
      secret,
      ...(publicUrl !== undefined && { publicUrl }),
      ...(only.length > 0 && { only }),
      onPlan(plan) {
        total = plan.cases
      },
      onResult({ status }) {
        if (signal.aborted) throw new Problem('not_found', 'The attack was stopped')
        if (status === 'not run') return
        done += 1
        if (status === 'failed') failed += 1
        onProgress({ done, total: Math.max(done, total), failed })
      },
    })
    return {
      view: toView(report),
      write: (format) => (Object.hasOwn(writers, format) ? writers[format]?.(report) : undefined),
    }
  } catch (error) {
    if (error instanceof AttackError) throw new Problem('target_unreachable', error.message)
    throw error instanceof TypeError ? new Problem('input_invalid', error.message) : error
  }
}

const maxEvidence = 3

function toView(report: AttackReport): AttackOutcome['view'] {
  const { target, vendor, grade, score, requests, durationMs, seed, groups, findings } = report
  return {
    target,
    provider: vendor,
    grade,
    score,
    requests,
    durationMs,
    seed,
    groups,
    findings: findings.map(({ id, severity, defect, why, fix, detail, evidence }) => ({
      id,
      severity,
      defect,
      why,
      fix,
      detail,
      evidence: evidence.slice(0, maxEvidence),
    })),
  }
}
