import { checkedLater, forPreset } from '../../base/options.js'
import { headerToken } from '../../verify/header-token.js'
import type { SecretSource } from '../../verify/secrets/secrets.js'
import { defineVendor, type Vendor, type VendorOptions } from './define-vendor.js'
import type { TokenRow } from './row.js'

/** Options of a vendor that sends a shared text. */
export interface TokenVendorOptions extends VendorOptions {
  /** The tokens that you gave the vendor, newest first, or a function that looks them up. */
  readonly tokens: SecretSource
}

/** Makes the preset of a vendor that sends a token in a header, from its row. */
export function tokenVendor<const Row extends TokenRow>(row: Row): Vendor<TokenVendorOptions, Row['strength']> {
  const { header, prefix = '' } = row
  return defineVendor<TokenVendorOptions, Row>(row, { tokens: checkedLater }, ({ tokens }, preset) => ({
    verify: forPreset(preset, () => headerToken({ header, prefix, tokens })),
  }))
}
