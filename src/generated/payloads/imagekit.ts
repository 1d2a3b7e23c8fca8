// Written by `npm run payloads` from:
// - @imagekit/nodejs 7.11.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface ImagekitPayloads {
  'file-version.created': FileCreateEvent
  'file-version.deleted': FileVersionDeleteEvent
  'file.created': FileCreateEvent
  'file.deleted': FileDeleteEvent
  'file.updated': FileCreateEvent
  'upload.post-transform.error': UploadPostTransformErrorEvent
  'upload.post-transform.success': UploadPostTransformSuccessEvent
  'upload.pre-transform.error': UploadPreTransformErrorEvent
  'upload.pre-transform.success': UploadPreTransformSuccessEvent
  'video.transformation.accepted': VideoTransformationAcceptedEvent
  'video.transformation.error': VideoTransformationErrorEvent
  'video.transformation.ready': VideoTransformationReadyEvent
}

interface File extends Loose {
  AITags?: FileAITag[] | null | undefined
  audioCodec?: string | undefined
  bitRate?: number | undefined
  createdAt?: string | undefined
  customCoordinates?: string | null | undefined
  customMetadata?: Loose | undefined
  description?: string | undefined
  duration?: number | undefined
  embeddedMetadata?: Loose | undefined
  fileId?: string | undefined
  filePath?: string | undefined
  fileType?: string | undefined
  hasAlpha?: boolean | undefined
  height?: number | undefined
  isPrivateFile?: boolean | undefined
  isPublished?: boolean | undefined
  mime?: string | undefined
  name?: string | undefined
  selectedFieldsSchema?: { [key: string]: FileSelectedFieldsSchema } | undefined
  size?: number | undefined
  tags?: string[] | null | undefined
  thumbnail?: string | undefined
  type?: Open<'file' | 'file-version'> | undefined
  updatedAt?: string | undefined
  url?: string | undefined
  versionInfo?: FileVersionInfo | undefined
  videoCodec?: string | undefined
  width?: number | undefined
}

interface FileAITag extends Loose {
  confidence?: number | undefined
  name?: string | undefined
  source?: string | undefined
}

interface FileCreateEvent extends Loose {
  created_at: string
  data: File
  type: string
  id: string
}

interface FileDeleteEvent extends Loose {
  created_at: string
  data: FileDeleteEventData
  type: string
  id: string
}

interface FileDeleteEventData extends Loose {
  fileId: string
}

interface FileSelectedFieldsSchema extends Loose {
  type: Open<'Boolean' | 'Date' | 'MultiSelect' | 'Number' | 'SingleSelect' | 'Text' | 'Textarea'>
  defaultValue?: string | number | boolean | (string | number | boolean)[] | undefined
  isValueRequired?: boolean | undefined
  maxLength?: number | undefined
  maxValue?: string | number | undefined
  minLength?: number | undefined
  minValue?: string | number | undefined
  readOnly?: boolean | undefined
  selectOptions?: (string | number | boolean)[] | undefined
  selectOptionsTruncated?: boolean | undefined
}

interface FileVersionDeleteEvent extends Loose {
  created_at: string
  data: FileVersionDeleteEventData
  type: string
  id: string
}

interface FileVersionDeleteEventData extends Loose {
  fileId: string
  versionId: string
}

interface FileVersionInfo extends Loose {
  id?: string | undefined
  name?: string | undefined
}

interface Metadata extends Loose {
  audioCodec?: string | undefined
  bitRate?: number | undefined
  density?: number | undefined
  duration?: number | undefined
  exif?: MetadataExif | undefined
  format?: string | undefined
  hasColorProfile?: boolean | undefined
  hasTransparency?: boolean | undefined
  height?: number | undefined
  pHash?: string | undefined
  quality?: number | undefined
  size?: number | undefined
  videoCodec?: string | undefined
  width?: number | undefined
}

interface MetadataExif extends Loose {
  exif?: MetadataExifExif | undefined
  gps?: MetadataExifGps | undefined
  image?: MetadataExifImage | undefined
  interoperability?: MetadataExifInteroperability | undefined
  makernote?: Loose | undefined
  thumbnail?: MetadataExifThumbnail | undefined
}

interface MetadataExifExif extends Loose {
  ApertureValue?: number | undefined
  BrightnessValue?: number | undefined
  ColorSpace?: number | undefined
  CreateDate?: string | undefined
  CustomRendered?: number | undefined
  DateTimeOriginal?: string | undefined
  ExifImageHeight?: number | undefined
  ExifImageWidth?: number | undefined
  ExifVersion?: string | undefined
  ExposureCompensation?: number | undefined
  ExposureMode?: number | undefined
  ExposureProgram?: number | undefined
  ExposureTime?: number | undefined
  Flash?: number | undefined
  FlashpixVersion?: string | undefined
  FNumber?: number | undefined
  FocalLength?: number | undefined
  FocalLengthIn35mmFormat?: number | undefined
  FocalPlaneResolutionUnit?: number | undefined
  FocalPlaneXResolution?: number | undefined
  FocalPlaneYResolution?: number | undefined
  InteropOffset?: number | undefined
  ISO?: number | undefined
  LensModel?: string | undefined
  LightSource?: number | undefined
  MaxApertureValue?: number | undefined
  MeteringMode?: number | undefined
  SceneCaptureType?: number | undefined
  SceneType?: string | undefined
  SensingMethod?: number | undefined
  ShutterSpeedValue?: number | undefined
  SubSecTime?: string | undefined
  UserComment?: string | undefined
  WhiteBalance?: number | undefined
}

interface MetadataExifGps extends Loose {
  GPSAltitude?: number | undefined
  GPSAltitudeRef?: number | undefined
  GPSDateStamp?: string | undefined
  GPSImgDirection?: number | undefined
  GPSImgDirectionRef?: string | undefined
  GPSLatitude?: number[] | undefined
  GPSLatitudeRef?: string | undefined
  GPSLongitude?: number[] | undefined
  GPSLongitudeRef?: string | undefined
  GPSTimeStamp?: number[] | undefined
  GPSVersionID?: number[] | undefined
}

interface MetadataExifImage extends Loose {
  Artist?: string | undefined
  Copyright?: string | undefined
  ExifOffset?: number | undefined
  GPSInfo?: number | undefined
  ImageDescription?: string | undefined
  Make?: string | undefined
  Model?: string | undefined
  ModifyDate?: string | undefined
  Orientation?: number | undefined
  ResolutionUnit?: number | undefined
  Software?: string | undefined
  XResolution?: number | undefined
  YCbCrPositioning?: number | undefined
  YResolution?: number | undefined
}

interface MetadataExifInteroperability extends Loose {
  InteropIndex?: string | undefined
  InteropVersion?: string | undefined
}

interface MetadataExifThumbnail extends Loose {
  Compression?: number | undefined
  ResolutionUnit?: number | undefined
  ThumbnailLength?: number | undefined
  ThumbnailOffset?: number | undefined
  XResolution?: number | undefined
  YResolution?: number | undefined
}

interface UploadPostTransformErrorEvent extends Loose {
  created_at: string
  data: UploadPostTransformErrorEventData
  request: UploadPostTransformErrorEventRequest
  type: string
  id: string
}

interface UploadPostTransformErrorEventData extends Loose {
  fileId: string
  name: string
  path: string
  transformation: UploadPreTransformErrorEventDataTransformation
  url: string
}

interface UploadPostTransformErrorEventRequest extends Loose {
  transformation: UploadPostTransformErrorEventRequestTransformation
  x_request_id: string
}

interface UploadPostTransformErrorEventRequestTransformation extends Loose {
  type: Open<'abs' | 'gif-to-video' | 'thumbnail' | 'transformation'>
  protocol?: Open<'dash' | 'hls'> | undefined
  value?: string | undefined
}

interface UploadPostTransformSuccessEvent extends Loose {
  created_at: string
  data: UploadPostTransformSuccessEventData
  request: UploadPostTransformErrorEventRequest
  type: string
  id: string
}

interface UploadPostTransformSuccessEventData extends Loose {
  fileId: string
  name: string
  url: string
}

interface UploadPreTransformErrorEvent extends Loose {
  created_at: string
  data: UploadPreTransformErrorEventData
  request: UploadPreTransformErrorEventRequest
  type: string
  id: string
}

interface UploadPreTransformErrorEventData extends Loose {
  name: string
  path: string
  transformation: UploadPreTransformErrorEventDataTransformation
}

interface UploadPreTransformErrorEventDataTransformation extends Loose {
  error: UploadPreTransformErrorEventDataTransformationError
}

interface UploadPreTransformErrorEventDataTransformationError extends Loose {
  reason: string
}

interface UploadPreTransformErrorEventRequest extends Loose {
  transformation: string
  x_request_id: string
}

interface UploadPreTransformSuccessEvent extends Loose {
  created_at: string
  data: UploadPreTransformSuccessEventData
  request: UploadPreTransformErrorEventRequest
  type: string
  id: string
}

interface UploadPreTransformSuccessEventData extends Loose {
  AITags?: FileAITag[] | null | undefined
  audioCodec?: string | undefined
  bitRate?: number | undefined
  customCoordinates?: string | null | undefined
  customMetadata?: Loose | undefined
  description?: string | undefined
  duration?: number | undefined
  embeddedMetadata?: Loose | undefined
  extensionStatus?: UploadPreTransformSuccessEventDataExtensionStatus | undefined
  fileId?: string | undefined
  filePath?: string | undefined
  fileType?: string | undefined
  height?: number | undefined
  isPrivateFile?: boolean | undefined
  isPublished?: boolean | undefined
  metadata?: Metadata | undefined
  name?: string | undefined
  selectedFieldsSchema?: { [key: string]: FileSelectedFieldsSchema } | undefined
  size?: number | undefined
  tags?: string[] | null | undefined
  thumbnailUrl?: string | undefined
  url?: string | undefined
  versionInfo?: FileVersionInfo | undefined
  videoCodec?: string | undefined
  width?: number | undefined
}

interface UploadPreTransformSuccessEventDataExtensionStatus extends Loose {
  'ai-auto-description'?: Open<'failed' | 'pending' | 'success'> | undefined
  'ai-tasks'?: Open<'failed' | 'pending' | 'success'> | undefined
  'aws-auto-tagging'?: Open<'failed' | 'pending' | 'success'> | undefined
  'google-auto-tagging'?: Open<'failed' | 'pending' | 'success'> | undefined
  'remove-bg'?: Open<'failed' | 'pending' | 'success'> | undefined
}

interface VideoTransformationAcceptedEvent extends Loose {
  created_at: string
  data: VideoTransformationAcceptedEventData
  request: VideoTransformationErrorEventRequest
  type: string
  id: string
}

interface VideoTransformationAcceptedEventData extends Loose {
  asset: VideoTransformationErrorEventDataAsset
  transformation: VideoTransformationAcceptedEventDataTransformation
}

interface VideoTransformationAcceptedEventDataTransformation extends Loose {
  type: Open<'gif-to-video' | 'video-thumbnail' | 'video-transformation'>
  options?: VideoTransformationErrorEventDataTransformationOptions | undefined
}

interface VideoTransformationErrorEvent extends Loose {
  created_at: string
  data: VideoTransformationErrorEventData
  request: VideoTransformationErrorEventRequest
  type: string
  id: string
}

interface VideoTransformationErrorEventData extends Loose {
  asset: VideoTransformationErrorEventDataAsset
  transformation: VideoTransformationErrorEventDataTransformation
}

interface VideoTransformationErrorEventDataAsset extends Loose {
  url: string
}

interface VideoTransformationErrorEventDataTransformation extends Loose {
  type: Open<'gif-to-video' | 'video-thumbnail' | 'video-transformation'>
  error?: VideoTransformationErrorEventDataTransformationError | undefined
  options?: VideoTransformationErrorEventDataTransformationOptions | undefined
}

interface VideoTransformationErrorEventDataTransformationError extends Loose {
  reason: Open<'download_failed' | 'encoding_failed' | 'internal_server_error'>
}

interface VideoTransformationErrorEventDataTransformationOptions extends Loose {
  audio_codec?: Open<'aac' | 'opus'> | undefined
  auto_rotate?: boolean | undefined
  format?: Open<'jpg' | 'mp4' | 'png' | 'webm' | 'webp'> | undefined
  quality?: number | undefined
  stream_protocol?: Open<'DASH' | 'HLS'> | undefined
  variants?: string[] | undefined
  video_codec?: Open<'av1' | 'h264' | 'vp9'> | undefined
}

interface VideoTransformationErrorEventRequest extends Loose {
  url: string
  x_request_id: string
  user_agent?: string | undefined
}

interface VideoTransformationReadyEvent extends Loose {
  created_at: string
  data: VideoTransformationReadyEventData
  request: VideoTransformationErrorEventRequest
  type: string
  timings?: VideoTransformationReadyEventTimings | undefined
  id: string
}

interface VideoTransformationReadyEventData extends Loose {
  asset: VideoTransformationErrorEventDataAsset
  transformation: VideoTransformationReadyEventDataTransformation
}

interface VideoTransformationReadyEventDataTransformation extends Loose {
  type: Open<'gif-to-video' | 'video-thumbnail' | 'video-transformation'>
  options?: VideoTransformationErrorEventDataTransformationOptions | undefined
  output?: VideoTransformationReadyEventDataTransformationOutput | undefined
}

interface VideoTransformationReadyEventDataTransformationOutput extends Loose {
  url: string
  video_metadata?: VideoTransformationReadyEventDataTransformationOutputVideoMetadata | undefined
}

interface VideoTransformationReadyEventDataTransformationOutputVideoMetadata extends Loose {
  bitrate: number
  duration: number
  height: number
  width: number
}

interface VideoTransformationReadyEventTimings extends Loose {
  download_duration?: number | undefined
  encoding_duration?: number | undefined
}
