import { limitSignal } from '../../../../core/base/time-limit.js'
import { decodeUtf8 } from '../../../../core/bytes/encoding.js'
import { bodyOf, type Capture } from '../../../inspector/captures/capture.js'
import type { CaptureFilter } from '../../../inspector/captures/filter.js'
import { type Bench, clip, defineTool } from '../tool.js'
import { answerOf, filterOf, filterParameters, idParameter, requireCapture, summaryOf } from './captured.js'

export const listCaptures = defineTool({
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

const around = 60

export const searchCaptures = defineTool({
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

export const waitForCapture = defineTool({
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

const maxAttempts = 20
const maxHeaders = 100

export const getCapture = defineTool({
  name: 'get_capture',
  title: 'Get a captured webhook',
  description:
    'Returns one captured request: headers in their order, a part of the body, the verdict, and the answers of the local server. Credentials are masked. Bodies that are not text are not returned.',
  parameters: {
    id: idParameter,
    bodyFrom: {
      type: 'integer',
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      default: 0,
      description: 'The first character of the body',
    },
    bodyLength: {
      type: 'integer',
      min: 0,
      max: 65_536,
      default: 8_192,
      description: 'How many characters of the body',
    },
  },
  async run({ id, bodyFrom, bodyLength }, bench) {
    const capture = requireCapture(id, bench)
    const { mask } = bench.hidden
    const { headers } = bench.hidden.request(capture)
    const attempts = bench.captures.attemptsOf(id)
    const captured = {
      ...summaryOf(capture, bench),
      message: capture.verdict.message,
      headers: headers.slice(0, maxHeaders).map(([name, value]) => [name, clip(value)]),
      body: bodyPart(bodyOf(bench.hidden.capture(capture)), bodyFrom, bodyLength),
      truncated: capture.truncated,
      diagnosis: capture.diagnosis,
      attempts: attempts.slice(-maxAttempts).map((attempt) => ({
        at: attempt.at,
        to: mask.url(attempt.to),
        answer: answerOf(attempt),
        durationMs: attempt.durationMs,
        nextAt: attempt.nextAt,
        body: answerBody(attempt.body, bench),
      })),
    }
    return { text: `Capture ${id} is ${capture.verdict.status}. ${nextSteps(capture.verdict.status)}`, captured }
  },
})

function nextSteps(status: string): string {
  if (status === 'refused') return 'diagnose_capture finds out why.'
  return status === 'verified' ? 'verify_capture shows what was signed.' : 'No provider was configured for it.'
}

function bodyPart(body: Uint8Array, from: number, length: number): object {
  const text = decodeUtf8(body)
  // A compressed body could hold what a mask cannot see.
  if (text === undefined) return { bytes: body.length, isText: false }
  const shown = text.slice(from, from + length)
  const next = from + shown.length
  return { bytes: body.length, characters: text.length, text: shown, next: next < text.length ? next : undefined }
}

/** The beginning of an answer's body, masked. */
export function answerBody(body: string | undefined, { hidden }: Bench): string | undefined {
  if (body === undefined || body === '') return undefined
  const bytes = Buffer.from(hidden.mask.body(bodyOf({ body })).base64, 'base64')
  const text = decodeUtf8(bytes)
  return text === undefined ? `${bytes.length} bytes that are not text` : clip(text, 1_000)
}
