// Written by `npm run payloads` from:
// - webflow-api 3.3.4

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface WebflowPayloads {
  collection_item_changed: CollectionItemChanged
  collection_item_created: CollectionItemChanged
  collection_item_deleted: CollectionItemRemoved
  collection_item_published: CollectionItemRemoved
  collection_item_unpublished: CollectionItemRemoved
  comment_created: Comment
  ecomm_new_order: NewOrder
  ecomm_order_changed: NewOrder
  form_submission: FormSubmissionTrigger
  page_created: PageCreated
  page_deleted: PageDeleted
  page_metadata_updated: PageMetadataUpdated
  site_publish: SitePublish
}

interface CollectionItemChanged extends Loose {
  triggerType: string
  payload: SingleLocaleCreatedPayload
}

interface CollectionItemRemoved extends Loose {
  triggerType?: string | undefined
  payload?: Payload | undefined
}

interface Comment extends Loose {
  triggerType?: string | undefined
  payload?: CommentPayload | undefined
}

interface CommentPayload extends Loose {
  threadId?: string | undefined
  commentId?: string | undefined
  type?: string | undefined
  siteId?: string | undefined
  pageId?: string | undefined
  localeId?: string | undefined
  itemId?: string | undefined
  breakpoint?: string | undefined
  url?: string | undefined
  content: string
  isResolved: boolean
  author: CommentPayloadAuthor
  mentionedUsers: CommentPayloadAuthor[]
  createdOn?: string | undefined
  lastUpdated?: string | undefined
}

interface CommentPayloadAuthor extends Loose {
  userId: string
  email: string
  name: string
}

interface FormSubmissionTrigger extends Loose {
  triggerType?: string | undefined
  payload?: FormSubmissionTriggerPayload | undefined
}

interface FormSubmissionTriggerPayload extends Loose {
  name?: string | undefined
  siteId?: string | undefined
  data?: Loose | undefined
  schema?: FormSubmissionTriggerPayloadSchemaItem[] | undefined
  submittedAt?: string | undefined
  id?: string | undefined
  formId?: string | undefined
  formElementId?: string | undefined
}

interface FormSubmissionTriggerPayloadSchemaItem extends Loose {
  fieldName?: string | undefined
  fieldType?:
    | Open<'FormCheckboxInput' | 'FormFileUploadInput' | 'FormRadioInput' | 'FormTextInput' | 'FormTextarea'>
    | undefined
  fieldElementId?: string | undefined
}

interface NewOrder extends Loose {
  triggerType?: string | undefined
  payload?: Order | undefined
}

interface Order extends Loose {
  orderId?: string | undefined
  status?: Open<'dispute-lost' | 'disputed' | 'fulfilled' | 'pending' | 'refunded' | 'unfulfilled'> | undefined
  comment?: string | undefined
  orderComment?: string | undefined
  acceptedOn?: string | undefined
  fulfilledOn?: string | undefined
  refundedOn?: string | undefined
  disputedOn?: string | undefined
  disputeUpdatedOn?: string | undefined
  disputeLastStatus?:
    | Open<
        | 'charge_refunded'
        | 'lost'
        | 'needs_response'
        | 'under_review'
        | 'warning_closed'
        | 'warning_needs_response'
        | 'warning_under_review'
        | 'won'
      >
    | undefined
  customerPaid?: OrderPrice | undefined
  netAmount?: OrderPrice | undefined
  applicationFee?: OrderPrice | undefined
  allAddresses?: OrderAddress[] | undefined
  shippingAddress?: OrderAddress | undefined
  billingAddress?: OrderAddress | undefined
  shippingProvider?: string | undefined
  shippingTracking?: string | undefined
  shippingTrackingUrl?: string | undefined
  customerInfo?: OrderCustomerInfo | undefined
  purchasedItems?: OrderPurchasedItem[] | undefined
  purchasedItemsCount?: number | undefined
  stripeDetails?: StripeDetails | undefined
  stripeCard?: StripeCard | undefined
  paypalDetails?: PaypalDetails | undefined
  customData?: Loose[] | undefined
  metadata?: OrderMetadata | undefined
  isCustomerDeleted?: boolean | undefined
  isShippingRequired?: boolean | undefined
  hasDownloads?: boolean | undefined
  paymentProcessor?: string | undefined
  totals?: OrderTotals | undefined
  downloadFiles?: OrderDownloadFilesItem[] | undefined
}

interface OrderAddress extends Loose {
  type?: Open<'billing' | 'shipping'> | undefined
  japanType?: Open<'kana' | 'kanji'> | undefined
  addressee?: string | undefined
  line1?: string | undefined
  line2?: string | undefined
  city?: string | undefined
  state?: string | undefined
  country?: string | undefined
  postalCode?: string | undefined
}

interface OrderCustomerInfo extends Loose {
  fullName?: string | undefined
  email?: string | undefined
}

interface OrderDownloadFilesItem extends Loose {
  id?: string | undefined
  name?: string | undefined
  url?: string | undefined
}

interface OrderMetadata extends Loose {
  isBuyNow?: boolean | undefined
}

interface OrderPrice extends Loose {
  unit?: string | undefined
  value?: string | undefined
  string?: string | undefined
}

interface OrderPurchasedItem extends Loose {
  count?: number | undefined
  rowTotal?: OrderPrice | undefined
  productId?: string | undefined
  productName?: string | undefined
  productSlug?: string | undefined
  variantId?: string | undefined
  variantName?: string | undefined
  variantSlug?: string | undefined
  variantSku?: string | undefined
  variantImage?: OrderPurchasedItemVariantImage | undefined
  variantPrice?: OrderPrice | undefined
  weight?: number | undefined
  width?: number | undefined
  height?: number | undefined
  length?: number | undefined
}

interface OrderPurchasedItemVariantImage extends Loose {
  url?: string | undefined
  file?: OrderPurchasedItemVariantImageFile | undefined
}

interface OrderPurchasedItemVariantImageFile extends Loose {
  size?: number | undefined
  originalFileName?: string | undefined
  createdOn?: string | undefined
  contentType?: string | undefined
  width?: number | undefined
  height?: number | undefined
  variants?: OrderPurchasedItemVariantImageFileVariantsItem[] | undefined
}

interface OrderPurchasedItemVariantImageFileVariantsItem extends Loose {
  url?: string | undefined
  originalFileName?: string | undefined
  size?: number | undefined
  width?: number | undefined
  height?: number | undefined
}

interface OrderTotals extends Loose {
  subtotal?: OrderPrice | undefined
  extras?: OrderTotalsExtrasItem[] | undefined
  total?: OrderPrice | undefined
}

interface OrderTotalsExtrasItem extends Loose {
  type?: Open<'discount' | 'discount-shipping' | 'shipping' | 'tax'> | undefined
  name?: string | undefined
  description?: string | undefined
  price?: OrderPrice | undefined
}

interface PageCreated extends Loose {
  triggerType?: string | undefined
  payload?: PageCreatedPayload | undefined
}

interface PageCreatedPayload extends Loose {
  siteId?: string | undefined
  pageId?: string | undefined
  pageTitle?: string | undefined
  createdOn?: string | undefined
  publishedPath?: string | undefined
}

interface PageDeleted extends Loose {
  triggerType?: string | undefined
  payload?: PageDeletedPayload | undefined
}

interface PageDeletedPayload extends Loose {
  siteId?: string | undefined
  pageId?: string | undefined
  pageTitle?: string | undefined
  deletedOn?: string | undefined
  publishedPath?: string | undefined
}

interface PageMetadataUpdated extends Loose {
  triggerType?: string | undefined
  payload?: PageMetadataUpdatedPayload | undefined
}

interface PageMetadataUpdatedPayload extends Loose {
  siteId?: string | undefined
  pageId?: string | undefined
  pageTitle?: string | undefined
  lastUpdated?: string | undefined
  publishedPath?: string | undefined
}

interface Payload extends Loose {
  id?: string | undefined
  siteId?: string | undefined
  workspaceId?: string | undefined
  collectionId?: string | undefined
  cmsLocaleId?: string | undefined
  lastPublished?: string | undefined
  lastUpdated?: string | undefined
  createdOn?: string | undefined
  isArchived?: boolean | undefined
  isDraft?: boolean | undefined
  fieldData?: PayloadFieldData | undefined
}

interface PayloadFieldData extends Loose {
  name: string
  slug: string
}

interface PaypalDetails extends Loose {
  orderId?: string | undefined
  payerId?: string | undefined
  captureId?: string | undefined
  refundId?: string | undefined
  refundReason?: string | undefined
  disputeId?: string | undefined
}

interface SingleLocaleCreatedPayload extends Loose {
  id: string
  workspaceId: string
  siteId: string
  collectionId: string
  cmsLocaleId?: string | undefined
  lastPublished?: string | undefined
  lastUpdated?: string | undefined
  createdOn?: string | undefined
  isArchived?: boolean | undefined
  isDraft?: boolean | undefined
  fieldData: PayloadFieldData
}

interface SitePublish extends Loose {
  triggerType?: string | undefined
  payload?: SitePublishPayload | undefined
}

interface SitePublishPayload extends Loose {
  siteId?: string | undefined
  publishedOn?: string | undefined
  domains?: string[] | undefined
  publishedBy?: Loose | undefined
}

interface StripeCard extends Loose {
  last4?: string | undefined
  brand?: Open<'American Express' | 'Diners Club' | 'Discover' | 'JCB' | 'MasterCard' | 'Unknown' | 'Visa'> | undefined
  ownerName?: string | undefined
  expires?: StripeCardExpires | undefined
}

interface StripeCardExpires extends Loose {
  year?: number | undefined
  month?: number | undefined
}

interface StripeDetails extends Loose {
  subscriptionId?: string | undefined
  paymentMethod?: string | undefined
  paymentIntentId?: string | undefined
  customerId?: string | undefined
  chargeId?: string | undefined
  disputeId?: string | undefined
  refundId?: string | undefined
  refundReason?: string | undefined
}
