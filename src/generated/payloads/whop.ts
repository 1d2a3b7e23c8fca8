// Written by `npm run payloads` from:
// - @whop/sdk 0.0.42

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface WhopPayloads {
  'chat.message.created': ChatMessageCreated
  'chat.reaction.created': ChatReactionCreated
  'course_lesson_interaction.completed': CourseLessonInteractionCompleted
  'dispute.created': DisputeCreated
  'dispute.updated': DisputeCreated
  'dispute_alert.created': DisputeAlertCreated
  'entry.approved': EntryDenied
  'entry.created': EntryDenied
  'entry.deleted': EntryDenied
  'entry.denied': EntryDenied
  'identity_profile.approved': IdentityProfileUpdated
  'identity_profile.needs_action': IdentityProfileUpdated
  'identity_profile.rejected': IdentityProfileUpdated
  'identity_profile.updated': IdentityProfileUpdated
  'invoice.created': InvoicePaid
  'invoice.marked_uncollectible': InvoicePaid
  'invoice.paid': InvoicePaid
  'invoice.past_due': InvoicePaid
  'invoice.voided': InvoicePaid
  'ledger_account.funds_available': LedgerAccountFundsAvailable
  'membership.activated': MembershipActivated
  'membership.cancel_at_period_end_changed': MembershipActivated
  'membership.deactivated': MembershipActivated
  'membership.trial_ending_soon': MembershipActivated
  'payment.created': PaymentFailed
  'payment.failed': PaymentFailed
  'payment.pending': PaymentFailed
  'payment.succeeded': PaymentFailed
  'payout_account.status_updated': PayoutAccountStatusUpdated
  'payout_method.created': PayoutMethodCreated
  'refund.created': RefundCreated
  'refund.updated': RefundCreated
  'resolution_center_case.created': ResolutionCenterCaseCreated
  'resolution_center_case.decided': ResolutionCenterCaseCreated
  'resolution_center_case.updated': ResolutionCenterCaseCreated
  'setup_intent.canceled': SetupIntentCanceled
  'setup_intent.requires_action': SetupIntentCanceled
  'setup_intent.succeeded': SetupIntentCanceled
  'verification.succeeded': VerificationSucceeded
  'withdrawal.created': WithdrawalCreated
  'withdrawal.updated': WithdrawalCreated
}

interface ChatMessageCreated extends Loose {
  id: string
  api_version: Open<'v1'>
  data: ChatMessageCreatedData
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface ChatMessageCreatedData extends Loose {
  audience: ChatMessageCreatedDataAudience
  channel: ChatMessageCreatedDataChannel
  message: Message
  reason: string
}

interface ChatMessageCreatedDataAudience extends Loose {
  type: Open<'channel' | 'users'>
  user_ids?: string[] | null | undefined
}

interface ChatMessageCreatedDataChannel extends Loose {
  id: string
  type: Open<'chat' | 'direct_message' | 'support'>
  experience_id?: string | null | undefined
}

interface ChatReactionCreated extends Loose {
  id: string
  api_version: Open<'v1'>
  data: ChatReactionCreatedData
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface ChatReactionCreatedData extends Loose {
  audience: ChatMessageCreatedDataAudience
  channel: ChatMessageCreatedDataChannel
  message: Message
  reaction: Reaction
  reason: string
}

interface CourseLessonInteraction extends Loose {
  id: string
  completed: boolean
  course: CourseLessonInteractionCourse
  created_at: string
  lesson: CourseLessonInteractionLesson
  user: InvoiceUser
}

interface CourseLessonInteractionCompleted extends Loose {
  id: string
  api_version: Open<'v1'>
  data: CourseLessonInteraction
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface CourseLessonInteractionCourse extends Loose {
  id: string
  experience: EntryPlan
  title: string | null
}

interface CourseLessonInteractionLesson extends Loose {
  id: string
  chapter: EntryPlan
  title: string
}

interface Dispute extends Loose {
  id: string
  access_activity_log: string | null
  amount: number
  billing_address: string | null
  cancellation_policy_attachment: DisputeRefundPolicyAttachment | null
  cancellation_policy_disclosure: string | null
  company: EntryProduct | null
  created_at: string | null
  currency: string
  customer_communication_attachment: DisputeRefundPolicyAttachment | null
  customer_email_address: string | null
  customer_name: string | null
  editable: boolean | null
  needs_response_by: string | null
  notes: string | null
  payment: DisputePayment | null
  plan: EntryPlan | null
  product: EntryProduct | null
  product_description: string | null
  reason: string | null
  refund_policy_attachment: DisputeRefundPolicyAttachment | null
  refund_policy_disclosure: string | null
  refund_refusal_explanation: string | null
  service_date: string | null
  status: Open<
    | 'closed'
    | 'lost'
    | 'needs_response'
    | 'other'
    | 'under_review'
    | 'warning_closed'
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'won'
  >
  uncategorized_attachment: DisputeRefundPolicyAttachment | null
  visa_rdr: boolean
}

interface DisputeAlertCreated extends Loose {
  id: string
  api_version: Open<'v1'>
  data: DisputeAlertCreatedData
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface DisputeAlertCreatedData extends Loose {
  id: string
  alert_type: Open<'dispute' | 'dispute_rdr' | 'fraud'>
  amount: number
  charge_for_alert: boolean
  created_at: string
  currency: string
  dispute: DisputeAlertCreatedDataDispute | null
  payment: DisputePayment | null
  transaction_date: string | null
}

interface DisputeAlertCreatedDataDispute extends Loose {
  id: string
  amount: number
  created_at: string | null
  currency: string
  reason: string | null
  status: Open<
    | 'closed'
    | 'lost'
    | 'needs_response'
    | 'other'
    | 'under_review'
    | 'warning_closed'
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'won'
  >
}

interface DisputeCreated extends Loose {
  id: string
  api_version: Open<'v1'>
  data: Dispute
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface DisputePayment extends Loose {
  id: string
  billing_reason: Open<
    'manual' | 'one_time' | 'subscription' | 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  > | null
  card_brand: string | null
  card_last4: string | null
  created_at: string
  currency: string
  dispute_alerted_at: string | null
  member: PaymentMember | null
  membership: DisputePaymentMembership | null
  paid_at: string | null
  payment_method_type: string | null
  subtotal: number | null
  total: number | null
  usd_total: number | null
  user: EntryUser | null
}

interface DisputePaymentMembership extends Loose {
  id: string
  status: Open<
    'active' | 'canceled' | 'canceling' | 'completed' | 'drafted' | 'expired' | 'past_due' | 'trialing' | 'unresolved'
  >
}

interface DisputeRefundPolicyAttachment extends Loose {
  id: string
  content_type: string | null
  filename: string | null
  url: string | null
}

interface Entry extends Loose {
  id: string
  created_at: string | null
  custom_field_responses: EntryCustomFieldResponse[] | null
  plan: EntryPlan | null
  product: EntryProduct | null
  status: Open<'any' | 'approved' | 'denied' | 'drafted' | 'pending'>
  user: EntryUser
}

interface EntryCustomFieldResponse extends Loose {
  id: string
  answer: string
  question: string
}

interface EntryDenied extends Loose {
  id: string
  api_version: Open<'v1'>
  data: Entry
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface EntryPlan extends Loose {
  id: string
}

interface EntryProduct extends Loose {
  id: string
  title: string
}

interface EntryUser extends Loose {
  id: string
  email: string | null
  name: string | null
  username: string
}

interface IdentityProfileUpdated extends Loose {
  id: string
  api_version: Open<'v1'>
  data: IdentityProfileUpdatedData
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface IdentityProfileUpdatedData extends Loose {
  id: string
  business_address: PayoutAccountStatusUpdatedDataAddress | null
  business_name: string | null
  business_structure: string | null
  country: string | null
  created_at: string
  date_of_birth: string | null
  email: string | null
  first_name: string | null
  last_name: string | null
  linked_companies: EntryProduct[]
  payout_status: Open<
    'action_required' | 'connected' | 'disabled' | 'not_started' | 'pending_verification' | 'verification_failed'
  >
  payouts_enabled: boolean
  personal_address: PayoutAccountStatusUpdatedDataAddress | null
  phone: string | null
  profile_type: string
  status: Open<'action_required' | 'approved' | 'not_started' | 'pending' | 'rejected'>
  updated_at: string
  verifications: IdentityProfileUpdatedDataVerification[]
}

interface IdentityProfileUpdatedDataVerification extends Loose {
  id: string
  created_at: string
  last_error_code: Open<
    | 'abandoned'
    | 'consent_declined'
    | 'country_not_supported'
    | 'device_not_supported'
    | 'document_expired'
    | 'document_type_not_supported'
    | 'document_unverified_other'
    | 'email_unverified_other'
    | 'email_verification_declined'
    | 'id_number_insufficient_document_data'
    | 'id_number_mismatch'
    | 'id_number_unverified_other'
    | 'phone_unverified_other'
    | 'phone_verification_declined'
    | 'selfie_document_missing_photo'
    | 'selfie_face_mismatch'
    | 'selfie_manipulated'
    | 'selfie_unverified_other'
    | 'under_supported_age'
  > | null
  last_error_reason: string | null
  session_url: string | null
  status: Open<
    | 'abandoned'
    | 'action_required'
    | 'approved'
    | 'canceled'
    | 'created'
    | 'declined'
    | 'expired'
    | 'processing'
    | 'requires_input'
    | 'resubmission_requested'
    | 'review'
    | 'started'
    | 'submitted'
    | 'verified'
  >
}

interface Invoice extends Loose {
  id: string
  created_at: string
  current_plan: InvoiceCurrentPlan
  due_date: string | null
  email_address: string | null
  fetch_invoice_token: string
  line_items: InvoiceLineItem[]
  number: string
  status: Open<'draft' | 'open' | 'paid' | 'past_due' | 'uncollectible' | 'void'>
  user: InvoiceUser | null
}

interface InvoiceCurrentPlan extends Loose {
  id: string
  currency: string
  formatted_price: string
}

interface InvoiceLineItem extends Loose {
  label: string
  position: number
  quantity: number
  total: number
  unit_price: number
}

interface InvoicePaid extends Loose {
  id: string
  api_version: Open<'v1'>
  data: Invoice
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface InvoiceUser extends Loose {
  id: string
  name: string | null
  username: string
}

interface LedgerAccountFundsAvailable extends Loose {
  id: string
  api_version: Open<'v1'>
  data: LedgerAccountFundsAvailableData
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface LedgerAccountFundsAvailableData extends Loose {
  id: string
  balances: LedgerAccountFundsAvailableDataBalance[]
  ledger_type: Open<'pool' | 'primary'>
  owner: LedgerAccountFundsAvailableDataCompany | LedgerAccountFundsAvailableDataUser | null
  payments_approval_status: Open<'approved' | 'monitoring' | 'pending' | 'rejected'> | null
  payout_account_details: PayoutAccountStatusUpdatedData | null
  transfer_fee: number | null
  treasury_balance: LedgerAccountFundsAvailableDataTreasuryBalance | null
}

interface LedgerAccountFundsAvailableDataBalance extends Loose {
  balance: number
  currency: string
  pending_balance: number
  reserve_balance: number
}

interface LedgerAccountFundsAvailableDataCompany extends Loose {
  id: string
  route: string
  title: string
  typename: Open<'Company'>
}

interface LedgerAccountFundsAvailableDataTreasuryBalance extends Loose {
  balance: number
  balance_usd: number
  currency: string
  pending_balance: number
  reserve_balance: number
  total_withdrawable_balance: number
}

interface LedgerAccountFundsAvailableDataUser extends Loose {
  id: string
  name: string | null
  typename: Open<'User'>
  username: string
}

interface Membership extends Loose {
  id: string
  cancel_at_period_end: boolean
  cancel_option: Open<
    'bad_experience' | 'missing_features' | 'other' | 'switching' | 'technical_issues' | 'testing' | 'too_expensive'
  > | null
  canceled_at: string | null
  cancellation_reason: string | null
  checkout_configuration_id: string | null
  company: EntryProduct
  created_at: string
  currency: string | null
  custom_field_responses: EntryCustomFieldResponse[]
  joined_at: string | null
  license_key: string | null
  manage_url: string | null
  member: EntryPlan | null
  metadata: Loose | null
  payment_collection_paused: boolean
  plan: MembershipPlan
  product: MembershipProduct
  promo_code: EntryPlan | null
  renewal_period_end: string | null
  renewal_period_start: string | null
  status: Open<
    'active' | 'canceled' | 'canceling' | 'completed' | 'drafted' | 'expired' | 'past_due' | 'trialing' | 'unresolved'
  >
  updated_at: string
  user: EntryUser | null
}

interface MembershipActivated extends Loose {
  id: string
  api_version: Open<'v1'>
  data: Membership
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface MembershipPlan extends Loose {
  id: string
  metadata: Loose | null
}

interface MembershipProduct extends Loose {
  id: string
  metadata: Loose | null
  title: string
}

interface Message extends Loose {
  id: string
  content: string | null
  created_at: string
  is_edited: boolean
  is_pinned: boolean
  mentions: string[]
  mentions_everyone: boolean
  message_type: Open<'automated' | 'regular' | 'system'>
  poll: MessagePoll | null
  poll_votes: MessagePollVote[]
  reaction_counts: MessageReactionCount[]
  replying_to_message_id: string | null
  updated_at: string
  user: InvoiceUser
  view_count: number | null
}

interface MessagePoll extends Loose {
  options: MessagePollOption[] | null
}

interface MessagePollOption extends Loose {
  id: string
  text: string
}

interface MessagePollVote extends Loose {
  count: number
  option_id: string | null
}

interface MessageReactionCount extends Loose {
  count: number
  emoji: string | null
}

interface Payment extends Loose {
  id: string
  amount_after_fees: number
  application_fee: PaymentApplicationFee | null
  auto_refunded: boolean
  billing_address: PaymentBillingAddress | null
  billing_reason: Open<
    'manual' | 'one_time' | 'subscription' | 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  > | null
  card_brand: string | null
  card_last4: string | null
  checkout_configuration_id: string | null
  company: PaymentCompany | null
  created_at: string
  currency: string
  dispute_alerted_at: string | null
  disputes: PaymentDispute[] | null
  failure_message: string | null
  financing_installments_count: number | null
  financing_transactions: PaymentFinancingTransaction[]
  last_payment_attempt: string | null
  member: PaymentMember | null
  membership: PaymentMembership | null
  metadata: Loose | null
  next_payment_attempt: string | null
  paid_at: string | null
  payment_method: PaymentPaymentMethod | null
  payment_method_type: string | null
  payments_failed: number | null
  plan: PaymentPlan | null
  product: PaymentProduct | null
  promo_code: PaymentPromoCode | null
  refundable: boolean
  refunded_amount: number | null
  refunded_at: string | null
  refunds: PaymentRefund[]
  resolutions: PaymentResolution[] | null
  retryable: boolean
  risk_score: number | null
  risk_signals: Loose | null
  settlement_amount: number
  settlement_currency: string
  settlement_exchange_rate: number | null
  shipping_address: PaymentBillingAddress | null
  status: Open<'draft' | 'open' | 'paid' | 'pending' | 'uncollectible' | 'unresolved' | 'void'> | null
  substatus: Open<
    | 'auto_refunded'
    | 'canceled'
    | 'dispute_closed'
    | 'dispute_lost'
    | 'dispute_needs_response'
    | 'dispute_under_review'
    | 'dispute_warning'
    | 'dispute_warning_closed'
    | 'dispute_warning_needs_response'
    | 'dispute_warning_under_review'
    | 'dispute_won'
    | 'drafted'
    | 'failed'
    | 'incomplete'
    | 'open_dispute'
    | 'open_resolution'
    | 'partially_refunded'
    | 'past_due'
    | 'pending'
    | 'price_too_low'
    | 'refunded'
    | 'resolution_lost'
    | 'resolution_needs_response'
    | 'resolution_under_review'
    | 'resolution_won'
    | 'succeeded'
    | 'uncollectible'
    | 'unresolved'
  >
  subtotal: number | null
  tax_amount: number | null
  tax_behavior: Open<'exclusive' | 'inclusive' | 'unable_to_collect' | 'unspecified'> | null
  tax_refunded_amount: number | null
  three_ds_verified: boolean
  total: number | null
  updated_at: string
  usd_total: number | null
  user: EntryUser | null
  voidable: boolean
}

interface PaymentApplicationFee extends Loose {
  id: string
  amount: number
  amount_captured: number
  amount_refunded: number
  created_at: string
  currency: string
}

interface PaymentBillingAddress extends Loose {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  name: string | null
  postal_code: string | null
  state: string | null
}

interface PaymentCompany extends Loose {
  id: string
  route: string
  title: string
}

interface PaymentDispute extends Loose {
  id: string
  amount: number
  currency: string
  editable: boolean | null
  needs_response_by: string | null
  notes: string | null
  reason: string | null
  status: Open<
    | 'closed'
    | 'lost'
    | 'needs_response'
    | 'other'
    | 'under_review'
    | 'warning_closed'
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'won'
  >
}

interface PaymentFailed extends Loose {
  id: string
  api_version: Open<'v1'>
  data: Payment
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface PaymentFinancingTransaction extends Loose {
  id: string
  amount: number
  created_at: string
  status: Open<
    | 'canceled'
    | 'created'
    | 'declined'
    | 'error'
    | 'expired'
    | 'lost'
    | 'pending'
    | 'prevented'
    | 'rejected'
    | 'succeeded'
    | 'won'
  >
  transaction_type: Open<
    | 'authorization'
    | 'authorize'
    | 'canceled'
    | 'capture'
    | 'chargeback'
    | 'fraud_screening'
    | 'installment'
    | 'pre_chargeback'
    | 'purchase'
    | 'refund'
    | 'three_d_secure'
    | 'verify'
  >
}

interface PaymentMember extends Loose {
  id: string
  phone: string | null
}

interface PaymentMembership extends Loose {
  id: string
  phone_number: string | null
  status: Open<
    'active' | 'canceled' | 'canceling' | 'completed' | 'drafted' | 'expired' | 'past_due' | 'trialing' | 'unresolved'
  >
}

interface PaymentPaymentMethod extends Loose {
  id: string
  card: PaymentPaymentMethodCard | null
  created_at: string
  payment_method_type: string
}

interface PaymentPaymentMethodCard extends Loose {
  brand: string | null
  exp_month: number | null
  exp_year: number | null
  last4: string | null
}

interface PaymentPlan extends Loose {
  id: string
  internal_notes: string | null
  metadata: Loose | null
}

interface PaymentProduct extends Loose {
  id: string
  metadata: Loose | null
  route: string
  title: string
}

interface PaymentPromoCode extends Loose {
  id: string
  amount_off: number
  base_currency: string
  code: string | null
  number_of_intervals: number | null
  promo_type: Open<'flat_amount' | 'percentage'>
}

interface PaymentRefund extends Loose {
  id: string
  amount: number
  created_at: string
  currency: string
  status: Open<'canceled' | 'failed' | 'pending' | 'requires_action' | 'succeeded'>
}

interface PaymentResolution extends Loose {
  id: string
  customer_appealed: boolean
  customer_response_actions: Open<'appeal' | 'respond' | 'withdraw'>[]
  due_date: string | null
  issue: Open<
    | 'forgot_to_cancel'
    | 'item_not_received'
    | 'product_unacceptable'
    | 'significantly_not_as_described'
    | 'unauthorized_transaction'
  >
  merchant_appealed: boolean
  merchant_response_actions: Open<'accept' | 'appeal' | 'deny' | 'request_more_info' | 'respond'>[]
  platform_response_actions: Open<
    'merchant_refund' | 'merchant_wins' | 'request_buyer_info' | 'request_merchant_info'
  >[]
  status: Open<
    | 'customer_info_needed'
    | 'customer_response_needed'
    | 'customer_withdrew'
    | 'customer_won'
    | 'merchant_info_needed'
    | 'merchant_response_needed'
    | 'merchant_won'
    | 'under_platform_review'
  >
}

interface PayoutAccountStatusUpdated extends Loose {
  id: string
  api_version: Open<'v1'>
  data: PayoutAccountStatusUpdatedData
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface PayoutAccountStatusUpdatedData extends Loose {
  id: string
  address: PayoutAccountStatusUpdatedDataAddress | null
  business_name: string | null
  business_representative: PayoutAccountStatusUpdatedDataBusinessRepresentative | null
  email: string | null
  latest_verification: VerificationSucceededData | null
  phone: string | null
  status: Open<
    'action_required' | 'connected' | 'disabled' | 'not_started' | 'pending_verification' | 'verification_failed'
  > | null
}

interface PayoutAccountStatusUpdatedDataAddress extends Loose {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}

interface PayoutAccountStatusUpdatedDataBusinessRepresentative extends Loose {
  date_of_birth: string | null
  first_name: string | null
  last_name: string | null
  middle_name: string | null
}

interface PayoutMethodCreated extends Loose {
  id: string
  api_version: Open<'v1'>
  data: PayoutMethodCreatedData
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface PayoutMethodCreatedData extends Loose {
  id: string
  account_reference: string | null
  company: EntryPlan | null
  created_at: string
  currency: string
  destination: PayoutMethodCreatedDataDestination | null
  institution_name: string | null
  is_default: boolean
  nickname: string | null
}

interface PayoutMethodCreatedDataDestination extends Loose {
  category: Open<'bank_wire' | 'crypto' | 'digital_wallet' | 'next_day_bank' | 'rtp' | 'unknown'>
  country_code: string
  name: string
}

interface Reaction extends Loose {
  id: string
  emoji: string | null
  resource_id: string
  user: InvoiceUser
}

interface RefundCreated extends Loose {
  id: string
  api_version: Open<'v1'>
  data: RefundCreatedData
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface RefundCreatedData extends Loose {
  id: string
  amount: number
  created_at: string
  currency: string
  payment: RefundCreatedDataPayment | null
  provider: Open<
    | 'adyen'
    | 'airwallex'
    | 'apple'
    | 'checkout_dot_com'
    | 'claritypay'
    | 'coinbase'
    | 'coinflow'
    | 'dlocal'
    | 'masspay'
    | 'multi_psp'
    | 'paypal'
    | 'platform_balance'
    | 'sequra'
    | 'sezzle'
    | 'splitit'
    | 'stripe'
  >
  provider_created_at: string | null
  reference_status: Open<'available' | 'pending' | 'unavailable'> | null
  reference_type: Open<'acquirer_reference_number' | 'retrieval_reference_number' | 'system_trace_audit_number'> | null
  reference_value: string | null
  status: Open<'canceled' | 'failed' | 'pending' | 'requires_action' | 'succeeded'>
}

interface RefundCreatedDataPayment extends Loose {
  id: string
  billing_reason: Open<
    'manual' | 'one_time' | 'subscription' | 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  > | null
  card_brand: string | null
  card_last4: string | null
  created_at: string
  currency: string
  dispute_alerted_at: string | null
  member: PaymentMember | null
  membership: DisputePaymentMembership | null
  metadata: Loose | null
  paid_at: string | null
  payment_method_type: string | null
  plan: MembershipPlan | null
  product: MembershipPlan | null
  subtotal: number | null
  tax_amount: number | null
  tax_behavior: Open<'exclusive' | 'inclusive' | 'unable_to_collect' | 'unspecified'> | null
  tax_refunded_amount: number | null
  total: number | null
  usd_total: number | null
  user: EntryUser | null
}

interface ResolutionCenterCaseCreated extends Loose {
  id: string
  api_version: Open<'v1'>
  data: ResolutionCenterCaseCreatedData
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface ResolutionCenterCaseCreatedData extends Loose {
  id: string
  company: EntryProduct | null
  created_at: string
  customer_appealed: boolean
  customer_response_actions: Open<'appeal' | 'respond' | 'withdraw'>[]
  due_date: string | null
  issue: Open<
    | 'forgot_to_cancel'
    | 'item_not_received'
    | 'product_unacceptable'
    | 'significantly_not_as_described'
    | 'unauthorized_transaction'
  >
  member: EntryPlan | null
  merchant_appealed: boolean
  merchant_response_actions: Open<'accept' | 'appeal' | 'deny' | 'request_more_info' | 'respond'>[]
  payment: ResolutionCenterCaseCreatedDataPayment
  platform_response_actions: Open<
    'merchant_refund' | 'merchant_wins' | 'request_buyer_info' | 'request_merchant_info'
  >[]
  resolution_events: ResolutionCenterCaseCreatedDataResolutionEvent[]
  status: Open<
    | 'customer_info_needed'
    | 'customer_response_needed'
    | 'customer_withdrew'
    | 'customer_won'
    | 'merchant_info_needed'
    | 'merchant_response_needed'
    | 'merchant_won'
    | 'under_platform_review'
  >
  updated_at: string
  user: InvoiceUser
}

interface ResolutionCenterCaseCreatedDataPayment extends Loose {
  id: string
  created_at: string
  currency: string | null
  paid_at: string | null
  subtotal: number | null
  total: number
}

interface ResolutionCenterCaseCreatedDataResolutionEvent extends Loose {
  id: string
  action: Open<
    | 'accepted'
    | 'appealed'
    | 'created'
    | 'denied'
    | 'dispute_customer_won'
    | 'dispute_merchant_won'
    | 'dispute_opened'
    | 'escalated'
    | 'requested_more_info'
    | 'responded'
    | 'withdrew'
  >
  created_at: string
  details: string | null
  reporter_type: Open<'customer' | 'merchant' | 'platform' | 'system'>
}

interface SetupIntent extends Loose {
  id: string
  checkout_configuration: EntryPlan | null
  company: EntryPlan | null
  created_at: string
  error_message: string | null
  member: SetupIntentMember | null
  metadata: Loose | null
  payment_method: SetupIntentPaymentMethod | null
  status: Open<'canceled' | 'processing' | 'requires_action' | 'succeeded'>
  three_ds_verified: boolean
}

interface SetupIntentCanceled extends Loose {
  id: string
  api_version: Open<'v1'>
  data: SetupIntent
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface SetupIntentMember extends Loose {
  id: string
  user: EntryUser | null
}

interface SetupIntentPaymentMethod extends Loose {
  id: string
  card: PaymentPaymentMethodCard | null
  created_at: string
  mailing_address: PaymentBillingAddress | null
  payment_method_type: string
}

interface VerificationSucceeded extends Loose {
  id: string
  api_version: Open<'v1'>
  data: VerificationSucceededData
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface VerificationSucceededData extends Loose {
  id: string
  last_error_code: Open<
    | 'abandoned'
    | 'consent_declined'
    | 'country_not_supported'
    | 'device_not_supported'
    | 'document_expired'
    | 'document_type_not_supported'
    | 'document_unverified_other'
    | 'email_unverified_other'
    | 'email_verification_declined'
    | 'id_number_insufficient_document_data'
    | 'id_number_mismatch'
    | 'id_number_unverified_other'
    | 'phone_unverified_other'
    | 'phone_verification_declined'
    | 'selfie_document_missing_photo'
    | 'selfie_face_mismatch'
    | 'selfie_manipulated'
    | 'selfie_unverified_other'
    | 'under_supported_age'
  > | null
  last_error_reason: string | null
  status: Open<
    | 'abandoned'
    | 'action_required'
    | 'approved'
    | 'canceled'
    | 'created'
    | 'declined'
    | 'expired'
    | 'processing'
    | 'requires_input'
    | 'resubmission_requested'
    | 'review'
    | 'started'
    | 'submitted'
    | 'verified'
  >
}

interface Withdrawal extends Loose {
  id: string
  amount: number
  created_at: string
  currency: string
  error_code: string | null
  error_message: string | null
  estimated_availability: string | null
  fee_amount: number
  fee_type: Open<'exclusive' | 'inclusive'> | null
  ledger_account: WithdrawalLedgerAccount
  markup_fee: number
  payout_request_id: string | null
  payout_token: WithdrawalPayoutToken | null
  speed: Open<'instant' | 'standard'>
  status: Open<'awaiting_payment' | 'canceled' | 'completed' | 'denied' | 'failed' | 'in_transit' | 'requested'>
  trace_code: string | null
}

interface WithdrawalCreated extends Loose {
  id: string
  api_version: Open<'v1'>
  data: Withdrawal
  timestamp: string
  type: string
  company_id?: string | null | undefined
}

interface WithdrawalLedgerAccount extends Loose {
  id: string
  company_id: string | null
}

interface WithdrawalPayoutToken extends Loose {
  id: string
  created_at: string
  destination_currency_code: string
  nickname: string | null
  payer_name: string | null
}
