import { limitSignal } from '../../../../core/base/time-limit.js'
import type { Capture } from '../../../inspector/captures/capture.js'
import type { CaptureFilter } from '../../../inspector/captures/filter.js'
import { type Bench, defineTool } from '../tool.js'
import { filterOf, filterParameters, summaryOf } from './summary.js'

export const tool = defineTool({
  name: 'wait_for_capture',
  title: 'Wait for a webhook',
  description:
    'Waits until a matching request is captured, and returns it; without one, says so after the time. webhook-receiver listen must be running. Requests before the call do not count, unless afterId names the last one that is known.',
  parameters: {
    ...filterParameters,
    afterId: {
      type: 'integer',
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      description: 'Only captures with a greater id; default: the newest at the call',
    },
    timeoutSeconds: { type: 'integer', min: 1, max: 55, default: 30, description: 'How long to wait' },
  },
  async run({ afterId, timeoutSeconds, ...wanted }, bench, { signal }) {
    const { captures } = bench
    captures.refresh()
    const from = afterId ?? captures.list({ limit: 1 }).at(-1)?.id ?? 0
    const filter = { ...filterOf(wanted), afterId: from }
    const limit = limitSignal(timeoutSeconds * 1000, signal)
    const found = await waitFor(filter, bench, limit.signal).finally(limit.end)
    if (found === undefined) {
      return { text: `No matching request came. To go on waiting, call again with afterId ${from}.` }
    }
    return { text: `Capture ${found.id} came. get_capture returns all of it.`, captured: summaryOf(found, bench) }
  },
})

// The verdict of a capture may come later than the capture.
function waitFor(filter: CaptureFilter, { captures }: Bench, signal: AbortSignal): Promise<Capture | undefined> {
  return new Promise((resolve) => {
    const check = () => {
      const [found] = captures.list(filter)
      if (found !== undefined || signal.aborted) end(found)
    }
    const stop = captures.subscribe(check)
    const end = (found: Capture | undefined) => {
      stop()
      signal.removeEventListener('abort', check)
      resolve(found)
    }
    signal.addEventListener('abort', check)
    check()
  })
}
