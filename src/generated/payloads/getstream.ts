// Written by `npm run payloads` from:
// - @stream-io/node-sdk 0.7.64

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface GetstreamPayloads {
  'appeal.accepted': AppealCreatedPayload
  'appeal.created': AppealCreatedPayload
  'appeal.rejected': AppealCreatedPayload
  'call.accepted': CallAcceptedPayload
  'call.blocked_user': CallBlockedUserPayload
  'call.closed_caption': CallClosedCaptionPayload
  'call.closed_captions_failed': CallClosedCaptionsFailedPayload
  'call.closed_captions_started': CallClosedCaptionsFailedPayload
  'call.closed_captions_stopped': CallClosedCaptionsFailedPayload
  'call.created': CallCreatedPayload
  'call.deleted': CallDeletedPayload
  'call.dtmf': CallDtmfPayload
  'call.ended': CallEndedPayload
  'call.frame_recording_failed': CallFrameRecordingFailedPayload
  'call.frame_recording_ready': CallFrameRecordingReadyPayload
  'call.frame_recording_started': CallFrameRecordingFailedPayload
  'call.frame_recording_stopped': CallFrameRecordingFailedPayload
  'call.hls_broadcasting_failed': CallClosedCaptionsFailedPayload
  'call.hls_broadcasting_started': CallHlsBroadcastingStartedPayload
  'call.hls_broadcasting_stopped': CallClosedCaptionsFailedPayload
  'call.kicked_user': CallKickedUserPayload
  'call.live_started': CallDeletedPayload
  'call.member_added': CallCreatedPayload
  'call.member_removed': CallMemberRemovedPayload
  'call.member_updated': CallCreatedPayload
  'call.member_updated_permission': CallMemberUpdatedPermissionPayload
  'call.missed': CallMissedPayload
  'call.moderation_blur': CallModerationBlurPayload
  'call.moderation_warning': CallModerationWarningPayload
  'call.notification': CallNotificationPayload
  'call.permission_request': CallPermissionRequestPayload
  'call.permissions_updated': CallPermissionsUpdatedPayload
  'call.reaction_new': CallReactionNewPayload
  'call.recording_failed': CallRecordingFailedPayload
  'call.recording_ready': CallRecordingReadyPayload
  'call.recording_started': CallRecordingFailedPayload
  'call.recording_stopped': CallRecordingFailedPayload
  'call.rejected': CallRejectedPayload
  'call.ring': CallRingPayload
  'call.rtmp_broadcast_failed': CallRtmpBroadcastFailedPayload
  'call.rtmp_broadcast_started': CallRtmpBroadcastFailedPayload
  'call.rtmp_broadcast_stopped': CallRtmpBroadcastFailedPayload
  'call.session_ended': CallSessionEndedPayload
  'call.session_participant_count_updated': CallSessionParticipantCountUpdatedPayload
  'call.session_participant_joined': CallSessionParticipantJoinedPayload
  'call.session_participant_left': CallSessionParticipantLeftPayload
  'call.session_started': CallSessionEndedPayload
  'call.stats_report_ready': CallStatsReportReadyPayload
  'call.transcription_failed': CallTranscriptionFailedPayload
  'call.transcription_ready': CallTranscriptionReadyPayload
  'call.transcription_started': CallTranscriptionStartedPayload
  'call.transcription_stopped': CallTranscriptionStartedPayload
  'call.unblocked_user': CallUnblockedUserPayload
  'call.updated': CallUpdatedPayload
  'call.user_feedback_submitted': CallUserFeedbackSubmittedPayload
  'call.user_muted': CallUserMutedPayload
  'campaign.completed': CampaignStartedPayload
  'campaign.started': CampaignStartedPayload
  'channel.created': ChannelCreatedPayload
  'channel.deleted': ChannelCreatedPayload
  'channel.frozen': ChannelFrozenPayload
  'channel.hidden': ChannelHiddenPayload
  'channel.max_streak_changed': ChannelMaxStreakChangedPayload
  'channel.muted': ChannelMutedPayload
  'channel.truncated': ChannelUpdatedPayload
  'channel.unfrozen': ChannelFrozenPayload
  'channel.unmuted': ChannelMutedPayload
  'channel.updated': ChannelUpdatedPayload
  'channel.visible': ChannelCreatedPayload
  'channel_batch_update.completed': ChannelBatchUpdateStartedPayload
  'channel_batch_update.started': ChannelBatchUpdateStartedPayload
  custom: CustomPayload
  'export.bulk_image_moderation.error': ExportUsersErrorPayload
  'export.bulk_image_moderation.success': ExportUsersSuccessPayload
  'export.channels.error': ExportUsersErrorPayload
  'export.channels.success': ExportUsersSuccessPayload
  'export.moderation_logs.error': ExportUsersErrorPayload
  'export.moderation_logs.success': ExportUsersSuccessPayload
  'export.review_queue.error': ExportUsersErrorPayload
  'export.review_queue.success': ExportUsersSuccessPayload
  'export.users.error': ExportUsersErrorPayload
  'export.users.success': ExportUsersSuccessPayload
  'feeds.activity.added': FeedsActivityAddedPayload
  'feeds.activity.deleted': FeedsActivityAddedPayload
  'feeds.activity.feedback': FeedsActivityFeedbackPayload
  'feeds.activity.marked': FeedsActivityMarkedPayload
  'feeds.activity.pinned': FeedsActivityPinnedPayload
  'feeds.activity.reaction.added': FeedsActivityReactionAddedPayload
  'feeds.activity.reaction.deleted': FeedsActivityReactionAddedPayload
  'feeds.activity.reaction.updated': FeedsActivityReactionAddedPayload
  'feeds.activity.removed_from_feed': FeedsActivityAddedPayload
  'feeds.activity.restored': FeedsActivityAddedPayload
  'feeds.activity.unpinned': FeedsActivityPinnedPayload
  'feeds.activity.updated': FeedsActivityAddedPayload
  'feeds.bookmark.added': FeedsBookmarkAddedPayload
  'feeds.bookmark.deleted': FeedsBookmarkAddedPayload
  'feeds.bookmark.updated': FeedsBookmarkAddedPayload
  'feeds.bookmark_folder.deleted': FeedsBookmarkFolderDeletedPayload
  'feeds.bookmark_folder.updated': FeedsBookmarkFolderDeletedPayload
  'feeds.comment.added': FeedsCommentAddedPayload
  'feeds.comment.deleted': FeedsCommentDeletedPayload
  'feeds.comment.reaction.added': FeedsCommentReactionAddedPayload
  'feeds.comment.reaction.deleted': FeedsCommentReactionDeletedPayload
  'feeds.comment.reaction.updated': FeedsCommentReactionAddedPayload
  'feeds.comment.restored': FeedsCommentDeletedPayload
  'feeds.comment.updated': FeedsCommentDeletedPayload
  'feeds.feed.created': FeedsFeedCreatedPayload
  'feeds.feed.deleted': FeedsFeedDeletedPayload
  'feeds.feed.updated': FeedsFeedUpdatedPayload
  'feeds.feed_group.changed': FeedsFeedGroupChangedPayload
  'feeds.feed_group.deleted': FeedsFeedGroupDeletedPayload
  'feeds.feed_group.restored': FeedsFeedGroupDeletedPayload
  'feeds.feed_member.added': FeedsFeedMemberAddedPayload
  'feeds.feed_member.removed': FeedsFeedMemberRemovedPayload
  'feeds.feed_member.updated': FeedsFeedMemberAddedPayload
  'feeds.follow.created': FeedsFollowCreatedPayload
  'feeds.follow.deleted': FeedsFollowCreatedPayload
  'feeds.follow.updated': FeedsFollowCreatedPayload
  'feeds.notification_feed.updated': FeedsNotificationFeedUpdatedPayload
  'feeds.stories_feed.updated': FeedsStoriesFeedUpdatedPayload
  'flag.updated': FlagUpdatedPayload
  'ingress.error': IngressErrorPayload
  'ingress.started': IngressStartedPayload
  'ingress.stopped': IngressStoppedPayload
  'member.added': MemberAddedPayload
  'member.removed': MemberAddedPayload
  'member.updated': MemberAddedPayload
  'message.deleted': MessageDeletedPayload
  'message.flagged': MessageFlaggedPayload
  'message.new': MessageNewPayload
  'message.pending': MessagePendingPayload
  'message.read': MessageReadPayload
  'message.unblocked': MessageUnblockedPayload
  'message.undeleted': MessageUndeletedPayload
  'message.updated': MessageUpdatedPayload
  'moderation.analysis.failed': ModerationAnalysisFailedPayload
  'moderation.custom_action': ModerationCustomActionPayload
  'moderation.flagged': ModerationFlaggedPayload
  'moderation.image_analysis.complete': ModerationImageAnalysisCompletePayload
  'moderation.mark_reviewed': ModerationMarkReviewedPayload
  'moderation.text_analysis.complete': ModerationTextAnalysisCompletePayload
  'moderation_check.completed': ModerationCheckCompletedPayload
  'moderation_rule.triggered': ModerationRuleTriggeredPayload
  'notification.mark_unread': NotificationMarkUnreadPayload
  'notification.reminder_due': ReminderCreatedPayload
  'notification.thread_message_new': NotificationThreadMessageNewPayload
  'reaction.deleted': ReactionNewPayload
  'reaction.new': ReactionNewPayload
  'reaction.updated': ReactionUpdatedPayload
  'reminder.created': ReminderCreatedPayload
  'reminder.deleted': ReminderCreatedPayload
  'reminder.updated': ReminderCreatedPayload
  'review_queue_item.new': ReviewQueueItemNewPayload
  'review_queue_item.updated': ReviewQueueItemNewPayload
  'thread.updated': ThreadUpdatedPayload
  'user.banned': UserBannedPayload
  'user.deactivated': UserDeactivatedPayload
  'user.deleted': UserDeletedPayload
  'user.flagged': UserFlaggedPayload
  'user.messages.deleted': UserMessagesDeletedPayload
  'user.muted': UserMutedPayload
  'user.reactivated': UserDeactivatedPayload
  'user.unbanned': UserUnbannedPayload
  'user.unmuted': UserMutedPayload
  'user.unread_message_reminder': UserUnreadMessageReminderPayload
  'user.updated': UserUpdatedPayload
  'user_group.created': UserGroupCreatedPayload
  'user_group.deleted': UserGroupCreatedPayload
  'user_group.member_added': UserGroupMemberAddedPayload
  'user_group.member_removed': UserGroupMemberAddedPayload
  'user_group.updated': UserGroupCreatedPayload
}

interface Action extends Loose {
  name: string
  text: string
  type: string
  style?: string | undefined
  value?: string | undefined
}

interface ActionLog extends Loose {
  created_at: string
  id: string
  reason: string
  reporter_type: string
  target_user_id: string
  type: string
  user_id: string
  ai_providers: string[]
  custom: Loose
  review_queue_item?: Loose | undefined
  target_user?: User | undefined
  user?: User | undefined
}

interface Activity extends Loose {
  bookmark_count: number
  comment_count: number
  created_at: string
  hidden: boolean
  id: string
  popularity: number
  preview: boolean
  reaction_count: number
  restrict_replies: Open<'everyone' | 'nobody' | 'people_i_follow'>
  score: number
  share_count: number
  type: string
  updated_at: string
  visibility: Open<'private' | 'public' | 'tag'>
  attachments: Attachment[]
  comments: Comment[]
  feeds: string[]
  filter_tags: string[]
  interest_tags: string[]
  latest_reactions: FeedsReaction[]
  mentioned_users: User[]
  own_bookmarks: Bookmark[]
  own_reactions: FeedsReaction[]
  collections: { [key: string]: EnrichedCollection }
  custom: Loose
  reaction_groups: { [key: string]: FeedsReactionGroup }
  search_data: Loose
  user: User
  deleted_at?: string | undefined
  edited_at?: string | undefined
  expires_at?: string | undefined
  friend_reaction_count?: number | undefined
  is_read?: boolean | undefined
  is_seen?: boolean | undefined
  is_watched?: boolean | undefined
  moderation_action?: string | undefined
  selector_source?: string | undefined
  text?: string | undefined
  visibility_tag?: string | undefined
  friend_reactions?: FeedsReaction[] | undefined
  latest_shares?: Share[] | undefined
  current_feed?: Feed | undefined
  i18n?: { [key: string]: string } | undefined
  location?: Location | undefined
  metrics?: { [key: string]: number } | undefined
  moderation?: Loose | undefined
  notification_context?: NotificationContext | undefined
  parent?: Activity | undefined
  poll?: PollResponseData | undefined
  score_vars?: Loose | undefined
}

interface ActivityFeedbackEventPayload extends Loose {
  action: Open<'hide' | 'show_less' | 'show_more'>
  activity_id: string
  created_at: string
  updated_at: string
  value: string
  user: User
}

interface AggregatedActivity extends Loose {
  activity_count: number
  created_at: string
  group: string
  score: number
  updated_at: string
  user_count: number
  user_count_truncated: boolean
  activities: Activity[]
  is_read?: boolean | undefined
  is_seen?: boolean | undefined
  is_watched?: boolean | undefined
}

interface AnalyzeImageField extends Loose {
  action?: string | undefined
  confidence?: number | undefined
  error?: string | undefined
  id?: string | undefined
  classifications?: Classification[] | undefined
  ocr_classifications?: Classification[] | undefined
}

interface AnalyzeTextField extends Loose {
  action?: string | undefined
  error?: string | undefined
  id?: string | undefined
  language?: string | undefined
  severity?: string | undefined
  classifications?: Classification[] | undefined
}

interface AppealCreatedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  received_at?: string | undefined
  appeal?: Loose | undefined
}

interface Attachment extends Loose {
  custom: Loose
  asset_url?: string | undefined
  author_icon?: string | undefined
  author_link?: string | undefined
  author_name?: string | undefined
  color?: string | undefined
  fallback?: string | undefined
  footer?: string | undefined
  footer_icon?: string | undefined
  image_url?: string | undefined
  og_scrape_url?: string | undefined
  original_height?: number | undefined
  original_width?: number | undefined
  pretext?: string | undefined
  text?: string | undefined
  thumb_url?: string | undefined
  title?: string | undefined
  title_link?: string | undefined
  type?: string | undefined
  actions?: Action[] | undefined
  fields?: Field[] | undefined
  giphy?: Images | undefined
}

interface AutomodDetails extends Loose {
  action?: string | undefined
  original_message_type?: string | undefined
  image_labels?: string[] | undefined
  message_details?: FlagMessageDetails | undefined
  result?: MessageModerationResult | undefined
}

interface Bookmark extends Loose {
  created_at: string
  object_id: string
  object_type: string
  updated_at: string
  activity: Activity
  user: User
  activity_id?: string | undefined
  comment?: Comment | undefined
  custom?: Loose | undefined
  folder?: BookmarkFolder | undefined
}

interface BookmarkFolder extends Loose {
  created_at: string
  id: string
  name: string
  updated_at: string
  user: User
  custom?: Loose | undefined
}

interface Call extends Loose {
  backstage: boolean
  captioning: boolean
  cid: string
  created_at: string
  current_session_id: string
  id: string
  recording: boolean
  transcribing: boolean
  translating: boolean
  type: string
  updated_at: string
  blocked_user_ids: string[]
  created_by: User
  custom: Loose
  egress: Egress
  ingress: CallIngress
  settings: Loose
  channel_cid?: string | undefined
  ended_at?: string | undefined
  join_ahead_time_seconds?: number | undefined
  routing_number?: string | undefined
  starts_at?: string | undefined
  team?: string | undefined
  session?: CallSession | undefined
  thumbnails?: Thumbnail | undefined
}

interface CallAcceptedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  call: Call
  user: User
}

interface CallBlockedUserPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  user: User
  blocked_by_user?: User | undefined
}

interface CallClosedCaption extends Loose {
  end_time: string
  id: string
  language: string
  speaker_id: string
  start_time: string
  text: string
  translated: boolean
  user: User
  service?: string | undefined
}

interface CallClosedCaptionPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  closed_caption: CallClosedCaption
}

interface CallClosedCaptionsFailedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
}

interface CallCreatedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  members: Member[]
  call: Call
}

interface CallDeletedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  call: Call
}

interface CallDtmfPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  digit: string
  duration_ms: number
  seq_number: number
  timestamp: string
  user: User
}

interface CallEndedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  call: Call
  reason?: string | undefined
  members?: Member[] | undefined
  user?: User | undefined
}

interface CallFrameRecordingFailedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  egress_id: string
  call: Call
}

interface CallFrameRecordingReadyPayload extends Loose {
  type: string
  call_cid: string
  captured_at: string
  created_at: string
  egress_id: string
  session_id: string
  track_type: string
  url: string
  users: { [key: string]: User }
}

interface CallHlsBroadcastingStartedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  hls_playlist_url: string
  call: Call
}

interface CallIngress extends Loose {
  rtmp: SRTIngress
  srt: SRTIngress
  whip: SRTIngress
}

interface CallKickedUserPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  user: User
  kicked_by_user?: User | undefined
}

interface CallMemberRemovedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  members: string[]
  call: Call
}

interface CallMemberUpdatedPermissionPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  members: Member[]
  call: Call
  capabilities_by_role: { [key: string]: string[] }
}

interface CallMissedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  notify_user: boolean
  session_id: string
  members: Member[]
  call: Call
  user: User
}

interface CallModerationBlurPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  user_id: string
  custom: Loose
}

interface CallModerationWarningPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  message: string
  user_id: string
  custom: Loose
}

interface CallNotificationPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  session_id: string
  members: Member[]
  call: Call
  user: User
}

interface CallParticipant extends Loose {
  joined_at: string
  role: string
  user_session_id: string
  user: User
}

interface CallPermissionRequestPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  permissions: string[]
  user: User
}

interface CallPermissionsUpdatedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  own_capabilities: Open<
    | 'block-users'
    | 'change-max-duration'
    | 'create-call'
    | 'create-reaction'
    | 'enable-noise-cancellation'
    | 'end-call'
    | 'join-backstage'
    | 'join-call'
    | 'join-ended-call'
    | 'kick-user'
    | 'mute-users'
    | 'pin-for-everyone'
    | 'read-call'
    | 'remove-call-member'
    | 'screenshare'
    | 'send-audio'
    | 'send-closed-captions-call'
    | 'send-video'
    | 'start-broadcast-call'
    | 'start-closed-captions-call'
    | 'start-frame-record-call'
    | 'start-individual-record-call'
    | 'start-raw-record-call'
    | 'start-record-call'
    | 'start-transcription-call'
    | 'stop-broadcast-call'
    | 'stop-closed-captions-call'
    | 'stop-frame-record-call'
    | 'stop-individual-record-call'
    | 'stop-raw-record-call'
    | 'stop-record-call'
    | 'stop-transcription-call'
    | 'update-call'
    | 'update-call-member'
    | 'update-call-permissions'
    | 'update-call-settings'
  >[]
  user: User
}

interface CallReactionNewPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  reaction: VideoReaction
}

interface CallRecording extends Loose {
  end_time: string
  filename: string
  recording_type: string
  session_id: string
  start_time: string
  url: string
}

interface CallRecordingFailedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  egress_id: string
  recording_type: Open<'composite' | 'individual' | 'raw'>
}

interface CallRecordingReadyPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  egress_id: string
  recording_type: Open<'composite' | 'individual' | 'raw'>
  call_recording: CallRecording
}

interface CallRejectedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  call: Call
  user: User
  reason?: string | undefined
}

interface CallRingPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  session_id: string
  video: boolean
  members: Member[]
  call: Call
  user: User
}

interface CallRtmpBroadcastFailedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  name: string
}

interface CallSession extends Loose {
  anonymous_participant_count: number
  id: string
  participants: CallParticipant[]
  accepted_by: { [key: string]: string }
  missed_by: { [key: string]: string }
  participants_count_by_role: { [key: string]: number }
  rejected_by: { [key: string]: string }
  ended_at?: string | undefined
  live_ended_at?: string | undefined
  live_started_at?: string | undefined
  started_at?: string | undefined
  timer_ends_at?: string | undefined
}

interface CallSessionEndedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  session_id: string
  call: Call
}

interface CallSessionParticipantCountUpdatedPayload extends Loose {
  type: string
  anonymous_participant_count: number
  call_cid: string
  created_at: string
  session_id: string
  participants_count_by_role: { [key: string]: number }
}

interface CallSessionParticipantJoinedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  session_id: string
  participant: CallParticipant
}

interface CallSessionParticipantLeftPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  duration_seconds: number
  session_id: string
  participant: CallParticipant
  reason?: string | undefined
}

interface CallStatsReportReadyPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  session_id: string
  counts: Loose
  is_trimmed?: boolean | undefined
  participants_overview?: Loose[] | undefined
}

interface CallTranscription extends Loose {
  end_time: string
  filename: string
  session_id: string
  start_time: string
  url: string
}

interface CallTranscriptionFailedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  egress_id: string
  error?: string | undefined
}

interface CallTranscriptionReadyPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  egress_id: string
  call_transcription: CallTranscription
}

interface CallTranscriptionStartedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  egress_id: string
}

interface CallUnblockedUserPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  user: User
}

interface CallUpdatedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  call: Call
  capabilities_by_role: { [key: string]: string[] }
}

interface CallUserFeedbackSubmittedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  rating: number
  session_id: string
  user: User
  reason?: string | undefined
  sdk?: string | undefined
  sdk_version?: string | undefined
  custom?: Loose | undefined
}

interface CallUserMutedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  from_user_id: string
  reason: string
  muted_user_ids: string[]
}

interface CampaignStartedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  received_at?: string | undefined
  campaign?: Loose | undefined
}

interface Channel extends Loose {
  cid: string
  created_at: string
  disabled: boolean
  frozen: boolean
  id: string
  type: string
  updated_at: string
  custom: Loose
  auto_translation_enabled?: boolean | undefined
  auto_translation_language?: string | undefined
  blocked?: boolean | undefined
  cooldown?: number | undefined
  deleted_at?: string | undefined
  hidden?: boolean | undefined
  hide_messages_before?: string | undefined
  last_message_at?: string | undefined
  member_count?: number | undefined
  message_count?: number | undefined
  mute_expires_at?: string | undefined
  muted?: boolean | undefined
  team?: string | undefined
  truncated_at?: string | undefined
  filter_tags?: string[] | undefined
  members?: ChannelMember[] | undefined
  own_capabilities?: string[] | undefined
  config?: Loose | undefined
  created_by?: User | undefined
  truncated_by?: User | undefined
}

interface ChannelBatchUpdateStartedPayload extends Loose {
  type: string
  batch_created_at: string
  created_at: string
  finished_at: string
  operation: string
  status: string
  success_channels_count: number
  task_id: string
  failed_channels: FailedChannelUpdates[]
  custom: Loose
  received_at?: string | undefined
}

interface ChannelCreatedPayload extends Loose {
  type: string
  created_at: string
  channel: Channel
  custom: Loose
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  channel_custom?: Loose | undefined
  user?: UserResponseCommonFields | undefined
}

interface ChannelFrozenPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  channel_id?: string | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  received_at?: string | undefined
}

interface ChannelHiddenPayload extends Loose {
  type: string
  clear_history: boolean
  created_at: string
  channel: Channel
  custom: Loose
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  channel_custom?: Loose | undefined
  user?: UserResponseCommonFields | undefined
}

interface ChannelMaxStreakChangedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  received_at?: string | undefined
}

interface ChannelMember extends Loose {
  banned: boolean
  channel_role: string
  created_at: string
  notifications_muted: boolean
  shadow_banned: boolean
  updated_at: string
  custom: Loose
  archived_at?: string | undefined
  ban_expires?: string | undefined
  ban_from_future_channels?: boolean | undefined
  deleted_at?: string | undefined
  future_channel_ban_expires?: string | undefined
  invite_accepted_at?: string | undefined
  invite_rejected_at?: string | undefined
  invited?: boolean | undefined
  is_moderator?: boolean | undefined
  pinned_at?: string | undefined
  role?: string | undefined
  status?: string | undefined
  user_id?: string | undefined
  deleted_messages?: string[] | undefined
  user?: User | undefined
}

interface ChannelMemberPartial extends Loose {
  channel_role: string
  notifications_muted: boolean
  custom?: Loose | undefined
}

interface ChannelMessages extends Loose {
  messages: Message[]
  channel: Channel
}

interface ChannelMute extends Loose {
  created_at: string
  updated_at: string
  expires?: string | undefined
  channel?: Channel | undefined
  user?: User | undefined
}

interface ChannelMutedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  received_at?: string | undefined
  mutes?: ChannelMute[] | undefined
  mute?: ChannelMute | undefined
  user?: UserResponseCommonFields | undefined
}

interface ChannelUpdatedPayload extends Loose {
  type: string
  created_at: string
  channel: Channel
  custom: Loose
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  message_id?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  channel_custom?: Loose | undefined
  message?: Message | undefined
  user?: UserResponseCommonFields | undefined
}

interface Classification extends Loose {
  name: string
  confidence?: number | undefined
  severity?: string | undefined
  subclassifications?: Classification[] | undefined
}

interface Comment extends Loose {
  bookmark_count: number
  confidence_score: number
  created_at: string
  downvote_count: number
  id: string
  object_id: string
  object_type: string
  reaction_count: number
  reply_count: number
  score: number
  status: Open<'active' | 'deleted' | 'hidden' | 'removed' | 'shadow_blocked'>
  updated_at: string
  upvote_count: number
  mentioned_users: User[]
  own_reactions: FeedsReaction[]
  user: User
  controversy_score?: number | undefined
  deleted_at?: string | undefined
  edited_at?: string | undefined
  parent_id?: string | undefined
  text?: string | undefined
  attachments?: Attachment[] | undefined
  latest_reactions?: FeedsReaction[] | undefined
  custom?: Loose | undefined
  i18n?: { [key: string]: string } | undefined
  moderation?: Loose | undefined
  reaction_groups?: { [key: string]: FeedsReactionGroup } | undefined
}

interface CustomPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  custom: Loose
  user: User
}

interface Device extends Loose {
  created_at: string
  id: string
  push_provider: string
  user_id: string
  disabled?: boolean | undefined
  disabled_reason?: string | undefined
  hardware_id?: string | undefined
  push_provider_name?: string | undefined
  voip?: boolean | undefined
}

interface Draft extends Loose {
  channel_cid: string
  created_at: string
  message: DraftPayload
  parent_id?: string | undefined
  channel?: Channel | undefined
  parent_message?: Message | undefined
  quoted_message?: Message | undefined
}

interface DraftPayload extends Loose {
  id: string
  text: string
  custom: Loose
  html?: string | undefined
  mml?: string | undefined
  parent_id?: string | undefined
  poll_id?: string | undefined
  quoted_message_id?: string | undefined
  show_in_channel?: boolean | undefined
  silent?: boolean | undefined
  type?: string | undefined
  attachments?: Attachment[] | undefined
  mentioned_users?: User[] | undefined
}

interface Egress extends Loose {
  broadcasting: boolean
  rtmps: EgressRTMP[]
  composite_recording?: RawRecording | undefined
  frame_recording?: RawRecording | undefined
  hls?: EgressHLS | undefined
  individual_recording?: RawRecording | undefined
  raw_recording?: RawRecording | undefined
}

interface EgressHLS extends Loose {
  playlist_url: string
  status: string
}

interface EgressRTMP extends Loose {
  name: string
  started_at: string
  stream_key?: string | undefined
  stream_url?: string | undefined
}

interface EnrichedCollection extends Loose {
  id: string
  name: string
  status: Open<'notfound' | 'ok'>
  created_at?: string | undefined
  updated_at?: string | undefined
  user_id?: string | undefined
  custom?: Loose | undefined
}

interface ExportUsersErrorPayload extends Loose {
  type: string
  created_at: string
  error: string
  finished_at: string
  started_at: string
  task_id: string
  custom: Loose
  received_at?: string | undefined
}

interface ExportUsersSuccessPayload extends Loose {
  type: string
  created_at: string
  finished_at: string
  started_at: string
  task_id: string
  url: string
  custom: Loose
  received_at?: string | undefined
}

interface FailedChannelUpdates extends Loose {
  reason: string
  cids: string[]
}

interface Feed extends Loose {
  activity_count: number
  created_at: string
  description: string
  feed: string
  follower_count: number
  following_count: number
  group_id: string
  id: string
  member_count: number
  name: string
  pin_count: number
  updated_at: string
  created_by: User
  deleted_at?: string | undefined
  visibility?: Open<'followers' | 'members' | 'private' | 'public' | 'visible'> | undefined
  filter_tags?: string[] | undefined
  own_capabilities?:
    | Open<
        | 'add-activity'
        | 'add-activity-bookmark'
        | 'add-activity-reaction'
        | 'add-comment'
        | 'add-comment-reaction'
        | 'create-feed'
        | 'delete-any-activity'
        | 'delete-any-comment'
        | 'delete-feed'
        | 'delete-own-activity'
        | 'delete-own-activity-bookmark'
        | 'delete-own-activity-reaction'
        | 'delete-own-comment'
        | 'delete-own-comment-reaction'
        | 'follow'
        | 'pin-activity'
        | 'query-feed-members'
        | 'query-follows'
        | 'read-activities'
        | 'read-feed'
        | 'unfollow'
        | 'update-any-activity'
        | 'update-any-comment'
        | 'update-feed'
        | 'update-feed-followers'
        | 'update-feed-members'
        | 'update-own-activity'
        | 'update-own-activity-bookmark'
        | 'update-own-comment'
      >[]
    | undefined
  own_followings?: Follow[] | undefined
  own_follows?: Follow[] | undefined
  custom?: Loose | undefined
  location?: Location | undefined
  own_membership?: FeedMember | undefined
}

interface FeedMember extends Loose {
  created_at: string
  role: string
  status: Open<'member' | 'pending' | 'rejected'>
  updated_at: string
  user: User
  invite_accepted_at?: string | undefined
  invite_rejected_at?: string | undefined
  custom?: Loose | undefined
  membership_level?: MembershipLevel | undefined
}

interface FeedsActivityAddedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  activity: Activity
  custom: Loose
  feed_visibility?: string | undefined
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsActivityFeedbackPayload extends Loose {
  type: string
  created_at: string
  activity_feedback: ActivityFeedbackEventPayload
  custom: Loose
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsActivityMarkedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  custom: Loose
  feed_visibility?: string | undefined
  mark_all_read?: boolean | undefined
  mark_all_seen?: boolean | undefined
  received_at?: string | undefined
  mark_read?: string[] | undefined
  mark_seen?: string[] | undefined
  mark_watched?: string[] | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsActivityPinnedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  custom: Loose
  pinned_activity: PinActivity
  feed_visibility?: string | undefined
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsActivityReactionAddedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  activity: Activity
  custom: Loose
  reaction: FeedsReaction
  feed_visibility?: string | undefined
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsBookmarkAddedPayload extends Loose {
  type: string
  created_at: string
  bookmark: Bookmark
  custom: Loose
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsBookmarkFolderDeletedPayload extends Loose {
  type: string
  created_at: string
  bookmark_folder: BookmarkFolder
  custom: Loose
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsCommentAddedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  activity: Activity
  comment: Comment
  custom: Loose
  feed_visibility?: string | undefined
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsCommentDeletedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  comment: Comment
  custom: Loose
  feed_visibility?: string | undefined
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsCommentReactionAddedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  activity: Activity
  comment: Comment
  custom: Loose
  reaction: FeedsReaction
  feed_visibility?: string | undefined
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsCommentReactionDeletedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  comment: Comment
  custom: Loose
  reaction: FeedsReaction
  feed_visibility?: string | undefined
  received_at?: string | undefined
}

interface FeedsFeedCreatedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  members: FeedMember[]
  custom: Loose
  feed: Feed
  user: UserResponseCommonFields
  feed_visibility?: string | undefined
  received_at?: string | undefined
}

interface FeedsFeedDeletedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  custom: Loose
  feed_visibility?: string | undefined
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsFeedGroupChangedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  custom: Loose
  feed_visibility?: string | undefined
  received_at?: string | undefined
  feed_group?: Loose | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsFeedGroupDeletedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  group_id: string
  custom: Loose
  feed_visibility?: string | undefined
  received_at?: string | undefined
}

interface FeedsFeedMemberAddedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  custom: Loose
  member: FeedMember
  feed_visibility?: string | undefined
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsFeedMemberRemovedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  member_id: string
  custom: Loose
  feed_visibility?: string | undefined
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsFeedUpdatedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  custom: Loose
  feed: Feed
  feed_visibility?: string | undefined
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsFollowCreatedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  custom: Loose
  follow: Follow
  feed_visibility?: string | undefined
  received_at?: string | undefined
}

interface FeedsNotificationFeedUpdatedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  custom: Loose
  feed_visibility?: string | undefined
  received_at?: string | undefined
  aggregated_activities?: AggregatedActivity[] | undefined
  notification_status?: NotificationStatus | undefined
  user?: UserResponseCommonFields | undefined
}

interface FeedsReaction extends Loose {
  activity_id: string
  created_at: string
  type: string
  updated_at: string
  user: User
  comment_id?: string | undefined
  custom?: Loose | undefined
}

interface FeedsReactionGroup extends Loose {
  count: number
  first_reaction_at: string
  last_reaction_at: string
}

interface FeedsStoriesFeedUpdatedPayload extends Loose {
  type: string
  created_at: string
  fid: string
  custom: Loose
  feed_visibility?: string | undefined
  received_at?: string | undefined
  activities?: Activity[] | undefined
  aggregated_activities?: AggregatedActivity[] | undefined
  user?: UserResponseCommonFields | undefined
}

interface Field extends Loose {
  short: boolean
  title: string
  value: string
}

interface Flag extends Loose {
  created_at: string
  created_by_automod: boolean
  updated_at: string
  approved_at?: string | undefined
  reason?: string | undefined
  rejected_at?: string | undefined
  reviewed_at?: string | undefined
  reviewed_by?: string | undefined
  target_message_id?: string | undefined
  custom?: Loose | undefined
  details?: FlagDetails | undefined
  target_message?: Message | undefined
  target_user?: User | undefined
  user?: User | undefined
}

interface FlagDetails extends Loose {
  original_text: string
  automod?: AutomodDetails | undefined
}

interface FlagMessageDetails extends Loose {
  pin_changed?: boolean | undefined
  should_enrich?: boolean | undefined
  skip_push?: boolean | undefined
  updated_by_id?: string | undefined
}

interface FlagUpdatedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  received_at?: string | undefined
  created_by?: User | undefined
  message?: Message | undefined
  user?: User | undefined
}

interface Follow extends Loose {
  created_at: string
  follower_role: string
  push_preference: Open<'all' | 'none'>
  status: Open<'accepted' | 'pending' | 'rejected'>
  updated_at: string
  source_feed: Feed
  target_feed: Feed
  request_accepted_at?: string | undefined
  request_rejected_at?: string | undefined
  custom?: Loose | undefined
}

interface ImageData extends Loose {
  frames: string
  height: string
  size: string
  url: string
  width: string
}

interface Images extends Loose {
  fixed_height: ImageData
  fixed_height_downsampled: ImageData
  fixed_height_still: ImageData
  fixed_width: ImageData
  fixed_width_downsampled: ImageData
  fixed_width_still: ImageData
  original: ImageData
}

interface IngressErrorPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  error: string
  ingress_stream_id: string
  user_id: string
  code?: string | undefined
}

interface IngressStartedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  ingress_stream_id: string
  publisher_type: string
  user_id: string
  client_ip?: string | undefined
  client_name?: string | undefined
  version?: string | undefined
}

interface IngressStoppedPayload extends Loose {
  type: string
  call_cid: string
  created_at: string
  ingress_stream_id: string
  user_id: string
}

interface LabelThresholds extends Loose {
  block?: number | undefined
  flag?: number | undefined
}

interface Location extends Loose {
  lat: number
  lng: number
}

interface MatchedContent extends Loose {
  id: string
  published_at: string
  type: string
  confidence?: number | undefined
  severity?: string | undefined
  text?: string | undefined
  classifications?: Classification[] | undefined
  ocr_classifications?: Classification[] | undefined
}

interface Member extends Loose {
  created_at: string
  updated_at: string
  user_id: string
  custom: Loose
  user: User
  deleted_at?: string | undefined
  role?: string | undefined
}

interface MemberAddedPayload extends Loose {
  type: string
  created_at: string
  channel: Channel
  custom: Loose
  member: ChannelMember
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  channel_custom?: Loose | undefined
  user?: UserResponseCommonFields | undefined
}

interface MembershipLevel extends Loose {
  created_at: string
  id: string
  name: string
  priority: number
  updated_at: string
  tags: string[]
  description?: string | undefined
  custom?: Loose | undefined
}

interface Message extends Loose {
  cid: string
  created_at: string
  deleted_reply_count: number
  html: string
  id: string
  mentioned_channel: boolean
  mentioned_here: boolean
  pinned: boolean
  reply_count: number
  shadowed: boolean
  silent: boolean
  text: string
  type: string
  updated_at: string
  attachments: Attachment[]
  latest_reactions: Reaction[]
  mentioned_users: User[]
  own_reactions: Reaction[]
  restricted_visibility: string[]
  custom: Loose
  reaction_counts: { [key: string]: number }
  reaction_scores: { [key: string]: number }
  user: User
  command?: string | undefined
  deleted_at?: string | undefined
  deleted_for_me?: boolean | undefined
  message_text_updated_at?: string | undefined
  mml?: string | undefined
  parent_id?: string | undefined
  pin_expires?: string | undefined
  pinned_at?: string | undefined
  poll_id?: string | undefined
  quoted_message_id?: string | undefined
  show_in_channel?: boolean | undefined
  mentioned_group_ids?: string[] | undefined
  mentioned_groups?: UserGroup[] | undefined
  mentioned_roles?: string[] | undefined
  thread_participants?: User[] | undefined
  draft?: Draft | undefined
  i18n?: { [key: string]: string } | undefined
  image_labels?: { [key: string]: string[] } | undefined
  member?: ChannelMemberPartial | undefined
  moderation?: Loose | undefined
  pinned_by?: User | undefined
  poll?: PollResponseData | undefined
  quoted_message?: Message | undefined
  reaction_groups?: { [key: string]: ReactionGroup } | undefined
  reminder?: ReminderResponseData | undefined
  shared_location?: SharedLocationResponseData | undefined
}

interface MessageChangeSet extends Loose {
  attachments: boolean
  custom: boolean
  html: boolean
  mentioned_user_ids: boolean
  mml: boolean
  pin: boolean
  quoted_message_id: boolean
  silent: boolean
  text: boolean
}

interface MessageDeletedPayload extends Loose {
  type: string
  created_at: string
  hard_delete: boolean
  message_id: string
  custom: Loose
  message: Message
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  deleted_for_me?: boolean | undefined
  received_at?: string | undefined
  team?: string | undefined
  channel_custom?: Loose | undefined
  user?: UserResponseCommonFields | undefined
}

interface MessageFlaggedPayload extends Loose {
  type: string
  created_at: string
  message_id: string
  message: Message
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  reason?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  total_flags?: number | undefined
  channel_custom?: Loose | undefined
  custom?: Loose | undefined
  details?: MessageModerationResult | undefined
  flag?: Flag | undefined
  user?: UserResponseCommonFields | undefined
}

interface MessageModerationResult extends Loose {
  action: string
  created_at: string
  message_id: string
  updated_at: string
  user_bad_karma: boolean
  user_karma: number
  blocked_word?: string | undefined
  blocklist_name?: string | undefined
  moderated_by?: string | undefined
  ai_moderation_response?: Loose | undefined
  moderation_thresholds?: Thresholds | undefined
}

interface MessageNewPayload extends Loose {
  type: string
  created_at: string
  message_id: string
  watcher_count: number
  custom: Loose
  message: Message
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  parent_author?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  total_unread_count?: number | undefined
  unread_channels?: number | undefined
  unread_count?: number | undefined
  thread_participants?: UserResponseCommonFields[] | undefined
  channel?: Channel | undefined
  channel_custom?: Loose | undefined
  grouped_unread_channels?: { [key: string]: number } | undefined
  user?: UserResponseCommonFields | undefined
}

interface MessagePendingPayload extends Loose {
  type: string
  created_at: string
  method: string
  custom: Loose
  received_at?: string | undefined
  channel?: Channel | undefined
  message?: Message | undefined
  metadata?: { [key: string]: string } | undefined
  user?: User | undefined
}

interface MessageReadPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  last_read_message_id?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  channel?: Channel | undefined
  channel_custom?: Loose | undefined
  thread?: Thread | undefined
  user?: UserResponseCommonFields | undefined
}

interface MessageUnblockedPayload extends Loose {
  type: string
  created_at: string
  message_id: string
  custom: Loose
  message: Message
  cid?: string | undefined
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
}

interface MessageUndeletedPayload extends Loose {
  type: string
  created_at: string
  message_id: string
  custom: Loose
  message: Message
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  channel_custom?: Loose | undefined
}

interface MessageUpdate extends Loose {
  old_text?: string | undefined
  change_set?: MessageChangeSet | undefined
}

interface MessageUpdatedPayload extends Loose {
  type: string
  created_at: string
  message_id: string
  custom: Loose
  message: Message
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  channel_custom?: Loose | undefined
  message_update?: MessageUpdate | undefined
  user?: UserResponseCommonFields | undefined
}

interface ModerationAnalysisFailedPayload extends Loose {
  type: string
  created_at: string
  config_key?: string | undefined
  entity_creator_id?: string | undefined
  entity_id?: string | undefined
  entity_type?: string | undefined
  received_at?: string | undefined
  content_ids?: { [key: string]: string } | undefined
  custom?: Loose | undefined
}

interface ModerationCheckCompletedPayload extends Loose {
  type: string
  created_at: string
  entity_id: string
  entity_type: string
  recommended_action: string
  review_queue_item_id: string
  custom: Loose
  received_at?: string | undefined
}

interface ModerationCustomActionPayload extends Loose {
  type: string
  action_id: string
  created_at: string
  custom: Loose
  review_queue_item: Loose
  received_at?: string | undefined
  action_options?: Loose | undefined
  message?: Message | undefined
}

interface ModerationFlaggedPayload extends Loose {
  type: string
  content_type: string
  created_at: string
  object_id: string
  custom: Loose
  received_at?: string | undefined
}

interface ModerationImageAnalysisCompletePayload extends Loose {
  type: string
  created_at: string
  config_key?: string | undefined
  entity_creator_id?: string | undefined
  entity_id?: string | undefined
  entity_type?: string | undefined
  received_at?: string | undefined
  review_queue_item_id?: string | undefined
  custom?: Loose | undefined
  images?: { [key: string]: AnalyzeImageField } | undefined
  texts?: { [key: string]: AnalyzeTextField } | undefined
}

interface ModerationMarkReviewedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  item: Loose
  received_at?: string | undefined
  message?: Message | undefined
}

interface ModerationRuleTriggeredPayload extends Loose {
  type: string
  created_at: string
  entity_id: string
  entity_type: string
  user_id: string
  triggered_actions: string[]
  custom: Loose
  rule: Loose
  received_at?: string | undefined
  review_queue_item_id?: string | undefined
  violation_number?: number | undefined
  matched_contents?: MatchedContent[] | undefined
}

interface ModerationTextAnalysisCompletePayload extends Loose {
  type: string
  created_at: string
  config_key?: string | undefined
  entity_creator_id?: string | undefined
  entity_id?: string | undefined
  entity_type?: string | undefined
  received_at?: string | undefined
  review_queue_item_id?: string | undefined
  custom?: Loose | undefined
  texts?: { [key: string]: AnalyzeTextField } | undefined
}

interface NotificationComment extends Loose {
  comment: string
  id: string
  user_id: string
  attachments?: Attachment[] | undefined
}

interface NotificationContext extends Loose {
  target?: NotificationTarget | undefined
  trigger?: NotificationTrigger | undefined
}

interface NotificationMarkUnreadPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  first_unread_message_id?: string | undefined
  last_read_at?: string | undefined
  last_read_message_id?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  thread_id?: string | undefined
  total_unread_count?: number | undefined
  unread_channels?: number | undefined
  unread_count?: number | undefined
  unread_messages?: number | undefined
  unread_thread_messages?: number | undefined
  unread_threads?: number | undefined
  channel?: Channel | undefined
  channel_custom?: Loose | undefined
  grouped_unread_channels?: { [key: string]: number } | undefined
  user?: UserResponseCommonFields | undefined
}

interface NotificationParentActivity extends Loose {
  id: string
  text?: string | undefined
  type?: string | undefined
  user_id?: string | undefined
  attachments?: Attachment[] | undefined
}

interface NotificationStatus extends Loose {
  unread: number
  unseen: number
  last_read_at?: string | undefined
  last_seen_at?: string | undefined
  read_activities?: string[] | undefined
  seen_activities?: string[] | undefined
}

interface NotificationTarget extends Loose {
  id: string
  name?: string | undefined
  text?: string | undefined
  type?: string | undefined
  user_id?: string | undefined
  attachments?: Attachment[] | undefined
  comment?: NotificationComment | undefined
  custom?: Loose | undefined
  parent_activity?: NotificationParentActivity | undefined
}

interface NotificationThreadMessageNewPayload extends Loose {
  type: string
  created_at: string
  message_id: string
  thread_id: string
  watcher_count: number
  channel: Channel
  custom: Loose
  message: Message
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  parent_author?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  unread_thread_messages?: number | undefined
  unread_threads?: number | undefined
  thread_participants?: UserResponseCommonFields[] | undefined
  channel_custom?: Loose | undefined
}

interface NotificationTrigger extends Loose {
  text: string
  type: string
  comment?: NotificationComment | undefined
  custom?: Loose | undefined
}

interface PinActivity extends Loose {
  created_at: string
  duration: string
  feed: string
  user_id: string
  activity: Activity
}

interface PollOptionResponseData extends Loose {
  id: string
  text: string
  custom: Loose
}

interface PollResponseData extends Loose {
  allow_answers: boolean
  allow_user_suggested_options: boolean
  answers_count: number
  created_at: string
  created_by_id: string
  description: string
  enforce_unique_vote: boolean
  id: string
  name: string
  updated_at: string
  vote_count: number
  voting_visibility: string
  latest_answers: PollVoteResponseData[]
  options: PollOptionResponseData[]
  own_votes: PollVoteResponseData[]
  custom: Loose
  latest_votes_by_option: { [key: string]: PollVoteResponseData[] }
  vote_counts_by_option: { [key: string]: number }
  is_closed?: boolean | undefined
  max_votes_allowed?: number | undefined
  created_by?: User | undefined
}

interface PollVoteResponseData extends Loose {
  created_at: string
  id: string
  option_id: string
  poll_id: string
  updated_at: string
  answer_text?: string | undefined
  is_answer?: boolean | undefined
  user_id?: string | undefined
  user?: User | undefined
}

interface RawRecording extends Loose {
  status: string
}

interface Reaction extends Loose {
  created_at: string
  message_id: string
  score: number
  type: string
  updated_at: string
  user_id: string
  custom: Loose
  user: User
}

interface ReactionGroup extends Loose {
  count: number
  first_reaction_at: string
  last_reaction_at: string
  sum_scores: number
  latest_reactions_by: ReactionGroupUser[]
}

interface ReactionGroupUser extends Loose {
  created_at: string
  user_id: string
  user?: User | undefined
}

interface ReactionNewPayload extends Loose {
  type: string
  created_at: string
  channel: Channel
  custom: Loose
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  message_id?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  thread_participants?: UserResponseCommonFields[] | undefined
  channel_custom?: Loose | undefined
  message?: Message | undefined
  reaction?: Reaction | undefined
  user?: UserResponseCommonFields | undefined
}

interface ReactionUpdatedPayload extends Loose {
  type: string
  created_at: string
  message_id: string
  channel: Channel
  custom: Loose
  message: Message
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  received_at?: string | undefined
  team?: string | undefined
  channel_custom?: Loose | undefined
  reaction?: Reaction | undefined
  user?: UserResponseCommonFields | undefined
}

interface ReminderCreatedPayload extends Loose {
  type: string
  cid: string
  created_at: string
  message_id: string
  user_id: string
  custom: Loose
  parent_id?: string | undefined
  received_at?: string | undefined
  reminder?: ReminderResponseData | undefined
}

interface ReminderResponseData extends Loose {
  channel_cid: string
  created_at: string
  message_id: string
  updated_at: string
  user_id: string
  remind_at?: string | undefined
  channel?: Channel | undefined
  message?: Message | undefined
  user?: User | undefined
}

interface ReviewQueueItemNewPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  received_at?: string | undefined
  flags?: Loose[] | undefined
  action?: ActionLog | undefined
  review_queue_item?: Loose | undefined
}

interface SRTIngress extends Loose {
  address: string
}

interface Share extends Loose {
  activity_id: string
  created_at: string
  user: User
}

interface SharedLocationResponseData extends Loose {
  channel_cid: string
  created_at: string
  created_by_device_id: string
  latitude: number
  longitude: number
  message_id: string
  updated_at: string
  user_id: string
  end_at?: string | undefined
  channel?: Channel | undefined
  message?: Message | undefined
}

interface Thread extends Loose {
  active_participant_count: number
  channel_cid: string
  created_at: string
  created_by_user_id: string
  parent_message_id: string
  participant_count: number
  reply_count: number
  title: string
  updated_at: string
  custom: Loose
  deleted_at?: string | undefined
  last_message_at?: string | undefined
  thread_participants?: ThreadParticipant[] | undefined
  channel?: Channel | undefined
  created_by?: User | undefined
  parent_message?: Message | undefined
}

interface ThreadParticipant extends Loose {
  channel_cid: string
  created_at: string
  last_read_at: string
  custom: Loose
  last_thread_message_at?: string | undefined
  left_thread_at?: string | undefined
  thread_id?: string | undefined
  user_id?: string | undefined
  user?: User | undefined
}

interface ThreadUpdatedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  channel_id?: string | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  received_at?: string | undefined
  thread?: Thread | undefined
}

interface Thresholds extends Loose {
  explicit?: LabelThresholds | undefined
  spam?: LabelThresholds | undefined
  toxic?: LabelThresholds | undefined
}

interface Thumbnail extends Loose {
  image_url: string
}

interface User extends Loose {
  banned: boolean
  created_at: string
  id: string
  invisible: boolean
  language: string
  online: boolean
  role: string
  shadow_banned: boolean
  updated_at: string
  blocked_user_ids: string[]
  teams: string[]
  custom: Loose
  avg_response_time?: number | undefined
  ban_expires?: string | undefined
  bypass_moderation?: boolean | undefined
  deactivated_at?: string | undefined
  deleted_at?: string | undefined
  image?: string | undefined
  last_active?: string | undefined
  name?: string | undefined
  revoke_tokens_issued_before?: string | undefined
  devices?: Device[] | undefined
  privacy_settings?: Loose | undefined
  push_notifications?: Loose | undefined
  teams_role?: { [key: string]: string } | undefined
}

interface UserBannedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  user: UserResponseCommonFields
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  expiration?: string | undefined
  reason?: string | undefined
  received_at?: string | undefined
  review_queue_item_id?: string | undefined
  shadow?: boolean | undefined
  team?: string | undefined
  total_bans?: number | undefined
  channel_custom?: Loose | undefined
  created_by?: UserResponseCommonFields | undefined
}

interface UserDeactivatedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  user: UserResponseCommonFields
  received_at?: string | undefined
  created_by?: UserResponseCommonFields | undefined
}

interface UserDeletedPayload extends Loose {
  type: string
  created_at: string
  delete_conversation: string
  delete_conversation_channels: boolean
  delete_messages: string
  delete_user: string
  hard_delete: boolean
  mark_messages_deleted: boolean
  custom: Loose
  user: UserResponseCommonFields
  received_at?: string | undefined
}

interface UserFlaggedPayload extends Loose {
  type: string
  created_at: string
  reason: string
  total_flags: number
  user: UserResponseCommonFields
  received_at?: string | undefined
  custom?: Loose | undefined
  target_user?: UserResponseCommonFields | undefined
}

interface UserGroup extends Loose {
  created_at: string
  id: string
  name: string
  updated_at: string
  created_by?: string | undefined
  description?: string | undefined
  team_id?: string | undefined
  members?: UserGroupMember[] | undefined
  app_pk?: number | undefined
}

interface UserGroupCreatedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
  user_group?: UserGroup | undefined
}

interface UserGroupMember extends Loose {
  app_pk: number
  created_at: string
  group_id: string
  is_admin: boolean
  user_id: string
}

interface UserGroupMemberAddedPayload extends Loose {
  type: string
  created_at: string
  members: string[]
  custom: Loose
  received_at?: string | undefined
  user?: UserResponseCommonFields | undefined
  user_group?: UserGroup | undefined
}

interface UserMessagesDeletedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  user: UserResponseCommonFields
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  hard_delete?: boolean | undefined
  received_at?: string | undefined
  team?: string | undefined
  channel_custom?: Loose | undefined
}

interface UserMutedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  user: UserResponseCommonFields
  received_at?: string | undefined
  target_users?: UserResponseCommonFields[] | undefined
  target_user?: UserResponseCommonFields | undefined
}

interface UserResponseCommonFields extends Loose {
  banned: boolean
  created_at: string
  id: string
  language: string
  online: boolean
  role: string
  updated_at: string
  blocked_user_ids: string[]
  teams: string[]
  custom: Loose
  avg_response_time?: number | undefined
  deactivated_at?: string | undefined
  deleted_at?: string | undefined
  image?: string | undefined
  last_active?: string | undefined
  name?: string | undefined
  revoke_tokens_issued_before?: string | undefined
  teams_role?: { [key: string]: string } | undefined
}

interface UserResponsePrivacyFields extends Loose {
  banned: boolean
  created_at: string
  id: string
  language: string
  online: boolean
  role: string
  updated_at: string
  blocked_user_ids: string[]
  teams: string[]
  custom: Loose
  avg_response_time?: number | undefined
  deactivated_at?: string | undefined
  deleted_at?: string | undefined
  image?: string | undefined
  invisible?: boolean | undefined
  last_active?: string | undefined
  name?: string | undefined
  revoke_tokens_issued_before?: string | undefined
  privacy_settings?: Loose | undefined
  teams_role?: { [key: string]: string } | undefined
}

interface UserUnbannedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  user: UserResponseCommonFields
  channel_id?: string | undefined
  channel_member_count?: number | undefined
  channel_message_count?: number | undefined
  channel_type?: string | undefined
  cid?: string | undefined
  received_at?: string | undefined
  shadow?: boolean | undefined
  team?: string | undefined
  channel_custom?: Loose | undefined
  created_by?: UserResponseCommonFields | undefined
}

interface UserUnreadMessageReminderPayload extends Loose {
  type: string
  created_at: string
  channels: { [key: string]: ChannelMessages }
  custom: Loose
  user: UserResponseCommonFields
  received_at?: string | undefined
}

interface UserUpdatedPayload extends Loose {
  type: string
  created_at: string
  custom: Loose
  user: UserResponsePrivacyFields
  received_at?: string | undefined
}

interface VideoReaction extends Loose {
  type: string
  user: User
  emoji_code?: string | undefined
  custom?: Loose | undefined
}
