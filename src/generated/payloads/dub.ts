// Written by `npm run payloads` from:
// - dub 0.73.5

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface DubPayloads {
  'commission.created': CommissionCreatedEvent
  'discount_code.created': DiscountCode
  'discount_code.deleted': DiscountCode
  'lead.created': LeadCreatedEvent
  'link.clicked': LinkClickedEvent
  'link.created': Link
  'link.deleted': Link
  'link.updated': Link
  'partner.application_submitted': PartnerApplicationSubmittedEvent
  'partner.enrolled': PartnerEnrolledEvent
  'partner.merged': PartnerMergedEvent
  'sale.created': SaleCreatedEvent
}

interface Application extends Loose {
  rejectionReason: string | null
  rejectionNote: string | null
  reviewedAt: string | null
}

interface ApplicationFormData extends Loose {
  label: string
  value: string | null
}

interface Click extends Loose {
  id: string
  timestamp: string
  url: string
  country: string
  city: string
  region: string
  continent: string
  device: string
  browser: string
  os: string
  ua?: string | null | undefined
  trigger?: string | null | undefined
  referer: string
  refererUrl: string
  qr: boolean
  ip: string
}

interface CommissionCreatedEvent extends Loose {
  id: string
  event: string
  createdAt: string
  data: CommissionCreatedEventData
}

interface CommissionCreatedEventData extends Loose {
  id: string
  type: string
  amount: number
  earnings: number
  currency: string
  status: string
  invoiceId: string | null
  description: string | null
  quantity: number
  userId?: string | null | undefined
  metadata: Loose | null
  createdAt: string
  updatedAt: string
  partner: Partner
  customer?: Customer | null | undefined
  link: CommissionCreatedEventLink | null
}

interface CommissionCreatedEventLink extends Loose {
  id: string
  shortLink: string
  domain: string
  key: string
}

interface Constraints extends Loose {
  maxLength?: number | undefined
  pattern?: string | undefined
}

interface Customer extends Loose {
  id: string
  name?: string | null | undefined
  email?: string | null | undefined
  avatar?: string | null | undefined
  externalId: string
  stripeCustomerId?: string | null | undefined
  country?: string | null | undefined
  sales?: number | null | undefined
  saleAmount?: number | null | undefined
  createdAt: string
  firstSaleAt?: string | null | undefined
  subscriptionCanceledAt?: string | null | undefined
}

interface Data extends Loose {
  id: string
  domain: string
  key: string
  url: string
  trackConversion: boolean
  externalId: string | null
  tenantId: string | null
  programId: string | null
  partnerId: string | null
  archived: boolean
  expiresAt: string | null
  expiredUrl: string | null
  disabledAt: string | null
  password: string | null
  proxy: boolean
  title: string | null
  description: string | null
  image: string | null
  video: string | null
  rewrite: boolean
  doIndex: boolean
  ios: string | null
  android: string | null
  geo: { [key: string]: string } | null
  publicStats: boolean
  tags: LinkTagSchema[] | null
  folderId: string | null
  comments: string | null
  shortLink: string
  qrCode: string
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  utm_term: string | null
  utm_content: string | null
  testVariants?: LeadCreatedEventTestVariants[] | null | undefined
  testStartedAt: string | null
  testCompletedAt: string | null
  userId: string | null
  workspaceId: string
  clicks: number
  leads: number
  conversions: number
  sales: number
  saleAmount: number
  lastClicked: string | null
  createdAt: string
  updatedAt: string
  tagId: string | null
  projectId: string
  webhookIds: string[]
}

interface Discount extends Loose {
  id: string
  amount: number
  type: string
  maxDuration: number | null
  provider: string
}

interface DiscountCode extends Loose {
  id: string
  event: string
  createdAt: string
  data: DiscountCodeWebhookEventData
}

interface DiscountCodeWebhookEventData extends Loose {
  id: string
  code: string
  partnerId: string
  linkId: string
  disabledAt?: string | null | undefined
  discount: Discount | null
}

interface Eight extends Loose {
  key: string
  label: string
  required: boolean
  locked: boolean
  position: number
  type: Open<'phone'>
}

interface Fields1 extends Loose {
  key: string
  label: string
  required: boolean
  locked: boolean
  position: number
  type: Open<'text'>
  constraints?: Constraints | undefined
}

interface Fields2 extends Loose {
  key: string
  label: string
  required: boolean
  locked: boolean
  position: number
  type: Open<'textarea'>
  constraints?: FieldsConstraints | undefined
}

interface Fields3 extends Loose {
  key: string
  label: string
  required: boolean
  locked: boolean
  position: number
  type: Open<'select'>
  options: Options[]
}

interface FieldsConstraints extends Loose {
  maxLength?: number | undefined
}

interface Five extends Loose {
  key: string
  label: string
  required: boolean
  locked: boolean
  position: number
  type: Open<'date'>
}

interface Four extends Loose {
  key: string
  label: string
  required: boolean
  locked: boolean
  position: number
  type: Open<'country'>
}

interface LeadCreatedEvent extends Loose {
  id: string
  event: string
  createdAt: string
  data: LeadCreatedEventData
}

interface LeadCreatedEventData extends Loose {
  eventName: string
  customer: Customer
  click: Click
  link: Data
  partner?: Partner | null | undefined
  metadata: Loose | null
}

interface LeadCreatedEventTestVariants extends Loose {
  url: string
  percentage: number
}

interface Link extends Loose {
  id: string
  domain?: string | undefined
  key?: string | undefined
  url?: string | undefined
  trackConversion?: boolean | undefined
  externalId?: string | null | undefined
  tenantId?: string | null | undefined
  programId?: string | null | undefined
  partnerId?: string | null | undefined
  archived?: boolean | undefined
  expiresAt?: string | null | undefined
  expiredUrl?: string | null | undefined
  disabledAt?: string | null | undefined
  password?: string | null | undefined
  proxy?: boolean | undefined
  title?: string | null | undefined
  description?: string | null | undefined
  image?: string | null | undefined
  video?: string | null | undefined
  rewrite?: boolean | undefined
  doIndex?: boolean | undefined
  ios?: string | null | undefined
  android?: string | null | undefined
  geo?: { [key: string]: string } | null | undefined
  publicStats?: boolean | undefined
  tags?: LinkTagSchema[] | null | undefined
  folderId?: string | null | undefined
  comments?: string | null | undefined
  shortLink?: string | undefined
  qrCode?: string | undefined
  utm_source?: string | null | undefined
  utm_medium?: string | null | undefined
  utm_campaign?: string | null | undefined
  utm_term?: string | null | undefined
  utm_content?: string | null | undefined
  testVariants?: LeadCreatedEventTestVariants[] | null | undefined
  testStartedAt?: string | null | undefined
  testCompletedAt?: string | null | undefined
  userId?: string | null | undefined
  workspaceId?: string | undefined
  clicks?: number | undefined
  leads?: number | undefined
  conversions?: number | undefined
  sales?: number | undefined
  saleAmount?: number | undefined
  lastClicked?: string | null | undefined
  createdAt: string
  updatedAt?: string | undefined
  tagId?: string | null | undefined
  projectId?: string | undefined
  webhookIds?: string[] | undefined
  event?: string | undefined
  data?: Data | undefined
}

interface LinkClickedEvent extends Loose {
  id: string
  event: string
  createdAt: string
  data: LinkClickedEventData
}

interface LinkClickedEventData extends Loose {
  click: Click
  link: Link
}

interface LinkTagSchema extends Loose {
  id: string
  name: string
  color: string
}

interface Links extends Loose {
  id: string
  domain: string
  key: string
  shortLink: string
  url: string
  clicks: number
  leads: number
  conversions: number
  sales: number
  saleAmount: number
}

interface Options extends Loose {
  label: string
  value: string
}

interface Partner extends Loose {
  id: string
  name: string
  email: string | null
  image: string | null
  payoutsEnabledAt: string | null
  country: string | null
  groupId?: string | null | undefined
  totalClicks: number
  totalLeads: number
  totalConversions: number
  totalSales: number
  totalSaleAmount: number
  totalCommissions: number
}

interface PartnerApplicationSubmittedEvent extends Loose {
  id: string
  event: string
  createdAt: string
  data: PartnerApplicationSubmittedEventData
}

interface PartnerApplicationSubmittedEventData extends Loose {
  id: string
  createdAt: string
  partner: PartnerApplicationSubmittedEventPartner
  applicationFormData: ApplicationFormData[] | null
}

interface PartnerApplicationSubmittedEventPartner extends Loose {
  id: string
  name: string
  companyName: string | null
  email: string | null
  image: string | null
  description?: string | null | undefined
  country: string | null
  groupId?: string | null | undefined
  status: string
  website?: string | null | undefined
  youtube?: string | null | undefined
  twitter?: string | null | undefined
  linkedin?: string | null | undefined
  instagram?: string | null | undefined
  tiktok?: string | null | undefined
}

interface PartnerEnrolledEvent extends Loose {
  id: string
  event: string
  createdAt: string
  data: PartnerEnrolledEventData
}

interface PartnerEnrolledEventData extends Loose {
  id: string
  name: string
  username: string | null
  email: string | null
  image: string | null
  description?: string | null | undefined
  country: string | null
  companyName: string | null
  networkStatus: string
  defaultPayoutMethod: string | null
  paypalEmail: string | null
  stripeConnectId: string | null
  payoutsEnabledAt: string | null
  identityVerifiedAt: string | null
  programId: string
  groupId?: string | null | undefined
  partnerId: string
  tenantId: string | null
  createdAt: string
  status: string
  links: Links[] | null
  totalCommissions: number
  clickRewardId?: string | null | undefined
  leadRewardId?: string | null | undefined
  saleRewardId?: string | null | undefined
  referralRewardId?: string | null | undefined
  discountId?: string | null | undefined
  applicationId?: string | null | undefined
  bannedAt?: string | null | undefined
  bannedReason?: string | null | undefined
  referralFormData?: ReferralFormData | null | undefined
  application?: Application | null | undefined
  tags?: Tags[] | undefined
  totalClicks: number
  totalLeads: number
  totalConversions: number
  totalSales: number
  totalSaleAmount: number
  netRevenue: number
  earningsPerClick?: number | null | undefined
  averageLifetimeValue?: number | null | undefined
  clickToLeadRate?: number | null | undefined
  clickToConversionRate?: number | null | undefined
  leadToConversionRate?: number | null | undefined
  returnOnAdSpend?: number | null | undefined
  website?: string | null | undefined
  youtube?: string | null | undefined
  twitter?: string | null | undefined
  linkedin?: string | null | undefined
  instagram?: string | null | undefined
  tiktok?: string | null | undefined
  trustedAt?: string | null | undefined
}

interface PartnerMergedEvent extends Loose {
  id: string
  event: string
  createdAt: string
  data: PartnerMergedEventData
}

interface PartnerMergedEventData extends Loose {
  sourcePartner: SourcePartner
  targetPartner: SourcePartner
  targetAlreadyEnrolled: boolean
}

interface ReferralFormData extends Loose {
  fields: (Eight | Fields1 | Fields2 | Fields3 | Five | Four | Seven | Six)[]
}

interface Sale extends Loose {
  amount: number
  currency: string
  paymentProcessor: string
  invoiceId: string | null
}

interface SaleCreatedEvent extends Loose {
  id: string
  event: string
  createdAt: string
  data: SaleCreatedEventData
}

interface SaleCreatedEventData extends Loose {
  eventName: string
  customer: Customer
  click: Click
  link: Data
  sale: Sale
  partner?: Partner | null | undefined
  metadata: Loose | null
}

interface Seven extends Loose {
  key: string
  label: string
  required: boolean
  locked: boolean
  position: number
  type: Open<'number'>
}

interface Six extends Loose {
  key: string
  label: string
  required: boolean
  locked: boolean
  position: number
  type: Open<'multiSelect'>
  options: Options[]
}

interface SourcePartner extends Loose {
  id: string
  tenantId: string | null
  email: string | null
}

interface Tags extends Loose {
  id: string
  name: string
}
