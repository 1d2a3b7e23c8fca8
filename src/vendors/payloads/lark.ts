// Common events of Lark and Feishu, in version 2.0, https://open.feishu.cn/document/server-docs/event-subscription-guide/event-list
// The fields are those of the handlers in @larksuiteoapi/node-sdk 1.74.0 and of the documents of each event. Not described: the many
// events of other apps, such as approvals and attendance.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Callback<Event> extends Loose {
  schema: Open<'2.0'>
  header: Header
  event: Event
}

interface Header extends Loose {
  event_id: string
  event_type: string
  /** A number of milliseconds. */
  create_time: string
  token?: string | undefined
  app_id: string
  tenant_key: string
}

interface Ids extends Loose {
  union_id?: string | undefined
  user_id?: string | null | undefined
  open_id?: string | undefined
}

interface Mention extends Loose {
  key: string
  id: Ids
  name: string
  tenant_key?: string | undefined
}

interface Message extends Loose {
  message_id: string
  root_id?: string | undefined
  parent_id?: string | undefined
  thread_id?: string | undefined
  /** A number of milliseconds. */
  create_time: string
  chat_id: string
  chat_type: Open<'p2p' | 'group'>
  message_type: string
  /** JSON as a text, whose fields depend on `message_type`. */
  content: string
  mentions?: Mention[] | undefined
}

interface MessageReceived extends Loose {
  sender: Loose & { sender_id?: Ids | undefined; sender_type: string; tenant_key?: string | undefined }
  message: Message
}

interface MessageRead extends Loose {
  reader?: (Loose & { reader_id?: Ids | undefined; read_time?: string | undefined }) | undefined
  message_id_list?: string[] | undefined
}

interface Reaction extends Loose {
  message_id?: string | undefined
  reaction_type?: (Loose & { emoji_type?: string | undefined }) | undefined
  operator_type?: string | undefined
  user_id?: Ids | undefined
  action_time?: string | undefined
}

interface Membership extends Loose {
  chat_id?: string | undefined
  operator_id?: Ids | undefined
  external?: boolean | undefined
  name?: string | undefined
}

interface UsersChanged extends Membership {
  users?: (Loose & { name?: string | undefined; user_id?: Ids | undefined })[] | undefined
}

interface UserChanged extends Loose {
  object?: Loose | undefined
  old_object?: Loose | undefined
}

/** The payload of each event. */
export interface LarkPayloads {
  'contact.user.created_v3': Callback<UserChanged>
  'contact.user.deleted_v3': Callback<UserChanged>
  'contact.user.updated_v3': Callback<UserChanged>
  'im.chat.disbanded_v1': Callback<Membership>
  'im.chat.member.bot.added_v1': Callback<Membership>
  'im.chat.member.bot.deleted_v1': Callback<Membership>
  'im.chat.member.user.added_v1': Callback<UsersChanged>
  'im.chat.member.user.deleted_v1': Callback<UsersChanged>
  'im.chat.updated_v1': Callback<Membership>
  'im.message.message_read_v1': Callback<MessageRead>
  'im.message.reaction.created_v1': Callback<Reaction>
  'im.message.reaction.deleted_v1': Callback<Reaction>
  'im.message.receive_v1': Callback<MessageReceived>
}
