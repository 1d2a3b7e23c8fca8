import { chain, firstIndex } from '../../core/base/maybe-promise.js'
import { checkedLater, forPreset } from '../../core/base/options.js'
import { encodeUtf8 } from '../../core/bytes/encoding.js'
import { parseJson } from '../../core/request/body/json.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { macVerifier } from '../../core/verify/mac-verifier.js'
import { asCredential, atPath } from '../../core/verify/secrets/credential-places.js'
import { prepareMacKeys } from '../../core/verify/secrets/mac-keys.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal } from '../../errors.js'
import { defineVendor, type Vendor } from './define-vendor.js'
import type { MacVendorOptions } from './mac-vendor.js'
import { readField, readValue } from './places.js'
import type { ItemRow } from './row.js'

const maxDepth = 64

/** Makes the preset of a vendor that signs fields of each item in a list, from its row. */
export function itemVendor<const Row extends ItemRow>(row: Row): Vendor<MacVendorOptions, Row['strength']> {
  return defineVendor<MacVendorOptions, Row>(row, { secrets: checkedLater }, ({ secrets }, preset) => ({
    verify: forPreset(preset, () => itemVerifier(row, secrets, preset)),
  }))
}

function itemVerifier(row: ItemRow, secrets: MacVendorOptions['secrets'], preset: string): Verifier {
  const { itemSignature, items, secret = 'utf8' } = row
  const { field, fields, separator, open, encoding = 'base64' } = itemSignature
  const keys = prepareMacKeys(secrets, { option: `${preset}: secrets`, encoding: secret })
  const verifyItem = (item: unknown, key: typeof keys): Verifier =>
    macVerifier({
      verifier: preset,
      field,
      // Only some fields of an item are signed.
      strength: 'token',
      keys: key,
      algorithm: 'sha256',
      encoding,
      read: () => ({ signatures: [requireSignature(item, field)], timestamp: undefined }),
      content: () => {
        const parts = fields.map((name) => readPart(item, name, name === open ? undefined : separator))
        return { chunks: [encodeUtf8(parts.join(separator))], signedAt: undefined }
      },
    })

  const verify: Verifier = (request, context) => {
    const list = readItems(request, items)
    return chain(keys(request, context), (found) => {
      const [first, ...others] = list.map((item) => verifyItem(item, () => found))
      if (first === undefined) throw refusal('proof_missing', `${items} is empty`, { field: items })
      return chain(first(request, context), (proof) =>
        // Every item must be signed: one that is not would be handled with the others.
        chain(
          firstIndex(others, (verify) => chain(verify(request, context), () => false)),
          () => proof,
        ),
      )
    })
  }
  return asCredential(verify, (request) =>
    readItems(request, items).map((item) => atPath(field, requireSignature(item, field))),
  )
}

function readItems({ body }: WebhookRequest, path: string): readonly unknown[] {
  const payload = parseJson(body, maxDepth)
  const list = path === '' ? payload : readValue(payload, path)
  if (Array.isArray(list)) return list
  throw refusal('proof_missing', `${path} is not a list`, { field: path })
}

// With separators in two fields, the end of one could be sent as the beginning of the other.
function readPart(item: unknown, field: string, separator: string | undefined): string {
  const text = readField(item, field) ?? ''
  if (separator === undefined || !text.includes(separator)) return text
  throw refusal('signature_malformed', `field ${field} contains ${separator}`, { field })
}

function requireSignature(item: unknown, field: string): string {
  const found = readField(item, field)
  if (found !== undefined) return found
  throw refusal('proof_missing', `field ${field} is missing in an item`, { field })
}
