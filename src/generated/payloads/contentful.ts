// Written by `npm run payloads` from:
// - @contentful/node-apps-toolkit 3.16.1

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface ContentfulPayloads {
  'ContentManagement.Asset.archive': AssetArchive
  'ContentManagement.Asset.auto_save': AssetAutosave
  'ContentManagement.Asset.create': AssetCreate
  'ContentManagement.Asset.delete': AssetDelete
  'ContentManagement.Asset.publish': AssetPublish
  'ContentManagement.Asset.save': AssetAutosave
  'ContentManagement.Asset.unarchive': AssetUnarchive
  'ContentManagement.Asset.unpublish': AssetDelete
  'ContentManagement.ContentType.create': ContentTypeCreate
  'ContentManagement.ContentType.delete': ContentTypeDelete
  'ContentManagement.ContentType.publish': ContentTypePublish
  'ContentManagement.ContentType.save': ContentTypeSave
  'ContentManagement.ContentType.unpublish': ContentTypeDelete
  'ContentManagement.Entry.archive': EntryArchive
  'ContentManagement.Entry.auto_save': EntryAutosave
  'ContentManagement.Entry.create': EntryCreate
  'ContentManagement.Entry.delete': EntryDelete
  'ContentManagement.Entry.publish': EntryPublish
  'ContentManagement.Entry.save': EntryAutosave
  'ContentManagement.Entry.unarchive': EntryUnarchive
  'ContentManagement.Entry.unpublish': EntryDelete
}

interface AssetArchive extends Loose {
  metadata: Metadata
  sys: AssetArchiveSys
  fields: AssetFields
}

interface AssetArchiveSys extends Loose {
  fieldStatus: AssetCreateSysFieldStatus
  automationTags: unknown[]
  space: Link
  id: string
  type: Open<'Asset'>
  createdAt: string
  updatedAt: string
  environment: Link
  createdBy: Link
  updatedBy: Link
  publishedCounter: number
  version: number
  urn: string
  archivedAt: string
  firstPublishedAt?: string | undefined
  archivedBy: Link
  archivedVersion: number
}

interface AssetAutosave extends Loose {
  metadata: Metadata
  sys: AssetAutosaveSys
  fields: AssetFields
}

interface AssetAutosaveSys extends Loose {
  fieldStatus: AssetCreateSysFieldStatus
  automationTags: unknown[]
  space: Link
  id: string
  type: Open<'Asset'>
  createdAt: string
  updatedAt: string
  environment: Link
  createdBy: Link
  updatedBy: Link
  publishedCounter: number
  version: number
  urn: string
  publishedVersion?: number | undefined
  publishedAt?: string | undefined
  firstPublishedAt?: string | undefined
  publishedBy?: Link | undefined
}

interface AssetCreate extends Loose {
  metadata: Metadata
  sys: AssetCreateSys
  fields: AssetFields
}

interface AssetCreateSys extends Loose {
  fieldStatus: AssetCreateSysFieldStatus
  automationTags: unknown[]
  space: Link
  id: string
  type: Open<'Asset'>
  createdAt: string
  updatedAt: string
  environment: Link
  createdBy: Link
  updatedBy: Link
  publishedCounter: number
  version: number
  urn: string
}

interface AssetCreateSysFieldStatus extends Loose {
  '*': { [key: string]: string }
}

interface AssetDelete extends Loose {
  sys: AssetDeleteSys
}

interface AssetDeleteSys extends Loose {
  type: Open<'Asset'>
  id: string
  space: Link
  environment: Link
  revision: number
  createdAt: string
  updatedAt: string
  deletedAt: string
  deletedBy: Link
}

interface AssetFields extends Loose {
  title: { [key: string]: string }
  description: { [key: string]: string }
  file: { [key: string]: AssetFieldsFileValue }
}

interface AssetFieldsFileValue extends Loose {
  fileName: string
  uploadFrom: Link
  contentType: string
}

interface AssetPublish extends Loose {
  metadata: Metadata
  sys: AssetPublishSys
  fields: AssetFields
}

interface AssetPublishSys extends Loose {
  type: Open<'Asset'>
  id: string
  space: Link
  environment: Link
  createdBy: Link
  updatedBy: Link
  revision: number
  createdAt: string
  updatedAt: string
  publishedVersion: number
}

interface AssetUnarchive extends Loose {
  metadata: Metadata
  sys: AssetUnarchiveSys
  fields: AssetFields
}

interface AssetUnarchiveSys extends Loose {
  fieldStatus: AssetCreateSysFieldStatus
  automationTags: unknown[]
  space: Link
  id: string
  type: Open<'Asset'>
  createdAt: string
  updatedAt: string
  environment: Link
  createdBy: Link
  updatedBy: Link
  publishedCounter: number
  version: number
  urn: string
  fistPublishedAt?: string | undefined
}

interface ContentTypeCreate extends Loose {
  sys: ContentTypeCreateSys
  displayField: string
  name: string
  description: string
  fields: ContentTypeSaveField[]
}

interface ContentTypeCreateSys extends Loose {
  space: Link
  id: string
  type: Open<'ContentType'>
  createdAt: string
  updatedAt: string
  environment: Link
  createdBy: Link
  updatedBy: Link
  publishedCounter: number
  version: number
  urn: string
}

interface ContentTypeDelete extends Loose {
  sys: ContentTypeDeleteSys
}

interface ContentTypeDeleteSys extends Loose {
  type: Open<'ContentType'>
  id: string
  space: Link
  environment: Link
  revision: number
  createdAt: string
  updatedAt: string
  deletedAt: string
  deletedBy: Link
}

interface ContentTypePublish extends Loose {
  sys: ContentTypePublishSys
  displayField: string
  name: string
  description: string
  fields: ContentTypeSaveField[]
}

interface ContentTypePublishSys extends Loose {
  type: Open<'ContentType'>
  id: string
  space: Link
  environment: Link
  createdBy: Link
  updatedBy: Link
  revision: number
  createdAt: string
  updatedAt: string
  publishedVersion: number
}

interface ContentTypeSave extends Loose {
  sys: ContentTypeSaveSys
  displayField: string
  name: string
  description: string
  fields: ContentTypeSaveField[]
}

interface ContentTypeSaveField extends Loose {
  id: string
  name: string
  type: string
  localized: boolean
  required: boolean
  validations: Loose[]
  disabled: boolean
  omitted: boolean
}

interface ContentTypeSaveSys extends Loose {
  space: Link
  id: string
  type: Open<'ContentType'>
  createdAt: string
  updatedAt: string
  environment: Link
  createdBy: Link
  updatedBy: Link
  publishedCounter: number
  version: number
  urn: string
  publishedVersion?: number | undefined
  publishedAt?: string | undefined
  firstPublishedAt?: string | undefined
  publishedBy?: Link | undefined
}

interface EntryArchive extends Loose {
  sys: EntryArchiveSys
  metadata: Metadata
  fields: Loose
}

interface EntryArchiveSys extends Loose {
  contentType: Link
  fieldStatus: AssetCreateSysFieldStatus
  automationTags: unknown[]
  space: Link
  id: string
  type: Open<'Entry'>
  createdAt: string
  updatedAt: string
  environment: Link
  createdBy: Link
  updatedBy: Link
  publishedCounter: number
  version: number
  urn: string
  archivedAt: string
  firstPublishedAt?: string | undefined
  archivedBy: Link
  archivedVersion: number
}

interface EntryAutosave extends Loose {
  sys: EntryAutosaveSys
  metadata: Metadata
  fields: Loose
}

interface EntryAutosaveSys extends Loose {
  contentType: Link
  fieldStatus: AssetCreateSysFieldStatus
  automationTags: unknown[]
  space: Link
  id: string
  type: Open<'Entry'>
  createdAt: string
  updatedAt: string
  environment: Link
  createdBy: Link
  updatedBy: Link
  publishedCounter: number
  version: number
  urn: string
  publishedVersion?: number | undefined
  publishedAt?: string | undefined
  firstPublishedAt?: string | undefined
  publishedBy?: Link | undefined
}

interface EntryCreate extends Loose {
  sys: EntryCreateSys
  metadata: Metadata
  fields: Loose
}

interface EntryCreateSys extends Loose {
  contentType: Link
  fieldStatus: AssetCreateSysFieldStatus
  automationTags: unknown[]
  space: Link
  id: string
  type: Open<'Entry'>
  createdAt: string
  updatedAt: string
  environment: Link
  createdBy: Link
  updatedBy: Link
  publishedCounter: number
  version: number
  urn: string
}

interface EntryDelete extends Loose {
  sys: EntryDeleteEventSys
}

interface EntryDeleteEventSys extends Loose {
  contentType: Link
  type: Open<'Entry'>
  id: string
  space: Link
  environment: Link
  revision: number
  createdAt: string
  updatedAt: string
  deletedAt: string
  deletedBy: Link
}

interface EntryPublish extends Loose {
  sys: EntryPublishedEventSys
  metadata: Metadata
  fields: Loose
}

interface EntryPublishedEventSys extends Loose {
  contentType: Link
  type: Open<'Entry'>
  id: string
  space: Link
  environment: Link
  createdBy: Link
  updatedBy: Link
  revision: number
  createdAt: string
  updatedAt: string
  publishedVersion: number
}

interface EntryUnarchive extends Loose {
  sys: EntryUnarchiveSys
  metadata: Metadata
  fields: Loose
}

interface EntryUnarchiveSys extends Loose {
  contentType: Link
  fieldStatus: AssetCreateSysFieldStatus
  automationTags: unknown[]
  space: Link
  id: string
  type: Open<'Entry'>
  createdAt: string
  updatedAt: string
  environment: Link
  createdBy: Link
  updatedBy: Link
  publishedCounter: number
  version: number
  urn: string
  fistPublishedAt?: string | undefined
}

interface Link extends Loose {
  sys: LinkSys
}

interface LinkSys extends Loose {
  type: Open<'Link'>
  linkType: Open<'ContentType' | 'Environment' | 'Space' | 'Tag' | 'TaxonomyConcept' | 'Upload' | 'User'>
  id: string
}

interface Metadata extends Loose {
  tags: Link[]
  concepts: Link[]
}
