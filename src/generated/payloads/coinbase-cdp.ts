// Written by `npm run payloads` from:
// - @coinbase/cdp-sdk 1.57.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface CoinbaseCdpPayloads {
  'acceptance.disbursement.failed': AcceptanceDisbursementFailed
  'acceptance.disbursement.pending': AcceptanceDisbursementFailed
  'acceptance.disbursement.succeeded': AcceptanceDisbursementFailed
  'acceptance.payment_session.authorization.failed': AcceptancePaymentSessionCreated
  'acceptance.payment_session.authorization.pending': AcceptancePaymentSessionCreated
  'acceptance.payment_session.authorization.succeeded': AcceptancePaymentSessionCreated
  'acceptance.payment_session.canceled': AcceptancePaymentSessionCreated
  'acceptance.payment_session.capture.failed': AcceptancePaymentSessionCreated
  'acceptance.payment_session.capture.pending': AcceptancePaymentSessionCreated
  'acceptance.payment_session.capture.succeeded': AcceptancePaymentSessionCreated
  'acceptance.payment_session.created': AcceptancePaymentSessionCreated
  'acceptance.payment_session.refund.failed': AcceptancePaymentSessionCreated
  'acceptance.payment_session.refund.pending': AcceptancePaymentSessionCreated
  'acceptance.payment_session.refund.succeeded': AcceptancePaymentSessionCreated
  'acceptance.payment_session.void.failed': AcceptancePaymentSessionCreated
  'acceptance.payment_session.void.pending': AcceptancePaymentSessionCreated
  'acceptance.payment_session.void.succeeded': AcceptancePaymentSessionCreated
  'offramp.transaction.created': OfframpTransactionPayload
  'offramp.transaction.failed': OfframpTransactionPayload
  'offramp.transaction.success': OfframpTransactionPayload
  'offramp.transaction.updated': OfframpTransactionPayload
  'onchain.activity.detected': OnchainActivityDetected
  'onramp.transaction.created': OnrampOrderPayload | OnrampTransactionPayload
  'onramp.transaction.failed': OnrampOrderPayload | OnrampTransactionPayload
  'onramp.transaction.success': OnrampOrderPayload | OnrampTransactionPayload
  'onramp.transaction.updated': OnrampOrderPayload | OnrampTransactionPayload
  'payments.transfers.completed': PaymentsTransfersFailed
  'payments.transfers.expired': PaymentsTransfersFailed
  'payments.transfers.failed': PaymentsTransfersFailed
  'payments.transfers.processing': PaymentsTransfersFailed
  'payments.transfers.quoted': PaymentsTransfersFailed
  'payments.transfers.travel_rule_completed': PaymentsTransfersFailed
  'payments.transfers.travel_rule_incomplete': PaymentsTransfersFailed
  'wallet.activity.detected': WalletActivityMulti
  'wallet.activity.multi': WalletActivityMulti
  'wallet.delegation.created': WalletDelegationCreated
  'wallet.delegation.revoked': WalletDelegationRevoked
  'wallet.hash.signed': WalletHashSigned
  'wallet.message.signed': WalletHashSigned
  'wallet.transaction.broadcast': WalletTransactionBroadcast
  'wallet.transaction.confirmed': WalletTransactionConfirmed
  'wallet.transaction.created': WalletTransactionCreated
  'wallet.transaction.failed': WalletTransactionFailed
  'wallet.transaction.pending': WalletTransactionPending
  'wallet.transaction.replaced': WalletTransactionReplaced
  'wallet.transaction.signed': WalletHashSigned
  'wallet.typed_data.signed': WalletHashSigned
}

interface AcceptanceDisbursementFailed extends Loose {
  eventId: string
  timestamp: string
  data: Disbursement
  eventType: string
}

interface AcceptancePaymentSessionCreated extends Loose {
  eventId: string
  timestamp: string
  data: PaymentSessionEventData
  eventType: string
}

interface AchDepositSource extends Loose {
  currency: string
  companyName: string
  companyEntryDescription: string
  individualIdentificationNumber?: string | undefined
}

interface CustomerDisplay extends Loose {
  merchantName?: string | undefined
  displayAmount?: CustomerDisplayDisplayAmount | undefined
  orderCode?: string | undefined
}

interface CustomerDisplayDisplayAmount extends Loose {
  amount: string
  currency: string
}

interface DepositDestinationReference extends Loose {
  id: string
}

interface Disbursement extends Loose {
  disbursementId: string
  source: TransfersAccount
  target: PaymentSourceCoinbase | DisbursementWalletTarget
  amount: string
  asset: string
  status: Open<'failed' | 'pending' | 'succeeded'>
  reason?: string | undefined
  externalReferenceId?: string | undefined
  customerDisplay?: OperationCustomerDisplay | undefined
  metadata?: Metadata | undefined
  error?: PaymentError | undefined
  onchainTransactions?: OnchainTransaction[] | undefined
  createdAt: string
  updatedAt: string
}

interface DisbursementWalletTarget extends Loose {
  address: string
  network: Open<
    | 'aptos'
    | 'arbitrum'
    | 'arbitrum-sepolia'
    | 'base'
    | 'ethereum'
    | 'optimism'
    | 'polygon'
    | 'solana'
    | 'world'
    | 'world-sepolia'
  >
}

interface EmailInstrument extends Loose {
  email: string
  asset: string
}

interface FedwireDepositSource extends Loose {
  currency: string
  omad: string
  accountNumber: string
  originatorName: string
  originatorToBeneficiary?: string[] | undefined
}

interface Metadata extends Loose {}

interface MoneyAmount extends Loose {
  currency: string
  value: string
}

interface OfframpTransactionPayload extends Loose {
  eventType: string
  transactionId: string
  status: Open<
    | 'TRANSACTION_STATUS_CREATED'
    | 'TRANSACTION_STATUS_EXPIRED'
    | 'TRANSACTION_STATUS_FAILED'
    | 'TRANSACTION_STATUS_STARTED'
    | 'TRANSACTION_STATUS_SUCCESS'
    | 'TRANSACTION_STATUS_UNSPECIFIED'
  >
  asset?: string | undefined
  network?: string | undefined
  sellAmount?: MoneyAmount | undefined
  total?: MoneyAmount | undefined
  minimumTotal?: MoneyAmount | undefined
  subtotal?: MoneyAmount | undefined
  coinbaseFee?: MoneyAmount | undefined
  exchangeRate?: MoneyAmount | undefined
  unitPrice?: MoneyAmount | undefined
  fromAddress?: string | undefined
  toAddress?: string | undefined
  createdAt?: string | undefined
  updatedAt?: string | undefined
  txHash?: string | undefined
  redirectUrl?: string | undefined
  paymentMethod?:
    | Open<
        | 'ACH_BANK_ACCOUNT'
        | 'APPLE_PAY'
        | 'CARD'
        | 'CRYPTO_ACCOUNT'
        | 'FIAT_WALLET'
        | 'GUEST_CHECKOUT_APPLE_PAY'
        | 'GUEST_CHECKOUT_CARD'
        | 'GUEST_CHECKOUT_GOOGLE_PAY'
        | 'PAYPAL'
        | 'RTP'
        | 'UNSPECIFIED'
      >
    | undefined
  partnerUserRef?: string | undefined
}

interface OnchainActivityDetected extends Loose {
  block_number: number
  contract_address: string
  event_name: string
  event_signature: string
  log_index: number
  network: string
  parameters: Metadata
  timestamp: string
  transaction_from: string
  transaction_hash: string
  transaction_to: string
}

interface OnchainActivityEventData extends Loose {
  network: string
  blockNumber?: string | undefined
  blockTimestamp?: string | undefined
  transactionHash: string
  logIndex?: string | undefined
  contractAddress?: string | undefined
  eventName?: string | undefined
}

interface OnchainAddress extends Loose {
  address: string
  network: Open<'arbitrum' | 'avacchain' | 'base' | 'ethereum' | 'monad' | 'optimism' | 'solana' | 'sui' | 'tempo'>
  destinationTag?: string | undefined
  asset: string
}

interface OnchainTransaction extends Loose {
  transactionHash: string
  network: Open<
    | 'arbitrum'
    | 'arbitrum-sepolia'
    | 'avalanche'
    | 'base'
    | 'base-sepolia'
    | 'ethereum'
    | 'ethereum-sepolia'
    | 'optimism'
    | 'optimism-sepolia'
    | 'polygon'
    | 'polygon-amoy'
  >
}

interface OnrampOrderPayload extends Loose {
  eventType: string
  orderId: string
  paymentTotal?: string | undefined
  paymentSubtotal?: string | undefined
  paymentCurrency?: string | undefined
  paymentMethod?:
    | Open<
        | 'ACH_BANK_ACCOUNT'
        | 'APPLE_PAY'
        | 'CARD'
        | 'CRYPTO_ACCOUNT'
        | 'FIAT_WALLET'
        | 'GUEST_CHECKOUT_APPLE_PAY'
        | 'GUEST_CHECKOUT_CARD'
        | 'GUEST_CHECKOUT_GOOGLE_PAY'
        | 'PAYPAL'
        | 'RTP'
        | 'UNSPECIFIED'
      >
    | undefined
  purchaseAmount?: string | undefined
  purchaseCurrency?: string | undefined
  fees?: OrderFee[] | undefined
  exchangeRate?: string | undefined
  destinationAddress?: string | undefined
  destinationNetwork?: string | undefined
  status: Open<
    | 'ONRAMP_ORDER_STATUS_COMPLETED'
    | 'ONRAMP_ORDER_STATUS_FAILED'
    | 'ONRAMP_ORDER_STATUS_PENDING_AUTH'
    | 'ONRAMP_ORDER_STATUS_PENDING_PAYMENT'
    | 'ONRAMP_ORDER_STATUS_PENDING_VERIFICATION'
    | 'ONRAMP_ORDER_STATUS_PROCESSING'
    | 'ONRAMP_ORDER_STATUS_UNSPECIFIED'
  >
  txHash?: string | undefined
  createdAt?: string | undefined
  updatedAt?: string | undefined
  partnerUserRef?: string | undefined
}

interface OnrampTransactionPayload extends Loose {
  eventType: string
  transactionId: string
  status: Open<
    | 'ONRAMP_TRANSACTION_STATUS_AWAITING_AUTH'
    | 'ONRAMP_TRANSACTION_STATUS_AWAITING_PAYMENT'
    | 'ONRAMP_TRANSACTION_STATUS_CREATED'
    | 'ONRAMP_TRANSACTION_STATUS_FAILED'
    | 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
    | 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
    | 'ONRAMP_TRANSACTION_STATUS_UNSPECIFIED'
  >
  purchaseCurrency?: string | undefined
  purchaseNetwork?: string | undefined
  purchaseAmount?: MoneyAmount | undefined
  paymentTotal?: MoneyAmount | undefined
  paymentTotalUsd?: MoneyAmount | undefined
  paymentSubtotal?: MoneyAmount | undefined
  coinbaseFee?: MoneyAmount | undefined
  networkFee?: MoneyAmount | undefined
  exchangeRate?: MoneyAmount | undefined
  txHash?: string | undefined
  createdAt?: string | undefined
  completedAt?: string | undefined
  country?: string | undefined
  userId?: string | undefined
  paymentMethod?:
    | Open<
        | 'ACH_BANK_ACCOUNT'
        | 'APPLE_PAY'
        | 'CARD'
        | 'CRYPTO_ACCOUNT'
        | 'FIAT_WALLET'
        | 'GUEST_CHECKOUT_APPLE_PAY'
        | 'GUEST_CHECKOUT_CARD'
        | 'GUEST_CHECKOUT_GOOGLE_PAY'
        | 'PAYPAL'
        | 'RTP'
        | 'UNSPECIFIED'
      >
    | undefined
  walletAddress?: string | undefined
  type?:
    | Open<
        'ONRAMP_TRANSACTION_TYPE_BUY_AND_SEND' | 'ONRAMP_TRANSACTION_TYPE_SEND' | 'ONRAMP_TRANSACTION_TYPE_UNSPECIFIED'
      >
    | undefined
  userType?: Open<'USER_TYPE_AUTHED' | 'USER_TYPE_GUEST' | 'USER_TYPE_UNSPECIFIED'> | undefined
  partnerUserRef?: string | undefined
  contractAddress?: string | undefined
  failureReason?:
    | Open<'FAILURE_REASON_BUY_FAILED' | 'FAILURE_REASON_SEND_FAILED' | 'FAILURE_REASON_UNSPECIFIED'>
    | undefined
  endPartnerName?: string | undefined
  errorCode?: string | undefined
}

interface OperationCustomerDisplay extends Loose {
  referenceCode?: string | undefined
}

interface OrderFee extends Loose {
  feeType?: Open<'FEE_TYPE_EXCHANGE' | 'FEE_TYPE_NETWORK' | 'FEE_TYPE_UNSPECIFIED'> | undefined
  feeAmount?: string | undefined
  feeCurrency?: string | undefined
}

interface PaymentError extends Loose {
  code?: string | undefined
  message?: string | undefined
  occurredAt?: string | undefined
}

interface PaymentExpiries extends Loose {
  authorizationExpiresAt?: string | undefined
  captureExpiresAt?: string | undefined
  refundExpiresAt?: string | undefined
}

interface PaymentMethod extends Loose {
  paymentMethodId: string
  asset: string
}

interface PaymentSessionBalances extends Loose {
  capturable?: string | undefined
  captured?: string | undefined
  refundable?: string | undefined
  refunded?: string | undefined
}

interface PaymentSessionEventData extends Loose {
  paymentSession: PaymentSessionSummary
  authorization?: PaymentSessionEventDataAuthorization | undefined
  capture?: PaymentSessionEventDataCapture | undefined
  void?: PaymentSessionEventDataVoid | undefined
  refund?: PaymentSessionEventDataRefund | undefined
}

interface PaymentSessionEventDataAuthorization extends Loose {
  authorizationId: string
  status: Open<'failed' | 'pending' | 'succeeded'>
  amount: string
  externalReferenceId?: string | undefined
  customerDisplay?: OperationCustomerDisplay | undefined
  error?: PaymentError | undefined
  onchainTransactions?: OnchainTransaction[] | undefined
  metadata?: Metadata | undefined
  source?: PaymentSourceCoinbase | PaymentSourceWallet | undefined
  createdAt: string
  updatedAt: string
}

interface PaymentSessionEventDataCapture extends Loose {
  captureId: string
  status: Open<'failed' | 'pending' | 'succeeded'>
  amount: string
  externalReferenceId?: string | undefined
  customerDisplay?: OperationCustomerDisplay | undefined
  finalCapture: boolean
  error?: PaymentError | undefined
  onchainTransactions?: OnchainTransaction[] | undefined
  metadata?: Metadata | undefined
  createdAt: string
  updatedAt: string
}

interface PaymentSessionEventDataRefund extends Loose {
  refundId: string
  status: Open<'failed' | 'pending' | 'succeeded'>
  amount: string
  externalReferenceId?: string | undefined
  customerDisplay?: OperationCustomerDisplay | undefined
  reason?: string | undefined
  error?: PaymentError | undefined
  onchainTransactions?: OnchainTransaction[] | undefined
  metadata?: Metadata | undefined
  createdAt: string
  updatedAt: string
}

interface PaymentSessionEventDataVoid extends Loose {
  voidId: string
  status: Open<'failed' | 'pending' | 'succeeded'>
  amount: string
  externalReferenceId?: string | undefined
  customerDisplay?: OperationCustomerDisplay | undefined
  error?: PaymentError | undefined
  onchainTransactions?: OnchainTransaction[] | undefined
  metadata?: Metadata | undefined
  createdAt: string
  updatedAt: string
}

interface PaymentSessionSummary extends Loose {
  paymentSessionId: string
  entityId: string
  amount: string
  asset: string
  source?: PaymentSourceCoinbase | PaymentSourceWallet | undefined
  target: PaymentTargetWallet | TransfersAccount
  autoCapture: boolean
  expiries: PaymentExpiries
  status: Open<
    | 'authorization_failed'
    | 'authorization_pending'
    | 'authorization_succeeded'
    | 'canceled'
    | 'capture_failed'
    | 'capture_pending'
    | 'capture_succeeded'
    | 'created'
    | 'refund_failed'
    | 'refund_pending'
    | 'refund_succeeded'
    | 'void_failed'
    | 'void_pending'
    | 'void_succeeded'
  >
  balances: PaymentSessionBalances
  externalReferenceId?: string | undefined
  customerDisplay?: CustomerDisplay | undefined
  metadata?: Metadata | undefined
  createdAt: string
  updatedAt: string
}

interface PaymentSourceCoinbase extends Loose {
  coinbaseUserId: string
}

interface PaymentSourceWallet extends Loose {
  address: string
  network?:
    | Open<
        | 'arbitrum'
        | 'arbitrum-sepolia'
        | 'avalanche'
        | 'base'
        | 'base-sepolia'
        | 'ethereum'
        | 'ethereum-sepolia'
        | 'optimism'
        | 'optimism-sepolia'
        | 'polygon'
        | 'polygon-amoy'
      >
    | undefined
  asset?: string | undefined
}

interface PaymentTargetWallet extends Loose {
  address: string
  network?: Open<'base' | 'base-sepolia'> | undefined
}

interface PaymentsTransfersFailed extends Loose {
  eventID: string
  eventType: string
  timestamp: string
  data: Transfer
}

interface Transfer extends Loose {
  transferId?: string | undefined
  status?: Open<'completed' | 'failed' | 'processing' | 'quoted'> | undefined
  source: AchDepositSource | FedwireDepositSource | OnchainAddress | PaymentMethod | TransfersAccount
  target: EmailInstrument | OnchainAddress | PaymentMethod | TransfersAccount
  sourceAmount?: string | undefined
  sourceAsset?: string | undefined
  targetAmount?: string | undefined
  targetAsset?: string | undefined
  exchangeRate?: TransferExchangeRate | undefined
  fees?: TransferFee[] | undefined
  estimate?: TransferEstimate | undefined
  completedAt?: string | undefined
  failureReason?: string | undefined
  expiresAt?: string | undefined
  executedAt?: string | undefined
  createdAt?: string | undefined
  updatedAt?: string | undefined
  metadata?: Metadata | undefined
  details?: TransferDetails | undefined
}

interface TransferDetails extends Loose {
  depositDestination?: DepositDestinationReference | undefined
  onchainTransactions?: TransferDetailsOnchainTransactionsItem[] | undefined
  travelRule?: TransferDetailsTravelRule | undefined
}

interface TransferDetailsOnchainTransactionsItem extends Loose {
  transactionHash: string
  network: Open<'arbitrum' | 'avacchain' | 'base' | 'ethereum' | 'monad' | 'optimism' | 'solana' | 'sui' | 'tempo'>
}

interface TransferDetailsTravelRule extends Loose {
  status?: Open<'completed' | 'incomplete'> | undefined
  statusMessage?: string | undefined
}

interface TransferEstimate extends Loose {
  exchangeRate?: TransferExchangeRate | undefined
  targetAmount?: string | undefined
  targetAsset?: string | undefined
  fees?: TransferFee[] | undefined
  estimatedAt: string
}

interface TransferExchangeRate extends Loose {
  sourceAsset: string
  targetAsset: string
  rate: string
}

interface TransferFee extends Loose {
  type: Open<'bank' | 'conversion' | 'network' | 'other'>
  amount: string
  asset: string
}

interface TransfersAccount extends Loose {
  accountId: string
  asset: string
}

interface WalletActivityMulti extends Loose {
  eventId: string
  timestamp: string
  data: OnchainActivityEventData
  eventType: string
}

interface WalletDelegationCreated extends Loose {
  delegation_id: string
  user_id: string
  expires_at: string
  created_at: string
}

interface WalletDelegationRevoked extends Loose {
  delegation_id: string
  user_id: string
  revoked_at: string
}

interface WalletHashSigned extends Loose {
  address: string
  signed_at: string
  user_id?: string | undefined
  delegation_id?: string | undefined
}

interface WalletTransactionBroadcast extends Loose {
  transaction_hash?: string | undefined
  address?: string | undefined
  network: Open<
    | 'aptos'
    | 'arbitrum'
    | 'arbitrum-sepolia'
    | 'base'
    | 'ethereum'
    | 'optimism'
    | 'polygon'
    | 'solana'
    | 'world'
    | 'world-sepolia'
  >
  broadcast_at: string
  transaction_signature?: string | undefined
  user_id?: string | undefined
  delegation_id?: string | undefined
}

interface WalletTransactionConfirmed extends Loose {
  transaction_hash?: string | undefined
  address?: string | undefined
  network: Open<
    | 'aptos'
    | 'arbitrum'
    | 'arbitrum-sepolia'
    | 'base'
    | 'ethereum'
    | 'optimism'
    | 'polygon'
    | 'solana'
    | 'world'
    | 'world-sepolia'
  >
  confirmed_at: string
  transaction_signature?: string | undefined
  user_id?: string | undefined
  delegation_id?: string | undefined
}

interface WalletTransactionCreated extends Loose {
  address?: string | undefined
  network: Open<
    | 'aptos'
    | 'arbitrum'
    | 'arbitrum-sepolia'
    | 'base'
    | 'ethereum'
    | 'optimism'
    | 'polygon'
    | 'solana'
    | 'world'
    | 'world-sepolia'
  >
  created_at: string
  user_id?: string | undefined
  delegation_id?: string | undefined
}

interface WalletTransactionFailed extends Loose {
  transaction_hash?: string | undefined
  address?: string | undefined
  network: Open<
    | 'aptos'
    | 'arbitrum'
    | 'arbitrum-sepolia'
    | 'base'
    | 'ethereum'
    | 'optimism'
    | 'polygon'
    | 'solana'
    | 'world'
    | 'world-sepolia'
  >
  failed_at: string
  transaction_signature?: string | undefined
  user_id?: string | undefined
  delegation_id?: string | undefined
}

interface WalletTransactionPending extends Loose {
  transaction_hash: string
  address: string
  network: Open<
    | 'aptos'
    | 'arbitrum'
    | 'arbitrum-sepolia'
    | 'base'
    | 'ethereum'
    | 'optimism'
    | 'polygon'
    | 'solana'
    | 'world'
    | 'world-sepolia'
  >
  pending_since: string
  max_fee_per_gas: string
  max_priority_fee_per_gas: string
  user_id?: string | undefined
  delegation_id?: string | undefined
}

interface WalletTransactionReplaced extends Loose {
  transaction_hash: string
  address: string
  network: Open<
    | 'aptos'
    | 'arbitrum'
    | 'arbitrum-sepolia'
    | 'base'
    | 'ethereum'
    | 'optimism'
    | 'polygon'
    | 'solana'
    | 'world'
    | 'world-sepolia'
  >
  replaced_at: string
  user_id?: string | undefined
  delegation_id?: string | undefined
}
