// Written by `npm run payloads` from:
// - @livekit/protocol 1.51.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/** The payload of each event. */
export interface LivekitPayloads {
  agent_job_ended: AgentJobEndedPayload
  agent_job_started: AgentJobEndedPayload
  egress_ended: EgressEndedPayload
  egress_started: EgressEndedPayload
  egress_updated: EgressEndedPayload
  ingress_ended: IngressEndedPayload
  ingress_started: IngressEndedPayload
  participant_connection_aborted: ParticipantLeftPayload
  participant_joined: ParticipantLeftPayload
  participant_left: ParticipantLeftPayload
  room_finished: RoomFinishedPayload
  room_started: RoomStartedPayload
  track_published: TrackPublishedPayload
  track_unpublished: TrackPublishedPayload
}

interface AgentJobEndedPayload extends Loose {
  event: string
  id: string
  createdAt?: string | undefined
  room?: Room | undefined
  job?: Job | undefined
}

interface Codec extends Loose {
  mime?: string | undefined
  fmtpLine?: string | undefined
}

interface DataTrackFrameEncoding extends Loose {}

interface DataTrackInfo extends Loose {
  pubHandle?: number | undefined
  sid?: string | undefined
  name?: string | undefined
  encryption?: string | undefined
  frameEncoding?: DataTrackFrameEncoding | undefined
  schema?: DataTrackSchemaId | undefined
}

interface DataTrackSchemaId extends Loose {
  name?: string | undefined
  encoding?: DataTrackFrameEncoding | undefined
}

interface EgressEndedPayload extends Loose {
  event: string
  id: string
  createdAt?: string | undefined
  room?: Room | undefined
  egressInfo?: EgressInfo | undefined
}

interface EgressInfo extends Loose {
  egressId?: string | undefined
  roomId?: string | undefined
  roomName?: string | undefined
  sourceType?: string | undefined
  status?: string | undefined
  startedAt?: string | undefined
  endedAt?: string | undefined
  updatedAt?: string | undefined
  streamResults?: StreamInfo[] | undefined
  fileResults?: FileInfo[] | undefined
  segmentResults?: SegmentsInfo[] | undefined
  imageResults?: ImagesInfo[] | undefined
  error?: string | undefined
  errorCode?: number | undefined
  details?: string | undefined
  manifestLocation?: string | undefined
  backupStorageUsed?: boolean | undefined
  retryCount?: number | undefined
}

interface FileInfo extends Loose {
  filename?: string | undefined
  startedAt?: string | undefined
  endedAt?: string | undefined
  duration?: string | undefined
  size?: string | undefined
  location?: string | undefined
}

interface ImagesInfo extends Loose {
  filenamePrefix?: string | undefined
  imageCount?: string | undefined
  startedAt?: string | undefined
  endedAt?: string | undefined
}

interface IngressAudioOptions extends Loose {
  name?: string | undefined
  source?: string | undefined
}

interface IngressEndedPayload extends Loose {
  event: string
  id: string
  createdAt?: string | undefined
  room?: Room | undefined
  ingressInfo?: IngressInfo | undefined
}

interface IngressInfo extends Loose {
  ingressId?: string | undefined
  name?: string | undefined
  streamKey?: string | undefined
  url?: string | undefined
  inputType?: string | undefined
  bypassTranscoding?: boolean | undefined
  enableTranscoding?: boolean | undefined
  audio?: IngressAudioOptions | undefined
  video?: IngressAudioOptions | undefined
  roomName?: string | undefined
  participantIdentity?: string | undefined
  participantName?: string | undefined
  participantMetadata?: string | undefined
  reusable?: boolean | undefined
  state?: IngressState | undefined
  enabled?: boolean | undefined
}

interface IngressState extends Loose {
  status?: string | undefined
  error?: string | undefined
  video?: InputVideoState | undefined
  audio?: InputAudioState | undefined
  roomId?: string | undefined
  startedAt?: string | undefined
  endedAt?: string | undefined
  updatedAt?: string | undefined
  resourceId?: string | undefined
  tracks?: TrackInfo[] | undefined
}

interface InputAudioState extends Loose {
  mimeType?: string | undefined
  averageBitrate?: number | undefined
  channels?: number | undefined
  sampleRate?: number | undefined
}

interface InputVideoState extends Loose {
  mimeType?: string | undefined
  averageBitrate?: number | undefined
  width?: number | undefined
  height?: number | undefined
  framerate?: number | undefined
}

interface Job extends Loose {
  id?: string | undefined
  dispatchId?: string | undefined
  type?: string | undefined
  room?: Room | undefined
  participant?: ParticipantInfo | undefined
  namespace?: string | undefined
  metadata?: string | undefined
  agentName?: string | undefined
  state?: JobState | undefined
  enableRecording?: boolean | undefined
  deployment?: string | undefined
  attributes?: { [key: string]: string } | undefined
  enableRedaction?: boolean | undefined
}

interface JobState extends Loose {
  status?: string | undefined
  error?: string | undefined
  startedAt?: string | undefined
  endedAt?: string | undefined
  updatedAt?: string | undefined
  participantIdentity?: string | undefined
  workerId?: string | undefined
  agentId?: string | undefined
}

interface ParticipantInfo extends Loose {
  sid?: string | undefined
  identity?: string | undefined
  state?: string | undefined
  tracks?: TrackInfo[] | undefined
  metadata?: string | undefined
  joinedAt?: string | undefined
  joinedAtMs?: string | undefined
  name?: string | undefined
  version?: number | undefined
  permission?: ParticipantPermission | undefined
  region?: string | undefined
  isPublisher?: boolean | undefined
  kind?: string | undefined
  attributes?: { [key: string]: string } | undefined
  disconnectReason?: string | undefined
  kindDetails?: string[] | undefined
  dataTracks?: DataTrackInfo[] | undefined
  clientProtocol?: number | undefined
  capabilities?: string[] | undefined
}

interface ParticipantLeftPayload extends Loose {
  event: string
  id: string
  createdAt?: string | undefined
  room?: Room | undefined
  participant?: ParticipantInfo | undefined
}

interface ParticipantPermission extends Loose {
  canSubscribe?: boolean | undefined
  canPublish?: boolean | undefined
  canPublishData?: boolean | undefined
  canPublishSources?: string[] | undefined
  hidden?: boolean | undefined
  recorder?: boolean | undefined
  canUpdateMetadata?: boolean | undefined
  agent?: boolean | undefined
  canSubscribeMetrics?: boolean | undefined
  canManageAgentSession?: boolean | undefined
}

interface Room extends Loose {
  sid?: string | undefined
  name?: string | undefined
  emptyTimeout?: number | undefined
  departureTimeout?: number | undefined
  maxParticipants?: number | undefined
  creationTime?: string | undefined
  creationTimeMs?: string | undefined
  turnPassword?: string | undefined
  enabledCodecs?: Codec[] | undefined
  metadata?: string | undefined
  numParticipants?: number | undefined
  numPublishers?: number | undefined
  activeRecording?: boolean | undefined
  version?: TimedVersion | undefined
}

interface RoomFinishedPayload extends Loose {
  event: string
  id: string
  createdAt?: string | undefined
  room?: Room | undefined
  roomEndReason?: string | undefined
}

interface RoomStartedPayload extends Loose {
  event: string
  id: string
  createdAt?: string | undefined
  room?: Room | undefined
}

interface SegmentsInfo extends Loose {
  playlistName?: string | undefined
  livePlaylistName?: string | undefined
  duration?: string | undefined
  size?: string | undefined
  playlistLocation?: string | undefined
  livePlaylistLocation?: string | undefined
  segmentCount?: string | undefined
  startedAt?: string | undefined
  endedAt?: string | undefined
}

interface SimulcastCodecInfo extends Loose {
  mimeType?: string | undefined
  mid?: string | undefined
  cid?: string | undefined
  layers?: VideoLayer[] | undefined
  videoLayerMode?: string | undefined
  sdpCid?: string | undefined
}

interface StreamInfo extends Loose {
  url?: string | undefined
  startedAt?: string | undefined
  endedAt?: string | undefined
  duration?: string | undefined
  status?: string | undefined
  error?: string | undefined
  lastRetryAt?: string | undefined
  retries?: number | undefined
}

interface TimedVersion extends Loose {
  unixMicro?: string | undefined
  ticks?: number | undefined
}

interface TrackInfo extends Loose {
  sid?: string | undefined
  type?: string | undefined
  name?: string | undefined
  muted?: boolean | undefined
  width?: number | undefined
  height?: number | undefined
  simulcast?: boolean | undefined
  disableDtx?: boolean | undefined
  source?: string | undefined
  layers?: VideoLayer[] | undefined
  mimeType?: string | undefined
  mid?: string | undefined
  codecs?: SimulcastCodecInfo[] | undefined
  stereo?: boolean | undefined
  disableRed?: boolean | undefined
  encryption?: string | undefined
  stream?: string | undefined
  version?: TimedVersion | undefined
  audioFeatures?: string[] | undefined
  backupCodecPolicy?: string | undefined
  packetTrailerFeatures?: string[] | undefined
}

interface TrackPublishedPayload extends Loose {
  event: string
  id: string
  createdAt?: string | undefined
  room?: Room | undefined
  participant?: ParticipantInfo | undefined
  track?: TrackInfo | undefined
}

interface VideoLayer extends Loose {
  quality?: string | undefined
  width?: number | undefined
  height?: number | undefined
  bitrate?: number | undefined
  ssrc?: number | undefined
  spatialLayer?: number | undefined
  rid?: string | undefined
  repairSsrc?: number | undefined
}
