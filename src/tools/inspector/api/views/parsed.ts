import { decodeUtf8 } from '../../../../core/bytes/encoding.js'
import type { AnyProvider } from '../../../../core/provider/provider.js'
import { readFormPairs } from '../../../../core/request/body/form-pairs.js'
import type { Delivery, WebhookRequest } from '../../../../core/request/delivery.js'
import { mediaTypeEssence, readHeader } from '../../../../core/request/headers.js'
import { isWebhookError } from '../../../../errors.js'
import type { FieldIssue, ParsedView } from '../wire.js'
import type { Mask } from './mask.js'

const maxFields = 1000

/**
 * Parses the body for reading, and with its provider's schema, whether or not it was verified.
 *
 * @param provider - `undefined` leaves the schema out
 */
export async function explainPayload(
  request: WebhookRequest,
  provider: AnyProvider | undefined,
  { mask, now }: { readonly mask: Mask; readonly now: number },
): Promise<ParsedView> {
  const shown = readBody(mask.request(request))
  if (provider === undefined) return { ...shown, issues: [], known: undefined, problem: undefined }
  try {
    // Nothing is handled: the result is only shown.
    const restored = provider.restore(request, { strength: 'none', verifier: 'unverified' })
    const deliveries: readonly Delivery[] = await provider.parseAll(restored, { now })
    return { ...shown, issues: [], known: deliveries[0]?.known, problem: undefined }
  } catch (error) {
    if (!isWebhookError(error)) return { ...shown, issues: [], known: undefined, problem: 'The parser failed' }
    const issues: readonly FieldIssue[] = error.issues ?? []
    const problem = issues.length > 0 ? undefined : `${error.code}: ${error.message}`
    return { ...shown, issues, known: undefined, problem }
  }
}

type Shown = Pick<ParsedView, 'format' | 'value'>

function readBody(request: WebhookRequest): Shown {
  if (request.body.length === 0) return { format: 'empty', value: undefined }
  const text = decodeUtf8(request.body)
  if (text === undefined) return { format: 'binary', value: undefined }
  const mediaType = mediaTypeEssence(readHeader(request, 'content-type')) ?? ''
  if (mediaType === 'application/x-www-form-urlencoded') return readForm(request.body, text)
  if (/[/+]xml$/.test(mediaType)) return { format: 'xml', value: text }
  try {
    return { format: 'json', value: parseShallowJson(text) }
  } catch {
    return { format: 'text', value: text }
  }
}

// A field that contains JSON, as some providers send it, is shown as its value.
function readForm(body: Uint8Array, text: string): Shown {
  try {
    return { format: 'form', value: readFormPairs(body, maxFields).map(([name, value]) => [name, readValue(value)]) }
  } catch {
    return { format: 'text', value: text }
  }
}

function readValue(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return parseShallowJson(text)
  } catch {
    return text
  }
}

const maxDepth = 200

/**
 * Parses JSON that is not nested so deeply that writing or walking it would exhaust the stack.
 *
 * @throws {SyntaxError} the text is not JSON, or is nested more than 200 levels deep
 */
export function parseShallowJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (depthOf(text) > maxDepth) throw new SyntaxError('the JSON is nested too deeply')
  return value
}

// Counts brackets outside strings, in text that is valid JSON. The closing quote is optional only so that no string is read
// twice: it is always there.
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const [bracket] of text.replace(/"(?:[^"\\]|\\.)*"?/gs, '').matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
