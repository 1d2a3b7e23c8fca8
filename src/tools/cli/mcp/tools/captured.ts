import type { Capture } from '../../../inspector/captures/capture.js'
import { UsageError } from '../../exit.js'
import type { GivenRequest } from '../../requests/read-requests.js'
import { readRequests } from '../../requests/read-requests.js'
import type { Parameter } from '../parameters.js'
import type { Bench } from '../tool.js'

/** The argument that names a capture. */
export const idParameter = {
  type: 'integer',
  min: 1,
  max: Number.MAX_SAFE_INTEGER,
  required: true,
  description: 'The id of the capture, from list_captures',
} as const satisfies Parameter

/** @throws {UsageError} there is no such capture */
export function requireCapture(id: number, { captures }: Bench): Capture {
  captures.refresh()
  const capture = captures.get(id)
  if (capture !== undefined) return capture
  const newest = captures.list({ limit: 1 }).at(-1)?.id
  const hint =
    newest === undefined ? 'no request has come yet; webhook-receiver listen receives some' : `the newest is ${newest}`
  throw new UsageError(`there is no capture ${id}; ${hint}`)
}

/** The request of a capture, as commands take it. @throws {UsageError} there is no such capture, or it is not complete */
export async function requireRequest(id: number, bench: Bench): Promise<GivenRequest> {
  requireCapture(id, bench)
  const [given] = await readRequests([String(id)], bench.context)
  if (given === undefined) throw new UsageError(`there is no capture ${id}`)
  return given
}
