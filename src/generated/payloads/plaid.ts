// Written by `npm run payloads` from:
// - plaid 47.0.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface PlaidPayloads {
  'ASSETS.ERROR': AssetsError
  'ASSETS.PRODUCT_READY': AssetsProductReady
  'AUTH.AUTOMATICALLY_VERIFIED': AuthVerificationExpired
  'AUTH.DEFAULT_UPDATE': AuthDefaultUpdate
  'AUTH.PRODUCT_PERMISSIONS_REQUIRED': AuthProductPermissionsRequired
  'AUTH.SMS_MICRODEPOSITS_VERIFICATION': AuthSmsMicrodepositsVerification
  'AUTH.VERIFICATION_EXPIRED': AuthVerificationExpired
  'BANK_TRANSFERS.BANK_TRANSFERS_EVENTS_UPDATE': TransferTransferEventsUpdate
  'BASE_REPORT.ERROR': BaseReportError
  'BEACON.DUPLICATE_DETECTED': BeaconDuplicateDetected
  'BEACON.REPORT_CREATED': BeaconReportCreated
  'BEACON.REPORT_SYNDICATION_CREATED': BeaconReportSyndicationCreated
  'BEACON.REPORT_UPDATED': BeaconReportCreated
  'BEACON.USER_STATUS_UPDATED': BeaconUserStatusUpdated
  'CASH_FLOW_UPDATES.CASH_FLOW_INSIGHTS_UPDATED': CashFlowUpdatesCashFlowInsightsUpdated
  'CASH_FLOW_UPDATES.EXPECTED_DEPOSIT_MISSED': CashFlowUpdatesInsightsUpdated
  'CASH_FLOW_UPDATES.INSIGHTS_UPDATED': CashFlowUpdatesInsightsUpdated
  'CASH_FLOW_UPDATES.LARGE_DEPOSIT_DETECTED': CashFlowUpdatesInsightsUpdated
  'CASH_FLOW_UPDATES.LOW_BALANCE_DETECTED': CashFlowUpdatesInsightsUpdated
  'CASH_FLOW_UPDATES.NEW_INCOME_STREAM_DETECTED': CashFlowUpdatesInsightsUpdated
  'CASH_FLOW_UPDATES.NEW_LOAN_PAYMENT_DETECTED': CashFlowUpdatesInsightsUpdated
  'CASH_FLOW_UPDATES.NSF_OVERDRAFT_DETECTED': CashFlowUpdatesInsightsUpdated
  'CHECK_REPORT.CHECK_REPORT_FAILED': CheckReportCheckReportFailed
  'CHECK_REPORT.CHECK_REPORT_READY': CheckReportCheckReportReady
  'CHECK_REPORT.UPGRADE_FAILED': CheckReportUpgradeFailed
  'CHECK_REPORT.USER_CHECK_REPORT_FAILED': CheckReportCheckReportFailed
  'CHECK_REPORT.USER_CHECK_REPORT_READY': CheckReportUserCheckReportReady
  'CRA_INCOME.BANK_INCOME_COMPLETE': CraIncomeBankIncomeComplete
  'CRA_INCOME.ERROR': CraIncomeError
  'CRA_INSIGHTS.PARTNER_INSIGHTS_COMPLETE': CraIncomeError
  'CRA_INSIGHTS.PARTNER_INSIGHTS_ERROR': CraIncomeError
  'CRA_REPORT.CRA_REPORT_UPDATED': CraReportCraReportUpdated
  'DASHBOARD_CONFIGURED_ALERT.INSTITUTION_STATUS_ALERT_TRIGGERED': DashboardConfiguredAlertInstitutionStatusAlertTriggered
  'ENTITY_SCREENING.STATUS_UPDATED': EntityScreeningStatusUpdated
  'HOLDINGS.DEFAULT_UPDATE': HoldingsDefaultUpdate
  'IDENTITY.DEFAULT_UPDATE': IdentityDefaultUpdate
  'IDENTITY.PRODUCT_PERMISSIONS_REQUIRED': AuthProductPermissionsRequired
  'IDENTITY_VERIFICATION.RETRIED': IdentityVerificationRetried
  'IDENTITY_VERIFICATION.STATUS_UPDATED': IdentityVerificationRetried
  'IDENTITY_VERIFICATION.STEP_UPDATED': IdentityVerificationRetried
  'INCOME.BANK_INCOME_COMPLETE': IncomeBankIncomeComplete
  'INCOME.BANK_INCOME_REFRESH_COMPLETE': IncomeBankIncomeComplete
  'INCOME.BANK_INCOME_REFRESH_UPDATE': CraIncomeError
  'INCOME.INCOME_VERIFICATION': IncomeIncomeVerification
  'INCOME.INCOME_VERIFICATION_REFRESH_RECONNECT_NEEDED': CraIncomeError
  'INCOME.INCOME_VERIFICATION_RISK_SIGNALS': IncomeIncomeVerificationRiskSignals
  'INCOME.PRODUCT_READY': IncomeProductReady
  'INCOME.USER_INCOME_VERIFICATION': IncomeIncomeVerification
  'INCOME.USER_INCOME_VERIFICATION_REFRESH_RECONNECT_NEEDED': CraIncomeError
  'INCOME.USER_INCOME_VERIFICATION_RISK_SIGNALS': IncomeIncomeVerificationRiskSignals
  'INVESTMENTS_TRANSACTIONS.DEFAULT_UPDATE': InvestmentsTransactionsDefaultUpdate
  'INVESTMENTS_TRANSACTIONS.HISTORICAL_UPDATE': InvestmentsTransactionsDefaultUpdate
  'ISSUES.ISSUE_RESOLVED': IssuesIssueResolved
  'ITEM.ERROR': ItemError
  'ITEM.LOGIN_REPAIRED': ItemLoginRepaired
  'ITEM.NEW_ACCOUNTS_AVAILABLE': ItemNewAccountsAvailable
  'ITEM.PENDING_DISCONNECT': ItemPendingDisconnect
  'ITEM.PENDING_EXPIRATION': ItemPendingExpiration
  'ITEM.USER_ACCOUNT_REVOKED': ItemUserAccountRevoked
  'ITEM.USER_PERMISSION_REVOKED': ItemUserPermissionRevoked
  'ITEM.WEBHOOK_UPDATE_ACKNOWLEDGED': ItemWebhookUpdateAcknowledged
  'LAYER.LAYER_AUTHENTICATION_PASSED': LayerLayerAuthenticationPassed
  'LIABILITIES.DEFAULT_UPDATE': LiabilitiesDefaultUpdate
  'LINK.EVENTS': LinkEvents
  'LINK.ITEM_ADD_RESULT': LinkItemAddResult
  'LINK.SESSION_FINISHED': LinkSessionFinished
  'LINK_DELIVERY.DELIVERY_STATUS': LinkDeliveryDeliveryStatus
  'LINK_DELIVERY.LINK_CALLBACK': LinkDeliveryLinkCallback
  'PARTNER.END_CUSTOMER_OAUTH_STATUS_UPDATED': PartnerEndCustomerOauthStatusUpdated
  'PAYMENT_INITIATION.CONSENT_STATUS_UPDATE': PaymentInitiationConsentStatusUpdate
  'PAYMENT_INITIATION.PAYMENT_STATUS_UPDATE': PaymentInitiationPaymentStatusUpdate
  'PROCESSOR_TOKEN.WEBHOOK_UPDATE_ACKNOWLEDGED': ProcessorTokenWebhookUpdateAcknowledged
  'PROTECT.PROTECT_USER_EVENT': ProtectProtectUserEvent
  'SCREENING.STATUS_UPDATED': ScreeningStatusUpdated
  'STATEMENTS.STATEMENTS_REFRESH_COMPLETE': StatementsStatementsRefreshComplete
  'TRANSACTIONS.DEFAULT_UPDATE': TransactionsDefaultUpdate
  'TRANSACTIONS.HISTORICAL_UPDATE': TransactionsDefaultUpdate
  'TRANSACTIONS.INITIAL_UPDATE': TransactionsInitialUpdate
  'TRANSACTIONS.RECURRING_TRANSACTIONS_UPDATE': TransactionsRecurringTransactionsUpdate
  'TRANSACTIONS.SYNC_UPDATES_AVAILABLE': TransactionsSyncUpdatesAvailable
  'TRANSACTIONS.TRANSACTIONS_REMOVED': TransactionsTransactionsRemoved
  'TRANSFER.PLATFORM_ONBOARDING_UPDATE': TransferPlatformOnboardingUpdate
  'TRANSFER.RECURRING_CANCELLED': TransferRecurringCancelled
  'TRANSFER.RECURRING_NEW_TRANSFER': TransferRecurringNewTransfer
  'TRANSFER.RECURRING_TRANSFER_SKIPPED': TransferRecurringTransferSkipped
  'TRANSFER.TRANSFER_EVENTS_UPDATE': TransferTransferEventsUpdate
  'WALLET.WALLET_TRANSACTION_STATUS_UPDATE': WalletWalletTransactionStatusUpdate
}

interface AssetsError extends Loose {
  webhook_type: string
  webhook_code: string
  error: PlaidError | null
  asset_report_id: string
  user_id?: string | undefined
  environment: Open<'production' | 'sandbox'>
}

interface AssetsProductReady extends Loose {
  webhook_type: string
  webhook_code: string
  asset_report_id: string
  user_id?: string | undefined
  report_type?: Open<'FAST' | 'FULL'> | undefined
  environment: Open<'production' | 'sandbox'>
}

interface AuthDefaultUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  account_ids_with_new_auth: string[]
  account_ids_with_updated_auth: { [key: string]: Open<'ACCOUNT_NUMBER' | 'ROUTING_NUMBER'>[] }
  error: PlaidError | null
  environment: Open<'production' | 'sandbox'>
}

interface AuthProductPermissionsRequired extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  environment: Open<'production' | 'sandbox'>
}

interface AuthSmsMicrodepositsVerification extends Loose {
  webhook_type: string
  webhook_code: string
  status: string
  item_id: string
  account_id: string
  environment?: Open<'production' | 'sandbox'> | undefined
}

interface AuthVerificationExpired extends Loose {
  webhook_type: string
  webhook_code: string
  error?: string | PlaidError | null | undefined
  account_id: string
  item_id: string
  environment: Open<'production' | 'sandbox'>
}

interface BaseReportError extends Loose {
  webhook_type: string
  webhook_code: string
  error: PlaidError | null
  user_id: string
  environment: Open<'production' | 'sandbox'>
}

interface BeaconDuplicateDetected extends Loose {
  webhook_type: string
  webhook_code: string
  beacon_duplicate_id: string
  environment: Open<'production' | 'sandbox'>
}

interface BeaconReportCreated extends Loose {
  webhook_type: string
  webhook_code: string
  beacon_report_id: string
  environment: Open<'production' | 'sandbox'>
}

interface BeaconReportSyndicationCreated extends Loose {
  webhook_type: string
  webhook_code: string
  beacon_report_syndication_id: string
  environment: Open<'production' | 'sandbox'>
}

interface BeaconUserStatusUpdated extends Loose {
  webhook_type: string
  webhook_code: string
  beacon_user_id: string
  environment: Open<'production' | 'sandbox'>
}

interface CashFlowUpdatesCashFlowInsightsUpdated extends Loose {
  webhook_type: string
  webhook_code: string
  status: Open<'AVAILABLE' | 'FAILED'>
  user_id: string
  insights: Open<
    'LARGE_DEPOSIT_DETECTED' | 'LOW_BALANCE_DETECTED' | 'NEW_LOAN_PAYMENT_DETECTED' | 'NSF_OVERDRAFT_DETECTED'
  >[]
  environment: Open<'production' | 'sandbox'>
}

interface CashFlowUpdatesInsightsUpdated extends Loose {
  webhook_type: string
  webhook_code: string
  status: Open<'AVAILABLE' | 'FAILED'>
  user_id: string
  environment: Open<'production' | 'sandbox'>
}

interface CheckReportCheckReportFailed extends Loose {
  webhook_type: string
  webhook_code: string
  user_id: string
  error?: PlaidError | null | undefined
  repairable_items?: CheckReportRepairableItem[] | undefined
  failed_products?:
    | Open<
        | 'assets'
        | 'auth'
        | 'balance'
        | 'balance_plus'
        | 'beacon'
        | 'cra_base_report'
        | 'cra_cashflow_insights'
        | 'cra_home_lending'
        | 'cra_income_insights'
        | 'cra_lend_score'
        | 'cra_monitoring'
        | 'cra_network_insights'
        | 'cra_partner_insights'
        | 'cra_plaid_credit_score'
        | 'cra_qualify'
        | 'credit_details'
        | 'employment'
        | 'identity'
        | 'identity_match'
        | 'identity_verification'
        | 'income'
        | 'income_verification'
        | 'investments'
        | 'investments_auth'
        | 'layer'
        | 'liabilities'
        | 'pay_by_bank'
        | 'payment_initiation'
        | 'processor_identity'
        | 'processor_payments'
        | 'profile'
        | 'protect_linked_bank'
        | 'protect_transactions'
        | 'recurring_transactions'
        | 'signal'
        | 'standing_orders'
        | 'statements'
        | 'transactions'
        | 'transactions_refresh'
        | 'transfer'
      >[]
    | undefined
  item_ids?: string[] | null | undefined
  environment: Open<'production' | 'sandbox'>
}

interface CheckReportCheckReportReady extends Loose {
  webhook_type: string
  webhook_code: string
  user_id: string
  successful_products?:
    | Open<
        | 'assets'
        | 'auth'
        | 'balance'
        | 'balance_plus'
        | 'beacon'
        | 'cra_base_report'
        | 'cra_cashflow_insights'
        | 'cra_home_lending'
        | 'cra_income_insights'
        | 'cra_lend_score'
        | 'cra_monitoring'
        | 'cra_network_insights'
        | 'cra_partner_insights'
        | 'cra_plaid_credit_score'
        | 'cra_qualify'
        | 'credit_details'
        | 'employment'
        | 'identity'
        | 'identity_match'
        | 'identity_verification'
        | 'income'
        | 'income_verification'
        | 'investments'
        | 'investments_auth'
        | 'layer'
        | 'liabilities'
        | 'pay_by_bank'
        | 'payment_initiation'
        | 'processor_identity'
        | 'processor_payments'
        | 'profile'
        | 'protect_linked_bank'
        | 'protect_transactions'
        | 'recurring_transactions'
        | 'signal'
        | 'standing_orders'
        | 'statements'
        | 'transactions'
        | 'transactions_refresh'
        | 'transfer'
      >[]
    | null
    | undefined
  failed_products?:
    | Open<
        | 'assets'
        | 'auth'
        | 'balance'
        | 'balance_plus'
        | 'beacon'
        | 'cra_base_report'
        | 'cra_cashflow_insights'
        | 'cra_home_lending'
        | 'cra_income_insights'
        | 'cra_lend_score'
        | 'cra_monitoring'
        | 'cra_network_insights'
        | 'cra_partner_insights'
        | 'cra_plaid_credit_score'
        | 'cra_qualify'
        | 'credit_details'
        | 'employment'
        | 'identity'
        | 'identity_match'
        | 'identity_verification'
        | 'income'
        | 'income_verification'
        | 'investments'
        | 'investments_auth'
        | 'layer'
        | 'liabilities'
        | 'pay_by_bank'
        | 'payment_initiation'
        | 'processor_identity'
        | 'processor_payments'
        | 'profile'
        | 'protect_linked_bank'
        | 'protect_transactions'
        | 'recurring_transactions'
        | 'signal'
        | 'standing_orders'
        | 'statements'
        | 'transactions'
        | 'transactions_refresh'
        | 'transfer'
      >[]
    | null
    | undefined
  item_ids?: string[] | null | undefined
  environment: Open<'production' | 'sandbox'>
}

interface CheckReportRepairableItem extends Loose {
  error_type: Open<
    | 'API_ERROR'
    | 'ASSETS_ERROR'
    | 'ASSET_REPORT_ERROR'
    | 'BANK_TRANSFER_ERROR'
    | 'BASE_REPORT_ERROR'
    | 'CHECK_REPORT_ERROR'
    | 'CONSUMER_REPORT_ERROR'
    | 'CRA_MONITORING_ERROR'
    | 'CREDIT_PROFILE_REPORT_ERROR'
    | 'ENCOMPASS_ERROR'
    | 'ENRICH_ERROR'
    | 'FRAUD_INSIGHTS_ERROR'
    | 'FREDDIE_MAC_ERROR'
    | 'IDEMPOTENCY_ERROR'
    | 'INCOME_VERIFICATION_ERROR'
    | 'INSTITUTION_ERROR'
    | 'INVALID_INPUT'
    | 'INVALID_REQUEST'
    | 'INVALID_RESULT'
    | 'ITEM_ERROR'
    | 'LINK_DELIVERY_ERROR'
    | 'MICRODEPOSITS_ERROR'
    | 'OAUTH_ERROR'
    | 'PARTNER_ERROR'
    | 'PAYMENT_ERROR'
    | 'PROFILE_ERROR'
    | 'RATE_LIMIT_EXCEEDED'
    | 'RECAPTCHA_ERROR'
    | 'RECURRING_TRANSACTIONS_ERROR'
    | 'SANDBOX_ERROR'
    | 'SIGNAL_ERROR'
    | 'STATEMENTS_ERROR'
    | 'TRANSACTIONS_ERROR'
    | 'TRANSACTION_ERROR'
    | 'TRANSFER_ERROR'
    | 'TRANSFER_RECURRING_ERROR'
    | 'TRANSFER_REFUND_ERROR'
    | 'USER_ERROR'
  >
  error_code: string
  error_message: string
  display_message: string | null
  item_id: string
}

interface CheckReportUpgradeFailed extends Loose {
  webhook_type: string
  webhook_code: string
  user_id: string
  item_ids: string[]
  environment: Open<'production' | 'sandbox'>
}

interface CheckReportUserCheckReportReady extends Loose {
  webhook_type: string
  webhook_code: string
  user_id: string
  successful_products?:
    | Open<
        | 'assets'
        | 'auth'
        | 'balance'
        | 'balance_plus'
        | 'beacon'
        | 'cra_base_report'
        | 'cra_cashflow_insights'
        | 'cra_home_lending'
        | 'cra_income_insights'
        | 'cra_lend_score'
        | 'cra_monitoring'
        | 'cra_network_insights'
        | 'cra_partner_insights'
        | 'cra_plaid_credit_score'
        | 'cra_qualify'
        | 'credit_details'
        | 'employment'
        | 'identity'
        | 'identity_match'
        | 'identity_verification'
        | 'income'
        | 'income_verification'
        | 'investments'
        | 'investments_auth'
        | 'layer'
        | 'liabilities'
        | 'pay_by_bank'
        | 'payment_initiation'
        | 'processor_identity'
        | 'processor_payments'
        | 'profile'
        | 'protect_linked_bank'
        | 'protect_transactions'
        | 'recurring_transactions'
        | 'signal'
        | 'standing_orders'
        | 'statements'
        | 'transactions'
        | 'transactions_refresh'
        | 'transfer'
      >[]
    | undefined
  failed_products?:
    | Open<
        | 'assets'
        | 'auth'
        | 'balance'
        | 'balance_plus'
        | 'beacon'
        | 'cra_base_report'
        | 'cra_cashflow_insights'
        | 'cra_home_lending'
        | 'cra_income_insights'
        | 'cra_lend_score'
        | 'cra_monitoring'
        | 'cra_network_insights'
        | 'cra_partner_insights'
        | 'cra_plaid_credit_score'
        | 'cra_qualify'
        | 'credit_details'
        | 'employment'
        | 'identity'
        | 'identity_match'
        | 'identity_verification'
        | 'income'
        | 'income_verification'
        | 'investments'
        | 'investments_auth'
        | 'layer'
        | 'liabilities'
        | 'pay_by_bank'
        | 'payment_initiation'
        | 'processor_identity'
        | 'processor_payments'
        | 'profile'
        | 'protect_linked_bank'
        | 'protect_transactions'
        | 'recurring_transactions'
        | 'signal'
        | 'standing_orders'
        | 'statements'
        | 'transactions'
        | 'transactions_refresh'
        | 'transfer'
      >[]
    | undefined
  item_ids?: string[] | null | undefined
  environment: Open<'production' | 'sandbox'>
}

interface CraIncomeBankIncomeComplete extends Loose {
  webhook_type: string
  webhook_code: string
  user_id: string
  result?: Open<'FAILURE' | 'SUCCESS'> | undefined
  environment: Open<'production' | 'sandbox'>
}

interface CraIncomeError extends Loose {
  webhook_type: string
  webhook_code: string
  user_id: string
  environment: Open<'production' | 'sandbox'>
}

interface CraReportCraReportUpdated extends Loose {
  webhook_type: string
  webhook_code: string
  user_id: string
  report_id?: string | null | undefined
  scope: Open<'CLIENT_USER' | 'PLAID_NETWORK'>
  successful_products: CreditProduct[]
  failed_products: CreditProduct[]
  generated_time?: string | null | undefined
  error_code?: string | null | undefined
  environment: Open<'production' | 'sandbox'>
}

interface CreditProduct extends Loose {
  product: Open<
    | 'assets'
    | 'auth'
    | 'balance'
    | 'balance_plus'
    | 'beacon'
    | 'cra_base_report'
    | 'cra_cashflow_insights'
    | 'cra_home_lending'
    | 'cra_income_insights'
    | 'cra_lend_score'
    | 'cra_monitoring'
    | 'cra_network_insights'
    | 'cra_partner_insights'
    | 'cra_plaid_credit_score'
    | 'cra_qualify'
    | 'credit_details'
    | 'employment'
    | 'identity'
    | 'identity_match'
    | 'identity_verification'
    | 'income'
    | 'income_verification'
    | 'investments'
    | 'investments_auth'
    | 'layer'
    | 'liabilities'
    | 'pay_by_bank'
    | 'payment_initiation'
    | 'processor_identity'
    | 'processor_payments'
    | 'profile'
    | 'protect_linked_bank'
    | 'protect_transactions'
    | 'recurring_transactions'
    | 'signal'
    | 'standing_orders'
    | 'statements'
    | 'transactions'
    | 'transactions_refresh'
    | 'transfer'
  >
  version: string
}

interface DashboardConfiguredAlertInstitutionStatusAlertTriggered extends Loose {
  webhook_type: string
  webhook_code: string
  institution_id: string
  institution_overall_success_rate: number
  environment: Open<'production' | 'sandbox'>
}

interface EntityScreeningStatusUpdated extends Loose {
  webhook_type: string
  webhook_code: string
  entity_screening_id: string
  environment: Open<'production' | 'sandbox'>
}

interface HoldingsDefaultUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  user_id?: string | undefined
  error?: PlaidError | null | undefined
  new_holdings: number
  updated_holdings: number
  environment: Open<'production' | 'sandbox'>
}

interface IdentityDefaultUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  account_ids_with_updated_identity: { [key: string]: Open<'ADDRESSES' | 'EMAILS' | 'NAMES' | 'PHONES'>[] }
  error: PlaidError | null
  environment: Open<'production' | 'sandbox'>
}

interface IdentityVerificationRetried extends Loose {
  webhook_type: string
  webhook_code: string
  identity_verification_id: string
  environment: Open<'production' | 'sandbox'>
}

interface IncomeBankIncomeComplete extends Loose {
  webhook_type: string
  webhook_code: string
  user_id: string
  result: Open<'FAILURE' | 'SUCCESS'>
  environment: Open<'production' | 'sandbox'>
}

interface IncomeIncomeVerification extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  user_id?: string | undefined
  verification_status: string
  environment: Open<'production' | 'sandbox'>
}

interface IncomeIncomeVerificationRiskSignals extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  user_id?: string | undefined
  risk_signals_status: string
  environment: Open<'production' | 'sandbox'>
}

interface IncomeProductReady extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  error?: PlaidError | null | undefined
  environment: Open<'production' | 'sandbox'>
}

interface InvestmentsTransactionsDefaultUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  user_id?: string | undefined
  error?: PlaidError | null | undefined
  new_investments_transactions: number
  cancelled_investments_transactions: number
  environment: Open<'production' | 'sandbox'>
}

interface IssuesIssueResolved extends Loose {
  webhook_type: string
  webhook_code: string
  issue_id: string
  issue_description: string
  issue_resolved_at: string
  institution_id: string
  institution_name: string
}

interface ItemError extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  user_id?: string | undefined
  error: PlaidError | null
  environment: Open<'production' | 'sandbox'>
}

interface ItemLoginRepaired extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  user_id?: string | undefined
  environment: Open<'production' | 'sandbox'>
}

interface ItemNewAccountsAvailable extends Loose {
  webhook_type?: string | undefined
  webhook_code?: string | undefined
  item_id?: string | undefined
  user_id?: string | undefined
  error?: PlaidError | null | undefined
  environment?: Open<'production' | 'sandbox'> | undefined
}

interface ItemPendingDisconnect extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  user_id?: string | undefined
  reason: Open<'INSTITUTION_MIGRATION' | 'INSTITUTION_TOKEN_EXPIRATION'>
  disconnect_time: string
  environment: Open<'production' | 'sandbox'>
}

interface ItemPendingExpiration extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  user_id?: string | undefined
  consent_expiration_time: string
  environment: Open<'production' | 'sandbox'>
}

interface ItemUserAccountRevoked extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  user_id?: string | undefined
  account_id: string
  environment: Open<'production' | 'sandbox'>
}

interface ItemUserPermissionRevoked extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  user_id?: string | undefined
  error?: PlaidError | null | undefined
  environment: Open<'production' | 'sandbox'>
}

interface ItemWebhookUpdateAcknowledged extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  new_webhook_url: string
  error?: PlaidError | null | undefined
  environment: Open<'production' | 'sandbox'>
}

interface LayerLayerAuthenticationPassed extends Loose {
  webhook_type: string
  webhook_code: string
  environment: Open<'production' | 'sandbox'>
  link_session_id: string
  link_token: string
}

interface LiabilitiesDefaultUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  user_id?: string | undefined
  error: PlaidError | null
  account_ids_with_new_liabilities: string[]
  account_ids_with_updated_liabilities: { [key: string]: string[] }
  environment: Open<'production' | 'sandbox'>
}

interface LinkCallbackMetadata extends Loose {
  callback_type?: Open<'ON_EVENT' | 'ON_EXIT' | 'ON_SUCCESS'> | undefined
  event_name?:
    | Open<
        | 'BANK_INCOME_INSIGHTS_COMPLETED'
        | 'CLOSE_OAUTH'
        | 'ERROR'
        | 'EXIT'
        | 'FAIL_OAUTH'
        | 'HANDOFF'
        | 'ISSUE_FOLLOWED'
        | 'OPEN'
        | 'OPEN_MY_PLAID'
        | 'OPEN_OAUTH'
        | 'SEARCH_INSTITUTION'
        | 'SELECT_AUTH_TYPE'
        | 'SELECT_BRAND'
        | 'SELECT_DEGRADED_INSTITUTION'
        | 'SELECT_DOWN_INSTITUTION'
        | 'SELECT_FILTERED_INSTITUTION'
        | 'SELECT_INSTITUTION'
        | 'SUBMIT_ACCOUNT_NUMBER'
        | 'SUBMIT_CREDENTIALS'
        | 'SUBMIT_DOCUMENTS'
        | 'SUBMIT_DOCUMENTS_ERROR'
        | 'SUBMIT_DOCUMENTS_SUCCESS'
        | 'SUBMIT_MFA'
        | 'SUBMIT_ROUTING_NUMBER'
        | 'TRANSITION_VIEW'
        | 'VIEW_DATA_TYPES'
      >
    | undefined
  status?: string | undefined
  link_session_id?: string | undefined
  request_id?: string | undefined
  institution?: LinkDeliveryInstitution | undefined
  accounts?: LinkDeliveryAccount[] | undefined
}

interface LinkDeliveryAccount extends Loose {
  id?: string | undefined
  name?: string | undefined
  mask?: string | undefined
  type?: string | undefined
  subtype?: string | undefined
  verification_status?:
    | Open<
        | 'automatically_verified'
        | 'database_insights_pending'
        | 'database_matched'
        | 'manually_verified'
        | 'pending_automatic_verification'
        | 'pending_manual_verification'
        | 'unsent'
        | 'verification_expired'
        | 'verification_failed'
      >
    | undefined
  class_type?: string | undefined
}

interface LinkDeliveryDeliveryStatus extends Loose {
  webhook_type: string
  webhook_code: string
  link_delivery_session_id: string
  timestamp: string
  link_delivery_metadata: LinkDeliveryMetadata
}

interface LinkDeliveryInstitution extends Loose {
  name?: string | undefined
  institution_id?: string | undefined
}

interface LinkDeliveryLinkCallback extends Loose {
  webhook_type: string
  webhook_code: string
  link_delivery_session_id: string
  timestamp: string
  error?: PlaidError | null | undefined
  link_callback_metadata: LinkCallbackMetadata
}

interface LinkDeliveryMetadata extends Loose {
  communication_method?: Open<'EMAIL' | 'SMS'> | undefined
  delivery_status?: Open<'FAILURE' | 'SUCCESS'> | undefined
}

interface LinkEvent extends Loose {
  event_name: string
  timestamp: string
  event_id: string
  event_metadata: LinkEventMetadata
}

interface LinkEventMetadata extends Loose {
  error_code?: string | undefined
  error_message?: string | undefined
  error_type?: string | undefined
  exit_status?: string | undefined
  institution_id?: string | undefined
  institution_name?: string | undefined
  institution_search_query?: string | undefined
  request_id?: string | undefined
  mfa_type?: string | undefined
  view_name?: string | undefined
  selection?: string | undefined
  brand_name?: string | undefined
  match_reason?: string | undefined
  routing_number?: string | undefined
  account_number_mask?: string | undefined
}

interface LinkEvents extends Loose {
  webhook_type: string
  webhook_code: string
  events: LinkEvent[]
  link_session_id: string
  link_token: string
  environment: Open<'production' | 'sandbox'>
}

interface LinkItemAddResult extends Loose {
  webhook_type: string
  webhook_code: string
  link_session_id: string
  link_token: string
  public_token: string
  environment: Open<'production' | 'sandbox'>
}

interface LinkSessionFinished extends Loose {
  webhook_type: string
  webhook_code: string
  status: string
  link_session_id: string
  link_token: string
  public_token?: string | undefined
  public_tokens?: string[] | undefined
  user_id?: string | undefined
  environment: Open<'production' | 'sandbox'>
}

interface PartnerEndCustomerOauthStatusUpdated extends Loose {
  webhook_type: string
  webhook_code: string
  end_customer_client_id: string
  environment: Open<'production' | 'sandbox'>
  institution_id: string
  institution_name: string
  status: Open<'approved' | 'attention-required' | 'enabled' | 'not-started' | 'processing'>
}

interface PaymentInitiationConsentStatusUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  consent_id: string
  old_status: Open<'AUTHORISED' | 'EXPIRED' | 'REJECTED' | 'REVOKED' | 'UNAUTHORISED'>
  new_status: Open<'AUTHORISED' | 'EXPIRED' | 'REJECTED' | 'REVOKED' | 'UNAUTHORISED'>
  timestamp: string
  error?: PlaidError | null | undefined
  environment: Open<'production' | 'sandbox'>
}

interface PaymentInitiationPaymentStatusUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  payment_id: string
  transaction_id?: string | null | undefined
  new_payment_status: Open<
    | 'PAYMENT_STATUS_AUTHORISING'
    | 'PAYMENT_STATUS_BLOCKED'
    | 'PAYMENT_STATUS_CANCELLED'
    | 'PAYMENT_STATUS_COMPLETED'
    | 'PAYMENT_STATUS_ESTABLISHED'
    | 'PAYMENT_STATUS_EXECUTED'
    | 'PAYMENT_STATUS_FAILED'
    | 'PAYMENT_STATUS_INITIATED'
    | 'PAYMENT_STATUS_INPUT_NEEDED'
    | 'PAYMENT_STATUS_INSUFFICIENT_FUNDS'
    | 'PAYMENT_STATUS_PROCESSING'
    | 'PAYMENT_STATUS_REJECTED'
    | 'PAYMENT_STATUS_SETTLED'
    | 'PAYMENT_STATUS_UNKNOWN'
  >
  old_payment_status: Open<
    | 'PAYMENT_STATUS_AUTHORISING'
    | 'PAYMENT_STATUS_BLOCKED'
    | 'PAYMENT_STATUS_CANCELLED'
    | 'PAYMENT_STATUS_COMPLETED'
    | 'PAYMENT_STATUS_ESTABLISHED'
    | 'PAYMENT_STATUS_EXECUTED'
    | 'PAYMENT_STATUS_FAILED'
    | 'PAYMENT_STATUS_INITIATED'
    | 'PAYMENT_STATUS_INPUT_NEEDED'
    | 'PAYMENT_STATUS_INSUFFICIENT_FUNDS'
    | 'PAYMENT_STATUS_PROCESSING'
    | 'PAYMENT_STATUS_REJECTED'
    | 'PAYMENT_STATUS_SETTLED'
    | 'PAYMENT_STATUS_UNKNOWN'
  >
  original_reference: string | null
  adjusted_reference?: string | null | undefined
  original_start_date: string | null
  adjusted_start_date: string | null
  timestamp: string
  error?: PlaidError | null | undefined
  environment: Open<'production' | 'sandbox'>
}

interface PlaidError extends Loose {
  error_type: Open<
    | 'API_ERROR'
    | 'ASSETS_ERROR'
    | 'ASSET_REPORT_ERROR'
    | 'BANK_TRANSFER_ERROR'
    | 'BASE_REPORT_ERROR'
    | 'CHECK_REPORT_ERROR'
    | 'CONSUMER_REPORT_ERROR'
    | 'CRA_MONITORING_ERROR'
    | 'CREDIT_PROFILE_REPORT_ERROR'
    | 'ENCOMPASS_ERROR'
    | 'ENRICH_ERROR'
    | 'FRAUD_INSIGHTS_ERROR'
    | 'FREDDIE_MAC_ERROR'
    | 'IDEMPOTENCY_ERROR'
    | 'INCOME_VERIFICATION_ERROR'
    | 'INSTITUTION_ERROR'
    | 'INVALID_INPUT'
    | 'INVALID_REQUEST'
    | 'INVALID_RESULT'
    | 'ITEM_ERROR'
    | 'LINK_DELIVERY_ERROR'
    | 'MICRODEPOSITS_ERROR'
    | 'OAUTH_ERROR'
    | 'PARTNER_ERROR'
    | 'PAYMENT_ERROR'
    | 'PROFILE_ERROR'
    | 'RATE_LIMIT_EXCEEDED'
    | 'RECAPTCHA_ERROR'
    | 'RECURRING_TRANSACTIONS_ERROR'
    | 'SANDBOX_ERROR'
    | 'SIGNAL_ERROR'
    | 'STATEMENTS_ERROR'
    | 'TRANSACTIONS_ERROR'
    | 'TRANSACTION_ERROR'
    | 'TRANSFER_ERROR'
    | 'TRANSFER_RECURRING_ERROR'
    | 'TRANSFER_REFUND_ERROR'
    | 'USER_ERROR'
  >
  error_code: string
  error_code_reason?: string | null | undefined
  error_message: string
  display_message: string | null
  request_id?: string | undefined
  causes?: unknown[] | undefined
  status?: number | null | undefined
  documentation_url?: string | undefined
  suggested_action?: string | null | undefined
  required_account_subtypes?: string[] | undefined
  provided_account_subtypes?: string[] | undefined
}

interface ProcessorTokenWebhookUpdateAcknowledged extends Loose {
  webhook_type: string
  webhook_code: string
  error?: PlaidError | null | undefined
  account_id: string
  new_webhook_url: string
  environment: Open<'production' | 'sandbox'>
}

interface ProtectProtectUserEvent extends Loose {
  webhook_type: string
  webhook_code: string
  event_id: string
  event_type: string
  timestamp: string
  user_id: string | null
  client_user_id?: string | null | undefined
  link_session_id?: string | null | undefined
  environment: Open<'production' | 'sandbox'>
}

interface ScreeningStatusUpdated extends Loose {
  webhook_type: string
  webhook_code: string
  screening_id: string
  environment: Open<'production' | 'sandbox'>
}

interface StatementsStatementsRefreshComplete extends Loose {
  webhook_type: string
  webhook_code: string
  item_id: string
  result: Open<'FAILURE' | 'SUCCESS'>
  environment: Open<'production' | 'sandbox'>
}

interface TransactionsDefaultUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  error?: PlaidError | null | undefined
  new_transactions: number
  item_id?: string | undefined
  environment: Open<'production' | 'sandbox'>
  account_id?: string | undefined
}

interface TransactionsInitialUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  error?: string | null | undefined
  new_transactions: number
  item_id?: string | undefined
  environment: Open<'production' | 'sandbox'>
  account_id?: string | undefined
}

interface TransactionsRecurringTransactionsUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  account_id?: string | undefined
  environment: Open<'production' | 'sandbox'>
  item_id?: string | undefined
  account_ids?: string[] | undefined
}

interface TransactionsSyncUpdatesAvailable extends Loose {
  webhook_type: string
  webhook_code: string
  account_id?: string | undefined
  initial_update_complete: boolean
  historical_update_complete: boolean
  environment: Open<'production' | 'sandbox'>
  item_id?: string | undefined
  user_id?: string | undefined
}

interface TransactionsTransactionsRemoved extends Loose {
  webhook_type: string
  webhook_code: string
  error?: PlaidError | null | undefined
  removed_transactions: string[]
  account_id?: string | undefined
  environment: Open<'production' | 'sandbox'>
  item_id?: string | undefined
}

interface TransferPlatformOnboardingUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  originator_client_id: string
  environment: Open<'production' | 'sandbox'>
}

interface TransferRecurringCancelled extends Loose {
  webhook_type: string
  webhook_code: string
  recurring_transfer_id: string
  environment: Open<'production' | 'sandbox'>
}

interface TransferRecurringNewTransfer extends Loose {
  webhook_type: string
  webhook_code: string
  recurring_transfer_id: string
  transfer_id: string
  environment: Open<'production' | 'sandbox'>
}

interface TransferRecurringTransferSkipped extends Loose {
  webhook_type: string
  webhook_code: string
  recurring_transfer_id: string
  authorization_decision: Open<'approved' | 'declined' | 'user_action_required'>
  authorization_decision_rationale_code?:
    | Open<
        | 'ADMIN'
        | 'ERROR'
        | 'FRAUD'
        | 'ITEM_LOGIN_REQUIRED'
        | 'MANUALLY_VERIFIED_ITEM'
        | 'MIGRATED_ACCOUNT_ITEM'
        | 'NSF'
        | 'PAYMENT_PROFILE_LOGIN_REQUIRED'
        | 'RISK'
        | 'TRANSFER_LIMIT_REACHED'
        | 'null'
      >
    | undefined
  skipped_origination_date: string
  environment: Open<'production' | 'sandbox'>
}

interface TransferTransferEventsUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  environment: Open<'production' | 'sandbox'>
}

interface WalletWalletTransactionStatusUpdate extends Loose {
  webhook_type: string
  webhook_code: string
  transaction_id: string
  payment_id?: string | null | undefined
  wallet_id?: string | undefined
  new_status: Open<'AUTHORISING' | 'BLOCKED' | 'EXECUTED' | 'FAILED' | 'INITIATED' | 'SETTLED'>
  old_status: Open<'AUTHORISING' | 'BLOCKED' | 'EXECUTED' | 'FAILED' | 'INITIATED' | 'SETTLED'>
  failure_reason?:
    | Open<
        | 'ACCOUNT_INVALID'
        | 'AUTHENTICATION_FAILED'
        | 'CANCELLED'
        | 'EXPIRED'
        | 'EXTERNAL_SYSTEM'
        | 'INVALID'
        | 'UNKNOWN'
      >
    | null
    | undefined
  timestamp: string
  error?: PlaidError | null | undefined
  environment: Open<'production' | 'sandbox'>
}
