// Written by `npm run payloads` from:
// - @adyen/api-library 32.1.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface AdyenPlatformPayloads {
  'balancePlatform.accountHolder.created': BalancePlatformAccountHolderCreatedPayload
  'balancePlatform.accountHolder.updated': BalancePlatformAccountHolderCreatedPayload
  'balancePlatform.balanceAccount.balance.block.released': BalancePlatformBalanceAccountBalanceBlockReleasedPayload
  'balancePlatform.balanceAccount.balance.updated': BalancePlatformBalanceAccountBalanceUpdatedPayload
  'balancePlatform.balanceAccount.created': BalancePlatformBalanceAccountCreatedPayload
  'balancePlatform.balanceAccount.updated': BalancePlatformBalanceAccountCreatedPayload
  'balancePlatform.balanceAccountPayoutSchedule.created': BalancePlatformBalanceAccountPayoutScheduleCreatedPayload
  'balancePlatform.balanceAccountPayoutSchedule.deleted': BalancePlatformBalanceAccountPayoutScheduleCreatedPayload
  'balancePlatform.balanceAccountPayoutSchedule.updated': BalancePlatformBalanceAccountPayoutScheduleCreatedPayload
  'balancePlatform.balanceAccountPayoutScheduleAutoApplication.failed': BalancePlatformBalanceAccountPayoutScheduleAutoApplicationFailedPayload
  'balancePlatform.balanceAccountPayoutScheduleExecution.failed': BalancePlatformBalanceAccountPayoutScheduleExecutionFailedPayload
  'balancePlatform.balanceAccountPayoutScheduleExecution.skipped': BalancePlatformBalanceAccountPayoutScheduleExecutionFailedPayload
  'balancePlatform.balanceAccountPayoutScheduleExecution.succeeded': BalancePlatformBalanceAccountPayoutScheduleExecutionFailedPayload
  'balancePlatform.balanceAccountSweep.created': BalancePlatformBalanceAccountSweepCreatedPayload
  'balancePlatform.balanceAccountSweep.deleted': BalancePlatformBalanceAccountSweepCreatedPayload
  'balancePlatform.balanceAccountSweep.updated': BalancePlatformBalanceAccountSweepCreatedPayload
  'balancePlatform.balancePlatformPayoutSchedule.created': BalancePlatformBalancePlatformPayoutScheduleCreatedPayload
  'balancePlatform.balancePlatformPayoutSchedule.deleted': BalancePlatformBalancePlatformPayoutScheduleCreatedPayload
  'balancePlatform.balancePlatformPayoutSchedule.updated': BalancePlatformBalancePlatformPayoutScheduleCreatedPayload
  'balancePlatform.cardorder.created': BalancePlatformCardorderCreatedPayload
  'balancePlatform.cardorder.updated': BalancePlatformCardorderCreatedPayload
  'balancePlatform.dispute.created': BalancePlatformDisputeCreatedPayload
  'balancePlatform.dispute.updated': BalancePlatformDisputeCreatedPayload
  'balancePlatform.mandate.created': BalancePlatformMandateCreatedPayload
  'balancePlatform.mandate.updated': BalancePlatformMandateCreatedPayload
  'balancePlatform.negativeBalanceCompensationWarning.scheduled': BalancePlatformNegativeBalanceCompensationWarningScheduledPayload
  'balancePlatform.networkToken.created': BalancePlatformNetworkTokenCreatedPayload
  'balancePlatform.networkToken.updated': BalancePlatformNetworkTokenCreatedPayload
  'balancePlatform.paymentInstrument.created': BalancePlatformPaymentInstrumentCreatedPayload
  'balancePlatform.paymentInstrument.updated': BalancePlatformPaymentInstrumentCreatedPayload
  'balancePlatform.report.created': BalancePlatformReportCreatedPayload
  'balancePlatform.score.triggered': BalancePlatformScoreTriggeredPayload
  'balancePlatform.transaction.created': BalancePlatformTransactionCreatedPayload
  'balancePlatform.transfer.created': BalancePlatformTransferCreatedPayload
  'balancePlatform.transfer.updated': BalancePlatformTransferCreatedPayload
}

interface AccountHolder extends Loose {
  accountHolder?: AccountHolderAccountHolder | null | undefined
  balancePlatform?: string | undefined
}

interface AccountHolderAccountHolder extends Loose {
  balancePlatform?: string | undefined
  capabilities?: { [key: string]: AccountHolderAccountHolderCapabilitiesValue } | undefined
  contactDetails?: ContactDetails | null | undefined
  description?: string | undefined
  id: string
  legalEntityId: string
  metadata?: { [key: string]: string } | undefined
  migratedAccountHolderCode?: string | undefined
  primaryBalanceAccount?: string | undefined
  reference?: string | undefined
  status?: Open<'active' | 'closed' | 'suspended'> | undefined
  timeZone?: string | undefined
  verificationDeadlines?: AccountHolderAccountHolderVerificationDeadline[] | undefined
}

interface AccountHolderAccountHolderCapabilitiesValue extends Loose {
  allowed?: boolean | undefined
  allowedLevel?: Open<'high' | 'low' | 'medium' | 'notApplicable'> | undefined
  allowedSettings?: AccountHolderAccountHolderCapabilitiesValueAllowedSettings | null | undefined
  enabled?: boolean | undefined
  problems?: CapabilityProblem[] | undefined
  requested?: boolean | undefined
  requestedLevel?: Open<'high' | 'low' | 'medium' | 'notApplicable'> | undefined
  requestedSettings?: AccountHolderAccountHolderCapabilitiesValueAllowedSettings | null | undefined
  transferInstruments?: AccountHolderAccountHolderCapabilitiesValueTransferInstrument[] | undefined
  verificationStatus?: Open<'invalid' | 'pending' | 'rejected' | 'valid'> | undefined
}

interface AccountHolderAccountHolderCapabilitiesValueAllowedSettings extends Loose {
  amountPerIndustry?: { [key: string]: Amount } | undefined
  authorizedCardUsers?: boolean | undefined
  fundingSource?: Open<'credit' | 'debit' | 'prepaid'>[] | undefined
  interval?: Open<'daily' | 'monthly' | 'weekly'> | undefined
  maxAmount?: Amount | null | undefined
}

interface AccountHolderAccountHolderCapabilitiesValueTransferInstrument extends Loose {
  allowed?: boolean | undefined
  allowedLevel?: Open<'high' | 'low' | 'medium' | 'notApplicable'> | undefined
  enabled?: boolean | undefined
  id?: string | undefined
  requested?: boolean | undefined
  requestedLevel?: Open<'high' | 'low' | 'medium' | 'notApplicable'> | undefined
  verificationStatus?: Open<'invalid' | 'pending' | 'rejected' | 'valid'> | undefined
}

interface AccountHolderAccountHolderVerificationDeadline extends Loose {
  capabilities: string[]
  entityIds?: string[] | undefined
  expiresAt: string
}

interface AccountPayoutAutoApplicationWebhookData extends Loose {
  balanceAccountId?: string | undefined
  balancePlatform?: string | undefined
  balancePlatformPayoutScheduleId?: string | undefined
  reason?: string | undefined
  transferInstrumentId?: string | undefined
}

interface AccountPayoutConfigWebhookData extends Loose {
  balanceAccountId?: string | undefined
  balanceAccountPayoutScheduleId?: string | undefined
  balancePlatform?: string | undefined
  currency?: string | undefined
  description?: string | undefined
  enabled?: boolean | undefined
  frequency?: string | undefined
  frequencyValue?: number | undefined
  maxPayoutAmount?: number | undefined
  minPayoutAmount?: number | undefined
  reference?: string | undefined
  referenceForBeneficiary?: string | undefined
  retainedAmount?: number | undefined
  salesDayClosingTime?: string | undefined
  transferInstrumentId?: string | undefined
}

interface Address extends Loose {
  city?: string | undefined
  country: string
  houseNumberOrName?: string | undefined
  postalCode?: string | undefined
  stateOrProvince?: string | undefined
  street?: string | undefined
  line1?: string | undefined
  line2?: string | undefined
}

interface Airline extends Loose {
  legs?: Leg[] | undefined
  ticketNumber?: string | undefined
}

interface Amount extends Loose {
  currency: string
  value: number
}

interface Authentication extends Loose {
  email?: string | undefined
  password?: string | undefined
  phone?: (Loose & { number: string; type: Open<'landline' | 'mobile'> }) | null | undefined
}

interface Balance extends Loose {
  balanceAccountId?: string | undefined
  balancePlatform?: string | undefined
  balances?: Balances | undefined
  creationDate?: string | undefined
  currency: string
  id?: string | undefined
  settingIds?: string[] | undefined
  available?: number | undefined
  balance?: number | undefined
  pending?: number | undefined
  pendingAvailable?: number | undefined
  reserved?: number | undefined
}

interface BalanceAccount extends Loose {
  balanceAccount?: BalanceAccountBalanceAccount | null | undefined
  balancePlatform?: string | undefined
}

interface BalanceAccountBalanceAccount extends Loose {
  accountHolderId: string
  balances?: Balance[] | undefined
  defaultCurrencyCode?: string | undefined
  description?: string | undefined
  id: string
  metadata?: { [key: string]: string } | undefined
  migratedAccountCode?: string | undefined
  platformPaymentConfiguration?: PlatformPaymentConfiguration | null | undefined
  reference?: string | undefined
  status?: Open<'active' | 'closed' | 'inactive' | 'suspended'> | undefined
  timeZone?: string | undefined
}

interface BalanceMutation extends Loose {
  balance?: number | undefined
  currency?: string | undefined
  received?: number | undefined
  reserved?: number | undefined
}

interface BalancePlatformAccountHolderCreatedPayload extends Loose {
  data: AccountHolder
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformBalanceAccountBalanceBlockReleasedPayload extends Loose {
  data: ReleaseBlockedBalance
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformBalanceAccountBalanceUpdatedPayload extends Loose {
  data: Balance
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformBalanceAccountCreatedPayload extends Loose {
  data: BalanceAccount
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformBalanceAccountPayoutScheduleAutoApplicationFailedPayload extends Loose {
  data: AccountPayoutAutoApplicationWebhookData
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformBalanceAccountPayoutScheduleCreatedPayload extends Loose {
  data: AccountPayoutConfigWebhookData
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformBalanceAccountPayoutScheduleExecutionFailedPayload extends Loose {
  data: BalancePlatformBalanceAccountPayoutScheduleExecutionFailedPayloadData
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformBalanceAccountPayoutScheduleExecutionFailedPayloadData extends Loose {
  balanceAccountId?: string | undefined
  balanceAccountPayoutScheduleId?: string | undefined
  balancePlatform?: string | undefined
  result?: Open<'failed' | 'skipped' | 'succeeded'> | undefined
  resultDetails?: ResultDetails | null | undefined
  triggeredAt?: string | undefined
}

interface BalancePlatformBalanceAccountSweepCreatedPayload extends Loose {
  data: SweepConfiguration
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformBalancePlatformPayoutScheduleCreatedPayload extends Loose {
  data: PlatformPayoutConfigWebhookData
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformCardorderCreatedPayload extends Loose {
  data: CardOrderItem
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformDisputeCreatedPayload extends Loose {
  data: BalancePlatformDisputeCreatedPayloadData
  type: string
}

interface BalancePlatformDisputeCreatedPayloadData extends Loose {
  arn?: string | undefined
  balancePlatform?: string | undefined
  creationDate?: string | undefined
  description?: string | undefined
  disputedAmount?: Amount | null | undefined
  id?: string | undefined
  status?: string | undefined
  statusDetail?: string | undefined
  transactionId?: string | undefined
  type?: Open<'duplicate' | 'fraud' | 'notDelivered' | 'other'> | undefined
}

interface BalancePlatformMandateCreatedPayload extends Loose {
  data: Mandate
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformNegativeBalanceCompensationWarningScheduledPayload extends Loose {
  data: NegativeBalanceCompensationWarning
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformNetworkTokenCreatedPayload extends Loose {
  data: NetworkTokenV2
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformPaymentInstrumentCreatedPayload extends Loose {
  data: PaymentInstrument
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformReportCreatedPayload extends Loose {
  data: Report
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformScoreTriggeredPayload extends Loose {
  data: BankScoreSignalTriggeredData
  environment: string
  timestamp?: string | undefined
  type: string
}

interface BalancePlatformTransactionCreatedPayload extends Loose {
  data: BalancePlatformTransactionCreatedPayloadData
  environment: string
  timestamp?: string | undefined
  type?: string | undefined
}

interface BalancePlatformTransactionCreatedPayloadData extends Loose {
  accountHolder: ResourceReference
  amount: Amount
  balanceAccount: ResourceReference
  balancePlatform: string
  bookingDate: string
  creationDate?: string | undefined
  description?: string | undefined
  id: string
  paymentInstrument?: PaymentInstrument | null | undefined
  referenceForBeneficiary?: string | undefined
  status: Open<'booked' | 'pending'>
  transfer?: TransferView | null | undefined
  valueDate: string
}

interface BalancePlatformTransferCreatedPayload extends Loose {
  data: BalancePlatformTransferCreatedPayloadData
  environment: string
  timestamp?: string | undefined
  type?: string | undefined
}

interface BalancePlatformTransferCreatedPayloadData extends Loose {
  accountHolder?: ResourceReference | null | undefined
  amount: Amount
  balanceAccount?: ResourceReference | null | undefined
  balancePlatform?: string | undefined
  balances?: BalanceMutation[] | undefined
  category: Open<'bank' | 'card' | 'internal' | 'issuedCard' | 'platformPayment' | 'topUp'>
  categoryData?: TransferViewCategoryData | null | undefined
  counterparty?: TransferCounterParty | null | undefined
  createdAt?: string | undefined
  creationDate?: string | undefined
  description?: string | undefined
  directDebitInformation?: DirectDebitInformation | null | undefined
  direction?: Open<'incoming' | 'outgoing'> | undefined
  eventId?: string | undefined
  events?: BalancePlatformTransferCreatedPayloadDataEvent[] | undefined
  executionDate?: ExecutionDate | null | undefined
  externalReason?: ExternalReason | null | undefined
  id?: string | undefined
  networkReason?: BalancePlatformTransferCreatedPayloadDataNetworkReason | null | undefined
  paymentInstrument?: PaymentInstrument | null | undefined
  reason?: string | undefined
  reference?: string | undefined
  referenceForBeneficiary?: string | undefined
  review?:
    | (Loose & {
        numberOfApprovalsRequired?: number | undefined
        scaOnApproval?: Open<'completed' | 'notApplicable' | 'required'> | undefined
      })
    | null
    | undefined
  sequenceNumber?: number | undefined
  status: string
  tracing?: BalancePlatformTransferCreatedPayloadDataTracing | null | undefined
  tracking?: BalancePlatformTransferCreatedPayloadDataTracking | null | undefined
  transactionRulesResult?: TransactionRulesResult | null | undefined
  type?:
    | Open<
        | 'atmWithdrawal'
        | 'atmWithdrawalReversal'
        | 'balanceAdjustment'
        | 'balanceMigration'
        | 'balanceRollover'
        | 'bankDirectDebit'
        | 'bankTransfer'
        | 'capitalFundsCollection'
        | 'capture'
        | 'captureReversal'
        | 'cardTransfer'
        | 'cashOutInstruction'
        | 'cashoutFee'
        | 'cashoutFunding'
        | 'cashoutRepayment'
        | 'chargeback'
        | 'chargebackCorrection'
        | 'chargebackReversal'
        | 'chargebackReversalCorrection'
        | 'depositCorrection'
        | 'fee'
        | 'grant'
        | 'installment'
        | 'installmentReversal'
        | 'internalDirectDebit'
        | 'internalTransfer'
        | 'invoiceDeduction'
        | 'leftover'
        | 'manualCorrection'
        | 'miscCost'
        | 'payment'
        | 'paymentCost'
        | 'refund'
        | 'refundReversal'
        | 'repayment'
        | 'reserveAdjustment'
        | 'secondChargeback'
        | 'secondChargebackCorrection'
      >
    | undefined
  ultimateParty?: BalancePlatformTransferCreatedPayloadDataUltimateParty | null | undefined
  updatedAt?: string | undefined
}

interface BalancePlatformTransferCreatedPayloadDataEvent extends Loose {
  amount?: Amount | null | undefined
  amountAdjustments?: BalancePlatformTransferCreatedPayloadDataEventAmountAdjustment[] | undefined
  arn?: string | undefined
  bookingDate?: string | undefined
  estimatedArrivalTime?: string | undefined
  eventsData?: BalancePlatformTransferCreatedPayloadDataEventEventsData[] | undefined
  externalReason?: ExternalReason | null | undefined
  id?: string | undefined
  modification?: BalancePlatformTransferCreatedPayloadDataEventModification | null | undefined
  mutations?: BalanceMutation[] | undefined
  originalAmount?: Amount | null | undefined
  reason?: string | undefined
  status?: string | undefined
  tracingData?: BalancePlatformTransferCreatedPayloadDataTracing | null | undefined
  trackingData?: BalancePlatformTransferCreatedPayloadDataTracking | null | undefined
  transactionId?: string | undefined
  type?: Open<'accounting' | 'tracing' | 'tracking'> | undefined
  updateDate?: string | undefined
  valueDate?: string | undefined
}

interface BalancePlatformTransferCreatedPayloadDataEventAmountAdjustment extends Loose {
  amount?: Amount | null | undefined
  amountAdjustmentType?: Open<'atmMarkup' | 'authHoldReserve' | 'exchange' | 'forexMarkup'> | undefined
  basepoints?: number | undefined
}

interface BalancePlatformTransferCreatedPayloadDataEventEventsData extends Loose {
  interchangeAmount?: Amount | null | undefined
  interchangeRateIndicator?: string | undefined
  type: Open<'interchangeData' | 'issuingTransactionData' | 'merchantPurchaseData'>
  captureCycleId?: string | undefined
  airline?: Airline | null | undefined
  lodging?: Lodging[] | undefined
}

interface BalancePlatformTransferCreatedPayloadDataEventModification extends Loose {
  direction?: string | undefined
  id?: string | undefined
  reference?: string | undefined
  status?: string | undefined
  type?: string | undefined
}

interface BalancePlatformTransferCreatedPayloadDataNetworkReason extends Loose {
  code?: string | undefined
  description?: string | undefined
  namespace?:
    | Open<'iso8583ResponseCode' | 'ukFpsRejectionCode' | 'ukFpsReturnReasonCode' | 'usAchReturnReasonCode'>
    | undefined
}

interface BalancePlatformTransferCreatedPayloadDataTracing extends Loose {
  fpid?: string | undefined
  type: Open<'ukFps' | 'usAch'>
  traceNumber?: string | undefined
}

interface BalancePlatformTransferCreatedPayloadDataTracking extends Loose {
  status?: Open<'accepted' | 'credited' | 'failed' | 'pending'> | undefined
  type: Open<'confirmation' | 'estimation' | 'internalReview'>
  estimatedArrivalTime?: string | undefined
  reason?: Open<'refusedForRegulatoryReasons'> | undefined
}

interface BalancePlatformTransferCreatedPayloadDataUltimateParty extends Loose {
  address?: Address | null | undefined
  dateOfBirth?: string | undefined
  email?: string | undefined
  firstName?: string | undefined
  fullName?: string | undefined
  fundingInstrument?: BalancePlatformTransferCreatedPayloadDataUltimatePartyFundingInstrument | null | undefined
  lastName?: string | undefined
  reference?: string | undefined
  type?: Open<'individual' | 'organization' | 'unknown'> | undefined
  url?: string | undefined
}

interface BalancePlatformTransferCreatedPayloadDataUltimatePartyFundingInstrument extends Loose {
  cardIdentification?: CardIdentification | null | undefined
  networkPaymentReference?: string | undefined
  reference?: string | undefined
  sourceOfFunds?: Open<'DEBIT' | 'DEPOSIT_ACCOUNT'> | undefined
}

interface Balances extends Loose {
  available?: number | undefined
  balance?: number | undefined
  pending?: number | undefined
  reserved?: number | undefined
}

interface BankAccountDetails extends Loose {
  accountNumber?: string | undefined
  accountType?: string | undefined
  branchNumber?: string | undefined
  formFactor?: string | undefined
  iban?: string | undefined
  routingNumber?: string | undefined
  sortCode?: string | undefined
  type: string
}

interface BankAccountV3 extends Loose {
  accountHolder: CardCardHolder
  accountIdentification: BankAccountV3AccountIdentification
  storedPaymentMethodId?: string | undefined
}

interface BankAccountV3AccountIdentification extends Loose {
  accountNumber?: string | undefined
  bsbCode?: string | undefined
  type?:
    | Open<
        | 'auLocal'
        | 'brLocal'
        | 'caLocal'
        | 'czLocal'
        | 'dkLocal'
        | 'hkLocal'
        | 'huLocal'
        | 'iban'
        | 'noLocal'
        | 'numberAndBic'
        | 'nzLocal'
        | 'plLocal'
        | 'seLocal'
        | 'sgLocal'
        | 'ukLocal'
        | 'usLocal'
      >
    | undefined
  bankCode?: string | undefined
  branchNumber?: string | undefined
  ispb?: string | undefined
  accountType?: Open<'checking' | 'savings'> | undefined
  institutionNumber?: string | undefined
  transitNumber?: string | undefined
  clearingCode?: string | undefined
  bic?: string | undefined
  iban?: string | undefined
  additionalBankIdentification?: BankAccountV3AccountIdentificationAdditionalBankIdentification | null | undefined
  clearingNumber?: string | undefined
  sortCode?: string | undefined
  routingNumber?: string | undefined
}

interface BankAccountV3AccountIdentificationAdditionalBankIdentification extends Loose {
  code?: string | undefined
  type?: Open<'auBsbCode' | 'caRoutingNumber' | 'gbSortCode' | 'usRoutingNumber'> | undefined
}

interface BankScoreSignalTriggeredData extends Loose {
  accountHolder?: ResourceReference | null | undefined
  accountHolderStatus?: string | undefined
  automatedActions?: string[] | undefined
  balancePlatform?: string | undefined
  creationDate?: string | undefined
  id?: string | undefined
  riskScore?: number | undefined
  scoreSignalsTriggered?: string[] | undefined
  signalSourceTypes?: string[] | undefined
}

interface BulkAddress extends Loose {
  city?: string | undefined
  company?: string | undefined
  country: string
  email?: string | undefined
  houseNumberOrName?: string | undefined
  line1?: string | undefined
  line2?: string | undefined
  line3?: string | undefined
  mobile?: string | undefined
  name?: string | undefined
  postalCode?: string | undefined
  stateOrProvince?: string | undefined
  street?: string | undefined
}

interface CapabilityProblem extends Loose {
  entity?: CapabilityProblemEntity | null | undefined
  verificationErrors?: CapabilityProblemVerificationError[] | undefined
}

interface CapabilityProblemEntity extends Loose {
  documents?: string[] | undefined
  id?: string | undefined
  owner?: CapabilityProblemEntityOwner | null | undefined
  type?: Open<'BankAccount' | 'Document' | 'LegalEntity'> | undefined
}

interface CapabilityProblemEntityOwner extends Loose {
  documents?: string[] | undefined
  id?: string | undefined
  type?: Open<'BankAccount' | 'Document' | 'LegalEntity'> | undefined
}

interface CapabilityProblemVerificationError extends Loose {
  capabilities?: string[] | undefined
  code?: string | undefined
  message?: string | undefined
  remediatingActions?: RemediatingAction[] | undefined
  subErrors?: CapabilityProblemVerificationErrorSubError[] | undefined
  type?: Open<'dataMissing' | 'dataReview' | 'invalidInput' | 'pendingStatus'> | undefined
}

interface CapabilityProblemVerificationErrorSubError extends Loose {
  capabilities?: string[] | undefined
  code?: string | undefined
  message?: string | undefined
  type?: Open<'dataMissing' | 'dataReview' | 'invalidInput' | 'pendingStatus'> | undefined
  remediatingActions?: RemediatingAction[] | undefined
}

interface Card extends Loose {
  cardHolder: CardCardHolder
  cardIdentification: CardIdentification
}

interface CardCardHolder extends Loose {
  address?: Address | null | undefined
  dateOfBirth?: string | undefined
  email?: string | undefined
  firstName?: string | undefined
  fullName?: string | undefined
  lastName?: string | undefined
  reference?: string | undefined
  type?: Open<'individual' | 'organization' | 'unknown'> | undefined
  url?: string | undefined
}

interface CardConfiguration extends Loose {
  activation?: string | undefined
  activationUrl?: string | undefined
  bulkAddress?: BulkAddress | null | undefined
  cardImageId?: string | undefined
  carrier?: string | undefined
  carrierImageId?: string | undefined
  configurationProfileId: string
  currency?: string | undefined
  envelope?: string | undefined
  insert?: string | undefined
  language?: string | undefined
  logoImageId?: string | undefined
  pinMailer?: string | undefined
  printLine?: string | undefined
  shipmentMethod?: string | undefined
}

interface CardIdentification extends Loose {
  expiryMonth?: string | undefined
  expiryYear?: string | undefined
  issueNumber?: string | undefined
  number?: string | undefined
  startMonth?: string | undefined
  startYear?: string | undefined
  storedPaymentMethodId?: string | undefined
}

interface CardOrderItem extends Loose {
  balancePlatform?: string | undefined
  card?: CardOrderItemPin | null | undefined
  cardOrderItemId?: string | undefined
  creationDate?: string | undefined
  id?: string | undefined
  paymentInstrumentId?: string | undefined
  pin?: CardOrderItemPin | null | undefined
  shippingMethod?: string | undefined
}

interface CardOrderItemPin extends Loose {
  errorMessage?: string | undefined
  status?:
    | Open<'created' | 'delivered' | 'notApplicable' | 'processing' | 'produced' | 'rejected' | 'shipped' | 'unknown'>
    | undefined
  trackingNumber?: string | undefined
}

interface ContactDetails extends Loose {
  address: Address
  email: string
  phone: Loose & { number: string; type: Open<'landline' | 'mobile'> }
  webAddress?: string | undefined
}

interface DeliveryAddress extends Loose {
  city?: string | undefined
  country: string
  line1?: string | undefined
  line2?: string | undefined
  line3?: string | undefined
  postalCode?: string | undefined
  stateOrProvince?: string | undefined
}

interface DeliveryContact extends Loose {
  address: DeliveryAddress
  company?: string | undefined
  email?: string | undefined
  fullPhoneNumber?: string | undefined
  name: Name
  phoneNumber?: DeliveryContactPhoneNumber | null | undefined
  webAddress?: string | undefined
}

interface DeliveryContactPhoneNumber extends Loose {
  phoneCountryCode?: string | undefined
  phoneNumber?: string | undefined
  phoneType?: Open<'Fax' | 'Landline' | 'Mobile' | 'SIP'> | undefined
}

interface Device extends Loose {
  deviceId?: string | undefined
  formFactor?: string | undefined
  osName?: string | undefined
}

interface DirectDebitInformation extends Loose {
  dateOfSignature?: string | undefined
  dueDate?: string | undefined
  mandateId?: string | undefined
  sequenceType?: string | undefined
}

interface ExecutionDate extends Loose {
  date?: string | undefined
  timezone?: string | undefined
}

interface Expiry extends Loose {
  month?: string | undefined
  year?: string | undefined
}

interface ExternalReason extends Loose {
  code?: string | undefined
  description?: string | undefined
  namespace?: string | undefined
}

interface Leg extends Loose {
  arrivalAirportCode?: string | undefined
  basicFareCode?: string | undefined
  carrierCode?: string | undefined
  departureAirportCode?: string | undefined
  departureDate?: string | undefined
  flightNumber?: string | undefined
}

interface Lodging extends Loose {
  checkInDate?: string | undefined
  numberOfNights?: number | undefined
}

interface Mandate extends Loose {
  balancePlatform?: string | undefined
  mandate?: MandateMandate | null | undefined
}

interface MandateBankAccount extends Loose {
  accountHolder: MandatePartyIdentification
  accountIdentification: MandateBankAccountAccountIdentification
}

interface MandateBankAccountAccountIdentification extends Loose {
  accountNumber: string
  sortCode: string
  type: 'ukLocal'
}

interface MandateMandate extends Loose {
  balanceAccountId?: string | undefined
  counterparty?: MandateBankAccount | null | undefined
  createdAt?: string | undefined
  id?: string | undefined
  paymentInstrumentId?: string | undefined
  status?: Open<'approved' | 'cancelled' | 'pending'> | undefined
  type?: 'bacs' | undefined
  updatedAt?: string | undefined
}

interface MandatePartyIdentification extends Loose {
  fullName?: string | undefined
}

interface Name extends Loose {
  firstName: string
  lastName: string
}

interface NegativeBalanceCompensationWarning extends Loose {
  accountHolder?: ResourceReference | null | undefined
  amount?: Amount | null | undefined
  balancePlatform?: string | undefined
  creationDate?: string | undefined
  id?: string | undefined
  liableBalanceAccountId?: string | undefined
  negativeBalanceSince?: string | undefined
  scheduledCompensationAt?: string | undefined
}

interface NetworkTokenRequestor extends Loose {
  id?: string | undefined
  name?: string | undefined
}

interface NetworkTokenRiskRuleData extends Loose {
  description?: string | undefined
  id?: string | undefined
  outcomeType?: string | undefined
  reference?: string | undefined
  score?: number | undefined
}

interface NetworkTokenV2 extends Loose {
  authentication?: TokenAuthentication | null | undefined
  authenticationApplied?: boolean | undefined
  balancePlatform?: string | undefined
  decision?: string | undefined
  id?: string | undefined
  paymentInstrumentId?: string | undefined
  schemeRiskScore?: string | undefined
  status?: string | undefined
  tokenLastFour?: string | undefined
  tokenRequestor?: NetworkTokenRequestor | null | undefined
  transactionRulesResult?: TransactionRulesResult | null | undefined
  type?: string | undefined
  validationFacts?: NetworkTokenV2ValidationFact[] | undefined
  wallet?: NetworkTokenV2Wallet | null | undefined
}

interface NetworkTokenV2ValidationFact extends Loose {
  reasons?: string[] | undefined
  result?: Open<'invalid' | 'notApplicable' | 'notValidated' | 'valid'> | undefined
  type?: string | undefined
}

interface NetworkTokenV2Wallet extends Loose {
  accountScore?: string | undefined
  device?: Device | null | undefined
  deviceScore?: string | undefined
  provisioningMethod?: string | undefined
  recommendationReasons?: string[] | undefined
  type?: string | undefined
}

interface PaymentInstrument extends Loose {
  balancePlatform?: string | undefined
  paymentInstrument?: PaymentInstrumentPaymentInstrument | null | undefined
  description?: string | undefined
  id?: string | undefined
  reference?: string | undefined
  tokenType?: string | undefined
}

interface PaymentInstrumentPaymentInstrument extends Loose {
  additionalBankAccountIdentifications?:
    | PaymentInstrumentPaymentInstrumentAdditionalBankAccountIdentification[]
    | undefined
  balanceAccountId: string
  bankAccount?: BankAccountDetails | null | undefined
  card?: PaymentInstrumentPaymentInstrumentCard | null | undefined
  description?: string | undefined
  id: string
  issuingCountryCode: string
  paymentInstrumentGroupId?: string | undefined
  reference?: string | undefined
  replacedById?: string | undefined
  replacementOfId?: string | undefined
  status?: Open<'active' | 'closed' | 'inactive' | 'suspended'> | undefined
  statusComment?: string | undefined
  statusReason?:
    | Open<
        | 'accountClosure'
        | 'damaged'
        | 'endOfLife'
        | 'expired'
        | 'lost'
        | 'other'
        | 'stolen'
        | 'suspectedFraud'
        | 'transactionRule'
      >
    | undefined
  type: Open<'bankAccount' | 'card'>
}

interface PaymentInstrumentPaymentInstrumentAdditionalBankAccountIdentification extends Loose {
  bic?: string | undefined
  iban: string
  type: 'iban'
}

interface PaymentInstrumentPaymentInstrumentCard extends Loose {
  authentication?: Authentication | null | undefined
  bin?: string | undefined
  brand: string
  brandVariant: string
  cardholderName: string
  configuration?: CardConfiguration | null | undefined
  cvc?: string | undefined
  deliveryContact?: DeliveryContact | null | undefined
  expiration?: Expiry | null | undefined
  formFactor: Open<'physical' | 'unknown' | 'virtual'>
  lastFour?: string | undefined
  number?: string | undefined
  threeDSecure?: string | undefined
  usage?: string | undefined
}

interface PlatformPaymentConfiguration extends Loose {
  salesDayClosingTime?: string | undefined
  settlementDelayDays?: number | undefined
}

interface PlatformPayoutConfigWebhookData extends Loose {
  balancePlatform?: string | undefined
  balancePlatformPayoutScheduleId?: string | undefined
  countryCode?: string | undefined
  currency?: string | undefined
  defaultDescription?: string | undefined
  defaultFrequency?: string | undefined
  defaultFrequencyValue?: number | undefined
  defaultReference?: string | undefined
  defaultReferenceForBeneficiary?: string | undefined
  maxPayoutAmount?: number | undefined
  minPayoutAmount?: number | undefined
  retainedAmount?: number | undefined
}

interface RelayedAuthorisationData extends Loose {
  metadata?: { [key: string]: string } | undefined
  reference?: string | undefined
}

interface ReleaseBlockedBalance extends Loose {
  accountHolder: ResourceReference
  amount: Amount
  balanceAccount: ResourceReference
  balancePlatform?: string | undefined
  batchReference?: string | undefined
  blockedBalanceAfter?: Amount | null | undefined
  blockedBalanceBefore?: Amount | null | undefined
  creationDate?: string | undefined
  id?: string | undefined
  valueDate?: string | undefined
}

interface RemediatingAction extends Loose {
  code?: string | undefined
  message?: string | undefined
}

interface Report extends Loose {
  accountHolder?: ResourceReference | null | undefined
  balanceAccount?: ResourceReference | null | undefined
  balancePlatform?: string | undefined
  creationDate?: string | undefined
  downloadUrl: string
  fileName: string
  id?: string | undefined
  reportType: string
}

interface ResourceReference extends Loose {
  description?: string | undefined
  id?: string | undefined
  reference?: string | undefined
}

interface ResultDetails extends Loose {
  reason?: string | undefined
  reasonCode?: string | undefined
  transferId?: string | undefined
}

interface SweepConfiguration extends Loose {
  accountId?: string | undefined
  balancePlatform?: string | undefined
  sweep?: SweepConfigurationSweep | null | undefined
}

interface SweepConfigurationSweep extends Loose {
  category?: Open<'bank' | 'internal' | 'platformPayment'> | undefined
  counterparty: SweepCounterparty
  currency: string
  description?: string | undefined
  id: string
  priorities?: Open<'crossBorder' | 'fast' | 'instant' | 'internal' | 'regular' | 'wire'>[] | undefined
  reason?:
    | Open<
        | 'accountHierarchyNotActive'
        | 'amountLimitExceeded'
        | 'approved'
        | 'counterpartyAccountBlocked'
        | 'counterpartyAccountClosed'
        | 'counterpartyAccountNotFound'
        | 'counterpartyAddressRequired'
        | 'counterpartyBankTimedOut'
        | 'counterpartyBankUnavailable'
        | 'directDebitNotSupported'
        | 'error'
        | 'notEnoughBalance'
        | 'refusedByCounterpartyBank'
        | 'routeNotFound'
        | 'transferInstrumentDoesNotExist'
        | 'unknown'
      >
    | undefined
  reasonDetail?: string | undefined
  reference?: string | undefined
  referenceForBeneficiary?: string | undefined
  schedule: SweepConfigurationSweepSchedule
  status?: Open<'active' | 'inactive'> | undefined
  sweepAmount?: Amount | null | undefined
  targetAmount?: Amount | null | undefined
  triggerAmount?: Amount | null | undefined
  type?: Open<'pull' | 'push'> | undefined
}

interface SweepConfigurationSweepSchedule extends Loose {
  cronExpression?: string | undefined
  type: Open<'balance' | 'cron' | 'daily' | 'monthly' | 'weekly'>
}

interface SweepCounterparty extends Loose {
  balanceAccountId?: string | undefined
  merchantAccount?: string | undefined
  transferInstrumentId?: string | undefined
}

interface ThreeDSecure extends Loose {
  acsTransactionId?: string | undefined
}

interface TokenAuthentication extends Loose {
  method?: string | undefined
  result?: string | undefined
}

interface TransactionEventViolation extends Loose {
  reason?: string | undefined
  transactionRule?: NetworkTokenRiskRuleData | null | undefined
  transactionRuleSource?: TransactionRuleSource | null | undefined
}

interface TransactionRuleSource extends Loose {
  id?: string | undefined
  type?: string | undefined
}

interface TransactionRulesResult extends Loose {
  advice?: string | undefined
  allHardBlockRulesPassed?: boolean | undefined
  score?: number | undefined
  triggeredTransactionRules?: TransactionEventViolation[] | undefined
}

interface TransferCounterParty extends Loose {
  balanceAccountId?: string | undefined
  bankAccount?: BankAccountV3 | null | undefined
  card?: Card | null | undefined
  merchant?: TransferMerchantData | null | undefined
  transferInstrumentId?: string | undefined
}

interface TransferMerchantData extends Loose {
  acquirerId?: string | undefined
  city?: string | undefined
  country?: string | undefined
  countryCode?: string | undefined
  mcc?: string | undefined
  merchantId?: string | undefined
  name?: string | undefined
  postalCode?: string | undefined
}

interface TransferValidationFact extends Loose {
  result?: string | undefined
  type?: string | undefined
}

interface TransferView extends Loose {
  categoryData?: TransferViewCategoryData | null | undefined
  id?: string | undefined
  reference: string
}

interface TransferViewCategoryData extends Loose {
  priority?: Open<'crossBorder' | 'fast' | 'instant' | 'internal' | 'regular' | 'wire'> | undefined
  type?: Open<'bank' | 'internal' | 'issuedCard' | 'platformPayment'> | undefined
  modificationMerchantReference?: string | undefined
  modificationPspReference?: string | undefined
  authorisationType?: string | undefined
  panEntryMode?: Open<'chip' | 'cof' | 'contactless' | 'ecommerce' | 'magstripe' | 'manual' | 'token'> | undefined
  processingType?:
    | Open<
        'atmWithdraw' | 'balanceInquiry' | 'ecommerce' | 'moto' | 'pos' | 'purchaseWithCashback' | 'recurring' | 'token'
      >
    | undefined
  relayedAuthorisationData?: RelayedAuthorisationData | null | undefined
  schemeTraceId?: string | undefined
  schemeUniqueTransactionId?: string | undefined
  threeDSecure?: ThreeDSecure | null | undefined
  validationFacts?: TransferValidationFact[] | undefined
  paymentMerchantReference?: string | undefined
  platformPaymentType?:
    | Open<
        | 'AcquiringFees'
        | 'AdyenCommission'
        | 'AdyenFees'
        | 'AdyenMarkup'
        | 'BalanceAccount'
        | 'ChargebackRemainder'
        | 'Commission'
        | 'DCCMarkup'
        | 'DCCPlatformCommission'
        | 'Default'
        | 'Interchange'
        | 'PaymentFee'
        | 'Remainder'
        | 'SchemeFee'
        | 'Surcharge'
        | 'Tip'
        | 'TopUp'
        | 'VAT'
      >
    | undefined
  pspPaymentReference?: string | undefined
}
