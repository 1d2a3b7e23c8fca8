import { decodeBytes } from '../../../../core/bytes/encoding.js'
import type { WebhookRequest } from '../../../../core/request/delivery.js'
import type { InspectedProvider, InspectorParts, Sending, Sent } from '../parts.js'
import { Problem } from '../problem.js'
import type { CaptureSource } from '../source.js'
import { findProvider, recordAct, requireCapture } from './captures.js'
import type { Routes } from './find-route.js'
import { readInput, replayInput, requireWithin, sendInput } from './input.js'

const maxCount = 100

/** The routes that send captured, edited and sample requests. */
export function sendingRoutes(source: CaptureSource, parts: InspectorParts): Routes {
  const send = (sending: Sending): Promise<Sent> => {
    if (parts.send === undefined) throw new Problem('not_configured', 'There is no target: start with a target to send')
    return parts.send(sending)
  }
  return {
    'POST captures/:id/replay': async ({ request, values }) => {
      const { sign, newId = false, to } = await readInput(request, replayInput)
      const capture = requireCapture(source, values['id'] ?? '')
      await recordAct(parts, { what: 'replay', of: 'captures', ids: [capture.id] }, request)
      const provider = findProvider(parts, capture.provider)
      const signed = sign ? await signAnew(provider, capture.request, newId) : capture.request
      return send({ request: signed, cause: 'replay', provider: capture.provider, of: capture, to })
    },
    'POST send': async ({ request }) => {
      const input = await readInput(request, sendInput)
      const count = requireWithin(input.count, [1, maxCount], 'count')
      const of = input.of === undefined ? undefined : requireCapture(source, input.of)
      const provider = findProvider(parts, input.provider)
      const written = toRequest(input, of?.request)
      if (of !== undefined) await recordAct(parts, { what: 'replay', of: 'captures', ids: [of.id] }, request)
      const sent: Sent[] = []
      for (let number = 0; number < count; number++) {
        const signed = input.sign ? await signAnew(provider, written, number > 0) : written
        sent.push(await send({ request: signed, cause: 'edit', provider: input.provider, of, to: input.to }))
      }
      return { sent }
    },
    'GET samples/:provider/:event': ({ values }) => {
      const make = findProvider(parts, values['provider'])?.samples
      const event = values['event'] ?? ''
      const sample = make !== undefined && Object.hasOwn(make, event) ? make[event]?.() : undefined
      if (sample === undefined) throw new Problem('not_found', 'There is no such sample')
      return { method: sample.method, headers: sample.headers, body: new TextDecoder().decode(sample.body) }
    },
  }
}

async function signAnew(
  provider: InspectedProvider | undefined,
  request: WebhookRequest,
  newId: boolean,
): Promise<WebhookRequest> {
  if (provider?.sign !== undefined) return provider.sign(request, { newId })
  throw new Problem('not_configured', 'This request cannot be signed: its provider or the secret is not configured')
}

interface Written {
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  /** In base64, because bytes need not be text. */
  readonly body: string
}

function toRequest({ method, headers, body }: Written, base: WebhookRequest | undefined): WebhookRequest {
  const bytes = decodeBytes(body, 'base64')
  if (bytes === undefined) throw new Problem('input_invalid', 'body must be base64')
  if (!/^[A-Z]{1,20}$/.test(method)) throw new Problem('input_invalid', 'The method must be upper-case letters')
  for (const [name, value] of headers) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
      throw new Problem('input_invalid', 'A header has a name that HTTP does not allow')
    if (/[^\t\x20-\x7e\x80-\xff]/.test(value))
      throw new Problem('input_invalid', `The header ${name} has a character that HTTP does not allow`)
  }
  // Its address is that of the capture, because some providers sign it.
  const { url = 'http://localhost/', encrypted = false } = base ?? {}
  return { method, url, encrypted, headers: withLength(headers, bytes.length), body: bytes }
}

function withLength(headers: Written['headers'], length: number): Written['headers'] {
  return headers.map(([name, value]) => (/^content-length$/i.test(name) ? [name, String(length)] : [name, value]))
}
