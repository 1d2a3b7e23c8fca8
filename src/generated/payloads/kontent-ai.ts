// Written by `npm run payloads` from:
// - @kontent-ai/webhook-helper 3.0.3

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface KontentAiPayloads {
  'asset.created': AssetCreatedPayload
  'asset.deleted': AssetCreatedPayload
  'asset.metadata_changed': AssetCreatedPayload
  'content_item.created': ContentItemCreatedPayload
  'content_item.deleted': ContentItemCreatedPayload
  'content_item.metadata_changed': ContentItemCreatedPayload
  'content_item.published': ContentItemCreatedPayload
  'content_item.unpublished': ContentItemCreatedPayload
  'content_item.workflow_step_changed': ContentItemCreatedPayload
  'content_type.changed': ContentTypeChangedPayload
  'content_type.created': ContentTypeChangedPayload
  'content_type.deleted': ContentTypeChangedPayload
  'language.changed': LanguageChangedPayload
  'language.created': LanguageChangedPayload
  'language.deleted': LanguageChangedPayload
  'taxonomy.created': TaxonomyCreatedPayload
  'taxonomy.deleted': TaxonomyCreatedPayload
  'taxonomy.metadata_changed': TaxonomyCreatedPayload
  'taxonomy.term_changed': TaxonomyCreatedPayload
  'taxonomy.term_created': TaxonomyCreatedPayload
  'taxonomy.term_deleted': TaxonomyCreatedPayload
  'taxonomy.terms_moved': TaxonomyCreatedPayload
}

interface Asset extends Loose {
  environment_id: string
  delivery_slot: Open<'preview' | 'published'>
  object_type: Open<'asset'>
  action: string
}

interface AssetCreatedPayload extends Loose {
  data: Loose & { system: ObjectData }
  message: Asset
}

interface ContentItemCreatedPayload extends Loose {
  data: Loose & { system: ItemObjectData }
  message: ContentItemPreview | ContentItemPublished
}

interface ContentItemPreview extends Loose {
  environment_id: string
  delivery_slot: Open<'preview'>
  object_type: Open<'content_item'>
  action: string
}

interface ContentItemPublished extends Loose {
  environment_id: string
  delivery_slot: Open<'published'>
  object_type: Open<'content_item'>
  action: string
}

interface ContentType extends Loose {
  environment_id: string
  delivery_slot: Open<'preview' | 'published'>
  object_type: Open<'content_type'>
  action: string
}

interface ContentTypeChangedPayload extends Loose {
  data: Loose & { system: ObjectData }
  message: ContentType
}

interface ItemObjectData extends Loose {
  collection: string
  workflow: string
  workflow_step: string
  language: string
  type: string
  id: string
  name: string
  codename: string
  last_modified: string
}

interface Language extends Loose {
  environment_id: string
  delivery_slot: Open<'preview' | 'published'>
  object_type: Open<'language'>
  action: string
}

interface LanguageChangedPayload extends Loose {
  data: Loose & { system: ObjectData }
  message: Language
}

interface ObjectData extends Loose {
  id: string
  name: string
  codename: string
  last_modified: string
}

interface Taxonomy extends Loose {
  environment_id: string
  delivery_slot: Open<'preview' | 'published'>
  object_type: Open<'taxonomy'>
  action: string
}

interface TaxonomyCreatedPayload extends Loose {
  data: Loose & { system: ObjectData }
  message: Taxonomy
}
