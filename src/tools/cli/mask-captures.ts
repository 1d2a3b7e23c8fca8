import type { HeaderLine } from '../../core/request/delivery.js'
import { parseFieldPath } from '../../stores/inbox/redaction/field-path.js'
import { type FieldMask, maskFields } from '../inspector/api/views/mask-fields.js'
import { type Attempt, bodyOf, type Capture } from '../inspector/captures/capture.js'
import type { Context, Flags } from './command.js'
import { UsageError } from './exit.js'

/** The flag of commands that show requests. */
export const revealFlag = {
  reveal: { type: 'text', value: 'path', many: true, summary: 'Show this masked field' },
} as const satisfies Flags

/** Masks fields in captures. */
export interface CaptureMask {
  readonly fields: FieldMask
  capture(capture: Capture): Capture
  attempt(attempt: Attempt): Attempt
}

/** @throws {UsageError} a path cannot match */
export function maskedFields(paths: readonly string[]): readonly string[] {
  try {
    for (const path of paths) parseFieldPath(path, '--mask')
    return paths
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'a path is wrong')
  }
}

/**
 * The mask of a command.
 *
 * @param revealed - the values of {@link revealFlag}
 * @throws {UsageError} a path cannot match, or is revealed and not masked
 */
export async function captureMask(
  { masked }: Pick<Context, 'masked'>,
  revealed: readonly string[] = [],
): Promise<CaptureMask> {
  const paths = await masked()
  const unknown = revealed.find((path) => !paths.includes(path))
  if (unknown !== undefined) {
    throw new UsageError(`--reveal: ${unknown} is not masked; masked are: ${paths.join(', ') || 'none'}`)
  }
  const fields = maskFields(paths).without(revealed)
  return {
    fields,
    capture(capture) {
      const { method, target, rawHeaders } = capture
      const given = { method, url: target, headers: rawHeaders, encrypted: false, body: bodyOf(capture) }
      const request = fields.request(given)
      if (request === given) return capture
      const body = Buffer.from(request.body).toString('base64')
      return { ...capture, target: request.url, rawHeaders: request.headers, body }
    },
    attempt: (attempt) =>
      attempt.body === undefined || paths.length === 0
        ? attempt
        : { ...attempt, body: Buffer.from(fields.answer(bodyOf(attempt))).toString('base64') },
  }
}

interface Shown {
  readonly reveal: readonly string[]
  readonly 'with-secrets'?: boolean | undefined
}

/** What flags reveal, for the audit. */
export function revealedBy({ reveal, 'with-secrets': withSecrets }: Shown): readonly string[] {
  return [...(withSecrets === true ? ['credentials'] : []), ...reveal]
}

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
