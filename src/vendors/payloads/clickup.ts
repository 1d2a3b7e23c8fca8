// ClickUp's webhooks, https://developer.clickup.com/docs/webhooktaskpayloads; the names are those of json-schema/clickup-webhook-schema.json of
// https://github.com/api-evangelist/clickup. Read on 2026-11-29. Not described: the ids of other resources than tasks.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Event extends Loose {
  event: string
  webhook_id: string
  history_items?: HistoryItem[] | undefined
}

interface TaskEvent extends Event {
  task_id: string
}

interface HistoryItem extends Loose {
  id: string
  type: number
  /** In milliseconds. */
  date: string
  field: string
  parent_id: string
  data: Loose
  source: string | null
  user: User
  before: unknown
  after: unknown
}

interface User extends Loose {
  id: number
  username: string
  email: string
  color: string | null
  initials: string
  profilePicture: string | null
}

/** The payload of each event. */
export interface ClickupPayloads {
  folderCreated: Event
  folderDeleted: Event
  folderUpdated: Event
  goalCreated: Event
  goalDeleted: Event
  goalUpdated: Event
  keyResultCreated: Event
  keyResultDeleted: Event
  keyResultUpdated: Event
  listCreated: Event
  listDeleted: Event
  listUpdated: Event
  spaceCreated: Event
  spaceDeleted: Event
  spaceUpdated: Event
  taskAssigneeUpdated: TaskEvent
  taskCommentPosted: TaskEvent
  taskCommentUpdated: TaskEvent
  taskCreated: TaskEvent
  taskDeleted: TaskEvent
  taskDueDateUpdated: TaskEvent
  taskMoved: TaskEvent
  taskPriorityUpdated: TaskEvent
  taskStatusUpdated: TaskEvent
  taskTagUpdated: TaskEvent
  taskTimeEstimateUpdated: TaskEvent
  taskTimeTrackedUpdated: TaskEvent
  taskUpdated: TaskEvent
}
