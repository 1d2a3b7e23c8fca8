// Written by `npm run payloads` from:
// - @privy-io/node 0.35.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface PrivyPayloads {
  'intent.authorized': IntentAuthorized
  'intent.created': IntentCreated
  'intent.executed': IntentFailed
  'intent.failed': IntentFailed
  'intent.rejected': IntentRejected
  'mfa.disabled': MfaEnabled
  'mfa.enabled': MfaEnabled
  'transaction.broadcasted': TransactionFailed
  'transaction.confirmed': TransactionFailed
  'transaction.execution_reverted': TransactionFailed
  'transaction.failed': TransactionFailed
  'transaction.provider_error': TransactionFailed
  'transaction.replaced': TransactionFailed
  'transaction.still_pending': TransactionStillPending
  'usage.gas_sponsorship.recorded': UsageGasSponsorshipRecorded
  'usage.swap_provider_fee.recorded': UsageGasSponsorshipRecorded
  'user.authenticated': UserAuthenticated
  'user.created': UserCreated
  'user.deleted': UserCreated
  'user.linked_account': UserAuthenticated
  'user.transferred_account': UserTransferredAccount
  'user.unlinked_account': UserAuthenticated
  'user.updated_account': UserAuthenticated
  'user.wallet_created': UserWalletCreated
  'user_operation.completed': UserOperationCompleted
  'wallet.archived': WalletArchived
  'wallet.funds_deposited': FundsDeposited
  'wallet.funds_withdrawn': FundsWithdrawn
  'wallet.private_key_export': PrivateKeyExport
  'wallet.recovered': WalletRecovered
  'wallet.recovery_setup': WalletRecoverySetup
  'wallet.restored': WalletRestored
  'wallet.seed_phrase_export': PrivateKeyExport
  'wallet_action.earn_deposit.created': WalletActionEarnDepositCreated
  'wallet_action.earn_deposit.failed': WalletActionEarnDepositFailed
  'wallet_action.earn_deposit.rejected': WalletActionEarnDepositRejected
  'wallet_action.earn_deposit.succeeded': WalletActionEarnDepositSucceeded
  'wallet_action.earn_fee_collect.created': WalletActionEarnDepositCreated
  'wallet_action.earn_fee_collect.failed': WalletActionEarnDepositFailed
  'wallet_action.earn_fee_collect.rejected': WalletActionEarnDepositRejected
  'wallet_action.earn_fee_collect.succeeded': WalletActionEarnFeeCollectSucceeded
  'wallet_action.earn_incentive_claim.created': WalletActionEarnIncentiveClaimCreated
  'wallet_action.earn_incentive_claim.failed': WalletActionEarnIncentiveClaimFailed
  'wallet_action.earn_incentive_claim.rejected': WalletActionEarnIncentiveClaimRejected
  'wallet_action.earn_incentive_claim.succeeded': WalletActionEarnIncentiveClaimSucceeded
  'wallet_action.earn_withdraw.created': WalletActionEarnDepositCreated
  'wallet_action.earn_withdraw.failed': WalletActionEarnDepositFailed
  'wallet_action.earn_withdraw.rejected': WalletActionEarnDepositRejected
  'wallet_action.earn_withdraw.succeeded': WalletActionEarnDepositSucceeded
  'wallet_action.payout.created': WalletActionPayoutCreated
  'wallet_action.payout.failed': WalletActionPayoutFailed
  'wallet_action.payout.rejected': WalletActionPayoutRejected
  'wallet_action.payout.succeeded': WalletActionPayoutSucceeded
  'wallet_action.swap.created': WalletActionSwapCreated
  'wallet_action.swap.failed': WalletActionSwapFailed
  'wallet_action.swap.rejected': WalletActionSwapRejected
  'wallet_action.swap.succeeded': WalletActionSwapSucceeded
  'wallet_action.transfer.created': WalletActionTransferCreated
  'wallet_action.transfer.failed': WalletActionTransferFailed
  'wallet_action.transfer.rejected': WalletActionTransferRejected
  'wallet_action.transfer.succeeded': WalletActionTransferSucceeded
  'wallet_automation.submitted': WalletAutomationSubmitted
  'yield.claim.confirmed': YieldClaimConfirmed
  'yield.deposit.confirmed': YieldDepositConfirmed
  'yield.withdraw.confirmed': YieldWithdrawConfirmed
}

interface BaseActionResult extends Loose {
  executed_at: number
  status_code: number
  authorized_by_display_name?: string | undefined
  authorized_by_id?: string | undefined
}

interface BlockInfo extends Loose {
  number: number
  timestamp: number
}

interface BridgeCryptoDepositMetadata extends Loose {
  drain_id: string
  liquidation_address: string
  liquidation_address_id: string
  method: Open<'liquidation_address'>
  source_wallet_address: string
  type: 'crypto_deposit'
}

interface BridgeCryptoTransferMetadata extends Loose {
  method: Open<'transfer'>
  source_wallet_address: string
  transfer_id: string
  type: 'crypto_deposit'
}

interface BridgeFiatDepositMetadata extends Loose {
  activity_id: string
  method: Open<'virtual_account'>
  type: 'fiat_deposit'
  virtual_account_id: string
}

interface BridgeFiatTransferMetadata extends Loose {
  method: Open<'transfer'>
  transfer_id: string
  type: 'fiat_deposit'
}

interface BridgeRefundMetadata extends Loose {
  drain_id: string
  liquidation_address_id: string
  method: Open<'liquidation_address'>
  original_transaction_hash: string
  type: 'refund'
}

interface BridgeStaticMemoDepositMetadata extends Loose {
  method: Open<'static_memo'>
  static_memo_event_id: string
  static_memo_id: string
  type: 'fiat_deposit'
}

interface BridgeTransferRefundMetadata extends Loose {
  method: Open<'transfer'>
  transfer_id: string
  type: 'refund'
  original_transaction_hash?: string | undefined
}

interface CrossAppSmartWallet extends Loose {
  address: string
}

interface CustodianTransactionWalletActionStep extends Loose {
  custodian: string
  status: Open<'confirmed' | 'custodian_reviewing' | 'failed' | 'pending' | 'preparing' | 'queued' | 'rejected'>
  transaction_hash: string | null
  type: 'custodian_transaction'
  failure_reason?: FailureReason | undefined
}

interface CustomMetadata extends Loose {}

interface EarnIncetiveClaimRewardEntry extends Loose {
  amount: string
  token_address: string
  token_symbol: string
  token_decimals?: number | undefined
}

interface EmailMfaMethod extends Loose {
  type: 'email'
  verified_at: number
}

interface EthereumSign7702Authorization extends Loose {
  chain_id: string | number
  contract: string
  nonce: string | number
  r: string
  s: string
  y_parity: number
}

interface EvmTransactionWalletActionStep extends Loose {
  caip2: string
  status: Open<
    'abandoned' | 'confirmed' | 'pending' | 'preparing' | 'queued' | 'rejected' | 'replaced' | 'retrying' | 'reverted'
  >
  transaction_hash: string | null
  type: 'evm_transaction'
  failure_reason?: FailureReason | undefined
  finalized?: boolean | undefined
  gas_credits_charged_usd?: string | undefined
}

interface EvmUserOperationWalletActionStep extends Loose {
  bundle_transaction_hash: string | null
  caip2: string
  entrypoint_version: Open<'0.6' | '0.7' | '0.8' | '0.9'>
  status: Open<
    'abandoned' | 'confirmed' | 'pending' | 'preparing' | 'queued' | 'rejected' | 'replaced' | 'retrying' | 'reverted'
  >
  type: 'evm_user_operation'
  user_operation_hash: string | null
  failure_reason?: FailureReason | undefined
  finalized?: boolean | undefined
  gas_credits_charged_usd?: string | undefined
}

interface ExternalTransactionWalletActionStep extends Loose {
  status: Open<'confirmed' | 'failed' | 'pending' | 'preparing' | 'queued' | 'rejected'>
  type: 'external_transaction'
  failure_reason?: FailureReason | undefined
}

interface FailureReason extends Loose {
  message: string
  details?: unknown
}

interface FundsDeposited extends Loose {
  amount: string
  asset:
    | WalletFundsBtknAsset
    | WalletFundsErc20Asset
    | WalletFundsNativeTokenAsset
    | WalletFundsSacAsset
    | WalletFundsSplAsset
    | WalletFundsTrc20Asset
  block: BlockInfo
  caip2: string
  idempotency_key: string
  recipient: string
  sender: string
  transaction_hash: string
  type: string
  wallet_id: string
  bridge_metadata?:
    | BridgeCryptoDepositMetadata
    | BridgeCryptoTransferMetadata
    | BridgeFiatDepositMetadata
    | BridgeFiatTransferMetadata
    | BridgeRefundMetadata
    | BridgeStaticMemoDepositMetadata
    | BridgeTransferRefundMetadata
    | undefined
  transaction_fee?: string | undefined
}

interface FundsWithdrawn extends Loose {
  amount: string
  asset:
    | WalletFundsBtknAsset
    | WalletFundsErc20Asset
    | WalletFundsNativeTokenAsset
    | WalletFundsSacAsset
    | WalletFundsSplAsset
    | WalletFundsTrc20Asset
  block: BlockInfo
  caip2: string
  idempotency_key: string
  recipient: string
  sender: string
  transaction_hash: string
  type: string
  wallet_id: string
  transaction_fee?: string | undefined
}

interface IntentAuthorization extends Loose {
  members: (IntentAuthorizationKeyMember | IntentAuthorizationKeyQuorum | IntentAuthorizationUserMember)[]
  threshold: number
  display_name?: string | undefined
}

interface IntentAuthorizationKeyMember extends Loose {
  public_key: string
  signed_at: number | null
  type: 'key'
}

interface IntentAuthorizationKeyQuorum extends Loose {
  key_quorum_id: string
  members: (IntentAuthorizationKeyMember | IntentAuthorizationUserMember)[]
  threshold: number
  threshold_met: boolean
  type: 'key_quorum'
  display_name?: string | undefined
}

interface IntentAuthorizationUserMember extends Loose {
  signed_at: number | null
  type: 'user'
  user_id: string
}

interface IntentAuthorized extends Loose {
  authorized_at: number
  created_at: number
  expires_at: number
  intent_id: string
  intent_type: Open<'KEY_QUORUM' | 'POLICY' | 'RPC' | 'RULE' | 'TRANSFER' | 'WALLET'>
  member: IntentAuthorizationKeyMember | IntentAuthorizationUserMember
  status: string
  type: string
  created_by_display_name?: string | undefined
  created_by_id?: string | undefined
}

interface IntentCreated extends Loose {
  created_at: number
  expires_at: number
  intent_id: string
  intent_type: Open<'KEY_QUORUM' | 'POLICY' | 'RPC' | 'RULE' | 'TRANSFER' | 'WALLET'>
  status: string
  type: string
  authorization_details?: IntentAuthorization[] | undefined
  created_by_display_name?: string | undefined
  created_by_id?: string | undefined
}

interface IntentFailed extends Loose {
  action_result: BaseActionResult
  created_at: number
  expires_at: number
  intent_id: string
  intent_type: Open<'KEY_QUORUM' | 'POLICY' | 'RPC' | 'RULE' | 'TRANSFER' | 'WALLET'>
  status: string
  type: string
  created_by_display_name?: string | undefined
  created_by_id?: string | undefined
}

interface IntentRejected extends Loose {
  created_at: number
  expires_at: number
  intent_id: string
  intent_type: Open<'KEY_QUORUM' | 'POLICY' | 'RPC' | 'RULE' | 'TRANSFER' | 'WALLET'>
  rejected_at: number
  status: string
  type: string
  created_by_display_name?: string | undefined
  created_by_id?: string | undefined
}

interface LinkedAccountAppleOAuth extends Loose {
  email: string | null
  first_verified_at: number | null
  latest_verified_at: number | null
  subject: string
  type: 'apple_oauth'
  verified_at: number
}

interface LinkedAccountAuthorizationKey extends Loose {
  first_verified_at: number | null
  latest_verified_at: number | null
  public_key: string
  type: 'authorization_key'
  verified_at: number
}

interface LinkedAccountBaseWallet extends Loose {
  address: string
  chain_type: Open<'ethereum' | 'solana'>
  type: Open<'smart_wallet' | 'wallet'>
}

interface LinkedAccountBitcoinSegwitEmbeddedWallet extends Loose {
  id: string | null
  address: string
  chain_id: string
  chain_type: Open<'bitcoin-segwit'>
  connector_type: Open<'embedded'>
  delegated: boolean
  first_verified_at: number | null
  imported: boolean
  latest_verified_at: number | null
  public_key: string
  recovery_method: Open<'google-drive' | 'icloud' | 'privy' | 'privy-v2' | 'recovery-encryption-key' | 'user-passcode'>
  type: 'wallet'
  verified_at: number
  wallet_client: Open<'privy'>
  wallet_client_type: Open<'privy'>
  wallet_index: number
  user_can_sign?: boolean | undefined
}

interface LinkedAccountBitcoinTaprootEmbeddedWallet extends Loose {
  id: string | null
  address: string
  chain_id: string
  chain_type: Open<'bitcoin-taproot'>
  connector_type: Open<'embedded'>
  delegated: boolean
  first_verified_at: number | null
  imported: boolean
  latest_verified_at: number | null
  public_key: string
  recovery_method: Open<'google-drive' | 'icloud' | 'privy' | 'privy-v2' | 'recovery-encryption-key' | 'user-passcode'>
  type: 'wallet'
  verified_at: number
  wallet_client: Open<'privy'>
  wallet_client_type: Open<'privy'>
  wallet_index: number
  user_can_sign?: boolean | undefined
}

interface LinkedAccountCrossApp extends Loose {
  embedded_wallets: CrossAppSmartWallet[]
  first_verified_at: number | null
  latest_verified_at: number | null
  provider_app_id: string
  smart_wallets: CrossAppSmartWallet[]
  subject: string
  type: 'cross_app'
  verified_at: number
}

interface LinkedAccountCurveSigningEmbeddedWallet extends Loose {
  id: string | null
  address: string
  chain_id: string
  chain_type: Open<
    | 'aptos'
    | 'bitcoin-segwit'
    | 'bitcoin-taproot'
    | 'cosmos'
    | 'movement'
    | 'near'
    | 'pearl'
    | 'starknet'
    | 'stellar'
    | 'sui'
    | 'ton'
    | 'tron'
    | 'xrpl'
  >
  connector_type: Open<'embedded'>
  delegated: boolean
  first_verified_at: number | null
  imported: boolean
  latest_verified_at: number | null
  public_key: string
  recovery_method: Open<'google-drive' | 'icloud' | 'privy' | 'privy-v2' | 'recovery-encryption-key' | 'user-passcode'>
  type: 'wallet'
  verified_at: number
  wallet_client: Open<'privy'>
  wallet_client_type: Open<'privy'>
  wallet_index: number
  user_can_sign?: boolean | undefined
}

interface LinkedAccountCustomJwt extends Loose {
  custom_user_id: string
  first_verified_at: number | null
  latest_verified_at: number | null
  type: 'custom_auth'
  verified_at: number
}

interface LinkedAccountCustomOAuth extends Loose {
  first_verified_at: number | null
  latest_verified_at: number | null
  subject: string
  type: string
  verified_at: number
  email?: string | undefined
  name?: string | undefined
  profile_picture_url?: string | undefined
  username?: string | undefined
}

interface LinkedAccountDiscordOAuth extends Loose {
  email: string | null
  first_verified_at: number | null
  latest_verified_at: number | null
  subject: string
  type: 'discord_oauth'
  username: string | null
  verified_at: number
}

interface LinkedAccountEmail extends Loose {
  address: string
  first_verified_at: number | null
  latest_verified_at: number | null
  type: 'email'
  verified_at: number
}

interface LinkedAccountEthereum extends Loose {
  address: string
  chain_type: Open<'ethereum'>
  first_verified_at: number | null
  latest_verified_at: number | null
  type: 'wallet'
  verified_at: number
  wallet_client: Open<'unknown'>
  chain_id?: string | undefined
  connector_type?: string | undefined
  wallet_client_type?: string | undefined
}

interface LinkedAccountEthereumEmbeddedWallet extends Loose {
  id: string | null
  address: string
  chain_id: string
  chain_type: Open<'ethereum'>
  connector_type: Open<'embedded'>
  delegated: boolean
  first_verified_at: number | null
  imported: boolean
  latest_verified_at: number | null
  recovery_method: Open<'google-drive' | 'icloud' | 'privy' | 'privy-v2' | 'recovery-encryption-key' | 'user-passcode'>
  type: 'wallet'
  verified_at: number
  wallet_client: Open<'privy'>
  wallet_client_type: Open<'privy'>
  wallet_index: number
  user_can_sign?: boolean | undefined
}

interface LinkedAccountFarcaster extends Loose {
  fid: number
  first_verified_at: number | null
  latest_verified_at: number | null
  owner_address: string
  type: 'farcaster'
  verified_at: number
  bio?: string | undefined
  display_name?: string | undefined
  homepage_url?: string | undefined
  profile_picture?: string | undefined
  profile_picture_url?: string | undefined
  signer_public_key?: string | undefined
  username?: string | undefined
}

interface LinkedAccountGitHubOAuth extends Loose {
  email: string | null
  first_verified_at: number | null
  latest_verified_at: number | null
  name: string | null
  subject: string
  type: 'github_oauth'
  username: string | null
  verified_at: number
}

interface LinkedAccountGoogleOAuth extends Loose {
  email: string
  first_verified_at: number | null
  latest_verified_at: number | null
  name: string | null
  subject: string
  type: 'google_oauth'
  verified_at: number
}

interface LinkedAccountInstagramOAuth extends Loose {
  first_verified_at: number | null
  latest_verified_at: number | null
  subject: string
  type: 'instagram_oauth'
  username: string | null
  verified_at: number
}

interface LinkedAccountLineOAuth extends Loose {
  email: string | null
  first_verified_at: number | null
  latest_verified_at: number | null
  name: string | null
  profile_picture_url: string | null
  subject: string
  type: 'line_oauth'
  verified_at: number
}

interface LinkedAccountLinkedInOAuth extends Loose {
  email: string | null
  first_verified_at: number | null
  latest_verified_at: number | null
  subject: string
  type: 'linkedin_oauth'
  verified_at: number
  name?: string | undefined
  vanity_name?: string | undefined
}

interface LinkedAccountPasskey extends Loose {
  credential_id: string
  enrolled_in_mfa: boolean
  first_verified_at: number | null
  latest_verified_at: number | null
  type: 'passkey'
  verified_at: number
  authenticator_name?: string | undefined
  created_with_browser?: string | undefined
  created_with_device?: string | undefined
  created_with_os?: string | undefined
  public_key?: string | undefined
}

interface LinkedAccountPhone extends Loose {
  first_verified_at: number | null
  latest_verified_at: number | null
  phoneNumber: string
  type: 'phone'
  verified_at: number
  number?: string | undefined
}

interface LinkedAccountSmartWallet extends Loose {
  address: string
  first_verified_at: number | null
  latest_verified_at: number | null
  smart_wallet_type: Open<
    'biconomy' | 'coinbase_smart_wallet' | 'kernel' | 'light_account' | 'nexus' | 'safe' | 'thirdweb'
  >
  type: 'smart_wallet'
  verified_at: number
  smart_wallet_version?: string | undefined
}

interface LinkedAccountSolana extends Loose {
  address: string
  chain_type: Open<'solana'>
  first_verified_at: number | null
  latest_verified_at: number | null
  type: 'wallet'
  verified_at: number
  wallet_client: Open<'unknown'>
  connector_type?: string | undefined
  wallet_client_type?: string | undefined
}

interface LinkedAccountSolanaEmbeddedWallet extends Loose {
  id: string | null
  address: string
  chain_id: string
  chain_type: Open<'solana'>
  connector_type: Open<'embedded'>
  delegated: boolean
  first_verified_at: number | null
  imported: boolean
  latest_verified_at: number | null
  public_key: string
  recovery_method: Open<'google-drive' | 'icloud' | 'privy' | 'privy-v2' | 'recovery-encryption-key' | 'user-passcode'>
  type: 'wallet'
  verified_at: number
  wallet_client: Open<'privy'>
  wallet_client_type: Open<'privy'>
  wallet_index: number
  user_can_sign?: boolean | undefined
}

interface LinkedAccountSpotifyOAuth extends Loose {
  email: string | null
  first_verified_at: number | null
  latest_verified_at: number | null
  name: string | null
  subject: string
  type: 'spotify_oauth'
  verified_at: number
}

interface LinkedAccountTelegram extends Loose {
  first_verified_at: number | null
  latest_verified_at: number | null
  telegram_user_id: string
  type: 'telegram'
  verified_at: number
  first_name?: string | null | undefined
  last_name?: string | null | undefined
  photo_url?: string | null | undefined
  username?: string | null | undefined
}

interface LinkedAccountTiktokOAuth extends Loose {
  first_verified_at: number | null
  latest_verified_at: number | null
  name: string | null
  subject: string
  type: 'tiktok_oauth'
  username: string | null
  verified_at: number
}

interface LinkedAccountTwitchOAuth extends Loose {
  first_verified_at: number | null
  latest_verified_at: number | null
  subject: string
  type: 'twitch_oauth'
  username: string | null
  verified_at: number
}

interface LinkedAccountTwitterOAuth extends Loose {
  first_verified_at: number | null
  latest_verified_at: number | null
  name: string | null
  profile_picture_url: string | null
  subject: string
  type: 'twitter_oauth'
  username: string | null
  verified_at: number
}

interface MfaEnabled extends Loose {
  method: Open<'email' | 'passkey' | 'sms' | 'totp'>
  type: string
  user_id: string
}

interface PasskeyMfaMethod extends Loose {
  type: 'passkey'
  verified_at: number
}

interface PrivateKeyExport extends Loose {
  type: string
  user_id: string
  wallet_address: string
  wallet_id: string
  export_source?: Open<'client' | 'display'> | undefined
}

interface SMSMfaMethod extends Loose {
  type: 'sms'
  verified_at: number
}

interface SvmTransactionWalletActionStep extends Loose {
  caip2: string
  status: Open<'confirmed' | 'failed' | 'pending' | 'preparing' | 'queued' | 'rejected' | 'reverted'>
  transaction_signature: string | null
  type: 'svm_transaction'
  failure_reason?: FailureReason | undefined
  finalized?: boolean | undefined
  gas_credits_charged_usd?: string | undefined
}

interface TotpMfaMethod extends Loose {
  type: 'totp'
  verified_at: number
}

interface TransactionFailed extends Loose {
  caip2: string
  transaction_hash: string
  transaction_id: string
  type: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface TransactionStillPending extends Loose {
  caip2: string
  transaction_hash: string
  transaction_id: string
  transaction_request: UnsignedStandardEthereumTransaction
  type: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface TvmTransactionWalletActionStep extends Loose {
  caip2: string
  status: Open<'confirmed' | 'failed' | 'pending' | 'preparing' | 'queued' | 'rejected' | 'reverted'>
  transaction_id: string | null
  type: 'tvm_transaction'
  failure_reason?: FailureReason | undefined
}

interface UnsignedStandardEthereumTransaction extends Loose {
  authorization_list?: EthereumSign7702Authorization[] | undefined
  chain_id?: string | number | undefined
  data?: string | undefined
  from?: string | undefined
  gas_limit?: string | number | undefined
  gas_price?: string | number | undefined
  max_fee_per_gas?: string | number | undefined
  max_priority_fee_per_gas?: string | number | undefined
  nonce?: string | number | undefined
  to?: string | undefined
  type?: number | undefined
  value?: string | number | undefined
}

interface UsageGasSponsorshipRecorded extends Loose {
  amount_usd: string
  event_id: string
  recorded_at: number
  source_id: string
  source_type: Open<'rpc' | 'wallet-action-swap' | 'wallet-action-transfer'>
  type: string
}

interface User extends Loose {
  id: string
  created_at: number
  has_accepted_terms: boolean
  is_guest: boolean
  linked_accounts: (
    | LinkedAccountAppleOAuth
    | LinkedAccountAuthorizationKey
    | LinkedAccountBitcoinSegwitEmbeddedWallet
    | LinkedAccountBitcoinTaprootEmbeddedWallet
    | LinkedAccountCrossApp
    | LinkedAccountCurveSigningEmbeddedWallet
    | LinkedAccountCustomJwt
    | LinkedAccountCustomOAuth
    | LinkedAccountDiscordOAuth
    | LinkedAccountEmail
    | LinkedAccountEthereum
    | LinkedAccountEthereumEmbeddedWallet
    | LinkedAccountFarcaster
    | LinkedAccountGitHubOAuth
    | LinkedAccountGoogleOAuth
    | LinkedAccountInstagramOAuth
    | LinkedAccountLineOAuth
    | LinkedAccountLinkedInOAuth
    | LinkedAccountPasskey
    | LinkedAccountPhone
    | LinkedAccountSmartWallet
    | LinkedAccountSolana
    | LinkedAccountSolanaEmbeddedWallet
    | LinkedAccountSpotifyOAuth
    | LinkedAccountTelegram
    | LinkedAccountTiktokOAuth
    | LinkedAccountTwitchOAuth
    | LinkedAccountTwitterOAuth
  )[]
  mfa_methods: (EmailMfaMethod | PasskeyMfaMethod | SMSMfaMethod | TotpMfaMethod)[]
  custom_metadata?: CustomMetadata | undefined
}

interface UserAuthenticated extends Loose {
  account:
    | LinkedAccountAppleOAuth
    | LinkedAccountAuthorizationKey
    | LinkedAccountBitcoinSegwitEmbeddedWallet
    | LinkedAccountBitcoinTaprootEmbeddedWallet
    | LinkedAccountCrossApp
    | LinkedAccountCurveSigningEmbeddedWallet
    | LinkedAccountCustomJwt
    | LinkedAccountCustomOAuth
    | LinkedAccountDiscordOAuth
    | LinkedAccountEmail
    | LinkedAccountEthereum
    | LinkedAccountEthereumEmbeddedWallet
    | LinkedAccountFarcaster
    | LinkedAccountGitHubOAuth
    | LinkedAccountGoogleOAuth
    | LinkedAccountInstagramOAuth
    | LinkedAccountLineOAuth
    | LinkedAccountLinkedInOAuth
    | LinkedAccountPasskey
    | LinkedAccountPhone
    | LinkedAccountSmartWallet
    | LinkedAccountSolana
    | LinkedAccountSolanaEmbeddedWallet
    | LinkedAccountSpotifyOAuth
    | LinkedAccountTelegram
    | LinkedAccountTiktokOAuth
    | LinkedAccountTwitchOAuth
    | LinkedAccountTwitterOAuth
  type: string
  user: User
}

interface UserCreated extends Loose {
  type: string
  user: User
}

interface UserOperationCompleted extends Loose {
  actual_gas_cost: string
  actual_gas_used: string
  block_number: number
  caip2: string
  log_index: number
  nonce: string
  paymaster: string | null
  sender: string
  success: boolean
  transaction_hash: string
  type: string
  user_op_hash: string
}

interface UserReference extends Loose {
  id: string
}

interface UserTransferredAccount extends Loose {
  account:
    | LinkedAccountAppleOAuth
    | LinkedAccountAuthorizationKey
    | LinkedAccountBitcoinSegwitEmbeddedWallet
    | LinkedAccountBitcoinTaprootEmbeddedWallet
    | LinkedAccountCrossApp
    | LinkedAccountCurveSigningEmbeddedWallet
    | LinkedAccountCustomJwt
    | LinkedAccountCustomOAuth
    | LinkedAccountDiscordOAuth
    | LinkedAccountEmail
    | LinkedAccountEthereum
    | LinkedAccountEthereumEmbeddedWallet
    | LinkedAccountFarcaster
    | LinkedAccountGitHubOAuth
    | LinkedAccountGoogleOAuth
    | LinkedAccountInstagramOAuth
    | LinkedAccountLineOAuth
    | LinkedAccountLinkedInOAuth
    | LinkedAccountPasskey
    | LinkedAccountPhone
    | LinkedAccountSmartWallet
    | LinkedAccountSolana
    | LinkedAccountSolanaEmbeddedWallet
    | LinkedAccountSpotifyOAuth
    | LinkedAccountTelegram
    | LinkedAccountTiktokOAuth
    | LinkedAccountTwitchOAuth
    | LinkedAccountTwitterOAuth
  deletedUser: boolean
  fromUser: UserReference
  toUser: User
  type: string
}

interface UserWalletCreated extends Loose {
  type: string
  user: User
  wallet: LinkedAccountBaseWallet
}

interface WalletActionEarnDepositCreated extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  asset_address: string
  caip2: string
  created_at: string
  raw_amount: string
  status: Open<'pending'>
  type: string
  vault_address: string
  vault_id: string
  wallet_action_id: string
  wallet_id: string
  amount?: string | undefined
  asset?: string | undefined
  decimals?: number | undefined
  reference_id?: string | null | undefined
}

interface WalletActionEarnDepositFailed extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  asset_address: string
  caip2: string
  created_at: string
  failed_at: string
  failure_reason: FailureReason
  raw_amount: string
  status: Open<'failed'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  vault_address: string
  vault_id: string
  wallet_action_id: string
  wallet_id: string
  amount?: string | undefined
  asset?: string | undefined
  decimals?: number | undefined
  reference_id?: string | null | undefined
}

interface WalletActionEarnDepositRejected extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  asset_address: string
  caip2: string
  created_at: string
  failure_reason: FailureReason
  raw_amount: string
  rejected_at: string
  status: Open<'rejected'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  vault_address: string
  vault_id: string
  wallet_action_id: string
  wallet_id: string
  amount?: string | undefined
  asset?: string | undefined
  decimals?: number | undefined
  reference_id?: string | null | undefined
}

interface WalletActionEarnDepositSucceeded extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  asset_address: string
  caip2: string
  completed_at: string
  created_at: string
  raw_amount: string
  share_amount: string
  status: Open<'succeeded'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  vault_address: string
  vault_id: string
  wallet_action_id: string
  wallet_id: string
  amount?: string | undefined
  asset?: string | undefined
  decimals?: number | undefined
  reference_id?: string | null | undefined
}

interface WalletActionEarnFeeCollectSucceeded extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  asset_address: string
  caip2: string
  completed_at: string
  created_at: string
  raw_amount: string
  status: Open<'succeeded'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  vault_address: string
  vault_id: string
  wallet_action_id: string
  wallet_id: string
  amount?: string | undefined
  asset?: string | undefined
  decimals?: number | undefined
  reference_id?: string | null | undefined
}

interface WalletActionEarnIncentiveClaimCreated extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  chain: string
  created_at: string
  rewards: EarnIncetiveClaimRewardEntry[] | null
  status: Open<'pending'>
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface WalletActionEarnIncentiveClaimFailed extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  chain: string
  created_at: string
  failed_at: string
  failure_reason: FailureReason
  rewards: EarnIncetiveClaimRewardEntry[] | null
  status: Open<'failed'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface WalletActionEarnIncentiveClaimRejected extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  chain: string
  created_at: string
  failure_reason: FailureReason
  rejected_at: string
  rewards: EarnIncetiveClaimRewardEntry[] | null
  status: Open<'rejected'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface WalletActionEarnIncentiveClaimSucceeded extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  chain: string
  completed_at: string
  created_at: string
  rewards: EarnIncetiveClaimRewardEntry[] | null
  status: Open<'succeeded'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface WalletActionPayoutCreated extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  created_at: string
  destination_currency: string
  destination_fiat_account_id: string
  destination_payment_rail: string
  environment: Open<'production' | 'sandbox'>
  provider: Open<'bridge'>
  source_amount: string
  source_asset: string
  source_chain: string
  status: Open<'pending'>
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface WalletActionPayoutFailed extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  created_at: string
  destination_currency: string
  destination_fiat_account_id: string
  destination_payment_rail: string
  environment: Open<'production' | 'sandbox'>
  failed_at: string
  failure_reason: FailureReason
  provider: Open<'bridge'>
  source_amount: string
  source_asset: string
  source_chain: string
  status: Open<'failed'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface WalletActionPayoutRejected extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  created_at: string
  destination_currency: string
  destination_fiat_account_id: string
  destination_payment_rail: string
  environment: Open<'production' | 'sandbox'>
  failure_reason: FailureReason
  provider: Open<'bridge'>
  rejected_at: string
  source_amount: string
  source_asset: string
  source_chain: string
  status: Open<'rejected'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface WalletActionPayoutSucceeded extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  completed_at: string
  created_at: string
  destination_currency: string
  destination_fiat_account_id: string
  destination_payment_rail: string
  environment: Open<'production' | 'sandbox'>
  provider: Open<'bridge'>
  source_amount: string
  source_asset: string
  source_chain: string
  status: Open<'succeeded'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface WalletActionSwapCreated extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  caip2: string
  created_at: string
  input_amount: string | null
  input_token: string
  output_token: string
  status: Open<'pending'>
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface WalletActionSwapFailed extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  caip2: string
  created_at: string
  failed_at: string
  failure_reason: FailureReason
  input_amount: string | null
  input_token: string
  output_token: string
  status: Open<'failed'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface WalletActionSwapRejected extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  caip2: string
  created_at: string
  failure_reason: FailureReason
  input_amount: string | null
  input_token: string
  output_token: string
  rejected_at: string
  status: Open<'rejected'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface WalletActionSwapSucceeded extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  caip2: string
  completed_at: string
  created_at: string
  input_amount: string | null
  input_token: string
  output_amount: string | null
  output_token: string
  status: Open<'succeeded'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
}

interface WalletActionTransferCreated extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  created_at: string
  destination_address: string
  source_chain: string
  status: Open<'pending'>
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
  source_amount?: string | undefined
  source_asset?: string | undefined
  source_asset_address?: string | undefined
  source_asset_decimals?: number | undefined
}

interface WalletActionTransferFailed extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  created_at: string
  destination_address: string
  failed_at: string
  failure_reason: FailureReason
  source_chain: string
  status: Open<'failed'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
  source_amount?: string | undefined
  source_asset?: string | undefined
  source_asset_address?: string | undefined
  source_asset_decimals?: number | undefined
}

interface WalletActionTransferRejected extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  created_at: string
  destination_address: string
  failure_reason: FailureReason
  rejected_at: string
  source_chain: string
  status: Open<'rejected'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
  source_amount?: string | undefined
  source_asset?: string | undefined
  source_asset_address?: string | undefined
  source_asset_decimals?: number | undefined
}

interface WalletActionTransferSucceeded extends Loose {
  action_type: Open<
    'earn_deposit' | 'earn_fee_collect' | 'earn_incentive_claim' | 'earn_withdraw' | 'payout' | 'swap' | 'transfer'
  >
  completed_at: string
  created_at: string
  destination_address: string
  source_chain: string
  status: Open<'succeeded'>
  steps: (
    | CustodianTransactionWalletActionStep
    | EvmTransactionWalletActionStep
    | EvmUserOperationWalletActionStep
    | ExternalTransactionWalletActionStep
    | SvmTransactionWalletActionStep
    | TvmTransactionWalletActionStep
  )[]
  type: string
  wallet_action_id: string
  wallet_id: string
  reference_id?: string | null | undefined
  source_amount?: string | undefined
  source_asset?: string | undefined
  source_asset_address?: string | undefined
  source_asset_decimals?: number | undefined
}

interface WalletArchived extends Loose {
  archived_at: number
  chain_type: string
  type: string
  wallet_address: string
  wallet_id: string
}

interface WalletAutomationSubmitted extends Loose {
  action_id: string
  automation_id: string
  created_at: string
  trigger_asset_address: string
  trigger_caip2: string
  trigger_id: string
  type: string
  wallet_id: string
}

interface WalletFundsBtknAsset extends Loose {
  identifier: string
  type: 'btkn'
}

interface WalletFundsErc20Asset extends Loose {
  address: string
  type: 'erc20'
}

interface WalletFundsNativeTokenAsset extends Loose {
  address: unknown
  type: 'native-token'
}

interface WalletFundsSacAsset extends Loose {
  address: string
  type: 'sac'
}

interface WalletFundsSplAsset extends Loose {
  mint: string
  type: 'spl'
}

interface WalletFundsTrc20Asset extends Loose {
  address: string
  type: 'trc20'
}

interface WalletRecovered extends Loose {
  type: string
  user_id: string
  wallet_address: string
  wallet_id: string
}

interface WalletRecoverySetup extends Loose {
  method: Open<
    | 'google_drive_recovery_secret'
    | 'icloud_recovery_secret'
    | 'privy_generated_recovery_key'
    | 'privy_passcode_derived_recovery_key'
    | 'recovery_encryption_key'
    | 'user_passcode_derived_recovery_key'
  >
  type: string
  user_id: string
  wallet_address: string
  wallet_id: string
}

interface WalletRestored extends Loose {
  chain_type: string
  type: string
  wallet_address: string
  wallet_id: string
}

interface YieldClaimConfirmed extends Loose {
  caip2: string
  rewards: YieldClaimReward[]
  transaction_id: string
  type: string
  wallet_id: string
}

interface YieldClaimReward extends Loose {
  amount: string
  token_address: string
  token_symbol: string
}

interface YieldDepositConfirmed extends Loose {
  assets: string
  caip2: string
  owner: string
  sender: string
  shares: string
  type: string
  vault_address: string
}

interface YieldWithdrawConfirmed extends Loose {
  assets: string
  caip2: string
  owner: string
  receiver: string
  sender: string
  shares: string
  type: string
  vault_address: string
}
