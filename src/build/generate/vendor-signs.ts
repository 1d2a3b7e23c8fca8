import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHeader } from '../../core/request/headers.js'
import type { Sample } from '../../testing/sample.js'
import { generateSecret } from '../../testing/signers/keys.js'
import type { VendorDeliveries, VendorSender } from '../../testing/vendor-deliveries.js'
import { shapeOf, type VendorSigns } from '../../tools/doctor/detect/signs.js'
import { vendorList } from '../../tools/inspector/providers/vendor-list.js'
import { printLiteral } from './print-literal.js'
import { rowVendors } from './vendor-lists.js'

const docs = join(import.meta.dirname, '../../../docs/vendors')
const rows = await rowVendors()

// One for all vendors, because it takes a long time to make.
const rsaKey = String(
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
)

// Headers of HTTP itself and of proxies, which say nothing about the sender.
const standard =
  /^(content-.*|digest|host|date|link|user-agent|authorization|signature|signature-input|idempotency-key|(x-)?request-id)$/

// A header whose name has only such words may be that of a vendor that is not known.
const generic =
  /^(x|v?\d+|webhooks?|hooks?|hub|events?|topic|id|message|request|merchant|signature|sig|hmac|sha\d+|timestamp|time|token|secret|key)$/

interface Observed {
  readonly provider: string
  /** Headers of every delivery, by their names in lower case. */
  readonly always: ReadonlyMap<string, string>
  /** The shapes of the headers with the proof. */
  readonly proofs: ReadonlyMap<string, readonly string[]>
  readonly fields: readonly string[]
}

/** How vendors can be told apart, read from their genuine deliveries. */
async function readVendorSigns(): Promise<readonly VendorSigns[]> {
  const observed = await Promise.all(
    Object.entries(vendorList).map(async ([provider, load]) => observe(provider, await load())),
  )
  const signs = observed.map(({ provider, always, proofs, fields }) => {
    const others = observed.filter((other) => other.provider !== provider)
    const isOwn = (name: string) =>
      !standard.test(name) &&
      name.split('-').some((word) => !generic.test(word)) &&
      !others.some((other) => other.always.has(name))
    const own = [...always].flatMap(([name, spelling]) => (isOwn(name) ? [spelling] : []))
    const shared = [...proofs].flatMap(([name, shapes]) =>
      isOwn(name) ? [] : [[always.get(name) ?? name, shapes] as const],
    )
    const told = shared.filter(([name]) => !standard.test(name.toLowerCase()))
    const isHidden = own.length === 0 && told.length === 0
    return {
      provider,
      title: titleOf(provider),
      ...(own.length > 0 && { own }),
      ...alsoSent(provider),
      ...((isHidden ? shared : told).length > 0 && { shared: Object.fromEntries(isHidden ? shared : told) }),
      ...(isHidden && { fields }),
    }
  })
  // Headers of HTTP alone, such as Authorization, are not a sign.
  return signs.filter(({ fields }) => fields?.length !== 0)
}

// The sample of a token or of a ciphertext is its content, which is not sent.
function isHiddenSample(provider: string): boolean {
  const row = rows.find(({ name }) => name === provider)
  return row?.token !== undefined || row?.sealed !== undefined
}

function alsoSent(provider: string): Pick<VendorSigns, 'also'> {
  const row = rows.find(({ name }) => name === provider)
  return row?.alsoSends === undefined ? {} : { also: row.alsoSends }
}

async function observe(provider: string, deliveries: VendorDeliveries): Promise<Observed> {
  const plain = Object.values(deliveries.samples).map((make) => make())
  const [first] = plain
  if (first === undefined) throw new Error(`${provider} has no sample`)
  const inAll = first.headers.filter(([name]) => plain.every((sample) => namesOf(sample).includes(name.toLowerCase())))
  const signed = await sign(deliveries, first)
  const added = signed.flatMap(({ sample }) =>
    sample.headers.filter(([name]) => !namesOf(first).includes(name.toLowerCase())),
  )
  return {
    provider,
    always: new Map([...inAll, ...added].map(([name]) => [name.toLowerCase(), name])),
    proofs: proofsOf(
      added.map(([name]) => name),
      signed,
    ),
    fields: fieldsOf(
      isHiddenSample(provider) ? [] : plain,
      signed.flatMap(({ sample }) => sample),
    ),
  }
}

interface SignedWith {
  readonly sample: Sample
  readonly secret: string | undefined
}

// The same vendor may send a signature for one secret, and a token for another.
async function sign(deliveries: VendorDeliveries, sample: Sample): Promise<readonly SignedWith[]> {
  const { credential, newSecret = generateSecret } = deliveries
  const secrets = credential === 'key pair' ? [undefined] : [newSecret(), newSecret(), 'a text that is no key']
  const signed = secrets.map(async (secret) => {
    try {
      const sender = await (secret === undefined ? senderWithKey(deliveries) : deliveries.sender({ secret }))
      return [{ sample: await sender.sign(sample, { sentAt: 1_795_256_130_000 }), secret }]
    } catch (error) {
      // Some vendors have secrets of one form only.
      if (secret === secrets[0]) throw error
      return []
    }
  })
  return (await Promise.all(signed)).flat()
}

// A vendor with keys of another type refuses this one.
function senderWithKey(deliveries: VendorDeliveries): Promise<VendorSender> {
  return deliveries.sender({ privateKey: rsaKey }).catch(() => deliveries.sender())
}

/** The shapes of the headers whose values depend on the secret. */
function proofsOf(names: readonly string[], signed: readonly SignedWith[]): Observed['proofs'] {
  const proofs = new Map<string, readonly string[]>()
  for (const name of new Set(names)) {
    const found = signed.flatMap(({ sample, secret }) => {
      const value = readHeader(sample, name)
      return value === undefined
        ? []
        : [{ value, shape: shapeOf(secret === undefined ? value : value.replace(secret, '*')) }]
    })
    const isSame = found.length > 1 && new Set(found.map(({ value }) => value)).size === 1
    const isKey = /^content-|^(date|digest)$|-input$/i.test(name)
    if (!isSame && !isKey) proofs.set(name.toLowerCase(), [...new Set(found.map(({ shape }) => shape))])
  }
  return proofs
}

/** The first fields that every delivery has, with those that carry the proof. */
function fieldsOf(plain: readonly Sample[], signed: readonly Sample[]): readonly string[] {
  const [first = [], ...others] = plain.map(pathsOfBody)
  const common = first.filter((path) => others.every((paths) => paths.includes(path)))
  const proofs = signed.flatMap(pathsOfBody).filter((path) => !first.includes(path))
  return [...new Set([...proofs, ...common])].slice(0, 4)
}

function namesOf({ headers }: Sample): readonly string[] {
  return headers.map(([name]) => name.toLowerCase()).filter((name) => name !== 'content-length')
}

function pathsOfBody({ body }: Sample): readonly string[] {
  const text = new TextDecoder().decode(body)
  return /^[{[]/.test(text) ? pathsOf(JSON.parse(text)) : []
}

function pathsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return ['']
  const entries = Array.isArray(value) ? [['*', value[0]] as const] : Object.entries(value)
  return entries.flatMap(([name, inner]) => pathsOf(inner).map((path) => (path === '' ? name : `${name}.${path}`)))
}

function titleOf(provider: string): string {
  const row = rows.find(({ name }) => name === provider)
  return (
    row?.title ??
    readFileSync(join(docs, `${provider}.md`), 'utf8')
      .split('\n')[0]
      ?.replace('# ', '') ??
    provider
  )
}

/** The signs of all vendors as the text of a module. */
export async function vendorSignsModule(): Promise<string> {
  const lines = (await readVendorSigns()).map((signs) => `  ${printLiteral(signs)},\n`)
  const note = '// Written by `npm run generate` from the genuine samples of all vendors.\n'
  return `${note}// biome-ignore format: one line for each vendor\nexport const vendorSigns = [\n${lines.join('')}] as const\n`
}
