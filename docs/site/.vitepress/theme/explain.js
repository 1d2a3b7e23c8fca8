// Signs the sample of a vendor with a new secret, and finds out by trying what its signature covers. Runs in browsers.
import { deliveriesOf } from '../../../../dist/testing/table/index.js'

const presets = import.meta.glob('../../../../dist/vendors/*.js')
const signers = import.meta.glob('../../../../dist/vendors/*/testing.js')

const nameOf = (path) => /\/vendors\/([^/]+?)(?:\/testing)?\.js$/.exec(path)?.[1] ?? ''
const withSigner = new Map(Object.entries(signers).map(([path, load]) => [nameOf(path), load]))
const withoutSigner = new Map(Object.entries(presets).map(([path, load]) => [nameOf(path), load]))

/** The vendors that have a sample. */
export const vendorNames = [...new Set([...withSigner.keys(), ...withoutSigner.keys()])].sort()

async function loadDeliveries(name) {
  const signer = withSigner.get(name)
  if (signer !== undefined) return (await signer()).deliveries
  const preset = await withoutSigner.get(name)()
  return deliveriesOf(preset[name.replace(/-./g, ([, letter]) => letter.toUpperCase())])
}

/** What is sent and signed for the sample of a vendor, and what becomes of a change. */
export async function explain(name) {
  const { samples, sender } = await loadDeliveries(name)
  const [[event, makeSample]] = Object.entries(samples)
  const sample = makeSample()
  const { provider, sign } = await sender()
  const request = await sign(sample)
  const now = Date.now()
  const genuine = await attempt(provider, request, now)
  const forged = await tryBody(provider, request, now)
  return {
    event,
    genuine,
    method: request.method,
    body: toText(request.body),
    parts: await tryParts(provider, request, sample, now),
    isBodyCovered: forged.code !== undefined,
    forged,
    holds: genuine.calls.flatMap(({ proof }) => whereIs(request, proof)),
  }
}

/** Verifies, and notes what the verifier passes to `crypto.subtle`. */
async function attempt(provider, request, now) {
  const { calls, stop } = record()
  try {
    const { proof } = await provider.verify(request, { now })
    const noted = await Promise.all(calls)
    // Tokens may be compared by their hashes.
    return { proof, calls: proof.strength === 'signature' ? noted : noted.filter(({ isHash }) => !isHash) }
  } catch (error) {
    return { code: error.code ?? 'internal_error', message: error.message, calls: await Promise.all(calls) }
  } finally {
    stop()
  }
}

function record() {
  const { subtle } = crypto
  const calls = []
  const verify = subtle.verify.bind(subtle)
  const sign = subtle.sign.bind(subtle)
  const digest = subtle.digest.bind(subtle)
  const note = async (algorithm, key, proof, data) => {
    const { name, hash } = { ...key.algorithm, ...(typeof algorithm === 'object' && algorithm) }
    const right = key.usages.includes('sign') ? new Uint8Array(await sign(algorithm, key, data)) : undefined
    return {
      algorithm: [name, hash?.name ?? hash].filter(Boolean).join(' with '),
      signed: toText(new Uint8Array(data)),
      proof: proof ?? right,
      right,
    }
  }
  // As properties of the object, which hide the methods of its prototype until they are deleted.
  subtle.verify = (algorithm, key, proof, data) => {
    calls.push(note(algorithm, key, new Uint8Array(proof), data))
    return verify(algorithm, key, proof, data)
  }
  subtle.sign = (algorithm, key, data) => {
    calls.push(note(algorithm, key, undefined, data))
    return sign(algorithm, key, data)
  }
  subtle.digest = (algorithm, data) => {
    const hash = digest(algorithm, data)
    const signed = toText(new Uint8Array(data))
    calls.push(hash.then((bytes) => ({ algorithm, signed, proof: new Uint8Array(bytes), isHash: true })))
    return hash
  }
  const stop = () => {
    delete subtle.digest
    delete subtle.verify
    delete subtle.sign
  }
  return { calls, stop }
}

async function tryParts(provider, request, sample, now) {
  const before = new Map(sample.headers.map(([name, value]) => [name.toLowerCase(), value]))
  const headers = request.headers.map(([name, value], index) => ({
    label: name,
    value,
    isAdded: before.get(name.toLowerCase()) !== value,
    altered: {
      ...request,
      headers: request.headers.map((line, at) => (at === index ? [name, alter(value)] : line)),
    },
  }))
  const url = { label: 'URL', value: request.url, altered: { ...request, url: request.url.replace(/(?=\?|$)/, 'x') } }
  const parts = []
  for (const { altered, ...part } of [url, ...headers]) {
    const { code } = await attempt(provider, altered, now)
    parts.push({ ...part, code })
  }
  return parts
}

// Stays a number or a time, so that it is the proof that fails.
function alter(value) {
  const digit = value.search(/\d(?=\D*$)/)
  if (digit === -1) return `${value.slice(0, -1)}${value.endsWith('x') ? 'y' : 'x'}`
  return value.slice(0, digit) + ((Number(value[digit]) + 1) % 10) + value.slice(digit + 1)
}

/** What becomes of a letter or digit that is changed in the middle of the body, or at its end where the middle is not covered. */
async function tryBody(provider, request, now) {
  const middle = await attempt(provider, changeBody(request, Math.floor(request.body.length / 2)), now)
  if (middle.code !== undefined) return middle
  const end = await attempt(provider, changeBody(request, request.body.length), now)
  return end.code === undefined ? middle : end
}

// A body without letters after `from`, and before it, gets one more.
function changeBody(request, from) {
  const isLetter = (byte) => /\w/.test(String.fromCharCode(byte))
  const after = request.body.findIndex((byte, at) => at >= from && isLetter(byte))
  const found = after === -1 ? request.body.findLastIndex(isLetter) : after
  const at = found === -1 ? request.body.length : found
  const body = new Uint8Array(Math.max(request.body.length, at + 1))
  body.set(request.body)
  body[at] = body[at] === 120 ? 121 : 120
  return { ...request, body }
}

function whereIs(request, proof) {
  if (proof === undefined) return []
  const base64 = btoa(String.fromCharCode(...proof))
  const spellings = [
    ['hexadecimal digits', toHex(proof)],
    ['base64', base64],
    ['base64url', base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')],
  ]
  const places = [...request.headers, ['body', toText(request.body)], ['URL', decodeURIComponent(request.url)]]
  return places.flatMap(([place, value]) => {
    const [encoding, text = ''] = spellings.find(([, spelling]) => value.includes(spelling)) ?? []
    if (encoding === undefined) return []
    const isHeader = place !== 'body' && place !== 'URL'
    return [{ place, encoding, text, before: isHeader ? value.slice(0, value.indexOf(text)) : '' }]
  })
}

export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function toText(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return toHex(bytes)
  }
}
