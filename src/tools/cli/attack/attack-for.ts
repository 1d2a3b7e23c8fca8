import type { VendorDeliveries } from '../../../testing/vendor-deliveries.js'
import type { AttackOptions, AttackReport } from '../../attack/index.js'
import type { AttackOutcome, AttackWish } from '../../inspector/api/parts.js'
import { Problem } from '../../inspector/api/problem.js'
import type { ChosenProvider } from '../providers.js'

/**
 * Attacks an endpoint for the page, with the secret of one of the configured providers.
 *
 * @throws {Problem} the provider cannot sign, the endpoint does not answer, or the attack was stopped
 */
export async function attackFor(
  { provider: name, url, only, observe, disturb, privateKey, signal, onProgress }: AttackWish,
  providers: readonly { readonly provider: ChosenProvider }[],
): Promise<AttackOutcome> {
  const chosen = providers.find(({ provider }) => provider.name === name)?.provider
  if (chosen?.deliveries === undefined) {
    throw new Problem('not_configured', 'An attack needs a configured provider with samples')
  }
  const [publicUrl] = [chosen.values.url ?? []].flat()
  // Only an attack needs the kit.
  const { AttackError, attack, toHtml, toJson, toJUnit, toSarif } = await import('../../attack/index.js')
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
      ...(await credentialOf(chosen, chosen.deliveries, { privateKey, url: publicUrl ?? url.href })),
      ...(publicUrl !== undefined && { publicUrl }),
      ...(only.length > 0 && { only }),
      ...(observe !== undefined && { observe }),
      ...(disturb !== undefined && { disturb }),
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

async function credentialOf(
  { values }: ChosenProvider,
  vendor: VendorDeliveries,
  { privateKey, url }: { readonly privateKey: string | undefined; readonly url: string },
): Promise<Pick<AttackOptions, 'secret' | 'sender'>> {
  if (vendor.credential === 'key pair') {
    if (privateKey === undefined) throw new Problem('input_invalid', 'This provider signs with a private key: give it')
    const [webhookId] = [values.webhookId ?? []].flat()
    return { sender: await vendor.sender({ privateKey, url, ...(webhookId !== undefined && { webhookId }) }) }
  }
  const secret = [values.secrets ?? values.tokens ?? []].flat()
  if (secret.length === 0) throw new Problem('not_configured', 'An attack needs the secret of the provider')
  return { secret }
}

const maxEvidence = 3

function toView(report: AttackReport): AttackOutcome['view'] {
  const { target, vendor, grade, score, incomplete, requests, durationMs, seed, groups, findings } = report
  return {
    target,
    provider: vendor,
    grade,
    score,
    incomplete,
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
