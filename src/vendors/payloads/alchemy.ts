// Alchemy's webhooks, https://docs.alchemy.com/reference/address-activity-webhook; the names of the others are the `WebhookType` of alchemy-sdk
// 3.6.5, and the fields of logs those that receivers on GitHub declare. Read on 2026-11-29. Not described: `event` of the other webhooks.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Webhook extends Loose {
  webhookId: string
  id: string
  createdAt: string
  type: string
}

interface AddressActivity extends Webhook {
  event: Loose & { network: string; activity: Activity[] }
}

interface Other extends Webhook {
  event: Loose
}

/** A transfer. */
interface Activity extends Loose {
  blockNum: string
  hash: string
  fromAddress: string
  toAddress: string
  value?: number | undefined
  erc721TokenId?: string | null | undefined
  erc1155Metadata?: unknown
  asset?: string | null | undefined
  category: Open<'external' | 'internal' | 'token'>
  rawContract?: RawContract | undefined
  typeTraceAddress?: string | null | undefined
  log?: Log | undefined
}

interface RawContract extends Loose {
  rawValue?: string | undefined
  address?: string | undefined
  decimals?: number | undefined
}

interface Log extends Loose {
  address: string
  topics: string[]
  data: string
  blockNumber: string
  transactionHash: string
  transactionIndex: string
  blockHash: string
  logIndex: string
  removed: boolean
}

/** The payload of each webhook, by its type. */
export interface AlchemyPayloads {
  ADDRESS_ACTIVITY: AddressActivity
  DROPPED_TRANSACTION: Other
  GRAPHQL: Other
  MINED_TRANSACTION: Other
  NFT_ACTIVITY: Other
  NFT_METADATA_UPDATE: Other
}
