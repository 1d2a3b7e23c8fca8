// Compares rows of the table of vendors with the vendors' own packages, in both directions:
//
//     npm run test:vendor-libraries [-- linear paddle]
//
// A check in `checks/` says how the vendor's package verifies a request, and how the package signs one, or `node:crypto` if the
// package cannot. Each package must accept what this package signs, and refuse what is changed; and this package must accept
// what the check signs.
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const { resolve } = createRequire(join(root, 'package.json'))
const load = (subpath) => import(resolve(`webhook-receiver/${subpath}`))

const { signVendor, vendorSample, deliveriesOf } = await load('testing/vendors')
const { generateKeys, generateSecret, withBody, withHeaders } = await load('testing')

const url = 'https://receiver.example/hooks'
const names = readdirSync(join(import.meta.dirname, 'checks')).map((file) => file.replace('.mjs', ''))
const wanted = process.argv.slice(2)

/** The request as the vendors' packages take it. */
function toPlain(sample, secret) {
  const headers = Object.fromEntries(sample.headers.map(([name, value]) => [name.toLowerCase(), value]))
  return {
    headers,
    body: Buffer.from(sample.body),
    text: new TextDecoder().decode(sample.body),
    secret,
    url: sample.url,
    method: sample.method,
  }
}

async function verdictOf(call) {
  try {
    return (await call()) !== false
  } catch {
    return false
  }
}

async function compare(name) {
  const exported = name.replace(/-./g, ([, letter]) => letter.toUpperCase())
  const vendor = (await load(`vendors/${name}`))[exported]
  const check = await import(`./checks/${name}.mjs`)
  const own = await newCredential(vendor, check.secret)
  const other = await newCredential(vendor, check.otherSecret)
  const { shown: secret } = own
  const provider = deliveriesOf(vendor).provider({ secrets: secret, tokens: secret, keys: secret, url })
  const sample = withHeaders(vendorSample(vendor, { payload: check.payload }), check.headers ?? {})
  const genuine = await signVendor(vendor, sample, own.signing)
  const header = check.header ?? headerOf(vendor.row)
  const [, value] = genuine.headers.find(([key]) => key.toLowerCase() === header?.toLowerCase()) ?? ['', '']
  const cases = [
    ['a genuine delivery', true, genuine],
    ['another secret', false, await signVendor(vendor, sample, other.signing)],
    ['no signature', false, sample],
    [
      'a changed signature',
      false,
      check.changeProof
        ? withBody(genuine, check.changeProof(new TextDecoder().decode(genuine.body)))
        : header
          ? withHeaders(genuine, { [header]: (check.changeHeader ?? changed)(value) })
          : withChangedField(genuine),
    ],
  ]
  if (vendor.row.strength === 'signed' || vendor.row.strength === 'signed with time') {
    cases.push([
      'a changed body',
      false,
      withBody(genuine, (check.change ?? addField)(new TextDecoder().decode(genuine.body))),
    ])
  }
  const failures = []
  for (const [what, expected, request] of cases) {
    const theirs = await verdictOf(() => check.accepts(toPlain(request, secret)))
    const ours = await verdictOf(async () => Boolean(await provider.verify(request)))
    if (theirs !== expected) failures.push(`their package ${theirs ? 'accepts' : 'refuses'} ${what}`)
    if (ours !== expected) failures.push(`this package ${ours ? 'accepts' : 'refuses'} ${what}`)
  }
  const signs = check.sign ?? check.signBody
  if (signs) {
    const { text } = toPlain(sample, secret)
    const proof = await signs({ text, secret, url, privateKey: own.signing.privateKey })
    const signed = check.sign ? withHeaders(sample, proof) : withBody(sample, proof)
    if (!(await verdictOf(async () => Boolean(await provider.verify(signed)))))
      failures.push('this package refuses what the check signs')
  }
  return { cases: cases.length, signs: signs !== undefined, failures }
}

const addField = (text) => text.replace('{', '{"changed":1,')

/** The header with the proof; none if it is in the body. */
function headerOf({ signature, header, headerPrefix, jwt, itemSignature, field }) {
  if (itemSignature || signature?.field || field) return undefined
  return [
    signature?.header ?? (jwt ? (jwt.header ?? 'Authorization') : (header ?? `${headerPrefix}signature`)),
  ].flat()[0]
}

// Not only in its case, which does not matter in hex.
const changed = (value) => value.slice(0, -6) + (/a/i.test(value.at(-6)) ? 'B' : 'A') + value.slice(-5)

/** Changes the first text of at least 44 characters that is base64, which is a signature. */
function withChangedField(sample) {
  return withBody(
    sample,
    new TextDecoder().decode(sample.body).replace(/"([\w+/]{43,}={0,2})"/, (_, value) => `"${changed(value)}"`),
  )
}

/** What the vendor shows, and what signs. */
async function newCredential(vendor, given) {
  const { keyAlgorithm, jwt, token, sealedKey, basic } = vendor.row
  const algorithm = keyAlgorithm ?? jwt?.algorithm ?? token?.algorithm ?? sealedKey
  if (algorithm !== undefined && algorithm !== 'HS256') {
    const { pem, privateKey } = await generateKeys(algorithm)
    return { shown: pem, signing: { privateKey } }
  }
  const secret = given ?? (basic ? `webhooks:${generateSecret()}` : deliveriesOf(vendor).newSecret())
  return { shown: secret, signing: { secret } }
}

let failed = 0
for (const name of names.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const { cases, signs, failures } = await compare(name)
  const state = failures.length === 0 ? 'ok  ' : 'FAIL'
  console.log(`${state} ${name}: ${cases} requests${signs ? ', and one that the check signs' : ''}`)
  for (const failure of failures) console.log(`       ${failure}`)
  failed += failures.length
}
console.log(failed === 0 ? 'all agree' : `${failed} differences`)
process.exitCode = failed === 0 ? 0 : 1
