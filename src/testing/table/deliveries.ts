import { signsUrl } from '../../vendors/table/message.js'
import type { KeyRow, Place } from '../../vendors/table/row.js'
import { encode } from '../signers/encode.js'
import { generateKeys, generateSecret, readKeys } from '../signers/keys.js'
import {
  type DeliveryIdPlace,
  requireOneValue,
  requireValue,
  type VendorDeliveries,
  type VendorNeed,
} from '../vendor-deliveries.js'
import { isNamed, namedSecrets } from './named-secret.js'
import { type AnyVendor, rowOf, type SampleRow } from './row-of.js'
import { vendorSample } from './sample.js'
import { sampleRoot } from './sample-chain.js'
import { signVendor } from './sign.js'
import { fromBase64 } from './sign-mac.js'
import { newSealedSecret, sealedOption } from './sign-sealed.js'

type MakesProvider<Options> = (options: Options) => ReturnType<VendorDeliveries['provider']>

/**
 * Genuine deliveries of a vendor, in the shape that tools and tests take for any vendor.
 *
 * @throws {TypeError} if the vendor has no row
 *
 * @example
 * const { samples, sender } = deliveriesOf(linear)
 */
export function deliveriesOf<Options>(vendor: AnyVendor & MakesProvider<Options>): VendorDeliveries {
  const row = rowOf(vendor, 'deliveriesOf')
  const needs = needsOf(row)
  const keyAlgorithm = keyAlgorithmOf(row)
  const deliveries: VendorDeliveries = {
    credential: keyAlgorithm ? 'key pair' : 'secret',
    needs,
    row,
    newSecret: () => newSecret(row),
    // An id inside a token or a ciphertext cannot be changed without its key.
    ids: row.token || isHidden(row) ? [] : [row.id ?? []].flat().flatMap((place) => idPlace(place, row.items)),
    samples: { [row.sampleEvent]: (options) => vendorSample(vendor, options) },
    provider(values) {
      const given = needs.map(({ name }): readonly [string, unknown] => [
        optionOf(row, name),
        name === 'url'
          ? requireOneValue(values, name, row.name)
          : credentials(row, requireValue(values, name, row.name)),
      ])
      // The row determines which options the vendor has.
      return vendor({ ...row.sampleOptions, ...Object.fromEntries(given) } as Options)
    },
    async sender({ secret = newSecret(row), privateKey: given, url = 'https://receiver.example/hooks' } = {}) {
      if (keyAlgorithm === undefined) {
        return {
          provider: deliveries.provider({ secrets: secret, tokens: secret, url }),
          sign: (sample, sent) => signVendor(vendor, sample, { secret: toAccount(row, secret), ...sent }),
        }
      }
      if (row.token?.chain) {
        return {
          provider: deliveries.provider({ keys: sampleRoot, url }),
          publicKey: sampleRoot,
          sign: (sample, sent) => signVendor(vendor, sample, { ...sent }),
        }
      }
      const keys = given === undefined ? await generateKeys(keyAlgorithm) : await readKeys(given, keyAlgorithm)
      const { privateKey, pem } = keys
      return {
        provider: deliveries.provider({ keys: pem, url }),
        publicKey: pem,
        sign: (sample, sent) => signVendor(vendor, sample, { privateKey, ...sent }),
      }
    },
  }
  return deliveries
}

/** The option of the preset for a value. */
export function optionOf(row: SampleRow, name: VendorNeed['name']): string {
  const { basic, token, sealed } = row
  if (sealed && name === 'secrets') return sealedOption(row)
  if (basic && name === 'tokens') return 'users'
  return token?.chain && name === 'keys' ? 'roots' : name
}

/** Whether the fields of a delivery are encrypted. */
function isHidden({ sealed }: SampleRow): boolean {
  return sealed === 'wecom' || sealed === 'dingtalk' || sealed === 'lark'
}

function credentials(row: SampleRow, values: readonly string[]): unknown {
  if (isNamed(row)) return namedSecrets(row, values)
  return values.map((value) => toAccount(row, value))
}

// A password alone gets a user name.
function toAccount({ basic }: SampleRow, value: string): string {
  return basic && !value.includes(':') ? `webhooks:${value}` : value
}

function needsOf(row: SampleRow): readonly VendorNeed[] {
  const { name, title } = row
  const env = `${name.toUpperCase().replaceAll('-', '_')}_WEBHOOK`
  const credential = credentialOf(row, env)
  if (!signsUrl(row.message) && !row.jwt?.urlHash) return [credential]
  return [credential, { name: 'url', kind: 'url', env: `${env}_URL`, about: `the URL that ${title} calls` }]
}

function keyAlgorithmOf({ keyAlgorithm, jwt, token, sealedKey }: SampleRow): KeyRow['keyAlgorithm'] | undefined {
  if (token !== undefined) return token.algorithm
  if (sealedKey !== undefined) return sealedKey
  return jwt === undefined || jwt.algorithm === 'HS256' ? keyAlgorithm : jwt.algorithm
}

/** Whether the vendor shares a secret that it does not send. */
function hasSecret({ signature, headerPrefix, jwt, itemSignature, sealed }: SampleRow): boolean {
  return [signature, headerPrefix, jwt, itemSignature, sealed].some((part) => part !== undefined)
}

function credentialOf(row: SampleRow, env: string): VendorNeed {
  const { title, basic } = row
  if (keyAlgorithmOf(row)) {
    const about = row.token?.chain ? `the root certificate of ${title}` : `the public key that ${title} shows`
    return { name: 'keys', kind: 'public key', env: `${env}_PUBLIC_KEY`, about }
  }
  if (hasSecret(row)) {
    const named = isNamed(row) ? ', after its key and a colon' : ''
    const about = `the signing secret that ${title} shows${named}`
    return { name: 'secrets', kind: 'secret', env: `${env}_SECRET`, about }
  }
  const about = basic
    ? `the name and password that you gave ${title}, with a colon between`
    : `the token that you gave ${title}`
  return { name: 'tokens', kind: 'token', env: `${env}_TOKEN`, about }
}

function idPlace(place: Place, items: string | undefined): readonly DeliveryIdPlace[] {
  if ('header' in place) return [place]
  if (!('field' in place)) return []
  const path = items === undefined ? [place.field] : [items, '*', place.field]
  return [{ field: path.filter((part) => part !== '').join('.') }]
}

function newSecret(row: SampleRow): string {
  if (row.sealed) return newSealedSecret(row)
  const { secret = 'utf8' } = row
  const whsec = generateSecret()
  if (secret === 'utf8') return whsec
  const base64 = whsec.slice('whsec_'.length)
  return secret === 'base64' ? base64 : encode(fromBase64(base64), 'hex')
}
