// Filestack's webhooks, the examples of https://www.filestack.com/docs/api/webhooks/. Read on 2026-11-29. The results of a workflow depend on its tasks,
// which you choose.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Event extends Loose {
  id: number
  action: string
  timestamp: number
}

interface Uploaded extends Event {
  text: Upload
}

interface Converted extends Event {
  text: Conversion
}

interface Overwritten extends Event {
  text: Overwrite
}

interface Deleted extends Event {
  text: Loose & { url: string }
}

interface WorkflowRun extends Event {
  text: Workflow
}

interface Upload extends Loose {
  container: string
  url: string
  filename: string
  client: string
  key: string
  type: string
  status: string
  size: number
}

interface Conversion extends Loose {
  url: string
  link: Link
}

interface Link extends Loose {
  url: string
  handle: string
  filename: string
  mimetype: string
  path: string
  provider: string
  size: number
}

interface Overwrite extends Loose {
  url: string
  mimetype: string
  isWriteable: boolean
  filename: string
  client: string
  size: number
}

interface Workflow extends Loose {
  workflow: string
  createdAt: string
  updatedAt: string
  sources: string[]
}

/** The payload of each event. */
export interface FilestackPayloads {
  'fp.converse': Converted
  'fp.delete': Deleted
  'fp.overwrite': Overwritten
  'fp.upload': Uploaded
  'fs.workflow': WorkflowRun
}
