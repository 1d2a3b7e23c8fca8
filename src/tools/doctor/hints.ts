import type { WebhookRequest } from '../../core/request/delivery.js'
import { readHeader } from '../../core/request/headers.js'
import { hmacSignature } from '../../core/verify/hmac-signature.js'
import type { Secret } from '../../core/verify/secrets/secrets.js'
import type { WebhookError } from '../../errors.js'
import type { Situation } from './changes/change.js'
import type { Candidates } from './changes/changes-for.js'
import { safeName } from './changes/header-changes.js'
import { toLatin1 } from './changes/latin1.js'
import type { FindingWithoutFix } from './diagnosis.js'
import { hintsOfMode, hintsOfSender, hintsOfTunnel } from './lookalikes.js'
import type { DiagnoseSettings } from './options.js'
import { hintsOfSecrets } from './own-secrets.js'

/** The header with a SHA-1 signature, if the one with SHA-256 is missing. */
function sha1Header(request: WebhookRequest, { code, field = '' }: WebhookError): string | undefined {
  if (code !== 'proof_missing' || !field.endsWith('-256')) return undefined
  const header = field.slice(0, -'-256'.length)
  return /^sha1=[0-9a-f]{40}$/i.test(readHeader(request, header) ?? '') ? header : undefined
}

/** Detects a request whose only signature is a correct SHA-1 signature. */
export async function findSha1(
  { request, now }: Situation,
  error: WebhookError,
  { secrets }: Candidates,
): Promise<readonly FindingWithoutFix[] | undefined> {
  const header = sha1Header(request, error)
  if (header === undefined) return undefined
  for (const [label, secret] of Object.entries(secrets)) {
    const evidence = 'The request has only a SHA-1 signature, and it is correct'
    if (await isSignedWithSha1(request, header, secret, now)) {
      return [{ cause: 'sha1_only', evidence, field: error.field, secret: label }]
    }
  }
  return undefined
}

async function isSignedWithSha1(
  request: WebhookRequest,
  header: string,
  secrets: Secret,
  now: number,
): Promise<boolean> {
  try {
    await hmacSignature({ secrets, header, algorithm: 'sha1', prefix: 'sha1=' })(request, { now })
    return true
  } catch {
    return false
  }
}

/**
 * Finds a body whose length differs from `Content-Length`.
 *
 * HTTP does not let a sender do that, so something on the receiving side changed the body.
 */
export function findLength(request: WebhookRequest): readonly FindingWithoutFix[] | undefined {
  const announced = readHeader(request, 'content-length')
  if (announced === undefined || !/^[0-9]{1,15}$/.test(announced)) return undefined
  // The body may have been decompressed, and the header has the compressed length.
  if (readHeader(request, 'content-encoding') !== undefined) return undefined
  const { length } = request.body
  if (Number(announced) === length) return undefined
  const evidence = `Content-Length is ${announced} bytes, but the verifier got ${length}`
  return [{ cause: length === 0 ? 'body_lost' : 'body_altered', evidence }]
}

/** Returns observations that prove nothing. */
export function hintsOf(
  { provider, request }: Situation,
  error: WebhookError,
  { secrets, withSecret, own }: Candidates,
  detect: DiagnoseSettings['detect'],
): readonly string[] {
  const hints = [
    ...hintsOfSender(request, provider.name, detect),
    ...hintsOfSecrets(own),
    ...hintsOfTunnel(request),
    ...hintsOfMode(request),
  ]
  if (sha1Header(request, error) !== undefined) {
    const advice = withSecret ? '' : '; with `secrets` the diagnosis could check it'
    hints.push(`The request has only a SHA-1 signature, which is never accepted${advice}`)
  }
  if (toLatin1(request.body).includes(replacement)) {
    hints.push('The body has U+FFFD: something may have decoded bytes that are not UTF-8 and lost them')
  }
  if (keyCodes.has(error.code)) {
    hints.push(
      'The sender named a key or an algorithm that is not accepted: does the key have a different type, or belong to another environment?',
    )
  }
  const pem = Object.entries(secrets).find(([, secret]) => typeof secret === 'string' && secret.includes('-----BEGIN '))
  if (pem) hints.push(`The secret labelled ${safeName(pem[0])} is a key in PEM, not a shared secret`)
  if (request.body.length === 0) hints.push('The body is empty: something may have consumed it')
  if (!withSecret) hints.push('A wrong secret cannot be ruled out without `secrets` and `withSecret`')
  return hints
}

const keyCodes: ReadonlySet<string> = new Set(['key_unknown', 'key_not_trusted', 'algorithm_not_allowed'])

/** The UTF-8 bytes of U+FFFD, as one character each. */
const replacement = '\u00ef\u00bf\u00bd'
