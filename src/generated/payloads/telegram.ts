// Written by `npm run payloads` from:
// - @grammyjs/types 5.0.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The update of a bot: its id, and one field that says what happened. */
export interface TelegramPayloads {
  update: Update
}

interface Animation extends Loose {
  file_id: string
  file_unique_id: string
  width: number
  height: number
  duration: number
  thumbnail?: PhotoSize | undefined
  file_name?: string | undefined
  mime_type?: string | undefined
  file_size?: number | undefined
}

interface Audio extends Loose {
  file_id: string
  file_unique_id: string
  duration: number
  performer?: string | undefined
  title?: string | undefined
  file_name?: string | undefined
  mime_type?: string | undefined
  file_size?: number | undefined
  thumbnail?: PhotoSize | undefined
}

interface BotSubscriptionUpdated extends Loose {
  user: User
  invoice_payload: string
  state: Open<'active' | 'canceled' | 'failed'>
}

interface BusinessConnection extends Loose {
  id: string
  user: User
  user_chat_id: number
  date: number
  rights?: Loose | undefined
  is_enabled: boolean
}

interface BusinessMessagesDeleted extends Loose {
  business_connection_id: string
  chat: ChatPrivateChat
  message_ids: number[]
}

interface CallbackQuery extends Loose {
  id: string
  from: User
  message?: Message | undefined
  inline_message_id?: string | undefined
  chat_instance: string
  data?: string | undefined
  game_short_name?: string | undefined
}

interface ChatBoostAdded extends Loose {
  boost_count: number
}

interface ChatChannelChat extends Loose {
  id?: number | undefined
  type?: Open<'channel'> | undefined
  title?: string | undefined
  username?: string | undefined
}

interface ChatGroupChat extends Loose {
  id?: number | undefined
  type?: Open<'group'> | undefined
  title?: string | undefined
}

interface ChatInviteLink extends Loose {
  invite_link: string
  creator: User
  creates_join_request: boolean
  is_primary: boolean
  is_revoked: boolean
  name?: string | undefined
  expire_date?: number | undefined
  member_limit?: number | undefined
  pending_join_request_count?: number | undefined
  subscription_period?: number | undefined
  subscription_price?: number | undefined
}

interface ChatJoinRequest extends Loose {
  chat: ChatChannelChat | ChatSupergroupChat
  from: User
  user_chat_id: number
  date: number
  bio?: string | undefined
  invite_link?: ChatInviteLink | undefined
  query_id?: string | undefined
}

interface ChatOwnerChanged extends Loose {
  new_owner: User
}

interface ChatOwnerLeft extends Loose {
  new_owner?: User | undefined
}

interface ChatPrivateChat extends Loose {
  id?: number | undefined
  type?: Open<'private'> | undefined
  username?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
}

interface ChatShared extends Loose {
  request_id: number
  chat_id: number
  title?: string | undefined
  username?: string | undefined
  photo?: PhotoSize[] | undefined
}

interface ChatSupergroupChat extends Loose {
  id?: number | undefined
  type?: Open<'supergroup'> | undefined
  title?: string | undefined
  username?: string | undefined
  is_forum?: boolean | undefined
  is_direct_messages?: boolean | undefined
}

interface ChosenInlineResult extends Loose {
  result_id: string
  from: User
  location?: Location | undefined
  inline_message_id?: string | undefined
  query: string
}

interface Community extends Loose {
  id: number
  name: string
}

interface CommunityChatAdded extends Loose {
  community: Community
}

interface Contact extends Loose {
  phone_number: string
  first_name: string
  last_name?: string | undefined
  user_id?: number | undefined
  vcard?: string | undefined
}

interface Dice extends Loose {
  emoji: string
  value: number
}

interface DirectMessagePriceChanged extends Loose {
  are_direct_messages_enabled: boolean
  direct_message_star_count?: number | undefined
}

interface DirectMessagesTopic extends Loose {
  topic_id: number
  user: User
}

interface Document extends Loose {
  file_id: string
  file_unique_id: string
  thumbnail?: PhotoSize | undefined
  file_name?: string | undefined
  mime_type?: string | undefined
  file_size?: number | undefined
}

interface ForumTopicClosed extends Loose {}

interface ForumTopicCreated extends Loose {
  name: string
  is_name_implicit?: boolean | undefined
  icon_color: number
  icon_custom_emoji_id?: string | undefined
}

interface ForumTopicEdited extends Loose {
  name?: string | undefined
  icon_custom_emoji_id?: string | undefined
}

interface InlineQuery extends Loose {
  id: string
  from: User
  query: string
  offset: string
  chat_type?: Open<'channel' | 'group' | 'private' | 'sender' | 'supergroup'> | undefined
  location?: Location | undefined
}

interface Invoice extends Loose {
  title: string
  description: string
  start_parameter: string
  currency: string
  total_amount: number
}

interface LinkPreviewOptions extends Loose {
  is_disabled?: boolean | undefined
  url?: string | undefined
  prefer_small_media?: boolean | undefined
  prefer_large_media?: boolean | undefined
  show_above_text?: boolean | undefined
}

interface LivePhoto extends Loose {
  photo?: PhotoSize[] | undefined
  file_id: string
  file_unique_id: string
  width: number
  height: number
  duration: number
  mime_type?: string | undefined
  file_size?: number | undefined
}

interface Location extends Loose {
  latitude: number
  longitude: number
  horizontal_accuracy?: number | undefined
  live_period?: number | undefined
  heading?: number | undefined
  proximity_alert_radius?: number | undefined
}

interface ManagedBotCreated extends Loose {
  bot: User
}

interface ManagedBotUpdated extends Loose {
  user: User
  bot: User
}

interface Message extends Loose {
  text?: string | undefined
  entities?:
    | (
        | MessageEntityCommonMessageEntity
        | MessageEntityCustomEmojiMessageEntity
        | MessageEntityDateTimeMessageEntity
        | MessageEntityPreMessageEntity
        | MessageEntityTextLinkMessageEntity
        | MessageEntityTextMentionMessageEntity
      )[]
    | undefined
  rich_message?: Loose | undefined
  animation?: Animation | undefined
  audio?: Audio | undefined
  document?: Document | undefined
  live_photo?: LivePhoto | undefined
  paid_media?: Loose | undefined
  photo?: PhotoSize[] | undefined
  sticker?: Loose | undefined
  story?: Loose | undefined
  video?: Video | undefined
  video_note?: VideoNote | undefined
  voice?: Voice | undefined
  contact?: Contact | undefined
  dice?: Dice | undefined
  game?: Loose | undefined
  poll?: Poll | undefined
  venue?: Venue | undefined
  location?: Location | undefined
  checklist?: Loose | undefined
  checklist_tasks_done?: Loose | undefined
  checklist_tasks_added?: Loose | undefined
  community_chat_added?: CommunityChatAdded | undefined
  community_chat_removed?: ForumTopicClosed | undefined
  suggested_post_info?: Loose | undefined
  suggested_post_approved?: Loose | undefined
  suggested_post_approval_failed?: Loose | undefined
  suggested_post_declined?: Loose | undefined
  suggested_post_paid?: Loose | undefined
  suggested_post_refunded?: Loose | undefined
  chat_owner_left?: ChatOwnerLeft | undefined
  chat_owner_changed?: ChatOwnerChanged | undefined
  new_chat_members?: User[] | undefined
  community_chat_joined?: CommunityChatAdded | undefined
  left_chat_member?: Loose | undefined
  new_chat_title?: string | undefined
  new_chat_photo?: PhotoSize[] | undefined
  delete_chat_photo?: boolean | undefined
  group_chat_created?: boolean | undefined
  supergroup_chat_created?: boolean | undefined
  channel_chat_created?: boolean | undefined
  managed_bot_created?: ManagedBotCreated | undefined
  poll_option_added?: Loose | undefined
  poll_option_deleted?: Loose | undefined
  message_auto_delete_timer_changed?: MessageAutoDeleteTimerChanged | undefined
  migrate_to_chat_id?: number | undefined
  migrate_from_chat_id?: number | undefined
  pinned_message?: Loose | undefined
  invoice?: Invoice | undefined
  successful_payment?: SuccessfulPayment | undefined
  refunded_payment?: RefundedPayment | undefined
  users_shared?: UsersShared | undefined
  chat_shared?: ChatShared | undefined
  connected_website?: string | undefined
  write_access_allowed?: WriteAccessAllowed | undefined
  passport_data?: Loose | undefined
  proximity_alert_triggered?: ProximityAlertTriggered | undefined
  boost_added?: ChatBoostAdded | undefined
  chat_background_set?: Loose | undefined
  forum_topic_created?: ForumTopicCreated | undefined
  forum_topic_edited?: ForumTopicEdited | undefined
  forum_topic_closed?: ForumTopicClosed | undefined
  forum_topic_reopened?: ForumTopicClosed | undefined
  general_forum_topic_hidden?: ForumTopicClosed | undefined
  general_forum_topic_unhidden?: ForumTopicClosed | undefined
  giveaway_created?: Loose | undefined
  giveaway?: Loose | undefined
  giveaway_winners?: Loose | undefined
  giveaway_completed?: Loose | undefined
  gift?: Loose | undefined
  gift_upgrade_sent?: Loose | undefined
  unique_gift?: Loose | undefined
  paid_message_price_changed?: PaidMessagePriceChanged | undefined
  direct_message_price_changed?: DirectMessagePriceChanged | undefined
  video_chat_scheduled?: VideoChatScheduled | undefined
  video_chat_started?: ForumTopicClosed | undefined
  video_chat_ended?: VideoChatEnded | undefined
  video_chat_participants_invited?: VideoChatParticipantsInvited | undefined
  web_app_data?: WebAppData | undefined
  media_group_id?: string | undefined
  has_media_spoiler?: boolean | undefined
  caption?: string | undefined
  caption_entities?:
    | (
        | MessageEntityCommonMessageEntity
        | MessageEntityCustomEmojiMessageEntity
        | MessageEntityDateTimeMessageEntity
        | MessageEntityPreMessageEntity
        | MessageEntityTextLinkMessageEntity
        | MessageEntityTextMentionMessageEntity
      )[]
    | undefined
  sender_tag?: string | undefined
  receiver_user?: User | undefined
  ephemeral_message_id?: number | undefined
  sender_boost_count?: number | undefined
  sender_business_bot?: User | undefined
  forward_origin?: MessageOriginChannel | MessageOriginChat | MessageOriginHiddenUser | MessageOriginUser | undefined
  is_automatic_forward?: boolean | undefined
  reply_to_message?: Loose | undefined
  reply_to_checklist_task_id?: Loose | undefined
  reply_to_poll_option_id?: Loose | undefined
  is_paid_post?: boolean | undefined
  external_reply?: Loose | undefined
  quote?: Loose | undefined
  reply_to_story?: Loose | undefined
  via_bot?: User | undefined
  guest_bot_caller_user?: User | undefined
  guest_bot_caller_chat?: ChatChannelChat | ChatGroupChat | ChatPrivateChat | ChatSupergroupChat | undefined
  edit_date?: number | undefined
  has_protected_content?: boolean | undefined
  show_caption_above_media?: boolean | undefined
  is_from_offline?: boolean | undefined
  author_signature?: string | undefined
  link_preview_options?: LinkPreviewOptions | undefined
  effect_id?: string | undefined
  paid_star_count?: number | undefined
  reply_markup?: Loose | undefined
  message_id: number
  message_thread_id?: number | undefined
  from?: User | undefined
  sender_chat?: ChatChannelChat | ChatGroupChat | ChatPrivateChat | ChatSupergroupChat | undefined
  date: number
  guest_query_id?: string | undefined
  business_connection_id?: string | undefined
  chat: ChatChannelChat | ChatGroupChat | ChatPrivateChat | ChatSupergroupChat
  is_topic_message?: boolean | undefined
  direct_messages_topic?: DirectMessagesTopic | undefined
}

interface MessageAutoDeleteTimerChanged extends Loose {
  message_auto_delete_time: number
}

interface MessageEntityCommonMessageEntity extends Loose {
  type: Open<
    | 'blockquote'
    | 'bold'
    | 'bot_command'
    | 'cashtag'
    | 'code'
    | 'email'
    | 'expandable_blockquote'
    | 'hashtag'
    | 'italic'
    | 'mention'
    | 'phone_number'
    | 'spoiler'
    | 'strikethrough'
    | 'underline'
    | 'url'
  >
  offset: number
  length: number
}

interface MessageEntityCustomEmojiMessageEntity extends Loose {
  type: Open<'custom_emoji'>
  custom_emoji_id: string
  offset: number
  length: number
}

interface MessageEntityDateTimeMessageEntity extends Loose {
  type: Open<'date_time'>
  unix_time: number
  date_time_format: Open<
    | ''
    | 'D'
    | 'DT'
    | 'Dt'
    | 'T'
    | 'd'
    | 'dT'
    | 'dt'
    | 'r'
    | 't'
    | 'w'
    | 'wD'
    | 'wDT'
    | 'wDt'
    | 'wT'
    | 'wd'
    | 'wdT'
    | 'wdt'
    | 'wt'
  >
  offset: number
  length: number
}

interface MessageEntityPreMessageEntity extends Loose {
  type: Open<'pre'>
  language?: string | undefined
  offset: number
  length: number
}

interface MessageEntityTextLinkMessageEntity extends Loose {
  type: Open<'text_link'>
  url: string
  offset: number
  length: number
}

interface MessageEntityTextMentionMessageEntity extends Loose {
  type: Open<'text_mention'>
  user: User
  offset: number
  length: number
}

interface MessageGenerationStopped extends Loose {
  chat: ChatPrivateChat
  message_thread_id?: number | undefined
  draft_id: number
}

interface MessageOriginChannel extends Loose {
  type: Open<'channel'>
  date: number
  chat: ChatChannelChat
  message_id: number
  author_signature?: string | undefined
}

interface MessageOriginChat extends Loose {
  type: Open<'chat'>
  date: number
  sender_chat: ChatChannelChat | ChatGroupChat | ChatPrivateChat | ChatSupergroupChat
  author_signature?: string | undefined
}

interface MessageOriginHiddenUser extends Loose {
  type: Open<'hidden_user'>
  date: number
  sender_user_name: string
}

interface MessageOriginUser extends Loose {
  type: Open<'user'>
  date: number
  sender_user: User
}

interface OrderInfo extends Loose {
  name?: string | undefined
  phone_number?: string | undefined
  email?: string | undefined
  shipping_address?: ShippingAddress | undefined
}

interface PaidMediaPurchased extends Loose {
  from: User
  paid_media_payload: string
}

interface PaidMessagePriceChanged extends Loose {
  paid_message_star_count: number
}

interface PhotoSize extends Loose {
  file_id: string
  file_unique_id: string
  width: number
  height: number
  file_size?: number | undefined
}

interface Poll extends Loose {
  id: string
  question: string
  question_entities?:
    | (
        | MessageEntityCommonMessageEntity
        | MessageEntityCustomEmojiMessageEntity
        | MessageEntityDateTimeMessageEntity
        | MessageEntityPreMessageEntity
        | MessageEntityTextLinkMessageEntity
        | MessageEntityTextMentionMessageEntity
      )[]
    | undefined
  options: PollOption[]
  total_voter_count: number
  is_closed: boolean
  is_anonymous: boolean
  type: Open<'quiz' | 'regular'>
  allows_multiple_answers: boolean
  allows_revoting: boolean
  members_only: boolean
  country_codes?: string[] | undefined
  correct_option_ids?: number[] | undefined
  explanation?: string | undefined
  explanation_entities?:
    | (
        | MessageEntityCommonMessageEntity
        | MessageEntityCustomEmojiMessageEntity
        | MessageEntityDateTimeMessageEntity
        | MessageEntityPreMessageEntity
        | MessageEntityTextLinkMessageEntity
        | MessageEntityTextMentionMessageEntity
      )[]
    | undefined
  explanation_media?: Loose | undefined
  open_period?: number | undefined
  close_date?: number | undefined
  description?: string | undefined
  description_entities?:
    | (
        | MessageEntityCommonMessageEntity
        | MessageEntityCustomEmojiMessageEntity
        | MessageEntityDateTimeMessageEntity
        | MessageEntityPreMessageEntity
        | MessageEntityTextLinkMessageEntity
        | MessageEntityTextMentionMessageEntity
      )[]
    | undefined
  media?: Loose | undefined
}

interface PollAnswer extends Loose {
  poll_id: string
  voter_chat?: ChatChannelChat | ChatGroupChat | ChatPrivateChat | ChatSupergroupChat | undefined
  user?: User | undefined
  option_ids: number[]
  option_persistent_ids: string[]
}

interface PollOption extends Loose {
  persistent_id: string
  text: string
  text_entities?:
    | (
        | MessageEntityCommonMessageEntity
        | MessageEntityCustomEmojiMessageEntity
        | MessageEntityDateTimeMessageEntity
        | MessageEntityPreMessageEntity
        | MessageEntityTextLinkMessageEntity
        | MessageEntityTextMentionMessageEntity
      )[]
    | undefined
  media?: Loose | undefined
  voter_count: number
  added_by_user?: User | undefined
  added_by_chat?: ChatChannelChat | ChatGroupChat | ChatPrivateChat | ChatSupergroupChat | undefined
  addition_date?: number | undefined
}

interface PreCheckoutQuery extends Loose {
  id: string
  from: User
  currency: string
  total_amount: number
  invoice_payload: string
  shipping_option_id?: string | undefined
  order_info?: OrderInfo | undefined
}

interface ProximityAlertTriggered extends Loose {
  traveler: User
  watcher: User
  distance: number
}

interface RefundedPayment extends Loose {
  currency: string
  total_amount: number
  invoice_payload: string
  telegram_payment_charge_id: string
  provider_payment_charge_id?: string | undefined
}

interface SharedUser extends Loose {
  user_id: number
  first_name?: string | undefined
  last_name?: string | undefined
  username?: string | undefined
  photo?: PhotoSize[] | undefined
}

interface ShippingAddress extends Loose {
  country_code: string
  state: string
  city: string
  street_line1: string
  street_line2: string
  post_code: string
}

interface ShippingQuery extends Loose {
  id: string
  from: User
  invoice_payload: string
  shipping_address: ShippingAddress
}

interface SuccessfulPayment extends Loose {
  currency: string
  total_amount: number
  invoice_payload: string
  subscription_expiration_date?: number | undefined
  is_recurring?: boolean | undefined
  is_first_recurring?: boolean | undefined
  shipping_option_id?: string | undefined
  order_info?: OrderInfo | undefined
  telegram_payment_charge_id: string
  provider_payment_charge_id: string
}

interface Update extends Loose {
  update_id: number
  message?: Message | undefined
  edited_message?: Message | undefined
  channel_post?: Message | undefined
  edited_channel_post?: Message | undefined
  business_connection?: BusinessConnection | undefined
  business_message?: Message | undefined
  edited_business_message?: Message | undefined
  deleted_business_messages?: BusinessMessagesDeleted | undefined
  guest_message?: Message | undefined
  stopped_message_generation?: MessageGenerationStopped | undefined
  message_reaction?: Loose | undefined
  message_reaction_count?: Loose | undefined
  inline_query?: InlineQuery | undefined
  chosen_inline_result?: ChosenInlineResult | undefined
  callback_query?: CallbackQuery | undefined
  shipping_query?: ShippingQuery | undefined
  pre_checkout_query?: PreCheckoutQuery | undefined
  purchased_paid_media?: PaidMediaPurchased | undefined
  poll?: Poll | undefined
  poll_answer?: PollAnswer | undefined
  my_chat_member?: Loose | undefined
  chat_member?: Loose | undefined
  chat_join_request?: ChatJoinRequest | undefined
  chat_boost?: Loose | undefined
  removed_chat_boost?: Loose | undefined
  managed_bot?: ManagedBotUpdated | undefined
  subscription?: BotSubscriptionUpdated | undefined
}

interface User extends Loose {
  id: number
  is_bot: boolean
  first_name: string
  last_name?: string | undefined
  username?: string | undefined
  language_code?: string | undefined
  is_premium?: boolean | undefined
  added_to_attachment_menu?: boolean | undefined
}

interface UsersShared extends Loose {
  request_id: number
  users: SharedUser[]
}

interface Venue extends Loose {
  location: Location
  title: string
  address: string
  foursquare_id?: string | undefined
  foursquare_type?: string | undefined
  google_place_id?: string | undefined
  google_place_type?: string | undefined
}

interface Video extends Loose {
  file_id: string
  file_unique_id: string
  width: number
  height: number
  duration: number
  thumbnail?: PhotoSize | undefined
  cover?: PhotoSize[] | undefined
  start_timestamp?: number | undefined
  file_name?: string | undefined
  mime_type?: string | undefined
  file_size?: number | undefined
  qualities?: VideoQuality[] | undefined
}

interface VideoChatEnded extends Loose {
  duration: number
}

interface VideoChatParticipantsInvited extends Loose {
  users: User[]
}

interface VideoChatScheduled extends Loose {
  start_date: number
}

interface VideoNote extends Loose {
  file_id: string
  file_unique_id: string
  length: number
  duration: number
  thumbnail?: PhotoSize | undefined
  file_size?: number | undefined
}

interface VideoQuality extends Loose {
  file_id: string
  file_unique_id: string
  width: number
  height: number
  codec: string
  file_size?: number | undefined
}

interface Voice extends Loose {
  file_id: string
  file_unique_id: string
  duration: number
  mime_type?: string | undefined
  file_size?: number | undefined
}

interface WebAppData extends Loose {
  data: string
  button_text: string
}

interface WriteAccessAllowed extends Loose {
  from_request?: boolean | undefined
  web_app_name?: string | undefined
  from_attachment_menu?: boolean | undefined
}
