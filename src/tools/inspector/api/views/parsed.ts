import { decodeUtf8 } from '../../../../core/bytes/encoding.js'
import type { AnyProvider } from '../../../../core/provider/provider.js'
import { readFormPairs } from '../../../../core/request/body/form-pairs.js'
import type { Delivery, WebhookRequest } from '../../../../core/request/delivery.js'
import { mediaTypeEssence, readHeader } from '../../../../core/request/headers.js'
import { isWebhookError } from '../../../../errors.js'
import type { FieldIssue, ParsedView } from '../wire.js'
import type { Mask } from './mask.js'
import { parseShallowJson } from './shallow-json.js'

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
