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
