// Written by `npm run payloads` from:
// - @notionhq/client 5.26.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface NotionPayloads {
  'comment.created': CommentCreated
  'comment.deleted': CommentCreated
  'comment.updated': CommentCreated
  'data_source.content_updated': DatabaseContentUpdated
  'data_source.created': DatabaseMoved
  'data_source.deleted': DatabaseMoved
  'data_source.moved': DatabaseMoved
  'data_source.schema_updated': DatabaseSchemaUpdated
  'data_source.undeleted': DatabaseMoved
  'database.content_updated': DatabaseContentUpdated
  'database.created': DatabaseMoved
  'database.deleted': DatabaseMoved
  'database.moved': DatabaseMoved
  'database.schema_updated': DatabaseSchemaUpdated
  'database.undeleted': DatabaseMoved
  'file_upload.completed': FileUploadCreated
  'file_upload.created': FileUploadCreated
  'file_upload.expired': FileUploadCreated
  'file_upload.upload_failed': FileUploadUploadFailed
  'page.content_updated': PageContentUpdated
  'page.created': PageMoved
  'page.deleted': PageMoved
  'page.locked': PageMoved
  'page.moved': PageMoved
  'page.properties_updated': PagePropertiesUpdated
  'page.transcription_block.transcript_deleted': PageTranscriptionBlockTranscriptDeleted
  'page.undeleted': PageMoved
  'page.unlocked': PageMoved
  'view.created': ViewCreated
  'view.deleted': ViewDeleted
  'view.updated': ViewUpdated
}

interface CommentCreated extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: CommentEntity
  data: Loose & { parent: UpdatedBlock; page_id: string }
}

interface CommentEntity extends Loose {
  type: 'comment'
  id: string
}

interface DatabaseContentUpdated extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: DatabaseEventEntity
  data: Loose & { parent: ParentBlock; updated_blocks: UpdatedBlock[] }
}

interface DatabaseEventEntity extends Loose {
  id: string
  type: Open<'block' | 'data_source' | 'database'>
}

interface DatabaseMoved extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: DatabaseEventEntity
  data: Loose & { parent: ParentBlock }
}

interface DatabaseSchemaUpdated extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: DatabaseEventEntity
  data: DatabaseSchemaUpdatedData
}

interface DatabaseSchemaUpdatedData extends Loose {
  parent: ParentBlock
  updated_properties?: DatabaseSchemaUpdatedDataUpdatedProperty[] | undefined
}

interface DatabaseSchemaUpdatedDataUpdatedProperty extends Loose {
  id: string
  name: string | null
  action: Open<'created' | 'deleted' | 'updated'>
}

interface EmptyObject extends Loose {}

interface FileUploadCreated extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: FileUploadEntity
}

interface FileUploadEntity extends Loose {
  type: 'file_upload'
  id: string
}

interface FileUploadUploadFailed extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: FileUploadEntity
  data: FileUploadUploadFailedData
}

interface FileUploadUploadFailedData extends Loose {
  file_import_result: FileUploadUploadFailedDataFileImportResult
}

interface FileUploadUploadFailedDataFileImportResult extends Loose {
  type: Open<'error' | 'success'>
  imported_time: string
  success?: EmptyObject | undefined
  error?: FileUploadUploadFailedDataFileImportResultError | undefined
}

interface FileUploadUploadFailedDataFileImportResultError extends Loose {
  type: Open<'download_error' | 'internal_system_error' | 'upload_error' | 'validation_error'>
  code: string
  message: string
  parameter: string | null
  status_code: number | null
}

interface PageContentUpdated extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: PageEntity
  data: Loose & { parent: ParentBlock; updated_blocks: UpdatedBlock[] }
}

interface PageEntity extends Loose {
  type: 'page'
  id: string
}

interface PageMoved extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: PageEntity
  data: Loose & { parent: ParentBlock }
}

interface PagePropertiesUpdated extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: PageEntity
  data: Loose & { parent: ParentBlock; updated_properties: string[] }
}

interface PageTranscriptionBlockTranscriptDeleted extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: PageEntity
  data: Loose & { target: UpdatedBlock; transcript_id: string | null }
}

interface ParentBlock extends Loose {
  id: string
  type: Open<'agent' | 'block' | 'database' | 'page' | 'space' | 'team'>
  data_source_id?: string | undefined
}

interface UpdatedBlock extends Loose {
  id: string
  type: Open<'block' | 'database' | 'page'>
}

interface ViewCreated extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: ViewEntity
  data: Loose & { parent: ParentBlock; view_type: string }
}

interface ViewDeleted extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: ViewEntity
  data: Loose & { parent: ParentBlock }
}

interface ViewEntity extends Loose {
  id: string
  type: 'view'
}

interface ViewUpdated extends Loose {
  id: string
  timestamp: string
  workspace_id: string
  workspace_name: string
  subscription_id: string
  integration_id: string
  authors: (Loose & { id: string; type: Open<'bot' | 'person'> })[]
  attempt_number: number
  api_version: Open<'2022-06-28' | '2025-09-03' | '2026-03-11'>
  accessible_by?: (Loose & { id: string; type: Open<'bot' | 'person'> })[] | undefined
  type: string
  entity: ViewEntity
  data: Loose & { parent: ParentBlock; updated_fields: Open<'configuration' | 'filter' | 'name' | 'sorts'>[] }
}
