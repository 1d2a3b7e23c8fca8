import type { WebhookRequest } from '../../../core/request/delivery.js'
import { toUrl } from '../../../frameworks/target-url.js'
import { bodyOf, type Capture } from '../captures/capture.js'

/** The request that a capture holds, as providers and the doctor take it. */
export function requestOf(capture: Pick<Capture, 'method' | 'target' | 'rawHeaders' | 'body'>): WebhookRequest {
  const { method, target, rawHeaders } = capture
  const host = rawHeaders.find(([name]) => name.toLowerCase() === 'host')?.[1] ?? ''
  return { method, url: toUrl(target, host, false), headers: rawHeaders, encrypted: false, body: bodyOf(capture) }
}
