import { type Sample, sampleUrl } from '../../../testing/sample.js'
import { below, createRandom, type Random } from '../../../testing/simulator/random.js'
import type { VendorDeliveries, VendorSender } from '../../../testing/vendor-deliveries.js'
import { freshText, idPieces, replaceText } from './fresh-id.js'
import { findProofs, readProof } from './proof-place.js'
import { findTime, type SignedTime } from './signed-time.js'
import type { Delivered, Scheme, Supply, SupplySource, Wanted } from './supply.js'

/**
 * Learns how a vendor signs from what its sender signs.
 *
 * @throws {TypeError} the sender's own provider refuses its deliveries, or signs nothing that a stranger could not
 */
export async function createSupply(source: SupplySource): Promise<Supply> {
  const workshop = new Workshop(source)
  const now = Date.now()
  const proof = await source.sender.provider.verify(await workshop.genuine({ sentAt: now, id: 'same' }))
  const strength = proof.proof.strength === 'signature' ? 'signature' : 'token'
  const senders = await Promise.all(Array.from({ length: 6 }, () => workshop.stranger()))
  const [genuine, again, ...strangers] = await Promise.all(
    [source.sender, source.sender, ...senders.filter((sender) => sender !== undefined)].map((sender) =>
      workshop.genuine({ sentAt: now, sender, id: 'same' }),
    ),
  )
  if (genuine === undefined || again === undefined) throw new TypeError('attack: the vendor signs nothing')
  if (new URL(genuine.url).pathname !== new URL(source.url).pathname) {
    throw new TypeError('attack: this vendor adds a path to your URL, and the attack sends to your URL only')
  }
  const [first, ...others] = findProofs(genuine, again, strangers, strength === 'token')
  if (first === undefined) throw new TypeError('attack: the deliveries of this vendor carry no proof to attack')
  const isList = strength === 'signature' && readProof(genuine, first).includes(',')
  workshop.scheme = { strength, proofs: [first, ...others], isList, time: await learnTime(workshop, genuine, now) }
  return workshop
}

const dayMs = 86_400_000

async function learnTime(workshop: Workshop, genuine: Sample, now: number): Promise<SignedTime | undefined> {
  const found = findTime(genuine, now)
  const isAccepted = (ageMs: number) => workshop.verifies(genuine, now + ageMs)
  if (await isAccepted(dayMs)) return undefined
  let accepted = 0
  let refused = dayMs
  while (refused - accepted > 500) {
    const middle = Math.floor((accepted + refused) / 2)
    if (await isAccepted(middle)) accepted = middle
    else refused = middle
  }
  return { ...found, toleranceMs: accepted, refusesFuture: !(await isAccepted(-dayMs)) }
}

/** Makes genuine requests with a vendor's sender, which `createSupply` learns from. */
class Workshop implements Supply {
  readonly #source: SupplySource
  readonly random: Random
  #scheme: Scheme | undefined
  #made = 0
  readonly #keyPairs: Promise<VendorSender | undefined>[] = []
  // Where the id of an event's sample is, which is looked for once.
  readonly #idPlaces = new Map<string, Promise<IdPlace | undefined>>()

  constructor(source: SupplySource) {
    this.#source = source
    this.random = createRandom(source.seed)
  }

  get scheme(): Scheme {
    if (this.#scheme === undefined) throw new TypeError('attack: the scheme is not known yet')
    return this.#scheme
  }

  set scheme(scheme: Scheme) {
    this.#scheme = scheme
  }

  get events(): readonly string[] {
    return Object.keys(this.#source.vendor.samples)
  }

  get url(): string {
    return this.#source.url
  }

  get credential(): VendorDeliveries['credential'] {
    return this.#source.vendor.credential
  }

  get sender(): VendorSender {
    return this.#source.sender
  }

  async genuine(options: Omit<Wanted, 'change'> = {}): Promise<Sample> {
    const made = await this.make(options)
    if (made === undefined) throw new TypeError(`attack: the vendor has no sample of ${options.event ?? 'any event'}`)
    return made
  }

  async make(options: Wanted = {}): Promise<Sample | undefined> {
    const { event = this.events[0] ?? '', change, sender = this.#source.sender } = options
    const makeSample = this.#source.vendor.samples[event]
    if (makeSample === undefined) return undefined
    const plain = makeSample({ url: this.#source.url })
    const fresh = options.id === 'same' ? plain : await this.#freshen(event, plain)
    const unsigned = change === undefined ? fresh : change(fresh)
    const signed = unsigned && this.#sign(unsigned, sender, options.sentAt)
    // Some vendors sign a field, and cannot sign a body that has none.
    return change === undefined ? signed : signed?.catch(() => undefined)
  }

  async verifies(sample: Sample, now = Date.now()): Promise<boolean> {
    try {
      await this.sender.provider.verify(sample, { now })
      return true
    } catch {
      return false
    }
  }

  async refusal(sample: Sample): Promise<string | undefined> {
    try {
      await this.sender.provider.verify(sample)
      return undefined
    } catch (error) {
      return String(Reflect.get(Object(error), 'code'))
    }
  }

  async accepts(sample: Sample): Promise<boolean> {
    try {
      this.sender.provider.admit(sample)
    } catch {
      return false
    }
    return (await this.read(sample)) !== undefined
  }

  async read(sample: Sample): Promise<Delivered | undefined> {
    try {
      const { provider } = this.sender
      const [delivery] = await provider.parseAll(await provider.verify(sample))
      return delivery
    } catch {
      return undefined
    }
  }

  async stranger(secret?: string): Promise<VendorSender | undefined> {
    const { credential, newSecret } = this.#source.vendor
    if (credential === 'key pair') return this.#nextKeyPair()
    if (secret !== undefined) return this.#strangerWith({ secret })
    // Reproducible, in the form that Standard Webhooks requires and that others take as text.
    const bytes = Array.from({ length: 32 }, () => String.fromCharCode(below(this.random, 256)))
    const stranger = await this.#strangerWith({ secret: `whsec_${btoa(bytes.join(''))}` })
    // Where secrets have another form, a new one cannot be reproduced.
    return stranger ?? (newSecret && this.#strangerWith({ secret: newSecret() }))
  }

  // New RSA keys take long: a few strangers are enough.
  #nextKeyPair(): Promise<VendorSender | undefined> {
    const next = this.#keyPairs.length < 3 ? this.#strangerWith({}) : this.#keyPairs.shift()
    if (next !== undefined) this.#keyPairs.push(next)
    return Promise.resolve(next)
  }

  async #strangerWith(credential: { readonly secret?: string }): Promise<VendorSender | undefined> {
    const { vendor, url } = this.#source
    try {
      const sender = await vendor.sender({ url, ...credential })
      // Some vendors refuse a secret only when they sign with it.
      await sender.sign(Object.values(vendor.samples)[0]?.({ url }) ?? { ...plainRequest, url })
      return sender
    } catch {
      return undefined
    }
  }

  // The type of the option is that of the time; the signers take the text of the timestamp too.
  #sign(sample: Sample, sender: VendorSender, sentAt: number | string = Date.now()): Promise<Sample> {
    return sender.sign(sample, { sentAt: sentAt as number })
  }

  async withId(write: (text: string) => string | undefined) {
    const event = this.events[0] ?? ''
    const plain = this.#source.vendor.samples[event]?.({ url: this.#source.url })
    const place = plain && (await this.#idPlace(event, plain))
    const text = place && write(place.text)
    if (plain === undefined || place === undefined || text === undefined) return undefined
    const sample = await this.#sign(withIdText(plain, place, text), this.sender)
    // Its parser may round numbers, so the reference is not asked.
    return { sample, id: place.id.replace(place.text, () => text) }
  }

  #idPlace(event: string, plain: Sample): Promise<IdPlace | undefined> {
    const known = this.#idPlaces.get(event) ?? this.#findId(plain)
    this.#idPlaces.set(event, known)
    return known
  }

  async #freshen(event: string, plain: Sample): Promise<Sample> {
    const place = await this.#idPlace(event, plain)
    return place === undefined ? plain : this.#withFreshId(plain, place)
  }

  #withFreshId(plain: Sample, place: IdPlace): Sample {
    return withIdText(plain, place, freshText(place.text, this.random, this.#made++))
  }

  // An id is written by the sample or by the signer, and only where it occurs in the request can it be a new one.
  async #findId(plain: Sample): Promise<IdPlace | undefined> {
    const signed = await this.#sign(plain, this.sender)
    const id = (await this.read(signed))?.id
    if (id === undefined) return undefined
    for (const text of idPieces(id, signed)) {
      const bySigner = signed.headers.filter(
        ([name, value]) => value === text && !plain.headers.some(([other]) => other === name),
      )
      const place = { id, text, headers: bySigner.map(([name]) => name) }
      const found = await this.read(await this.#sign(this.#withFreshId(plain, place), this.sender))
      if (found?.id !== undefined && found.id !== id) return place
    }
    return undefined
  }
}

// The text of an id in a sample, and the headers that the signer adds with it.
interface IdPlace {
  readonly id: string
  readonly text: string
  readonly headers: readonly string[]
}

function withIdText(plain: Sample, { text, headers }: IdPlace, other: string): Sample {
  const replaced = replaceText(plain, text, other)
  return { ...replaced, headers: [...replaced.headers, ...headers.map((name) => [name, other] as const)] }
}

const plainRequest: Sample = { method: 'POST', url: sampleUrl, headers: [], body: new Uint8Array(), encrypted: false }
