import { compareCaptures } from '../../diff/compare-captures.js'
import type { Difference } from '../../diff/differences.js'
import { clip } from '../answer.js'
import { defineTool } from '../tool.js'
import { idParameter, requireCapture } from './captured.js'

const maxDifferences = 200

export const tool = defineTool({
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
