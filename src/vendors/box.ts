import type { BoxPayloads } from './payloads/box.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { BoxPayloads } from './payloads/box.js'

const events = [
  'COLLABORATION.ACCEPTED',
  'COLLABORATION.CREATED',
  'COLLABORATION.REJECTED',
  'COLLABORATION.REMOVED',
  'COLLABORATION.UPDATED',
  'COMMENT.CREATED',
  'COMMENT.DELETED',
  'COMMENT.UPDATED',
  'FILE.COPIED',
  'FILE.DELETED',
  'FILE.DOWNLOADED',
  'FILE.LOCKED',
  'FILE.MOVED',
  'FILE.PREVIEWED',
  'FILE.RENAMED',
  'FILE.RESTORED',
  'FILE.TRASHED',
  'FILE.UNLOCKED',
  'FILE.UPLOADED',
  'FOLDER.COPIED',
  'FOLDER.CREATED',
  'FOLDER.DELETED',
  'FOLDER.DOWNLOADED',
  'FOLDER.MOVED',
  'FOLDER.RENAMED',
  'FOLDER.RESTORED',
  'FOLDER.TRASHED',
  'METADATA_INSTANCE.CREATED',
  'METADATA_INSTANCE.DELETED',
  'METADATA_INSTANCE.UPDATED',
  'SHARED_LINK.CREATED',
  'SHARED_LINK.DELETED',
  'SHARED_LINK.UPDATED',
  'SIGN_REQUEST.COMPLETED',
  'SIGN_REQUEST.DECLINED',
  'SIGN_REQUEST.EXPIRED',
  'SIGN_REQUEST.SIGNER_EMAIL_BOUNCED',
  'TASK_ASSIGNMENT.CREATED',
  'TASK_ASSIGNMENT.UPDATED',
  'WEBHOOK.DELETED',
] as const satisfies readonly (keyof BoxPayloads)[]

const preset = macVendor({
  name: 'box',
  title: 'Box',
  strength: 'signed with time',
  source: 'https://developer.box.com/guides/webhooks/v2/signatures-v2/',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  library: 'box-node-sdk',
  signature: { header: ['BOX-SIGNATURE-PRIMARY', 'BOX-SIGNATURE-SECONDARY'], encoding: 'base64' },
  message: '{body}{time}',
  time: { header: 'BOX-DELIVERY-TIMESTAMP', unit: 'date', toleranceSeconds: 600, futureSeconds: 60 },
  fixedHeaders: { 'BOX-SIGNATURE-VERSION': '1', 'BOX-SIGNATURE-ALGORITHM': 'HmacSHA256' },
  event: { field: 'trigger' },
  sampleEvent: 'FILE.UPLOADED',
  events,
  id: { field: 'id' },
})

/** Box: changes of files and folders. The event name is the trigger: `FILE.UPLOADED`. Either of the two keys may sign. */
export const box = preset as unknown as WithPayloads<typeof preset, BoxPayloads>
