import { encodeUtf8 } from '../../core/bytes/encoding.js'
import { type Outcome, reply } from '../../core/provider/outcome.js'
import { readFormPairs } from '../../core/request/body/form-pairs.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { mediaTypeEssence, readHeader } from '../../core/request/headers.js'

/** Longer than any genuine check, including its token. */
const maxCheckLength = 512

/**
 * Answers Slack's certificate check: an unsigned request with only `ssl_check=1` and the legacy token, in a form or in the
 * query of a GET.
 */
export function answerSslCheck(request: WebhookRequest): Outcome | undefined {
  const check = request.method === 'GET' ? queryOf(request) : checkInForm(request)
  return check !== undefined && isSslCheck(check) ? reply('') : undefined
}

function queryOf({ url, body }: WebhookRequest): Uint8Array | undefined {
  const start = url.indexOf('?')
  return start === -1 || body.length > 0 ? undefined : encodeUtf8(url.slice(start + 1))
}

function checkInForm(request: WebhookRequest): Uint8Array | undefined {
  const mediaType = mediaTypeEssence(readHeader(request, 'content-type'))
  return mediaType === 'application/x-www-form-urlencoded' ? request.body : undefined
}

function isSslCheck(encoded: Uint8Array): boolean {
  if (encoded.length > maxCheckLength) return false
  try {
    const pairs = readFormPairs(encoded, 2)
    const checks = pairs.filter(([name, value]) => name === 'ssl_check' && value === '1')
    const tokens = pairs.filter(([name]) => name === 'token')
    return checks.length === 1 && checks.length + tokens.length === pairs.length
  } catch {
    // An unreadable form, or one with more fields, is not a check and must be verified.
    return false
  }
}
