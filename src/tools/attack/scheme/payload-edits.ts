import { concatBytes } from '../../../core/bytes/concat.js'
import { encodeUtf8 } from '../../../core/bytes/encoding.js'
import { headerValues, mediaTypeEssence } from '../../../core/request/headers.js'
import { type Sample, withBody } from '../../../testing/sample.js'
import { isForm } from './proof-place.js'

/** The JSON text of a body; `undefined` if the body is not JSON. */
export function jsonOf(sample: Sample): string | undefined {
  const type = mediaTypeEssence(headerValues(sample, 'content-type')[0])
  const text = new TextDecoder().decode(sample.body)
  if (type === undefined || !/[/+]json$/.test(type) || !/^\[?\{/.test(text)) return undefined
  return text
}

/** Adds a field to a payload, without writing the rest of it again; `undefined` for a body that has no fields. */
export function addField(sample: Sample, name: string, jsonValue: string, formValue = jsonValue): Sample | undefined {
  const text = jsonOf(sample)
  if (text !== undefined) {
    return withBody(
      sample,
      text.replace(/^\[?\{/, (start) => `${start}${JSON.stringify(name)}:${jsonValue},`),
    )
  }
  if (!isForm(sample)) return undefined
  const field = `&${encodeURIComponent(name)}=${encodeURIComponent(formValue)}`
  return withBody(sample, new TextDecoder().decode(sample.body) + field)
}

/** Writes the JSON of a body in another layout; `undefined` for a body that is not JSON. */
export function layOut(sample: Sample, write: (payload: object) => string): Sample | undefined {
  const text = jsonOf(sample)
  // The samples of this package are JSON objects.
  return text === undefined ? undefined : withBody(sample, write(JSON.parse(text) as object))
}

/** Makes a payload as large as the given number of bytes. */
export function enlarge(sample: Sample, bytes: number): Sample | undefined {
  const filler = 'x'.repeat(Math.max(0, bytes - sample.body.length - 40))
  return addField(sample, 'webhook_receiver_filler', JSON.stringify(filler), filler)
}

/** A copy with bytes before and after the body. */
export function surround(sample: Sample, before: string | Uint8Array, after: string | Uint8Array = ''): Sample {
  const chunks = [before, sample.body, after].map((part) => (typeof part === 'string' ? encodeUtf8(part) : part))
  return withBody(sample, concatBytes(chunks))
}

/** A copy of a body with some bytes replaced. */
export function editBytes(sample: Sample, edit: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): Sample {
  return withBody(sample, edit(new Uint8Array(sample.body)))
}

/** Compresses bytes. */
export async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
