import type { ClickupPayloads } from './payloads/clickup.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { ClickupPayloads } from './payloads/clickup.js'

const events = [
  'folderCreated',
  'folderDeleted',
  'folderUpdated',
  'goalCreated',
  'goalDeleted',
  'goalUpdated',
  'keyResultCreated',
  'keyResultDeleted',
  'keyResultUpdated',
  'listCreated',
  'listDeleted',
  'listUpdated',
  'spaceCreated',
  'spaceDeleted',
  'spaceUpdated',
  'taskAssigneeUpdated',
  'taskCommentPosted',
  'taskCommentUpdated',
  'taskCreated',
  'taskDeleted',
  'taskDueDateUpdated',
  'taskMoved',
  'taskPriorityUpdated',
  'taskStatusUpdated',
  'taskTagUpdated',
  'taskTimeEstimateUpdated',
  'taskTimeTrackedUpdated',
  'taskUpdated',
] as const satisfies readonly (keyof ClickupPayloads)[]

const preset = macVendor({
  name: 'clickup',
  title: 'ClickUp',
  strength: 'signed',
  source: 'https://developer.clickup.com/docs/webhooksignature',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Signature' },
  event: { field: 'event' },
  sampleEvent: 'taskCreated',
  events,
})

/** ClickUp: tasks, lists, folders and goals. The secret is in the answer of the API that creates the webhook. */
export const clickup = preset as unknown as WithPayloads<typeof preset, ClickupPayloads>
