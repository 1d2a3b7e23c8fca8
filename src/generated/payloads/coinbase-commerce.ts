// Written by `npm run payloads` from:
// - @types/coinbase-commerce-node 1.0.9
// - by hand: the envelope, from https://docs.cdp.coinbase.com/commerce/api-arcitecture/webhooks-fields

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface CoinbaseCommercePayloads {
  'charge:confirmed': Payload
  'charge:created': Payload
  'charge:delayed': Payload
  'charge:failed': Payload
  'charge:pending': Payload
  'charge:resolved': Payload
}

interface Charge extends Loose {
  id: string
  resource: Open<'charge'>
  code: string
  logo_url?: string | undefined
  hosted_url: string
  created_at: string
  expires_at: string
  confirmed_at?: string | undefined
  checkout?: (Loose & { id: string }) | undefined
  timeline: ChargeTimeline[]
  metadata: KeyVal
  pricing: Pricing
  payments: ChargePayment[]
  addresses: ChargeAddresses
  name: string
  description: string
  pricing_type: Open<'fixed_price' | 'no_price'>
  redirect_url?: string | undefined
  cancel_url?: string | undefined
}

interface ChargeAddresses extends Loose {
  bitcoin?: string | undefined
  ethereum?: string | undefined
  bitcoincash?: string | undefined
  litecoin?: string | undefined
  usdc?: string | undefined
}

interface ChargePayment extends Loose {
  network: Open<'bitcoin' | 'bitcoincash' | 'ethereum' | 'litecoin' | 'usdc'>
  transaction_id: string
  status: Open<'CANCELED' | 'COMPLETED' | 'EXPIRED' | 'NEW' | 'PENDING' | 'RESOLVED' | 'UNRESOLVED'>
  value: Loose & { local: Price; crypto: Price }
  block: ChargePaymentBlock
}

interface ChargePaymentBlock extends Loose {
  height: number
  hash: string
  confirmations_accumulated: number
  confirmations_required: number
}

interface ChargeTimeline extends Loose {
  time: string
  status: Open<'CANCELED' | 'COMPLETED' | 'EXPIRED' | 'NEW' | 'PENDING' | 'RESOLVED' | 'UNRESOLVED'>
  context?: Open<'DELAYED' | 'MANUAL' | 'MULTIPLE' | 'OTHER' | 'OVERPAID' | 'UNDERPAID'> | undefined
}

interface Event extends Loose {
  id: string
  resource: Open<'event'>
  created_at: string
  type: string
  api_version: string
  data: Charge
}

interface KeyVal extends Loose {}

interface Payload extends Loose {
  id: string | number
  attempt_number?: number | undefined
  scheduled_for: string
  event: Event
}

interface Price extends Loose {
  amount: string
  currency: Open<'BCH' | 'BTC' | 'ETH' | 'LTC' | 'USDC'>
}

interface Pricing extends Loose {
  local: Price
  bitcoin?: Price | undefined
  ethereum?: Price | undefined
  bitcoincash?: Price | undefined
  litecoin?: Price | undefined
  usdc?: Price | undefined
}
