// Cronofy's notifications, https://docs.cronofy.com/developers/api/push-notifications/, its pages of scheduling conversations and of the embedded
// scheduler; the names of the types also from skills/cronofy-webhooks of https://github.com/hookdeck/webhook-skills. Read on 2026-11-29.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface ChannelEvent extends Loose {
  notification: Loose & { type: string }
  channel: Channel
}

interface ChangeEvent extends ChannelEvent {
  notification: Loose & { type: string; changes_since: string }
}

interface ConversationEvent extends ChannelEvent {
  notification: Loose & { type: string; scheduling_conversation_id: string }
}

interface RequestEvent extends Loose {
  notification: Loose & { type: string; triggered_at: string }
  scheduling_request: SchedulingRequest
}

interface Channel extends Loose {
  channel_id: string
  callback_url: string
  filters?: Filters | undefined
}

interface Filters extends Loose {
  calendar_ids?: string[] | undefined
  only_managed?: boolean | undefined
}

interface SchedulingRequest extends Loose {
  scheduling_request_id: string
  slot_selection?: string | undefined
  summary?: string | undefined
  duration?: (Loose & { minutes: number }) | undefined
  recipients?: Recipient[] | undefined
  event?: Loose | undefined
}

interface Recipient extends Loose {
  email: string
  display_name: string
  select_url?: string | undefined
  slot_selector?: boolean | undefined
}

/** The payload of each event. */
export interface CronofyPayloads {
  change: ChangeEvent
  conferencing_profile_disconnected: ChannelEvent
  gdpr_requested: ChannelEvent
  profile_disconnected: ChannelEvent
  profile_initial_sync_completed: ChannelEvent
  scheduling_conversation_joined: ConversationEvent
  scheduling_conversation_updated: ConversationEvent
  scheduling_request_time_chosen: RequestEvent
  verification: ChannelEvent
}
