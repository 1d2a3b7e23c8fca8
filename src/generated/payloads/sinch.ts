// Written by `npm run payloads` from:
// - @sinch/conversation 1.4.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface SinchPayloads {
  callback: Callback
}

interface AnalysisResult extends Loose {
  ml_sentiment_result?: MachineLearningSentimentResult[] | undefined
  ml_nlu_result?: MachineLearningNLUResult[] | undefined
  ml_image_recognition_result?: MachineLearningImageRecognitionResult[] | undefined
  ml_pii_result?: MachineLearningPIIResult[] | undefined
  ml_offensive_analysis_result?: OffensiveAnalysis[] | undefined
}

interface Callback extends Loose {
  app_id: string
  project_id: string
  trigger: string
  message?: MessageInboundEventItem | undefined
  accepted_time?: string | undefined
  event_time?: string | undefined
  message_metadata?: string | undefined
  correlation_id?: string | undefined
  message_redaction?: MessageInboundEventItem | undefined
  message_submit_notification?: MessageSubmitNotification | undefined
  message_delivery_report?: MessageDeliveryReport | undefined
  event?: EventInboundContactEvent | EventInboundContactMessageEvent | undefined
  event_delivery_report?: EventDeliveryReport | undefined
  conversation_start_notification?: ConversationNotification | undefined
  conversation_stop_notification?: ConversationNotification | undefined
  conversation_delete_notification?: ConversationNotification | undefined
  contact_create_notification?: ContactNotification | undefined
  contact_delete_notification?: ContactNotification | undefined
  contact_merge_notification?: ContactMergeNotification | undefined
  contact_update_notification?: ContactNotification | undefined
  duplicated_contact_identities_notification?: DuplicatedIdentitiesEvent | undefined
  capability_notification?: CapabilityNotification | undefined
  opt_in_notification?: OptInNotification | undefined
  opt_out_notification?: OptOutNotification | undefined
  channel_event_notification?: ChannelEventNotification | undefined
  smart_conversation_notification?: SmartConversationNotification | undefined
  record_notification?: RecordNotification | undefined
  unsupported_callback?: UnsupportedCallback | undefined
}

interface CapabilityNotification extends Loose {
  request_id?: string | undefined
  contact_id?: string | undefined
  channel?: string | undefined
  identity?: string | undefined
  capability_status?:
    | Open<'CAPABILITY_FULL' | 'CAPABILITY_PARTIAL' | 'CAPABILITY_UNKNOWN' | 'NO_CAPABILITY'>
    | undefined
  channel_capabilities?: string[] | undefined
  reason?: Reason | undefined
}

interface ChannelEventItem extends Loose {
  channel?: string | undefined
  event_type?: string | undefined
  additional_data?: unknown
}

interface ChannelEventNotification extends Loose {
  channel_event: ChannelEventItem
}

interface ChannelIdentity extends Loose {
  app_id?: string | undefined
  channel: string
  identity: string
}

interface ChoiceResponseMessage extends Loose {
  message_id: string
  postback_data: string
}

interface CommentEventItem extends Loose {
  id?: string | undefined
  text?: string | undefined
  comment_type?: Open<'FEED' | 'LIVE'> | undefined
  commented_on?: string | undefined
  user?: string | undefined
}

interface Contact extends Loose {
  channel_identities?: ChannelIdentity[] | undefined
  channel_priority?: string[] | undefined
  display_name?: string | undefined
  email?: string | undefined
  external_id?: string | undefined
  id?: string | undefined
  language?: string | undefined
  metadata?: string | undefined
}

interface ContactCommentEvent extends Loose {
  comment_event: CommentEventItem
}

interface ContactComposingEndEvent extends Loose {
  composing_end_event: Loose
}

interface ContactComposingEvent extends Loose {
  composing_event: Loose
}

interface ContactConversationDeletedEvent extends Loose {
  conversation_deleted_event?: Loose | undefined
}

interface ContactGenericEvent extends Loose {
  generic_event: GenericEventItem
}

interface ContactMergeNotification extends Loose {
  preserved_contact?: Contact | undefined
  deleted_contact?: Contact | undefined
}

interface ContactMessageChannelSpecificContactMessage extends Loose {
  channel_specific_message: WhatsAppSpecificContactMessage
  reply_to?: ReplyTo | null | undefined
}

interface ContactMessageChoiceResponseMessage extends Loose {
  choice_response_message: ChoiceResponseMessage
  reply_to?: ReplyTo | null | undefined
}

interface ContactMessageFallbackMessage extends Loose {
  fallback_message: FallbackMessage
  reply_to?: ReplyTo | null | undefined
}

interface ContactMessageLocationMessage extends Loose {
  location_message: LocationMessageItem
  reply_to?: ReplyTo | null | undefined
}

interface ContactMessageMediaCardMessage extends Loose {
  media_card_message: MediaCardMessage
  reply_to?: ReplyTo | null | undefined
}

interface ContactMessageMediaMessage extends Loose {
  media_message: MediaProperties
  reply_to?: ReplyTo | null | undefined
}

interface ContactMessageProductResponseMessage extends Loose {
  product_response_message: ProductResponseMessage
  reply_to?: ReplyTo | null | undefined
}

interface ContactMessageTextMessage extends Loose {
  text_message: TextMessageItem
  reply_to?: ReplyTo | null | undefined
}

interface ContactNotification extends Loose {
  contact?: Contact | undefined
}

interface Conversation extends Loose {
  active?: boolean | undefined
  active_channel?: string | undefined
  app_id?: string | undefined
  contact_id?: string | undefined
  id?: string | undefined
  last_received?: string | undefined
  metadata?: string | undefined
  metadata_json?: unknown
  correlation_id?: string | undefined
}

interface ConversationNotification extends Loose {
  conversation?: Conversation | undefined
}

interface Coordinates extends Loose {
  latitude: number
  longitude: number
}

interface DocumentFieldClassification extends Loose {
  result?: { [key: string]: DocumentFieldClassificationData }[] | undefined
}

interface DocumentFieldClassificationData extends Loose {
  data?: string[] | undefined
}

interface DocumentImageClassification extends Loose {
  doc_type?: string | undefined
  confidence?: number | undefined
}

interface DuplicatedIdentities extends Loose {
  channel?: string | undefined
  contact_ids?: string[] | undefined
}

interface DuplicatedIdentitiesEvent extends Loose {
  duplicated_identities?: DuplicatedIdentities[] | undefined
}

interface EventDeliveryReport extends Loose {
  event_id?: string | undefined
  status?: string | undefined
  channel_identity?: ChannelIdentity | undefined
  contact_id?: string | undefined
  reason?: Reason | undefined
  metadata?: string | undefined
  processing_mode?: string | undefined
}

interface EventInboundContactEvent extends Loose {
  contact_event:
    | ContactCommentEvent
    | ContactComposingEndEvent
    | ContactComposingEvent
    | ContactConversationDeletedEvent
    | ContactGenericEvent
  id?: string | undefined
  direction?: Open<'TO_APP'> | undefined
  channel_identity?: ChannelIdentity | undefined
  contact_id?: string | undefined
  conversation_id?: string | undefined
  accept_time?: string | undefined
  processing_mode?: string | undefined
}

interface EventInboundContactMessageEvent extends Loose {
  contact_message_event?: PaymentStatusUpdateEventOneOf | ReactionEventOneOf | ShortLinkActivatedEventOneOf | undefined
  id?: string | undefined
  direction?: Open<'TO_APP'> | undefined
  channel_identity?: ChannelIdentity | undefined
  contact_id?: string | undefined
  conversation_id?: string | undefined
  accept_time?: string | undefined
  processing_mode?: string | undefined
}

interface FallbackMessage extends Loose {
  raw_message?: string | undefined
  reason?: Reason | undefined
}

interface GenericEventItem extends Loose {
  payload: unknown
}

interface IntentResult extends Loose {
  intent?: string | undefined
  score?: number | undefined
}

interface LocationMessageItem extends Loose {
  coordinates: Coordinates
  label?: string | undefined
  title: string
}

interface MachineLearningImageRecognitionResult extends Loose {
  url?: string | undefined
  document_image_classification?: DocumentImageClassification | undefined
  optical_character_recognition?: OpticalCharacterRecognition | undefined
  document_field_classification?: DocumentFieldClassification | undefined
}

interface MachineLearningNLUResult extends Loose {
  message?: string | undefined
  results?: IntentResult[] | undefined
  intent?: string | undefined
  score?: number | undefined
}

interface MachineLearningPIIResult extends Loose {
  message?: string | undefined
  masked?: string | undefined
}

interface MachineLearningSentimentResult extends Loose {
  message?: string | undefined
  results?: SentimentResult[] | undefined
  sentiment?: Open<'negative' | 'neutral' | 'positive'> | undefined
  score?: number | undefined
}

interface MediaCardMessage extends Loose {
  caption?: string | undefined
  url: string
}

interface MediaProperties extends Loose {
  thumbnail_url?: string | undefined
  url: string
  filename_override?: string | undefined
}

interface MessageDeliveryReport extends Loose {
  message_id?: string | undefined
  conversation_id?: string | undefined
  status?: string | undefined
  channel_identity?: ChannelIdentity | undefined
  contact_id?: string | undefined
  reason?: Reason | undefined
  metadata?: string | undefined
  processing_mode?: string | undefined
}

interface MessageInboundEventItem extends Loose {
  id?: string | undefined
  direction?: Open<'TO_APP'> | undefined
  contact_message?:
    | ContactMessageChannelSpecificContactMessage
    | ContactMessageChoiceResponseMessage
    | ContactMessageFallbackMessage
    | ContactMessageLocationMessage
    | ContactMessageMediaCardMessage
    | ContactMessageMediaMessage
    | ContactMessageProductResponseMessage
    | ContactMessageTextMessage
    | undefined
  channel_identity?: ChannelIdentity | undefined
  conversation_id?: string | undefined
  contact_id?: string | undefined
  metadata?: string | undefined
  accept_time?: string | undefined
  sender_id?: string | undefined
  processing_mode?: string | undefined
  injected?: boolean | undefined
}

interface MessageSubmitNotification extends Loose {
  message_id?: string | undefined
  conversation_id?: string | undefined
  channel_identity?: ChannelIdentity | undefined
  contact_id?: string | undefined
  submitted_message?:
    | ContactMessageChannelSpecificContactMessage
    | ContactMessageChoiceResponseMessage
    | ContactMessageFallbackMessage
    | ContactMessageLocationMessage
    | ContactMessageMediaCardMessage
    | ContactMessageMediaMessage
    | ContactMessageProductResponseMessage
    | ContactMessageTextMessage
    | undefined
  metadata?: string | undefined
  processing_mode?: string | undefined
}

interface OffensiveAnalysis extends Loose {
  message?: string | undefined
  url?: string | undefined
  evaluation?: Open<'SAFE' | 'UNSAFE'> | undefined
  score?: number | undefined
}

interface OptInNotification extends Loose {
  request_id?: string | undefined
  contact_id?: string | undefined
  channel?: string | undefined
  identity?: string | undefined
  status?: Open<'OPT_IN_FAILED' | 'OPT_IN_STATUS_UNSPECIFIED' | 'OPT_IN_SUCCEEDED'> | undefined
  error_details?: OptInNotificationErrorDetails | undefined
  processing_mode?: string | undefined
}

interface OptInNotificationErrorDetails extends Loose {
  description?: string | undefined
}

interface OptOutNotification extends Loose {
  request_id?: string | undefined
  contact_id?: string | undefined
  channel?: string | undefined
  identity?: string | undefined
  status?: Open<'OPT_OUT_FAILED' | 'OPT_OUT_STATUS_UNSPECIFIED' | 'OPT_OUT_SUCCEEDED'> | undefined
  error_details?: OptInNotificationErrorDetails | undefined
  processing_mode?: string | undefined
}

interface OpticalCharacterRecognition extends Loose {
  result?: DocumentFieldClassificationData[] | undefined
}

interface PaymentStatusUpdateEvent extends Loose {
  reference_id?: string | undefined
  payment_status?:
    | Open<
        | 'PAYMENT_STATUS_CANCELED'
        | 'PAYMENT_STATUS_CAPTURED'
        | 'PAYMENT_STATUS_FAILED'
        | 'PAYMENT_STATUS_NEW'
        | 'PAYMENT_STATUS_PENDING'
        | 'PAYMENT_STATUS_UNKNOWN'
      >
    | undefined
  payment_transaction_status?:
    | Open<
        | 'PAYMENT_STATUS_TRANSACTION_CANCELED'
        | 'PAYMENT_STATUS_TRANSACTION_FAILED'
        | 'PAYMENT_STATUS_TRANSACTION_PENDING'
        | 'PAYMENT_STATUS_TRANSACTION_SUCCESS'
        | 'PAYMENT_STATUS_TRANSACTION_UNKNOWN'
      >
    | undefined
  payment_transaction_id?: string | undefined
}

interface PaymentStatusUpdateEventOneOf extends Loose {
  payment_status_update_event?: PaymentStatusUpdateEvent | undefined
}

interface ProductItem extends Loose {
  id: string
  marketplace: string
  quantity?: number | undefined
  item_price?: number | undefined
  currency?: string | undefined
}

interface ProductResponseMessage extends Loose {
  products: ProductItem[]
  text?: string | undefined
  catalog_id?: string | undefined
}

interface ReactionEvent extends Loose {
  emoji: string
  action: Open<'REACTION_ACTION_REACT' | 'REACTION_ACTION_UNKNOWN' | 'REACTION_ACTION_UNREACT'>
  message_id: string
  reaction_category?: string | undefined
}

interface ReactionEventOneOf extends Loose {
  reaction_event?: ReactionEvent | undefined
}

interface Reason extends Loose {
  code?:
    | Open<
        | 'BAD_REQUEST'
        | 'CHANNEL_BAD_CONFIGURATION'
        | 'CHANNEL_CONFIGURATION_MISSING'
        | 'CHANNEL_FAILURE'
        | 'CHANNEL_REJECT'
        | 'CONTACT_NOT_FOUND'
        | 'DELIVERY_REJECTED_DUE_TO_POLICY'
        | 'DELIVERY_REPORT_TIME_OUT'
        | 'DELIVERY_TIMED_OUT'
        | 'INACTIVE_CREDENTIAL'
        | 'INTERNAL_ERROR'
        | 'MEDIA_NOT_REACHABLE'
        | 'MEDIA_TOO_LARGE'
        | 'MEDIA_TYPE_UNSUPPORTED'
        | 'MESSAGE_EXPIRED'
        | 'MESSAGE_SPLIT_REQUIRED'
        | 'NO_CHANNELS_LEFT'
        | 'NO_CHANNEL_IDENTITY_FOR_CONTACT'
        | 'NO_PERMISSION'
        | 'NO_PROFILE_AVAILABLE'
        | 'OUTSIDE_ALLOWED_SENDING_WINDOW'
        | 'RATE_LIMITED'
        | 'RECIPIENT_INVALID_CHANNEL_IDENTITY'
        | 'RECIPIENT_NOT_OPTED_IN'
        | 'RECIPIENT_NOT_REACHABLE'
        | 'TEMPLATE_INSUFFICIENT_PARAMETERS'
        | 'TEMPLATE_NON_EXISTING_LANGUAGE_OR_VERSION'
        | 'TEMPLATE_NOT_FOUND'
        | 'UNKNOWN'
        | 'UNKNOWN_APP'
        | 'UNSUPPORTED_OPERATION'
      >
    | undefined
  description?: string | undefined
  sub_code?:
    | Open<'ATTACHMENT_REJECTED' | 'INACTIVE_SENDER' | 'MEDIA_TYPE_UNDETERMINED' | 'UNSPECIFIED_SUB_CODE'>
    | undefined
}

interface RecordNotification extends Loose {
  entityId: string
  recordStatus: Open<'EVENT_RECORD_STORED' | 'RECORD_STATUS_UNSPECIFIED' | 'UNRECOGNIZED'>
  processingMode: string
  channelIdentity?: ChannelIdentity | undefined
  contactId: string
  conversationId: string
  reason: Reason
}

interface ReplyTo extends Loose {
  message_id: string
}

interface SentimentResult extends Loose {
  sentiment?: Open<'negative' | 'neutral' | 'positive'> | undefined
  score?: number | undefined
}

interface ShortLinkActivatedEvent extends Loose {
  payload?: string | undefined
  title?: string | undefined
  ref?: string | undefined
  source?: string | undefined
  type?: string | undefined
  existing_thread?: boolean | undefined
}

interface ShortLinkActivatedEventOneOf extends Loose {
  shortlink_activated_event?: ShortLinkActivatedEvent | undefined
}

interface SmartConversationNotification extends Loose {
  contact_id?: string | undefined
  channel_identity?: string | undefined
  channel?: string | undefined
  message_id?: string | undefined
  conversation_id?: string | undefined
  analysis_results?: AnalysisResult | undefined
}

interface TextMessageItem extends Loose {
  text: string
}

interface UnsupportedCallback extends Loose {
  channel?: string | undefined
  payload?: string | undefined
  processing_mode?: string | undefined
  id?: string | undefined
  contact_id?: string | undefined
  conversation_id?: string | undefined
  channel_identity?: ChannelIdentity | undefined
}

interface WhatsAppInteractiveNfmReply extends Loose {
  name: Open<'address_message' | 'flow'>
  response_json: string
  body: string
}

interface WhatsAppInteractiveNfmReplyMessage extends Loose {
  type: Open<'nfm_reply'>
  nfm_reply: WhatsAppInteractiveNfmReply
}

interface WhatsAppSpecificContactMessage extends Loose {
  message_type: Open<'nfm_reply'>
  message: WhatsAppInteractiveNfmReplyMessage
}
