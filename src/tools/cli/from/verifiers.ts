import { UsageError } from '../exit.js'
import { jsonLine } from '../terminal/output.js'
import type { Documents } from './documents.js'
import { entries, field, textOf } from './read.js'

/** The verifiers that can be written; there is no default. */
export const verifierNames = ['hmac', 'standard-webhooks', 'token', 'basic'] as const

/** A verifier as code, and what it needs. */
export interface VerifierCode {
  readonly name: string
  readonly code: string
  /** The environment variable that holds the secret. */
  readonly variable: string
  /** The header with the id of a delivery. */
  readonly idHeader?: string
}

/**
 * The code of the verifier that was named.
 *
 * @param prefix - of the variable, such as `ACME`
 * @throws {UsageError} none was named, or its header is missing
 */
export function verifierCode(
  { verifier, header }: { readonly verifier: string | undefined; readonly header: string | undefined },
  prefix: string,
  documents: Documents,
): VerifierCode {
  const secret = (name: string) => ({ variable: `${prefix}_${name}`, read: `fromEnv('${prefix}_${name}')` })
  if (verifier === 'hmac') {
    const { variable, read } = secret('WEBHOOK_SECRET')
    const code = `hmacSignature({ secrets: ${read}, header: ${headerCode(verifier, header, documents)} })`
    return { name: 'hmacSignature', code, variable }
  }
  if (verifier === 'standard-webhooks') {
    const { variable, read } = secret('WEBHOOK_SECRET')
    const name = 'standardWebhooksSignature'
    return { name, code: `${name}({ secrets: ${read} })`, variable, idHeader: 'webhook-id' }
  }
  if (verifier === 'token') {
    const { variable, read } = secret('WEBHOOK_TOKEN')
    const from = headerCode(verifier, header, documents)
    const bearer = /^"authorization"$/i.test(from) ? `, prefix: 'Bearer '` : ''
    return { name: 'headerToken', code: `headerToken({ tokens: ${read}, header: ${from}${bearer} })`, variable }
  }
  if (verifier === 'basic') {
    const { variable, read } = secret('WEBHOOK_USER')
    return { name: 'basicAuth', code: `basicAuth({ users: ${read} })`, variable }
  }
  throw new UsageError(
    `types --from needs --verifier, because a document does not say how a request is proved: ${verifierNames.join(', ')}. ` +
      'For any other one, write the file with one of them, and change its line `verify`',
  )
}

// A document can name the header of a key.
function headerCode(verifier: string, header: string | undefined, documents: Documents): string {
  const components = field(documents.root, 'components', documents)
  const schemes = entries(field(components, 'securitySchemes', documents), documents)
  const named = schemes.flatMap(([, scheme]) => {
    const isHeader = field(scheme, 'in', documents).value === 'header'
    return isHeader ? [textOf(field(scheme, 'name', documents).value)] : []
  })
  const [only = '', ...others] = header === undefined ? new Set(named) : [header]
  if (others.length > 0 || !/^[\w!#$%&'*+.^`|~-]+$/.test(only)) {
    throw new UsageError(
      `--verifier ${verifier} needs --header, the header with the ${verifier === 'hmac' ? 'signature' : 'token'}`,
    )
  }
  return jsonLine(only)
}
