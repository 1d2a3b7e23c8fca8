import type { VendorDeliveries, VendorSender, VendorSenderOptions } from '../../src/testing/vendor-deliveries.js'
import { rsa, toPem } from '../rsa-keys.js'

/** Makes a sender. For a vendor that signs with RSA it has a shared key, because generating RSA keys is slow. */
export async function makeSender(
  deliveries: VendorDeliveries,
  options: VendorSenderOptions = {},
  pair = rsa,
): Promise<VendorSender> {
  if (deliveries.credential === 'secret') return deliveries.sender(options)
  // A vendor with keys of another type refuses this one.
  return deliveries.sender({ ...options, privateKey: toPem(pair) }).catch(() => deliveries.sender(options))
}
