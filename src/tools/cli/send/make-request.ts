import type { Sample } from '../../../testing/sample.js'
import { readId } from '../../inspector/signing/new-id.js'
import { type RawRequest, valuesOf, withValues } from '../../inspector/signing/raw-request.js'
import { type Remade, resign } from '../../inspector/signing/resign.js'
import { judge } from '../../inspector/verdict/judge.js'
import { UsageError } from '../exit.js'
import { toWebhookRequest } from '../replay/prepare-replay.js'
import type { ChosenSender } from '../requests/choose-sender.js'
import type { BodyChanges } from '../requests/edit-flags.js'

/** A signed request, and the id of its delivery. */
interface MadeRequest {
  readonly request: RawRequest
  readonly id: string | undefined
  readonly remade?: readonly Remade[]
  /** What the provider does with it, if its signed time is in the past. */
  readonly late?: 'refused' | 'accepted'
}

/** Makes the request of a delivery. @param lateMs - how far its signed time is in the past */
export type MakeRequest = (lateMs: number) => Promise<MadeRequest>

/** What every delivery has in common. */
export interface CommonParts {
  readonly to: URL
  readonly changes: BodyChanges
  /** Lines as `name: value`. */
  readonly headers: readonly string[]
  /** Whether each delivery gets a new id. */
  readonly newId: boolean
}

/**
 * Returns a function that makes signed deliveries from the sample of an event.
 *
 * @throws {UsageError} a header is malformed
 */
export function requestMaker(
  { deliveries, sender, url }: ChosenSender,
  event: string,
  common: CommonParts,
): MakeRequest {
  const { samples, ids } = deliveries
  const headers = common.headers.map(readHeaderLine)
  return async (lateMs) => {
    const sample = samples[event]?.({ url: url ?? common.to.href })
    if (sample === undefined) throw new UsageError(`there is no sample of ${event}`)
    const plain = toRawRequest(sample, common.to)
    const changed = headers.reduce((lines, [name, value]) => withValues(lines, name, [value]), plain.rawHeaders)
    const { request } = await resign(
      { ...plain, rawHeaders: changed },
      {
        sender,
        ...common.changes,
        ...(common.newId && ids !== undefined && { newId: ids }),
        ...(lateMs > 0 && { sentAt: Date.now() - lateMs }),
        ...(url !== undefined && { url }),
      },
    )
    const id = readId(request, ids ?? [])
    if (lateMs === 0) return { request, id }
    const { status } = await judge(sender.provider, toWebhookRequest(request, url))
    return { request, id, late: status === 'refused' ? 'refused' : 'accepted' }
  }
}

function readHeaderLine(line: string): readonly [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? []
  if (name === undefined || value === undefined)
    throw new UsageError('--header must be name: value, such as "X-Trace: 1"')
  return [name, value]
}

/** The request that a sample is on the wire, to a URL: with `Host` first, and the length of its body. */
function toRawRequest({ method, url, headers, body }: Sample, to: URL): RawRequest {
  const query = /\?[^#]*/.exec(url)?.[0] ?? ''
  const target = to.pathname + (to.search === '' ? query : to.search)
  const isFramed = body.length === 0 || valuesOf(headers, 'content-length').length > 0
  const length = isFramed ? [] : [['Content-Length', String(body.length)] as const]
  return { method, target, rawHeaders: [['Host', to.host], ...headers, ...length], body }
}
