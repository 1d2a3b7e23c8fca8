import { diagnosisFrameworks } from '../../../doctor/fixes.js'
import type { DiagnosisFramework } from '../../../doctor/index.js'
import { diagnoseGiven } from '../../doctor/diagnose-given.js'
import { evidenceLabel } from '../../doctor/explain-answer.js'
import { fixCodeFor } from '../../doctor/fix-code.js'
import { frameworkOf } from '../../listen/framework.js'
import { defineTool } from '../tool.js'
import { idParameter, requireRequest } from './captured.js'

export const tool = defineTool({
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
