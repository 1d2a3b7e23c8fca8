import { type FormPair, readFormPairs } from '../core/request/body/form-pairs.js'
import type { BodyFormat } from '../core/request/body/format.js'
import type { ChargifyPayloads } from './payloads/chargify.js'
import type { WithPayloads } from './table/define-vendor.js'
import { flatForm, toFlatFields } from './table/flat-form.js'
import { macVendor } from './table/mac-vendor.js'

export type { ChargifyPayloads } from './payloads/chargify.js'

const events = [
  'billing_date_change',
  'payment_success',
  'signup_success',
] as const satisfies readonly (keyof ChargifyPayloads)[]

// Rails spells out lists without an index: `payload[tax][][name]` occurs once for each of them.
const form: BodyFormat = {
  ...flatForm,
  parse(body) {
    const pairs = readFormPairs(body, 1000)
    const lists = new Map<string, string[]>()
    for (const [name, value] of pairs.filter(isOfList)) {
      const values = lists.get(name)
      if (values) values.push(value)
      else lists.set(name, [value])
    }
    return { ...toFlatFields(pairs.filter((pair) => !isOfList(pair))), ...Object.fromEntries(lists) }
  },
}

function isOfList([name]: FormPair): boolean {
  return name.includes('[]')
}

const preset = macVendor(
  {
    name: 'chargify',
    title: 'Maxio',
    strength: 'signed',
    source: 'https://help.chargify.com/webhooks/webhooks-reference.html',
    verifiedOn: '2026-11-29',
    evidence: 'documented',
    signature: { header: 'X-Chargify-Webhook-Signature-Hmac-Sha-256' },
    body: 'form',
    event: { field: 'event' },
    sampleEvent: 'signup_success',
    events,
  },
  () => ({ body: form }),
)

/**
 * Maxio Advanced Billing, which was Chargify: forms, whose names spell out the structure, such as `payload[subscription][id]`. A name with
 * `[]` is a list.
 */
export const chargify = preset as unknown as WithPayloads<typeof preset, ChargifyPayloads>
