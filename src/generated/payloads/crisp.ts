// Written by `npm run payloads` from:
// - crisp-api 11.3.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface CrispPayloads {
  'browsing:request:initiated': BrowsingRequestInitiatedPayload
  'browsing:request:rejected': SessionRemovedPayload
  'bucket:url:avatar:generated': BucketUrlAvatarGeneratedPayload
  'bucket:url:campaign:generated': BucketUrlAvatarGeneratedPayload
  'bucket:url:helpdesk:generated': BucketUrlAvatarGeneratedPayload
  'bucket:url:processing:generated': BucketUrlAvatarGeneratedPayload
  'bucket:url:status:generated': BucketUrlAvatarGeneratedPayload
  'bucket:url:upload:generated': BucketUrlAvatarGeneratedPayload
  'bucket:url:website:generated': BucketUrlAvatarGeneratedPayload
  'call:request:initiated': CallRequestRejectedPayload
  'call:request:rejected': CallRequestRejectedPayload
  'campaign:dispatched': CampaignDispatchedPayload
  'campaign:progress': CampaignProgressPayload
  'campaign:running': CampaignRunningPayload
  'email:subscribe': EmailSubscribePayload
  'email:track:view': EmailTrackViewPayload
  'identity:verify:request': IdentityVerifyRequestPayload
  'media:animation:listed': MediaAnimationListedPayload
  'message:acknowledge:delivered': MessageAcknowledgeReadSendPayload
  'message:acknowledge:ignored': MessageAcknowledgeIgnoredPayload
  'message:acknowledge:read:received': MessageAcknowledgeReadSendPayload
  'message:acknowledge:read:send': MessageAcknowledgeReadSendPayload
  'message:acknowledge:unread:send': MessageAcknowledgeReadSendPayload
  'message:compose:receive': MessageComposeReceivePayload
  'message:compose:send': MessageComposeSendPayload
  'message:notify:unread:received': SessionRemovedPayload
  'message:notify:unread:send': SessionRemovedPayload
  'message:received': MessageReceivedPayload
  'message:removed': MessageRemovedPayload
  'message:send': MessageSendPayload
  'message:updated': MessageUpdatedPayload
  'people:bind:session': PeopleBindSessionPayload
  'people:import:done': PeopleImportDonePayload
  'people:import:progress': PeopleImportProgressPayload
  'people:profile:created': PeopleProfileCreatedPayload
  'people:profile:removed': PeopleProfileRemovedPayload
  'people:profile:updated': PeopleProfileUpdatedPayload
  'people:sync:profile': PeopleSyncProfilePayload
  'plan:subscription:updated': PlanSubscriptionUpdatedPayload
  'plugin:channel': PluginChannelPayload
  'plugin:event': PluginEventPayload
  'plugin:settings:saved': PluginSettingsSavedPayload
  'plugin:subscription:updated': PluginSubscriptionUpdatedPayload
  'session:error': SessionErrorPayload
  'session:removed': SessionRemovedPayload
  'session:request:initiated': SessionRemovedPayload
  'session:set_address': SessionSetAddressPayload
  'session:set_avatar': SessionSetAvatarPayload
  'session:set_block': SessionSetBlockPayload
  'session:set_closed': SessionSetClosedPayload
  'session:set_data': SessionSetDataPayload
  'session:set_email': SessionSetEmailPayload
  'session:set_inbox': SessionSetInboxPayload
  'session:set_mentions': SessionSetMentionsPayload
  'session:set_nickname': SessionSetNicknamePayload
  'session:set_opened': SessionSetClosedPayload
  'session:set_origin': SessionSetOriginPayload
  'session:set_participants': SessionSetParticipantsPayload
  'session:set_phone': SessionSetPhonePayload
  'session:set_routing': SessionSetRoutingPayload
  'session:set_segments': SessionSetSegmentsPayload
  'session:set_state': SessionSetStatePayload
  'session:set_subject': SessionSetSubjectPayload
  'session:sync:capabilities': SessionSyncCapabilitiesPayload
  'session:sync:events': SessionSyncEventsPayload
  'session:sync:geolocation': SessionSyncGeolocationPayload
  'session:sync:locales': SessionSyncLocalesPayload
  'session:sync:network': SessionSyncNetworkPayload
  'session:sync:pages': SessionSyncPagesPayload
  'session:sync:rating': SessionSyncRatingPayload
  'session:sync:system': SessionSyncSystemPayload
  'session:sync:timezone': SessionSyncTimezonePayload
  'session:sync:topic': SessionSyncTopicPayload
  'session:update_availability': SessionUpdateAvailabilityPayload
  'session:update_verify': SessionUpdateVerifyPayload
  'spam:decision': SpamDecisionPayload
  'spam:message': SpamMessagePayload
  'status:health:changed': StatusHealthChangedPayload
  'website:update_operators_availability': WebsiteUpdateOperatorsAvailabilityPayload
  'website:update_visitors_count': WebsiteUpdateVisitorsCountPayload
  'website:users:available': WebsiteUsersAvailablePayload
  'widget:action:processed': WidgetActionProcessedPayload
}

interface BrowserInfo extends Loose {
  major?: string | undefined
  version?: string | undefined
  name?: string | undefined
}

interface BrowsingRequestInitiated extends Loose {
  browsing_id: string
  browsing_token: string
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface BrowsingRequestInitiatedPayload extends Loose {
  event: string
  data: BrowsingRequestInitiated
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface BucketURLGenerated extends Loose {
  from: string
  id: string
  identifier: string
  resource: Loose & { type: string; id: string }
  policy: Loose & { size_limit: number }
  type: string
  url: Loose & { resource: string; signed: string }
}

interface BucketUrlAvatarGeneratedPayload extends Loose {
  event: string
  data: BucketURLGenerated
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface CallRequestRejected extends Loose {
  call_id: string
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface CallRequestRejectedPayload extends Loose {
  event: string
  data: CallRequestRejected
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface CampaignDispatched extends Loose {
  campaign_id: string
  website_id: string
}

interface CampaignDispatchedPayload extends Loose {
  event: string
  data: CampaignDispatched
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface CampaignProgress extends Loose {
  campaign_id: string
  progress: number
  website_id: string
}

interface CampaignProgressPayload extends Loose {
  event: string
  data: CampaignProgress
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface CampaignRunning extends Loose {
  campaign_id: string
  running: boolean
  website_id: string
}

interface CampaignRunningPayload extends Loose {
  event: string
  data: CampaignRunning
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface ConnectionInfo extends Loose {
  isp?: string | undefined
  asn?: string | undefined
}

interface ConversationAnimationMessageContent extends Loose {
  url?: string | undefined
  type?: string | undefined
}

interface ConversationAudioMessageContent extends Loose {
  url?: string | undefined
  type?: string | undefined
  duration?: number | undefined
}

interface ConversationCarouselMessageContent extends Loose {
  text?: string | undefined
  targets?: ConversationCarouselMessageContentTarget[] | undefined
}

interface ConversationCarouselMessageContentTarget extends Loose {
  title?: string | undefined
  description?: string | undefined
  image?: string | undefined
  actions?: ConversationCarouselMessageContentTargetAction[] | undefined
}

interface ConversationCarouselMessageContentTargetAction extends Loose {
  label?: string | undefined
  url?: string | undefined
}

interface ConversationEventMessageContent extends Loose {
  namespace?: string | undefined
  text?: string | undefined
}

interface ConversationFieldMessageContent extends Loose {
  id?: string | undefined
  text?: string | undefined
  explain?: string | undefined
  value?: string | undefined
  required?: boolean | undefined
}

interface ConversationFileMessageContent extends Loose {
  name?: string | undefined
  url?: string | undefined
  type?: string | undefined
}

interface ConversationMessageUser extends Loose {
  type?: string | undefined
  user_id?: string | undefined
  nickname?: string | undefined
  avatar?: string | undefined
}

interface ConversationPickerMessageContent extends Loose {
  id?: string | undefined
  text?: string | undefined
  choices?: ConversationPickerMessageContentChoice[] | undefined
  required?: boolean | undefined
}

interface ConversationPickerMessageContentChoice extends Loose {
  value?: string | undefined
  icon?: string | undefined
  label?: string | undefined
  selected?: boolean | undefined
  action?: ConversationPickerMessageContentChoiceAction | undefined
}

interface ConversationPickerMessageContentChoiceAction extends Loose {
  type?: string | undefined
  target?: string | undefined
}

interface Coordinates extends Loose {
  latitude?: number | undefined
  longitude?: number | undefined
}

interface EmailSubscribe extends Loose {
  email: string
  subscribed: boolean
  website_id: string
}

interface EmailSubscribePayload extends Loose {
  event: string
  data: EmailSubscribe
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface EmailTrackView extends Loose {
  type: string
  identifier: string
  mode: string
  website_id: string
}

interface EmailTrackViewPayload extends Loose {
  event: string
  data: EmailTrackView
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface GeolocationInfo extends Loose {
  country?: string | undefined
  region?: string | undefined
  city?: string | undefined
  coordinates?: Coordinates | undefined
}

interface IdentityVerifyRequest extends Loose {
  plugin_id: string
  session_id: string
  target: string
  code: string
  confirm_url: string
  website_id: string
}

interface IdentityVerifyRequestPayload extends Loose {
  event: string
  data: IdentityVerifyRequest
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface MediaAnimationListed extends Loose {
  id: number
  identifier: string
  results: MediaAnimationResult[]
}

interface MediaAnimationListedPayload extends Loose {
  event: string
  data: MediaAnimationListed
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface MediaAnimationResult extends Loose {
  type: string
  url: string
}

interface MessageAcknowledge extends Loose {
  origin: string
  fingerprints: number[]
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageAcknowledgeIgnored extends Loose {
  details?: MessageAcknowledgeIgnoredDetails | undefined
  origin: string
  fingerprints: number[]
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageAcknowledgeIgnoredDetails extends Loose {
  type: string
  reason: string
}

interface MessageAcknowledgeIgnoredPayload extends Loose {
  event: string
  data: MessageAcknowledgeIgnored
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface MessageAcknowledgeReadSendPayload extends Loose {
  event: string
  data: MessageAcknowledge
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface MessageComposeReceive extends Loose {
  type: Open<'start' | 'stop'>
  excerpt?: string | undefined
  timestamp: number
  user: ConversationMessageUser
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageComposeReceivePayload extends Loose {
  event: string
  data: MessageComposeReceive
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface MessageComposeSend extends Loose {
  type: Open<'start' | 'stop'>
  excerpt?: string | undefined
  timestamp: number
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageComposeSendPayload extends Loose {
  event: string
  data: MessageComposeSend
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface MessageReceivedEvent extends Loose {
  type: Open<'event'>
  content: ConversationEventMessageContent
  from: string
  origin: string
  fingerprint: number
  timestamp: number
  user: ConversationMessageUser
  mentions?: string[] | undefined
  stamped?: boolean | undefined
  automated?: boolean | undefined
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageReceivedNote extends Loose {
  type: Open<'note'>
  content: string
  from: string
  origin: string
  fingerprint: number
  timestamp: number
  user: ConversationMessageUser
  mentions?: string[] | undefined
  stamped?: boolean | undefined
  automated?: boolean | undefined
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageReceivedPayload extends Loose {
  event: string
  data:
    | MessageReceivedEvent
    | MessageReceivedNote
    | MessageSendAnimation
    | MessageSendAudio
    | MessageSendCarousel
    | MessageSendField
    | MessageSendFile
    | MessageSendPicker
    | MessageSendText
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface MessageRemoved extends Loose {
  fingerprint: number
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageRemovedPayload extends Loose {
  event: string
  data: MessageRemoved
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface MessageSendAnimation extends Loose {
  type: Open<'animation'>
  content: ConversationAnimationMessageContent
  from: string
  origin: string
  fingerprint: number
  timestamp: number
  user: ConversationMessageUser
  mentions?: string[] | undefined
  stamped?: boolean | undefined
  automated?: boolean | undefined
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageSendAudio extends Loose {
  type: Open<'audio'>
  content: ConversationAudioMessageContent
  from: string
  origin: string
  fingerprint: number
  timestamp: number
  user: ConversationMessageUser
  mentions?: string[] | undefined
  stamped?: boolean | undefined
  automated?: boolean | undefined
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageSendCarousel extends Loose {
  type: Open<'carousel'>
  content: ConversationCarouselMessageContent
  from: string
  origin: string
  fingerprint: number
  timestamp: number
  user: ConversationMessageUser
  mentions?: string[] | undefined
  stamped?: boolean | undefined
  automated?: boolean | undefined
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageSendField extends Loose {
  type: Open<'field'>
  content: ConversationFieldMessageContent
  from: string
  origin: string
  fingerprint: number
  timestamp: number
  user: ConversationMessageUser
  mentions?: string[] | undefined
  stamped?: boolean | undefined
  automated?: boolean | undefined
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageSendFile extends Loose {
  type: Open<'file'>
  content: ConversationFileMessageContent
  from: string
  origin: string
  fingerprint: number
  timestamp: number
  user: ConversationMessageUser
  mentions?: string[] | undefined
  stamped?: boolean | undefined
  automated?: boolean | undefined
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageSendPayload extends Loose {
  event: string
  data:
    | MessageSendAnimation
    | MessageSendAudio
    | MessageSendCarousel
    | MessageSendField
    | MessageSendFile
    | MessageSendPicker
    | MessageSendText
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface MessageSendPicker extends Loose {
  type: Open<'picker'>
  content: ConversationPickerMessageContent
  from: string
  origin: string
  fingerprint: number
  timestamp: number
  user: ConversationMessageUser
  mentions?: string[] | undefined
  stamped?: boolean | undefined
  automated?: boolean | undefined
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageSendText extends Loose {
  type: Open<'text'>
  content: string
  from: string
  origin: string
  fingerprint: number
  timestamp: number
  user: ConversationMessageUser
  mentions?: string[] | undefined
  stamped?: boolean | undefined
  automated?: boolean | undefined
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageUpdated extends Loose {
  fingerprint: number
  content: string | ConversationPickerMessageContent
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface MessageUpdatedPayload extends Loose {
  event: string
  data: MessageUpdated
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface OSInfo extends Loose {
  version?: string | undefined
  name?: string | undefined
}

interface Operator extends Loose {
  user_id: string
  avatar?: string | null | undefined
  nickname?: string | undefined
}

interface PeopleBindSession extends Loose {
  people_id: string
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface PeopleBindSessionPayload extends Loose {
  event: string
  data: PeopleBindSession
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface PeopleCompany extends Loose {
  description?: string | undefined
  domain?: string | undefined
  geolocation?: GeolocationInfo | undefined
  legal_name?: string | undefined
  name?: string | undefined
  url?: string | undefined
}

interface PeopleEmployment extends Loose {
  domain?: string | undefined
  name?: string | undefined
  role?: string | undefined
  title?: string | undefined
}

interface PeopleImportDone extends Loose {
  people_id?: string | undefined
  error: boolean
  website_id: string
}

interface PeopleImportDonePayload extends Loose {
  event: string
  data: PeopleImportDone
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface PeopleImportProgress extends Loose {
  people_id?: string | undefined
  progress: number
  count: Loose & { skipped: number; remaining: number }
  items?: PeopleImportProgressItems | undefined
  website_id: string
}

interface PeopleImportProgressItems extends Loose {
  skipped?: (Loose & { identifier: string | null; reason: string })[] | undefined
}

interface PeopleImportProgressPayload extends Loose {
  event: string
  data: PeopleImportProgress
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface PeoplePerson extends Loose {
  geolocation?: GeolocationInfo | undefined
  locales?: string[] | undefined
  nickname?: string | undefined
  timezone?: number | undefined
  phone?: string | undefined
  avatar?: string | undefined
  employment?: PeopleEmployment | undefined
  address?: string | undefined
  website?: string | undefined
  gender?: string | undefined
}

interface PeopleProfileCreated extends Loose {
  people_id: string
  email?: string | undefined
  website_id: string
}

interface PeopleProfileCreatedPayload extends Loose {
  event: string
  data: PeopleProfileCreated
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface PeopleProfileRemoved extends Loose {
  people_id: string
  website_id: string
}

interface PeopleProfileRemovedPayload extends Loose {
  event: string
  data: PeopleProfileRemoved
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface PeopleProfileUpdated extends Loose {
  people_id: string
  email?: string | undefined
  update: Loose & { updated_at: number; person: PeoplePerson }
  website_id: string
}

interface PeopleProfileUpdatedPayload extends Loose {
  event: string
  data: PeopleProfileUpdated
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface PeopleSyncProfile extends Loose {
  people_id: string
  identity: Loose & { person?: PeoplePerson | undefined; company?: PeopleCompany | undefined }
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface PeopleSyncProfilePayload extends Loose {
  event: string
  data: PeopleSyncProfile
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface PlanSubscriptionUpdated extends Loose {
  plan: PlanSubscriptionUpdatedPlan
  website_id: string
}

interface PlanSubscriptionUpdatedPayload extends Loose {
  event: string
  data: PlanSubscriptionUpdated
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface PlanSubscriptionUpdatedPlan extends Loose {
  id: string
  name: string
  price?: number | undefined
  trialing: boolean
}

interface PluginChannel extends Loose {
  type?: string | undefined
  plugin_id: string
  identifier: string
  namespace: string
  payload: unknown
  website_id: string
}

interface PluginChannelPayload extends Loose {
  event: string
  data: PluginChannel
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface PluginEvent extends Loose {
  plugin_id: string
  urn: string
  name: string
  data: Loose
  website_id: string
}

interface PluginEventPayload extends Loose {
  event: string
  data: PluginEvent
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface PluginSettingsSaved extends Loose {
  plugin_id: string
  settings: Loose
  website_id: string
}

interface PluginSettingsSavedPayload extends Loose {
  event: string
  data: PluginSettingsSaved
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface PluginSubscriptionUpdated extends Loose {
  plugin_id: string
  bound: boolean
  target: string
  website_id: string
}

interface PluginSubscriptionUpdatedPayload extends Loose {
  event: string
  data: PluginSubscriptionUpdated
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionError extends Loose {
  type: string
  value: string
  previous_value: string
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionErrorPayload extends Loose {
  event: string
  data: SessionError
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionEvent extends Loose {
  text: string
  data?: { [key: string]: string | number | boolean } | undefined
  color?: string | undefined
  timestamp: number
}

interface SessionGeneric extends Loose {
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionPage extends Loose {
  page_url: string
  page_title: string
  timestamp: number
}

interface SessionParticipant extends Loose {
  target: string
  type: string
}

interface SessionRating extends Loose {
  stars: number
  comment?: string | undefined
}

interface SessionRemovedPayload extends Loose {
  event: string
  data: SessionGeneric
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetAddress extends Loose {
  address: string
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetAddressPayload extends Loose {
  event: string
  data: SessionSetAddress
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetAvatar extends Loose {
  avatar: string
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetAvatarPayload extends Loose {
  event: string
  data: SessionSetAvatar
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetBlock extends Loose {
  is_blocked: boolean
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetBlockPayload extends Loose {
  event: string
  data: SessionSetBlock
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetClosed extends Loose {
  operator: Operator
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetClosedPayload extends Loose {
  event: string
  data: SessionSetClosed
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetData extends Loose {
  data: { [key: string]: string | number | boolean }
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetDataPayload extends Loose {
  event: string
  data: SessionSetData
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetEmail extends Loose {
  email: string
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetEmailPayload extends Loose {
  event: string
  data: SessionSetEmail
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetInbox extends Loose {
  previous_inbox_id: string | null
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetInboxPayload extends Loose {
  event: string
  data: SessionSetInbox
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetMentions extends Loose {
  mentions: string[]
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetMentionsPayload extends Loose {
  event: string
  data: SessionSetMentions
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetNickname extends Loose {
  nickname: string
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetNicknamePayload extends Loose {
  event: string
  data: SessionSetNickname
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetOrigin extends Loose {
  origin: string
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetOriginPayload extends Loose {
  event: string
  data: SessionSetOrigin
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetParticipants extends Loose {
  participants: SessionParticipant[]
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetParticipantsPayload extends Loose {
  event: string
  data: SessionSetParticipants
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetPhone extends Loose {
  phone: string
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetPhonePayload extends Loose {
  event: string
  data: SessionSetPhone
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetRouting extends Loose {
  routing_id: string | null
  previous_routing_id: string | null
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetRoutingPayload extends Loose {
  event: string
  data: SessionSetRouting
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetSegments extends Loose {
  segments: string[]
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetSegmentsPayload extends Loose {
  event: string
  data: SessionSetSegments
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetState extends Loose {
  state: Open<'pending' | 'resolved' | 'unresolved'>
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetStatePayload extends Loose {
  event: string
  data: SessionSetState
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSetSubject extends Loose {
  subject: string
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSetSubjectPayload extends Loose {
  event: string
  data: SessionSetSubject
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSyncCapabilities extends Loose {
  capabilities: string[]
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSyncCapabilitiesPayload extends Loose {
  event: string
  data: SessionSyncCapabilities
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSyncEvents extends Loose {
  events: SessionEvent[]
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSyncEventsPayload extends Loose {
  event: string
  data: SessionSyncEvents
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSyncGeolocation extends Loose {
  geolocation: GeolocationInfo
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSyncGeolocationPayload extends Loose {
  event: string
  data: SessionSyncGeolocation
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSyncLocales extends Loose {
  locales: Loose & { locales: string[] }
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSyncLocalesPayload extends Loose {
  event: string
  data: SessionSyncLocales
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSyncNetwork extends Loose {
  network: SessionSyncNetworkInfo
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSyncNetworkInfo extends Loose {
  ip: string
  connection?: ConnectionInfo | undefined
}

interface SessionSyncNetworkPayload extends Loose {
  event: string
  data: SessionSyncNetwork
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSyncPages extends Loose {
  pages: SessionPage[]
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSyncPagesPayload extends Loose {
  event: string
  data: SessionSyncPages
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSyncRating extends Loose {
  rating: SessionRating
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSyncRatingPayload extends Loose {
  event: string
  data: SessionSyncRating
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSyncSystem extends Loose {
  system: SystemInfo
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSyncSystemPayload extends Loose {
  event: string
  data: SessionSyncSystem
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSyncTimezone extends Loose {
  timezone: Loose & { offset: number }
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSyncTimezonePayload extends Loose {
  event: string
  data: SessionSyncTimezone
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionSyncTopic extends Loose {
  topic: string
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionSyncTopicPayload extends Loose {
  event: string
  data: SessionSyncTopic
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionUpdateAvailability extends Loose {
  availability: Open<'offline' | 'online'>
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionUpdateAvailabilityPayload extends Loose {
  event: string
  data: SessionUpdateAvailability
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionUpdateVerify extends Loose {
  is_verified: boolean
  verifications: SessionVerification[]
  routing_ids?: string[] | undefined
  error?: Open<'unknown'> | undefined
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface SessionUpdateVerifyPayload extends Loose {
  event: string
  data: SessionUpdateVerify
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SessionVerification extends Loose {
  identity: string
  method: string
  annotation: string
}

interface SpamDecision extends Loose {
  spam_id: string
  action: string
  website_id: string
}

interface SpamDecisionPayload extends Loose {
  event: string
  data: SpamDecision
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface SpamMessage extends Loose {
  spam_id: string
  type: string
  reason: string
  metadata?: Loose | undefined
  headers?: { [key: string]: string } | undefined
  timestamp: number
  website_id: string
}

interface SpamMessagePayload extends Loose {
  event: string
  data: SpamMessage
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface StatusHealthChanged extends Loose {
  health: Open<'dead' | 'healthy' | 'sick'>
  nodes: StatusNode[]
  website_id: string
}

interface StatusHealthChangedPayload extends Loose {
  event: string
  data: StatusHealthChanged
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface StatusNode extends Loose {
  label: string
  replica: string
}

interface SystemInfo extends Loose {
  os?: OSInfo | undefined
  engine?: OSInfo | undefined
  browser?: BrowserInfo | undefined
  useragent?: string | undefined
}

interface WebsiteUpdateOperatorsAvailability extends Loose {
  user_id: string
  availability: Loose & { type: Open<'offline' | 'online'> }
  website_id: string
}

interface WebsiteUpdateOperatorsAvailabilityPayload extends Loose {
  event: string
  data: WebsiteUpdateOperatorsAvailability
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface WebsiteUpdateVisitorsCount extends Loose {
  visitors_count: number
  website_id: string
}

interface WebsiteUpdateVisitorsCountPayload extends Loose {
  event: string
  data: WebsiteUpdateVisitorsCount
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface WebsiteUsersAvailable extends Loose {
  available: boolean
  website_id: string
}

interface WebsiteUsersAvailablePayload extends Loose {
  event: string
  data: WebsiteUsersAvailable
  timestamp?: number | undefined
  website_id?: string | undefined
}

interface WidgetActionProcessed extends Loose {
  plugin_id: string
  correlation_id: string
  outcome: Open<'failure' | 'success'>
  result?: Loose | undefined
  session_id: string
  inbox_id: string | null
  website_id: string
}

interface WidgetActionProcessedPayload extends Loose {
  event: string
  data: WidgetActionProcessed
  timestamp?: number | undefined
  website_id?: string | undefined
}
