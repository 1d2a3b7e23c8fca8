import { concatBytes } from '../../../core/bytes/concat.js'
import { encodeUtf8 } from '../../../core/bytes/encoding.js'
import type { MacAlgorithm } from '../../../core/crypto/algorithms.js'
import type { Sample } from '../../../testing/sample.js'
import { encode } from '../../../testing/signers/encode.js'
import { computeHmac } from '../../../testing/signers/sign-hmac.js'
import { readMac, readProof } from './proof-place.js'
import type { Supply } from './supply.js'

/** Signs the text of a genuine request again, with any hash. */
export type SignAgain = (sample: Sample, hash: MacAlgorithm) => Promise<string>

type Write = (sample: Sample) => readonly (string | Uint8Array)[]

/**
 * Learns which text a vendor signs with an HMAC of a shared secret, and how the key is written.
 *
 * @returns `undefined` if no common form gives the signature of a genuine request
 */
export async function learnSignedText(supply: Supply, secret: string | undefined): Promise<SignAgain | undefined> {
  const [place] = supply.scheme.proofs
  if (secret === undefined || place.encoding === 'token') return undefined
  const encoding = place.encoding
  const sample = await supply.genuine()
  const mac = readMac(readProof(sample, place), place)
  const sign = async (write: Write, key: string | Uint8Array, request: Sample, hash: MacAlgorithm) => {
    const parts = write(request).map((part) => (typeof part === 'string' ? encodeUtf8(part) : part))
    return encode(await computeHmac(new Uint8Array(concatBytes(parts)), key, hash, 'attack'), encoding)
  }
  for (const key of keysOf(secret)) {
    for (const write of formsOf(sample, place.name)) {
      if ((await sign(write, key, sample, 'sha256')) === mac) return (request, hash) => sign(write, key, request, hash)
    }
  }
  return undefined
}

function keysOf(secret: string): readonly (string | Uint8Array)[] {
  const [, base64] = /^whsec_([A-Za-z0-9+/=]+)$/.exec(secret) ?? []
  if (base64 === undefined) return [secret]
  return [secret, Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]
}

// The body alone, or with texts of the headers before it or after it.
function formsOf(sample: Sample, proof: string): readonly Write[] {
  const value = (name: string) => (request: Sample) => request.headers.find(([found]) => found === name)?.[1] ?? ''
  const short = sample.headers
    .filter(([name, text]) => name !== proof && text.length < 100)
    .map(([name]) => value(name))
  const element = (request: Sample) => /(?:^|[,;]\s*)t=(\d+)/.exec(value(proof)(request))?.[1] ?? ''
  const times = [element, ...short]
  const joined = ['.', ':', '', '|', '\n']
  return [
    ({ body }) => [body],
    ({ body, url }) => [url, body],
    ...joined.flatMap((mark) =>
      times.flatMap((time): readonly Write[] => [
        (request) => [time(request), mark, request.body],
        (request) => ['v0', mark, time(request), mark, request.body],
        (request) => [request.body, mark, time(request)],
      ]),
    ),
    ...joined.slice(0, 3).flatMap((mark) =>
      short.flatMap((id) =>
        short.map(
          (time): Write =>
            (request) => [id(request), mark, time(request), mark, request.body],
        ),
      ),
    ),
  ]
}
