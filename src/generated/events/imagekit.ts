/** The events that ImageKit describes, which `npm run payloads` completes. */
export const imagekitEvents = [
  'file-version.created',
  'file-version.deleted',
  'file.created',
  'file.deleted',
  'file.updated',
  'upload.post-transform.error',
  'upload.post-transform.success',
  'upload.pre-transform.error',
  'upload.pre-transform.success',
  'video.transformation.accepted',
  'video.transformation.error',
  'video.transformation.ready',
] as const
