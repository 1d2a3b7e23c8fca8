// Written by `npm run payloads` from:
// - lithic 0.145.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface LithicPayloads {
  'account_holder.created': AccountHolderCreated
  'account_holder.updated': KYBPayload | KYCPayload | LegacyPayload
  'account_holder.verification': AccountHolderVerification
  'account_holder_document.updated': AccountHolderDocumentUpdated
  'auth_rules.backtest_report.created': AuthRulesBacktestReportCreated
  'balance.updated': BalanceUpdated
  'book_transfer_transaction.created': BookTransferTransactionCreated
  'book_transfer_transaction.updated': BookTransferTransactionCreated
  'card.converted': CardConverted
  'card.created': CardCreated
  'card.reissued': CardReissued
  'card.renewed': CardRenewed
  'card.shipped': CardShipped
  'card.updated': CardUpdated
  'card_authorization.approval_request': CardAuthorizationApprovalRequest
  'card_authorization.challenge': CardAuthorizationChallenge
  'card_authorization.challenge_response': CardAuthorizationChallengeResponse
  'card_transaction.enhanced_data.created': CardTransactionEnhancedDataCreated
  'card_transaction.enhanced_data.updated': CardTransactionEnhancedDataCreated
  'card_transaction.updated': CardTransactionUpdated
  'claim.created': ClaimCreated
  'claim.updated': ClaimCreated
  'claim_document.accepted': ClaimDocumentAccepted
  'claim_document.rejected': ClaimDocumentAccepted
  'claim_document.uploaded': ClaimDocumentAccepted
  'digital_wallet.tokenization_approval_request': DigitalWalletTokenizationApprovalRequest
  'digital_wallet.tokenization_result': TokenizationResult
  'digital_wallet.tokenization_two_factor_authentication_code': TokenizationTwoFactorAuthenticationCode
  'digital_wallet.tokenization_two_factor_authentication_code_sent': TokenizationTwoFactorAuthenticationCodeSent
  'digital_wallet.tokenization_updated': TokenizationUpdated
  'dispute.updated': DisputeUpdated
  'dispute_evidence.upload_failed': DisputeEvidenceUploadFailed
  'dispute_transaction.created': DisputeTransactionCreated
  'dispute_transaction.updated': DisputeTransactionCreated
  'embed.session_generated': EmbedSessionGenerated
  'embed.viewed': EmbedViewed
  'external_bank_account.created': ExternalBankAccountCreated
  'external_bank_account.updated': ExternalBankAccountCreated
  'external_payment.created': ExternalPaymentCreated
  'external_payment.updated': ExternalPaymentCreated
  'financial_account.created': FinancialAccountCreated
  'financial_account.updated': FinancialAccountCreated
  'funding_event.created': FundingEventCreated
  'internal_transaction.created': InternalTransactionCreated
  'internal_transaction.updated': InternalTransactionCreated
  'loan_tape.created': LoanTapeCreated
  'loan_tape.updated': LoanTapeCreated
  'management_operation.created': ManagementOperationCreated
  'management_operation.updated': ManagementOperationCreated
  'network_total.created': NetworkTotalCreated
  'network_total.updated': NetworkTotalCreated
  'payment_transaction.created': PaymentTransactionCreated
  'payment_transaction.updated': PaymentTransactionCreated
  'settlement_report.updated': SettlementReportUpdated
  'statements.created': StatementsCreated
  'three_ds_authentication.approval_request': ThreeDSAuthenticationCreated
  'three_ds_authentication.challenge': ThreeDSAuthenticationChallenge
  'three_ds_authentication.created': ThreeDSAuthenticationCreated
  'three_ds_authentication.updated': ThreeDSAuthenticationCreated
  'tokenization.approval_request': TokenizationApprovalRequest
  'tokenization.result': TokenizationResult
  'tokenization.two_factor_authentication_code': TokenizationTwoFactorAuthenticationCode
  'tokenization.two_factor_authentication_code_sent': TokenizationTwoFactorAuthenticationCodeSent
  'tokenization.updated': TokenizationUpdated
}

interface AccountHolderCreated extends Loose {
  event_type: string
  token?: string | undefined
  account_token?: string | undefined
  created?: string | undefined
  required_documents?: RequiredDocument[] | undefined
  status?: Open<'ACCEPTED' | 'PENDING_REVIEW'> | undefined
  status_reason?: string[] | undefined
}

interface AccountHolderDocumentUpdated extends Loose {
  event_type: string
  token?: string | undefined
  account_holder_token?: string | undefined
  created?: string | undefined
  document_type?:
    | Open<
        | 'ARTICLES_OF_INCORPORATION'
        | 'ARTICLES_OF_ORGANIZATION'
        | 'BANK_STATEMENT'
        | 'BYLAWS'
        | 'CERTIFICATE_OF_FORMATION'
        | 'CERTIFICATE_OF_GOOD_STANDING'
        | 'DRIVERS_LICENSE'
        | 'EIN_LETTER'
        | 'FINCEN_BOI_REPORT'
        | 'GOVERNMENT_BUSINESS_LICENSE'
        | 'ITIN_LETTER'
        | 'OPERATING_AGREEMENT'
        | 'PARTNERSHIP_AGREEMENT'
        | 'PASSPORT'
        | 'PASSPORT_CARD'
        | 'SS4_FORM'
        | 'SSN_CARD'
        | 'TAX_RETURN'
        | 'UTILITY_BILL_STATEMENT'
      >
    | undefined
  entity_token?: string | undefined
  required_document_uploads?: AccountHolderDocumentUpdatedRequiredDocumentUpload[] | undefined
}

interface AccountHolderDocumentUpdatedRequiredDocumentUpload extends Loose {
  token?: string | undefined
  accepted_entity_status_reasons?: string[] | undefined
  created?: string | undefined
  image_type?: Open<'BACK' | 'FRONT'> | undefined
  rejected_entity_status_reasons?: string[] | undefined
  status?: Open<'ACCEPTED' | 'PARTIAL_APPROVAL' | 'PENDING_UPLOAD' | 'REJECTED' | 'UPLOADED'> | undefined
  status_reasons?: string[] | undefined
  updated?: string | undefined
}

interface AccountHolderVerification extends Loose {
  event_type: string
  token?: string | undefined
  account_token?: string | undefined
  created?: string | undefined
  status?: Open<'ACCEPTED' | 'PENDING_REVIEW' | 'REJECTED'> | undefined
  status_reasons?: string[] | undefined
}

interface AuthRulesBacktestReportCreated extends Loose {
  event_type: string
  backtest_token: string
  results: BacktestResultsResults
  simulation_parameters: BacktestResultsSimulationParameters
}

interface BacktestResultsResults extends Loose {
  current_version?: BacktestStats | null | undefined
  draft_version?: BacktestStats | null | undefined
}

interface BacktestResultsSimulationParameters extends Loose {
  end: string
  start: string
}

interface BacktestStats extends Loose {
  approved?: number | undefined
  challenged?: number | undefined
  declined?: number | undefined
  examples?: BacktestStatsExample[] | undefined
  version?: number | undefined
}

interface BacktestStatsExample extends Loose {
  decision?: Open<'APPROVED' | 'CHALLENGED' | 'DECLINED'> | undefined
  event_token?: string | undefined
  timestamp?: string | undefined
  transaction_token?: string | null | undefined
}

interface BalanceUpdated extends Loose {
  data: FinancialAccountBalance[]
  event_type: string
}

interface BookTransferResponseTransactionSeries extends Loose {
  related_transaction_event_token: string | null
  related_transaction_token: string | null
  type: string
}

interface BookTransferTransactionCreated extends Loose {
  event_type: string
  token: string
  category: Open<
    | 'ADJUSTMENT'
    | 'BALANCE_OR_FUNDING'
    | 'DERECOGNITION'
    | 'DISPUTE'
    | 'FEE'
    | 'INTERNAL'
    | 'PROGRAM_FUNDING'
    | 'PROGRAM_TRANSFER'
    | 'REWARD'
    | 'TRANSFER'
  >
  created: string
  currency: string
  events: Loose[]
  family: Open<'TRANSFER'>
  from_financial_account_token: string
  pending_amount: number
  result: Open<'APPROVED' | 'DECLINED'>
  settled_amount: number
  status: Open<'CANCELED' | 'DECLINED' | 'PENDING' | 'RETURNED' | 'REVERSED' | 'SETTLED'>
  to_financial_account_token: string
  updated: string
  external_id?: string | null | undefined
  external_resource?: ExternalResource | null | undefined
  transaction_series?: BookTransferResponseTransactionSeries | null | undefined
}

interface CardAuthorization extends Loose {
  token: string
  acquirer_fee: number
  amount: number
  amounts: Loose
  authorization_amount: number
  avs: Loose
  card: Loose
  cardholder_currency: string
  cash_amount: number
  created: string
  merchant: Loose
  merchant_amount: number
  merchant_currency: string
  name_validation: Loose | null
  service_location: Loose | null
  settled_amount: number
  status: Open<
    | 'AUTHORIZATION'
    | 'BALANCE_INQUIRY'
    | 'CREDIT_AUTHORIZATION'
    | 'FINANCIAL_AUTHORIZATION'
    | 'FINANCIAL_CREDIT_AUTHORIZATION'
  >
  transaction_initiator: Open<'CARDHOLDER' | 'MERCHANT' | 'UNKNOWN'>
  account_type?: Open<'CHECKING' | 'SAVINGS'> | undefined
  cardholder_authentication?: CardholderAuthentication | undefined
  cashback?: number | undefined
  conversion_rate?: number | undefined
  event_token?: string | undefined
  fleet_info?: Loose | null | undefined
  latest_challenge?: Loose | undefined
  network?: Open<'AMEX' | 'INTERLINK' | 'MAESTRO' | 'MASTERCARD' | 'UNKNOWN' | 'VISA'> | undefined
  network_risk_score?: number | null | undefined
  network_specific_data?: Loose | null | undefined
  pos?: Loose | undefined
  token_info?: TokenInfo | null | undefined
  ttl?: string | undefined
}

interface CardAuthorizationApprovalRequest extends Loose {
  event_type: string
  token: string
  acquirer_fee: number
  amount: number
  amounts: Loose
  authorization_amount: number
  avs: Loose
  card: Loose
  cardholder_currency: string
  cash_amount: number
  created: string
  merchant: Loose
  merchant_amount: number
  merchant_currency: string
  name_validation: Loose | null
  service_location: Loose | null
  settled_amount: number
  status: Open<
    | 'AUTHORIZATION'
    | 'BALANCE_INQUIRY'
    | 'CREDIT_AUTHORIZATION'
    | 'FINANCIAL_AUTHORIZATION'
    | 'FINANCIAL_CREDIT_AUTHORIZATION'
  >
  transaction_initiator: Open<'CARDHOLDER' | 'MERCHANT' | 'UNKNOWN'>
  account_type?: Open<'CHECKING' | 'SAVINGS'> | undefined
  cardholder_authentication?: CardholderAuthentication | undefined
  cashback?: number | undefined
  conversion_rate?: number | undefined
  event_token?: string | undefined
  fleet_info?: Loose | null | undefined
  latest_challenge?: Loose | undefined
  network?: Open<'AMEX' | 'INTERLINK' | 'MAESTRO' | 'MASTERCARD' | 'UNKNOWN' | 'VISA'> | undefined
  network_risk_score?: number | null | undefined
  network_specific_data?: Loose | null | undefined
  pos?: Loose | undefined
  token_info?: TokenInfo | null | undefined
  ttl?: string | undefined
}

interface CardAuthorizationChallenge extends Loose {
  authorization: CardAuthorization
  challenge: CardAuthorizationChallengeChallenge
  event_type: string
}

interface CardAuthorizationChallengeChallenge extends Loose {
  event_token: string
  expiry_time: string
  start_time: string
}

interface CardAuthorizationChallengeResponse extends Loose {
  card_token: string | null
  challenge_method: Open<'OUT_OF_BAND' | 'SMS'>
  completed: string | null
  created: string
  event_token: string
  event_type: string
  response: Open<'APPROVE' | 'DECLINE'>
  transaction_token: string | null
}

interface CardConverted extends Loose {
  card_token: string
  event_type: string
}

interface CardCreated extends Loose {
  card_token: string
  event_type: string
  replacement_for?: string | null | undefined
}

interface CardReissued extends Loose {
  event_type: string
  card_token?: string | undefined
}

interface CardRenewed extends Loose {
  event_type: string
  card_token?: string | undefined
  exp_month?: string | undefined
  exp_year?: string | undefined
  previous_exp_month?: string | undefined
  previous_exp_year?: string | undefined
}

interface CardShipped extends Loose {
  bulk_order_token: string | null
  card_token: string
  event_type: string
  shipping_method: Open<
    | 'Ex-US expedited with tracking'
    | 'Ex-US standard with tracking'
    | 'Ex-US standard without tracking'
    | 'FedEx 2 days'
    | 'FedEx express'
    | 'FedEx overnight'
    | 'USPS priority'
    | 'USPS with tracking'
    | 'USPS without tracking envelope'
    | 'USPS without tracking envelope non-machine'
    | 'USPS without tracking flat'
  >
  tracking_number: string | null
}

interface CardTransactionEnhancedDataCreated extends Loose {
  event_type: string
  token: string
  common: Loose
  event_token: string
  fleet: Loose[]
  transaction_token: string
}

interface CardTransactionUpdated extends Loose {
  event_type: string
  token: string
  account_token: string
  acquirer_fee: number | null
  acquirer_reference_number: string | null
  amount: number
  amounts: Loose
  authorization_amount: number | null
  authorization_code: string | null
  avs: Loose | null
  card_token: string
  cardholder_authentication: CardholderAuthentication | null
  created: string
  financial_account_token: string | null
  merchant: Loose
  merchant_amount: number | null
  merchant_authorization_amount: number | null
  merchant_currency: string
  network: Open<'AMEX' | 'INTERLINK' | 'MAESTRO' | 'MASTERCARD' | 'UNKNOWN' | 'VISA'> | null
  network_risk_score: number | null
  pos: Loose
  result: Open<
    | 'ACCOUNT_PAUSED'
    | 'ACCOUNT_STATE_TRANSACTION_FAIL'
    | 'APPROVED'
    | 'BANK_CONNECTION_ERROR'
    | 'BANK_NOT_VERIFIED'
    | 'CARD_CLOSED'
    | 'CARD_PAUSED'
    | 'DECLINED'
    | 'FRAUD_ADVICE'
    | 'IGNORED_TTL_EXPIRY'
    | 'INACTIVE_ACCOUNT'
    | 'INCORRECT_PIN'
    | 'INSUFFICIENT_FUNDS'
    | 'INSUFFICIENT_FUNDS_PRELOAD'
    | 'INVALID_CARD_DETAILS'
    | 'INVALID_TRANSACTION'
    | 'MERCHANT_BLACKLIST'
    | 'ORIGINAL_NOT_FOUND'
    | 'PREVIOUSLY_COMPLETED'
    | 'SINGLE_USE_RECHARGED'
    | 'SUSPECTED_FRAUD'
    | 'SWITCH_INOPERATIVE_ADVICE'
    | 'UNAUTHORIZED_MERCHANT'
    | 'UNKNOWN_HOST_TIMEOUT'
    | 'USER_TRANSACTION_LIMIT'
  >
  service_location: Loose | null
  settled_amount: number
  status: Open<'DECLINED' | 'EXPIRED' | 'PENDING' | 'SETTLED' | 'VOIDED'>
  tags: { [key: string]: string }
  token_info: TokenInfo | null
  updated: string
  events?: TransactionEvent[] | undefined
}

interface CardUpdated extends Loose {
  card_token: string
  event_type: string
  previous_fields: unknown
  state: string
}

interface CardholderAuthentication extends Loose {
  authentication_method: Open<'CHALLENGE' | 'FRICTIONLESS' | 'NONE'>
  authentication_result: Open<'ATTEMPTS' | 'DECLINE' | 'NONE' | 'SUCCESS'>
  decision_made_by: Open<
    'CUSTOMER_ENDPOINT' | 'CUSTOMER_RULES' | 'LITHIC_DEFAULT' | 'LITHIC_RULES' | 'NETWORK' | 'UNKNOWN'
  >
  liability_shift: Open<'3DS_AUTHENTICATED' | 'NONE' | 'TOKEN_AUTHENTICATED'>
  three_ds_authentication_token: string | null
}

interface CategoryDetails extends Loose {
  balance_transfers: string
  cash_advances: string
  purchases: string
}

interface ClaimCreated extends Loose {
  token: string
  account_holder_token: string | null
  account_token: string | null
  card_tokens: string[]
  created: string
  disputed_transactions: ClaimCreatedDisputedTransaction[]
  event_type: string
  outstanding_requirements: Open<'DOCUMENTS' | 'QUESTIONNAIRE'>[]
  reason: Open<
    | 'ACCOUNT_TAKEOVER'
    | 'ATM_CASH_NOT_DISPENSED'
    | 'ATM_DEPOSIT_MISSING'
    | 'ATM_DEPOSIT_WRONG_AMOUNT'
    | 'CANCELLED_RECURRING'
    | 'CARD_LOST'
    | 'CARD_NEVER_RECEIVED'
    | 'CARD_NOT_PRESENT'
    | 'CARD_STOLEN'
    | 'COUNTERFEIT'
    | 'CREDIT_NOT_PROCESSED'
    | 'DECLINED'
    | 'DUPLICATE_CHARGE'
    | 'INCORRECT_AMOUNT'
    | 'INCORRECT_TRANSACTION_CODE'
    | 'LATE_PRESENTMENT'
    | 'NOT_AS_DESCRIBED'
    | 'NO_AUTHORIZATION'
    | 'PAID_BY_OTHER_MEANS'
    | 'PRODUCT_NOT_RECEIVED'
  >
  status: Open<'ABANDONED' | 'AWAITING_INFO' | 'INITIALIZING' | 'RESOLVED' | 'SUBMITTED'>
  submitted: string | null
  updated: string
}

interface ClaimCreatedDisputedTransaction extends Loose {
  event_tokens: string[]
  transaction_token: string
}

interface ClaimDocumentAccepted extends Loose {
  token: string
  created: string
  download_url: string | null
  download_url_expires_at: string | null
  event_type: string
  failure_reason: Open<'CORRUPT_FILE' | 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'INVALID_MIME_TYPE' | 'OTHER'> | null
  name: string
  requirement_id: string | null
  status: Open<'ACCEPTED' | 'PENDING' | 'REJECTED' | 'VALIDATING'>
  updated: string
  upload_constraints: ClaimDocumentAcceptedUploadConstraints | null
  upload_url: string | null
  upload_url_expires_at: string | null
}

interface ClaimDocumentAcceptedUploadConstraints extends Loose {
  accepted_mime_types: string[]
  max_size_bytes: number | null
}

interface Device extends Loose {
  imei: string | null
  ip_address: string | null
  location: string | null
}

interface DigitalWalletTokenizationApprovalRequest extends Loose {
  account_token: string
  card_token: string
  created: string
  digital_wallet_token_metadata: Loose
  event_type: string
  issuer_decision: Open<'APPROVED' | 'DENIED' | 'VERIFICATION_REQUIRED'>
  tokenization_channel: Open<'DIGITAL_WALLET' | 'MERCHANT'>
  tokenization_token: string
  wallet_decisioning_info: WalletDecisioningInfo
  customer_tokenization_decision?: Loose | null | undefined
  device?: Device | undefined
  rule_results?: TokenizationRuleResult[] | undefined
  tokenization_decline_reasons?:
    | Open<
        | 'ACCOUNT_SCORE_1'
        | 'ALL_WALLET_DECLINE_REASONS_PRESENT'
        | 'CARD_EXPIRY_MONTH_MISMATCH'
        | 'CARD_EXPIRY_YEAR_MISMATCH'
        | 'CARD_INVALID_STATE'
        | 'CUSTOMER_RED_PATH'
        | 'CVC_MISMATCH'
        | 'DEVICE_SCORE_1'
        | 'DIGITAL_CARD_ART_REQUIRED'
        | 'GENERIC_DECLINE'
        | 'INVALID_CUSTOMER_RESPONSE'
        | 'INVALID_PAN'
        | 'NETWORK_FAILURE'
        | 'WALLET_RECOMMENDED_DECISION_RED'
      >[]
    | undefined
  tokenization_source?:
    | Open<'ACCOUNT_ON_FILE' | 'CONTACTLESS_TAP' | 'MANUAL_PROVISION' | 'PUSH_PROVISION' | 'TOKEN' | 'UNKNOWN'>
    | undefined
  tokenization_tfa_reasons?:
    | Open<
        | 'ACCOUNT_SCORE_LOW'
        | 'CARD_STATE_TFA'
        | 'CUSTOMER_RULE_TFA'
        | 'DEVICE_HOST_CARD_EMULATION'
        | 'DEVICE_RECENTLY_LOST'
        | 'DEVICE_SCORE_LOW'
        | 'HARDCODED_TFA'
        | 'HAS_SUSPENDED_TOKENS'
        | 'HIGH_RISK'
        | 'OUTSIDE_HOME_TERRITORY'
        | 'SUSPICIOUS_ACTIVITY'
        | 'TOO_MANY_DIFFERENT_CARDHOLDERS'
        | 'TOO_MANY_RECENT_ATTEMPTS'
        | 'TOO_MANY_RECENT_TOKENS'
        | 'WALLET_RECOMMENDED_TFA'
      >[]
    | undefined
}

interface DisputeEvidenceUploadFailed extends Loose {
  event_type: string
  token: string
  created: string
  dispute_token: string
  upload_status: Open<'DELETED' | 'ERROR' | 'PENDING' | 'REJECTED' | 'UPLOADED'>
  download_url?: string | undefined
  filename?: string | undefined
  upload_url?: string | undefined
}

interface DisputeTransactionCreated extends Loose {
  event_type: string
  token: string
  account_token: string
  card_token: string
  case_id: string | null
  created: string
  currency: string
  disposition: Open<'DENIED' | 'LOST' | 'PARTIALLY_WON' | 'WITHDRAWN' | 'WON'> | null
  events: Loose[]
  liability_allocation: Loose
  merchant: Merchant
  network: Open<'MASTERCARD' | 'VISA'>
  status: Open<'CLOSED' | 'OPEN'> | null
  transaction_series: Loose | null
  updated: string
}

interface DisputeUpdated extends Loose {
  event_type: string
  token: string
  amount: number
  arbitration_date: string | null
  created: string
  customer_filed_date: string | null
  customer_note: string | null
  network_claim_ids: string[] | null
  network_filed_date: string | null
  network_reason_code: string | null
  prearbitration_date: string | null
  primary_claim_id: string | null
  reason: Open<
    | 'ATM_CASH_MISDISPENSE'
    | 'CANCELLED'
    | 'DUPLICATED'
    | 'FRAUD_CARD_NOT_PRESENT'
    | 'FRAUD_CARD_PRESENT'
    | 'FRAUD_OTHER'
    | 'GOODS_SERVICES_NOT_AS_DESCRIBED'
    | 'GOODS_SERVICES_NOT_RECEIVED'
    | 'INCORRECT_AMOUNT'
    | 'MISSING_AUTH'
    | 'OTHER'
    | 'PROCESSING_ERROR'
    | 'RECURRING_TRANSACTION_NOT_CANCELLED'
    | 'REFUND_NOT_PROCESSED'
  >
  representment_date: string | null
  resolution_date: string | null
  resolution_note: string | null
  resolution_reason: Open<
    | 'CASE_LOST'
    | 'NETWORK_REJECTED'
    | 'NO_DISPUTE_RIGHTS_3DS'
    | 'NO_DISPUTE_RIGHTS_BELOW_THRESHOLD'
    | 'NO_DISPUTE_RIGHTS_CONTACTLESS'
    | 'NO_DISPUTE_RIGHTS_HYBRID'
    | 'NO_DISPUTE_RIGHTS_MAX_CHARGEBACKS'
    | 'NO_DISPUTE_RIGHTS_OTHER'
    | 'PAST_FILING_DATE'
    | 'PREARBITRATION_REJECTED'
    | 'PROCESSOR_REJECTED_OTHER'
    | 'REFUNDED'
    | 'REFUNDED_AFTER_CHARGEBACK'
    | 'WITHDRAWN'
    | 'WON_ARBITRATION'
    | 'WON_FIRST_CHARGEBACK'
    | 'WON_PREARBITRATION'
  > | null
  status: Open<
    | 'ARBITRATION'
    | 'CASE_CLOSED'
    | 'CASE_WON'
    | 'NEW'
    | 'PENDING_CUSTOMER'
    | 'PREARBITRATION'
    | 'REPRESENTMENT'
    | 'SUBMITTED'
  >
  transaction_token: string
}

interface EmbedSessionGenerated extends Loose {
  account_token: string
  card_token: string
  device_details: EmbedViewedDeviceDetails
  event_type: string
  session_id: string
  session_type: Open<'CARD_EMBED' | 'PIN_SETTING_EMBED'>
}

interface EmbedViewed extends Loose {
  account_token: string
  card_token: string
  device_details: EmbedViewedDeviceDetails
  embed_type: Open<'CVV' | 'EXP_MONTH' | 'EXP_YEAR' | 'PAN'>
  event_type: string
  session_id: string
}

interface EmbedViewedDeviceDetails extends Loose {
  ip_address: string
}

interface ExternalBankAccountAddress extends Loose {
  address1: string
  city: string
  country: string
  postal_code: string
  state: string
  address2?: string | null | undefined
}

interface ExternalBankAccountCreated extends Loose {
  event_type: string
  token: string
  country: string
  created: string
  currency: string
  last_four: string
  owner: string
  owner_type: Open<'BUSINESS' | 'INDIVIDUAL'>
  routing_number: string
  state: Open<'CLOSED' | 'ENABLED' | 'PAUSED'>
  type: Open<'CHECKING' | 'SAVINGS'>
  verification_attempts: number
  verification_method: Open<'EXTERNALLY_VERIFIED' | 'MANUAL' | 'MICRO_DEPOSIT' | 'PRENOTE' | 'UNVERIFIED'>
  verification_state: Open<'ENABLED' | 'FAILED_VERIFICATION' | 'INSUFFICIENT_FUNDS' | 'PENDING'>
  account_token?: string | null | undefined
  address?: ExternalBankAccountAddress | null | undefined
  company_id?: string | null | undefined
  dob?: string | null | undefined
  doing_business_as?: string | null | undefined
  financial_account_token?: string | null | undefined
  name?: string | null | undefined
  user_defined_id?: string | null | undefined
  verification_failed_reason?: string | null | undefined
}

interface ExternalPaymentCreated extends Loose {
  event_type: string
  token: string
  created: string
  status: Open<'CANCELED' | 'DECLINED' | 'PENDING' | 'RETURNED' | 'REVERSED' | 'SETTLED'>
  updated: string
  category?:
    | Open<
        'EXTERNAL_ACH' | 'EXTERNAL_CHECK' | 'EXTERNAL_FEDNOW' | 'EXTERNAL_RTP' | 'EXTERNAL_TRANSFER' | 'EXTERNAL_WIRE'
      >
    | undefined
  currency?: string | undefined
  events?: Loose[] | undefined
  family?: Open<'EXTERNAL_PAYMENT'> | undefined
  financial_account_token?: string | undefined
  payment_type?: Open<'DEPOSIT' | 'WITHDRAWAL'> | undefined
  pending_amount?: number | undefined
  result?: Open<'APPROVED' | 'DECLINED'> | undefined
  settled_amount?: number | undefined
  user_defined_id?: string | null | undefined
}

interface ExternalResource extends Loose {
  external_resource_token: string
  external_resource_type: Open<'COLLECTION' | 'DISPUTE' | 'STATEMENT' | 'UNKNOWN'>
  external_resource_sub_token?: string | undefined
}

interface FinancialAccountBalance extends Loose {
  token: string
  available_amount: number
  created: string
  currency: string
  last_transaction_event_token: string
  last_transaction_token: string
  pending_amount: number
  total_amount: number
  type: Open<'ISSUING' | 'OPERATING' | 'RESERVE' | 'SECURITY'>
  updated: string
}

interface FinancialAccountCreated extends Loose {
  event_type: string
  token: string
  account_token: string | null
  created: string
  credit_configuration: FinancialAccountCreditConfiguration | null
  is_for_benefit_of: boolean
  nickname: string | null
  status: Open<'CLOSED' | 'OPEN' | 'PENDING' | 'SUSPENDED'>
  substatus: Open<
    | 'BANK_REQUEST'
    | 'CHARGED_OFF_DELINQUENT'
    | 'CHARGED_OFF_FRAUD'
    | 'DELINQUENT'
    | 'END_USER_REQUEST'
    | 'INTEREST_AND_FEES_PAUSED'
  > | null
  type: Open<
    | 'CHARGED_OFF_FEES'
    | 'CHARGED_OFF_INTEREST'
    | 'CHARGED_OFF_PRINCIPAL'
    | 'COLLECTION'
    | 'EARLY_DIRECT_DEPOSIT_FLOAT'
    | 'ISSUING'
    | 'OPERATING'
    | 'PROGRAM_BANK_ACCOUNTS_PAYABLE'
    | 'PROGRAM_RECEIVABLES'
    | 'PROVISIONAL_CREDIT_ACCOUNT'
    | 'RESERVE'
    | 'SECURITY'
  >
  updated: string
  user_defined_status: string | null
  account_number?: string | null | undefined
  routing_number?: string | null | undefined
}

interface FinancialAccountCreditConfiguration extends Loose {
  auto_collection_configuration: FinancialAccountCreditConfigurationAutoCollectionConfiguration | null
  credit_limit: number | null
  credit_product_token: string | null
  external_bank_account_token: string | null
  tier: string | null
}

interface FinancialAccountCreditConfigurationAutoCollectionConfiguration extends Loose {
  auto_collection_enabled: boolean
}

interface FundingEventCreated extends Loose {
  event_type: string
  token: string
  collection_resource_type: Open<'BOOK_TRANSFER' | 'PAYMENT'>
  collection_tokens: string[]
  created: string
  high_watermark: string
  network_settlement_summary: FundingEventNetworkSettlementSummary[]
  previous_high_watermark: string
  updated: string
}

interface FundingEventNetworkSettlementSummary extends Loose {
  network_settlement_date: string
  settled_gross_amount: number
}

interface InternalTransactionCreated extends Loose {
  event_type: string
  token: string
  category: Open<'INTERNAL'>
  created: string
  currency: string
  descriptor: string
  events: InternalTransactionEvent[]
  pending_amount: number
  result: Open<'APPROVED' | 'DECLINED'>
  settled_amount: number
  status: Open<'CANCELED' | 'DECLINED' | 'PENDING' | 'RETURNED' | 'REVERSED' | 'SETTLED'>
  updated: string
}

interface InternalTransactionEvent extends Loose {
  token: string
  amount: number
  created: string
  result: Open<'APPROVED' | 'DECLINED'>
  type: Open<'INTERNAL_ADJUSTMENT'>
}

interface KYBBusinessEntity extends Loose {
  address: KYBBusinessEntityAddress
  government_id: string
  legal_business_name: string
  phone_numbers: string[]
  dba_business_name?: string | undefined
  parent_company?: string | null | undefined
}

interface KYBBusinessEntityAddress extends Loose {
  address1: string
  city: string
  country: string
  postal_code: string
  state: string
  address2?: string | undefined
}

interface KYBPayload extends Loose {
  token: string
  update_request: KYBPayloadUpdateRequest
  event_type?: string | undefined
  external_id?: string | undefined
  naics_code?: string | undefined
  nature_of_business?: string | undefined
  website_url?: string | undefined
}

interface KYBPayloadUpdateRequest extends Loose {
  beneficial_owner_individuals?: KYCPayloadUpdateRequestIndividual[] | undefined
  business_entity?: KYBBusinessEntity | undefined
  control_person?: KYCPayloadUpdateRequestIndividual | undefined
}

interface KYCPayload extends Loose {
  token: string
  update_request: KYCPayloadUpdateRequest
  event_type?: string | undefined
  external_id?: string | undefined
}

interface KYCPayloadUpdateRequest extends Loose {
  individual?: KYCPayloadUpdateRequestIndividual | undefined
}

interface KYCPayloadUpdateRequestIndividual extends Loose {
  address?: KYBBusinessEntityAddress | undefined
  dob?: string | undefined
  email?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  phone_number?: string | undefined
}

interface LegacyPayload extends Loose {
  token: string
  business_account_token?: string | null | undefined
  created?: string | undefined
  email?: string | undefined
  event_type?: string | undefined
  external_id?: string | null | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  legal_business_name?: string | undefined
  phone_number?: string | undefined
}

interface LoanTapeCreated extends Loose {
  event_type: string
  token: string
  account_standing: Loose
  available_credit: number
  balances: Loose
  created: string
  credit_limit: number
  credit_product_token: string
  date: string
  day_totals: StatementTotals
  ending_balance: number
  excess_credits: number
  financial_account_token: string
  interest_details: Loose | null
  minimum_payment_balance: Loose
  payment_allocation: Loose
  period_totals: StatementTotals
  previous_statement_balance: Loose
  starting_balance: number
  updated: string
  version: number
  ytd_totals: StatementTotals
  day_of_period?: number | null | undefined
  tier?: string | null | undefined
}

interface ManagementOperationCreated extends Loose {
  event_type: string
  token: string
  created: string
  status: Open<'CANCELED' | 'DECLINED' | 'PENDING' | 'RETURNED' | 'REVERSED' | 'SETTLED'>
  updated: string
  category?:
    | Open<
        | 'MANAGEMENT_ADJUSTMENT'
        | 'MANAGEMENT_DISBURSEMENT'
        | 'MANAGEMENT_DISPUTE'
        | 'MANAGEMENT_FEE'
        | 'MANAGEMENT_REWARD'
      >
    | undefined
  currency?: string | undefined
  direction?: Open<'CREDIT' | 'DEBIT'> | undefined
  events?: Loose[] | undefined
  external_resource?: ExternalResource | null | undefined
  family?: Open<'MANAGEMENT_OPERATION'> | undefined
  financial_account_token?: string | undefined
  pending_amount?: number | undefined
  result?: Open<'APPROVED' | 'DECLINED'> | undefined
  settled_amount?: number | undefined
  transaction_series?: BookTransferResponseTransactionSeries | null | undefined
  user_defined_id?: string | null | undefined
}

interface Merchant extends Loose {
  acceptor_id: string
  acquiring_institution_id: string
  city: string
  country: string
  descriptor: string
  mcc: string
  state: string
}

interface NetworkTotalAmounts extends Loose {
  gross_settlement: number
  interchange_fees: number
  net_settlement: number
  visa_charges?: number | undefined
}

interface NetworkTotalCreated extends Loose {
  event_type: string
  token: string
  amounts: NetworkTotalAmounts
  created: string
  currency: string
  institution_id: string
  is_complete: boolean
  network: Open<'AMEX' | 'INTERLINK' | 'MAESTRO' | 'MASTERCARD' | 'VISA'>
  report_date: string
  settlement_institution_id: string
  settlement_service: string
  updated: string
  cycle?: number | undefined
}

interface PaymentACHMethodAttributes extends Loose {
  sec_code: Open<'CCD' | 'CIE' | 'CTX' | 'PPD' | 'TEL' | 'WEB'>
  ach_hold_period?: number | null | undefined
  addenda?: string | null | undefined
  company_id?: string | null | undefined
  override_company_name?: string | null | undefined
  receipt_routing_number?: string | null | undefined
  recipient_name?: string | null | undefined
  retries?: number | null | undefined
  return_reason_code?: string | null | undefined
  trace_numbers?: string[] | undefined
}

interface PaymentEvent extends Loose {
  token: string
  amount: number
  created: string
  result: Open<'APPROVED' | 'DECLINED'>
  type: Open<
    | 'ACH_ORIGINATION_CANCELLED'
    | 'ACH_ORIGINATION_INITIATED'
    | 'ACH_ORIGINATION_PROCESSED'
    | 'ACH_ORIGINATION_REJECTED'
    | 'ACH_ORIGINATION_RELEASED'
    | 'ACH_ORIGINATION_REVIEWED'
    | 'ACH_ORIGINATION_SETTLED'
    | 'ACH_RECEIPT_PROCESSED'
    | 'ACH_RECEIPT_RELEASED'
    | 'ACH_RECEIPT_RELEASED_EARLY'
    | 'ACH_RECEIPT_SETTLED'
    | 'ACH_RETURN_INITIATED'
    | 'ACH_RETURN_PROCESSED'
    | 'ACH_RETURN_REJECTED'
    | 'ACH_RETURN_SETTLED'
    | 'STABLECOIN_RECEIVED'
    | 'STABLECOIN_REVIEWED'
    | 'STABLECOIN_SETTLED'
    | 'WIRE_RETURN_OUTBOUND_INITIATED'
    | 'WIRE_RETURN_OUTBOUND_REJECTED'
    | 'WIRE_RETURN_OUTBOUND_SENT'
    | 'WIRE_RETURN_OUTBOUND_SETTLED'
    | 'WIRE_TRANSFER_INBOUND_BLOCKED'
    | 'WIRE_TRANSFER_INBOUND_RECEIVED'
    | 'WIRE_TRANSFER_INBOUND_SETTLED'
  >
  detailed_results?:
    | Open<
        | 'ACCOUNT_INVALID'
        | 'APPROVED'
        | 'DECLINED'
        | 'FUNDS_INSUFFICIENT'
        | 'PROGRAM_DAILY_LIMIT_EXCEEDED'
        | 'PROGRAM_MONTHLY_LIMIT_EXCEEDED'
        | 'PROGRAM_TRANSACTION_LIMIT_EXCEEDED'
      >[]
    | undefined
  external_id?: string | null | undefined
}

interface PaymentRelatedAccountTokens extends Loose {
  account_token: string | null
  business_account_token: string | null
}

interface PaymentTransactionCreated extends Loose {
  event_type: string
  token: string
  category: Open<
    | 'ACH'
    | 'ADJUSTMENT'
    | 'BALANCE_OR_FUNDING'
    | 'CARD'
    | 'DERECOGNITION'
    | 'DISPUTE'
    | 'EXTERNAL_ACH'
    | 'EXTERNAL_CHECK'
    | 'EXTERNAL_FEDNOW'
    | 'EXTERNAL_RTP'
    | 'EXTERNAL_TRANSFER'
    | 'EXTERNAL_WIRE'
    | 'FEE'
    | 'HOLD'
    | 'MANAGEMENT_ADJUSTMENT'
    | 'MANAGEMENT_DISBURSEMENT'
    | 'MANAGEMENT_DISPUTE'
    | 'MANAGEMENT_FEE'
    | 'MANAGEMENT_REWARD'
    | 'PROGRAM_FUNDING'
    | 'PROGRAM_TRANSFER'
    | 'REWARD'
    | 'STABLECOIN'
    | 'WIRE'
  >
  created: string
  descriptor: string
  direction: Open<'CREDIT' | 'DEBIT'>
  events: PaymentEvent[]
  family: Open<'PAYMENT'>
  financial_account_token: string
  method: Open<'ACH_NEXT_DAY' | 'ACH_SAME_DAY' | 'WIRE'>
  method_attributes: PaymentACHMethodAttributes | PaymentWireMethodAttributes
  pending_amount: number
  related_account_tokens: PaymentRelatedAccountTokens | null
  result: Open<'APPROVED' | 'DECLINED'>
  settled_amount: number
  source: Open<'CUSTOMER' | 'EXTERNAL' | 'LITHIC'>
  status: Open<'CANCELED' | 'DECLINED' | 'PENDING' | 'RETURNED' | 'REVERSED' | 'SETTLED'>
  updated: string
  currency?: string | undefined
  expected_release_date?: string | null | undefined
  external_bank_account_token?: string | null | undefined
  tags?: { [key: string]: string } | undefined
  type?:
    | Open<
        | 'ORIGINATION_CREDIT'
        | 'ORIGINATION_DEBIT'
        | 'RECEIPT_CREDIT'
        | 'RECEIPT_DEBIT'
        | 'WIRE_INBOUND_ADMIN'
        | 'WIRE_INBOUND_DRAWDOWN_REQUEST'
        | 'WIRE_INBOUND_PAYMENT'
        | 'WIRE_OUTBOUND_ADMIN'
        | 'WIRE_OUTBOUND_PAYMENT'
      >
    | undefined
  user_defined_id?: string | null | undefined
}

interface PaymentWireMethodAttributes extends Loose {
  wire_message_type: string | null
  wire_network: Open<'FEDWIRE' | 'SWIFT'>
  creditor?: WirePartyDetails | undefined
  debtor?: WirePartyDetails | undefined
  message_id?: string | null | undefined
  remittance_information?: string | null | undefined
}

interface RequiredDocument extends Loose {
  entity_token: string
  status_reasons: string[]
  valid_documents: string[]
}

interface SettlementReportUpdated extends Loose {
  event_type: string
  created: string
  currency: string
  details: SettlementSummaryDetails[]
  disputes_gross_amount: number
  interchange_gross_amount: number
  is_complete: boolean
  other_fees_gross_amount: number
  report_date: string
  settled_net_amount: number
  transactions_gross_amount: number
  updated: string
}

interface SettlementSummaryDetails extends Loose {
  currency?: string | undefined
  disputes_gross_amount?: number | undefined
  institution?: string | undefined
  interchange_gross_amount?: number | undefined
  network?: Open<'AMEX' | 'INTERLINK' | 'MAESTRO' | 'MASTERCARD' | 'UNKNOWN' | 'VISA'> | undefined
  other_fees_gross_amount?: number | undefined
  settled_net_amount?: number | undefined
  transactions_gross_amount?: number | undefined
}

interface StatementAccountStanding extends Loose {
  consecutive_full_payments_made: number
  consecutive_minimum_payments_made: number
  consecutive_minimum_payments_missed: number
  days_past_due: number
  financial_account_state: StatementAccountStandingFinancialAccountState
  has_grace: boolean
  period_number: number
  period_state: Open<'PENALTY' | 'PROMO' | 'STANDARD'>
}

interface StatementAccountStandingFinancialAccountState extends Loose {
  status: Open<'CLOSED' | 'OPEN' | 'PENDING' | 'SUSPENDED'>
  substatus?:
    | Open<
        | 'BANK_REQUEST'
        | 'CHARGED_OFF_DELINQUENT'
        | 'CHARGED_OFF_FRAUD'
        | 'DELINQUENT'
        | 'END_USER_REQUEST'
        | 'INTEREST_AND_FEES_PAUSED'
      >
    | null
    | undefined
}

interface StatementAmountDue extends Loose {
  amount: number
  past_due: number
}

interface StatementInterestDetails extends Loose {
  actual_interest_charged: number | null
  daily_balance_amounts: CategoryDetails
  effective_apr: CategoryDetails
  interest_calculation_method: Open<'AVERAGE_DAILY' | 'DAILY'>
  interest_for_period: CategoryDetails
  prime_rate: string | null
  minimum_interest_charged?: number | null | undefined
}

interface StatementPayoffDetails extends Loose {
  minimum_payment_months: string
  minimum_payment_total: string
  payoff_period_length_months: number | null
  payoff_period_monthly_payment_amount: number | null
  payoff_period_payment_total: number | null
}

interface StatementTotals extends Loose {
  balance_transfers: number
  cash_advances: number
  credits: number
  debits: number
  fees: number
  interest: number
  payments: number
  purchases: number
  credit_details?: unknown
  debit_details?: unknown
  payment_details?: unknown
}

interface StatementsCreated extends Loose {
  event_type: string
  token: string
  account_standing: StatementAccountStanding
  amount_due: StatementAmountDue
  available_credit: number
  created: string
  credit_limit: number
  credit_product_token: string | null
  days_in_billing_cycle: number
  ending_balance: number
  financial_account_token: string
  next_statement_date: string
  payment_due_date: string | null
  period_totals: StatementTotals
  starting_balance: number
  statement_end_date: string
  statement_start_date: string
  statement_type: Open<'FINAL' | 'INITIAL' | 'PERIOD_END'>
  updated: string
  ytd_totals: StatementTotals
  interest_details?: StatementInterestDetails | null | undefined
  next_payment_due_date?: string | null | undefined
  next_statement_end_date?: string | null | undefined
  payoff_details?: StatementPayoffDetails | null | undefined
  statement_totals?: StatementTotals | undefined
}

interface ThreeDSAuthentication extends Loose {
  token: string
  account_type: Open<'CREDIT' | 'DEBIT' | 'NOT_APPLICABLE'> | null
  authentication_result: Open<'DECLINE' | 'PENDING_CHALLENGE' | 'PENDING_DECISION' | 'SUCCESS'>
  card_expiry_check: Open<'MATCH' | 'MISMATCH' | 'NOT_PRESENT'>
  card_token: string
  cardholder: Loose
  channel: Open<'APP_BASED' | 'BROWSER' | 'THREE_DS_REQUESTOR_INITIATED'>
  created: string
  merchant: Loose
  message_category: Open<'NON_PAYMENT_AUTHENTICATION' | 'PAYMENT_AUTHENTICATION'>
  three_ds_requestor_challenge_indicator: Open<
    | 'CHALLENGE_MANDATE'
    | 'CHALLENGE_PREFERENCE'
    | 'DATA_SHARE_ONLY'
    | 'NO_CHALLENGE_REQUESTED'
    | 'NO_CHALLENGE_RISK_ALREADY_ASSESSED'
    | 'NO_PREFERENCE'
    | 'OTHER'
  >
  additional_data?: Loose | null | undefined
  app?: Loose | null | undefined
  authentication_request_type?:
    | Open<
        | 'ADD_CARD'
        | 'BILLING_AGREEMENT'
        | 'DELAYED_SHIPMENT'
        | 'EMV_TOKEN_CARDHOLDER_VERIFICATION'
        | 'INSTALLMENT_TRANSACTION'
        | 'MAINTAIN_CARD'
        | 'PAYMENT_TRANSACTION'
        | 'RECURRING_TRANSACTION'
        | 'SPLIT_PAYMENT'
        | 'SPLIT_SHIPMENT'
      >
    | null
    | undefined
  browser?: Loose | null | undefined
  challenge_metadata?: Loose | null | undefined
  challenge_orchestrated_by?: Open<'CUSTOMER' | 'LITHIC' | 'NO_CHALLENGE'> | null | undefined
  decision_made_by?:
    | Open<'CUSTOMER_ENDPOINT' | 'CUSTOMER_RULES' | 'LITHIC_DEFAULT' | 'LITHIC_RULES' | 'NETWORK' | 'UNKNOWN'>
    | null
    | undefined
  three_ri_request_type?:
    | Open<
        | 'ACCOUNT_VERIFICATION'
        | 'ADD_CARD'
        | 'BILLING_AGREEMENT'
        | 'CARD_SECURITY_CODE_STATUS_CHECK'
        | 'DELAYED_SHIPMENT'
        | 'DEVICE_BINDING_STATUS_CHECK'
        | 'INSTALLMENT_TRANSACTION'
        | 'MAIL_ORDER'
        | 'MAINTAIN_CARD_INFO'
        | 'OTHER_PAYMENT'
        | 'RECURRING_TRANSACTION'
        | 'SPLIT_PAYMENT'
        | 'SPLIT_SHIPMENT'
        | 'TELEPHONE_ORDER'
        | 'TOP_UP'
        | 'TRUST_LIST_STATUS_CHECK'
      >
    | null
    | undefined
  transaction?: Loose | null | undefined
}

interface ThreeDSAuthenticationChallenge extends Loose {
  authentication_object: ThreeDSAuthentication
  challenge: ThreeDSAuthenticationChallengeChallenge
  event_type: string
}

interface ThreeDSAuthenticationChallengeChallenge extends Loose {
  challenge_method_type: Open<'OUT_OF_BAND'>
  expiry_time: string
  start_time: string
  app_requestor_url?: string | null | undefined
}

interface ThreeDSAuthenticationCreated extends Loose {
  event_type: string
  token: string
  account_type: Open<'CREDIT' | 'DEBIT' | 'NOT_APPLICABLE'> | null
  authentication_result: Open<'DECLINE' | 'PENDING_CHALLENGE' | 'PENDING_DECISION' | 'SUCCESS'>
  card_expiry_check: Open<'MATCH' | 'MISMATCH' | 'NOT_PRESENT'>
  card_token: string
  cardholder: Loose
  channel: Open<'APP_BASED' | 'BROWSER' | 'THREE_DS_REQUESTOR_INITIATED'>
  created: string
  merchant: Loose
  message_category: Open<'NON_PAYMENT_AUTHENTICATION' | 'PAYMENT_AUTHENTICATION'>
  three_ds_requestor_challenge_indicator: Open<
    | 'CHALLENGE_MANDATE'
    | 'CHALLENGE_PREFERENCE'
    | 'DATA_SHARE_ONLY'
    | 'NO_CHALLENGE_REQUESTED'
    | 'NO_CHALLENGE_RISK_ALREADY_ASSESSED'
    | 'NO_PREFERENCE'
    | 'OTHER'
  >
  additional_data?: Loose | null | undefined
  app?: Loose | null | undefined
  authentication_request_type?:
    | Open<
        | 'ADD_CARD'
        | 'BILLING_AGREEMENT'
        | 'DELAYED_SHIPMENT'
        | 'EMV_TOKEN_CARDHOLDER_VERIFICATION'
        | 'INSTALLMENT_TRANSACTION'
        | 'MAINTAIN_CARD'
        | 'PAYMENT_TRANSACTION'
        | 'RECURRING_TRANSACTION'
        | 'SPLIT_PAYMENT'
        | 'SPLIT_SHIPMENT'
      >
    | null
    | undefined
  browser?: Loose | null | undefined
  challenge_metadata?: Loose | null | undefined
  challenge_orchestrated_by?: Open<'CUSTOMER' | 'LITHIC' | 'NO_CHALLENGE'> | null | undefined
  decision_made_by?:
    | Open<'CUSTOMER_ENDPOINT' | 'CUSTOMER_RULES' | 'LITHIC_DEFAULT' | 'LITHIC_RULES' | 'NETWORK' | 'UNKNOWN'>
    | null
    | undefined
  three_ri_request_type?:
    | Open<
        | 'ACCOUNT_VERIFICATION'
        | 'ADD_CARD'
        | 'BILLING_AGREEMENT'
        | 'CARD_SECURITY_CODE_STATUS_CHECK'
        | 'DELAYED_SHIPMENT'
        | 'DEVICE_BINDING_STATUS_CHECK'
        | 'INSTALLMENT_TRANSACTION'
        | 'MAIL_ORDER'
        | 'MAINTAIN_CARD_INFO'
        | 'OTHER_PAYMENT'
        | 'RECURRING_TRANSACTION'
        | 'SPLIT_PAYMENT'
        | 'SPLIT_SHIPMENT'
        | 'TELEPHONE_ORDER'
        | 'TOP_UP'
        | 'TRUST_LIST_STATUS_CHECK'
      >
    | null
    | undefined
  transaction?: Loose | null | undefined
}

interface TokenInfo extends Loose {
  wallet_type: Open<'APPLE_PAY' | 'GOOGLE_PAY' | 'MASTERPASS' | 'MERCHANT' | 'OTHER' | 'SAMSUNG_PAY'>
}

interface Tokenization extends Loose {
  token: string
  account_token: string
  card_token: string
  created_at: string
  dpan: string | null
  status: Open<'ACTIVE' | 'DEACTIVATED' | 'INACTIVE' | 'PAUSED' | 'PENDING_2FA' | 'PENDING_ACTIVATION' | 'UNKNOWN'>
  token_requestor_name: Open<
    | 'AMAZON_ONE'
    | 'ANDROID_PAY'
    | 'APPLE_PAY'
    | 'FACEBOOK'
    | 'FITBIT_PAY'
    | 'GARMIN_PAY'
    | 'GOOGLE_PAY'
    | 'MICROSOFT_PAY'
    | 'NETFLIX'
    | 'SAMSUNG_PAY'
    | 'UNKNOWN'
    | 'VISA_CHECKOUT'
  >
  token_unique_reference: string
  tokenization_channel: Open<'DIGITAL_WALLET' | 'MERCHANT'>
  updated_at: string
  device_id?: string | null | undefined
  digital_card_art_token?: string | null | undefined
  events?: Loose[] | undefined
  payment_account_reference_id?: string | null | undefined
}

interface TokenizationApprovalRequest extends Loose {
  account_token: string
  card_token: string
  created: string
  customer_tokenization_decision: Loose | null
  event_type: string
  issuer_decision: Open<'APPROVED' | 'DENIED' | 'VERIFICATION_REQUIRED'>
  token_metadata: Loose
  tokenization_channel: Open<'DIGITAL_WALLET' | 'MERCHANT'>
  tokenization_token: string
  wallet_decisioning_info: WalletDecisioningInfo
  device?: Device | undefined
  rule_results?: TokenizationRuleResult[] | undefined
  tokenization_decline_reasons?:
    | Open<
        | 'ACCOUNT_SCORE_1'
        | 'ALL_WALLET_DECLINE_REASONS_PRESENT'
        | 'CARD_EXPIRY_MONTH_MISMATCH'
        | 'CARD_EXPIRY_YEAR_MISMATCH'
        | 'CARD_INVALID_STATE'
        | 'CUSTOMER_RED_PATH'
        | 'CVC_MISMATCH'
        | 'DEVICE_SCORE_1'
        | 'DIGITAL_CARD_ART_REQUIRED'
        | 'GENERIC_DECLINE'
        | 'INVALID_CUSTOMER_RESPONSE'
        | 'INVALID_PAN'
        | 'NETWORK_FAILURE'
        | 'WALLET_RECOMMENDED_DECISION_RED'
      >[]
    | undefined
  tokenization_source?:
    | Open<'ACCOUNT_ON_FILE' | 'CONTACTLESS_TAP' | 'MANUAL_PROVISION' | 'PUSH_PROVISION' | 'TOKEN' | 'UNKNOWN'>
    | undefined
  tokenization_tfa_reasons?:
    | Open<
        | 'ACCOUNT_SCORE_LOW'
        | 'CARD_STATE_TFA'
        | 'CUSTOMER_RULE_TFA'
        | 'DEVICE_HOST_CARD_EMULATION'
        | 'DEVICE_RECENTLY_LOST'
        | 'DEVICE_SCORE_LOW'
        | 'HARDCODED_TFA'
        | 'HAS_SUSPENDED_TOKENS'
        | 'HIGH_RISK'
        | 'OUTSIDE_HOME_TERRITORY'
        | 'SUSPICIOUS_ACTIVITY'
        | 'TOO_MANY_DIFFERENT_CARDHOLDERS'
        | 'TOO_MANY_RECENT_ATTEMPTS'
        | 'TOO_MANY_RECENT_TOKENS'
        | 'WALLET_RECOMMENDED_TFA'
      >[]
    | undefined
}

interface TokenizationResult extends Loose {
  account_token: string
  card_token: string
  created: string
  event_type: string
  tokenization_result_details: Loose
  tokenization_token: string
}

interface TokenizationRuleResult extends Loose {
  auth_rule_token: string | null
  explanation: string | null
  name: string | null
  result: Open<'APPROVED' | 'DECLINED' | 'ERROR' | 'REQUIRE_TFA'>
}

interface TokenizationTwoFactorAuthenticationCode extends Loose {
  account_token: string
  activation_method: Loose
  authentication_code: string
  card_token: string
  created: string
  event_type: string
  tokenization_token: string
}

interface TokenizationTwoFactorAuthenticationCodeSent extends Loose {
  account_token: string
  activation_method: Loose
  card_token: string
  created: string
  event_type: string
  tokenization_token: string
}

interface TokenizationUpdated extends Loose {
  account_token: string
  card_token: string
  created: string
  event_type: string
  tokenization: Tokenization
}

interface TransactionEvent extends Loose {
  token: string
  amount: number
  amounts: Loose
  created: string
  detailed_results: string[]
  effective_polarity: Open<'CREDIT' | 'DEBIT'>
  network_info: Loose | null
  result: Open<
    | 'ACCOUNT_PAUSED'
    | 'ACCOUNT_STATE_TRANSACTION_FAIL'
    | 'APPROVED'
    | 'BANK_CONNECTION_ERROR'
    | 'BANK_NOT_VERIFIED'
    | 'CARD_CLOSED'
    | 'CARD_PAUSED'
    | 'DECLINED'
    | 'FRAUD_ADVICE'
    | 'IGNORED_TTL_EXPIRY'
    | 'INACTIVE_ACCOUNT'
    | 'INCORRECT_PIN'
    | 'INSUFFICIENT_FUNDS'
    | 'INSUFFICIENT_FUNDS_PRELOAD'
    | 'INVALID_CARD_DETAILS'
    | 'INVALID_TRANSACTION'
    | 'MERCHANT_BLACKLIST'
    | 'ORIGINAL_NOT_FOUND'
    | 'PREVIOUSLY_COMPLETED'
    | 'SINGLE_USE_RECHARGED'
    | 'SUSPECTED_FRAUD'
    | 'SWITCH_INOPERATIVE_ADVICE'
    | 'UNAUTHORIZED_MERCHANT'
    | 'UNKNOWN_HOST_TIMEOUT'
    | 'USER_TRANSACTION_LIMIT'
  >
  rule_results: Loose[]
  type: Open<
    | 'AUTHORIZATION'
    | 'AUTHORIZATION_ADVICE'
    | 'AUTHORIZATION_EXPIRY'
    | 'AUTHORIZATION_REVERSAL'
    | 'BALANCE_INQUIRY'
    | 'CLEARING'
    | 'CORRECTION_CREDIT'
    | 'CORRECTION_DEBIT'
    | 'CREDIT_AUTHORIZATION'
    | 'CREDIT_AUTHORIZATION_ADVICE'
    | 'FINANCIAL_AUTHORIZATION'
    | 'FINANCIAL_CREDIT_AUTHORIZATION'
    | 'RETURN'
    | 'RETURN_REVERSAL'
  >
  account_type?: Open<'CHECKING' | 'SAVINGS'> | undefined
  network_specific_data?: Loose | null | undefined
}

interface WalletDecisioningInfo extends Loose {
  account_score: string | null
  device_score: string | null
  recommended_decision: string | null
  recommendation_reasons?: string[] | null | undefined
}

interface WirePartyDetails extends Loose {
  account_number?: string | null | undefined
  agent_id?: string | null | undefined
  agent_name?: string | null | undefined
  name?: string | null | undefined
}
