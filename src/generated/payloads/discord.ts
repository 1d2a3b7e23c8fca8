// Written by `npm run payloads` from:
// - discord-api-types 0.38.57

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The data of each webhook event, in `event.data`. */
export interface DiscordEvents {
  APPLICATION_AUTHORIZED: WebhookEventApplicationAuthorizedData
  APPLICATION_DEAUTHORIZED: WebhookEventApplicationDeauthorizedData
  ENTITLEMENT_CREATE: Entitlement
  ENTITLEMENT_UPDATE: Entitlement
  ENTITLEMENT_DELETE: Entitlement
}

/** The payload of each kind of interaction. */
export interface DiscordInteractions {
  'interaction.application_command': InteractionApplicationCommandPayload
  'interaction.message_component': InteractionMessageComponentPayload
  'interaction.application_command_autocomplete': InteractionApplicationCommandAutocompletePayload
  'interaction.modal_submit': InteractionModalSubmitPayload
}

interface ApplicationCommandInteractionMetadata extends Loose {
  target_user?: User | undefined
  target_message_id?: string | undefined
  id: string
  type: number
  user: User
  authorizing_integration_owners: AuthorizingIntegrationOwnersMap
  original_response_message_id?: string | undefined
}

interface ApplicationInstallParams extends Loose {
  scopes: Open<
    | 'activities.read'
    | 'activities.write'
    | 'applications.builds.read'
    | 'applications.builds.upload'
    | 'applications.commands'
    | 'applications.commands.permissions.update'
    | 'applications.commands.update'
    | 'applications.entitlements'
    | 'applications.store.update'
    | 'bot'
    | 'connections'
    | 'dm_channels.read'
    | 'email'
    | 'gdm.join'
    | 'guilds'
    | 'guilds.join'
    | 'guilds.members.read'
    | 'identify'
    | 'identify.premium'
    | 'messages.read'
    | 'relationships.read'
    | 'role_connections.write'
    | 'rpc'
    | 'rpc.activities.write'
    | 'rpc.notifications.read'
    | 'rpc.voice.read'
    | 'rpc.voice.write'
    | 'voice'
    | 'webhook.incoming'
  >[]
  permissions: string
}

interface ApplicationIntegrationTypeConfiguration extends Loose {
  oauth2_install_params?: ApplicationInstallParams | undefined
}

interface ApplicationIntegrationTypesConfigMap extends Loose {
  '0'?: ApplicationIntegrationTypeConfiguration | undefined
  '1'?: ApplicationIntegrationTypeConfiguration | undefined
}

interface Attachment extends Loose {
  id: string
  filename: string
  title?: string | undefined
  description?: string | undefined
  content_type?: string | undefined
  size: number
  url: string
  proxy_url: string
  height?: number | null | undefined
  width?: number | null | undefined
  placeholder?: string | undefined
  placeholder_version?: number | undefined
  ephemeral?: boolean | undefined
  duration_secs?: number | undefined
  waveform?: string | undefined
  flags?: number | undefined
  clip_participants?: User[] | undefined
  clip_created_at?: string | undefined
  application?: Loose | null | undefined
}

interface AuthorizingIntegrationOwnersMap extends Loose {
  '0'?: string | undefined
  '1'?: string | undefined
}

interface AvatarDecorationData extends Loose {
  asset: string
  sku_id: string
}

interface ChannelMention extends Loose {
  id: string
  guild_id: string
  type: number
  name: string
}

interface Collectibles extends Loose {
  nameplate?: NameplateData | undefined
}

interface CommandData extends Loose {
  options?: CommandOption[] | undefined
  resolved?: Resolved | CommandDataResolved | undefined
  id: string
  type: number
  name: string
  guild_id?: string | undefined
  target_id?: string | undefined
}

interface CommandDataResolved extends Loose {
  members?: { [key: string]: InteractionDataResolvedGuildMember } | undefined
  users: { [key: string]: User }
}

interface CommandOption extends Loose {
  name: string
  type: number
  value?: string | number | boolean | undefined
  focused?: boolean | undefined
  options?: CommandOption[] | undefined
}

interface DMChannel extends Loose {
  name: unknown
  recipients?: User[] | undefined
  last_message_id?: string | null | undefined
  type: number
  flags?: number | undefined
  id: string
  rate_limit_per_user?: number | undefined
  last_pin_timestamp?: string | null | undefined
}

interface Entitlement extends Loose {
  id: string
  sku_id: string
  user_id?: string | undefined
  guild_id?: string | undefined
  application_id: string
  type: number
  deleted: boolean
  starts_at: string | null
  ends_at: string | null
  consumed?: boolean | undefined
}

interface GroupDMChannel extends Loose {
  name: string | null
  application_id?: string | null | undefined
  icon?: string | null | undefined
  owner_id?: string | undefined
  last_message_id?: string | null | undefined
  managed?: boolean | undefined
  recipients?: User[] | undefined
  type: number
  flags?: number | undefined
  id: string
  rate_limit_per_user?: number | undefined
  last_pin_timestamp?: string | null | undefined
}

interface GuildCategoryChannel extends Loose {
  parent_id?: unknown
  name: string
  guild_id?: string | undefined
  permission_overwrites?: Overwrite[] | undefined
  nsfw?: boolean | undefined
  type: number
  flags?: number | undefined
  id: string
  position: number
}

interface GuildForumChannel extends Loose {
  default_forum_layout: number
  topic?: string | null | undefined
  last_message_id?: string | null | undefined
  rate_limit_per_user?: number | undefined
  last_pin_timestamp?: string | null | undefined
  default_auto_archive_duration?: number | undefined
  available_tags: GuildForumTag[]
  default_thread_rate_limit_per_user?: number | undefined
  default_reaction_emoji: GuildForumDefaultReactionEmoji | null
  default_sort_order: number | null
  name: string
  guild_id?: string | undefined
  permission_overwrites?: Overwrite[] | undefined
  parent_id?: string | null | undefined
  nsfw?: boolean | undefined
  type: number
  flags?: number | undefined
  id: string
  position: number
}

interface GuildForumDefaultReactionEmoji extends Loose {
  emoji_id: string | null
  emoji_name: string | null
}

interface GuildForumTag extends Loose {
  id: string
  name: string
  moderated: boolean
  emoji_id: string | null
  emoji_name: string | null
}

interface GuildMember extends Loose {
  nick?: string | null | undefined
  roles: string[]
  premium_since?: string | null | undefined
  pending?: boolean | undefined
  communication_disabled_until?: string | null | undefined
  avatar_decoration_data?: AvatarDecorationData | null | undefined
  collectibles?: Collectibles | null | undefined
  deaf: boolean
  mute: boolean
  flags: number
  avatar?: string | null | undefined
  banner?: string | null | undefined
  joined_at: string | null
  user: User
}

interface GuildTextChannel extends Loose {
  default_auto_archive_duration?: number | undefined
  default_thread_rate_limit_per_user?: number | undefined
  topic?: string | null | undefined
  last_message_id?: string | null | undefined
  type: number
  flags?: number | undefined
  id: string
  rate_limit_per_user?: number | undefined
  name: string
  guild_id?: string | undefined
  permission_overwrites?: Overwrite[] | undefined
  parent_id?: string | null | undefined
  nsfw?: boolean | undefined
  position: number
  last_pin_timestamp?: string | null | undefined
}

interface GuildWelcomeScreen extends Loose {
  description: string | null
  welcome_channels: GuildWelcomeScreenChannel[]
}

interface GuildWelcomeScreenChannel extends Loose {
  channel_id: string
  description: string
  emoji_id: string | null
  emoji_name: string | null
}

interface InteractionApplicationCommandAutocompletePayload extends Loose {
  id: string
  application_id: string
  type: number
  data: InteractionApplicationCommandAutocompletePayloadData
  guild?: PartialInteractionGuild | undefined
  guild_id?: string | undefined
  channel?: InteractionModalSubmitPayloadChannel | undefined
  channel_id?: string | undefined
  member?: InteractionGuildMember | undefined
  user?: User | undefined
  token: string
  version: number
  message?: Message | undefined
  app_permissions: string
  locale: Open<
    | 'bg'
    | 'cs'
    | 'da'
    | 'de'
    | 'el'
    | 'en-GB'
    | 'en-US'
    | 'es-419'
    | 'es-ES'
    | 'fi'
    | 'fr'
    | 'hi'
    | 'hr'
    | 'hu'
    | 'id'
    | 'it'
    | 'ja'
    | 'ko'
    | 'lt'
    | 'nl'
    | 'no'
    | 'pl'
    | 'pt-BR'
    | 'ro'
    | 'ru'
    | 'sv-SE'
    | 'th'
    | 'tr'
    | 'uk'
    | 'vi'
    | 'zh-CN'
    | 'zh-TW'
  >
  guild_locale?:
    | Open<
        | 'bg'
        | 'cs'
        | 'da'
        | 'de'
        | 'el'
        | 'en-GB'
        | 'en-US'
        | 'es-419'
        | 'es-ES'
        | 'fi'
        | 'fr'
        | 'hi'
        | 'hr'
        | 'hu'
        | 'id'
        | 'it'
        | 'ja'
        | 'ko'
        | 'lt'
        | 'nl'
        | 'no'
        | 'pl'
        | 'pt-BR'
        | 'ro'
        | 'ru'
        | 'sv-SE'
        | 'th'
        | 'tr'
        | 'uk'
        | 'vi'
        | 'zh-CN'
        | 'zh-TW'
      >
    | undefined
  entitlements: Entitlement[]
  authorizing_integration_owners: AuthorizingIntegrationOwnersMap
  context?: number | undefined
  attachment_size_limit: number
}

interface InteractionApplicationCommandAutocompletePayloadData extends Loose {
  options: CommandOption[]
  resolved?: Resolved | undefined
  id: string
  type: number
  name: string
  guild_id?: string | undefined
}

interface InteractionApplicationCommandPayload extends Loose {
  id: string
  application_id: string
  type: number
  data: CommandData
  guild?: PartialInteractionGuild | undefined
  guild_id?: string | undefined
  channel: InteractionMessageComponentPayloadChannel
  channel_id: string
  member?: InteractionGuildMember | undefined
  user?: User | undefined
  token: string
  version: number
  message?: Message | undefined
  app_permissions: string
  locale: Open<
    | 'bg'
    | 'cs'
    | 'da'
    | 'de'
    | 'el'
    | 'en-GB'
    | 'en-US'
    | 'es-419'
    | 'es-ES'
    | 'fi'
    | 'fr'
    | 'hi'
    | 'hr'
    | 'hu'
    | 'id'
    | 'it'
    | 'ja'
    | 'ko'
    | 'lt'
    | 'nl'
    | 'no'
    | 'pl'
    | 'pt-BR'
    | 'ro'
    | 'ru'
    | 'sv-SE'
    | 'th'
    | 'tr'
    | 'uk'
    | 'vi'
    | 'zh-CN'
    | 'zh-TW'
  >
  guild_locale?:
    | Open<
        | 'bg'
        | 'cs'
        | 'da'
        | 'de'
        | 'el'
        | 'en-GB'
        | 'en-US'
        | 'es-419'
        | 'es-ES'
        | 'fi'
        | 'fr'
        | 'hi'
        | 'hr'
        | 'hu'
        | 'id'
        | 'it'
        | 'ja'
        | 'ko'
        | 'lt'
        | 'nl'
        | 'no'
        | 'pl'
        | 'pt-BR'
        | 'ro'
        | 'ru'
        | 'sv-SE'
        | 'th'
        | 'tr'
        | 'uk'
        | 'vi'
        | 'zh-CN'
        | 'zh-TW'
      >
    | undefined
  entitlements: Entitlement[]
  authorizing_integration_owners: AuthorizingIntegrationOwnersMap
  context?: number | undefined
  attachment_size_limit: number
}

interface InteractionDataResolvedChannelBase extends Loose {
  type: number
  permissions: string
  app_permissions?: string | undefined
  id: string
  name: string | null
}

interface InteractionDataResolvedGuildMember extends Loose {
  permissions: string
  nick?: string | null | undefined
  roles: string[]
  premium_since?: string | null | undefined
  pending?: boolean | undefined
  communication_disabled_until?: string | null | undefined
  avatar_decoration_data?: AvatarDecorationData | null | undefined
  collectibles?: Collectibles | null | undefined
  flags: number
  avatar?: string | null | undefined
  banner?: string | null | undefined
  joined_at: string | null
}

interface InteractionGuildMember extends Loose {
  permissions: string
  user: User
  nick?: string | null | undefined
  roles: string[]
  premium_since?: string | null | undefined
  pending?: boolean | undefined
  communication_disabled_until?: string | null | undefined
  avatar_decoration_data?: AvatarDecorationData | null | undefined
  collectibles?: Collectibles | null | undefined
  deaf: boolean
  mute: boolean
  flags: number
  avatar?: string | null | undefined
  banner?: string | null | undefined
  joined_at: string | null
}

interface InteractionMessageComponentPayload extends Loose {
  id: string
  application_id: string
  type: number
  data: MessageComponentData | Loose
  guild?: PartialInteractionGuild | undefined
  guild_id?: string | undefined
  channel: InteractionMessageComponentPayloadChannel
  channel_id: string
  member?: InteractionGuildMember | undefined
  user?: User | undefined
  token: string
  version: number
  message: Message
  app_permissions: string
  locale: Open<
    | 'bg'
    | 'cs'
    | 'da'
    | 'de'
    | 'el'
    | 'en-GB'
    | 'en-US'
    | 'es-419'
    | 'es-ES'
    | 'fi'
    | 'fr'
    | 'hi'
    | 'hr'
    | 'hu'
    | 'id'
    | 'it'
    | 'ja'
    | 'ko'
    | 'lt'
    | 'nl'
    | 'no'
    | 'pl'
    | 'pt-BR'
    | 'ro'
    | 'ru'
    | 'sv-SE'
    | 'th'
    | 'tr'
    | 'uk'
    | 'vi'
    | 'zh-CN'
    | 'zh-TW'
  >
  guild_locale?:
    | Open<
        | 'bg'
        | 'cs'
        | 'da'
        | 'de'
        | 'el'
        | 'en-GB'
        | 'en-US'
        | 'es-419'
        | 'es-ES'
        | 'fi'
        | 'fr'
        | 'hi'
        | 'hr'
        | 'hu'
        | 'id'
        | 'it'
        | 'ja'
        | 'ko'
        | 'lt'
        | 'nl'
        | 'no'
        | 'pl'
        | 'pt-BR'
        | 'ro'
        | 'ru'
        | 'sv-SE'
        | 'th'
        | 'tr'
        | 'uk'
        | 'vi'
        | 'zh-CN'
        | 'zh-TW'
      >
    | undefined
  entitlements: Entitlement[]
  authorizing_integration_owners: AuthorizingIntegrationOwnersMap
  context?: number | undefined
  attachment_size_limit: number
}

interface InteractionMessageComponentPayloadChannel extends Loose {
  member?: ThreadMember | undefined
  thread_metadata?: ThreadMetadata | undefined
  message_count?: number | undefined
  member_count?: number | undefined
  owner_id?: string | undefined
  total_message_sent?: number | undefined
  applied_tags?: string[] | undefined
  parent_id?: string | null | undefined
  last_message_id?: string | null | undefined
  type?: number | undefined
  flags?: number | undefined
  id?: string | undefined
  rate_limit_per_user?: number | undefined
  name?: string | null | undefined
  guild_id?: string | undefined
  permission_overwrites?: Overwrite[] | undefined
  nsfw?: boolean | undefined
  last_pin_timestamp?: string | null | undefined
  recipients?: User[] | undefined
  application_id?: string | null | undefined
  icon?: string | null | undefined
  managed?: boolean | undefined
  position?: number | undefined
  default_forum_layout?: number | undefined
  topic?: string | null | undefined
  default_auto_archive_duration?: number | undefined
  available_tags?: GuildForumTag[] | undefined
  default_thread_rate_limit_per_user?: number | undefined
  default_reaction_emoji?: GuildForumDefaultReactionEmoji | null | undefined
  default_sort_order?: number | null | undefined
  bitrate?: number | undefined
  user_limit?: number | undefined
  rtc_region?: string | null | undefined
  video_quality_mode?: number | undefined
}

interface InteractionModalSubmitPayload extends Loose {
  id: string
  application_id: string
  type: number
  data: ModalSubmission
  guild?: PartialInteractionGuild | undefined
  guild_id?: string | undefined
  channel?: InteractionModalSubmitPayloadChannel | undefined
  channel_id?: string | undefined
  member?: InteractionGuildMember | undefined
  user?: User | undefined
  token: string
  version: number
  message?: Message | undefined
  app_permissions: string
  locale: Open<
    | 'bg'
    | 'cs'
    | 'da'
    | 'de'
    | 'el'
    | 'en-GB'
    | 'en-US'
    | 'es-419'
    | 'es-ES'
    | 'fi'
    | 'fr'
    | 'hi'
    | 'hr'
    | 'hu'
    | 'id'
    | 'it'
    | 'ja'
    | 'ko'
    | 'lt'
    | 'nl'
    | 'no'
    | 'pl'
    | 'pt-BR'
    | 'ro'
    | 'ru'
    | 'sv-SE'
    | 'th'
    | 'tr'
    | 'uk'
    | 'vi'
    | 'zh-CN'
    | 'zh-TW'
  >
  guild_locale?:
    | Open<
        | 'bg'
        | 'cs'
        | 'da'
        | 'de'
        | 'el'
        | 'en-GB'
        | 'en-US'
        | 'es-419'
        | 'es-ES'
        | 'fi'
        | 'fr'
        | 'hi'
        | 'hr'
        | 'hu'
        | 'id'
        | 'it'
        | 'ja'
        | 'ko'
        | 'lt'
        | 'nl'
        | 'no'
        | 'pl'
        | 'pt-BR'
        | 'ro'
        | 'ru'
        | 'sv-SE'
        | 'th'
        | 'tr'
        | 'uk'
        | 'vi'
        | 'zh-CN'
        | 'zh-TW'
      >
    | undefined
  entitlements: Entitlement[]
  authorizing_integration_owners: AuthorizingIntegrationOwnersMap
  context?: number | undefined
  attachment_size_limit: number
}

interface InteractionModalSubmitPayloadChannel extends Loose {
  member?: ThreadMember | undefined
  thread_metadata?: ThreadMetadata | undefined
  message_count?: number | undefined
  member_count?: number | undefined
  owner_id?: string | undefined
  total_message_sent?: number | undefined
  applied_tags?: string[] | undefined
  parent_id?: string | null | undefined
  last_message_id?: string | null | undefined
  type: number
  flags?: number | undefined
  id: string
  rate_limit_per_user?: number | undefined
  name?: string | null | undefined
  guild_id?: string | undefined
  permission_overwrites?: Overwrite[] | undefined
  nsfw?: boolean | undefined
  last_pin_timestamp?: string | null | undefined
  recipients?: User[] | undefined
  application_id?: string | null | undefined
  icon?: string | null | undefined
  managed?: boolean | undefined
  position?: number | undefined
  default_forum_layout?: number | undefined
  topic?: string | null | undefined
  default_auto_archive_duration?: number | undefined
  available_tags?: GuildForumTag[] | undefined
  default_thread_rate_limit_per_user?: number | undefined
  default_reaction_emoji?: GuildForumDefaultReactionEmoji | null | undefined
  default_sort_order?: number | null | undefined
  bitrate?: number | undefined
  user_limit?: number | undefined
  rtc_region?: string | null | undefined
  video_quality_mode?: number | undefined
}

interface Message extends Loose {
  channel_id: string
  id: string
  author: User
  content: string
  timestamp: string
  edited_timestamp: string | null
  tts: boolean
  mention_everyone: boolean
  mention_roles: string[]
  mention_channels?: ChannelMention[] | undefined
  attachments: Attachment[]
  embeds: Loose[]
  reactions?: Reaction[] | undefined
  nonce?: string | number | undefined
  pinned: boolean
  webhook_id?: string | undefined
  type: number
  activity?: MessageActivity | undefined
  application?: MessageApplication | undefined
  application_id?: string | undefined
  message_reference?: MessageReference | undefined
  flags?: number | undefined
  referenced_message?: Message | null | undefined
  interaction_metadata?:
    | ApplicationCommandInteractionMetadata
    | MessageComponentInteractionMetadata
    | ModalSubmitInteractionMetadata
    | undefined
  interaction?: MessageInteraction | undefined
  thread?:
    | DMChannel
    | GroupDMChannel
    | GuildCategoryChannel
    | GuildForumChannel
    | GuildTextChannel
    | ThreadChannel
    | ThreadOnlyChannel
    | VoiceChannelBase
    | undefined
  components?: Loose[] | undefined
  sticker_items?: StickerItem[] | undefined
  stickers?: Loose[] | undefined
  position?: number | undefined
  role_subscription_data?: MessageRoleSubscriptionData | undefined
  resolved?: Resolved | undefined
  poll?: Loose | undefined
  message_snapshots?: Loose[] | undefined
  call?: MessageCall | undefined
  shared_client_theme?: MessageSharedClientTheme | undefined
  mentions: User[]
}

interface MessageActivity extends Loose {
  type: number
  party_id?: string | undefined
}

interface MessageApplication extends Loose {
  id?: string | undefined
  name?: string | undefined
  icon?: string | null | undefined
  description?: string | undefined
  rpc_origins?: string[] | undefined
  bot_public?: boolean | undefined
  bot_require_code_grant?: boolean | undefined
  bot?: User | undefined
  terms_of_service_url?: string | undefined
  privacy_policy_url?: string | undefined
  owner?: User | undefined
  summary?: Open<''> | undefined
  verify_key?: string | undefined
  team?: Team | null | undefined
  guild_id?: string | undefined
  guild?: PartialGuild | undefined
  primary_sku_id?: string | undefined
  slug?: string | undefined
  cover_image?: string | undefined
  flags?: number | undefined
  flags_new?: string | undefined
  approximate_guild_count?: number | undefined
  approximate_user_install_count?: number | undefined
  approximate_user_authorization_count?: number | undefined
  redirect_uris?: string[] | undefined
  interactions_endpoint_url?: string | null | undefined
  role_connections_verification_url?: string | null | undefined
  tags?: string[] | undefined
  install_params?: ApplicationInstallParams | undefined
  integration_types_config?: ApplicationIntegrationTypesConfigMap | undefined
  custom_install_url?: string | undefined
  event_webhooks_url?: string | null | undefined
  event_webhooks_status?: number | undefined
  event_webhooks_types?:
    | Open<
        | 'APPLICATION_AUTHORIZED'
        | 'APPLICATION_DEAUTHORIZED'
        | 'ENTITLEMENT_CREATE'
        | 'ENTITLEMENT_DELETE'
        | 'ENTITLEMENT_UPDATE'
        | 'QUEST_USER_ENROLLMENT'
      >[]
    | undefined
}

interface MessageCall extends Loose {
  participants: string[]
  ended_timestamp?: string | null | undefined
}

interface MessageComponentData extends Loose {
  custom_id: string
  component_type: number
  values?: string[] | undefined
  resolved?: MessageComponentDataResolved | undefined
}

interface MessageComponentDataResolved extends Loose {
  channels?: { [key: string]: InteractionDataResolvedChannelBase | ResolvedChannelsValue } | undefined
  roles?: { [key: string]: Role } | undefined
  members?: { [key: string]: InteractionDataResolvedGuildMember } | undefined
  users?: { [key: string]: User } | undefined
}

interface MessageComponentInteractionMetadata extends Loose {
  interacted_message_id: string
  id: string
  type: number
  user: User
  authorizing_integration_owners: AuthorizingIntegrationOwnersMap
  original_response_message_id?: string | undefined
}

interface MessageInteraction extends Loose {
  id: string
  type: number
  name: string
  user: User
  member?: PartialAPIMessageInteractionGuildMember | undefined
}

interface MessageReference extends Loose {
  type?: number | undefined
  message_id?: string | undefined
  channel_id: string
  guild_id?: string | undefined
}

interface MessageRoleSubscriptionData extends Loose {
  role_subscription_listing_id: string
  tier_name: string
  total_months_subscribed: number
  is_renewal: boolean
}

interface MessageSharedClientTheme extends Loose {
  colors: string[]
  gradient_angle: number
  base_mix: number
  base_theme?: number | null | undefined
}

interface ModalSubmission extends Loose {
  resolved?: Resolved | undefined
  custom_id: string
  components: ModalSubmitComponent[]
}

interface ModalSubmitComponent extends Loose {
  value?: string | boolean | null | undefined
  custom_id?: string | undefined
  type: number
  id?: number | undefined
  components?: ModalSubmitComponent[] | undefined
  values?: string[] | undefined
  component?: ModalSubmitComponent | undefined
}

interface ModalSubmitInteractionMetadata extends Loose {
  triggering_interaction_metadata: ApplicationCommandInteractionMetadata | MessageComponentInteractionMetadata
  id: string
  type: number
  user: User
  authorizing_integration_owners: AuthorizingIntegrationOwnersMap
  original_response_message_id?: string | undefined
}

interface NameplateData extends Loose {
  sku_id: string
  asset: string
  label: string
  palette: Open<
    'berry' | 'bubble_gum' | 'clover' | 'cobalt' | 'crimson' | 'forest' | 'lemon' | 'sky' | 'teal' | 'violet' | 'white'
  >
}

interface Overwrite extends Loose {
  id: string
  type: number
  allow: string
  deny: string
}

interface PartialAPIMessageInteractionGuildMember extends Loose {
  avatar?: string | null | undefined
  communication_disabled_until?: string | null | undefined
  deaf: boolean
  joined_at: string | null
  mute: boolean
  nick?: string | null | undefined
  pending?: boolean | undefined
  premium_since?: string | null | undefined
  roles: string[]
}

interface PartialEmoji extends Loose {
  id: string | null
  name: string | null
  animated?: boolean | undefined
}

interface PartialGuild extends Loose {
  name: string
  icon: string | null
  splash: string | null
  banner?: string | null | undefined
  description?: string | null | undefined
  features?:
    | Open<
        | 'ANIMATED_BANNER'
        | 'ANIMATED_ICON'
        | 'APPLICATION_COMMAND_PERMISSIONS_V2'
        | 'AUTO_MODERATION'
        | 'BANNER'
        | 'COMMUNITY'
        | 'CREATOR_MONETIZABLE_PROVISIONAL'
        | 'CREATOR_STORE_PAGE'
        | 'DEVELOPER_SUPPORT_SERVER'
        | 'DISCOVERABLE'
        | 'ENHANCED_ROLE_COLORS'
        | 'FEATURABLE'
        | 'GUESTS_ENABLED'
        | 'GUILD_TAGS'
        | 'HAS_DIRECTORY_ENTRY'
        | 'HUB'
        | 'INVITES_DISABLED'
        | 'INVITE_SPLASH'
        | 'LINKED_TO_HUB'
        | 'MEMBER_VERIFICATION_GATE_ENABLED'
        | 'MONETIZATION_ENABLED'
        | 'MORE_SOUNDBOARD'
        | 'MORE_STICKERS'
        | 'NEWS'
        | 'PARTNERED'
        | 'PIN_PERMISSION_MIGRATION_COMPLETE'
        | 'PREVIEW_ENABLED'
        | 'PRIVATE_THREADS'
        | 'PRUNE_REQUIRES_ADMIN'
        | 'RAID_ALERTS_DISABLED'
        | 'RELAY_ENABLED'
        | 'ROLE_ICONS'
        | 'ROLE_SUBSCRIPTIONS_AVAILABLE_FOR_PURCHASE'
        | 'ROLE_SUBSCRIPTIONS_ENABLED'
        | 'SOUNDBOARD'
        | 'TICKETED_EVENTS_ENABLED'
        | 'VANITY_URL'
        | 'VERIFIED'
        | 'VIP_REGIONS'
        | 'WELCOME_SCREEN_ENABLED'
      >[]
    | undefined
  verification_level?: number | undefined
  vanity_url_code?: string | null | undefined
  welcome_screen?: GuildWelcomeScreen | undefined
  id: string
}

interface PartialInteractionGuild extends Loose {
  locale: Open<
    | 'bg'
    | 'cs'
    | 'da'
    | 'de'
    | 'el'
    | 'en-GB'
    | 'en-US'
    | 'es-419'
    | 'es-ES'
    | 'fi'
    | 'fr'
    | 'hi'
    | 'hr'
    | 'hu'
    | 'id'
    | 'it'
    | 'ja'
    | 'ko'
    | 'lt'
    | 'nl'
    | 'no'
    | 'pl'
    | 'pt-BR'
    | 'ro'
    | 'ru'
    | 'sv-SE'
    | 'th'
    | 'tr'
    | 'uk'
    | 'vi'
    | 'zh-CN'
    | 'zh-TW'
  >
  id: string
  features: Open<
    | 'ANIMATED_BANNER'
    | 'ANIMATED_ICON'
    | 'APPLICATION_COMMAND_PERMISSIONS_V2'
    | 'AUTO_MODERATION'
    | 'BANNER'
    | 'COMMUNITY'
    | 'CREATOR_MONETIZABLE_PROVISIONAL'
    | 'CREATOR_STORE_PAGE'
    | 'DEVELOPER_SUPPORT_SERVER'
    | 'DISCOVERABLE'
    | 'ENHANCED_ROLE_COLORS'
    | 'FEATURABLE'
    | 'GUESTS_ENABLED'
    | 'GUILD_TAGS'
    | 'HAS_DIRECTORY_ENTRY'
    | 'HUB'
    | 'INVITES_DISABLED'
    | 'INVITE_SPLASH'
    | 'LINKED_TO_HUB'
    | 'MEMBER_VERIFICATION_GATE_ENABLED'
    | 'MONETIZATION_ENABLED'
    | 'MORE_SOUNDBOARD'
    | 'MORE_STICKERS'
    | 'NEWS'
    | 'PARTNERED'
    | 'PIN_PERMISSION_MIGRATION_COMPLETE'
    | 'PREVIEW_ENABLED'
    | 'PRIVATE_THREADS'
    | 'PRUNE_REQUIRES_ADMIN'
    | 'RAID_ALERTS_DISABLED'
    | 'RELAY_ENABLED'
    | 'ROLE_ICONS'
    | 'ROLE_SUBSCRIPTIONS_AVAILABLE_FOR_PURCHASE'
    | 'ROLE_SUBSCRIPTIONS_ENABLED'
    | 'SOUNDBOARD'
    | 'TICKETED_EVENTS_ENABLED'
    | 'VANITY_URL'
    | 'VERIFIED'
    | 'VIP_REGIONS'
    | 'WELCOME_SCREEN_ENABLED'
  >[]
}

interface Reaction extends Loose {
  count: number
  count_details: ReactionCountDetails
  me: boolean
  me_burst: boolean
  emoji: PartialEmoji
  burst_colors: string[]
}

interface ReactionCountDetails extends Loose {
  burst: number
  normal: number
}

interface Resolved extends Loose {
  users?: { [key: string]: User } | undefined
  roles?: { [key: string]: Role } | undefined
  members?: { [key: string]: InteractionDataResolvedGuildMember } | undefined
  channels?: { [key: string]: InteractionDataResolvedChannelBase | ResolvedChannelsValue } | undefined
  attachments?: { [key: string]: Attachment } | undefined
  messages?: { [key: string]: Message } | undefined
}

interface ResolvedChannelsValue extends Loose {
  type: number
  permissions: string
  app_permissions?: string | undefined
  id: string
  name: string | null
  thread_metadata?: ThreadMetadata | undefined
  parent_id?: string | undefined
}

interface Role extends Loose {
  id: string
  name: string
  color: number
  colors: RoleColors
  hoist: boolean
  icon?: string | null | undefined
  unicode_emoji?: string | null | undefined
  position: number
  permissions: string
  managed: boolean
  mentionable: boolean
  tags?: RoleTags | undefined
  flags: number
}

interface RoleColors extends Loose {
  primary_color: number
  secondary_color: number | null
  tertiary_color: number | null
}

interface RoleTags extends Loose {
  bot_id?: string | undefined
  premium_subscriber?: unknown
  integration_id?: string | undefined
  subscription_listing_id?: string | undefined
  available_for_purchase?: unknown
  guild_connections?: unknown
}

interface StickerItem extends Loose {
  id: string
  name: string
  format_type: number
}

interface Team extends Loose {
  icon: string | null
  id: string
  members: TeamMember[]
  name: string
  owner_user_id: string
}

interface TeamMember extends Loose {
  membership_state: number
  permissions: Open<'*'>[]
  team_id: string
  user: User
  role: Open<'admin' | 'developer' | 'read_only'>
}

interface ThreadChannel extends Loose {
  member?: ThreadMember | undefined
  thread_metadata?: ThreadMetadata | undefined
  message_count?: number | undefined
  member_count?: number | undefined
  owner_id?: string | undefined
  total_message_sent?: number | undefined
  applied_tags?: string[] | undefined
  parent_id?: string | undefined
  last_message_id?: string | null | undefined
  type: number
  flags?: number | undefined
  id: string
  rate_limit_per_user?: number | undefined
  name: string
  guild_id?: string | undefined
  permission_overwrites?: Overwrite[] | undefined
  nsfw?: boolean | undefined
  last_pin_timestamp?: string | null | undefined
}

interface ThreadMember extends Loose {
  id?: string | undefined
  user_id?: string | undefined
  join_timestamp: string
  flags: number
  member?: GuildMember | undefined
}

interface ThreadMetadata extends Loose {
  archived: boolean
  auto_archive_duration: number
  archive_timestamp: string
  locked: boolean
  invitable?: boolean | undefined
  create_timestamp?: string | undefined
}

interface ThreadOnlyChannel extends Loose {
  topic?: string | null | undefined
  last_message_id?: string | null | undefined
  rate_limit_per_user?: number | undefined
  last_pin_timestamp?: string | null | undefined
  default_auto_archive_duration?: number | undefined
  available_tags: GuildForumTag[]
  default_thread_rate_limit_per_user?: number | undefined
  default_reaction_emoji: GuildForumDefaultReactionEmoji | null
  default_sort_order: number | null
  name: string
  guild_id?: string | undefined
  permission_overwrites?: Overwrite[] | undefined
  parent_id?: string | null | undefined
  nsfw?: boolean | undefined
  type: number
  flags?: number | undefined
  id: string
  position: number
}

interface User extends Loose {
  id: string
  username: string
  discriminator: string
  global_name: string | null
  avatar: string | null
  bot?: boolean | undefined
  system?: boolean | undefined
  mfa_enabled?: boolean | undefined
  banner?: string | null | undefined
  accent_color?: number | null | undefined
  locale?: string | undefined
  verified?: boolean | undefined
  email?: string | null | undefined
  flags?: number | undefined
  premium_type?: number | undefined
  public_flags?: number | undefined
  avatar_decoration?: string | null | undefined
  avatar_decoration_data?: AvatarDecorationData | null | undefined
  collectibles?: Collectibles | null | undefined
  primary_guild?: UserPrimaryGuild | null | undefined
}

interface UserPrimaryGuild extends Loose {
  identity_guild_id: string | null
  identity_enabled: boolean | null
  tag: string | null
  badge: string | null
}

interface VoiceChannelBase extends Loose {
  bitrate?: number | undefined
  user_limit?: number | undefined
  rtc_region?: string | null | undefined
  video_quality_mode?: number | undefined
  name: string
  guild_id?: string | undefined
  permission_overwrites?: Overwrite[] | undefined
  parent_id?: string | null | undefined
  nsfw?: boolean | undefined
  type: number
  flags?: number | undefined
  id: string
  position: number
  last_message_id?: string | null | undefined
  rate_limit_per_user?: number | undefined
}

interface WebhookEventApplicationAuthorizedData extends Loose {
  integration_type?: number | undefined
  user: User
  scopes: Open<
    | 'activities.read'
    | 'activities.write'
    | 'applications.builds.read'
    | 'applications.builds.upload'
    | 'applications.commands'
    | 'applications.commands.permissions.update'
    | 'applications.commands.update'
    | 'applications.entitlements'
    | 'applications.store.update'
    | 'bot'
    | 'connections'
    | 'dm_channels.read'
    | 'email'
    | 'gdm.join'
    | 'guilds'
    | 'guilds.join'
    | 'guilds.members.read'
    | 'identify'
    | 'identify.premium'
    | 'messages.read'
    | 'relationships.read'
    | 'role_connections.write'
    | 'rpc'
    | 'rpc.activities.write'
    | 'rpc.notifications.read'
    | 'rpc.voice.read'
    | 'rpc.voice.write'
    | 'voice'
    | 'webhook.incoming'
  >[]
  guild?: Loose | undefined
}

interface WebhookEventApplicationDeauthorizedData extends Loose {
  user: User
}
