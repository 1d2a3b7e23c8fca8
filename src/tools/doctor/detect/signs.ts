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

// Keys, prefixes and separators are shorter than what they surround.
const runs = /[A-Za-z0-9+/_-]{16,}=*|\d{9,}/g

/**
 * The grammar of a header value: signatures, tokens and times are replaced by their kind, such as `t=<number>,v1=<hex64>`.
 *
 * Two genuine values of one header have the same shape.
 */
export function shapeOf(value: string): string {
  return value.slice(0, 4096).replace(runs, (run) => {
    if (/^\d+$/.test(run)) return '<number>'
    return /^[0-9a-f]+$/i.test(run) ? `<hex${run.length}>` : '<base64>'
  })
}
