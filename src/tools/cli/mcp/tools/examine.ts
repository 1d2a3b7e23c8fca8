import { diagnosisFrameworks } from '../../../doctor/fixes.js'
import type { DiagnosisFramework } from '../../../doctor/index.js'
import { explainVerification } from '../../../inspector/api/views/verification.js'
import { compareCaptures, type Difference } from '../../diff/compare-captures.js'
import { evidenceLabel } from '../../doctor/explain-answer.js'
import { diagnoseGiven } from '../../doctor/explain-refusal.js'
import { fixCodeFor, frameworkOf } from '../../doctor/fix-code.js'
import { chooseForRequest, toInspected } from '../../requests/choose-for-request.js'
import { clip, defineTool } from '../tool.js'
import { idParameter, requireCapture, requireRequest } from './captured.js'

export const verifyCapture = defineTool({
  name: 'verify_capture',
  title: 'Verify a captured webhook',
  description:
    'Verifies a captured request with the configured secret, check by check, and shows which parts were signed.',
  parameters: {
    id: idParameter,
    provider: { type: 'text', description: 'The provider, if the capture names none' },
    at: {
      type: 'text',
      choices: ['receipt', 'now'],
      description: 'The time for the check of the age; default receipt',
    },
  },
  async run({ id, provider, at }, bench) {
    const { context, flags, hidden } = bench
    const given = await requireRequest(id, bench)
    const chosen = await chooseForRequest(given, provider, flags, context)
    const now = Date.now()
    const receivedAt = at === 'now' ? now : (given.receivedAt ?? now)
    const inspected = toInspected(given, receivedAt, chosen.url)
    const view = await explainVerification(inspected, chosen.name, chosen.provider, { mask: hidden.mask, now })
    const isVerified = view.proof !== undefined && view.checks.every(({ result }) => result === 'passed')
    const signed = view.signed?.map(({ kind, label, text, covered }) => ({ kind, label, text: clip(text), covered }))
    const text = `Capture ${id} is ${isVerified ? 'verified' : 'refused'} as ${chosen.name}.${isVerified ? '' : ' diagnose_capture finds out why.'}`
    return { text, captured: { ...view, signed } }
  },
})

export const diagnoseCapture = defineTool({
  name: 'diagnose_capture',
  title: 'Find out why a webhook is refused',
  description:
    'Finds the cause for which a captured request is refused. The proof is a change with which verification succeeds. Returns the fix, and code for the framework of the project.',
  parameters: {
    id: idParameter,
    provider: { type: 'text', description: 'The provider, if the capture names none' },
    framework: {
      type: 'text',
      choices: diagnosisFrameworks,
      description: 'What receives the request; default: that of package.json',
    },
  },
  async run({ id, provider, framework: named }, bench) {
    const { context, flags } = bench
    const given = await requireRequest(id, bench)
    // One of the choices.
    const framework = (named as DiagnosisFramework | undefined) ?? frameworkOf(context.cwd)
    const { chosen, diagnosis } = await diagnoseGiven(given, { provider, framework }, flags, context)
    const { cause, fix, evidence, hints, also, error } = diagnosis
    if (cause === 'none') return { text: `${chosen.name} accepts capture ${id}. ${evidence}.` }
    const code = fixCodeFor(cause, framework)
    const lines = [
      `${chosen.name} refuses capture ${id} with ${error ?? 'an error'}.`,
      `cause: ${cause}`,
      `fix: ${fix}`,
      ...(code === undefined ? [] : [`code for ${framework}:`, code]),
    ]
    // The evidence may quote the request.
    return { text: lines.join('\n'), captured: { [evidenceLabel(cause)]: evidence, hints, also } }
  },
})

const maxDifferences = 200

export const diffCaptures = defineTool({
  name: 'diff_captures',
  title: 'Compare two captured webhooks',
  description:
    'Compares the request lines, headers and bodies of two captures: JSON by its fields, anything else by its bytes. Masked credentials are not compared.',
  parameters: { left: idParameter, right: idParameter },
  async run({ left, right }, bench) {
    const { hidden } = bench
    const [one, other] = [requireCapture(left, bench), requireCapture(right, bench)]
    const { request, headers, body, isSame } = compareCaptures(hidden.capture(one), hidden.capture(other))
    if (isSame) return { text: `Captures ${left} and ${right} do not differ, apart from masked credentials.` }
    const counts = `${request.length} in the request line, ${headers.length} in headers, ${body.differences.length} in the body`
    const differences = body.differences.map(clipped)
    return {
      text: `Captures ${left} and ${right} differ: ${counts}${differences.length > maxDifferences ? `, of which ${maxDifferences} are shown` : ''}.`,
      captured: {
        request: request.map(clipped),
        headers: headers.map(clipped).slice(0, maxDifferences),
        body: { kind: body.kind, differences: differences.slice(0, maxDifferences) },
      },
    }
  },
})

function clipped({ at, left, right }: Difference): Difference {
  const cut = (text: string | undefined) => (text === undefined ? undefined : clip(text, 500))
  return { at: clip(at, 500), left: cut(left), right: cut(right) }
}
