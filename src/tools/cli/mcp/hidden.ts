import type { WebhookRequest } from '../../../core/request/delivery.js'
import { type Mask, maskSecrets } from '../../inspector/api/views/mask.js'
import { type FieldMask, maskFields } from '../../inspector/api/views/mask-fields.js'
import type { Capture } from '../../inspector/captures/capture.js'
import { requestOf } from '../../inspector/verdict/request-of.js'
import type { Context } from '../command.js'
import { allSecretsOfFlags, type SecretFlagValues } from '../secrets.js'

/** Hides secrets from everything that a model can read. */
export interface Hidden {
  readonly mask: Mask
  /** A capture with credentials and known secrets masked, the body included. */
  capture(capture: Capture): Capture
  /** The same as a request. */
  request(capture: Capture): WebhookRequest
  /** A value whose texts contain no known secret. */
  value<Value>(value: Value): Value
}

// Variables whose name says that they hold a secret, and others that may. Shorter values would hide ordinary words.
const secretVariables = [
  { name: /(SECRET|TOKEN|PASSWORD|KEY)S?$/i, minLength: 4 },
  { name: /SECRET|TOKEN|KEY|PASS|SIGN|CREDENTIAL|AUTH/i, minLength: 8 },
]
const mark = '***'

/**
 * Collects the secrets of the environment, the configuration and the flags, and hides them in every form that a request may
 * carry them in.
 */
export async function hideSecrets(flags: SecretFlagValues, context: Context): Promise<Hidden> {
  const variables = Object.entries(context.env).flatMap(([name, value = '']) =>
    secretVariables.some((kind) => kind.name.test(name) && value.length >= kind.minLength) ? [value] : [],
  )
  const configured = Object.values((await context.config()).providers ?? {}).flatMap(({ secrets, tokens, keys }) =>
    [secrets ?? [], tokens ?? [], keys ?? []].flat(),
  )
  const known = [...variables, ...configured, ...(await allSecretsOfFlags(flags, context))]
  const needles = [...new Set(known.flatMap(formsOf))].filter((form) => form.length >= 4)
  return hide(needles, maskFields(await context.masked()))
}

function hide(needles: readonly string[], fields: FieldMask): Hidden {
  const secrets = maskSecrets(needles)
  const mask = { ...secrets, body: (body: Uint8Array) => secrets.body(fields.answer(body)) }
  // The longest first, so that no part of a secret is left.
  const ordered = needles.toSorted((left, right) => right.length - left.length)
  const scrub = (text: string) => ordered.reduce((rest, needle) => rest.replaceAll(needle, mark), text)
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return scrub(value)
    if (Array.isArray(value)) return value.map(deep)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [scrub(name), deep(each)]))
  }
  const request = (capture: Capture) => mask.request(fields.request(requestOf(capture)))
  return {
    mask,
    request,
    capture(capture) {
      const { url, headers, body } = request(capture)
      const target = capture.target.startsWith('/') ? url.replace(/^[a-z]+:\/\/[^/?#]*/i, '') : url
      return { ...capture, target, rawHeaders: headers, body: Buffer.from(body).toString('base64') }
    },
    // The same shape, with other texts.
    value: <Value>(value: Value) => deep(value) as Value,
  }
}

/** A secret as it is, and percent-encoded, escaped in JSON, in hex and in base64, without its prefix, and line by line. */
function formsOf(secret: string): readonly string[] {
  const plain = [secret, secret.trim(), secret.replace(/^whsec_/, ''), ...secret.split(/\\n|\r?\n/)].filter(
    (each) => each.length >= 4 && !/^-----(BEGIN|END) /.test(each),
  )
  return plain.flatMap((each) => {
    const bytes = Buffer.from(each)
    const encoded = encodeURIComponent(each)
    return [
      each,
      encoded,
      encoded.replaceAll('%20', '+'),
      JSON.stringify(each).slice(1, -1),
      each.replaceAll('/', '\\/'),
      bytes.toString('hex'),
      bytes.toString('hex').toUpperCase(),
      ...base64FormsOf(bytes),
    ]
  })
}

// Inside of a longer text, base64 of the same bytes has three forms; the characters at both ends depend on the neighbours.
function base64FormsOf(bytes: Buffer): readonly string[] {
  if (bytes.length < 6) return []
  return [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replaceAll('=', '')
    const own = text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')]
  })
}
