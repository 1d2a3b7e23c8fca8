import { bodyOf, type Capture } from '../../inspector/captures/capture.js'
import { type BodyComparison, compareBodies } from './bodies.js'
import { type Difference, headerDifferences } from './differences.js'

/** How two captures differ. */
export interface CaptureComparison {
  readonly request: readonly Difference[]
  readonly headers: readonly Difference[]
  readonly body: BodyComparison
  readonly isSame: boolean
}

/** Compares two captures, which should be masked. */
export function compareCaptures(left: Capture, right: Capture): CaptureComparison {
  const request = headDifferences(left, right)
  const headers = headerDifferences(left.rawHeaders, right.rawHeaders)
  const body = compareBodies(bodyOf(left), bodyOf(right))
  return { request, headers, body, isSame: request.length + headers.length + body.differences.length === 0 }
}

function headDifferences(left: Capture, right: Capture): Difference[] {
  const partsOf = ({ method, target, httpVersion, provider, verdict }: Capture) => ({
    method,
    target,
    version: httpVersion,
    provider,
    event: verdict.event,
    verdict: [verdict.status, verdict.code].filter(Boolean).join(' '),
  })
  const others: Readonly<Record<string, string | undefined>> = partsOf(right)
  return Object.entries(partsOf(left)).flatMap(([at, value]) =>
    value === others[at] ? [] : [{ at, left: value, right: others[at] }],
  )
}
