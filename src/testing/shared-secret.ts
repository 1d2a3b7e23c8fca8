import type { AnyProvider } from '../core/provider/provider.js'
import { type Sample, type SampleSource, sampleUrl } from './sample.js'
import { generateSecret } from './signers/keys.js'
import { requireOneValue, requireValue, type VendorDeliveries, type VendorNeed } from './vendor-deliveries.js'

type Shared = Pick<VendorDeliveries, 'credential' | 'needs' | 'provider' | 'sender'>

/** The variable of a value, and what the value is. */
type NamedValue = Pick<VendorNeed, 'env' | 'about'>

type Signing<Options> = (sample: SampleSource, options: Options) => Promise<Sample>

/** The part of `deliveries` that is the same for every vendor with a shared secret. */
export function sharedSecret(
  vendor: string,
  preset: (options: { readonly secrets: string | readonly string[] }) => AnyProvider,
  sign: Signing<{ readonly secret: string; readonly sentAt?: number }>,
  secret: NamedValue,
): Shared {
  return {
    credential: 'secret',
    needs: [{ name: 'secrets', kind: 'secret', ...secret }],
    provider: (values) => preset({ secrets: requireValue(values, 'secrets', vendor) }),
    sender: async ({ secret = generateSecret() } = {}) => ({
      provider: preset({ secrets: secret }),
      sign: (sample, sent) => sign(sample, { secret, ...sent }),
    }),
  }
}

/** The same, for a vendor that signs the URL as well. */
export function sharedSecretAndUrl(
  vendor: string,
  preset: (options: { readonly secrets: string | readonly string[]; readonly url: string }) => AnyProvider,
  sign: Signing<{ readonly secret: string; readonly sentAt?: number }>,
  values: { readonly secret: NamedValue; readonly url: NamedValue },
): Shared {
  const of = (url: string) => sharedSecret(vendor, ({ secrets }) => preset({ secrets, url }), sign, values.secret)
  return {
    credential: 'secret',
    needs: [
      { name: 'secrets', kind: 'secret', ...values.secret },
      { name: 'url', kind: 'url', ...values.url },
    ],
    provider: (values) => of(requireOneValue(values, 'url', vendor)).provider(values),
    sender: ({ url = sampleUrl, ...options } = {}) => of(url).sender(options),
  }
}
