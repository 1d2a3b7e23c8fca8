import type { Attempt, Capture } from '../inspector/captures/capture.js'
import { maskTarget } from './mask-captures.js'
import { dim, green, red, type Text, text, yellow } from './terminal/text.js'

/** The verdict of a capture in a table: `verified`, `refused signature_mismatch`. */
export function verdictText({ verdict }: Capture): Text {
  if (verdict.status === 'verified') return green('verified')
  return verdict.status === 'refused' ? red(`refused ${verdict.code ?? ''}`.trimEnd()) : dim('unknown')
}

/** What was answered last: `200`, `ECONNREFUSED`. */
export function answerText(attempt: Attempt | undefined): Text {
  if (attempt === undefined) return dim('-')
  if (attempt.status === undefined) return red(attempt.error ?? 'none')
  return attempt.status < 300 ? green(attempt.status) : yellow(attempt.status)
}

// Headers in which vendors name the event: X-GitHub-Event, X-Shopify-Topic, X-Event-Key, ce-type.
const eventHeader = /(?:^|-)(?:event(?:-?(?:type|name|key))?|topic|resource-state)$|^(?:sanity-operation|ce-type)$/i

/**
 * The event of a capture in a table, or its method and target if nothing names one. What a sender claims without a proof is
 * marked: `push (unverified)`.
 */
export function eventText({ verdict, rawHeaders, method, target }: Capture): Text {
  if (verdict.event !== undefined && verdict.status !== 'refused') return text`${verdict.event}`
  const named = rawHeaders.find(([name, value]) => eventHeader.test(name) && value !== '')?.[1]
  const claimed = verdict.event ?? named?.slice(0, 100)
  return claimed === undefined ? text`${method} ${maskTarget(target)}` : text`${claimed} ${dim('(unverified)')}`
}

/** The proof of a verified capture: `hmac-sha256 (key 1 of 2)`. */
export function proofText({ verdict }: Capture): Text {
  const { algorithm, strength, key, keys } = verdict
  const position = typeof key === 'number' && keys !== undefined && keys > 1 ? ` (key ${key + 1} of ${keys})` : ''
  const named = typeof key === 'string' ? ` (key ${key})` : ''
  return text`${algorithm ?? strength}${position}${named}`
}
