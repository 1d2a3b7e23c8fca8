import { refusal } from '../../errors.js'
import { checkedLater, checkOptions, optional, requireText } from '../base/options.js'
import { decodeUtf8 } from '../bytes/encoding.js'
import { decodePercent } from '../bytes/percent.js'
import { prepareSecrets, type SecretSource, secretBytes } from './secrets/secrets.js'
import { requireSingleParameter } from './secrets/single-parameter.js'
import { matchToken } from './secrets/tokens.js'
import type { Verifier } from './verifier.js'

/** Options of {@link formToken}. */
export interface FormTokenOptions {
  /** The shared tokens, newest first, or a function that finds them. */
  readonly tokens: SecretSource
  /** The form field that carries the token. @default 'token' */
  readonly field?: string
}

/**
 * Verifies a shared token in a field of a form-encoded body, as chat services send it (specification, section 5.4).
 *
 * Reads only that field. A body of another format has no such field and is refused like a request without a token; the
 * parser handles malformed fields beside a valid token.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `token_mismatch`, `key_unknown`,
 * `key_unavailable`
 *
 * @example
 * const verify = formToken({ tokens: ['new', 'old'] })
 */
export function formToken(options: FormTokenOptions): Verifier {
  checkOptions(options, 'formToken', { tokens: checkedLater, field: optional(requireText) })
  const { field = 'token' } = options
  const tokens = prepareSecrets(options.tokens, 'formToken: tokens', secretBytes)

  return (request, context) => {
    refuseLines(request.body, field)
    const token = requireSingleParameter(request.body, field, 'form field', decodeFormComponent)
    const place = { in: 'form', name: field } as const
    return matchToken(tokens, request, context, { verifier: 'formToken', strength: 'token', field, place, token })
  }
}

const lineFeed = 0x0a

// The first field would otherwise be compared with all others as part of its value, and the message would name a wrong token.
function refuseLines(body: Uint8Array, field: string): void {
  if (!body.includes(lineFeed) || !/[^\r\n][\r\n]+[\w.-]+=/.test(decodeUtf8(body) ?? '')) return
  throw refusal(
    'token_mismatch',
    `${field} cannot be read: the form has its fields on lines instead of joining them with &`,
    {
      field,
    },
  )
}

function decodeFormComponent(encoded: Uint8Array): Uint8Array | undefined {
  return decodePercent(encoded, true)
}
