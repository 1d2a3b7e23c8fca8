import { checkedLater, forPreset } from '../../core/base/options.js'
import { type BasicAuthOptions, basicAuth } from '../../core/verify/basic-auth.js'
import { headerToken } from '../../core/verify/header-token.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { defineVendor, type Vendor, type VendorOptions } from './define-vendor.js'
import type { TokenRow } from './row.js'

/** Options of a vendor that sends a shared text. */
export interface TokenVendorOptions extends VendorOptions {
  /** The tokens that you gave the vendor, newest first, or a function that looks them up. */
  readonly tokens: SecretSource
}

/** Options of a vendor that sends a user name and a password. */
export interface BasicVendorOptions extends VendorOptions {
  /** The accounts that you gave the vendor, newest first, such as `name:password`; or a function that finds them. */
  readonly users: BasicAuthOptions['users']
}

/** Makes the preset of a vendor that sends a token in a header, from its row. */
export function tokenVendor<const Row extends TokenRow>(row: Row): Vendor<TokenVendorOptions, Row['strength']> {
  const { header, prefix = '' } = row
  return defineVendor<TokenVendorOptions, Row>(row, { tokens: checkedLater }, ({ tokens }, preset) => ({
    verify: forPreset(preset, () => headerToken({ header, prefix, tokens })),
  }))
}

/** Makes the preset of a vendor that uses HTTP Basic authentication, from its row. */
export function basicVendor<const Row extends TokenRow & { readonly basic: true }>(
  row: Row,
): Vendor<BasicVendorOptions, Row['strength']> {
  return defineVendor<BasicVendorOptions, Row>(row, { users: checkedLater }, ({ users }, preset) => ({
    verify: forPreset(preset, () => basicAuth({ users })),
  }))
}
