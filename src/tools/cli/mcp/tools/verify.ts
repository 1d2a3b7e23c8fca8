import { explainVerification } from '../../../inspector/api/views/verification.js'
import { chooseForRequest, toInspected } from '../../requests/choose-for-request.js'
import { clip } from '../answer.js'
import { defineTool } from '../tool.js'
import { idParameter, requireRequest } from './captured.js'

export const tool = defineTool({
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
