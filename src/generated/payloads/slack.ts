// Written by `npm run payloads` from:
// - @slack/types 3.2.0
// - @slack/bolt 5.1.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The events of the Events API, in `event`. */
export interface SlackEvents {
  agent_session_stopped: AgentSessionStoppedEvent
  agent_session_title_changed: AgentSessionTitleChangedEvent
  app_context_changed: AppContextChangedEvent
  app_deleted: AppDeletedEvent
  app_home_opened: AppHomeOpenedEvent
  app_installed: AppInstalledEvent
  app_mention: AppMentionEvent
  app_rate_limited: AppRateLimitedEvent
  app_requested: AppRequestedEvent
  app_uninstalled_team: AppUninstalledTeamEvent
  app_uninstalled: AppUninstalledEvent
  assistant_thread_context_changed: AssistantThreadContextChangedEvent
  assistant_thread_started: AssistantThreadStartedEvent
  call_rejected: CallRejectedEvent
  channel_archive: ChannelArchiveEvent
  channel_created: ChannelCreatedEvent
  channel_deleted: ChannelDeletedEvent
  channel_history_changed: ChannelHistoryChangedEvent
  channel_id_changed: ChannelIDChangedEvent
  channel_left: ChannelLeftEvent
  channel_rename: ChannelRenameEvent
  channel_shared: ChannelSharedEvent
  channel_unarchive: ChannelUnarchiveEvent
  channel_unshared: ChannelUnsharedEvent
  dnd_updated: DNDUpdatedEvent
  dnd_updated_user: DNDUpdatedUserEvent
  email_domain_changed: EmailDomainChangedEvent
  emoji_changed: EmojiChangedEvent
  entity_details_requested: EntityDetailsRequestedEvent
  file_change: FileChangeEvent
  file_comment_deleted: FileCommentDeletedEvent
  file_created: FileCreatedEvent
  file_deleted: FileDeletedEvent
  file_public: FilePublicEvent
  file_shared: FileSharedEvent
  file_unshared: FileUnsharedEvent
  function_executed: FunctionExecutedEvent
  grid_migration_finished: GridMigrationFinishedEvent
  grid_migration_started: GridMigrationStartedEvent
  group_archive: GroupArchiveEvent
  group_close: GroupCloseEvent
  group_deleted: GroupDeletedEvent
  group_history_changed: GroupHistoryChangedEvent
  group_left: GroupLeftEvent
  group_open: GroupOpenEvent
  group_rename: GroupRenameEvent
  group_unarchive: GroupUnarchiveEvent
  im_close: IMCloseEvent
  im_created: IMCreatedEvent
  im_history_changed: IMHistoryChangedEvent
  im_open: IMOpenEvent
  invite_requested: InviteRequestedEvent
  link_shared: LinkSharedEvent
  member_joined_channel: MemberJoinedChannelEvent
  member_left_channel: MemberLeftChannelEvent
  message:
    | BotMessageEvent
    | ChannelArchiveMessageEvent
    | ChannelJoinMessageEvent
    | ChannelLeaveMessageEvent
    | ChannelNameMessageEvent
    | ChannelPostingPermissionsMessageEvent
    | ChannelPurposeMessageEvent
    | ChannelTopicMessageEvent
    | ChannelUnarchiveMessageEvent
    | EKMAccessDeniedMessageEvent
    | FileShareMessageEvent
    | GenericMessageEvent
    | MeMessageEvent
    | MessageChangedEvent
    | MessageDeletedEvent
    | MessageRepliedEvent
    | ThreadBroadcastMessageEvent
  message_metadata_deleted: MessageMetadataDeletedEvent
  message_metadata_posted: MessageMetadataPostedEvent
  message_metadata_updated: MessageMetadataUpdatedEvent
  pin_added: PinAddedEvent
  pin_removed: PinRemovedEvent
  reaction_added: ReactionAddedEvent
  reaction_removed: ReactionRemovedEvent
  shared_channel_invite_accepted: SharedChannelInviteAcceptedEvent
  shared_channel_invite_approved: SharedChannelInviteApprovedEvent
  shared_channel_invite_declined: SharedChannelInviteDeclinedEvent
  shared_channel_invite_received: SharedChannelInviteReceivedEvent
  shared_channel_invite_requested: SharedChannelInviteRequestedEvent
  star_added: StarAddedEvent
  star_removed: StarRemovedEvent
  subteam_created: SubteamCreatedEvent
  subteam_members_changed: SubteamMembersChangedEvent
  subteam_self_added: SubteamSelfAddedEvent
  subteam_self_removed: SubteamSelfRemovedEvent
  subteam_updated: SubteamUpdatedEvent
  team_access_granted: TeamAccessGrantedEvent
  team_access_revoked: TeamAccessRevokedEvent
  team_domain_change: TeamDomainChangeEvent
  team_join: TeamJoinEvent
  team_rename: TeamRenameEvent
  tokens_revoked: TokensRevokedEvent
  user_change: UserChangeEvent
  user_huddle_changed: UserHuddleChangedEvent
  user_profile_changed: UserProfileChangedEvent
  user_status_changed: UserStatusChangedEvent
  workflow_deleted: WorkflowDeletedEvent
  workflow_published: WorkflowPublishedEvent
  workflow_unpublished: WorkflowUnpublishedEvent
  workflow_step_deleted: WorkflowStepDeletedEvent
  workflow_step_execute: WorkflowStepExecuteEvent
}

/** The payloads of slash commands, shortcuts and other interactions. */
export interface SlackInteractions {
  block_actions: BlockAction
  block_suggestion: BlockSuggestion
  view_submission: ViewSubmitAction
  view_closed: ViewClosedAction
  shortcut: GlobalShortcut
  message_action: MessageShortcut
  interactive_message: InteractiveMessage
  dialog_submission: DialogSubmitAction
  dialog_suggestion: DialogSuggestion
  slash_command: SlashCommand
}

interface AgentSessionStoppedEvent extends Loose {
  type: 'agent_session_stopped'
  channel: string
  user: string
  thread_ts: string
  streaming_message_ts: string[]
  event_ts: string
}

interface AgentSessionTitleChangedEvent extends Loose {
  type: 'agent_session_title_changed'
  channel: string
  user: string
  team_id: string
  thread_ts: string
  title: string
  previous_title?: string | undefined
  event_ts: string
}

interface AppContextChangedEvent extends Loose {
  type: 'app_context_changed'
  channel: string
  user: string
  context: AppHomeOpenedEventContext
  event_ts: string
}

interface AppDeletedEvent extends Loose {
  type: 'app_deleted'
  app_id: string
  app_name: string
  app_owner_id: string
  team_id: string
  team_domain: string
  event_ts: string
}

interface AppHomeOpenedEvent extends Loose {
  type: 'app_home_opened'
  user: string
  channel: string
  tab?: Open<'home' | 'messages'> | undefined
  view?: HomeView | ModalView | WorkflowStepView | undefined
  context?: AppHomeOpenedEventContext | undefined
  event_ts: string
}

interface AppHomeOpenedEventContext extends Loose {
  entities?: AppHomeOpenedEventContextEntity[] | undefined
}

interface AppHomeOpenedEventContextEntity extends Loose {
  type: Open<
    'slack#/types/canvas_id' | 'slack#/types/channel_id' | 'slack#/types/list_id' | 'slack#/types/message_context'
  >
  value: string | (Loose & { message_ts: string; channel_id: string })
  team_id?: string | undefined
  enterprise_id?: string | undefined
}

interface AppInstalledEvent extends Loose {
  type: 'app_installed'
  app_id: string
  app_name: string
  app_owner_id: string
  user_id: string
  team_id: string
  team_domain: string
  event_ts: string
}

interface AppMentionEvent extends Loose {
  type: 'app_mention'
  subtype?: string | undefined
  bot_id?: string | undefined
  bot_profile?: BotProfile | undefined
  username?: string | undefined
  team?: string | undefined
  user_team?: string | undefined
  source_team?: string | undefined
  user_profile?: AppMentionEventUserProfile | undefined
  user?: string | undefined
  text: string
  attachments?: Block[] | undefined
  blocks?: Block[] | undefined
  files?: AppMentionEventFile[] | undefined
  upload?: boolean | undefined
  display_as_bot?: boolean | undefined
  edited?: (Loose & { user: string; ts: string }) | undefined
  ts: string
  channel: string
  event_ts: string
  thread_ts?: string | undefined
  client_msg_id?: string | undefined
}

interface AppMentionEventFile extends Loose {
  id: string
  created: number
  timestamp: number
  name: string
  title: string
  mimetype: string
  filetype: string
  pretty_type: string
  user: string
  user_team: string
  editable: boolean
  size: number
  mode: string
  is_external: boolean
  external_type: string
  is_public: boolean
  public_url_shared: boolean
  display_as_bot: boolean
  username: string
  url_private: string
  url_private_download: string
  media_display_type: string
  thumb_pdf?: string | undefined
  thumb_pdf_w?: number | undefined
  thumb_pdf_h?: number | undefined
  thumb_64?: string | undefined
  thumb_80?: string | undefined
  thumb_360?: string | undefined
  thumb_360_w?: number | undefined
  thumb_360_h?: number | undefined
  thumb_480?: string | undefined
  thumb_480_w?: number | undefined
  thumb_480_h?: number | undefined
  thumb_160?: string | undefined
  thumb_720?: string | undefined
  thumb_720_w?: number | undefined
  thumb_720_h?: number | undefined
  thumb_800?: string | undefined
  thumb_800_w?: number | undefined
  thumb_800_h?: number | undefined
  thumb_960?: string | undefined
  thumb_960_w?: number | undefined
  thumb_960_h?: number | undefined
  thumb_1024?: string | undefined
  thumb_1024_w?: number | undefined
  thumb_1024_h?: number | undefined
  original_w?: number | undefined
  original_h?: number | undefined
  thumb_tiny?: string | undefined
  permalink: string
  permalink_public: string
  is_starred: boolean
  has_rich_preview: boolean
  file_access: string
}

interface AppMentionEventUserProfile extends Loose {
  name: string
  first_name: string
  real_name: string
  display_name: string
  team: string
  is_restricted?: boolean | undefined
  is_ultra_restricted?: boolean | undefined
  avatar_hash?: string | undefined
  image_72?: string | undefined
}

interface AppRateLimitedEvent extends Loose {
  type: 'app_rate_limited'
  token: string
  team_id: string
  minute_rate_limited: number
  api_app_id: string
}

interface AppRequestedEvent extends Loose {
  type: 'app_requested'
  app_request: AppRequestedEventAppRequest
  previous_resolution: AppRequestedEventPreviousResolution | null
  is_user_app_collaborator: boolean
  user: AppRequestedEventUser
  team: AppRequestedEventTeam
  scopes: AppRequestedEventScopes
  message: string
  date_created: number
}

interface AppRequestedEventAppRequest extends Loose {
  id: string
  app: AppRequestedEventAppRequestApp
}

interface AppRequestedEventAppRequestApp extends Loose {
  id: string
  name: string
  description: string
  help_url: string
  privacy_policy_url: string
  app_homepage_url: string
  app_directory_url: string
  is_granular_bot_app: boolean
  is_app_directory_approved: boolean
  is_internal: boolean
  additional_info: string
  icons?: AppRequestedEventAppRequestAppIcons | undefined
}

interface AppRequestedEventAppRequestAppIcons extends Loose {
  image_32?: string | undefined
  image_36?: string | undefined
  image_48?: string | undefined
  image_64?: string | undefined
  image_72?: string | undefined
  image_96?: string | undefined
  image_128?: string | undefined
  image_192?: string | undefined
  image_512?: string | undefined
  image_1024?: string | undefined
  image_original?: string | undefined
}

interface AppRequestedEventPreviousResolution extends Loose {
  status: Open<'approved' | 'restricted'>
  scopes: AppRequestedEventScopes
}

interface AppRequestedEventScopes extends Loose {
  name: string
  description: string
  is_dangerous: boolean
  token_type: Open<'app' | 'bot' | 'user'> | null
}

interface AppRequestedEventTeam extends Loose {
  id: string
  name: string
  domain: string
}

interface AppRequestedEventUser extends Loose {
  id: string
  name: string
  email: string
}

interface AppUninstalledEvent extends Loose {
  type: 'app_uninstalled'
}

interface AppUninstalledTeamEvent extends Loose {
  type: 'app_uninstalled_team'
  app_id: string
  app_name: string
  app_owner_id: string
  team_id: string
  team_domain: string
  user_id: string
  event_ts: string
}

interface AssistantThreadContextChangedEvent extends Loose {
  type: 'assistant_thread_context_changed'
  assistant_thread: AssistantThreadStartedEventAssistantThread
  event_ts: string
}

interface AssistantThreadStartedEvent extends Loose {
  type: 'assistant_thread_started'
  assistant_thread: AssistantThreadStartedEventAssistantThread
  event_ts: string
}

interface AssistantThreadStartedEventAssistantThread extends Loose {
  user_id: string
  context: AssistantThreadStartedEventAssistantThreadContext
  channel_id: string
  thread_ts: string
}

interface AssistantThreadStartedEventAssistantThreadContext extends Loose {
  channel_id?: string | undefined
  team_id?: string | undefined
  enterprise_id?: string | null | undefined
}

interface Block extends Loose {
  type: string
  block_id?: string | undefined
}

interface BlockAction extends Loose {
  type: 'block_actions'
  actions: (
    | ButtonAction
    | ChannelsSelectAction
    | CheckboxesAction
    | ConversationsSelectAction
    | DatepickerAction
    | ExternalSelectAction
    | FeedbackButtonsAction
    | IconButtonAction
    | MultiChannelsSelectAction
    | MultiConversationsSelectAction
    | MultiExternalSelectAction
    | MultiStaticSelectAction
    | MultiUsersSelectAction
    | OverflowAction
    | PlainTextInputAction
    | RadioButtonsAction
    | RichTextInputAction
    | StaticSelectAction
    | TimepickerAction
    | UsersSelectAction
  )[]
  team: BlockActionTeam | null
  user: BlockActionUser
  channel?: (Loose & { id: string; name: string }) | undefined
  message?: BlockActionMessage | undefined
  view?: ViewOutput | undefined
  state?: ViewOutputState | undefined
  token: string
  response_url: string
  trigger_id: string
  api_app_id: string
  container: StringIndexed
  app_unfurl?: unknown
  is_enterprise_install?: boolean | undefined
  enterprise?: (Loose & { id: string; name: string }) | undefined
  bot_access_token?: string | undefined
  function_data?: BlockActionFunctionData | undefined
}

interface BlockActionFunctionData extends Loose {
  execution_id: string
  function: Loose & { callback_id: string }
  inputs: StringIndexed
}

interface BlockActionMessage extends Loose {
  type: 'message'
  user?: string | undefined
  ts: string
  text?: string | undefined
}

interface BlockActionTeam extends Loose {
  id: string
  domain: string
  enterprise_id?: string | undefined
  enterprise_name?: string | undefined
}

interface BlockActionUser extends Loose {
  id: string
  name?: string | undefined
  username: string
  team_id?: string | undefined
}

interface BlockSuggestion extends Loose {
  type: 'block_suggestion'
  block_id: string
  action_id: string
  value: string
  api_app_id: string
  team: BlockActionTeam | null
  channel?: (Loose & { id: string; name: string }) | undefined
  user: BlockSuggestionUser
  token: string
  container: StringIndexed
  view?: ViewOutput | undefined
  is_enterprise_install?: boolean | undefined
  enterprise?: (Loose & { id: string; name: string }) | undefined
}

interface BlockSuggestionUser extends Loose {
  id: string
  name: string
  team_id?: string | undefined
}

interface BotMessageEvent extends Loose {
  type: 'message'
  subtype: 'bot_message'
  event_ts: string
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  streaming_state?: Open<'completed' | 'errored' | 'in_progress'> | undefined
  ts: string
  text: string
  bot_id: string
  username?: string | undefined
  icons?: { [key: string]: string } | undefined
  user?: string | undefined
  attachments?: Block[] | undefined
  blocks?: Block[] | undefined
  edited?: (Loose & { user: string; ts: string }) | undefined
  thread_ts?: string | undefined
  reply_count?: number | undefined
  reply_users_count?: number | undefined
  latest_reply?: string | undefined
  reply_users?: string[] | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface BotProfile extends Loose {
  id: string
  name: string
  app_id: string
  team_id: string
  icons: { [key: string]: string }
  updated: number
  deleted: boolean
}

interface ButtonAction extends Loose {
  value?: string | undefined
  text: PlainTextElement
  url?: string | undefined
  confirm?: Block | undefined
  type: 'button'
  block_id: string
  action_id: string
  action_ts: string
}

interface ButtonClick extends Loose {
  type: 'button'
  name: string
  value: string
}

interface CallRejectedEvent extends Loose {
  type: 'call_rejected'
  call_id: string
  user_id: string
  channel_id: string
  external_unique_id: string
}

interface ChannelArchiveEvent extends Loose {
  type: 'channel_archive'
  channel: string
  user: string
  is_moved?: number | undefined
  event_ts: string
}

interface ChannelArchiveMessageEvent extends Loose {
  type: 'message'
  subtype: 'channel_archive'
  team: string
  user: string
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  text: string
  ts: string
  event_ts: string
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface ChannelCreatedEvent extends Loose {
  type: 'channel_created'
  event_ts: string
  channel: ChannelCreatedEventChannel
}

interface ChannelCreatedEventChannel extends Loose {
  id: string
  is_channel: boolean
  name: string
  name_normalized: string
  created: number
  creator: string
  is_shared: boolean
  is_org_shared: boolean
  context_team_id: string
  is_archived: boolean
  is_frozen: boolean
  is_general: boolean
  is_group: boolean
  is_private: boolean
  is_ext_shared: boolean
  is_im: boolean
  is_mpim: boolean
  is_pending_ext_shared: boolean
}

interface ChannelDeletedEvent extends Loose {
  type: 'channel_deleted'
  channel: string
}

interface ChannelHistoryChangedEvent extends Loose {
  type: 'channel_history_changed'
  latest: string
  ts: string
  event_ts: string
}

interface ChannelIDChangedEvent extends Loose {
  type: 'channel_id_changed'
  old_channel_id: string
  new_channel_id: string
  event_ts: string
}

interface ChannelJoinMessageEvent extends Loose {
  type: 'message'
  subtype: 'channel_join'
  team: string
  user: string
  inviter: string
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  text: string
  ts: string
  event_ts: string
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface ChannelLeaveMessageEvent extends Loose {
  type: 'message'
  subtype: 'channel_leave'
  team: string
  user: string
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  text: string
  ts: string
  event_ts: string
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface ChannelLeftEvent extends Loose {
  type: 'channel_left'
  channel: string
  actor_id: string
  event_ts: string
}

interface ChannelNameMessageEvent extends Loose {
  type: 'message'
  subtype: 'channel_name'
  team: string
  user: string
  name: string
  old_name: string
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  text: string
  ts: string
  event_ts: string
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface ChannelPostingPermissionsMessageEvent extends Loose {
  type: 'message'
  subtype: 'channel_posting_permissions'
  user: string
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  text: string
  ts: string
  event_ts: string
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface ChannelPurposeMessageEvent extends Loose {
  type: 'message'
  subtype: 'channel_purpose'
  user: string
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  text: string
  purpose: string
  ts: string
  event_ts: string
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface ChannelRenameEvent extends Loose {
  type: 'channel_rename'
  channel: GroupRenameEventChannel
  event_ts: string
}

interface ChannelSharedEvent extends Loose {
  type: 'channel_shared'
  connected_team_id: string
  channel: string
  event_ts: string
}

interface ChannelTopicMessageEvent extends Loose {
  type: 'message'
  subtype: 'channel_topic'
  user: string
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  text: string
  topic: string
  ts: string
  event_ts: string
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface ChannelUnarchiveEvent extends Loose {
  type: 'channel_unarchive'
  channel: string
  user: string
  event_ts: string
}

interface ChannelUnarchiveMessageEvent extends Loose {
  type: 'message'
  subtype: 'channel_unarchive'
  team: string
  user: string
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  text: string
  ts: string
  event_ts: string
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface ChannelUnsharedEvent extends Loose {
  type: 'channel_unshared'
  previously_connected_team_id: string
  channel: string
  is_ext_shared: boolean
  event_ts: string
}

interface ChannelsSelectAction extends Loose {
  selected_channel: string
  initial_channel?: string | undefined
  placeholder?: PlainTextElement | undefined
  confirm?: Block | undefined
  type: 'channels_select'
  block_id: string
  action_id: string
  action_ts: string
}

interface CheckboxesAction extends Loose {
  selected_options: (MrkdwnOption | PlainTextOption)[]
  initial_options?: (MrkdwnOption | PlainTextOption)[] | undefined
  confirm?: Block | undefined
  type: 'checkboxes'
  block_id: string
  action_id: string
  action_ts: string
}

interface ConversationsSelectAction extends Loose {
  selected_conversation: string
  initial_conversation?: string | undefined
  placeholder?: PlainTextElement | undefined
  confirm?: Block | undefined
  type: 'conversations_select'
  block_id: string
  action_id: string
  action_ts: string
}

interface DNDUpdatedEvent extends Loose {
  type: 'dnd_updated'
  user: string
  dnd_status: DNDUpdatedEventDndStatus
  event_ts: string
}

interface DNDUpdatedEventDndStatus extends Loose {
  dnd_enabled: boolean
  next_dnd_start_ts: number
  next_dnd_end_ts: number
  snooze_enabled: boolean
  snooze_endtime: number
  snooze_remaining: number
}

interface DNDUpdatedUserEvent extends Loose {
  type: 'dnd_updated_user'
  user: string
  dnd_status: DNDUpdatedUserEventDndStatus
  event_ts: string
}

interface DNDUpdatedUserEventDndStatus extends Loose {
  dnd_enabled: boolean
  next_dnd_start_ts: number
  next_dnd_end_ts: number
}

interface DatepickerAction extends Loose {
  selected_date: string | null
  initial_date?: string | undefined
  placeholder?: PlainTextElement | undefined
  confirm?: Block | undefined
  type: 'datepicker'
  block_id: string
  action_id: string
  action_ts: string
}

interface DialogSubmitAction extends Loose {
  type: 'dialog_submission'
  callback_id: string
  submission: { [key: string]: string }
  state: string
  team: BlockActionTeam | null
  user: BlockSuggestionUser
  channel: Loose & { id: string; name: string }
  action_ts: string
  token: string
  response_url: string
  is_enterprise_install?: boolean | undefined
  enterprise?: (Loose & { id: string; name: string }) | undefined
}

interface DialogSuggestion extends Loose {
  type: 'dialog_suggestion'
  name: string
  value: string
  callback_id: string
  action_ts: string
  team: BlockActionTeam | null
  channel?: (Loose & { id: string; name: string }) | undefined
  user: BlockSuggestionUser
  token: string
  is_enterprise_install?: boolean | undefined
  enterprise?: (Loose & { id: string; name: string }) | undefined
}

interface EKMAccessDeniedMessageEvent extends Loose {
  type: 'message'
  subtype: 'ekm_access_denied'
  event_ts: string
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  ts: string
  text: string
  user: Open<'UREVOKEDU'>
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface EmailDomainChangedEvent extends Loose {
  type: 'email_domain_changed'
  email_domain: string
  event_ts: string
}

interface EmojiChangedEvent extends Loose {
  type: 'emoji_changed'
  subtype: Open<'add' | 'remove' | 'rename'>
  names?: string[] | undefined
  name?: string | undefined
  value?: string | undefined
  old_name?: string | undefined
  new_name?: string | undefined
  event_ts: string
}

interface EntityDetailsRequestedEvent extends Loose {
  type: 'entity_details_requested'
  user: string
  trigger_id: string
  link: Loose & { url: string; domain: string }
  entity_url: string
  app_unfurl_url?: string | undefined
  user_locale: string
  event_ts: string
  external_ref?: (Loose & { id: string; type?: string | undefined }) | undefined
  message_ts?: string | undefined
  thread_ts?: string | undefined
  channel?: string | undefined
}

interface ExternalSelectAction extends Loose {
  selected_option?: MrkdwnOption | PlainTextOption | undefined
  initial_option?: MrkdwnOption | PlainTextOption | undefined
  placeholder?: PlainTextElement | undefined
  min_query_length?: number | undefined
  confirm?: Block | undefined
  type: 'external_select'
  block_id: string
  action_id: string
  action_ts: string
}

interface FeedbackButtonsAction extends Loose {
  value: string
  text: PlainTextElement
  type: 'feedback_buttons'
  block_id: string
  action_id: string
  action_ts: string
}

interface File extends Loose {
  id: string
  created: number
  name: string | null
  title: string | null
  mimetype: string
  filetype: string
  pretty_type: string
  user?: string | undefined
  editable: boolean
  size: number
  mode: Open<'external' | 'hosted' | 'post' | 'snippet'>
  is_external: boolean
  external_type: string | null
  is_public: boolean
  public_url_shared: boolean
  display_as_bot: boolean
  username: string | null
  url_private?: string | undefined
  url_private_download?: string | undefined
  thumb_64?: string | undefined
  thumb_80?: string | undefined
  thumb_160?: string | undefined
  thumb_360?: string | undefined
  thumb_360_w?: number | undefined
  thumb_360_h?: number | undefined
  thumb_360_gif?: string | undefined
  thumb_480?: string | undefined
  thumb_720?: string | undefined
  thumb_960?: string | undefined
  thumb_1024?: string | undefined
  permalink: string
  permalink_public?: string | undefined
  edit_link?: string | undefined
  image_exif_rotation?: number | undefined
  original_w?: number | undefined
  original_h?: number | undefined
  deanimate_gif?: string | undefined
  preview?: string | undefined
  preview_highlight?: string | undefined
  lines?: string | undefined
  lines_more?: string | undefined
  preview_is_truncated?: boolean | undefined
  has_rich_preview?: boolean | undefined
  shares?: Loose | undefined
  channels: string[] | null
  groups: string[] | null
  users?: string[] | undefined
  pinned_to?: string[] | undefined
  reactions?: Loose[] | undefined
  is_starred?: boolean | undefined
  num_stars?: number | undefined
  initial_comment?: string | undefined
  comments_count?: string | undefined
}

interface FileChangeEvent extends Loose {
  type: 'file_change'
  file_id: string
  file: Loose & { id: string }
}

interface FileCommentDeletedEvent extends Loose {
  type: 'file_comment_deleted'
  comment: string
  file_id: string
  file: Loose & { id: string }
}

interface FileCreatedEvent extends Loose {
  type: 'file_created'
  file_id: string
  user_id: string
  file: Loose & { id: string }
  event_ts: string
}

interface FileDeletedEvent extends Loose {
  type: 'file_deleted'
  file_id: string
  channel_ids?: string[] | undefined
  event_ts: string
}

interface FilePublicEvent extends Loose {
  type: 'file_public'
  file_id: string
  user_id: string
  file: Loose & { id: string }
  event_ts: string
}

interface FileShareMessageEvent extends Loose {
  type: 'message'
  subtype: 'file_share'
  text: string
  attachments?: Block[] | undefined
  blocks?: Block[] | undefined
  files?: File[] | undefined
  upload?: boolean | undefined
  display_as_bot?: boolean | undefined
  x_files?: string[] | undefined
  user: string
  parent_user_id?: string | undefined
  ts: string
  thread_ts?: string | undefined
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  event_ts: string
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface FileSharedEvent extends Loose {
  type: 'file_shared'
  file_id: string
  user_id: string
  file: Loose & { id: string }
  channel_id: string
  event_ts: string
}

interface FileUnsharedEvent extends Loose {
  type: 'file_unshared'
  file_id: string
  user_id: string
  file: Loose & { id: string }
  channel_id: string
  event_ts: string
}

interface FunctionExecutedEvent extends Loose {
  type: 'function_executed'
  function: FunctionExecutedEventFunction
  inputs: StringIndexed
  function_execution_id: string
  workflow_execution_id: string
  event_ts: string
  bot_access_token: string
}

interface FunctionExecutedEventFunction extends Loose {
  id: string
  callback_id: string
  title: string
  description?: string | undefined
  type: string
  input_parameters: FunctionParams[]
  output_parameters: FunctionParams[]
  app_id: string
  date_created: number
  date_updated: number
  date_deleted: number
}

interface FunctionParams extends Loose {
  type: string
  name: string
  description?: string | undefined
  title?: string | undefined
  is_required: boolean
}

interface GenericMessageEvent extends Loose {
  type: 'message'
  event_ts: string
  team?: string | undefined
  channel: string
  user: string
  bot_id?: string | undefined
  bot_profile?: BotProfile | undefined
  text?: string | undefined
  ts: string
  thread_ts?: string | undefined
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  attachments?: Block[] | undefined
  blocks?: Block[] | undefined
  files?: File[] | undefined
  edited?: (Loose & { user: string; ts: string }) | undefined
  client_msg_id?: string | undefined
  parent_user_id?: string | undefined
  is_starred?: boolean | undefined
  pinned_to?: string[] | undefined
  reactions?: GenericMessageEventReaction[] | undefined
  assistant_thread?: Loose | undefined
  app_context?: AppHomeOpenedEventContext | undefined
  reply_count?: number | undefined
  reply_users_count?: number | undefined
  latest_reply?: string | undefined
  reply_users?: string[] | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface GenericMessageEventReaction extends Loose {
  name: string
  count: number
  users: string[]
}

interface GlobalShortcut extends Loose {
  type: 'shortcut'
  callback_id: string
  trigger_id: string
  user: GlobalShortcutUser
  team: BlockActionTeam | null
  token: string
  action_ts: string
  is_enterprise_install?: boolean | undefined
  enterprise?: (Loose & { id: string; name: string }) | undefined
}

interface GlobalShortcutUser extends Loose {
  id: string
  username: string
  team_id: string
}

interface GridMigrationFinishedEvent extends Loose {
  type: 'grid_migration_finished'
  enterprise_id: string
}

interface GridMigrationStartedEvent extends Loose {
  type: 'grid_migration_started'
  enterprise_id: string
}

interface GroupArchiveEvent extends Loose {
  type: 'group_archive'
  channel: string
  user: string
  is_moved: number
  event_ts: string
}

interface GroupCloseEvent extends Loose {
  type: 'group_close'
  user: string
  channel: string
}

interface GroupDeletedEvent extends Loose {
  type: 'group_deleted'
  channel: string
  date_deleted: number
  actor_id: string
  event_ts: string
}

interface GroupHistoryChangedEvent extends Loose {
  type: 'group_history_changed'
  latest: string
  ts: string
  event_ts: string
}

interface GroupLeftEvent extends Loose {
  type: 'group_left'
  channel: string
  actor_id: string
  event_ts: string
}

interface GroupOpenEvent extends Loose {
  type: 'group_open'
  user: string
  channel: string
}

interface GroupRenameEvent extends Loose {
  type: 'group_rename'
  channel: GroupRenameEventChannel
  event_ts: string
}

interface GroupRenameEventChannel extends Loose {
  id: string
  name: string
  name_normalized: string
  created: number
  is_channel: boolean
  is_mpim: boolean
}

interface GroupUnarchiveEvent extends Loose {
  type: 'group_unarchive'
  channel: string
  actor_id: string
  event_ts: string
}

interface HomeView extends Loose {
  type: 'home'
  blocks: Block[]
  private_metadata?: string | undefined
  callback_id?: string | undefined
  external_id?: string | undefined
}

interface IMCloseEvent extends Loose {
  type: 'im_close'
  user: string
  channel: string
  event_ts: string
}

interface IMCreatedEvent extends Loose {
  type: 'im_created'
  user: string
  channel: Loose & { id: string }
}

interface IMHistoryChangedEvent extends Loose {
  type: 'im_history_changed'
  latest: string
  ts: string
  event_ts: string
}

interface IMOpenEvent extends Loose {
  type: 'im_open'
  user: string
  channel: string
  event_ts: string
}

interface IconButtonAction extends Loose {
  icon: string
  value: string
  text: PlainTextElement
  type: 'icon_button'
  block_id: string
  action_id: string
  action_ts: string
}

interface InteractiveMessage extends Loose {
  type: 'interactive_message'
  callback_id: string
  actions: (ButtonClick | MenuSelect)[]
  team: BlockActionTeam | null
  user: BlockSuggestionUser
  channel: Loose & { id: string; name: string }
  action_ts: string
  attachment_id?: string | undefined
  token: string
  response_url: string
  trigger_id: string
  is_app_unfurl?: boolean | undefined
  message_ts?: string | undefined
  original_message?: { [key: string]: string } | undefined
  is_enterprise_install?: boolean | undefined
  enterprise?: (Loose & { id: string; name: string }) | undefined
}

interface InviteRequestedEvent extends Loose {
  type: 'invite_requested'
  invite_request: InviteRequestedEventInviteRequest
}

interface InviteRequestedEventInviteRequest extends Loose {
  id: string
  email: string
  date_created: number
  requester_ids: string[]
  channel_ids: string[]
  invite_type: Open<'full_member' | 'restricted' | 'ultra_restricted'>
  real_name: string
  date_expire: number
  request_reason: string
  team: AppRequestedEventTeam
}

interface LinkSharedEvent extends Loose {
  type: 'link_shared'
  channel: string
  is_bot_user_member: boolean
  user: string
  message_ts: string
  thread_ts?: string | undefined
  links: (Loose & { domain: string; url: string })[]
  unfurl_id?: string | undefined
  source?: string | undefined
  event_ts: string
}

interface MeMessageEvent extends Loose {
  type: 'message'
  subtype: 'me_message'
  event_ts: string
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  user: string
  text: string
  ts: string
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface MemberJoinedChannelEvent extends Loose {
  type: 'member_joined_channel'
  user: string
  channel: string
  channel_type: string
  team: string
  inviter?: string | undefined
  enterprise?: string | undefined
  event_ts: string
}

interface MemberLeftChannelEvent extends Loose {
  type: 'member_left_channel'
  user: string
  channel: string
  channel_type: string
  team: string
  event_ts: string
}

interface MenuSelect extends Loose {
  type: 'select'
  name: string
  selected_options: (Loose & { value: string })[]
}

interface MessageChangedEvent extends Loose {
  type: 'message'
  subtype: 'message_changed'
  event_ts: string
  hidden: boolean
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  ts: string
  message:
    | BotMessageEvent
    | ChannelArchiveMessageEvent
    | ChannelJoinMessageEvent
    | ChannelLeaveMessageEvent
    | ChannelNameMessageEvent
    | ChannelPostingPermissionsMessageEvent
    | ChannelPurposeMessageEvent
    | ChannelTopicMessageEvent
    | ChannelUnarchiveMessageEvent
    | EKMAccessDeniedMessageEvent
    | FileShareMessageEvent
    | GenericMessageEvent
    | MeMessageEvent
    | MessageChangedEvent
    | MessageDeletedEvent
    | MessageRepliedEvent
    | ThreadBroadcastMessageEvent
  previous_message:
    | BotMessageEvent
    | ChannelArchiveMessageEvent
    | ChannelJoinMessageEvent
    | ChannelLeaveMessageEvent
    | ChannelNameMessageEvent
    | ChannelPostingPermissionsMessageEvent
    | ChannelPurposeMessageEvent
    | ChannelTopicMessageEvent
    | ChannelUnarchiveMessageEvent
    | EKMAccessDeniedMessageEvent
    | FileShareMessageEvent
    | GenericMessageEvent
    | MeMessageEvent
    | MessageChangedEvent
    | MessageDeletedEvent
    | MessageRepliedEvent
    | ThreadBroadcastMessageEvent
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface MessageDeletedEvent extends Loose {
  type: 'message'
  subtype: 'message_deleted'
  event_ts: string
  hidden: boolean
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  ts: string
  deleted_ts: string
  previous_message:
    | BotMessageEvent
    | ChannelArchiveMessageEvent
    | ChannelJoinMessageEvent
    | ChannelLeaveMessageEvent
    | ChannelNameMessageEvent
    | ChannelPostingPermissionsMessageEvent
    | ChannelPurposeMessageEvent
    | ChannelTopicMessageEvent
    | ChannelUnarchiveMessageEvent
    | EKMAccessDeniedMessageEvent
    | FileShareMessageEvent
    | GenericMessageEvent
    | MeMessageEvent
    | MessageChangedEvent
    | MessageDeletedEvent
    | MessageRepliedEvent
    | ThreadBroadcastMessageEvent
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface MessageMetadata extends Loose {
  event_type: string
  event_payload: { [key: string]: string | number | boolean | StringIndexed | StringIndexed[] }
}

interface MessageMetadataDeletedEvent extends Loose {
  type: 'message_metadata_deleted'
  channel_id: string
  event_ts: string
  previous_metadata: MessageMetadata
  app_id: string
  bot_id?: string | undefined
  user_id: string
  team_id: string
  message_ts: string
  deleted_ts: string
}

interface MessageMetadataPostedEvent extends Loose {
  type: 'message_metadata_posted'
  app_id: string
  bot_id?: string | undefined
  user_id: string
  team_id: string
  channel_id: string
  metadata: MessageMetadata
  message_ts: string
  event_ts: string
}

interface MessageMetadataUpdatedEvent extends Loose {
  type: 'message_metadata_updated'
  channel_id: string
  event_ts: string
  previous_metadata: MessageMetadata
  app_id: string
  bot_id?: string | undefined
  user_id: string
  team_id: string
  message_ts: string
  metadata: MessageMetadata
}

interface MessageRepliedEvent extends Loose {
  type: 'message'
  subtype: 'message_replied'
  event_ts: string
  hidden: boolean
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  ts: string
  message:
    | BotMessageEvent
    | ChannelArchiveMessageEvent
    | ChannelJoinMessageEvent
    | ChannelLeaveMessageEvent
    | ChannelNameMessageEvent
    | ChannelPostingPermissionsMessageEvent
    | ChannelPurposeMessageEvent
    | ChannelTopicMessageEvent
    | ChannelUnarchiveMessageEvent
    | EKMAccessDeniedMessageEvent
    | FileShareMessageEvent
    | GenericMessageEvent
    | MeMessageEvent
    | MessageChangedEvent
    | MessageDeletedEvent
    | MessageRepliedEvent
    | ThreadBroadcastMessageEvent
  thread_ts?: string | undefined
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface MessageShortcut extends Loose {
  type: 'message_action'
  callback_id: string
  trigger_id: string
  message_ts: string
  response_url: string
  message: BlockActionMessage
  user: MessageShortcutUser
  channel: Loose & { id: string; name: string }
  team: BlockActionTeam | null
  token: string
  action_ts: string
  is_enterprise_install?: boolean | undefined
  enterprise?: (Loose & { id: string; name: string }) | undefined
}

interface MessageShortcutUser extends Loose {
  id: string
  name: string
  team_id?: string | undefined
  username?: string | undefined
}

interface ModalView extends Loose {
  type: 'modal'
  title: PlainTextElement
  close?: PlainTextElement | undefined
  submit?: PlainTextElement | undefined
  clear_on_close?: boolean | undefined
  notify_on_close?: boolean | undefined
  blocks: Block[]
  private_metadata?: string | undefined
  callback_id?: string | undefined
  external_id?: string | undefined
}

interface MrkdwnElement extends Loose {
  type: 'mrkdwn'
  text: string
  verbatim?: boolean | undefined
}

interface MrkdwnOption extends Loose {
  text: MrkdwnElement
  value?: string | undefined
  url?: string | undefined
  description?: PlainTextElement | undefined
}

interface MultiChannelsSelectAction extends Loose {
  selected_channels: string[]
  initial_channels?: string[] | undefined
  placeholder?: PlainTextElement | undefined
  confirm?: Block | undefined
  type: 'multi_channels_select'
  block_id: string
  action_id: string
  action_ts: string
}

interface MultiConversationsSelectAction extends Loose {
  selected_conversations: string[]
  initial_conversations?: string[] | undefined
  placeholder?: PlainTextElement | undefined
  confirm?: Block | undefined
  type: 'multi_conversations_select'
  block_id: string
  action_id: string
  action_ts: string
}

interface MultiExternalSelectAction extends Loose {
  selected_options?: (MrkdwnOption | PlainTextOption)[] | undefined
  initial_options?: (MrkdwnOption | PlainTextOption)[] | undefined
  placeholder?: PlainTextElement | undefined
  min_query_length?: number | undefined
  confirm?: Block | undefined
  type: 'multi_external_select'
  block_id: string
  action_id: string
  action_ts: string
}

interface MultiStaticSelectAction extends Loose {
  selected_options: (Loose & { text: PlainTextElement; value: string })[]
  initial_options?: (MrkdwnOption | PlainTextOption)[] | undefined
  placeholder?: PlainTextElement | undefined
  confirm?: Block | undefined
  type: 'multi_static_select'
  block_id: string
  action_id: string
  action_ts: string
}

interface MultiUsersSelectAction extends Loose {
  selected_users: string[]
  initial_users?: string[] | undefined
  placeholder?: PlainTextElement | undefined
  confirm?: Block | undefined
  type: 'multi_users_select'
  block_id: string
  action_id: string
  action_ts: string
}

interface OverflowAction extends Loose {
  selected_option: Loose & { text: PlainTextElement; value: string }
  confirm?: Block | undefined
  type: 'overflow'
  block_id: string
  action_id: string
  action_ts: string
}

interface PinAddedEvent extends Loose {
  type: 'pin_added'
  user: string
  channel_id: string
  item: PinnedItem
  item_user: string
  pin_count: string
  pinned_info: PinAddedEventPinnedInfo
  event_ts: string
}

interface PinAddedEventPinnedInfo extends Loose {
  channel: string
  pinned_by: string
  pinned_ts: number
}

interface PinRemovedEvent extends Loose {
  type: 'pin_removed'
  user: string
  channel_id: string
  item: PinnedItem
  item_user: string
  pin_count: string
  pinned_info: PinAddedEventPinnedInfo
  has_pins: boolean
  event_ts: string
}

interface PinnedFileItem extends Loose {
  id: string
}

interface PinnedItem extends Loose {
  type: string
  channel: string
  created_by: string
  created: number
  message?: PinnedMessageItem | undefined
  file?: PinnedFileItem | undefined
}

interface PinnedMessageItem extends Loose {
  client_msg_id?: string | undefined
  type: string
  app_id?: string | undefined
  team?: string | undefined
  user: string
  bot_id?: string | undefined
  bot_profile?: BotProfile | undefined
  text?: string | undefined
  attachments?: Block[] | undefined
  blocks?: Block[] | undefined
  pinned_to?: string[] | undefined
  permalink: string
  ts: string
}

interface PlainTextElement extends Loose {
  type: 'plain_text'
  text: string
  emoji?: boolean | undefined
}

interface PlainTextInputAction extends Loose {
  value: string
  type: 'plain_text_input'
  block_id: string
  action_id: string
  action_ts: string
}

interface PlainTextOption extends Loose {
  text: PlainTextElement
  value?: string | undefined
  url?: string | undefined
  description?: PlainTextElement | undefined
}

interface RadioButtonsAction extends Loose {
  selected_option: MrkdwnOption | PlainTextOption | null
  initial_option?: MrkdwnOption | PlainTextOption | undefined
  confirm?: Block | undefined
  type: 'radio_buttons'
  block_id: string
  action_id: string
  action_ts: string
}

interface ReactionAddedEvent extends Loose {
  type: 'reaction_added'
  user: string
  reaction: string
  item_user: string
  item: ReactionMessageItem
  event_ts: string
}

interface ReactionMessageItem extends Loose {
  type: 'message'
  channel: string
  ts: string
}

interface ReactionRemovedEvent extends Loose {
  type: 'reaction_removed'
  user: string
  reaction: string
  item_user: string
  item: ReactionMessageItem
  event_ts: string
}

interface RichTextInputAction extends Loose {
  rich_text_value: Block
  type: 'rich_text_input'
  block_id: string
  action_id: string
  action_ts: string
}

interface SharedChannelInviteAcceptedEvent extends Loose {
  type: 'shared_channel_invite_accepted'
  approval_required: boolean
  invite: SharedChannelInviteItem
  channel: SharedChannelItem
  teams_in_channel: SharedChannelTeamItem[]
  accepting_user: SharedChannelUserItem
  event_ts: string
}

interface SharedChannelInviteApprovedEvent extends Loose {
  type: 'shared_channel_invite_approved'
  invite: SharedChannelInviteItem
  channel: SharedChannelItem
  approving_team_id: string
  teams_in_channel: SharedChannelTeamItem[]
  approving_user: SharedChannelUserItem
  event_ts: string
}

interface SharedChannelInviteDeclinedEvent extends Loose {
  type: 'shared_channel_invite_declined'
  invite: SharedChannelInviteItem
  channel: SharedChannelItem
  declining_team_id: string
  teams_in_channel: SharedChannelTeamItem[]
  declining_user: SharedChannelUserItem
  event_ts: string
}

interface SharedChannelInviteItem extends Loose {
  id: string
  date_created: number
  date_invalid: number
  inviting_team: SharedChannelTeamItem
  inviting_user: SharedChannelUserItem
  recipient_email?: string | undefined
  recipient_user_id?: string | undefined
}

interface SharedChannelInviteReceivedEvent extends Loose {
  type: 'shared_channel_invite_received'
  invite: SharedChannelInviteItem
  channel: SharedChannelItem
  event_ts: string
}

interface SharedChannelInviteRequestedEvent extends Loose {
  type: 'shared_channel_invite_requested'
  actor: SharedChannelInviteRequestedEventActor
  channel_id: string
  event_type: Open<'slack#/events/shared_channel_invite_requested'>
  channel_name: string
  channel_type: Open<'private' | 'public'>
  target_users: (Loose & { email: string; invite_id: string })[]
  teams_in_channel: SharedChannelInviteRequestedEventTeamsInChannel[]
  is_external_limited: boolean
  channel_date_created: number
  channel_message_latest_counted_timestamp: number
  event_ts: string
}

interface SharedChannelInviteRequestedEventActor extends Loose {
  id: string
  name: string
  is_bot: boolean
  team_id: string
  timezone: string
  real_name: string
  display_name: string
}

interface SharedChannelInviteRequestedEventTeamsInChannel extends Loose {
  id: string
  icon: Loose & { image_34: string; image_default: boolean }
  name: string
  domain: string
  is_verified: boolean
  date_created: number
  avatar_base_url: string
  requires_sponsorship: boolean
}

interface SharedChannelItem extends Loose {
  id: string
  is_private: boolean
  is_im: boolean
  name: string
}

interface SharedChannelTeamItem extends Loose {
  id: string
  name: string
  icon: Loose
  is_verified: boolean
  domain: string
  date_created: number
}

interface SharedChannelUserItem extends Loose {
  id: string
  team_id: string
  name: string
  updated: number
  profile: SharedChannelUserItemProfile
}

interface SharedChannelUserItemProfile extends Loose {
  real_name: string
  display_name: string
  real_name_normalized: string
  display_name_normalized: string
  team: string
  avatar_hash: string
  email: string
  image_24: string
  image_32: string
  image_48: string
  image_72: string
  image_192: string
  image_512: string
}

interface SlashCommand extends Loose {
  token: string
  command: string
  text: string
  response_url: string
  trigger_id: string
  user_id: string
  user_name: string
  team_id: string
  team_domain: string
  channel_id: string
  channel_name: string
  api_app_id: string
  enterprise_id?: string | undefined
  enterprise_name?: string | undefined
  is_enterprise_install?: string | undefined
}

interface StarAddedEvent extends Loose {
  type: 'star_added'
  user: string
  item: Loose
  event_ts: string
}

interface StarRemovedEvent extends Loose {
  type: 'star_removed'
  user: string
  item: Loose
  event_ts: string
}

interface StaticSelectAction extends Loose {
  selected_option: Loose & { text: PlainTextElement; value: string }
  initial_option?: MrkdwnOption | PlainTextOption | undefined
  placeholder?: PlainTextElement | undefined
  confirm?: Block | undefined
  type: 'static_select'
  block_id: string
  action_id: string
  action_ts: string
}

interface StatusEmojiDisplayInfo extends Loose {
  emoji_name?: string | undefined
  display_alias?: string | undefined
  display_url?: string | undefined
}

interface StringIndexed extends Loose {}

interface Subteam extends Loose {
  id: string
  team_id?: string | undefined
  is_usergroup: boolean
  is_subteam: boolean
  name: string
  description?: string | undefined
  handle: string
  is_external: boolean
  date_create: number
  date_update?: number | undefined
  date_delete?: number | undefined
  auto_provision: boolean
  enterprise_subteam_id?: string | undefined
  created_by: string
  updated_by?: string | undefined
  prefs?: (Loose & { channels?: string[] | undefined; groups?: string[] | undefined }) | undefined
  users: string[]
  user_count: number
  channel_count?: number | undefined
}

interface SubteamCreatedEvent extends Loose {
  type: 'subteam_created'
  subteam: Subteam
  event_ts: string
}

interface SubteamMembersChangedEvent extends Loose {
  type: 'subteam_members_changed'
  subteam_id: string
  team_id: string
  date_previous_update: number
  date_update: number
  added_users?: string[] | undefined
  added_users_count?: number | undefined
  removed_users?: string[] | undefined
  removed_users_count?: number | undefined
  event_ts: string
}

interface SubteamSelfAddedEvent extends Loose {
  type: 'subteam_self_added'
  subteam_id: string
  event_ts: string
}

interface SubteamSelfRemovedEvent extends Loose {
  type: 'subteam_self_removed'
  subteam_id: string
  event_ts: string
}

interface SubteamUpdatedEvent extends Loose {
  type: 'subteam_updated'
  subteam: Subteam
  event_ts: string
}

interface TeamAccessGrantedEvent extends Loose {
  type: 'team_access_granted'
  team_ids: string[]
  event_ts: string
}

interface TeamAccessRevokedEvent extends Loose {
  type: 'team_access_revoked'
  team_ids: string[]
  event_ts: string
}

interface TeamDomainChangeEvent extends Loose {
  type: 'team_domain_change'
  url: string
  domain: string
}

interface TeamJoinEvent extends Loose {
  type: 'team_join'
  user: TeamJoinEventUser
  cache_ts: number
  event_ts: string
}

interface TeamJoinEventUser extends Loose {
  id: string
  team_id: string
  name: string
  deleted: boolean
  color: string
  real_name: string
  tz: string
  tz_label: string
  tz_offset: number
  profile: TeamJoinEventUserProfile
  is_admin: boolean
  is_owner: boolean
  is_primary_owner: boolean
  is_restricted: boolean
  is_ultra_restricted: boolean
  is_bot: boolean
  is_stranger?: boolean | undefined
  updated: number
  is_email_confirmed: boolean
  is_app_user: boolean
  is_invited_user?: boolean | undefined
  has_2fa?: boolean | undefined
  locale: string
  presence?: string | undefined
  enterprise_user?: TeamJoinEventUserEnterpriseUser | undefined
  two_factor_type?: string | undefined
  has_files?: boolean | undefined
  is_workflow_bot?: boolean | undefined
  who_can_share_contact_card: string
}

interface TeamJoinEventUserEnterpriseUser extends Loose {
  id: string
  enterprise_id: string
  enterprise_name: string
  is_admin: boolean
  is_owner: boolean
  teams: string[]
}

interface TeamJoinEventUserProfile extends Loose {
  title: string
  phone: string
  skype: string
  real_name: string
  real_name_normalized: string
  display_name: string
  display_name_normalized: string
  status_text: string
  status_text_canonical: string
  status_emoji: string
  status_emoji_display_info: StatusEmojiDisplayInfo[]
  status_expiration: number
  avatar_hash: string
  huddle_state?: string | undefined
  huddle_state_expiration_ts?: number | undefined
  first_name: string
  last_name: string
  email?: string | undefined
  image_original?: string | undefined
  is_custom_image?: boolean | undefined
  image_24: string
  image_32: string
  image_48: string
  image_72: string
  image_192: string
  image_512: string
  image_1024?: string | undefined
  team: string
  fields: { [key: string]: Loose & { value: string; alt: string } } | unknown[] | null
}

interface TeamRenameEvent extends Loose {
  type: 'team_rename'
  name: string
}

interface ThreadBroadcastMessageEvent extends Loose {
  type: 'message'
  subtype: 'thread_broadcast'
  event_ts: string
  text: string
  attachments?: Block[] | undefined
  blocks?: Block[] | undefined
  user: string
  ts: string
  thread_ts?: string | undefined
  root: BotMessageEvent | GenericMessageEvent
  client_msg_id: string
  channel: string
  channel_type: Open<'app_home' | 'channel' | 'group' | 'im' | 'mpim'>
  reply_count?: number | undefined
  replies?:
    | (
        | BotMessageEvent
        | ChannelArchiveMessageEvent
        | ChannelJoinMessageEvent
        | ChannelLeaveMessageEvent
        | ChannelNameMessageEvent
        | ChannelPostingPermissionsMessageEvent
        | ChannelPurposeMessageEvent
        | ChannelTopicMessageEvent
        | ChannelUnarchiveMessageEvent
        | EKMAccessDeniedMessageEvent
        | FileShareMessageEvent
        | GenericMessageEvent
        | MeMessageEvent
        | MessageChangedEvent
        | MessageDeletedEvent
        | MessageRepliedEvent
        | ThreadBroadcastMessageEvent
      )[]
    | undefined
}

interface TimepickerAction extends Loose {
  selected_time: string | null
  initial_time?: string | undefined
  placeholder?: PlainTextElement | undefined
  confirm?: Block | undefined
  type: 'timepicker'
  block_id: string
  action_id: string
  action_ts: string
}

interface TokensRevokedEvent extends Loose {
  type: 'tokens_revoked'
  tokens: Loose & { oauth?: string[] | undefined; bot?: string[] | undefined }
}

interface UploadedFile extends Loose {
  id: string
  created: number
  timestamp: number
  name: string
  title: string
  filetype: string
  mimetype: string
  permalink: string
  url_private: string
  url_private_download: string
  user: string
  user_team: string
  username?: string | undefined
  access?: string | undefined
  alt_txt?: string | undefined
  app_id?: string | undefined
  app_name?: string | undefined
  bot_id?: string | undefined
  channel_actions_count?: number | undefined
  channel_actions_ts?: string | undefined
  channels?: string[] | undefined
  comments_count?: number | undefined
  converted_pdf?: string | undefined
  deanimate?: string | undefined
  deanimate_gif?: string | undefined
  display_as_bot?: boolean | undefined
  duration_ms?: number | undefined
  edit_link?: string | undefined
  editable?: boolean | undefined
  editor?: string | undefined
  external_id?: string | undefined
  external_type?: string | undefined
  external_url?: string | undefined
  file_access?: string | undefined
  groups?: string[] | undefined
  has_more?: boolean | undefined
  has_more_shares?: boolean | undefined
  has_rich_preview?: boolean | undefined
  hls?: string | undefined
  hls_embed?: string | undefined
  image_exif_rotation?: number | undefined
  ims?: string[] | undefined
  is_channel_space?: boolean | undefined
  is_external?: boolean | undefined
  is_public?: boolean | undefined
  is_starred?: boolean | undefined
  last_editor?: string | undefined
  last_read?: number | undefined
  lines?: number | undefined
  lines_more?: number | undefined
  linked_channel_id?: string | undefined
  media_display_type?: string | undefined
  mode?: string | undefined
  mp4?: string | undefined
  mp4_low?: string | undefined
  non_owner_editable?: boolean | undefined
  num_stars?: number | undefined
  org_or_workspace_access?: string | undefined
  original_attachment_count?: number | undefined
  original_h?: string | undefined
  original_w?: string | undefined
  permalink_public?: string | undefined
  pinned_to?: string[] | undefined
  pjpeg?: string | undefined
  plain_text?: string | undefined
  pretty_type?: string | undefined
  preview?: string | undefined
  preview_highlight?: string | undefined
  preview_is_truncated?: boolean | undefined
  preview_plain_text?: string | undefined
  private_channels_with_file_access_count?: number | undefined
  public_url_shared?: boolean | undefined
  simplified_html?: string | undefined
  size?: number | undefined
  source_team?: string | undefined
  subject?: string | undefined
  subtype?: string | undefined
  thumb_1024?: string | undefined
  thumb_1024_gif?: string | undefined
  thumb_1024_h?: string | undefined
  thumb_1024_w?: string | undefined
  thumb_160?: string | undefined
  thumb_160_gif?: string | undefined
  thumb_160_h?: string | undefined
  thumb_160_w?: string | undefined
  thumb_360?: string | undefined
  thumb_360_gif?: string | undefined
  thumb_360_h?: string | undefined
  thumb_360_w?: string | undefined
  thumb_480?: string | undefined
  thumb_480_gif?: string | undefined
  thumb_480_h?: string | undefined
  thumb_480_w?: string | undefined
  thumb_64?: string | undefined
  thumb_64_gif?: string | undefined
  thumb_64_h?: string | undefined
  thumb_64_w?: string | undefined
  thumb_720?: string | undefined
  thumb_720_gif?: string | undefined
  thumb_720_h?: string | undefined
  thumb_720_w?: string | undefined
  thumb_80?: string | undefined
  thumb_800?: string | undefined
  thumb_800_gif?: string | undefined
  thumb_800_h?: string | undefined
  thumb_800_w?: string | undefined
  thumb_80_gif?: string | undefined
  thumb_80_h?: string | undefined
  thumb_80_w?: string | undefined
  thumb_960?: string | undefined
  thumb_960_gif?: string | undefined
  thumb_960_h?: string | undefined
  thumb_960_w?: string | undefined
  thumb_gif?: string | undefined
  thumb_pdf?: string | undefined
  thumb_pdf_h?: string | undefined
  thumb_pdf_w?: string | undefined
  thumb_tiny?: string | undefined
  thumb_video?: string | undefined
  thumb_video_h?: number | undefined
  thumb_video_w?: number | undefined
  updated?: number | undefined
  url_static_preview?: string | undefined
  vtt?: string | undefined
}

interface UserChangeEvent extends Loose {
  type: 'user_change'
  user: TeamJoinEventUser
  cache_ts: number
  event_ts: string
}

interface UserHuddleChangedEvent extends Loose {
  type: 'user_huddle_changed'
  user: UserHuddleChangedEventUser
  cache_ts: number
  event_ts: string
}

interface UserHuddleChangedEventUser extends Loose {
  id: string
  team_id: string
  name: string
  deleted: boolean
  color: string
  real_name: string
  tz: string
  tz_label: string
  tz_offset: number
  profile: UserHuddleChangedEventUserProfile
  is_admin: boolean
  is_owner: boolean
  is_primary_owner: boolean
  is_restricted: boolean
  is_ultra_restricted: boolean
  is_bot: boolean
  is_stranger?: boolean | undefined
  updated: number
  is_email_confirmed: boolean
  is_app_user: boolean
  is_invited_user?: boolean | undefined
  has_2fa?: boolean | undefined
  locale: string
  presence?: string | undefined
  enterprise_user?: TeamJoinEventUserEnterpriseUser | undefined
  two_factor_type?: string | undefined
  has_files?: boolean | undefined
  is_workflow_bot?: boolean | undefined
  who_can_share_contact_card: string
}

interface UserHuddleChangedEventUserProfile extends Loose {
  title: string
  phone: string
  skype: string
  real_name: string
  real_name_normalized: string
  display_name: string
  display_name_normalized: string
  status_text: string
  status_text_canonical: string
  status_emoji: string
  status_emoji_display_info: StatusEmojiDisplayInfo[]
  status_expiration: number
  avatar_hash: string
  huddle_state: string
  huddle_state_call_id?: string | undefined
  huddle_state_expiration_ts: number
  first_name: string
  last_name: string
  email?: string | undefined
  image_original?: string | undefined
  is_custom_image?: boolean | undefined
  image_24: string
  image_32: string
  image_48: string
  image_72: string
  image_192: string
  image_512: string
  image_1024?: string | undefined
  team: string
  fields: { [key: string]: Loose & { value: string; alt: string } } | unknown[] | null
}

interface UserProfileChangedEvent extends Loose {
  type: 'user_profile_changed'
  user: UserProfileChangedEventUser
  cache_ts: number
  event_ts: string
}

interface UserProfileChangedEventUser extends Loose {
  id: string
  team_id: string
  name: string
  deleted: boolean
  color: string
  real_name: string
  tz: string
  tz_label: string
  tz_offset: number
  profile: UserProfileChangedEventUserProfile
  is_admin: boolean
  is_owner: boolean
  is_primary_owner: boolean
  is_restricted: boolean
  is_ultra_restricted: boolean
  is_bot: boolean
  is_stranger?: boolean | undefined
  updated: number
  is_email_confirmed: boolean
  is_app_user: boolean
  is_invited_user?: boolean | undefined
  has_2fa?: boolean | undefined
  locale: string
  presence?: string | undefined
  enterprise_user?: TeamJoinEventUserEnterpriseUser | undefined
  two_factor_type?: string | undefined
  has_files?: boolean | undefined
  is_workflow_bot?: boolean | undefined
  who_can_share_contact_card: string
}

interface UserProfileChangedEventUserProfile extends Loose {
  title: string
  phone: string
  skype: string
  real_name: string
  real_name_normalized: string
  display_name: string
  display_name_normalized: string
  status_text: string
  status_text_canonical: string
  status_emoji: string
  status_emoji_display_info: StatusEmojiDisplayInfo[]
  status_expiration: number
  avatar_hash: string
  huddle_state: string
  huddle_state_expiration_ts: number
  first_name: string
  last_name: string
  email?: string | undefined
  image_original?: string | undefined
  is_custom_image?: boolean | undefined
  image_24: string
  image_32: string
  image_48: string
  image_72: string
  image_192: string
  image_512: string
  image_1024?: string | undefined
  team: string
  fields: { [key: string]: Loose & { value: string; alt: string } } | unknown[] | null
}

interface UserStatusChangedEvent extends Loose {
  type: 'user_status_changed'
  user: UserStatusChangedEventUser
  cache_ts: number
  event_ts: string
}

interface UserStatusChangedEventUser extends Loose {
  id: string
  team_id: string
  name: string
  deleted: boolean
  color: string
  real_name: string
  tz: string
  tz_label: string
  tz_offset: number
  profile: UserStatusChangedEventUserProfile
  is_admin: boolean
  is_owner: boolean
  is_primary_owner: boolean
  is_restricted: boolean
  is_ultra_restricted: boolean
  is_bot: boolean
  is_stranger?: boolean | undefined
  updated: number
  is_email_confirmed: boolean
  is_app_user: boolean
  is_invited_user?: boolean | undefined
  has_2fa?: boolean | undefined
  locale: string
  presence?: string | undefined
  enterprise_user?: TeamJoinEventUserEnterpriseUser | undefined
  two_factor_type?: string | undefined
  has_files?: boolean | undefined
  is_workflow_bot?: boolean | undefined
  who_can_share_contact_card: string
}

interface UserStatusChangedEventUserProfile extends Loose {
  title: string
  phone: string
  skype: string
  real_name: string
  real_name_normalized: string
  display_name: string
  display_name_normalized: string
  status_text: string
  status_text_canonical: string
  status_emoji: string
  status_emoji_display_info: StatusEmojiDisplayInfo[]
  status_expiration: number
  avatar_hash: string
  first_name: string
  last_name: string
  email?: string | undefined
  image_original?: string | undefined
  is_custom_image?: boolean | undefined
  image_24: string
  image_32: string
  image_48: string
  image_72: string
  image_192: string
  image_512: string
  image_1024?: string | undefined
  team: string
  fields: { [key: string]: Loose & { value: string; alt: string } } | unknown[] | null
}

interface UsersSelectAction extends Loose {
  selected_user: string
  initial_user?: string | undefined
  placeholder?: PlainTextElement | undefined
  confirm?: Block | undefined
  type: 'users_select'
  block_id: string
  action_id: string
  action_ts: string
}

interface ViewClosedAction extends Loose {
  type: 'view_closed'
  team: BlockActionTeam | null
  user: BlockSuggestionUser
  view: ViewOutput
  api_app_id: string
  token: string
  is_cleared: boolean
  is_enterprise_install?: boolean | undefined
  enterprise?: (Loose & { id: string; name: string }) | undefined
}

interface ViewOutput extends Loose {
  id: string
  callback_id: string
  team_id: string
  app_installed_team_id?: string | undefined
  app_id: string | null
  bot_id: string
  title: PlainTextElement
  type: string
  blocks: Block[]
  close: PlainTextElement | null
  submit: PlainTextElement | null
  state: ViewOutputState
  hash: string
  private_metadata: string
  root_view_id: string | null
  previous_view_id: string | null
  clear_on_close: boolean
  notify_on_close: boolean
  external_id?: string | undefined
  entity_url?: string | undefined
  external_ref?: (Loose & { id: string; type?: string | undefined }) | undefined
  app_unfurl_url?: string | undefined
  message_ts?: string | undefined
  thread_ts?: string | undefined
  channel?: string | undefined
}

interface ViewOutputState extends Loose {
  values: { [key: string]: { [key: string]: ViewStateValue } }
}

interface ViewResponseUrl extends Loose {
  block_id: string
  action_id: string
  channel_id: string
  response_url: string
}

interface ViewStateSelectedOption extends Loose {
  text: PlainTextElement
  value: string
}

interface ViewStateValue extends Loose {
  type: string
  value?: string | null | undefined
  selected_date?: string | null | undefined
  selected_time?: string | null | undefined
  selected_date_time?: number | null | undefined
  selected_conversation?: string | null | undefined
  selected_channel?: string | null | undefined
  selected_user?: string | null | undefined
  selected_option?: ViewStateSelectedOption | null | undefined
  selected_conversations?: string[] | undefined
  selected_channels?: string[] | undefined
  selected_users?: string[] | undefined
  selected_options?: ViewStateSelectedOption[] | undefined
  rich_text_value?: Block | undefined
  files?: UploadedFile[] | undefined
}

interface ViewSubmitAction extends Loose {
  type: 'view_submission'
  team: BlockActionTeam | null
  user: BlockSuggestionUser
  view: ViewOutput
  api_app_id: string
  token: string
  trigger_id: string
  is_enterprise_install?: boolean | undefined
  enterprise?: (Loose & { id: string; name: string }) | undefined
  response_urls?: ViewResponseUrl[] | undefined
}

interface WorkflowDeletedEvent extends Loose {
  type: 'workflow_deleted'
  workflow_id: string
  workflow_draft_configuration: WorkflowDeletedEventWorkflowDraftConfiguration
  event_ts: string
}

interface WorkflowDeletedEventWorkflowDraftConfiguration extends Loose {
  version_id: string
  app_steps: WorkflowDeletedEventWorkflowDraftConfigurationAppStep[]
}

interface WorkflowDeletedEventWorkflowDraftConfigurationAppStep extends Loose {
  app_id: string
  workflow_step_id: string
  callback_id: string
}

interface WorkflowPublishedEvent extends Loose {
  type: 'workflow_published'
  workflow_id: string
  workflow_published_configuration: WorkflowDeletedEventWorkflowDraftConfiguration
  event_ts: string
}

interface WorkflowStepDeletedEvent extends Loose {
  type: 'workflow_step_deleted'
  workflow_id: string
  workflow_draft_configuration: WorkflowDeletedEventWorkflowDraftConfiguration
  workflow_published_configuration?: WorkflowDeletedEventWorkflowDraftConfiguration | undefined
  event_ts: string
}

interface WorkflowStepExecuteEvent extends Loose {
  type: 'workflow_step_execute'
  callback_id: string
  workflow_step: WorkflowStepExecuteEventWorkflowStep
  event_ts: string
}

interface WorkflowStepExecuteEventWorkflowStep extends Loose {
  workflow_step_execute_id: string
  workflow_id: string
  workflow_instance_id: string
  step_id: string
  inputs: { [key: string]: Loose & { value: unknown } }
  outputs: WorkflowStepExecuteEventWorkflowStepOutput[]
}

interface WorkflowStepExecuteEventWorkflowStepOutput extends Loose {
  name: string
  type: string
  label: string
}

interface WorkflowStepView extends Loose {
  type: 'workflow_step'
  submit_disabled?: boolean | undefined
  blocks: Block[]
  private_metadata?: string | undefined
  callback_id?: string | undefined
  external_id?: string | undefined
}

interface WorkflowUnpublishedEvent extends Loose {
  type: 'workflow_unpublished'
  workflow_id: string
  workflow_draft_configuration: WorkflowDeletedEventWorkflowDraftConfiguration
  event_ts: string
}
