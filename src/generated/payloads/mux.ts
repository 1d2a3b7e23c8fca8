// Written by `npm run payloads` from:
// - @mux/mux-node 15.3.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface MuxPayloads {
  'robots.directive_run.completed': RobotsDirectiveRunCreated
  'robots.directive_run.created': RobotsDirectiveRunCreated
  'robots.directive_run.errored': RobotsDirectiveRunCreated
  'robots.directive_run.partial': RobotsDirectiveRunCreated
  'robots.job.ask_questions.cancelled': RobotsJobAskQuestionsErrored
  'robots.job.ask_questions.completed': RobotsJobAskQuestionsErrored
  'robots.job.ask_questions.errored': RobotsJobAskQuestionsErrored
  'robots.job.ask_questions.pending': RobotsJobAskQuestionsErrored
  'robots.job.ask_questions.processing': RobotsJobAskQuestionsErrored
  'robots.job.edit_captions.cancelled': RobotsJobEditCaptionsErrored
  'robots.job.edit_captions.completed': RobotsJobEditCaptionsErrored
  'robots.job.edit_captions.errored': RobotsJobEditCaptionsErrored
  'robots.job.edit_captions.pending': RobotsJobEditCaptionsErrored
  'robots.job.edit_captions.processing': RobotsJobEditCaptionsErrored
  'robots.job.find_best_thumbnails.cancelled': RobotsJobFindBestThumbnailsErrored
  'robots.job.find_best_thumbnails.completed': RobotsJobFindBestThumbnailsErrored
  'robots.job.find_best_thumbnails.errored': RobotsJobFindBestThumbnailsErrored
  'robots.job.find_best_thumbnails.pending': RobotsJobFindBestThumbnailsErrored
  'robots.job.find_best_thumbnails.processing': RobotsJobFindBestThumbnailsErrored
  'robots.job.find_key_moments.cancelled': RobotsJobFindKeyMomentsErrored
  'robots.job.find_key_moments.completed': RobotsJobFindKeyMomentsErrored
  'robots.job.find_key_moments.errored': RobotsJobFindKeyMomentsErrored
  'robots.job.find_key_moments.pending': RobotsJobFindKeyMomentsErrored
  'robots.job.find_key_moments.processing': RobotsJobFindKeyMomentsErrored
  'robots.job.find_scenes.cancelled': RobotsJobFindScenesErrored
  'robots.job.find_scenes.completed': RobotsJobFindScenesErrored
  'robots.job.find_scenes.errored': RobotsJobFindScenesErrored
  'robots.job.find_scenes.pending': RobotsJobFindScenesErrored
  'robots.job.find_scenes.processing': RobotsJobFindScenesErrored
  'robots.job.generate_chapters.cancelled': RobotsJobGenerateChaptersErrored
  'robots.job.generate_chapters.completed': RobotsJobGenerateChaptersErrored
  'robots.job.generate_chapters.errored': RobotsJobGenerateChaptersErrored
  'robots.job.generate_chapters.pending': RobotsJobGenerateChaptersErrored
  'robots.job.generate_chapters.processing': RobotsJobGenerateChaptersErrored
  'robots.job.generate_engagement_insights.cancelled': RobotsJobGenerateEngagementInsightsErrored
  'robots.job.generate_engagement_insights.completed': RobotsJobGenerateEngagementInsightsErrored
  'robots.job.generate_engagement_insights.errored': RobotsJobGenerateEngagementInsightsErrored
  'robots.job.generate_engagement_insights.pending': RobotsJobGenerateEngagementInsightsErrored
  'robots.job.generate_engagement_insights.processing': RobotsJobGenerateEngagementInsightsErrored
  'robots.job.generate_premium_captions.cancelled': RobotsJobGeneratePremiumCaptionsErrored
  'robots.job.generate_premium_captions.completed': RobotsJobGeneratePremiumCaptionsErrored
  'robots.job.generate_premium_captions.errored': RobotsJobGeneratePremiumCaptionsErrored
  'robots.job.generate_premium_captions.pending': RobotsJobGeneratePremiumCaptionsErrored
  'robots.job.generate_premium_captions.processing': RobotsJobGeneratePremiumCaptionsErrored
  'robots.job.moderate.cancelled': RobotsJobModerateErrored
  'robots.job.moderate.completed': RobotsJobModerateErrored
  'robots.job.moderate.errored': RobotsJobModerateErrored
  'robots.job.moderate.pending': RobotsJobModerateErrored
  'robots.job.moderate.processing': RobotsJobModerateErrored
  'robots.job.summarize.cancelled': RobotsJobSummarizeErrored
  'robots.job.summarize.completed': RobotsJobSummarizeErrored
  'robots.job.summarize.errored': RobotsJobSummarizeErrored
  'robots.job.summarize.pending': RobotsJobSummarizeErrored
  'robots.job.summarize.processing': RobotsJobSummarizeErrored
  'robots.job.translate_audio.cancelled': RobotsJobTranslateAudioErrored
  'robots.job.translate_audio.completed': RobotsJobTranslateAudioErrored
  'robots.job.translate_audio.errored': RobotsJobTranslateAudioErrored
  'robots.job.translate_audio.pending': RobotsJobTranslateAudioErrored
  'robots.job.translate_audio.processing': RobotsJobTranslateAudioErrored
  'robots.job.translate_captions.cancelled': RobotsJobTranslateCaptionsErrored
  'robots.job.translate_captions.completed': RobotsJobTranslateCaptionsErrored
  'robots.job.translate_captions.errored': RobotsJobTranslateCaptionsErrored
  'robots.job.translate_captions.pending': RobotsJobTranslateCaptionsErrored
  'robots.job.translate_captions.processing': RobotsJobTranslateCaptionsErrored
  'video.asset.created': VideoAssetReady
  'video.asset.deleted': VideoAssetReady
  'video.asset.errored': VideoAssetReady
  'video.asset.live_stream_completed': VideoAssetReady
  'video.asset.master.deleted': VideoAssetReady
  'video.asset.master.errored': VideoAssetReady
  'video.asset.master.preparing': VideoAssetReady
  'video.asset.master.ready': VideoAssetReady
  'video.asset.non_standard_input_detected': VideoAssetReady
  'video.asset.ready': VideoAssetReady
  'video.asset.shots.created': VideoAssetShotsReady
  'video.asset.shots.deleted': VideoAssetShotsReady
  'video.asset.shots.errored': VideoAssetShotsReady
  'video.asset.shots.ready': VideoAssetShotsReady
  'video.asset.shots.skipped': VideoAssetShotsReady
  'video.asset.static_rendition.created': VideoAssetStaticRenditionReady
  'video.asset.static_rendition.deleted': VideoAssetStaticRenditionReady
  'video.asset.static_rendition.errored': VideoAssetStaticRenditionReady
  'video.asset.static_rendition.ready': VideoAssetStaticRenditionReady
  'video.asset.static_rendition.skipped': VideoAssetStaticRenditionReady
  'video.asset.static_renditions.deleted': VideoAssetReady
  'video.asset.static_renditions.errored': VideoAssetReady
  'video.asset.static_renditions.preparing': VideoAssetReady
  'video.asset.static_renditions.ready': VideoAssetReady
  'video.asset.track.created': VideoAssetTrackReady
  'video.asset.track.deleted': VideoAssetTrackReady
  'video.asset.track.errored': VideoAssetTrackReady
  'video.asset.track.ready': VideoAssetTrackReady
  'video.asset.updated': VideoAssetReady
  'video.asset.warning': VideoAssetWarning
  'video.delivery.high_traffic': VideoDeliveryHighTraffic
  'video.live_stream.active': VideoLiveStreamIdle
  'video.live_stream.connected': VideoLiveStreamIdle
  'video.live_stream.created': VideoLiveStreamIdle
  'video.live_stream.deleted': VideoLiveStreamIdle
  'video.live_stream.disabled': VideoLiveStreamIdle
  'video.live_stream.disconnected': VideoLiveStreamIdle
  'video.live_stream.enabled': VideoLiveStreamIdle
  'video.live_stream.idle': VideoLiveStreamIdle
  'video.live_stream.recording': VideoLiveStreamIdle
  'video.live_stream.simulcast_target.broadcasting': VideoLiveStreamSimulcastTargetIdle
  'video.live_stream.simulcast_target.created': VideoLiveStreamSimulcastTargetIdle
  'video.live_stream.simulcast_target.deleted': VideoLiveStreamSimulcastTargetIdle
  'video.live_stream.simulcast_target.errored': VideoLiveStreamSimulcastTargetIdle
  'video.live_stream.simulcast_target.idle': VideoLiveStreamSimulcastTargetIdle
  'video.live_stream.simulcast_target.starting': VideoLiveStreamSimulcastTargetIdle
  'video.live_stream.simulcast_target.updated': VideoLiveStreamSimulcastTargetIdle
  'video.live_stream.updated': VideoLiveStreamIdle
  'video.live_stream.warning': VideoLiveStreamWarning
  'video.upload.asset_created': VideoUploadCreated
  'video.upload.cancelled': VideoUploadCreated
  'video.upload.created': VideoUploadCreated
  'video.upload.errored': VideoUploadCreated
}

interface BaseAttempt extends Loose {
  id?: string | undefined
  address?: string | undefined
  created_at?: string | undefined
  max_attempts?: number | undefined
  response_body?: string | null | undefined
  response_headers?: { [key: string]: string } | undefined
  response_status_code?: number | undefined
  webhook_id?: number | undefined
}

interface BaseEnvironment extends Loose {
  id: string
  name: string
}

interface BaseObject extends Loose {
  id: string
  type: string
}

interface RobotsDirectiveRunCreated extends Loose {
  data: RobotsDirectiveRunCreatedData
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface RobotsDirectiveRunCreatedData extends Loose {
  created_at: number
  directive_run: RobotsDirectiveRunCreatedDataDirectiveRun
  environment_id: string
  internal_id: string
}

interface RobotsDirectiveRunCreatedDataDirectiveRun extends Loose {
  id: string
  asset_id: string
  completed_at: number | null
  directive_id: string
  node_states: (
    | RobotsDirectiveRunCreatedDataDirectiveRunNodeStateDispatched
    | RobotsDirectiveRunCreatedDataDirectiveRunNodeStateFailed
    | RobotsDirectiveRunCreatedDataDirectiveRunNodeStateWaitingForResources
    | RobotsDirectiveRunCreatedDataDirectiveRunNodeStateWaitingForSourceWorkflow
  )[]
  started_at: number
  status: Open<'completed' | 'dispatching' | 'errored' | 'partial' | 'pending' | 'running' | 'waiting'>
}

interface RobotsDirectiveRunCreatedDataDirectiveRunNodeStateDispatched extends Loose {
  job_id: string
  reference_id: string
  status: Open<'dispatched'>
  workflow_name: Open<
    | 'ask-questions'
    | 'edit-captions'
    | 'find-best-thumbnails'
    | 'find-key-moments'
    | 'find-scenes'
    | 'generate-chapters'
    | 'generate-engagement-insights'
    | 'generate-premium-captions'
    | 'moderate'
    | 'summarize'
    | 'translate-audio'
    | 'translate-captions'
  >
}

interface RobotsDirectiveRunCreatedDataDirectiveRunNodeStateFailed extends Loose {
  reason: string
  reference_id: string
  status: Open<'failed'>
}

interface RobotsDirectiveRunCreatedDataDirectiveRunNodeStateWaitingForResources extends Loose {
  reference_id: string
  status: Open<'waiting_for_resources'>
  workflow_name: Open<
    | 'ask-questions'
    | 'edit-captions'
    | 'find-best-thumbnails'
    | 'find-key-moments'
    | 'find-scenes'
    | 'generate-chapters'
    | 'generate-engagement-insights'
    | 'generate-premium-captions'
    | 'moderate'
    | 'summarize'
    | 'translate-audio'
    | 'translate-captions'
  >
}

interface RobotsDirectiveRunCreatedDataDirectiveRunNodeStateWaitingForSourceWorkflow extends Loose {
  reference_id: string
  source_workflows: string[]
  status: Open<'waiting_for_source_workflow'>
  workflow_name: Open<
    | 'ask-questions'
    | 'edit-captions'
    | 'find-best-thumbnails'
    | 'find-key-moments'
    | 'find-scenes'
    | 'generate-chapters'
    | 'generate-engagement-insights'
    | 'generate-premium-captions'
    | 'moderate'
    | 'summarize'
    | 'translate-audio'
    | 'translate-captions'
  >
}

interface RobotsJobAskQuestionsErrored extends Loose {
  data: WebhookAskQuestionsJob
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface RobotsJobEditCaptionsErrored extends Loose {
  data: WebhookEditCaptionsJob
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface RobotsJobFindBestThumbnailsErrored extends Loose {
  data: RobotsJobFindBestThumbnailsErroredData
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface RobotsJobFindBestThumbnailsErroredData extends Loose {
  id: string
  created_at: number
  parameters: RobotsJobFindBestThumbnailsErroredDataParameters
  status: Open<'cancelled' | 'completed' | 'errored' | 'pending' | 'processing'>
  units_consumed: number
  updated_at: number
  workflow: Open<'find-best-thumbnails'>
  directive?: WebhookModerateJobDirective | undefined
  errors?: WebhookModerateJobError[] | undefined
  outputs?: RobotsJobFindBestThumbnailsErroredDataOutputs | undefined
  passthrough?: string | undefined
  resources?: WebhookModerateJobResources | undefined
}

interface RobotsJobFindBestThumbnailsErroredDataOutputs extends Loose {
  best_thumbnails: RobotsJobFindBestThumbnailsErroredDataOutputsBestThumbnail[]
}

interface RobotsJobFindBestThumbnailsErroredDataOutputsBestThumbnail extends Loose {
  description: string
  overall: number
  subscores: RobotsJobFindBestThumbnailsErroredDataOutputsBestThumbnailSubscores
  timestamp_ms: number
  alt_text?: string | undefined
}

interface RobotsJobFindBestThumbnailsErroredDataOutputsBestThumbnailSubscores extends Loose {
  brand_fit: number
  composition: number
  contrast_color: number
  face_or_action: number
  focus: number
}

interface RobotsJobFindBestThumbnailsErroredDataParameters extends Loose {
  asset_id: string
  max_thumbnails?: number | undefined
  output_steering?: RobotsJobFindBestThumbnailsErroredDataParametersOutputSteering | undefined
  update_asset_thumbnail?: boolean | undefined
}

interface RobotsJobFindBestThumbnailsErroredDataParametersOutputSteering extends Loose {
  audience?: string | undefined
  campaign_style?: string | undefined
  looking_for?: string | undefined
  scope?: WebhookModerateJobParametersOutputSteeringScope | undefined
  scoring_priorities?: Open<'brand_fit' | 'composition' | 'contrast_color' | 'face_or_action' | 'focus'>[] | undefined
  selection_strategy?:
    | Open<'brand_safe' | 'campaign_thumbnail' | 'clean_composition' | 'face_or_action' | 'high_contrast'>
    | undefined
}

interface RobotsJobFindKeyMomentsErrored extends Loose {
  data: WebhookFindKeyMomentsJob
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface RobotsJobFindScenesErrored extends Loose {
  data: RobotsJobFindScenesErroredData
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface RobotsJobFindScenesErroredData extends Loose {
  id: string
  created_at: number
  parameters: RobotsJobFindScenesErroredDataParameters
  status: Open<'cancelled' | 'completed' | 'errored' | 'pending' | 'processing'>
  units_consumed: number
  updated_at: number
  workflow: Open<'find-scenes'>
  directive?: WebhookModerateJobDirective | undefined
  errors?: WebhookModerateJobError[] | undefined
  outputs?: RobotsJobFindScenesErroredDataOutputs | undefined
  passthrough?: string | undefined
  resources?: WebhookModerateJobResources | undefined
}

interface RobotsJobFindScenesErroredDataOutputs extends Loose {
  scenes: RobotsJobFindScenesErroredDataOutputsScene[]
}

interface RobotsJobFindScenesErroredDataOutputsScene extends Loose {
  cues: WebhookFindKeyMomentsJobOutputsMomentCue[]
  end_ms: number
  shot_count: number
  start_ms: number
  title: string
  audible_narrative?: string | undefined
  blended_narrative?: string | undefined
  notable_audible_concepts?: string[] | undefined
  notable_visual_concepts?: WebhookFindKeyMomentsJobOutputsMomentNotableVisualConcept[] | undefined
  shots?: RobotsJobFindScenesErroredDataOutputsSceneShot[] | undefined
  visual_narrative?: string | undefined
}

interface RobotsJobFindScenesErroredDataOutputsSceneShot extends Loose {
  end_ms: number
  start_ms: number
  visual_description: string
}

interface RobotsJobFindScenesErroredDataParameters extends Loose {
  asset_id: string
  language_code?: string | undefined
  min_scene_duration_ms?: number | undefined
  min_scenes?: number | undefined
  output_steering?: RobotsJobFindScenesErroredDataParametersOutputSteering | undefined
}

interface RobotsJobFindScenesErroredDataParametersOutputSteering extends Loose {
  audience?: string | undefined
  brand_terms?: string[] | undefined
  narration_detail?: Open<'balanced' | 'concise' | 'detailed'> | undefined
  scope?: WebhookModerateJobParametersOutputSteeringScope | undefined
  segmentation_strategy?:
    | Open<'action_progression' | 'editorial_beats' | 'instructional_steps' | 'topic_changes' | 'visual_transitions'>
    | undefined
  title_style?: Open<'accessibility' | 'descriptive' | 'editorial' | 'search_optimized'> | undefined
  topic_taxonomy?: WebhookSummarizeJobParametersOutputSteeringTagTaxonomy | undefined
}

interface RobotsJobGenerateChaptersErrored extends Loose {
  data: WebhookGenerateChaptersJob
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface RobotsJobGenerateEngagementInsightsErrored extends Loose {
  data: RobotsJobGenerateEngagementInsightsErroredData
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface RobotsJobGenerateEngagementInsightsErroredData extends Loose {
  id: string
  created_at: number
  parameters: RobotsJobGenerateEngagementInsightsErroredDataParameters
  status: Open<'cancelled' | 'completed' | 'errored' | 'pending' | 'processing'>
  units_consumed: number
  updated_at: number
  workflow: Open<'generate-engagement-insights'>
  directive?: WebhookModerateJobDirective | undefined
  errors?: WebhookModerateJobError[] | undefined
  outputs?: RobotsJobGenerateEngagementInsightsErroredDataOutputs | undefined
  passthrough?: string | undefined
  resources?: WebhookModerateJobResources | undefined
}

interface RobotsJobGenerateEngagementInsightsErroredDataOutputs extends Loose {
  moment_insights: RobotsJobGenerateEngagementInsightsErroredDataOutputsMomentInsight[]
  overall_insight: RobotsJobGenerateEngagementInsightsErroredDataOutputsOverallInsight
}

interface RobotsJobGenerateEngagementInsightsErroredDataOutputsMomentInsight extends Loose {
  end_ms: number
  engagement_score: number
  insight: string
  start_ms: number
}

interface RobotsJobGenerateEngagementInsightsErroredDataOutputsOverallInsight extends Loose {
  summary: string
  trends: string[]
}

interface RobotsJobGenerateEngagementInsightsErroredDataParameters extends Loose {
  asset_id: string
}

interface RobotsJobGeneratePremiumCaptionsErrored extends Loose {
  data: RobotsJobGeneratePremiumCaptionsErroredData
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface RobotsJobGeneratePremiumCaptionsErroredData extends Loose {
  id: string
  created_at: number
  parameters: RobotsJobGeneratePremiumCaptionsErroredDataParameters
  status: Open<'cancelled' | 'completed' | 'errored' | 'pending' | 'processing'>
  units_consumed: number
  updated_at: number
  workflow: Open<'generate-premium-captions'>
  directive?: WebhookModerateJobDirective | undefined
  errors?: WebhookModerateJobError[] | undefined
  outputs?: RobotsJobGeneratePremiumCaptionsErroredDataOutputs | undefined
  passthrough?: string | undefined
  resources?: WebhookModerateJobResources | undefined
}

interface RobotsJobGeneratePremiumCaptionsErroredDataOutputs extends Loose {
  language_code: string
  auto_language_confidence?: number | undefined
  detected_language?: string | undefined
  replaced_track_id?: string | undefined
  temporary_srt_url?: string | undefined
  temporary_words_url?: string | undefined
  track_id?: string | undefined
}

interface RobotsJobGeneratePremiumCaptionsErroredDataParameters extends Loose {
  asset_id: string
  include_speakers?: boolean | undefined
  include_words?: boolean | undefined
  language_code?: string | undefined
  phrases?: string[] | undefined
  replace_existing?: boolean | undefined
  track_name?: string | undefined
  upload_to_mux?: boolean | undefined
}

interface RobotsJobModerateErrored extends Loose {
  data: WebhookModerateJob
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface RobotsJobSummarizeErrored extends Loose {
  data: WebhookSummarizeJob
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface RobotsJobTranslateAudioErrored extends Loose {
  data: RobotsJobTranslateAudioErroredData
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface RobotsJobTranslateAudioErroredData extends Loose {
  id: string
  created_at: number
  parameters: RobotsJobTranslateAudioErroredDataParameters
  status: Open<'cancelled' | 'completed' | 'errored' | 'pending' | 'processing'>
  units_consumed: number
  updated_at: number
  workflow: Open<'translate-audio'>
  directive?: WebhookModerateJobDirective | undefined
  errors?: WebhookModerateJobError[] | undefined
  outputs?: RobotsJobTranslateAudioErroredDataOutputs | undefined
  passthrough?: string | undefined
  resources?: WebhookModerateJobResources | undefined
}

interface RobotsJobTranslateAudioErroredDataOutputs extends Loose {
  temporary_audio_url?: string | undefined
  uploaded_track_id?: string | undefined
}

interface RobotsJobTranslateAudioErroredDataParameters extends Loose {
  asset_id: string
  to_language_code: string
  upload_to_mux?: boolean | undefined
}

interface RobotsJobTranslateCaptionsErrored extends Loose {
  data: WebhookTranslateCaptionsJob
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface VideoAssetReady extends Loose {
  data: WebhookAsset
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface VideoAssetShotsReady extends Loose {
  data: WebhookAssetShots
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface VideoAssetStaticRenditionReady extends Loose {
  data: WebhookAssetStaticRendition
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface VideoAssetTrackReady extends Loose {
  data: WebhookAssetTrack
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface VideoAssetWarning extends Loose {
  data: WebhookAssetWarning
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface VideoDeliveryHighTraffic extends Loose {
  data: WebhookVideoDeliveryHighTraffic
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface VideoLiveStreamIdle extends Loose {
  data: WebhookLiveStream
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface VideoLiveStreamSimulcastTargetIdle extends Loose {
  data: WebhookSimulcastTarget
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface VideoLiveStreamWarning extends Loose {
  data: WebhookLiveStreamWarning
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface VideoUploadCreated extends Loose {
  data: WebhookDirectUpload
  type: string
  object: BaseObject
  id: string
  attempts: BaseAttempt[]
  created_at: string
  environment: BaseEnvironment
}

interface WebhookAskQuestionsJob extends Loose {
  id: string
  created_at: number
  parameters: WebhookAskQuestionsJobParameters
  status: Open<'cancelled' | 'completed' | 'errored' | 'pending' | 'processing'>
  units_consumed: number
  updated_at: number
  workflow: Open<'ask-questions'>
  directive?: WebhookModerateJobDirective | undefined
  errors?: WebhookModerateJobError[] | undefined
  outputs?: WebhookAskQuestionsJobOutputs | undefined
  passthrough?: string | undefined
  resources?: WebhookModerateJobResources | undefined
}

interface WebhookAskQuestionsJobOutputs extends Loose {
  answers: WebhookAskQuestionsJobOutputsAnswer[]
}

interface WebhookAskQuestionsJobOutputsAnswer extends Loose {
  answer: string | null
  confidence: number
  question: string
  reasoning: string
  skipped: boolean
}

interface WebhookAskQuestionsJobParameters extends Loose {
  asset_id: string
  questions: WebhookAskQuestionsJobParametersQuestion[]
  language_code?: string | undefined
  max_free_form_answer_length?: number | undefined
  output_steering?: WebhookModerateJobParametersOutputSteering | undefined
}

interface WebhookAskQuestionsJobParametersQuestion extends Loose {
  question: string
  answer_options?: string[] | undefined
  free_form_reply?: boolean | undefined
}

interface WebhookAsset extends Loose {
  id: string
  created_at: number
  encoding_tier: Open<'baseline' | 'premium' | 'smart'>
  master_access: Open<'none' | 'temporary'>
  max_resolution_tier: Open<'1080p' | '1440p' | '2160p'>
  progress: WebhookAssetProgress
  status: Open<'errored' | 'preparing' | 'ready'>
  aspect_ratio?: string | undefined
  directives?: WebhookAssetDirective[] | undefined
  duration?: number | undefined
  errors?: WebhookAssetErrors | undefined
  generate_shots?: boolean | undefined
  ingest_type?:
    | Open<'live_rtmp' | 'live_srt' | 'on_demand_clip' | 'on_demand_direct_upload' | 'on_demand_url'>
    | undefined
  is_live?: boolean | undefined
  live_stream_id?: string | undefined
  master?: WebhookAssetMaster | undefined
  max_stored_frame_rate?: number | undefined
  max_stored_resolution?: Open<'Audio only' | 'FHD' | 'HD' | 'SD' | 'UHD'> | undefined
  meta?: WebhookAssetMeta | undefined
  mp4_support?: Open<'audio-only' | 'audio-only,capped-1080p' | 'capped-1080p' | 'none' | 'standard'> | undefined
  non_standard_input_reasons?: WebhookAssetNonStandardInputReasons | undefined
  normalize_audio?: boolean | undefined
  passthrough?: string | undefined
  playback_ids?: WebhookAssetPlaybackIds[] | undefined
  recording_times?: WebhookAssetRecordingTime[] | undefined
  resolution_tier?: Open<'1080p' | '1440p' | '2160p' | '720p' | 'audio-only'> | undefined
  shots?: WebhookAssetShots | undefined
  source_asset_id?: string | undefined
  static_renditions?: WebhookAssetStaticRenditions | undefined
  test?: boolean | undefined
  thumbnail_time?: number | undefined
  tracks?: WebhookAssetEmbeddedTrack[] | undefined
  upload_id?: string | undefined
  video_quality?: Open<'basic' | 'plus' | 'premium'> | undefined
}

interface WebhookAssetDirective extends Loose {
  id: string
}

interface WebhookAssetEmbeddedTrack extends Loose {
  id?: string | undefined
  auto_language_confidence?: number | undefined
  closed_captions?: boolean | undefined
  duration?: number | undefined
  error?: WebhookAssetErrors | undefined
  language_code?: string | undefined
  max_channels?: number | undefined
  max_frame_rate?: number | undefined
  max_height?: number | undefined
  max_width?: number | undefined
  name?: string | undefined
  passthrough?: string | undefined
  primary?: boolean | undefined
  status?: Open<'deleted' | 'errored' | 'preparing' | 'ready'> | undefined
  text_source?: Open<'embedded' | 'generated_live' | 'generated_live_final' | 'generated_vod' | 'uploaded'> | undefined
  text_type?: Open<'subtitles'> | undefined
  type?: Open<'audio' | 'text' | 'video'> | undefined
}

interface WebhookAssetErrors extends Loose {
  messages?: string[] | undefined
  type?: string | undefined
}

interface WebhookAssetMaster extends Loose {
  status?: Open<'errored' | 'preparing' | 'ready'> | undefined
  url?: string | undefined
}

interface WebhookAssetMeta extends Loose {
  creator_id?: string | undefined
  external_id?: string | undefined
  title?: string | undefined
}

interface WebhookAssetNonStandardInputReasons extends Loose {
  audio_codec?: string | undefined
  audio_edit_list?: Open<'non-standard'> | undefined
  pixel_aspect_ratio?: string | undefined
  unexpected_media_file_parameters?: Open<'non-standard'> | undefined
  unexpected_video_parameters?: string | undefined
  unsupported_pixel_format?: string | undefined
  video_bitrate?: Open<'high'> | undefined
  video_codec?: string | undefined
  video_edit_list?: Open<'non-standard'> | undefined
  video_frame_rate?: string | undefined
  video_gop_size?: Open<'high'> | undefined
  video_resolution?: string | undefined
}

interface WebhookAssetPlaybackIds extends Loose {
  id: string
  policy: Open<'drm' | 'public' | 'signed'>
  drm_configuration_id?: string | undefined
}

interface WebhookAssetProgress extends Loose {
  progress: number
  state: Open<'completed' | 'errored' | 'ingesting' | 'live' | 'transcoding'>
}

interface WebhookAssetRecordingTime extends Loose {
  duration?: number | undefined
  started_at?: WebhookAssetRecordingTimeStartedAt | undefined
  type?: Open<'content' | 'slate'> | undefined
}

interface WebhookAssetRecordingTimeStartedAt extends Loose {
  seconds: number
  nanos?: number | undefined
}

interface WebhookAssetShots extends Loose {
  status: Open<'completed' | 'deleted' | 'errored' | 'pending' | 'skipped'>
  errors?: WebhookAssetErrors | undefined
  shots_manifest_url?: string | undefined
}

interface WebhookAssetStaticRendition extends Loose {
  id?: string | undefined
  asset_id?: string | undefined
  bitrate?: number | undefined
  error?: WebhookAssetErrors | undefined
  ext?: Open<'m4a' | 'mp4'> | undefined
  filesize?: string | undefined
  height?: number | undefined
  name?:
    | Open<
        | '1080p.mp4'
        | '1440p.mp4'
        | '2160p.mp4'
        | '270p.mp4'
        | '360p.mp4'
        | '480p.mp4'
        | '540p.mp4'
        | '720p.mp4'
        | 'audio.m4a'
        | 'capped-1080p.mp4'
        | 'high.mp4'
        | 'highest.mp4'
        | 'low.mp4'
        | 'medium.mp4'
      >
    | undefined
  passthrough?: string | undefined
  resolution?:
    | Open<'1080p' | '1440p' | '2160p' | '270p' | '360p' | '480p' | '540p' | '720p' | 'audio-only' | 'highest'>
    | undefined
  resolution_tier?: Open<'1080p' | '1440p' | '2160p' | '720p' | 'audio-only'> | undefined
  status?: Open<'errored' | 'preparing' | 'ready' | 'skipped'> | undefined
  type?: Open<'advanced' | 'standard'> | undefined
  width?: number | undefined
}

interface WebhookAssetStaticRenditions extends Loose {
  files?: WebhookAssetStaticRenditionsFile[] | undefined
  status?: Open<'disabled' | 'errored' | 'preparing' | 'ready'> | undefined
}

interface WebhookAssetStaticRenditionsFile extends Loose {
  id?: string | undefined
  bitrate?: number | undefined
  ext?: Open<'m4a' | 'mp4'> | undefined
  filesize?: number | undefined
  height?: number | undefined
  name?:
    | Open<
        | '1080p.mp4'
        | '1440p.mp4'
        | '2160p.mp4'
        | '270p.mp4'
        | '360p.mp4'
        | '480p.mp4'
        | '540p.mp4'
        | '720p.mp4'
        | 'audio.m4a'
        | 'capped-1080p.mp4'
        | 'high.mp4'
        | 'highest.mp4'
        | 'low.mp4'
        | 'medium.mp4'
      >
    | undefined
  passthrough?: string | undefined
  resolution?:
    | Open<'1080p' | '1440p' | '2160p' | '270p' | '360p' | '480p' | '540p' | '720p' | 'audio-only' | 'highest'>
    | undefined
  resolution_tier?: Open<'1080p' | '1440p' | '2160p' | '720p' | 'audio-only'> | undefined
  status?: Open<'errored' | 'preparing' | 'ready' | 'skipped'> | undefined
  type?: Open<'advanced' | 'standard'> | undefined
  width?: number | undefined
}

interface WebhookAssetTrack extends Loose {
  id?: string | undefined
  asset_id?: string | undefined
  auto_language_confidence?: number | undefined
  closed_captions?: boolean | undefined
  duration?: number | undefined
  error?: WebhookAssetErrors | undefined
  language_code?: string | undefined
  max_channels?: number | undefined
  max_frame_rate?: number | undefined
  max_height?: number | undefined
  max_width?: number | undefined
  name?: string | undefined
  passthrough?: string | undefined
  primary?: boolean | undefined
  status?: Open<'deleted' | 'errored' | 'preparing' | 'ready'> | undefined
  text_source?: Open<'embedded' | 'generated_live' | 'generated_live_final' | 'generated_vod' | 'uploaded'> | undefined
  text_type?: Open<'subtitles'> | undefined
  type?: Open<'audio' | 'text' | 'video'> | undefined
}

interface WebhookAssetWarning extends Loose {
  id?: string | undefined
  live_stream_id?: string | undefined
  passthrough?: string | undefined
  source_asset_id?: string | undefined
  status?: Open<'errored' | 'preparing' | 'ready'> | undefined
  upload_id?: string | undefined
  warning?: WebhookAssetWarningWarning | undefined
}

interface WebhookAssetWarningWarning extends Loose {
  message?: string | undefined
  type?: string | undefined
}

interface WebhookDirectUpload extends Loose {
  id: string
  cors_origin: string
  status: Open<'asset_created' | 'cancelled' | 'errored' | 'timed_out' | 'waiting'>
  timeout: number
  asset_id?: string | undefined
  new_asset_settings?: WebhookLiveStreamNewAssetSettings | undefined
  test?: boolean | undefined
  url?: string | undefined
}

interface WebhookEditCaptionsJob extends Loose {
  id: string
  created_at: number
  parameters: WebhookEditCaptionsJobParameters
  status: Open<'cancelled' | 'completed' | 'errored' | 'pending' | 'processing'>
  units_consumed: number
  updated_at: number
  workflow: Open<'edit-captions'>
  directive?: WebhookModerateJobDirective | undefined
  errors?: WebhookModerateJobError[] | undefined
  outputs?: WebhookEditCaptionsJobOutputs | undefined
  passthrough?: string | undefined
  resources?: WebhookModerateJobResources | undefined
}

interface WebhookEditCaptionsJobOutputs extends Loose {
  total_replacement_count: number
  temporary_vtt_url?: string | undefined
  uploaded_track_id?: string | undefined
}

interface WebhookEditCaptionsJobParameters extends Loose {
  asset_id: string
  track_id: string
  auto_censor_profanity?: WebhookEditCaptionsJobParametersAutoCensorProfanity | undefined
  delete_original_track?: boolean | undefined
  replacements?: WebhookEditCaptionsJobParametersReplacement[] | undefined
  speaker_replacements?: WebhookEditCaptionsJobParametersSpeakerReplacement[] | undefined
  track_name_suffix?: string | undefined
  upload_to_mux?: boolean | undefined
}

interface WebhookEditCaptionsJobParametersAutoCensorProfanity extends Loose {
  always_censor?: string[] | undefined
  detection_method?: Open<'llm'> | undefined
  mode?: Open<'blank' | 'mask' | 'remove'> | undefined
  never_censor?: string[] | undefined
}

interface WebhookEditCaptionsJobParametersReplacement extends Loose {
  find: string
  replace: string
  case_sensitive?: boolean | undefined
}

interface WebhookEditCaptionsJobParametersSpeakerReplacement extends Loose {
  find: string
  replace: string
}

interface WebhookFindKeyMomentsJob extends Loose {
  id: string
  created_at: number
  parameters: WebhookFindKeyMomentsJobParameters
  status: Open<'cancelled' | 'completed' | 'errored' | 'pending' | 'processing'>
  units_consumed: number
  updated_at: number
  workflow: Open<'find-key-moments'>
  directive?: WebhookModerateJobDirective | undefined
  errors?: WebhookModerateJobError[] | undefined
  outputs?: WebhookFindKeyMomentsJobOutputs | undefined
  passthrough?: string | undefined
  resources?: WebhookModerateJobResources | undefined
}

interface WebhookFindKeyMomentsJobOutputs extends Loose {
  moments: WebhookFindKeyMomentsJobOutputsMoment[]
}

interface WebhookFindKeyMomentsJobOutputsMoment extends Loose {
  audible_narrative: string
  cues: WebhookFindKeyMomentsJobOutputsMomentCue[]
  end_ms: number
  notable_audible_concepts: string[]
  overall_score: number
  start_ms: number
  title: string
  notable_visual_concepts?: WebhookFindKeyMomentsJobOutputsMomentNotableVisualConcept[] | undefined
  quotable_segment?: WebhookFindKeyMomentsJobOutputsMomentQuotableSegment | undefined
  visual_narrative?: string | undefined
}

interface WebhookFindKeyMomentsJobOutputsMomentCue extends Loose {
  end_ms: number
  start_ms: number
  text: string
}

interface WebhookFindKeyMomentsJobOutputsMomentNotableVisualConcept extends Loose {
  concept: string
  rationale: string
  score: number
}

interface WebhookFindKeyMomentsJobOutputsMomentQuotableSegment extends Loose {
  start_ms: number
  text: string
}

interface WebhookFindKeyMomentsJobParameters extends Loose {
  asset_id: string
  max_moments?: number | undefined
  output_steering?: WebhookFindKeyMomentsJobParametersOutputSteering | undefined
  target_duration_ms?: WebhookFindKeyMomentsJobParametersTargetDurationMs | undefined
  use_shots?: boolean | undefined
}

interface WebhookFindKeyMomentsJobParametersOutputSteering extends Loose {
  audience?: string | undefined
  brand_terms?: string[] | undefined
  rubric_priorities?:
    | Open<'clarity_in_isolation' | 'emotional_intensity' | 'novelty' | 'soundbite_quality'>[]
    | undefined
  scope?: WebhookModerateJobParametersOutputSteeringScope | undefined
  selection_strategy?:
    | Open<'educational_takeaways' | 'product_moments' | 'speaker_highlights' | 'standalone_hooks' | 'story_beats'>
    | undefined
  title_style?: Open<'descriptive' | 'educational' | 'punchy' | 'social'> | undefined
  topic_taxonomy?: WebhookSummarizeJobParametersOutputSteeringTagTaxonomy | undefined
}

interface WebhookFindKeyMomentsJobParametersTargetDurationMs extends Loose {
  max: number
  min: number
}

interface WebhookGenerateChaptersJob extends Loose {
  id: string
  created_at: number
  parameters: WebhookGenerateChaptersJobParameters
  status: Open<'cancelled' | 'completed' | 'errored' | 'pending' | 'processing'>
  units_consumed: number
  updated_at: number
  workflow: Open<'generate-chapters'>
  directive?: WebhookModerateJobDirective | undefined
  errors?: WebhookModerateJobError[] | undefined
  outputs?: WebhookGenerateChaptersJobOutputs | undefined
  passthrough?: string | undefined
  resources?: WebhookModerateJobResources | undefined
}

interface WebhookGenerateChaptersJobOutputs extends Loose {
  chapters: WebhookGenerateChaptersJobOutputsChapter[]
  asset_update?: WebhookGenerateChaptersJobOutputsAssetUpdate | undefined
}

interface WebhookGenerateChaptersJobOutputsAssetUpdate extends Loose {
  status: Open<'created' | 'failed'>
  replaced_track_id?: string | undefined
  track_id?: string | undefined
}

interface WebhookGenerateChaptersJobOutputsChapter extends Loose {
  start_time: number
  title: string
}

interface WebhookGenerateChaptersJobParameters extends Loose {
  asset_id: string
  language_code?: string | undefined
  output_language_code?: string | undefined
  output_steering?: WebhookGenerateChaptersJobParametersOutputSteering | undefined
  prompt_overrides?: WebhookGenerateChaptersJobParametersPromptOverrides | undefined
  update_asset_chapters?: boolean | undefined
}

interface WebhookGenerateChaptersJobParametersOutputSteering extends Loose {
  audience?: string | undefined
  brand_terms?: string[] | undefined
  chapter_granularity?: Open<'balanced' | 'coarse' | 'fine'> | undefined
  chapter_style?: Open<'descriptive' | 'educational' | 'platform_neutral' | 'punchy' | 'seo'> | undefined
}

interface WebhookGenerateChaptersJobParametersPromptOverrides extends Loose {
  chapter_guidelines?: string | undefined
  output_format?: string | undefined
  task?: string | undefined
  title_guidelines?: string | undefined
}

interface WebhookLiveStream extends Loose {
  id: string
  created_at: number
  latency_mode: Open<'low' | 'reduced' | 'standard'>
  max_continuous_duration: number
  status: Open<'active' | 'disabled' | 'idle'>
  stream_key: string
  active_asset_id?: string | undefined
  active_ingest_protocol?: Open<'rtmp' | 'srt'> | undefined
  audio_only?: boolean | undefined
  connected?: boolean | undefined
  embedded_subtitles?: WebhookLiveStreamEmbeddedSubtitle[] | undefined
  generated_subtitles?: WebhookLiveStreamGeneratedSubtitle[] | undefined
  low_latency?: boolean | undefined
  meta?: WebhookLiveStreamMeta | undefined
  new_asset_settings?: WebhookLiveStreamNewAssetSettings | undefined
  passthrough?: string | undefined
  playback_ids?: WebhookAssetPlaybackIds[] | undefined
  recent_asset_ids?: string[] | undefined
  reconnect_slate_url?: string | undefined
  reconnect_window?: number | undefined
  recording?: boolean | undefined
  reduced_latency?: boolean | undefined
  simulcast_targets?: WebhookLiveStreamSimulcastTarget[] | undefined
  srt_passphrase?: string | undefined
  test?: boolean | undefined
  use_slate_for_standard_latency?: boolean | undefined
}

interface WebhookLiveStreamEmbeddedSubtitle extends Loose {
  language_channel: Open<'cc1' | 'cc2' | 'cc3' | 'cc4'>
  language_code: string
  name: string
  passthrough?: string | undefined
}

interface WebhookLiveStreamGeneratedSubtitle extends Loose {
  language_code: Open<'de' | 'en' | 'en-US' | 'es' | 'fr' | 'it' | 'pt'>
  name: string
  passthrough?: string | undefined
  transcription_vocabulary_ids?: string[] | undefined
}

interface WebhookLiveStreamMeta extends Loose {
  title?: string | undefined
}

interface WebhookLiveStreamNewAssetSettings extends Loose {
  advanced_playback_policies?: WebhookLiveStreamNewAssetSettingsAdvancedPlaybackPolicy[] | undefined
  copy_overlays?: boolean | undefined
  directives?: WebhookAssetDirective[] | undefined
  encoding_tier?: Open<'baseline' | 'premium' | 'smart'> | undefined
  generate_shots?: boolean | undefined
  inputs?: WebhookLiveStreamNewAssetSettingsInput[] | undefined
  master_access?: Open<'none' | 'temporary'> | undefined
  max_resolution_tier?: Open<'1080p' | '1440p' | '2160p'> | undefined
  meta?: WebhookAssetMeta | undefined
  mp4_support?: Open<'audio-only' | 'audio-only,capped-1080p' | 'capped-1080p' | 'none' | 'standard'> | undefined
  normalize_audio?: boolean | undefined
  passthrough?: string | undefined
  playback_policies?: Open<'drm' | 'public' | 'signed'>[] | undefined
  static_renditions?: WebhookLiveStreamNewAssetSettingsStaticRendition[] | undefined
  test?: boolean | undefined
  video_quality?: Open<'basic' | 'plus' | 'premium'> | undefined
}

interface WebhookLiveStreamNewAssetSettingsAdvancedPlaybackPolicy extends Loose {
  drm_configuration_id?: string | undefined
  policy?: Open<'drm' | 'public' | 'signed'> | undefined
}

interface WebhookLiveStreamNewAssetSettingsInput extends Loose {
  closed_captions?: boolean | undefined
  end_time?: number | undefined
  generated_subtitles?: WebhookLiveStreamNewAssetSettingsInputGeneratedSubtitle[] | undefined
  language_code?: string | undefined
  name?: string | undefined
  overlay_settings?: WebhookLiveStreamNewAssetSettingsInputOverlaySettings | undefined
  passthrough?: string | undefined
  start_time?: number | undefined
  text_type?: Open<'subtitles'> | undefined
  type?: Open<'audio' | 'text' | 'video'> | undefined
  url?: string | undefined
}

interface WebhookLiveStreamNewAssetSettingsInputGeneratedSubtitle extends Loose {
  language_code?:
    | Open<
        | 'auto'
        | 'bg'
        | 'ca'
        | 'cs'
        | 'da'
        | 'de'
        | 'el'
        | 'en'
        | 'es'
        | 'fi'
        | 'fr'
        | 'hr'
        | 'it'
        | 'nl'
        | 'no'
        | 'pl'
        | 'pt'
        | 'ro'
        | 'ru'
        | 'sk'
        | 'sv'
        | 'tr'
        | 'uk'
      >
    | undefined
  name?: string | undefined
  passthrough?: string | undefined
}

interface WebhookLiveStreamNewAssetSettingsInputOverlaySettings extends Loose {
  height?: string | undefined
  horizontal_align?: Open<'center' | 'left' | 'right'> | undefined
  horizontal_margin?: string | undefined
  opacity?: string | undefined
  vertical_align?: Open<'bottom' | 'middle' | 'top'> | undefined
  vertical_margin?: string | undefined
  width?: string | undefined
}

interface WebhookLiveStreamNewAssetSettingsStaticRendition extends Loose {
  resolution: Open<'1080p' | '1440p' | '2160p' | '270p' | '360p' | '480p' | '540p' | '720p' | 'audio-only' | 'highest'>
  passthrough?: string | undefined
}

interface WebhookLiveStreamSimulcastTarget extends Loose {
  id: string
  status: Open<'broadcasting' | 'errored' | 'idle' | 'starting'>
  url: string
  error_severity?: Open<'fatal' | 'normal'> | undefined
  passthrough?: string | undefined
  stream_key?: string | undefined
}

interface WebhookLiveStreamWarning extends Loose {
  id?: string | undefined
  active_asset_id?: string | undefined
  passthrough?: string | undefined
  status?: Open<'active' | 'disabled' | 'idle'> | undefined
  stream_key?: string | undefined
  warning?: WebhookAssetWarningWarning | undefined
}

interface WebhookModerateJob extends Loose {
  id: string
  created_at: number
  parameters: WebhookModerateJobParameters
  status: Open<'cancelled' | 'completed' | 'errored' | 'pending' | 'processing'>
  units_consumed: number
  updated_at: number
  workflow: Open<'moderate'>
  directive?: WebhookModerateJobDirective | undefined
  errors?: WebhookModerateJobError[] | undefined
  outputs?: WebhookModerateJobOutputs | undefined
  passthrough?: string | undefined
  resources?: WebhookModerateJobResources | undefined
}

interface WebhookModerateJobDirective extends Loose {
  id: string
  run_id: string
}

interface WebhookModerateJobError extends Loose {
  message: string
  type: string
  retryable?: boolean | undefined
}

interface WebhookModerateJobOutputs extends Loose {
  exceeds_threshold: boolean
  max_scores: WebhookModerateJobOutputsMaxScores
  thumbnail_scores: WebhookModerateJobOutputsThumbnailScore[]
  flagged_action?: WebhookModerateJobOutputsFlaggedAction | undefined
}

interface WebhookModerateJobOutputsFlaggedAction extends Loose {
  action: Open<'delete_playback_ids'>
  deleted_playback_ids: string[]
}

interface WebhookModerateJobOutputsMaxScores extends Loose {
  sexual: number
  violence: number
}

interface WebhookModerateJobOutputsThumbnailScore extends Loose {
  sexual: number
  violence: number
  time?: number | undefined
}

interface WebhookModerateJobParameters extends Loose {
  asset_id: string
  language_code?: string | undefined
  max_samples?: number | undefined
  on_flagged?: WebhookModerateJobParametersOnFlagged | undefined
  output_steering?: WebhookModerateJobParametersOutputSteering | undefined
  sampling_interval?: number | undefined
  thresholds?: WebhookModerateJobParametersThresholds | undefined
}

interface WebhookModerateJobParametersOnFlagged extends Loose {
  action: Open<'delete_playback_ids'>
}

interface WebhookModerateJobParametersOutputSteering extends Loose {
  scope?: WebhookModerateJobParametersOutputSteeringScope | undefined
}

interface WebhookModerateJobParametersOutputSteeringScope extends Loose {
  end_time?: number | undefined
  start_time?: number | undefined
}

interface WebhookModerateJobParametersThresholds extends Loose {
  sexual?: number | undefined
  violence?: number | undefined
}

interface WebhookModerateJobResources extends Loose {
  assets: WebhookModerateJobResourcesAsset[]
}

interface WebhookModerateJobResourcesAsset extends Loose {
  id: string
  _links: WebhookModerateJobResourcesAssetLinks
  meta?: WebhookAssetMeta | undefined
  passthrough?: string | undefined
}

interface WebhookModerateJobResourcesAssetLinks extends Loose {
  self: WebhookModerateJobResourcesAssetLinksSelf
}

interface WebhookModerateJobResourcesAssetLinksSelf extends Loose {
  href: string
}

interface WebhookSimulcastTarget extends Loose {
  id: string
  status: Open<'broadcasting' | 'errored' | 'idle' | 'starting'>
  url: string
  error_severity?: Open<'fatal' | 'normal'> | undefined
  live_stream_id?: string | undefined
  passthrough?: string | undefined
  stream_key?: string | undefined
}

interface WebhookSummarizeJob extends Loose {
  id: string
  created_at: number
  parameters: WebhookSummarizeJobParameters
  status: Open<'cancelled' | 'completed' | 'errored' | 'pending' | 'processing'>
  units_consumed: number
  updated_at: number
  workflow: Open<'summarize'>
  directive?: WebhookModerateJobDirective | undefined
  errors?: WebhookModerateJobError[] | undefined
  outputs?: WebhookSummarizeJobOutputs | undefined
  passthrough?: string | undefined
  resources?: WebhookModerateJobResources | undefined
}

interface WebhookSummarizeJobOutputs extends Loose {
  description: string
  tags: string[]
  title: string
}

interface WebhookSummarizeJobParameters extends Loose {
  asset_id: string
  description_length?: number | undefined
  language_code?: string | undefined
  output_language_code?: string | undefined
  output_steering?: WebhookSummarizeJobParametersOutputSteering | undefined
  prompt_overrides?: WebhookSummarizeJobParametersPromptOverrides | undefined
  tag_count?: number | undefined
  title_length?: number | undefined
  tone?: Open<'neutral' | 'playful' | 'professional'> | undefined
  update_asset_meta?: boolean | undefined
}

interface WebhookSummarizeJobParametersOutputSteering extends Loose {
  audience?: string | undefined
  brand_terms?: string[] | undefined
  scope?: WebhookModerateJobParametersOutputSteeringScope | undefined
  summary_style?: Open<'concise' | 'detailed' | 'editorial'> | undefined
  tag_taxonomy?: WebhookSummarizeJobParametersOutputSteeringTagTaxonomy | undefined
}

interface WebhookSummarizeJobParametersOutputSteeringTagTaxonomy extends Loose {
  allow_other: boolean
  values: WebhookSummarizeJobParametersOutputSteeringTagTaxonomyValue[]
  name?: string | undefined
}

interface WebhookSummarizeJobParametersOutputSteeringTagTaxonomyValue extends Loose {
  label: string
  aliases?: string[] | undefined
  description?: string | undefined
}

interface WebhookSummarizeJobParametersPromptOverrides extends Loose {
  description?: string | undefined
  keywords?: string | undefined
  quality_guidelines?: string | undefined
  task?: string | undefined
  title?: string | undefined
}

interface WebhookTranslateCaptionsJob extends Loose {
  id: string
  created_at: number
  parameters: WebhookTranslateCaptionsJobParameters
  status: Open<'cancelled' | 'completed' | 'errored' | 'pending' | 'processing'>
  units_consumed: number
  updated_at: number
  workflow: Open<'translate-captions'>
  directive?: WebhookModerateJobDirective | undefined
  errors?: WebhookModerateJobError[] | undefined
  outputs?: WebhookTranslateCaptionsJobOutputs | undefined
  passthrough?: string | undefined
  resources?: WebhookModerateJobResources | undefined
}

interface WebhookTranslateCaptionsJobOutputs extends Loose {
  never_translate_terms_preserved?: boolean | undefined
  temporary_vtt_url?: string | undefined
  uploaded_track_id?: string | undefined
}

interface WebhookTranslateCaptionsJobParameters extends Loose {
  asset_id: string
  to_language_code: string
  track_id: string
  never_translate?: string[] | undefined
  upload_to_mux?: boolean | undefined
}

interface WebhookVideoDeliveryHighTraffic extends Loose {
  id?: string | undefined
  data?: WebhookVideoDeliveryHighTrafficData[] | undefined
  threshold?: number | undefined
  timeframe?: number[] | undefined
}

interface WebhookVideoDeliveryHighTrafficData extends Loose {
  asset_duration: number
  asset_encoding_tier: Open<'baseline' | 'premium' | 'smart'>
  asset_id: string
  asset_resolution_tier: Open<'1080p' | '1440p' | '2160p' | '720p' | 'audio-only'>
  asset_state: Open<'deleted' | 'errored' | 'ready'>
  created_at: number
  delivered_seconds: number
  delivered_seconds_by_resolution: WebhookVideoDeliveryHighTrafficDataDeliveredSecondsByResolution
  asset_video_quality?: Open<'basic' | 'plus' | 'premium'> | undefined
  deleted_at?: number | undefined
  live_stream_id?: string | undefined
  passthrough?: string | undefined
}

interface WebhookVideoDeliveryHighTrafficDataDeliveredSecondsByResolution extends Loose {
  tier_1080p?: number | undefined
  tier_1440p?: number | undefined
  tier_2160p?: number | undefined
  tier_720p?: number | undefined
  tier_audio_only?: number | undefined
}
