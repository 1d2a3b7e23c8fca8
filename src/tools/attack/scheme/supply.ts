import type { Sequence } from '../../../core/request/delivery.js'
import type { Sample } from '../../../testing/sample.js'
import type { Random } from '../../../testing/simulator/random.js'
import type { VendorDeliveries, VendorSender } from '../../../testing/vendor-deliveries.js'
import type { ProofPlace } from './proof-place.js'
import type { SignedTime } from './signed-time.js'

/** How a vendor signs, as far as it shows in signed requests. */
export interface Scheme {
  readonly strength: 'signature' | 'token'
  /** The first one is the most telling. */
  readonly proofs: readonly [ProofPlace, ...ProofPlace[]]
  /** Whether the value of the proof has the form of a list, which may have several signatures. */
  readonly isList: boolean
  /** Set if the vendor signs the time of sending, and its reference refuses old times. */
  readonly time: SignedTime | undefined
}

/** Changes a request before or after it is signed; `undefined` means that the change does not fit the vendor. */
export type Change = (sample: Sample) => Sample | undefined

/** What a genuine request shall be. */
export interface Wanted {
  /** @default the vendor's most common event */
  readonly event?: string
  /** Changes the request before it is signed. */
  readonly change?: Change
  /** Milliseconds since 1970, or the text of the timestamp. @default now */
  readonly sentAt?: number | string
  /** @default the endpoint's sender */
  readonly sender?: VendorSender
  /** Keeps the id of the vendor's sample. @default a new id for each request */
  readonly id?: 'fresh' | 'same'
}

/** What the vendor's reference reads in a genuine request. */
export interface Delivered {
  readonly event: string
  readonly id: string | undefined
  /** For vendors that number their deliveries. */
  readonly sequence: Sequence | undefined
}

/** What `createSupply` needs. */
export interface SupplySource {
  readonly vendor: VendorDeliveries
  readonly sender: VendorSender
  /** The URL that the vendor calls, as the vendor signs it. */
  readonly url: string
  readonly seed: number
}

/** Makes genuine requests of one vendor, and asks the vendor's reference about forged ones. */
export interface Supply {
  readonly scheme: Scheme
  readonly random: Random
  readonly events: readonly string[]
  readonly credential: VendorDeliveries['credential']
  readonly sender: VendorSender
  /** The URL that the vendor signs. */
  readonly url: string
  /** A genuine request; `undefined` if the change does not fit the vendor. */
  make(options?: Wanted): Promise<Sample | undefined>
  /** A genuine request of the most common event. */
  genuine(options?: Omit<Wanted, 'change'>): Promise<Sample>
  /** A genuine request whose id is written from the text of the sample's id; `undefined` where ids cannot be varied so. */
  withId(
    write: (text: string) => string | undefined,
  ): Promise<{ readonly sample: Sample; readonly id: string } | undefined>
  /** Whether the vendor's reference takes the request for genuine. */
  verifies(sample: Sample): Promise<boolean>
  /** The code of the reference's refusal; `undefined` if it verifies. */
  refusal(sample: Sample): Promise<string | undefined>
  /** Whether the reference takes the request for a genuine delivery that it can read. */
  accepts(sample: Sample): Promise<boolean>
  /** The first delivery in a genuine request. */
  read(sample: Sample): Promise<Delivered | undefined>
  /** A sender with another credential: a new one, or the given secret. `undefined` if the vendor cannot have it. */
  stranger(secret?: string): Promise<VendorSender | undefined>
}
