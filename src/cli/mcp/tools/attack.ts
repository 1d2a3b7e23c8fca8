import { AttackError, type AttackReport, attack, type CaseResult } from '../../../conformance/index.js'
import { isLoopbackHost } from '../../../conformance/wire/loopback.js'
import { readCredential } from '../../attack/read-credential.js'
import { UnreachableError, UsageError } from '../../exit.js'
import { readServerUrl } from '../../requests/server-url.js'
import { clip } from '../answer.js'
import { defineTool } from '../tool.js'

const maxDurationMs = 120_000
const maxEvidence = 2
let isRunning = false

export const tool = defineTool({
  name: 'attack_endpoint',
  title: 'Attack a webhook endpoint on this machine',
  description:
    'Sends genuine and forged deliveries to an endpoint on this machine, scores how it treats them, and returns findings with fixes. It takes up to two minutes; only=["forged"] is quicker.',
  isWrite: true,
  parameters: {
    url: {
      type: 'text',
      required: true,
      description: 'The endpoint: a URL such as http://localhost:3000/hooks, or a port of this machine',
    },
    provider: { type: 'text', required: true, description: 'The provider whose deliveries it takes' },
    only: { type: 'texts', description: 'Groups: genuine, forged, time, survival, answers; or ids of cases' },
    seed: {
      type: 'integer',
      min: 0,
      max: 4_294_967_295,
      description: 'Sends the same requests as an attack with this seed',
    },
  },
  async run({ url, provider, only = [], seed }, { context, flags }, { signal, progress }) {
    const target = readServerUrl(url, 'url')
    if (!isLoopbackHost(target.hostname)) throw new UsageError('url must be on this machine')
    const credential = await readCredential({ ...flags, provider, 'private-key': undefined }, target.href, context)
    if (isRunning) throw new UsageError('another attack is running: wait until it ends')
    isRunning = true
    try {
      let [done, cases] = [0, 1]
      const report = await attack({
        target,
        ...credential,
        maxDurationMs,
        ...(only.length > 0 && { only }),
        ...(seed !== undefined && { seed }),
        onPlan(plan) {
          cases = plan.cases
        },
        onResult({ id, status }) {
          if (signal.aborted) throw new UsageError('the attack was cancelled')
          if (status !== 'not run') progress(++done, Math.max(cases, done), id)
        },
      })
      return { text: textOf(report), captured: report.findings.flatMap(evidenceOf) }
    } catch (error) {
      if (error instanceof AttackError && error.code === 'unreachable') throw new UnreachableError(error.message)
      throw error instanceof TypeError ? new UsageError(error.message) : error
    } finally {
      isRunning = false
    }
  },
})

function textOf({ grade, score, requests, durationMs, groups, findings, seed }: AttackReport): string {
  const scores = groups.flatMap((each) =>
    each.score === undefined ? [] : [`${each.group} ${each.score} (${each.passed} passed, ${each.failed} failed)`],
  )
  const lines = findings.map(
    ({ id, severity, defect, why, fix }) => `- ${id} (${severity}): ${defect}. ${why}\n  fix: ${fix}`,
  )
  const summary = `Grade ${grade}, score ${score}, ${requests} requests in ${Math.round(durationMs / 1000)} s, seed ${seed}.`
  return [summary, `By group: ${scores.join(', ') || 'none'}.`, `${findings.length} findings.`, ...lines].join('\n')
}

function evidenceOf({ id, detail, evidence }: CaseResult): readonly object[] {
  const shown = evidence.slice(0, maxEvidence).map(({ label, request, answer }) => ({
    label: clip(label, 200),
    request: clip(request, 1_000),
    answer: clip(answer, 500),
  }))
  return [{ id, detail: clip(detail, 500), evidence: shown }]
}
