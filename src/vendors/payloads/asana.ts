// Asana's events: `EventResponse` in defs/asana_oas.yaml of https://github.com/Asana/openapi (commit fc9f8dcf), with its resources and actions.
// Other resources send events, too.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Resource extends Loose {
  gid: string
  resource_type: string
  name?: string | undefined
}

/** An item of `events` in a request. */
interface Event extends Loose {
  /** Of events of the system it is null. */
  user?: Resource | null | undefined
  resource: Resource
  action: Open<'added' | 'changed' | 'deleted' | 'removed' | 'undeleted'>
  /** What the resource was added to, or removed from. */
  parent?: Resource | null | undefined
  created_at: string
}

interface Changed extends Event {
  change: Change
}

interface Change extends Loose {
  field: string
  action: Open<'added' | 'changed' | 'removed'>
  /** Resources have only `gid` and `resource_type` here. */
  new_value?: unknown
  added_value?: unknown
  removed_value?: unknown
}

/** The payload of each event: one item of the request's `events`. */
export interface AsanaPayloads {
  'project.added': Event
  'project.changed': Changed
  'project.deleted': Event
  'project.removed': Event
  'project.undeleted': Event
  'section.added': Event
  'section.changed': Changed
  'section.deleted': Event
  'section.removed': Event
  'section.undeleted': Event
  'story.added': Event
  'story.changed': Changed
  'story.deleted': Event
  'story.removed': Event
  'story.undeleted': Event
  'task.added': Event
  'task.changed': Changed
  'task.deleted': Event
  'task.removed': Event
  'task.undeleted': Event
}
