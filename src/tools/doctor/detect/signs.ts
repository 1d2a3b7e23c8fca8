import { vendorSigns as generated } from '../../../generated/vendor-signs.js'

/** How the requests of a vendor can be told from those of others, read from its genuine samples. */
export interface VendorSigns {
  /** The name of the preset. */
  readonly provider: string
  /** The vendor's name. */
  readonly title: string
  /** Headers that only this vendor sends, of the known ones. */
  readonly own?: readonly string[]
  /** Headers of other vendors that this one sends, too. */
  readonly also?: readonly string[]
  /** Headers with the proof whose names others use, too, and the shapes of their values; `*` is any text. */
  readonly shared?: Readonly<Record<string, readonly string[]>>
  /** Fields of the JSON that must be there, for vendors without a header that tells. `*` is the first item of a list. */
  readonly fields?: readonly string[]
}

/** The signs of all vendors. */
export const vendorSigns: readonly VendorSigns[] = generated
