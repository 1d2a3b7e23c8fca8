import { AttackError, type AttackReport, attack, type CaseResult } from '../../../attack/index.js'
import { describeCounts, describeGrade, notRunReasons } from '../../../attack/reports/counts.js'
import type { Mask } from '../../../inspector/api/views/mask.js'
import { readCredential } from '../../attack/read-credential.js'
import { UnreachableError, UsageError } from '../../exit.js'
import type { Hidden } from '../hidden.js'
import { clip, defineTool } from '../tool.js'
import { destinationOf } from './sending.js'

const maxDurationMs = 120_000
const maxEvidence = 2
const maxRequest = 4_000
let isRunning = false

export const attackEndpoint = defineTool({
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
  async run({ url, provider, only = [], seed }, { context, flags, hidden }, { signal, progress }) {
    const { url: target } = destinationOf(url)
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
      return { text: textOf(report), captured: report.findings.map((finding) => evidenceOf(finding, hidden)) }
    } catch (error) {
      if (error instanceof AttackError && error.code === 'unreachable') throw new UnreachableError(error.message)
      throw error instanceof TypeError ? new UsageError(error.message) : error
    } finally {
      isRunning = false
    }
  },
})

function textOf(report: AttackReport): string {
  const { incomplete, requests, durationMs, groups, findings, seed } = report
  const scores = groups.map(
    ({ group, score: own, passed, failed, notRun }) =>
      `${group} ${own ?? '-'} (${passed} passed, ${failed} failed, ${notRun} not run)`,
  )
  const lines = findings.map(
    ({ id, severity, defect, why, fix }) => `- ${id} (${severity}): ${defect}. ${why}\n  fix: ${fix}`,
  )
  const left = notRunReasons(report).map(({ reason, ids }) => `- ${ids.length} not run: ${reason}`)
  const seconds = Math.round(durationMs / 1000)
  const summary = `${describeGrade(report)}, ${describeCounts(report)}; ${requests} requests in ${seconds} s, seed ${seed}.`
  const why = incomplete === undefined ? [] : [`Incomplete: ${incomplete}.`]
  return [
    summary,
    ...why,
    `By group: ${scores.join(', ') || 'none'}.`,
    `${findings.length} findings.`,
    ...lines,
    ...left,
  ].join('\n')
}

function evidenceOf({ id, detail, evidence }: CaseResult, { mask }: Hidden): object {
  const shown = evidence.slice(0, maxEvidence).map(({ label, request, answer }) => ({
    label: clip(label, 200),
    // A part of a command would be another command.
    request: request.length <= maxRequest ? request : `${request.length} characters, which attack --report json has`,
    answer: clip(maskAnswer(answer, mask), 500),
  }))
  return { id, detail: clip(detail, 500), evidence: shown }
}

// Credentials in headers are masked in every report; here those in the body too.
function maskAnswer(answer: string, mask: Mask): string {
  const start = answer.indexOf('\n\n') + 1
  if (start === 0) return answer
  const { base64 } = mask.body(Buffer.from(answer.slice(start)))
  return `${answer.slice(0, start)}${Buffer.from(base64, 'base64').toString()}`
}
