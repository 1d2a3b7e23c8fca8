// What both scripts need of a vendor: senders, requests as its package takes them, and verdicts.
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const { resolve } = createRequire(join(import.meta.dirname, '../../package.json'))
const load = (subpath) => import(resolve(`webhook-receiver/${subpath}`))

const { signVendor, vendorSample, deliveriesOf } = await load('testing/vendors')
const { generateKeys, generateSecret, withBody, withHeaders } = await load('testing')

export { withBody, withHeaders }

export const url = 'https://receiver.example/hooks'

/** The vendors with a check. */
export const checked = readdirSync(join(import.meta.dirname, 'checks')).map((file) => file.replace('.mjs', ''))

export const textOf = (sample) => new TextDecoder().decode(sample.body)

/** The vendor, its check, an unsigned sample, a sender, and another one with another secret. */
export async function prepare(name) {
  const check = await import(`./checks/${name}.mjs`)
  if (check.row !== undefined) return prepareFolder(name, check)
  const exported = name.replace(/-./g, ([, letter]) => letter.toUpperCase())
  const vendor = (await load(`vendors/${name}`))[exported]
  const sample = withHeaders(vendorSample(vendor, { payload: check.payload }), check.headers ?? {})
  const [own, other] = [await senderOf(vendor, check.secret), await senderOf(vendor, check.otherSecret)]
  return { vendor, check, sample, own, other, header: check.header ?? headerOf(vendor.row) }
}

/** The same for a vendor that is no row of the table: its check says what a row would. */
async function prepareFolder(name, check) {
  const { deliveries } = await load(`vendors/${name}/testing`)
  const [makeSample] = Object.values(deliveries.samples)
  const makeSender = async () => {
    const secret = (deliveries.newSecret ?? generateSecret)()
    const { provider, sign, publicKey } = await deliveries.sender({
      url,
      ...(deliveries.credential === 'secret' && { secret }),
    })
    return { shown: publicKey ?? secret, sign, provider }
  }
  const [own, other] = [await makeSender(), await makeSender()]
  return { vendor: { row: check.row }, check, sample: makeSample({ url }), own, other, header: check.header }
}

async function senderOf(vendor, given) {
  const { keyAlgorithm, jwt, basic } = vendor.row
  const deliveries = deliveriesOf(vendor)
  const algorithm = keyAlgorithm ?? (jwt?.algorithm === 'HS256' ? undefined : jwt?.algorithm)
  if (algorithm !== undefined) {
    const { pem, privateKey } = await generateKeys(algorithm)
    const sign = (sample, sent) => signVendor(vendor, sample, { privateKey, ...sent })
    return { shown: pem, privateKey, sign, provider: deliveries.provider({ keys: pem, url }) }
  }
  const secret = given ?? (basic ? `webhooks:${generateSecret()}` : deliveries.newSecret())
  const isPair = deliveries.credential === 'key pair'
  const { provider, sign, publicKey } = await deliveries.sender(isPair ? { url } : { secret, url })
  return { shown: publicKey ?? secret, sign, provider }
}

/** The header with the proof; none if it is in the body. */
function headerOf({ signature, header, headerPrefix, jwt, itemSignature, field }) {
  if (itemSignature || signature?.field || field) return undefined
  const own = signature?.header ?? (jwt ? (jwt.header ?? 'Authorization') : header)
  return own === undefined ? headerPrefix && `${[headerPrefix].flat()[0]}signature` : [own].flat()[0]
}

/** The request as the vendors' packages take it. A header in two lines is joined, as Node does. */
export function toPlain(sample, { shown }) {
  const headers = {}
  for (const [name, value] of sample.headers) {
    const key = name.toLowerCase()
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value
  }
  return {
    headers,
    body: Buffer.from(sample.body),
    text: textOf(sample),
    secret: shown,
    url: sample.url,
    method: sample.method,
  }
}

export async function verdictOf(call) {
  try {
    return (await call()) !== false
  } catch {
    return false
  }
}

/** Whether this package and the vendor's accept a request. */
export async function verdicts({ check, own }, request) {
  const ours = await verdictOf(async () => {
    const verified = await own.provider.verify(request)
    return (await own.provider.parseAll(verified)).length > 0
  })
  return {
    ours,
    theirs: check.accepts === undefined ? ours : await verdictOf(() => check.accepts(toPlain(request, own))),
  }
}
