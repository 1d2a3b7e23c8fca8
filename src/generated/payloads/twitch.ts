// Written by `npm run payloads` from:
// - @twurple/eventsub-base 8.1.4

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The event of each type of subscription, in `event`. */
export interface TwitchEvents {
  'automod.message.hold': AutoModMessageHoldV2Data
  'automod.message.update': AutoModMessageUpdateV2Data
  'automod.settings.update': AutoModSettingsUpdateData
  'automod.terms.update': AutoModTermsUpdateData
  'channel.ad_break.begin': ChannelAdBreakBeginData
  'channel.ban': ChannelBanData
  'channel.bits.use': ChannelBitsUseData
  'channel.channel_points_automatic_reward_redemption.add': ChannelAutomaticRewardRedemptionAddV2Data
  'channel.channel_points_custom_reward.add': ChannelRewardData
  'channel.channel_points_custom_reward.remove': ChannelRewardData
  'channel.channel_points_custom_reward.update': ChannelRewardData
  'channel.channel_points_custom_reward_redemption.add': ChannelRedemptionAddData
  'channel.channel_points_custom_reward_redemption.update': ChannelRedemptionUpdateData
  'channel.charity_campaign.donate': ChannelCharityDonationData
  'channel.charity_campaign.progress': ChannelCharityCampaignProgressData
  'channel.charity_campaign.start': ChannelCharityCampaignStartData
  'channel.charity_campaign.stop': ChannelCharityCampaignStopData
  'channel.chat.clear': StreamOfflineData
  'channel.chat.clear_user_messages': ChannelChatClearUserMessagesData
  'channel.chat.message': ChannelChatMessageData
  'channel.chat.message_delete': ChannelChatMessageDeleteData
  'channel.chat.notification':
    | ChannelChatAnnouncementNotificationData
    | ChannelChatBitsBadgeTierNotificationData
    | ChannelChatCharityDonationNotificationData
    | ChannelChatCommunitySubGiftNotificationData
    | ChannelChatGiftPaidUpgradeNotificationData
    | ChannelChatPayItForwardNotificationData
    | ChannelChatPrimePaidUpgradeNotificationData
    | ChannelChatRaidNotificationData
    | ChannelChatResubNotificationData
    | ChannelChatSharedChatAnnouncementNotificationData
    | ChannelChatSharedChatCommunitySubGiftNotificationData
    | ChannelChatSharedChatGiftPaidUpgradeNotificationData
    | ChannelChatSharedChatPayItForwardNotificationData
    | ChannelChatSharedChatPrimePaidUpgradeNotificationData
    | ChannelChatSharedChatRaidNotificationData
    | ChannelChatSharedChatResubNotificationData
    | ChannelChatSharedChatSubGiftNotificationData
    | ChannelChatSharedChatSubNotificationData
    | ChannelChatSubGiftNotificationData
    | ChannelChatSubNotificationData
    | ChannelChatUnraidNotificationData
    | ChannelChatWatchStreakNotificationData
  'channel.chat.user_message_hold': ChannelChatUserMessageHoldData
  'channel.chat.user_message_update': ChannelChatUserMessageUpdateData
  'channel.chat_settings.update': ChannelChatSettingsUpdateData
  'channel.cheer': ChannelCheerData
  'channel.follow': ChannelFollowData
  'channel.goal.begin': ChannelGoalBeginData
  'channel.goal.end': ChannelGoalEndData
  'channel.goal.progress': ChannelGoalBeginData
  'channel.hype_train.begin': ChannelHypeTrainBeginV2Data
  'channel.hype_train.end': ChannelHypeTrainEndV2Data
  'channel.hype_train.progress': ChannelHypeTrainProgressV2Data
  'channel.moderate':
    | ChannelAutoModTermsModerationData
    | ChannelBanModerationData
    | ChannelBaseModerationData
    | ChannelDeleteModerationData
    | ChannelFollowersModerationData
    | ChannelModModerationData
    | ChannelRaidModerationData
    | ChannelSharedChatBanModerationData
    | ChannelSharedChatDeleteModerationData
    | ChannelSharedChatTimeoutModerationData
    | ChannelSharedChatUnbanModerationData
    | ChannelSharedChatUntimeoutModerationData
    | ChannelSlowModerationData
    | ChannelTimeoutModerationData
    | ChannelUnbanModerationData
    | ChannelUnbanRequestModerationData
    | ChannelUnmodModerationData
    | ChannelUnraidModerationData
    | ChannelUntimeoutModerationData
    | ChannelUnvipModerationData
    | ChannelVipModerationData
    | ChannelWarnModerationData
  'channel.moderator.add': ChannelVipData
  'channel.moderator.remove': ChannelVipData
  'channel.poll.begin': ChannelPollBeginData
  'channel.poll.end': ChannelPollEndData
  'channel.poll.progress': ChannelPollProgressData
  'channel.prediction.begin': ChannelPredictionBeginData
  'channel.prediction.end': ChannelPredictionEndData
  'channel.prediction.lock': ChannelPredictionLockData
  'channel.prediction.progress': ChannelPredictionProgressData
  'channel.raid': ChannelRaidData
  'channel.shared_chat.begin': ChannelSharedChatSessionBeginData
  'channel.shared_chat.end': ChannelSharedChatSessionEndData
  'channel.shared_chat.update': ChannelSharedChatSessionBeginData
  'channel.shield_mode.begin': ChannelShieldModeBeginData
  'channel.shield_mode.end': ChannelShieldModeEndData
  'channel.shoutout.create': ChannelShoutoutCreateData
  'channel.shoutout.receive': ChannelShoutoutReceiveData
  'channel.subscribe': ChannelSubscriptionData
  'channel.subscription.end': ChannelSubscriptionData
  'channel.subscription.gift': ChannelSubscriptionGiftData
  'channel.subscription.message': ChannelSubscriptionMessageData
  'channel.suspicious_user.message': ChannelSuspiciousUserMessageData
  'channel.suspicious_user.update': ChannelSuspiciousUserUpdateData
  'channel.unban': ChannelUnbanData
  'channel.unban_request.create': ChannelUnbanRequestCreateData
  'channel.unban_request.resolve': ChannelUnbanRequestResolveData
  'channel.update': ChannelUpdateData
  'channel.vip.add': ChannelVipData
  'channel.vip.remove': ChannelVipData
  'channel.warning.acknowledge': ChannelVipData
  'channel.warning.send': ChannelWarningSendData
  'drop.entitlement.grant': DropEntitlementGrantData
  'extension.bits_transaction.create': ExtensionBitsTransactionCreateData
  'stream.offline': StreamOfflineData
  'stream.online': StreamOnlineData
  'user.authorization.grant': UserAuthorizationGrantData
  'user.authorization.revoke': UserAuthorizationRevokeData
  'user.update': UserUpdateData
  'user.whisper.message': UserWhisperMessageData
}

interface AutoModMessageAutoModBoundaryData extends Loose {
  start_pos: number
  end_pos: number
}

interface AutoModMessageAutoModData extends Loose {
  category: string
  level: number
  boundaries: AutoModMessageAutoModBoundaryData[]
}

interface AutoModMessageBlockedTermData extends Loose {
  terms_found: AutoModMessageFoundBlockedTermData[]
}

interface AutoModMessageData extends Loose {
  text: string
  fragments: (ChatMessageCheermotePart | ChatMessageEmotePart | ChatMessageTextPart)[]
}

interface AutoModMessageFoundBlockedTermData extends Loose {
  term_id: string
  owner_broadcaster_user_id: string
  owner_broadcaster_user_login: string
  owner_broadcaster_user_name: string
  boundary: AutoModMessageAutoModBoundaryData
}

interface AutoModMessageHoldV2Data extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  user_id: string
  user_login: string
  user_name: string
  message_id: string
  message: AutoModMessageData
  reason: Open<'automod' | 'blocked_term'>
  automod: AutoModMessageAutoModData | null
  blocked_term: AutoModMessageBlockedTermData | null
  held_at: string
}

interface AutoModMessageUpdateV2Data extends Loose {
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
  status: Open<'approved' | 'denied' | 'expired'>
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  user_id: string
  user_login: string
  user_name: string
  message_id: string
  message: AutoModMessageData
  reason: Open<'automod' | 'blocked_term'>
  automod: AutoModMessageAutoModData | null
  blocked_term: AutoModMessageBlockedTermData | null
  held_at: string
}

interface AutoModSettingsUpdateData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
  overall_level: number | null
  disability: number
  aggression: number
  sexuality_sex_or_gender: number
  misogyny: number
  bullying: number
  swearing: number
  race_ethnicity_or_religion: number
  sex_based_terms: number
}

interface AutoModTermsUpdateData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
  action: Open<'add_blocked' | 'add_permitted' | 'remove_blocked' | 'remove_permitted'>
  from_automod: boolean
  terms: string[]
}

interface ChannelAdBreakBeginData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  requester_user_id: string
  requester_user_login: string
  requester_user_name: string
  started_at: string
  duration_seconds: number
  is_automatic: boolean
}

interface ChannelAutoModTermsModerationData extends Loose {
  action: Open<'add_blocked_term' | 'add_permitted_term' | 'remove_blocked_term' | 'remove_permitted_term'>
  automod_terms: ChannelAutoModTermsModerationEventPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelAutoModTermsModerationEventPayload extends Loose {
  action: Open<'add' | 'remove'>
  list: Open<'blocked' | 'permitted'>
  terms: string[]
  from_automod: boolean
}

interface ChannelAutomaticRewardData extends Loose {
  type: Open<
    | 'chosen_modified_sub_emote_unlock'
    | 'chosen_sub_emote_unlock'
    | 'random_sub_emote_unlock'
    | 'send_highlighted_message'
    | 'single_message_bypass_sub_mode'
  >
  channel_points: number
  emote: ChannelBitsUsePowerUpEmoteData | null
}

interface ChannelAutomaticRewardRedemptionAddV2Data extends Loose {
  broadcaster_user_id: string
  broadcaster_user_name: string
  broadcaster_user_login: string
  user_id: string
  user_name: string
  user_login: string
  id: string
  reward: ChannelAutomaticRewardData
  message: ChatAutomaticRewardRedemptionMessageData | null
  redeemed_at: string
}

interface ChannelBanData extends Loose {
  user_id: string
  user_login: string
  user_name: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
  reason: string
  banned_at: string
  ends_at: string | null
  is_permanent: boolean
}

interface ChannelBanModerationData extends Loose {
  action: Open<'ban'>
  ban: ChannelBanModerationEventPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelBanModerationEventPayload extends Loose {
  reason: string
  user_id: string
  user_login: string
  user_name: string
}

interface ChannelBaseModerationData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
  action: Open<
    | 'add_blocked_term'
    | 'add_permitted_term'
    | 'approve_unban_request'
    | 'ban'
    | 'clear'
    | 'delete'
    | 'deny_unban_request'
    | 'emoteonly'
    | 'emoteonlyoff'
    | 'followers'
    | 'followersoff'
    | 'mod'
    | 'raid'
    | 'remove_blocked_term'
    | 'remove_permitted_term'
    | 'shared_chat_ban'
    | 'shared_chat_delete'
    | 'shared_chat_timeout'
    | 'shared_chat_unban'
    | 'shared_chat_untimeout'
    | 'slow'
    | 'slowoff'
    | 'subscribers'
    | 'subscribersoff'
    | 'timeout'
    | 'unban'
    | 'uniquechat'
    | 'uniquechatoff'
    | 'unmod'
    | 'unraid'
    | 'untimeout'
    | 'unvip'
    | 'vip'
    | 'warn'
  >
}

interface ChannelBitsUseData extends Loose {
  user_id: string
  user_login: string
  user_name: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  bits: number
  type: Open<'cheer' | 'combo' | 'power_up'>
  power_up: ChannelBitsUsePowerUpData | null
  message: AutoModMessageData | null
}

interface ChannelBitsUsePowerUpData extends Loose {
  type: Open<'celebration' | 'gigantify_an_emote' | 'message_effect'>
  emote: ChannelBitsUsePowerUpEmoteData | null
  message_effect_id: string | null
}

interface ChannelBitsUsePowerUpEmoteData extends Loose {
  id: string
  name: string
}

interface ChannelCharityAmountData extends Loose {
  value: number
  decimal_places: number
  currency: string
}

interface ChannelCharityCampaignProgressData extends Loose {
  id: string
  broadcaster_id: string
  broadcaster_login: string
  broadcaster_name: string
  charity_name: string
  charity_description: string
  charity_logo: string
  charity_website: string
  current_amount: ChannelCharityAmountData
  target_amount: ChannelCharityAmountData
}

interface ChannelCharityCampaignStartData extends Loose {
  id: string
  broadcaster_id: string
  broadcaster_login: string
  broadcaster_name: string
  charity_name: string
  charity_description: string
  charity_logo: string
  charity_website: string
  current_amount: ChannelCharityAmountData
  target_amount: ChannelCharityAmountData
  started_at: string
}

interface ChannelCharityCampaignStopData extends Loose {
  id: string
  broadcaster_id: string
  broadcaster_login: string
  broadcaster_name: string
  charity_name: string
  charity_description: string
  charity_logo: string
  charity_website: string
  current_amount: ChannelCharityAmountData
  target_amount: ChannelCharityAmountData
  stopped_at: string
}

interface ChannelCharityDonationData extends Loose {
  campaign_id: string
  broadcaster_id: string
  broadcaster_login: string
  broadcaster_name: string
  user_id: string
  user_login: string
  user_name: string
  charity_name: string
  charity_description: string
  charity_logo: string
  charity_website: string
  amount: ChannelCharityAmountData
}

interface ChannelChatAnnouncementNotificationData extends Loose {
  notice_type: Open<'announcement'>
  announcement: ChannelChatAnnouncementNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatAnnouncementNotificationPayload extends Loose {
  color: Open<'blue' | 'green' | 'orange' | 'primary' | 'purple'>
}

interface ChannelChatBitsBadgeTierNotificationData extends Loose {
  notice_type: Open<'bits_badge_tier'>
  bits_badge_tier: ChannelChatBitsBadgeTierNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatBitsBadgeTierNotificationPayload extends Loose {
  tier: number
}

interface ChannelChatCharityDonationNotificationData extends Loose {
  notice_type: Open<'charity_donation'>
  charity_donation: ChannelChatCharityDonationNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatCharityDonationNotificationPayload extends Loose {
  charity_name: string
  amount: ChannelCharityAmountData
}

interface ChannelChatClearUserMessagesData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  target_user_id: string
  target_user_login: string
  target_user_name: string
}

interface ChannelChatCommunitySubGiftNotificationData extends Loose {
  notice_type: Open<'community_sub_gift'>
  community_sub_gift: ChannelChatCommunitySubGiftNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatCommunitySubGiftNotificationPayload extends Loose {
  id: string
  total: number
  sub_tier: Open<'1000' | '2000' | '3000'>
  cumulative_total: number | null
}

interface ChannelChatGiftPaidUpgradeNotificationData extends Loose {
  notice_type: Open<'gift_paid_upgrade'>
  gift_paid_upgrade: ChannelChatNotificationOriginalGifterData
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatMessageData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  message_id: string
  message: ChatMessageData
  message_type: Open<'channel_points_highlighted' | 'channel_points_sub_only' | 'text' | 'user_intro'>
  badges: ChatBadge[]
  cheer: ChatMessageCheerData | null
  color: string
  reply: ChatMessageReplyData | null
  channel_points_custom_reward_id: string | null
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
  is_source_only: boolean | null
}

interface ChannelChatMessageDeleteData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  target_user_id: string
  target_user_login: string
  target_user_name: string
  message_id: string
}

interface ChannelChatNotificationOriginalGifterData extends Loose {
  gifter_is_anonymous: boolean
  gifter_user_id: string | null
  gifter_user_name: string | null
  gifter_user_login: string | null
}

interface ChannelChatPayItForwardNotificationData extends Loose {
  notice_type: Open<'pay_it_forward'>
  pay_it_forward: ChannelChatNotificationOriginalGifterData
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatPrimePaidUpgradeNotificationData extends Loose {
  notice_type: Open<'prime_paid_upgrade'>
  prime_paid_upgrade: ChannelChatPrimePaidUpgradeNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatPrimePaidUpgradeNotificationPayload extends Loose {
  sub_tier: Open<'1000' | '2000' | '3000'>
}

interface ChannelChatRaidNotificationData extends Loose {
  notice_type: Open<'raid'>
  raid: ChannelChatRaidNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatRaidNotificationPayload extends Loose {
  user_id: string
  user_name: string
  user_login: string
  viewer_count: number
  profile_image_url: string
}

interface ChannelChatResubNotificationData extends Loose {
  notice_type: Open<'resub'>
  resub: ChannelChatResubNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatResubNotificationPayload extends Loose {
  sub_tier: Open<'1000' | '2000' | '3000'>
  is_prime: boolean
  cumulative_months: number
  duration_months: number
  streak_months: number | null
  is_gift: boolean
  gifter_is_anonymous: boolean | null
  gifter_user_id: string | null
  gifter_user_login: string | null
  gifter_user_name: string | null
}

interface ChannelChatSettingsUpdateData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  emote_mode: boolean
  follower_mode: boolean
  follower_mode_duration_minutes: number | null
  slow_mode: boolean
  slow_mode_wait_time_seconds: number | null
  subscriber_mode: boolean
  unique_chat_mode: boolean
}

interface ChannelChatSharedChatAnnouncementNotificationData extends Loose {
  notice_type: Open<'shared_chat_announcement'>
  shared_chat_announcement: ChannelChatAnnouncementNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatSharedChatCommunitySubGiftNotificationData extends Loose {
  notice_type: Open<'shared_chat_community_sub_gift'>
  shared_chat_community_sub_gift: ChannelChatCommunitySubGiftNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatSharedChatGiftPaidUpgradeNotificationData extends Loose {
  notice_type: Open<'shared_chat_gift_paid_upgrade'>
  shared_chat_gift_paid_upgrade: ChannelChatNotificationOriginalGifterData
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatSharedChatPayItForwardNotificationData extends Loose {
  notice_type: Open<'shared_chat_pay_it_forward'>
  shared_chat_pay_it_forward: ChannelChatNotificationOriginalGifterData
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatSharedChatPrimePaidUpgradeNotificationData extends Loose {
  notice_type: Open<'shared_chat_prime_paid_upgrade'>
  shared_chat_prime_paid_upgrade: ChannelChatPrimePaidUpgradeNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatSharedChatRaidNotificationData extends Loose {
  notice_type: Open<'shared_chat_raid'>
  shared_chat_raid: ChannelChatRaidNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatSharedChatResubNotificationData extends Loose {
  notice_type: Open<'shared_chat_resub'>
  shared_chat_resub: ChannelChatResubNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatSharedChatSubGiftNotificationData extends Loose {
  notice_type: Open<'shared_chat_sub_gift'>
  shared_chat_sub_gift: ChannelChatSubGiftNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatSharedChatSubNotificationData extends Loose {
  notice_type: Open<'shared_chat_sub'>
  shared_chat_sub: ChannelChatSubNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatSubGiftNotificationData extends Loose {
  notice_type: Open<'sub_gift'>
  sub_gift: ChannelChatSubGiftNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatSubGiftNotificationPayload extends Loose {
  duration_months: number
  cumulative_total: number | null
  recipient_user_id: string
  recipient_user_login: string
  recipient_user_name: string
  sub_tier: Open<'1000' | '2000' | '3000'>
  community_gift_id: string | null
}

interface ChannelChatSubNotificationData extends Loose {
  notice_type: Open<'sub'>
  sub: ChannelChatSubNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatSubNotificationPayload extends Loose {
  sub_tier: Open<'1000' | '2000' | '3000'>
  is_prime: boolean
  duration_months: number
}

interface ChannelChatUnraidNotificationData extends Loose {
  notice_type: Open<'unraid'>
  unraid: Loose
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatUserMessageHoldData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_name: string
  broadcaster_user_login: string
  user_id: string
  user_name: string
  user_login: string
  message_id: string
  message: AutoModMessageData
}

interface ChannelChatUserMessageUpdateData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  user_id: string
  user_login: string
  user_name: string
  message_id: string
  message: AutoModMessageData
  status: Open<'approved' | 'denied' | 'expired'>
}

interface ChannelChatWatchStreakNotificationData extends Loose {
  notice_type: Open<'watch_streak'>
  watch_streak: ChannelChatWatchStreakNotificationPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  chatter_user_id: string
  chatter_user_login: string
  chatter_user_name: string
  chatter_is_anonymous: boolean
  color: string
  badges: ChatBadge[]
  system_message: string
  message_id: string
  message: ChatMessageData
  source_broadcaster_user_id: string | null
  source_broadcaster_user_login: string | null
  source_broadcaster_user_name: string | null
  source_message_id: string | null
  source_badges: ChatBadge[] | null
}

interface ChannelChatWatchStreakNotificationPayload extends Loose {
  streak_count: number
  channel_points_awarded: number
}

interface ChannelCheerData extends Loose {
  is_anonymous: boolean
  user_id: string | null
  user_login: string | null
  user_name: string | null
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  message: string
  bits: number
}

interface ChannelDeleteModerationData extends Loose {
  action: Open<'delete'>
  delete: ChannelDeleteModerationEventPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelDeleteModerationEventPayload extends Loose {
  message_id: string
  message_body: string
  user_id: string
  user_login: string
  user_name: string
}

interface ChannelFollowData extends Loose {
  user_id: string
  user_login: string
  user_name: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  followed_at: string
}

interface ChannelFollowersModerationData extends Loose {
  action: Open<'followers'>
  followers: ChannelFollowersModerationEventPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelFollowersModerationEventPayload extends Loose {
  follow_duration_minutes: number
}

interface ChannelGoalBeginData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  type: Open<'follow' | 'new_subscription' | 'new_subscription_count' | 'subscription' | 'subscription_count'>
  description: string
  current_amount: number
  target_amount: number
  started_at: Date
}

interface ChannelGoalEndData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  type: Open<'follow' | 'new_subscription' | 'new_subscription_count' | 'subscription' | 'subscription_count'>
  description: string
  is_achieved: boolean
  current_amount: number
  target_amount: number
  started_at: Date
  ended_at: Date
}

interface ChannelHypeTrainBeginV2Data extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  type: Open<'golden_kappa' | 'regular' | 'treasure'>
  level: number
  total: number
  progress: number
  goal: number
  top_contributions: ChannelHypeTrainContributionData[]
  is_shared_train: boolean
  shared_train_participants: StreamOfflineData[]
  all_time_high_level: number
  all_time_high_total: number
  started_at: string
  expires_at: string
}

interface ChannelHypeTrainContributionData extends Loose {
  user_id: string
  user_login: string
  user_name: string
  type: Open<'bits' | 'other' | 'subscription'>
  total: number
}

interface ChannelHypeTrainEndV2Data extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  type: Open<'golden_kappa' | 'regular' | 'treasure'>
  level: number
  total: number
  top_contributions: ChannelHypeTrainContributionData[]
  is_shared_train: boolean
  shared_train_participants: StreamOfflineData[]
  started_at: string
  ended_at: string
  cooldown_ends_at: string
}

interface ChannelHypeTrainProgressV2Data extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  type: Open<'golden_kappa' | 'regular' | 'treasure'>
  level: number
  total: number
  progress: number
  goal: number
  top_contributions: ChannelHypeTrainContributionData[]
  is_shared_train: boolean
  shared_train_participants: StreamOfflineData[]
  started_at: string
  expires_at: string
}

interface ChannelModModerationData extends Loose {
  action: Open<'mod'>
  mod: ChatMessageMention
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelPollBeginChoiceData extends Loose {
  id: string
  title: string
}

interface ChannelPollBeginData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  title: string
  choices: ChannelPollBeginChoiceData[]
  bits_voting: ChannelPollVoteTypeSettingsData
  channel_points_voting: ChannelPollVoteTypeSettingsData
  started_at: string
  ends_at: string
}

interface ChannelPollChoiceData extends Loose {
  bits_votes: number
  channel_points_votes: number
  votes: number
  id: string
  title: string
}

interface ChannelPollEndData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  title: string
  choices: ChannelPollChoiceData[]
  bits_voting: ChannelPollVoteTypeSettingsData
  channel_points_voting: ChannelPollVoteTypeSettingsData
  status: Open<'archived' | 'completed' | 'terminated'>
  started_at: string
  ended_at: string
}

interface ChannelPollProgressData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  title: string
  choices: ChannelPollChoiceData[]
  bits_voting: ChannelPollVoteTypeSettingsData
  channel_points_voting: ChannelPollVoteTypeSettingsData
  started_at: string
  ends_at: string
}

interface ChannelPollVoteTypeSettingsData extends Loose {
  is_enabled: boolean
  amount_per_vote: number
}

interface ChannelPredictionBeginData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  title: string
  outcomes: ChannelPredictionBeginOutcomeData[]
  started_at: string
  locks_at: string
}

interface ChannelPredictionBeginOutcomeData extends Loose {
  id: string
  title: string
  color: Open<'blue' | 'pink'>
}

interface ChannelPredictionEndData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  title: string
  winning_outcome_id: string | null
  outcomes: ChannelPredictionOutcomeData[]
  status: Open<'canceled' | 'resolved'>
  started_at: string
  ended_at: string
}

interface ChannelPredictionLockData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  title: string
  outcomes: ChannelPredictionOutcomeData[]
  started_at: string
  locked_at: string
}

interface ChannelPredictionOutcomeData extends Loose {
  users: number
  channel_points: number
  top_predictors: ChannelPredictionPredictorData[]
  id: string
  title: string
  color: Open<'blue' | 'pink'>
}

interface ChannelPredictionPredictorData extends Loose {
  user_name: string
  user_login: string
  user_id: string
  channel_points_won: number | null
  channel_points_used: number
}

interface ChannelPredictionProgressData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  title: string
  outcomes: ChannelPredictionOutcomeData[]
  started_at: string
  locks_at: string
}

interface ChannelRaidData extends Loose {
  from_broadcaster_user_id: string
  from_broadcaster_user_login: string
  from_broadcaster_user_name: string
  to_broadcaster_user_id: string
  to_broadcaster_user_login: string
  to_broadcaster_user_name: string
  viewers: number
}

interface ChannelRaidModerationData extends Loose {
  action: Open<'raid'>
  raid: ChannelRaidModerationEventPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelRaidModerationEventPayload extends Loose {
  viewer_count: number
  user_id: string
  user_login: string
  user_name: string
}

interface ChannelRedemptionAddData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  user_id: string
  user_login: string
  user_name: string
  user_input: string
  status: Open<'canceled' | 'fulfilled' | 'unfulfilled' | 'unknown'>
  reward: ChannelRedemptionRewardData
  redeemed_at: string
}

interface ChannelRedemptionRewardData extends Loose {
  id: string
  title: string
  cost: number
  prompt: string
}

interface ChannelRedemptionUpdateData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  user_id: string
  user_login: string
  user_name: string
  user_input: string
  status: Open<'canceled' | 'fulfilled'>
  reward: ChannelRedemptionRewardData
  redeemed_at: string
}

interface ChannelRewardCooldownData extends Loose {
  is_enabled: boolean
  seconds: number | null
}

interface ChannelRewardData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  is_enabled: boolean
  is_paused: boolean
  is_in_stock: boolean
  title: string
  cost: number
  prompt: string
  is_user_input_required: boolean
  should_redemptions_skip_request_queue: boolean
  cooldown_expires_at: string | null
  redemptions_redeemed_current_stream: number | null
  max_per_stream: ChannelRewardMaxPerStreamData
  max_per_user_per_stream: ChannelRewardMaxPerStreamData
  global_cooldown: ChannelRewardCooldownData
  background_color: string
  image: ChannelRewardImageData | null
  default_image: ChannelRewardImageData
}

interface ChannelRewardImageData extends Loose {
  url_1x: string
  url_2x: string
  url_4x: string
}

interface ChannelRewardMaxPerStreamData extends Loose {
  is_enabled: boolean
  value: number | null
}

interface ChannelSharedChatBanModerationData extends Loose {
  action: Open<'shared_chat_ban'>
  shared_chat_ban: ChannelBanModerationEventPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelSharedChatDeleteModerationData extends Loose {
  action: Open<'shared_chat_delete'>
  shared_chat_delete: ChannelDeleteModerationEventPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelSharedChatSessionBeginData extends Loose {
  session_id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  host_broadcaster_user_id: string
  host_broadcaster_user_login: string
  host_broadcaster_user_name: string
  participants: StreamOfflineData[]
}

interface ChannelSharedChatSessionEndData extends Loose {
  session_id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  host_broadcaster_user_id: string
  host_broadcaster_user_login: string
  host_broadcaster_user_name: string
}

interface ChannelSharedChatTimeoutModerationData extends Loose {
  action: Open<'shared_chat_timeout'>
  shared_chat_timeout: ChannelTimeoutModerationEventPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelSharedChatUnbanModerationData extends Loose {
  action: Open<'shared_chat_unban'>
  shared_chat_unban: ChatMessageMention
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelSharedChatUntimeoutModerationData extends Loose {
  action: Open<'shared_chat_untimeout'>
  shared_chat_untimeout: ChatMessageMention
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelShieldModeBeginData extends Loose {
  started_at: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelShieldModeEndData extends Loose {
  ended_at: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelShoutoutCreateData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  to_broadcaster_user_id: string
  to_broadcaster_user_login: string
  to_broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
  viewer_count: number
  started_at: string
  cooldown_ends_at: string
  target_cooldown_ends_at: string
}

interface ChannelShoutoutReceiveData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  from_broadcaster_user_id: string
  from_broadcaster_user_login: string
  from_broadcaster_user_name: string
  viewer_count: number
  started_at: string
}

interface ChannelSlowModerationData extends Loose {
  action: Open<'slow'>
  slow: ChannelSlowModerationEventPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelSlowModerationEventPayload extends Loose {
  wait_time_seconds: number
}

interface ChannelSubscriptionData extends Loose {
  user_id: string
  user_login: string
  user_name: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  tier: Open<'1000' | '2000' | '3000'>
  is_gift: boolean
}

interface ChannelSubscriptionGiftData extends Loose {
  user_id: string | null
  user_login: string | null
  user_name: string | null
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  total: number
  tier: Open<'1000' | '2000' | '3000'>
  cumulative_total: number | null
  is_anonymous: boolean
}

interface ChannelSubscriptionMessageData extends Loose {
  text?: string | undefined
  emotes?: ChannelSubscriptionMessageEmoteData[] | null | undefined
  user_id?: string | undefined
  user_login?: string | undefined
  user_name?: string | undefined
  broadcaster_user_id?: string | undefined
  broadcaster_user_login?: string | undefined
  broadcaster_user_name?: string | undefined
  tier?: Open<'1000' | '2000' | '3000'> | undefined
  message?: ChannelSubscriptionMessageData | undefined
  cumulative_months?: number | undefined
  streak_months?: number | null | undefined
  duration_months?: number | undefined
}

interface ChannelSubscriptionMessageEmoteData extends Loose {
  begin: number
  end: number
  id: string
}

interface ChannelSuspiciousUserMessageData extends Loose {
  message_id?: string | undefined
  text?: string | undefined
  fragments?: (ChatMessageCheermotePart | ChannelSuspiciousUserMessageEmotePart | ChatMessageTextPart)[] | undefined
  broadcaster_user_id?: string | undefined
  broadcaster_user_name?: string | undefined
  broadcaster_user_login?: string | undefined
  user_id?: string | undefined
  user_name?: string | undefined
  user_login?: string | undefined
  low_trust_status?: Open<'active_monitoring' | 'no_treatment' | 'restricted'> | undefined
  shared_ban_channel_ids?: string[] | null | undefined
  types?: Open<'ban_evader' | 'banned_in_shared_channel' | 'manually_added'>[] | undefined
  ban_evasion_evaluation?: Open<'likely' | 'possible' | 'unknown'> | undefined
  message?: ChannelSuspiciousUserMessageData | undefined
}

interface ChannelSuspiciousUserMessageEmoteData extends Loose {
  id: string
  emote_set_id: string
}

interface ChannelSuspiciousUserMessageEmotePart extends Loose {
  type: Open<'emote'>
  text: string
  emote: ChannelSuspiciousUserMessageEmoteData
}

interface ChannelSuspiciousUserUpdateData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_name: string
  broadcaster_user_login: string
  moderator_user_id: string
  moderator_user_name: string
  moderator_user_login: string
  user_id: string
  user_name: string
  user_login: string
  low_trust_status: Open<'active_monitoring' | 'no_treatment' | 'restricted'>
}

interface ChannelTimeoutModerationData extends Loose {
  action: Open<'timeout'>
  timeout: ChannelTimeoutModerationEventPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelTimeoutModerationEventPayload extends Loose {
  reason: string
  expires_at: string
  user_id: string
  user_login: string
  user_name: string
}

interface ChannelUnbanData extends Loose {
  user_id: string
  user_login: string
  user_name: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelUnbanModerationData extends Loose {
  action: Open<'unban'>
  unban: ChatMessageMention
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelUnbanRequestCreateData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  user_id: string
  user_login: string
  user_name: string
  text: string
  created_at: string
}

interface ChannelUnbanRequestModerationData extends Loose {
  action: Open<'approve_unban_request' | 'deny_unban_request'>
  unban_request: ChannelUnbanRequestModerationEventPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelUnbanRequestModerationEventPayload extends Loose {
  is_approved: boolean
  moderator_message: string
  user_id: string
  user_login: string
  user_name: string
}

interface ChannelUnbanRequestResolveData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
  user_id: string
  user_login: string
  user_name: string
  resolution_text?: string | undefined
  status: Open<'approved' | 'canceled' | 'denied'>
}

interface ChannelUnmodModerationData extends Loose {
  action: Open<'unmod'>
  unmod: ChatMessageMention
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelUnraidModerationData extends Loose {
  action: Open<'unraid'>
  unraid: ChatMessageMention
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelUntimeoutModerationData extends Loose {
  action: Open<'untimeout'>
  untimeout: ChatMessageMention
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelUnvipModerationData extends Loose {
  action: Open<'unvip'>
  unvip: ChatMessageMention
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelUpdateData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  title: string
  language: string
  category_id: string
  category_name: string
  content_classification_labels: string[]
}

interface ChannelVipData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  user_id: string
  user_login: string
  user_name: string
}

interface ChannelVipModerationData extends Loose {
  action: Open<'vip'>
  vip: ChatMessageMention
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelWarnModerationData extends Loose {
  action: Open<'warn'>
  warn: ChannelWarnModerationEventPayload
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
}

interface ChannelWarnModerationEventPayload extends Loose {
  reason: string | null
  chat_rules_cited: string[] | null
  user_id: string
  user_login: string
  user_name: string
}

interface ChannelWarningSendData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  moderator_user_id: string
  moderator_user_login: string
  moderator_user_name: string
  user_id: string
  user_login: string
  user_name: string
  reason: string | null
  chat_rules_cited: string[] | null
}

interface ChatAutomaticRewardRedemptionMessageData extends Loose {
  text: string
  fragments: (ChatAutomaticRewardRedemptionMessageEmotePart | ChatMessageTextPart)[]
}

interface ChatAutomaticRewardRedemptionMessageEmoteData extends Loose {
  id: string
}

interface ChatAutomaticRewardRedemptionMessageEmotePart extends Loose {
  type: Open<'emote'>
  text: string
  emote: ChatAutomaticRewardRedemptionMessageEmoteData
}

interface ChatBadge extends Loose {
  set_id: string
  id: string
  info: string
}

interface ChatMessageCheerData extends Loose {
  bits: number
}

interface ChatMessageCheermote extends Loose {
  prefix: string
  bits: number
  tier: number
}

interface ChatMessageCheermotePart extends Loose {
  type: Open<'cheermote'>
  text: string
  cheermote: ChatMessageCheermote
}

interface ChatMessageData extends Loose {
  text: string
  fragments: (ChatMessageCheermotePart | ChatMessageEmotePart | ChatMessageMentionPart | ChatMessageTextPart)[]
}

interface ChatMessageEmote extends Loose {
  id: string
  emote_set_id: string
  owner_id: string
  format: string[]
}

interface ChatMessageEmotePart extends Loose {
  type: Open<'emote'>
  text: string
  emote: ChatMessageEmote
}

interface ChatMessageMention extends Loose {
  user_id: string
  user_name: string
  user_login: string
}

interface ChatMessageMentionPart extends Loose {
  type: Open<'mention'>
  text: string
  mention: ChatMessageMention
}

interface ChatMessageReplyData extends Loose {
  parent_message_id: string
  parent_message_body: string
  parent_user_id: string
  parent_user_name: string
  parent_user_login: string
  thread_message_id: string
  thread_user_id: string
  thread_user_name: string
  thread_user_login: string
}

interface ChatMessageTextPart extends Loose {
  type: Open<'text'>
  text: string
}

interface Date extends Loose {
  toString: unknown
  toDateString: unknown
  toTimeString: unknown
  toLocaleString: unknown
  toLocaleDateString: unknown
  toLocaleTimeString: unknown
  valueOf: unknown
  getTime: unknown
  getFullYear: unknown
  getUTCFullYear: unknown
  getMonth: unknown
  getUTCMonth: unknown
  getDate: unknown
  getUTCDate: unknown
  getDay: unknown
  getUTCDay: unknown
  getHours: unknown
  getUTCHours: unknown
  getMinutes: unknown
  getUTCMinutes: unknown
  getSeconds: unknown
  getUTCSeconds: unknown
  getMilliseconds: unknown
  getUTCMilliseconds: unknown
  getTimezoneOffset: unknown
  setTime: unknown
  setMilliseconds: unknown
  setUTCMilliseconds: unknown
  setSeconds: unknown
  setUTCSeconds: unknown
  setMinutes: unknown
  setUTCMinutes: unknown
  setHours: unknown
  setUTCHours: unknown
  setDate: unknown
  setUTCDate: unknown
  setMonth: unknown
  setUTCMonth: unknown
  setFullYear: unknown
  setUTCFullYear: unknown
  toUTCString: unknown
  toISOString: unknown
  toJSON: unknown
  getVarDate: unknown
}

interface DropEntitlementGrantData extends Loose {
  organization_id: string
  category_id: string
  category_name: string
  campaign_id: string
  user_id: string
  user_name: string
  user_login: string
  entitlement_id: string
  benefit_id: string
  created_at: string
}

interface ExtensionBitsTransactionCreateData extends Loose {
  id: string
  extension_client_id: string
  user_id: string
  user_login: string
  user_name: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  product: ExtensionBitsTransactionCreateEventProductData
}

interface ExtensionBitsTransactionCreateEventProductData extends Loose {
  name: string
  sku: string
  bits: number
  in_development: boolean
}

interface StreamOfflineData extends Loose {
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
}

interface StreamOnlineData extends Loose {
  id: string
  broadcaster_user_id: string
  broadcaster_user_login: string
  broadcaster_user_name: string
  type: Open<'live' | 'playlist' | 'premiere' | 'rerun' | 'watch_party'>
  started_at: string
}

interface UserAuthorizationGrantData extends Loose {
  client_id: string
  user_id: string
  user_login: string
  user_name: string
}

interface UserAuthorizationRevokeData extends Loose {
  client_id: string
  user_id: string
  user_login: string | null
  user_name: string | null
}

interface UserUpdateData extends Loose {
  user_id: string
  user_login: string
  user_name: string
  email?: string | undefined
  email_verified: boolean
  description: string
}

interface UserWhisperMessageData extends Loose {
  text?: string | undefined
  from_user_id?: string | undefined
  from_user_login?: string | undefined
  from_user_name?: string | undefined
  to_user_id?: string | undefined
  to_user_login?: string | undefined
  to_user_name?: string | undefined
  whisper_id?: string | undefined
  whisper?: UserWhisperMessageData | undefined
}
