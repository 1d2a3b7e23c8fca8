import type { AttackReport, CaseResult } from '../report.js'

const levels = { critical: 'error', serious: 'error', minor: 'warning' } as const
// GitHub shows these as severity.
const securitySeverity = { critical: '9.1', serious: '6.5', minor: '3.1' } as const

/** A report in SARIF 2.1.0, which code scanners read: a result for each finding, at the URL of the endpoint. */
export function toSarif(report: AttackReport): string {
  const { results, findings, startedAt, durationMs, target, seed, vendor, incomplete } = report
  const ids = results.map(({ id }) => id)
  const run = {
    tool: {
      driver: {
        name: 'webhook-receiver attack',
        informationUri: 'https://www.npmjs.com/package/webhook-receiver',
        rules: results.map(toRule),
      },
    },
    invocations: [
      {
        executionSuccessful: incomplete === undefined,
        startTimeUtc: startedAt.toISOString(),
        endTimeUtc: new Date(startedAt.getTime() + durationMs).toISOString(),
      },
    ],
    properties: { target, vendor, seed },
    results: findings.map((finding) => toResult(finding, ids.indexOf(finding.id), target)),
  }
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return `${JSON.stringify(log, null, 2)}\n`
}

function toRule({ id, rule, defect, why, fix, severity }: CaseResult) {
  return {
    id,
    name: id.replace(/(?:^|[.-])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: defect },
    fullDescription: { text: `${rule}. ${why}` },
    help: { text: fix },
    defaultConfiguration: { level: levels[severity] },
    properties: { tags: ['security', 'webhook'], 'security-severity': securitySeverity[severity] },
  }
}

function toResult({ id, defect, severity, detail, fix, evidence }: CaseResult, ruleIndex: number, target: string) {
  const shown = evidence.map(({ label, request, answer }) => `${label}\n${request}\n${answer}`)
  return {
    ruleId: id,
    ruleIndex,
    level: levels[severity],
    message: { text: [`${defect}: ${detail}`, `Fix: ${fix}`, ...shown].join('\n\n') },
    locations: [{ physicalLocation: { artifactLocation: { uri: target } } }],
    partialFingerprints: { 'webhookReceiverCase/v1': id },
  }
}
