// Box's webhooks (V2), https://developer.box.com/reference/resources/webhook-invocation and https://developer.box.com/guides/webhooks/v2. Read
// on 2026-11-29: the names, the envelope and the fields of the example.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Event extends Loose {
  /** The same for every attempt. */
  id: string
  type: Open<'webhook_event'>
  created_at: string
  created_by: User
  trigger: string
  webhook: Loose & { id: string }
  source: Source
}

interface ItemEvent extends Event {
  source: Item
}

interface User extends Loose {
  id: string
  type: string
  name?: string | undefined
  login?: string | undefined
}

interface Source extends Loose {
  id?: string | undefined
  type?: string | undefined
}

/** A file or a folder. */
interface Item extends Source {
  id: string
  type: Open<'file' | 'folder'>
  name?: string | undefined
  description?: string | undefined
  etag?: string | null | undefined
  size?: number | undefined
  parent?: Source | null | undefined
  created_at?: string | null | undefined
  modified_at?: string | null | undefined
  created_by?: User | undefined
  modified_by?: User | undefined
  owned_by?: User | undefined
  item_status?: string | undefined
}

/** The payload of each event, by its trigger. */
export interface BoxPayloads {
  'COLLABORATION.ACCEPTED': Event
  'COLLABORATION.CREATED': Event
  'COLLABORATION.REJECTED': Event
  'COLLABORATION.REMOVED': Event
  'COLLABORATION.UPDATED': Event
  'COMMENT.CREATED': Event
  'COMMENT.DELETED': Event
  'COMMENT.UPDATED': Event
  'FILE.COPIED': ItemEvent
  'FILE.DELETED': ItemEvent
  'FILE.DOWNLOADED': ItemEvent
  'FILE.LOCKED': ItemEvent
  'FILE.MOVED': ItemEvent
  'FILE.PREVIEWED': ItemEvent
  'FILE.RENAMED': ItemEvent
  'FILE.RESTORED': ItemEvent
  'FILE.TRASHED': ItemEvent
  'FILE.UNLOCKED': ItemEvent
  'FILE.UPLOADED': ItemEvent
  'FOLDER.COPIED': ItemEvent
  'FOLDER.CREATED': ItemEvent
  'FOLDER.DELETED': ItemEvent
  'FOLDER.DOWNLOADED': ItemEvent
  'FOLDER.MOVED': ItemEvent
  'FOLDER.RENAMED': ItemEvent
  'FOLDER.RESTORED': ItemEvent
  'FOLDER.TRASHED': ItemEvent
  'METADATA_INSTANCE.CREATED': Event
  'METADATA_INSTANCE.DELETED': Event
  'METADATA_INSTANCE.UPDATED': Event
  'SHARED_LINK.CREATED': Event
  'SHARED_LINK.DELETED': Event
  'SHARED_LINK.UPDATED': Event
  'SIGN_REQUEST.COMPLETED': Event
  'SIGN_REQUEST.DECLINED': Event
  'SIGN_REQUEST.EXPIRED': Event
  'SIGN_REQUEST.SIGNER_EMAIL_BOUNCED': Event
  'TASK_ASSIGNMENT.CREATED': Event
  'TASK_ASSIGNMENT.UPDATED': Event
  'WEBHOOK.DELETED': Event
}
