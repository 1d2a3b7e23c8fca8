// The Account Activity API of X, https://docs.x.com/x-api/account-activity/introduction
// Read on 2026-11-29 in xdevplatform/docs (commit 28713281): the examples. The fields of posts and users are not listed there.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Relation extends Loose {
  type: string
  /** In milliseconds. */
  created_timestamp: string
  source: Loose
  target: Loose
}

interface Favorite extends Loose {
  id: string
  created_at: string
  timestamp_ms: number
  favorited_status: Loose
  user: Loose
}

interface Message extends Loose {
  type: string
  id: string
  /** In milliseconds. */
  created_timestamp: string
  message_create: Loose & {
    target: Loose & { recipient_id: string }
    sender_id: string
    source_app_id?: string | undefined
    message_data: Loose & { text: string; entities: Loose }
  }
}

/** A delivery has `for_user_id` and one list of events, or `user_event`. */
interface Activity extends Loose {
  for_user_id?: string | undefined
  user_has_blocked?: string | undefined
  tweet_create_events?: Loose[] | undefined
  tweet_delete_events?: Loose[] | undefined
  favorite_events?: Favorite[] | undefined
  follow_events?: Relation[] | undefined
  block_events?: Relation[] | undefined
  mute_events?: Relation[] | undefined
  direct_message_events?: Message[] | undefined
  direct_message_indicate_typing_events?: Loose[] | undefined
  direct_message_mark_read_events?: Loose[] | undefined
  user_event?: (Loose & { revoke: Revocation }) | undefined
  /** By id. */
  apps?: { [id: string]: Loose } | undefined
  users?: { [id: string]: Loose } | undefined
}

interface Revocation extends Loose {
  date_time: string
  target: Loose & { app_id: string }
  source: Loose & { user_id: string }
}

/** The payload of each event. */
export interface XPayloads {
  activity: Activity
}
