import type { WebhookError } from '../errors.js'
import type { WebhookRequest } from '../request/delivery.js'
import { readHeader } from '../request/headers.js'
import { hmacSignature } from '../verify/hmac-signature.js'
import type { Secret } from '../verify/secrets/secrets.js'
import type { Situation } from './changes/change.js'
import type { Candidates } from './changes/changes.js'
import { printable } from './changes/header-changes.js'
import { toLatin1 } from './changes/latin1.js'
import type { Finding } from './diagnosis.js'

/** What the request itself tells, without another verification by the provider. */
type Clue = Omit<Finding, 'fix'>

/** The header with a SHA-1 signature beside a missing one with SHA-256. */
function sha1Header(request: WebhookRequest, { code, field = '' }: WebhookError): string | undefined {
  if (code !== 'proof_missing' || !field.endsWith('-256')) return undefined
  const header = field.slice(0, -'-256'.length)
  return /^sha1=[0-9a-f]{40}$/i.test(readHeader(request, header) ?? '') ? header : undefined
}

/** A signature with SHA-1 alone, which is right for one of the secrets. */
export async function findSha1(
  { request, now }: Situation,
  error: WebhookError,
  { secrets }: Candidates,
): Promise<readonly Clue[] | undefined> {
  const header = sha1Header(request, error)
  if (header === undefined) return undefined
  for (const [label, secret] of Object.entries(secrets)) {
    const evidence = 'Only a SHA-1 signature came, and it is right'
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
 * A body that has another length than its sender announced.
 *
 * HTTP lets no sender do that, so something on this side has changed the body.
 */
export function findLength(request: WebhookRequest): readonly Clue[] | undefined {
  const announced = readHeader(request, 'content-length')
  if (announced === undefined || !/^[0-9]{1,15}$/.test(announced)) return undefined
  // Undone by whoever reads the body, and the header tells the length before.
  if (readHeader(request, 'content-encoding') !== undefined) return undefined
  const { length } = request.body
  if (Number(announced) === length) return undefined
  const evidence = `Content-Length announced ${announced} bytes, and ${length} came to the verification`
  return [{ cause: length === 0 ? 'body_lost' : 'body_altered', evidence }]
}

/** What was seen and proves nothing. */
export function hintsOf(
  request: WebhookRequest,
  error: WebhookError,
  { secrets, withSecret }: Candidates,
): readonly string[] {
  const hints: string[] = []
  if (sha1Header(request, error) !== undefined) {
    hints.push(
      'A header with a SHA-1 signature came, which is not verified; with `secrets` it could be told if it is right',
    )
  }
  if (toLatin1(request.body).includes(replacement)) {
    hints.push('The body has U+FFFD: something may have decoded bytes that are not UTF-8, and they are gone')
  }
  if (keyCodes.has(error.code)) {
    hints.push(
      'The sender named a key or an algorithm that is not accepted: is the key of another type or environment?',
    )
  }
  const pem = Object.entries(secrets).find(([, secret]) => typeof secret === 'string' && secret.includes('-----BEGIN '))
  if (pem) hints.push(`The secret labelled ${printable(pem[0])} is a key in PEM, which is none that two sides share`)
  if (request.body.length === 0) hints.push('The body is empty: something may have consumed it')
  if (!withSecret) hints.push('Another secret cannot be ruled out without `secrets` and `withSecret`')
  return hints
}

const keyCodes: ReadonlySet<string> = new Set(['key_unknown', 'key_not_trusted', 'algorithm_not_allowed'])

/** U+FFFD in UTF-8, a character for each byte. */
const replacement = '\u00ef\u00bf\u00bd'
