import { decodeUtf8 } from '../../../../core/bytes/encoding.js'
import { bodyOf } from '../../../inspector/captures/capture.js'
import { clip } from '../answer.js'
import { type Bench, defineTool } from '../tool.js'
import { idParameter, requireCapture } from './captured.js'
import { answerOf, summaryOf } from './summary.js'

const maxAttempts = 20
const maxHeaders = 100

export const tool = defineTool({
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
