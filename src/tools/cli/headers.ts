import type { HeaderLine } from '../../core/request/delivery.js'
import type { Attempt, Capture } from '../inspector/captures/capture.js'

const secretHeaders =
  /^(authorization|proxy-authorization|cookie|set-cookie|x-api-key|x-gitlab-token|x-goog-channel-token|.*[-_](token|secret|api-?key|password))$/i

/** The header lines with the values of credentials masked. Signatures stay: they prove a body, and give nothing away. */
export function maskHeaders(lines: readonly HeaderLine[]): readonly HeaderLine[] {
  return lines.map(([name, value]) => [name, secretHeaders.test(name) ? '********' : value])
}

/** A request target or URL with the values of query parameters masked that look like credentials. */
export function maskTarget(target: string): string {
  // A name ends at the next `?`, so that no part of the target is read for more than one name.
  return target.replace(/([?&](?=[^?&#=]*(?:token|secret|key|password|sig))[^?&#=]*=)[^&#]*/gi, '$1********')
}

/** A capture whose credentials are masked in the request target and the headers; its body stays as it is. */
export function maskCapture(capture: Capture): Capture {
  return { ...capture, target: maskTarget(capture.target), rawHeaders: maskHeaders(capture.rawHeaders) }
}

/** An attempt whose credentials are masked in the URL and in the headers of the answer; its body stays as it is. */
export function maskAttempt(attempt: Attempt): Attempt {
  const { to, rawHeaders } = attempt
  return { ...attempt, to: maskTarget(to), ...(rawHeaders && { rawHeaders: maskHeaders(rawHeaders) }) }
}
