// Written by `npm run payloads` from:
// - @apple/app-store-server-library 3.1.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/** The payload of each event. The tokens in it are replaced by their verified claims. */
export interface AppStorePayloads {
  CONSUMPTION_REQUEST: DataNotification
  DID_CHANGE_RENEWAL_PREF: DataNotification
  'DID_CHANGE_RENEWAL_PREF.DOWNGRADE': DataNotification
  'DID_CHANGE_RENEWAL_PREF.UPGRADE': DataNotification
  'DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED': DataNotification
  'DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_ENABLED': DataNotification
  DID_FAIL_TO_RENEW: DataNotification
  'DID_FAIL_TO_RENEW.GRACE_PERIOD': DataNotification
  DID_RENEW: DataNotification
  'DID_RENEW.BILLING_RECOVERY': DataNotification
  EXPIRED: DataNotification
  'EXPIRED.BILLING_RETRY': DataNotification
  'EXPIRED.PRICE_INCREASE': DataNotification
  'EXPIRED.PRODUCT_NOT_FOR_SALE': DataNotification
  'EXPIRED.VOLUNTARY': DataNotification
  'EXTERNAL_PURCHASE_TOKEN.UNREPORTED': ExternalPurchaseTokenNotification
  GRACE_PERIOD_EXPIRED: DataNotification
  OFFER_REDEEMED: DataNotification
  'OFFER_REDEEMED.DOWNGRADE': DataNotification
  'OFFER_REDEEMED.INITIAL_BUY': DataNotification
  'OFFER_REDEEMED.RESUBSCRIBE': DataNotification
  'OFFER_REDEEMED.UPGRADE': DataNotification
  ONE_TIME_CHARGE: DataNotification
  'PRICE_INCREASE.ACCEPTED': DataNotification
  'PRICE_INCREASE.PENDING': DataNotification
  REFUND: DataNotification
  REFUND_DECLINED: DataNotification
  REFUND_REVERSED: DataNotification
  RENEWAL_EXTENDED: DataNotification
  'RENEWAL_EXTENSION.FAILURE': DataNotification
  'RENEWAL_EXTENSION.SUMMARY': SummaryNotification
  RESCIND_CONSENT: AppDataNotification
  REVOKE: DataNotification
  'SUBSCRIBED.INITIAL_BUY': DataNotification
  'SUBSCRIBED.RESUBSCRIBE': DataNotification
  TEST: DataNotification
}

interface AdvancedCommerceDescriptors extends Loose {
  description: string
  displayName: string
}

interface AdvancedCommerceOffer extends Loose {
  period: string
  periodCount: number
  price: number
  reason: string
}

interface AdvancedCommercePriceIncreaseInfo extends Loose {
  dependentSKUs?: string[] | undefined
  price?: number | undefined
  status?: string | undefined
}

interface AdvancedCommerceRefund extends Loose {
  refundAmount?: number | undefined
  refundDate?: number | undefined
  refundReason?: string | undefined
  refundType?: string | undefined
}

interface AdvancedCommerceRenewalInfo extends Loose {
  consistencyToken?: string | undefined
  descriptors?: AdvancedCommerceDescriptors | undefined
  items?: AdvancedCommerceRenewalItem[] | undefined
  period?: string | undefined
  requestReferenceId?: string | undefined
  taxCode?: string | undefined
}

interface AdvancedCommerceRenewalItem extends Loose {
  SKU?: string | undefined
  description?: string | undefined
  displayName?: string | undefined
  offer?: AdvancedCommerceOffer | undefined
  price?: number | undefined
  priceIncreaseInfo?: AdvancedCommercePriceIncreaseInfo | undefined
}

interface AdvancedCommerceTransactionInfo extends Loose {
  descriptors?: AdvancedCommerceDescriptors | undefined
  estimatedTax?: number | undefined
  items?: AdvancedCommerceTransactionItem[] | undefined
  period?: string | undefined
  requestReferenceId?: string | undefined
  taxCode?: string | undefined
  taxExclusivePrice?: number | undefined
  taxRate?: string | undefined
}

interface AdvancedCommerceTransactionItem extends Loose {
  SKU?: string | undefined
  description?: string | undefined
  displayName?: string | undefined
  offer?: AdvancedCommerceOffer | undefined
  price?: number | undefined
  refunds?: AdvancedCommerceRefund[] | undefined
  revocationDate?: number | undefined
}

interface AppData extends Loose {
  appAppleId?: number | undefined
  bundleId?: string | undefined
  environment?: string | undefined
  signedAppTransactionInfo?: AppTransaction | undefined
}

interface AppDataNotification extends Loose {
  notificationType: string
  subtype?: string | undefined
  notificationUUID: string
  version: string
  signedDate: number
  appData: AppData
}

interface AppTransaction extends Loose {
  receiptType?: string | undefined
  appAppleId?: number | undefined
  bundleId?: string | undefined
  applicationVersion?: string | undefined
  versionExternalIdentifier?: number | undefined
  receiptCreationDate?: number | undefined
  originalPurchaseDate?: number | undefined
  originalApplicationVersion?: string | undefined
  deviceVerification?: string | undefined
  deviceVerificationNonce?: string | undefined
  preorderDate?: number | undefined
  appTransactionId?: string | undefined
  originalPlatform?: string | undefined
}

interface Data extends Loose {
  environment?: string | undefined
  appAppleId?: number | undefined
  bundleId?: string | undefined
  bundleVersion?: string | undefined
  signedTransactionInfo?: Transaction | undefined
  signedRenewalInfo?: RenewalInfo | undefined
  status?: number | undefined
  consumptionRequestReason?: string | undefined
}

interface DataNotification extends Loose {
  notificationType: string
  subtype?: string | undefined
  notificationUUID: string
  data: Data
  version: string
  signedDate: number
}

interface ExternalPurchaseToken extends Loose {
  externalPurchaseId?: string | undefined
  tokenCreationDate?: number | undefined
  appAppleId?: number | undefined
  bundleId?: string | undefined
}

interface ExternalPurchaseTokenNotification extends Loose {
  notificationType: string
  subtype?: string | undefined
  notificationUUID: string
  version: string
  signedDate: number
  externalPurchaseToken: ExternalPurchaseToken
}

interface RenewalCommitmentInfo extends Loose {
  commitmentAutoRenewProductId?: string | undefined
  commitmentAutoRenewStatus?: number | undefined
  commitmentRenewalBillingPlanType?: string | undefined
  commitmentRenewalDate?: number | undefined
  commitmentRenewalPrice?: number | undefined
}

interface RenewalInfo extends Loose {
  expirationIntent?: number | undefined
  originalTransactionId?: string | undefined
  autoRenewProductId?: string | undefined
  productId?: string | undefined
  autoRenewStatus?: number | undefined
  isInBillingRetryPeriod?: boolean | undefined
  priceIncreaseStatus?: number | undefined
  gracePeriodExpiresDate?: number | undefined
  offerType?: number | undefined
  offerIdentifier?: string | undefined
  signedDate?: number | undefined
  environment?: string | undefined
  recentSubscriptionStartDate?: number | undefined
  renewalDate?: number | undefined
  currency?: string | undefined
  renewalPrice?: number | undefined
  offerDiscountType?: string | undefined
  eligibleWinBackOfferIds?: string[] | undefined
  appAccountToken?: string | undefined
  appTransactionId?: string | undefined
  offerPeriod?: string | undefined
  advancedCommerceInfo?: AdvancedCommerceRenewalInfo | undefined
  commitmentInfo?: RenewalCommitmentInfo | undefined
  renewalBillingPlanType?: string | undefined
}

interface Summary extends Loose {
  environment?: string | undefined
  appAppleId?: number | undefined
  bundleId?: string | undefined
  productId?: string | undefined
  requestIdentifier?: string | undefined
  storefrontCountryCodes?: string[] | undefined
  succeededCount?: number | undefined
  failedCount?: number | undefined
}

interface SummaryNotification extends Loose {
  notificationType: string
  subtype?: string | undefined
  notificationUUID: string
  version: string
  signedDate: number
  summary: Summary
}

interface Transaction extends Loose {
  originalTransactionId?: string | undefined
  transactionId?: string | undefined
  webOrderLineItemId?: string | undefined
  bundleId?: string | undefined
  productId?: string | undefined
  subscriptionGroupIdentifier?: string | undefined
  purchaseDate?: number | undefined
  originalPurchaseDate?: number | undefined
  expiresDate?: number | undefined
  quantity?: number | undefined
  type?: string | undefined
  appAccountToken?: string | undefined
  inAppOwnershipType?: string | undefined
  signedDate?: number | undefined
  revocationReason?: number | undefined
  revocationDate?: number | undefined
  isUpgraded?: boolean | undefined
  offerType?: number | undefined
  offerIdentifier?: string | undefined
  environment?: string | undefined
  storefront?: string | undefined
  storefrontId?: string | undefined
  transactionReason?: string | undefined
  currency?: string | undefined
  price?: number | undefined
  offerDiscountType?: string | undefined
  appTransactionId?: string | undefined
  offerPeriod?: string | undefined
  revocationType?: string | undefined
  revocationPercentage?: number | undefined
  advancedCommerceInfo?: AdvancedCommerceTransactionInfo | undefined
  billingPlanType?: string | undefined
  commitmentInfo?: TransactionCommitmentInfo | undefined
}

interface TransactionCommitmentInfo extends Loose {
  billingPeriodNumber?: number | undefined
  commitmentExpiresDate?: number | undefined
  commitmentPrice?: number | undefined
  totalBillingPeriods?: number | undefined
}
