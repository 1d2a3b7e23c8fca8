import type { WebhookRequest } from '../../../core/request/delivery.js'
import { bodyOf, type Capture } from '../captures/capture.js'

/** The request that a capture holds, as providers and the doctor take it. */
export function requestOf(capture: Pick<Capture, 'method' | 'target' | 'rawHeaders' | 'body'>): WebhookRequest {
  const { method, target, rawHeaders } = capture
  return { method, url: urlOf(target, rawHeaders), headers: rawHeaders, encrypted: false, body: bodyOf(capture) }
}

// Concatenated, because resolving a target such as `//evil.example/` against a base would change the host.
function urlOf(target: string, rawHeaders: Capture['rawHeaders']): string {
  if (!target.startsWith('/')) return URL.canParse(target) ? target : 'http://localhost/'
  const host = rawHeaders.find(([name]) => name.toLowerCase() === 'host')?.[1] ?? ''
  const isHost = /^[\w.~:[\]-]+$/.test(host) && URL.canParse(`http://${host}`)
  return `http://${isHost ? host : 'localhost'}${target}`
}
