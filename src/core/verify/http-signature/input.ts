import {
  type InnerList,
  type Item,
  isInnerList,
  type Parameters,
  serializeInnerList,
  serializeItem,
} from 'structured-headers'
import type { WebhookRequest } from '../../request/delivery.js'
import { headerValues } from '../../request/headers.js'
import { malformed, requireDictionary, type SequenceEncoding, toStandardSequences } from './fields.js'

/** The maximum number of signatures of a request; every proxy on the way may add one. */
const maxSignatures = 8

/** The maximum number of components that one signature covers. */
const maxComponents = 32

/** A component that a signature covers (RFC 9421, section 2). */
export interface Component {
  /** A field name in lower case, or `@` and the name of a derived component. */
  readonly name: string
  readonly parameters: Parameters
  /** As written in the signature base, such as `"@query-param";name="page"`. */
  readonly identifier: string
}

/** One signature of a request and its parameters. None of it is verified yet. */
export interface SignatureInput {
  readonly label: string
  readonly signature: Uint8Array
  readonly components: readonly Component[]
  /** The value of `@signature-params`, the last line of the signature base. */
  readonly signatureParameters: string
  /** In seconds since 1970, as the signed text. */
  readonly created: string | undefined
  readonly expires: string | undefined
  readonly keyId: string | undefined
  readonly algorithm: string | undefined
  readonly nonce: string | undefined
  readonly tag: string | undefined
}

const inputHeader = 'Signature-Input'
const signatureHeader = 'Signature'

/**
 * Reads `Signature-Input` and `Signature` (RFC 9421, sections 4.1 and 4.2).
 *
 * @returns a reader for each label, in order of appearance; it throws `proof_missing` and `signature_malformed`
 * @throws {WebhookError} `proof_missing`, `signature_malformed`
 */
export function readSignatureInputs(
  request: WebhookRequest,
  encoding: SequenceEncoding,
): ReadonlyMap<string, () => SignatureInput> {
  const inputs = requireDictionary(headerValues(request, inputHeader), inputHeader)
  const signatures = requireDictionary(signatureLines(request, encoding), signatureHeader)
  if (inputs.size > maxSignatures || signatures.size > maxSignatures) {
    throw malformed(inputHeader, `has more than ${maxSignatures} signatures`)
  }
  return new Map(
    [...inputs].map(([label, input]) => [label, () => readInput(label, input, signatures.get(label))] as const),
  )
}

function signatureLines(request: WebhookRequest, encoding: SequenceEncoding): readonly string[] {
  const lines = headerValues(request, signatureHeader)
  if (encoding === 'base64') return lines
  return lines.map((line) =>
    // Equivalent (BlockStatement): `{}`. Without its sequence the signature is missing, which is malformed, too.
    toStandardSequences(line, () => {
      throw malformed(signatureHeader, 'has a signature that is not base64url without padding')
    }),
  )
}

function readInput(label: string, input: Item | InnerList, signature: Item | InnerList | undefined): SignatureInput {
  const bytes = signature?.[0]
  if (!(bytes instanceof ArrayBuffer) || bytes.byteLength === 0) {
    throw malformed(signatureHeader, `has no signature ${label}`)
  }
  if (!isInnerList(input)) throw malformed(inputHeader, `has no list of components for ${label}`)
  const [, parameters] = input
  return {
    label,
    signature: new Uint8Array(bytes),
    components: readComponents(input),
    signatureParameters: serializeInnerList(input),
    created: readTime(parameters, 'created'),
    expires: readTime(parameters, 'expires'),
    keyId: readText(parameters, 'keyid'),
    algorithm: readText(parameters, 'alg'),
    nonce: readText(parameters, 'nonce'),
    tag: readText(parameters, 'tag'),
  }
}

function readComponents([items]: InnerList): readonly Component[] {
  if (items.length > maxComponents) throw malformed(inputHeader, `covers more than ${maxComponents} components`)
  const components = items.map(readComponent)
  if (new Set(components.map(identity)).size < components.length)
    throw malformed(inputHeader, 'covers a component twice')
  return components
}

function readComponent(item: Item): Component {
  const [name, parameters] = item
  if (typeof name !== 'string' || name === '' || name !== name.toLowerCase()) {
    throw malformed(inputHeader, 'covers a component whose name is not in lower case')
  }
  return { name, parameters, identifier: serializeItem(item) }
}

// Components with the same parameters in another order are the same (section 2).
function identity({ name, parameters }: Component): string {
  // Equivalent (EqualityOperator): `left <= right`, `left >= right`. Names differ, and any order will do that is always the same.
  return serializeItem([name, new Map([...parameters].sort(([left], [right]) => (left < right ? -1 : 1)))])
}

function readTime(parameters: Parameters, name: string): string | undefined {
  const value = parameters.get(name)
  if (value === undefined) return undefined
  // Equivalent (ConditionalExpression): `false`. Only numbers are whole numbers. The first condition is for the compiler; the second one is tested.
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw malformed(inputHeader, `has a ${name} that is not a whole number`)
  return String(value)
}

function readText(parameters: Parameters, name: string): string | undefined {
  const value = parameters.get(name)
  if (value === undefined || typeof value === 'string') return value
  throw malformed(inputHeader, `has a ${name} that is not a string`)
}
