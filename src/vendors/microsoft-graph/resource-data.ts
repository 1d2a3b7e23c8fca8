import { importMacKey, verifyMac } from '#crypto'
import { chain } from '../../core/base/maybe-promise.js'
import { checkOptions, requirePlainObject } from '../../core/base/options.js'
import { decodeBytes, encodeUtf8 } from '../../core/bytes/encoding.js'
import { decryptCbc, decryptOaep, importCbcKey, importOaepKey, withoutPadding } from '../../core/crypto/ciphers.js'
import { readPem } from '../../core/crypto/pem.js'
import { parseJson } from '../../core/request/body/json.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { refusal } from '../../errors.js'
import { readField, readValue } from '../table/places.js'

/** Options of {@link graphResourceData}. */
export interface GraphResourceDataOptions {
  /** The private keys of your certificates as PKCS #8 in PEM, by the `encryptionCertificateId` of your subscriptions. */
  readonly privateKeys: Readonly<Record<string, string>>
}

/** Returns the body of a request with the resource data of its notifications. */
export type ResourceDataOpener = (request: WebhookRequest) => Promise<Uint8Array>

const maxItems = 1000

/**
 * Decrypts the `encryptedContent` of notifications: their field `resourceData` is then the resource.
 *
 * The HMAC of each content is compared before it is decrypted. Keep the old key until its subscriptions are renewed.
 *
 * Source: https://learn.microsoft.com/en-us/graph/change-notifications-with-resource-data
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {WebhookError} from the function: `signature_mismatch` for everything that cannot be opened
 *
 * @example
 * const resourceData = graphResourceData({ privateKeys: { 'cert-2026': process.env.GRAPH_PRIVATE_KEY ?? '' } })
 * const provider = microsoftGraph({ tokens: 's3cret', validationTokens, resourceData })
 */
export function graphResourceData(options: GraphResourceDataOptions): ResourceDataOpener {
  checkOptions<GraphResourceDataOptions>(options, 'graphResourceData', { privateKeys: requirePlainObject })
  const keys = new Map(
    Object.entries(options.privateKeys).map(([id, pem]) => {
      const [block, ...others] = (typeof pem === 'string' ? readPem(pem) : undefined) ?? []
      if (block?.label !== 'PRIVATE KEY' || others.length > 0) {
        throw new TypeError(`graphResourceData: privateKeys.${id} must be PKCS #8 in PEM`)
      }
      let key: Promise<CryptoKey> | undefined
      return [id, () => (key ??= importOaepKey(block.bytes))]
    }),
  )
  if (keys.size === 0) throw new TypeError('graphResourceData: privateKeys must have at least one key')

  return async (request) => {
    const payload = parseJson(request.body, 64)
    const items = readValue(payload, 'value')
    if (!Array.isArray(items) || items.length > maxItems) return request.body
    const opened = await Promise.all(items.map((item: unknown) => openItem(item, keys)))
    // `value` is a field, so the payload is an object.
    return encodeUtf8(JSON.stringify({ ...(payload as object), value: opened }))
  }
}

async function openItem(item: unknown, keys: ReadonlyMap<string, () => Promise<CryptoKey>>): Promise<unknown> {
  const content = readValue(item, 'encryptedContent')
  if (content === undefined) return item
  const [data, dataKey, signature] = ['data', 'dataKey', 'dataSignature'].map((name) =>
    decodeBytes(readField(content, name) ?? '', 'base64'),
  )
  const loadKey = keys.get(readField(content, 'encryptionCertificateId') ?? '')
  const key = dataKey && loadKey && (await decryptOaep(await loadKey(), dataKey))
  if (data === undefined || signature === undefined || key?.length !== 32) throw mismatch()
  return chain(verifyMac(importMacKey(key, 'sha256'), signature, [data]), async (isGenuine) => {
    if (!isGenuine) throw mismatch()
    const padded = await decryptCbc(await importCbcKey(key), key.subarray(0, 16), data)
    const plain = padded && withoutPadding(padded, 16)
    if (plain === undefined) throw mismatch()
    const { encryptedContent: _content, ...others } = item as Readonly<Record<string, unknown>>
    return { ...others, resourceData: parseJson(plain, 32) }
  })
}

function mismatch(): Error {
  return refusal('signature_mismatch', 'no private key opens the content of a notification', {
    field: 'encryptedContent',
  })
}
