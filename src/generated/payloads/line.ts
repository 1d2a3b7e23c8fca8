// Written by `npm run payloads` from:
// - @line/bot-sdk 11.0.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface LinePayloads {
  accountLink: AccountLinkEvent
  activated: ActivatedEvent
  beacon: BeaconEvent
  botResumed: LeaveEvent
  botSuspended: LeaveEvent
  deactivated: LeaveEvent
  delivery: PnpDeliveryCompletionEvent
  follow: FollowEvent
  join: JoinEvent
  leave: LeaveEvent
  memberJoined: MemberJoinedEvent
  memberLeft: MemberLeftEvent
  membership: MembershipEvent
  message: MessageEvent
  module: ModuleEvent
  postback: PostbackEvent
  unfollow: LeaveEvent
  unsend: UnsendEvent
  videoPlayComplete: VideoPlayCompleteEvent
}

interface AccountLinkEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  replyToken?: string | undefined
  link: LinkContent
}

interface ActivatedEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  chatControl: ChatControl
}

interface AllMentionee extends Loose {
  type: 'all'
  index: number
  length: number
}

interface AttachedModuleContent extends Loose {
  type: 'attached'
  botId: string
  scopes: string[]
}

interface AudioMessageContent extends Loose {
  type: 'audio'
  id: string
  contentProvider: ContentProvider
  duration?: number | undefined
  markAsReadToken?: string | undefined
}

interface BeaconContent extends Loose {
  hwid: string
  type: Open<'banner' | 'enter' | 'stay'>
  dm?: string | undefined
}

interface BeaconEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  replyToken: string
  beacon: BeaconContent
}

interface ChatControl extends Loose {
  expireAt: number
}

interface ContentProvider extends Loose {
  type: Open<'external' | 'line'>
  originalContentUrl?: string | undefined
  previewImageUrl?: string | undefined
}

interface DeliveryContext extends Loose {
  isRedelivery: boolean
}

interface DetachedModuleContent extends Loose {
  type: 'detached'
  botId: string
  reason: Open<'bot_deleted'>
}

interface Emoji extends Loose {
  index: number
  length: number
  productId: string
  emojiId: string
}

interface FileMessageContent extends Loose {
  type: 'file'
  id: string
  fileName: string
  fileSize: number
  markAsReadToken?: string | undefined
}

interface FollowDetail extends Loose {
  isUnblocked: boolean
}

interface FollowEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  replyToken: string
  follow: FollowDetail
}

interface GroupSource extends Loose {
  type: 'group'
  groupId: string
  userId?: string | undefined
}

interface ImageMessageContent extends Loose {
  type: 'image'
  id: string
  contentProvider: ContentProvider
  imageSet?: ImageSet | undefined
  quoteToken: string
  markAsReadToken?: string | undefined
}

interface ImageSet extends Loose {
  id: string
  index?: number | undefined
  total?: number | undefined
}

interface JoinEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  replyToken: string
}

interface JoinedMembershipContent extends Loose {
  type: 'joined'
  membershipId: number
}

interface LeaveEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
}

interface LeftMembers extends Loose {
  members: UserSource[]
}

interface LeftMembershipContent extends Loose {
  type: 'left'
  membershipId: number
}

interface LinkContent extends Loose {
  result: Open<'failed' | 'ok'>
  nonce: string
}

interface LocationMessageContent extends Loose {
  type: 'location'
  id: string
  title?: string | undefined
  address?: string | undefined
  latitude: number
  longitude: number
  markAsReadToken?: string | undefined
}

interface MemberJoinedEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  replyToken: string
  joined: LeftMembers
}

interface MemberLeftEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  left: LeftMembers
}

interface MembershipEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  replyToken: string
  membership: JoinedMembershipContent | LeftMembershipContent | RenewedMembershipContent
}

interface Mention extends Loose {
  mentionees: (AllMentionee | UserMentionee)[]
}

interface MessageEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  replyToken?: string | undefined
  message:
    | AudioMessageContent
    | FileMessageContent
    | ImageMessageContent
    | LocationMessageContent
    | StickerMessageContent
    | TextMessageContent
    | VideoMessageContent
}

interface ModuleEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  module: AttachedModuleContent | DetachedModuleContent
}

interface PnpDelivery extends Loose {
  data: string
}

interface PnpDeliveryCompletionEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  delivery: PnpDelivery
}

interface PostbackContent extends Loose {
  data: string
  params?: { [key: string]: string } | undefined
}

interface PostbackEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  replyToken?: string | undefined
  postback: PostbackContent
}

interface RenewedMembershipContent extends Loose {
  type: 'renewed'
  membershipId: number
}

interface RoomSource extends Loose {
  type: 'room'
  userId?: string | undefined
  roomId: string
}

interface StickerMessageContent extends Loose {
  type: 'sticker'
  id: string
  packageId: string
  stickerId: string
  stickerResourceType: Open<
    | 'ANIMATION'
    | 'ANIMATION_SOUND'
    | 'CUSTOM'
    | 'MESSAGE'
    | 'NAME_TEXT'
    | 'PER_STICKER_TEXT'
    | 'POPUP'
    | 'POPUP_SOUND'
    | 'SOUND'
    | 'STATIC'
  >
  keywords?: string[] | undefined
  text?: string | undefined
  quoteToken: string
  quotedMessageId?: string | undefined
  markAsReadToken?: string | undefined
}

interface TextMessageContent extends Loose {
  type: 'text'
  id: string
  text: string
  emojis?: Emoji[] | undefined
  mention?: Mention | undefined
  quoteToken: string
  quotedMessageId?: string | undefined
  markAsReadToken?: string | undefined
}

interface UnsendDetail extends Loose {
  messageId: string
}

interface UnsendEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  unsend: UnsendDetail
}

interface UserMentionee extends Loose {
  type: 'user'
  index: number
  length: number
  userId?: string | undefined
  isSelf?: boolean | undefined
}

interface UserSource extends Loose {
  type: 'user'
  userId?: string | undefined
}

interface VideoMessageContent extends Loose {
  type: 'video'
  id: string
  duration?: number | undefined
  contentProvider: ContentProvider
  quoteToken: string
  markAsReadToken?: string | undefined
}

interface VideoPlayComplete extends Loose {
  trackingId: string
}

interface VideoPlayCompleteEvent extends Loose {
  type: string
  source?: GroupSource | RoomSource | UserSource | undefined
  timestamp: number
  mode: Open<'active' | 'standby'>
  webhookEventId: string
  deliveryContext: DeliveryContext
  replyToken: string
  videoPlayComplete: VideoPlayComplete
}
