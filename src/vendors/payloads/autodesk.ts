// Autodesk Platform Services' webhooks: the example of
// https://aps.autodesk.com/en/docs/webhooks/v1/reference/callback/data_management_events/dm.version.modified. The other names are those of
// json-schema/autodesk-webhook-event.json of https://github.com/api-evangelist/autodesk. Read on 2026-11-29.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Callback extends Loose {
  version?: string | undefined
  resourceUrn?: string | undefined
  hook: Hook
}

interface Hook extends Loose {
  hookId: string
  system: string
  event: string
  tenant?: string | undefined
  callbackUrl?: string | undefined
  createdBy?: string | undefined
  createdDate?: string | undefined
  creatorType?: Open<'Application' | 'O2User'> | undefined
  /** What you stored with the hook. */
  hookAttribute?: Loose | undefined
  scope?: (Loose & { folder?: string | undefined; workflow?: string | undefined }) | undefined
  urn?: string | undefined
  status?: Open<'active' | 'inactive'> | undefined
}

interface VersionCallback extends Callback {
  payload: Version
}

interface OtherCallback extends Callback {
  payload: Loose
}

interface Version extends Loose {
  ext?: string | undefined
  modifiedTime?: string | undefined
  lineageUrn?: string | undefined
  sizeInBytes?: number | undefined
  hidden?: boolean | undefined
  indexable?: boolean | undefined
  project?: string | undefined
  source?: string | undefined
}

/** The payload of each event. */
export interface AutodeskPayloads {
  'dm.folder.added': OtherCallback
  'dm.folder.deleted': OtherCallback
  'dm.version.added': VersionCallback
  'dm.version.deleted': VersionCallback
  'dm.version.modified': VersionCallback
  'extraction.finished': OtherCallback
  'extraction.updated': OtherCallback
}
