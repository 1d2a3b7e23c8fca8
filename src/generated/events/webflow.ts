/** The events that Webflow describes, which `npm run payloads` completes. */
export const webflowEvents = [
  'collection_item_changed',
  'collection_item_created',
  'collection_item_deleted',
  'collection_item_published',
  'collection_item_unpublished',
  'comment_created',
  'ecomm_new_order',
  'ecomm_order_changed',
  'form_submission',
  'page_created',
  'page_deleted',
  'page_metadata_updated',
  'site_publish',
] as const
