import type { Capture } from '../../../inspector/captures/capture.js'
import { clip } from '../answer.js'
import { type Bench, defineTool } from '../tool.js'
import { filterOf, filterParameters, summaryOf } from './summary.js'

const around = 60

export const tool = defineTool({
  name: 'search_captures',
  title: 'Search captured webhooks',
  description:
    'Finds captures with a text in the URL, a header or the body, in any letter case, newest first, and shows the place. Masked credentials are not searched.',
  parameters: {
    text: { type: 'text', required: true, description: 'The text, such as an id of an order' },
    ...filterParameters,
    limit: { type: 'integer', min: 1, max: 100, default: 20, description: 'At most this many' },
  },
  async run({ text: wanted, limit, ...filter }, bench) {
    const { captures } = bench
    captures.refresh()
    const found: object[] = []
    for (const capture of captures.list({ ...filterOf(filter), search: wanted }).reverse()) {
      const place = found.length < limit ? findIn(capture, wanted, bench) : undefined
      if (place !== undefined) found.push({ ...summaryOf(capture, bench), ...place })
    }
    const text = `${found.length} captures with this text${found.length === limit ? ', and perhaps more' : ''}.`
    return found.length === 0 ? { text } : { text, captured: found }
  },
})

// In what is shown, so that no answer tells anything about a masked value.
function findIn(capture: Capture, wanted: string, { hidden }: Bench): object | undefined {
  const { url, headers, body } = hidden.request(capture)
  const lines = headers.map(([name, value]) => [`header ${clip(name, 100)}`, `${name}: ${value}`] as const)
  const texts = [['url', url], ...lines, ['body', new TextDecoder().decode(body)]] as const
  for (const [where, raw] of texts) {
    const text = hidden.value(raw)
    const at = text.toLowerCase().indexOf(wanted.toLowerCase())
    if (at !== -1) return { where, excerpt: text.slice(Math.max(0, at - around), at + wanted.length + around) }
  }
  return undefined
}
