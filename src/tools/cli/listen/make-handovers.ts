import type { ProviderProfile } from '../../../testing/simulator/index.js'
import { explainAnswer, type FixOptions } from '../doctor/explain-answer.js'
import { loadRules } from '../requests/retry-rules.js'
import { Handovers } from './handover.js'
import type { ListenOptions } from './listen-options.js'
import type { ListenParts } from './listener.js'
import type { Verifier } from './verifier.js'

type Rules = ReadonlyMap<string | undefined, ProviderProfile>

/** The rules of retries for each provider, and for requests without one; none without `--retry`. */
export async function rulesOf({ retry }: ListenOptions, { providers }: Verifier): Promise<Rules> {
  if (retry === undefined) return new Map()
  const names = [undefined, ...providers.map(({ provider }) => provider.name)]
  return new Map(await Promise.all(names.map(async (name) => [name, await loadRules(retry, name)] as const)))
}

/** Hands requests over to the server with the rules of retries, and reports each attempt. */
export function makeHandovers(
  options: ListenOptions,
  { captures, report, rules }: Pick<ListenParts, 'captures' | 'report'> & { readonly rules: Rules },
  fixOptions: FixOptions,
): Handovers {
  const { speed, timeoutMs, keepHost, insecure, ordered, holdWhileDown } = options
  return new Handovers({
    captures,
    timeoutMs,
    keepHost,
    insecure,
    ordered,
    holdWhileDown,
    speed,
    profileOf: ({ provider }) => rules.get(provider),
    onHold: (capture) => report.held(capture),
    onAttempt(capture, attempt, next) {
      report.attempted(capture, attempt, next, speed)
      if (attempt.number > 1) return
      const finding = explainAnswer(capture, attempt, fixOptions)
      if (finding === undefined) return
      // A refused request has a diagnosis of its verdict.
      const { code: _, ...diagnosis } = finding
      if (capture.verdict.status !== 'refused') captures.amend(capture.id, { diagnosis })
      report.answered(capture, finding)
    },
  })
}
