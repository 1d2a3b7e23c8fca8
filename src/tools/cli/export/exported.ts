import type { HeaderLine } from '../../../core/request/delivery.js'
import { type Attempt, bodyOf, type Capture } from '../../inspector/captures/capture.js'
import { maskHeaders, maskTarget } from '../mask-captures.js'
import { targetAt } from '../requests/destination-flags.js'

/** A capture to export, with what was masked in it. */
export interface Exported {
  readonly capture: Capture
  readonly method: string
  /** The request target as the sender wrote it. */
  readonly target: string
  /** The request target at the server: that of the last attempt, or of `to`. */
  readonly serverTarget: string
  readonly rawHeaders: readonly HeaderLine[]
  readonly body: Buffer
  /** The server: that of the last attempt, without a path. */
  readonly origin: string
  readonly attempts: readonly Attempt[]
}

/** Prepares a capture for an export. Credentials are masked, unless they are asked for. */
export function toExported(
  capture: Capture,
  attempts: readonly Attempt[],
  { to, withSecrets }: { readonly to: URL | undefined; readonly withSecrets: boolean },
): Exported {
  const { method, target, rawHeaders } = capture
  const { origin, serverTarget } = serverOf(capture, attempts.at(-1), to)
  const common = { capture, method, origin, attempts }
  if (withSecrets) return { ...common, target, serverTarget, rawHeaders, body: bodyOf(capture) }
  return {
    ...common,
    target: maskTarget(target),
    serverTarget: maskTarget(serverTarget),
    rawHeaders: maskHeaders(rawHeaders),
    body: maskBody(bodyOf(capture)),
  }
}

function serverOf({ target }: Capture, last: Attempt | undefined, to: URL | undefined) {
  if (to === undefined && last !== undefined && URL.canParse(last.to)) {
    const { origin } = new URL(last.to)
    // The bytes of the path stay as they were sent, which a URL would change.
    return { origin, serverTarget: targetAt(new URL(origin), last.to) }
  }
  const server = to ?? new URL('http://localhost:3000')
  return { origin: server.origin, serverTarget: targetAt(server, target) }
}

const names = 'token|access_token|refresh_token|client_secret|secret|password|api_key'
const inJson = new RegExp(`("(?:${names})"\\s*:\\s*")(?:[^"\\\\]|\\\\.)*(")`, 'gi')
const inForm = new RegExp(`((?:^|&)(?:${names})=)[^&]*`, 'gi')

// As Latin-1, so that all other bytes stay what they are.
function maskBody(body: Buffer): Buffer {
  const text = body.toString('latin1')
  const isForm = !/^\s*[[{<]/.test(text)
  const masked = isForm ? text.replace(inForm, '$1********') : text.replace(inJson, '$1********$2')
  return masked === text ? body : Buffer.from(masked, 'latin1')
}

/** The text of bytes that are UTF-8 without characters a terminal could act upon, except line ends and tabs; else `undefined`. */
export function plainText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(text.replace(/[\n\t]/g, '')) ? undefined : text
  } catch {
    return undefined
  }
}
