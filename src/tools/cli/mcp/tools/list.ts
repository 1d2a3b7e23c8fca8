import { defineTool } from '../tool.js'
import { filterOf, filterParameters, summaryOf } from './summary.js'

export const tool = defineTool({
  name: 'list_captures',
  title: 'List captured webhooks',
  description:
    'Lists captured webhook requests, newest first, with their verdict and the last answer of the local server.',
  parameters: {
    ...filterParameters,
    limit: { type: 'integer', min: 1, max: 100, default: 20, description: 'At most this many' },
    beforeId: {
      type: 'integer',
      min: 1,
      max: Number.MAX_SAFE_INTEGER,
      description: 'Only captures with a smaller id, for the next page',
    },
  },
  async run({ limit, beforeId, ...wanted }, bench) {
    const { captures } = bench
    captures.refresh()
    const found = captures.list({ ...filterOf(wanted), beforeId })
    const shown = found.slice(-limit).reverse()
    const more = found.length > shown.length ? ` Use beforeId ${shown.at(-1)?.id} for older ones.` : ''
    const text = `${shown.length} of ${found.length} captures.${more}`
    return shown.length === 0 ? { text } : { text, captured: shown.map((capture) => summaryOf(capture, bench)) }
  },
})
