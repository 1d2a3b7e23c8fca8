// Written by `npm run payloads` from:
// - @liveblocks/node 3.24.2

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface LiveblocksPayloads {
  commentCreated: CommentCreatedEvent
  commentDeleted: CommentDeletedEvent
  commentEdited: CommentEditedEvent
  commentMetadataUpdated: CommentMetadataUpdatedEvent
  commentReactionAdded: CommentReactionAdded
  commentReactionRemoved: CommentReactionRemoved
  notification: CustomNotificationEvent | TextMentionNotificationEvent | ThreadNotificationEvent
  roomCreated: RoomCreatedEvent
  roomDeleted: RoomDeletedEvent
  storageUpdated: YDocUpdatedEvent
  threadCreated: ThreadCreatedEvent
  threadDeleted: ThreadDeletedEvent
  threadMarkedAsResolved: ThreadMetadataUpdatedEvent
  threadMarkedAsUnresolved: ThreadMetadataUpdatedEvent
  threadMetadataUpdated: ThreadMetadataUpdatedEvent
  userEntered: UserEnteredEvent
  userLeft: UserLeftEvent
  ydocUpdated: YDocUpdatedEvent
}

interface CommentCreatedEvent extends Loose {
  type: string
  data: CommentCreatedEventData
}

interface CommentCreatedEventData extends Loose {
  projectId: string
  roomId: string
  threadId: string
  commentId: string
  createdAt: string
  createdBy: string
}

interface CommentDeletedEvent extends Loose {
  type: string
  data: CommentDeletedEventData
}

interface CommentDeletedEventData extends Loose {
  projectId: string
  roomId: string
  threadId: string
  commentId: string
  deletedAt: string
}

interface CommentEditedEvent extends Loose {
  type: string
  data: CommentEditedEventData
}

interface CommentEditedEventData extends Loose {
  projectId: string
  roomId: string
  threadId: string
  commentId: string
  editedAt: string
}

interface CommentMetadataUpdatedEvent extends Loose {
  type: string
  data: CommentMetadataUpdatedEventData
}

interface CommentMetadataUpdatedEventData extends Loose {
  projectId: string
  roomId: string
  threadId: string
  commentId: string
  updatedAt: string
  updatedBy: string
}

interface CommentReactionAdded extends Loose {
  type: string
  data: CommentReactionAddedData
}

interface CommentReactionAddedData extends Loose {
  projectId: string
  roomId: string
  threadId: string
  commentId: string
  emoji: string
  addedAt: string
  addedBy: string
}

interface CommentReactionRemoved extends Loose {
  type: string
  data: CommentReactionRemovedData
}

interface CommentReactionRemovedData extends Loose {
  projectId: string
  roomId: string
  threadId: string
  commentId: string
  emoji: string
  removedAt: string
  removedBy: string
}

interface CustomNotificationEvent extends Loose {
  type: string
  data: CustomNotificationEventData
}

interface CustomNotificationEventData extends Loose {
  channel: Open<'email' | 'slack' | 'teams' | 'webPush'>
  kind: string
  projectId: string
  roomId: string | null
  userId: string
  subjectId: string
  inboxNotificationId: string
  createdAt: string
  triggeredAt: string
}

interface RoomCreatedEvent extends Loose {
  type: string
  data: RoomCreatedEventData
}

interface RoomCreatedEventData extends Loose {
  projectId: string
  roomId: string
  createdAt: string
}

interface RoomDeletedEvent extends Loose {
  type: string
  data: RoomDeletedEventData
}

interface RoomDeletedEventData extends Loose {
  projectId: string
  roomId: string
  deletedAt: string
}

interface TextMentionNotificationEvent extends Loose {
  type: string
  data: TextMentionNotificationEventData
}

interface TextMentionNotificationEventData extends Loose {
  channel: Open<'email' | 'slack' | 'teams' | 'webPush'>
  kind: Open<'textMention'>
  projectId: string
  roomId: string
  userId: string
  mentionId: string
  inboxNotificationId: string
  createdAt: string
  triggeredAt: string
}

interface ThreadCreatedEvent extends Loose {
  type: string
  data: ThreadCreatedEventData
}

interface ThreadCreatedEventData extends Loose {
  projectId: string
  roomId: string
  threadId: string
  createdAt: string
  createdBy: string
}

interface ThreadDeletedEvent extends Loose {
  type: string
  data: ThreadDeletedEventData
}

interface ThreadDeletedEventData extends Loose {
  projectId: string
  roomId: string
  threadId: string
  deletedAt: string
}

interface ThreadMetadataUpdatedEvent extends Loose {
  type: string
  data: ThreadMetadataUpdatedEventData
}

interface ThreadMetadataUpdatedEventData extends Loose {
  projectId: string
  roomId: string
  threadId: string
  updatedAt: string
  updatedBy: string
}

interface ThreadNotificationEvent extends Loose {
  type: string
  data: ThreadNotificationEventData
}

interface ThreadNotificationEventData extends Loose {
  channel: Open<'email' | 'slack' | 'teams' | 'webPush'>
  kind: Open<'thread'>
  projectId: string
  roomId: string
  userId: string
  threadId: string
  inboxNotificationId: string
  createdAt: string
  triggeredAt: string
}

interface UserEnteredEvent extends Loose {
  type: string
  data: UserEnteredEventData
}

interface UserEnteredEventData extends Loose {
  projectId: string
  roomId: string
  connectionId: number
  userId: string | null
  userInfo: Loose | null
  enteredAt: string
  numActiveUsers: number
}

interface UserLeftEvent extends Loose {
  type: string
  data: UserLeftEventData
}

interface UserLeftEventData extends Loose {
  projectId: string
  roomId: string
  connectionId: number
  userId: string | null
  userInfo: Loose | null
  leftAt: string
  numActiveUsers: number
}

interface YDocUpdatedEvent extends Loose {
  type: string
  data: YDocUpdatedEventData
}

interface YDocUpdatedEventData extends Loose {
  projectId: string
  roomId: string
  updatedAt: string
}
