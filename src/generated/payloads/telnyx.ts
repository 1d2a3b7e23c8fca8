// Written by `npm run payloads` from:
// - telnyx 7.24.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface TelnyxPayloads {
  'call.ai_gather.ended': Loose & { data: CallAIGatherEnded }
  'call.ai_gather.message_history_updated': Loose & { data: CallAIGatherMessageHistoryUpdated }
  'call.ai_gather.partial_results': Loose & { data: CallAIGatherPartialResults }
  'call.answered': Loose & { data: CallAnswered }
  'call.bridged': Loose & { data: CallBridged }
  'call.conversation.ended': Loose & { data: CallConversationEnded }
  'call.conversation_insights.generated': Loose & { data: CallConversationInsightsGenerated }
  'call.cost': Loose & { data: CallCostData }
  'call.deepfake_detection.error': Loose & { data: CallDeepfakeDetectionErrorData }
  'call.deepfake_detection.result': Loose & { data: CallDeepfakeDetectionResultData }
  'call.dequeued': Loose & { data: CallLeftQueue }
  'call.dtmf.received': Loose & { data: CallDtmfReceived }
  'call.enqueued': Loose & { data: CallEnqueued }
  'call.fork.started': Loose & { data: CallForkStarted }
  'call.fork.stopped': Loose & { data: CallForkStarted }
  'call.gather.ended': Loose & { data: CallGatherEnded }
  'call.hangup': Loose & { data: CallHangup }
  'call.hold': Loose & { data: CallBridged }
  'call.initiated': Loose & { data: CallInitiated }
  'call.machine.detection.ended': Loose & { data: CallMachineDetectionEnded }
  'call.machine.greeting.ended': Loose & { data: CallMachineGreetingEnded }
  'call.machine.premium.detection.ended': Loose & { data: CallMachinePremiumDetectionEnded }
  'call.machine.premium.greeting.ended': Loose & { data: CallMachinePremiumGreetingEnded }
  'call.payment.completed': Loose & { data: CallPaymentCompletedData }
  'call.payment.progress': Loose & { data: CallPaymentProgressData }
  'call.playback.ended': Loose & { data: CallPlaybackEnded }
  'call.playback.started': Loose & { data: CallPlaybackStarted }
  'call.recording.error': Loose & { data: CallRecordingError }
  'call.recording.saved': Loose & { data: CallRecordingSaved }
  'call.recording.transcription.saved': Loose & { data: CallRecordingTranscriptionSaved }
  'call.refer.completed': Loose & { data: CallReferFailed }
  'call.refer.failed': Loose & { data: CallReferFailed }
  'call.refer.started': Loose & { data: CallReferFailed }
  'call.speak.ended': Loose & { data: CallSpeakEnded }
  'call.speak.started': Loose & { data: CallSpeakStarted }
  'call.transcription': Loose & { data: Transcription }
  'call.unhold': Loose & { data: CallBridged }
  'conference.created': Loose & { data: ConferenceCreated }
  'conference.ended': Loose & { data: ConferenceEnded }
  'conference.participant.joined': Loose & { data: ConferenceParticipantLeft }
  'conference.participant.left': Loose & { data: ConferenceParticipantLeft }
  'conference.participant.playback.ended': Loose & { data: ConferenceParticipantPlaybackEnded }
  'conference.participant.playback.started': Loose & { data: ConferenceParticipantPlaybackEnded }
  'conference.participant.speak.ended': Loose & { data: ConferenceParticipantSpeakEnded }
  'conference.participant.speak.started': Loose & { data: ConferenceParticipantSpeakEnded }
  'conference.playback.ended': Loose & { data: ConferencePlaybackEnded }
  'conference.playback.started': Loose & { data: ConferencePlaybackEnded }
  'conference.recording.saved': Loose & { data: ConferenceRecordingSaved }
  'conference.speak.ended': Loose & { data: ConferenceSpeakEnded }
  'conference.speak.started': Loose & { data: ConferenceSpeakEnded }
  'fax.delivered': Loose & { data: FaxDeliveredData; meta?: FaxFailedMeta | undefined }
  'fax.failed': Loose & { data: FaxFailedData; meta?: FaxFailedMeta | undefined }
  'fax.media.processed': Loose & { data: FaxMediaProcessedData; meta?: FaxFailedMeta | undefined }
  'fax.queued': Loose & { data: FaxQueuedData; meta?: FaxFailedMeta | undefined }
  'fax.sending.started': Loose & { data: FaxSendingStartedData; meta?: FaxFailedMeta | undefined }
  'message.echo': Loose & { data: WhatsappMessageEchoData }
  'message.finalized': Loose & { data: OutboundMessage; meta?: FaxFailedMeta | undefined }
  'message.read': Loose & { data: OutboundMessage; meta?: FaxFailedMeta | undefined }
  'message.received': Loose & { data: MessagingInboundMessage }
  'message.sent': Loose & { data: OutboundMessage; meta?: FaxFailedMeta | undefined }
  'messaging_hosted_numbers_orders.created': Loose & { data: HostedNumberOrderEventData }
  'messaging_hosted_numbers_orders.deleted': Loose & { data: HostedNumberOrderEventData }
  'messaging_hosted_numbers_orders.internal_transfer_approval_requested': Loose & { data: HostedNumberOrderEventData }
  'messaging_hosted_numbers_orders.internal_transfer_approved': Loose & { data: HostedNumberOrderEventData }
  'messaging_hosted_numbers_orders.internal_transfer_auto_approved': Loose & { data: HostedNumberOrderEventData }
  'messaging_hosted_numbers_orders.internal_transfer_detected': Loose & { data: HostedNumberOrderEventData }
  'messaging_hosted_numbers_orders.internal_transfer_rejected': Loose & { data: HostedNumberOrderEventData }
  'messaging_hosted_numbers_orders.updated': Loose & { data: HostedNumberOrderEventData }
  'number_order.complete': Loose & { data: NumberOrderStatusUpdateData; meta: NumberOrderStatusUpdateMeta }
  'siprec.failed': Loose & { data: CallSiprecFailed }
  'siprec.started': Loose & { data: CallSpeakStarted }
  'siprec.stopped': Loose & { data: CallSiprecStopped }
  'streaming.failed': Loose & { data: CallStreamingFailed }
  'streaming.started': Loose & { data: CallStreamingStarted }
  'streaming.stopped': Loose & { data: CallStreamingStarted }
  'whatsapp.account.update': Loose & { data: WhatsappAccountUpdateData }
}

interface CallAIGatherEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallAIGatherEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallAIGatherEndedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  from?: string | undefined
  message_history?: CallAIGatherEndedPayloadMessageHistory[] | undefined
  result?: Loose | undefined
  status?: Open<'invalid' | 'valid'> | undefined
  to?: string | undefined
}

interface CallAIGatherEndedPayloadMessageHistory extends Loose {
  content?: string | undefined
  role?: Open<'assistant' | 'user'> | undefined
}

interface CallAIGatherMessageHistoryUpdated extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallAIGatherMessageHistoryUpdatedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallAIGatherMessageHistoryUpdatedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  from?: string | undefined
  message_history?: CallAIGatherEndedPayloadMessageHistory[] | undefined
  to?: string | undefined
}

interface CallAIGatherPartialResults extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallAIGatherPartialResultsPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallAIGatherPartialResultsPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  from?: string | undefined
  message_history?: CallAIGatherEndedPayloadMessageHistory[] | undefined
  partial_results?: Loose | undefined
  to?: string | undefined
}

interface CallAnswered extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallAnsweredPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallAnsweredPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  custom_headers?: CustomSipHeader[] | undefined
  from?: string | undefined
  sip_headers?: InboundSipHeader[] | undefined
  start_time?: string | undefined
  state?: Open<'answered'> | undefined
  tags?: string[] | undefined
  to?: string | undefined
}

interface CallBridged extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallBridgedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallBridgedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

interface CallConversationEnded extends Loose {
  id?: string | undefined
  created_at?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallConversationEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallConversationEndedPayload extends Loose {
  assistant_id?: string | undefined
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  calling_party_type?: Open<'pstn' | 'sip'> | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  conversation_id?: string | undefined
  duration_sec?: number | undefined
  from?: string | undefined
  llm_model?: string | undefined
  reason?: string | null | undefined
  stt_model?: string | undefined
  to?: string | undefined
  tts_model_id?: string | undefined
  tts_provider?: string | undefined
  tts_voice_id?: string | undefined
}

interface CallConversationInsightsGenerated extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallConversationInsightsGeneratedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallConversationInsightsGeneratedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  calling_party_type?: Open<'pstn' | 'sip'> | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  insight_group_id?: string | undefined
  results?: CallConversationInsightsGeneratedPayloadResult[] | undefined
}

interface CallConversationInsightsGeneratedPayloadResult extends Loose {
  insight_id?: string | undefined
  result?: string | Loose | undefined
}

interface CallCostData extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallCostDataPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallCostDataPayload extends Loose {
  billed_duration_secs?: number | null | undefined
  billing_group_id?: string | null | undefined
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  cost_parts?: CallCostDataPayloadCostPart[] | undefined
  occurred_at?: string | undefined
  status?: Open<'error' | 'success'> | undefined
  total_cost?: string | null | undefined
}

interface CallCostDataPayloadCostPart extends Loose {
  billed_duration_secs?: number | undefined
  call_part?: string | undefined
  cost?: string | undefined
  currency?: string | undefined
  rate?: string | undefined
}

interface CallDeepfakeDetectionErrorData extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallDeepfakeDetectionErrorDataPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallDeepfakeDetectionErrorDataPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | null | undefined
  connection_id?: string | undefined
  error_message?: Open<'detection_timeout' | 'dfd_connection_error' | 'dfd_stream_error' | 'rtp_timeout'> | undefined
}

interface CallDeepfakeDetectionResultData extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallDeepfakeDetectionResultDataPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallDeepfakeDetectionResultDataPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | null | undefined
  connection_id?: string | undefined
  consistency?: number | null | undefined
  result?: Open<'fake' | 'real' | 'silence_timeout'> | undefined
  score?: number | null | undefined
}

interface CallDtmfReceived extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallDtmfReceivedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallDtmfReceivedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  digit?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

interface CallEnqueued extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallEnqueuedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallEnqueuedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  current_position?: number | undefined
  queue?: string | undefined
  queue_avg_wait_time_secs?: number | undefined
}

interface CallForkStarted extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallForkStartedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallForkStartedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  stream_type?: Open<'decrypted'> | undefined
}

interface CallGatherEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallGatherEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallGatherEndedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  digits?: string | undefined
  from?: string | undefined
  status?: Open<'call_hangup' | 'cancelled' | 'cancelled_amd' | 'invalid' | 'timeout' | 'valid'> | undefined
  to?: string | undefined
}

interface CallHangup extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallHangupPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallHangupPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_quality_stats?: CallHangupPayloadCallQualityStats | null | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  custom_headers?: CustomSipHeader[] | undefined
  from?: string | undefined
  hangup_cause?:
    | Open<
        | 'call_rejected'
        | 'no_answer'
        | 'normal_clearing'
        | 'not_found'
        | 'originator_cancel'
        | 'time_limit'
        | 'timeout'
        | 'unspecified'
        | 'user_busy'
      >
    | undefined
  hangup_source?: Open<'callee' | 'caller' | 'unknown'> | undefined
  sip_hangup_cause?: string | undefined
  sip_headers?: InboundSipHeader[] | undefined
  start_time?: string | undefined
  state?: Open<'hangup'> | undefined
  tags?: string[] | undefined
  to?: string | undefined
}

interface CallHangupPayloadCallQualityStats extends Loose {
  inbound?: CallHangupPayloadCallQualityStatsInbound | undefined
  outbound?: CallHangupPayloadCallQualityStatsOutbound | undefined
}

interface CallHangupPayloadCallQualityStatsInbound extends Loose {
  jitter_max_variance?: string | undefined
  jitter_packet_count?: string | undefined
  mos?: string | undefined
  packet_count?: string | undefined
  skip_packet_count?: string | undefined
}

interface CallHangupPayloadCallQualityStatsOutbound extends Loose {
  packet_count?: string | undefined
  skip_packet_count?: string | undefined
}

interface CallInitiated extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallInitiatedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallInitiatedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_screening_result?: string | undefined
  call_session_id?: string | undefined
  caller_id_name?: string | undefined
  client_state?: string | undefined
  connection_codecs?: string | undefined
  connection_id?: string | undefined
  custom_headers?: CustomSipHeader[] | undefined
  direction?: Open<'incoming' | 'outgoing'> | undefined
  from?: string | undefined
  offered_codecs?: string | undefined
  shaken_stir_attestation?: string | undefined
  shaken_stir_validated?: boolean | undefined
  sip_headers?: InboundSipHeader[] | undefined
  start_time?: string | undefined
  state?: Open<'bridging' | 'parked'> | undefined
  tags?: string[] | undefined
  to?: string | undefined
}

interface CallLeftQueue extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallLeftQueuePayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallLeftQueuePayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  queue?: string | undefined
  queue_position?: number | undefined
  reason?: Open<'bridged' | 'bridging-in-process' | 'hangup' | 'leave' | 'timeout'> | undefined
  wait_time_secs?: number | undefined
}

interface CallMachineDetectionEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallMachineDetectionEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallMachineDetectionEndedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  from?: string | undefined
  result?: Open<'human' | 'machine' | 'not_sure'> | undefined
  to?: string | undefined
}

interface CallMachineGreetingEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallMachineGreetingEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallMachineGreetingEndedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  from?: string | undefined
  result?: Open<'beep_detected' | 'ended' | 'not_sure'> | undefined
  to?: string | undefined
}

interface CallMachinePremiumDetectionEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallMachinePremiumDetectionEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallMachinePremiumDetectionEndedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  from?: string | undefined
  result?: Open<'fax_detected' | 'human_business' | 'human_residence' | 'machine' | 'not_sure' | 'silence'> | undefined
  to?: string | undefined
}

interface CallMachinePremiumGreetingEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallMachinePremiumGreetingEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallMachinePremiumGreetingEndedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  from?: string | undefined
  result?: Open<'beep_detected' | 'no_beep_detected'> | undefined
  to?: string | undefined
}

interface CallPaymentCompletedData extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallPaymentCompletedDataPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallPaymentCompletedDataPayload extends Loose {
  bank_account_number?: string | undefined
  bank_account_type?: string | undefined
  bank_routing_number?: string | undefined
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  charge_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  connector_error?: string | Loose | undefined
  expiration_date?: string | undefined
  from?: string | undefined
  pay_error_code?: string | undefined
  payment_card_number?: string | undefined
  payment_card_postal_code?: string | undefined
  payment_card_type?:
    | Open<'amex' | 'diners-club' | 'discover' | 'enroute' | 'jcb' | 'maestro' | 'mastercard' | 'optima' | 'visa'>
    | undefined
  payment_confirmation_code?: string | undefined
  payment_connector?: string | undefined
  payment_error?: string | undefined
  payment_method?: Open<'ach-debit' | 'credit-card'> | undefined
  result?:
    | Open<'cancelled' | 'internal-error' | 'payment-connector-error' | 'success' | 'too-many-failed-attempts'>
    | undefined
  security_code?: string | undefined
  to?: string | undefined
  token_id?: string | undefined
}

interface CallPaymentProgressData extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallPaymentProgressDataPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallPaymentProgressDataPayload extends Loose {
  attempt?: number | undefined
  bank_account_number?: string | undefined
  bank_account_type?: string | undefined
  bank_routing_number?: string | undefined
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  error_type?:
    | Open<
        | 'input-matching-failed'
        | 'invalid-bank-account-number'
        | 'invalid-bank-routing-number'
        | 'invalid-card-number'
        | 'invalid-card-type'
        | 'invalid-date'
        | 'invalid-postal-code'
        | 'invalid-security-code'
        | 'timeout'
      >
    | undefined
  expiration_date?: string | undefined
  from?: string | undefined
  payment_card_number?: string | undefined
  payment_card_postal_code?: string | undefined
  payment_card_type?:
    | Open<'amex' | 'diners-club' | 'discover' | 'enroute' | 'jcb' | 'maestro' | 'mastercard' | 'optima' | 'visa'>
    | undefined
  payment_connector?: string | undefined
  payment_method?: Open<'ach-debit' | 'credit-card'> | undefined
  payment_status?: Open<'completed' | 'failed' | 'processing'> | undefined
  payment_step?:
    | Open<
        | 'bank-account-number'
        | 'bank-routing-number'
        | 'expiration-date'
        | 'payment-card-number'
        | 'payment-processing'
        | 'postal-code'
        | 'security-code'
      >
    | undefined
  security_code?: string | undefined
  to?: string | undefined
}

interface CallPlaybackEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallPlaybackEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallPlaybackEndedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  media_name?: string | undefined
  media_url?: string | undefined
  overlay?: boolean | undefined
  status?:
    | Open<'call_hangup' | 'cancelled' | 'cancelled_amd' | 'completed' | 'failed' | 'file_not_found' | 'unknown'>
    | undefined
  status_detail?: string | undefined
}

interface CallPlaybackStarted extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallPlaybackStartedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallPlaybackStartedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  media_name?: string | undefined
  media_url?: string | undefined
  overlay?: boolean | undefined
}

interface CallRecordingError extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallRecordingErrorPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallRecordingErrorPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  reason?:
    | Open<
        | 'Failed to authorize with storage using custom credentials'
        | 'Internal server error'
        | 'Invalid credentials json'
        | 'Unsupported backend'
      >
    | undefined
}

interface CallRecordingSaved extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallRecordingSavedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallRecordingSavedPayload extends Loose {
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  channels?: Open<'dual' | 'single'> | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  public_recording_urls?: CallRecordingSavedPayloadRecordingURLs | undefined
  recording_ended_at?: string | undefined
  recording_started_at?: string | undefined
  recording_urls?: CallRecordingSavedPayloadRecordingURLs | undefined
}

interface CallRecordingSavedPayloadRecordingURLs extends Loose {
  mp3?: string | null | undefined
  wav?: string | null | undefined
}

interface CallRecordingTranscriptionSaved extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallRecordingTranscriptionSavedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallRecordingTranscriptionSavedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  calling_party_type?: Open<'pstn' | 'sip'> | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  recording_id?: string | undefined
  recording_transcription_id?: string | undefined
  status?: Open<'completed'> | undefined
  transcription_text?: string | undefined
}

interface CallReferFailed extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallReferFailedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallReferFailedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  from?: string | undefined
  sip_notify_response?: number | undefined
  to?: string | undefined
}

interface CallSiprecFailed extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallSiprecFailedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallSiprecFailedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  failure_cause?: string | undefined
}

interface CallSiprecStopped extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallSiprecStoppedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallSiprecStoppedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  hangup_cause?: string | undefined
}

interface CallSpeakEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallSpeakEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallSpeakEndedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  status?: Open<'call_hangup' | 'cancelled_amd' | 'completed'> | undefined
}

interface CallSpeakStarted extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallSpeakStartedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallSpeakStartedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
}

interface CallStreamingFailed extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallStreamingFailedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallStreamingFailedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  failure_reason?: string | undefined
  stream_id?: string | undefined
  stream_params?: CallStreamingFailedPayloadStreamParams | undefined
  stream_type?: Open<'dialogflow' | 'websocket'> | undefined
}

interface CallStreamingFailedPayloadStreamParams extends Loose {
  stream_url?: string | undefined
  track?: Open<'both_tracks' | 'inbound_track' | 'outbound_track'> | undefined
}

interface CallStreamingStarted extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: CallStreamingStartedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface CallStreamingStartedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  stream_url?: string | undefined
}

interface ConferenceCreated extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  payload?: ConferenceCreatedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface ConferenceCreatedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  conference_id?: string | undefined
  connection_id?: string | undefined
  occurred_at?: string | undefined
}

interface ConferenceEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  payload?: ConferenceEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface ConferenceEndedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  conference_id?: string | undefined
  connection_id?: string | undefined
  occurred_at?: string | undefined
  reason?: Open<'all_left' | 'host_left' | 'time_exceeded'> | undefined
}

interface ConferenceParticipantLeft extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: ConferenceParticipantLeftPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface ConferenceParticipantLeftPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  conference_id?: string | undefined
  connection_id?: string | undefined
}

interface ConferenceParticipantPlaybackEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  payload?: ConferenceParticipantPlaybackEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface ConferenceParticipantPlaybackEndedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  conference_id?: string | undefined
  connection_id?: string | undefined
  creator_call_session_id?: string | undefined
  media_name?: string | undefined
  media_url?: string | undefined
  occurred_at?: string | undefined
}

interface ConferenceParticipantSpeakEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  payload?: ConferenceParticipantSpeakEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface ConferenceParticipantSpeakEndedPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  conference_id?: string | undefined
  connection_id?: string | undefined
  creator_call_session_id?: string | undefined
  occurred_at?: string | undefined
}

interface ConferencePlaybackEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  payload?: ConferencePlaybackEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface ConferencePlaybackEndedPayload extends Loose {
  conference_id?: string | undefined
  connection_id?: string | undefined
  creator_call_session_id?: string | undefined
  media_name?: string | undefined
  media_url?: string | undefined
  occurred_at?: string | undefined
}

interface ConferenceRecordingSaved extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  payload?: ConferenceRecordingSavedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface ConferenceRecordingSavedPayload extends Loose {
  call_control_id?: string | undefined
  call_session_id?: string | undefined
  channels?: Open<'dual' | 'single'> | undefined
  client_state?: string | undefined
  conference_id?: string | undefined
  connection_id?: string | undefined
  format?: Open<'mp3' | 'wav'> | undefined
  public_recording_urls?: CallRecordingSavedPayloadRecordingURLs | undefined
  recording_ended_at?: string | undefined
  recording_id?: string | undefined
  recording_started_at?: string | undefined
  recording_urls?: CallRecordingSavedPayloadRecordingURLs | undefined
}

interface ConferenceSpeakEnded extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  payload?: ConferenceSpeakEndedPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface ConferenceSpeakEndedPayload extends Loose {
  conference_id?: string | undefined
  connection_id?: string | undefined
  creator_call_session_id?: string | undefined
  occurred_at?: string | undefined
}

interface CustomSipHeader extends Loose {
  name: string
  value: string
}

interface FaxDeliveredData extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: FaxDeliveredDataPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface FaxDeliveredDataPayload extends Loose {
  call_duration_secs?: number | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  direction?: Open<'inbound' | 'outbound'> | undefined
  fax_id?: string | undefined
  from?: string | undefined
  media_name?: string | undefined
  original_media_url?: string | undefined
  page_count?: number | undefined
  status?: Open<'delivered'> | undefined
  to?: string | undefined
  user_id?: string | undefined
}

interface FaxFailedData extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: FaxFailedDataPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface FaxFailedDataPayload extends Loose {
  client_state?: string | undefined
  connection_id?: string | undefined
  direction?: Open<'inbound' | 'outbound'> | undefined
  failure_reason?: string | undefined
  fax_id?: string | undefined
  from?: string | undefined
  internal_failure_reason?: string | undefined
  media_name?: string | undefined
  original_media_url?: string | undefined
  status?: Open<'failed'> | undefined
  to?: string | undefined
  user_id?: string | undefined
}

interface FaxFailedMeta extends Loose {
  attempt?: number | undefined
  delivered_to?: string | undefined
}

interface FaxMediaProcessedData extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: FaxMediaProcessedDataPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface FaxMediaProcessedDataPayload extends Loose {
  client_state?: string | undefined
  connection_id?: string | undefined
  direction?: Open<'inbound' | 'outbound'> | undefined
  fax_id?: string | undefined
  from?: string | undefined
  media_name?: string | undefined
  original_media_url?: string | undefined
  status?: Open<'media.processed'> | undefined
  to?: string | undefined
  user_id?: string | undefined
}

interface FaxQueuedData extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: FaxQueuedDataPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface FaxQueuedDataPayload extends Loose {
  client_state?: string | undefined
  connection_id?: string | undefined
  direction?: Open<'inbound' | 'outbound'> | undefined
  fax_id?: string | undefined
  from?: string | undefined
  media_name?: string | undefined
  original_media_url?: string | undefined
  status?: Open<'queued'> | undefined
  to?: string | undefined
  user_id?: string | undefined
}

interface FaxSendingStartedData extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: FaxSendingStartedDataPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface FaxSendingStartedDataPayload extends Loose {
  client_state?: string | undefined
  connection_id?: string | undefined
  direction?: Open<'inbound' | 'outbound'> | undefined
  fax_id?: string | undefined
  from?: string | undefined
  media_name?: string | undefined
  original_media_url?: string | undefined
  status?: Open<'sending'> | undefined
  to?: string | undefined
  user_id?: string | undefined
}

interface HostedNumberOrderEventData extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: HostedNumberOrderEventDataPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface HostedNumberOrderEventDataPayload extends Loose {
  approval_deadline?: number | null | undefined
  decision?: Open<'approved' | 'pending' | 'rejected'> | undefined
  numbers?: HostedNumberOrderEventDataPayloadNumber[] | undefined
  order_id?: string | undefined
  order_status?:
    | Open<
        | 'carrier_rejected'
        | 'compliance_review_failed'
        | 'deleted'
        | 'failed'
        | 'incomplete_documentation'
        | 'incorrect_billing_information'
        | 'ineligible_carrier'
        | 'loa_file_invalid'
        | 'loa_file_successful'
        | 'pending'
        | 'provisioning'
        | 'successful'
      >
    | undefined
  profile_id?: string | undefined
  user_id?: string | undefined
}

interface HostedNumberOrderEventDataPayloadNumber extends Loose {
  status?:
    | Open<
        | 'deleted'
        | 'failed'
        | 'failed_activation'
        | 'failed_carrier_rejected'
        | 'failed_ineligible_carrier'
        | 'failed_number_already_hosted'
        | 'failed_number_not_found'
        | 'failed_ownership_verification'
        | 'failed_timeout'
        | 'ownership_successful'
        | 'pending'
        | 'provisioning'
        | 'successful'
      >
    | undefined
  value?: string | undefined
}

interface InboundSipHeader extends Loose {
  name: Open<'Diversion' | 'User-to-User'>
  value: string
}

interface MessagingError0b38e7044b extends Loose {
  code: string
  title: string
  detail?: string | undefined
  meta?: Loose | undefined
  source?: MessagingError0b38e7044bSource | undefined
}

interface MessagingError0b38e7044bSource extends Loose {
  parameter?: string | undefined
  pointer?: string | undefined
}

interface MessagingInboundMessage extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: MessagingInboundMessagePayload | undefined
  record_type?: Open<'event'> | undefined
}

interface MessagingInboundMessagePayload extends Loose {
  id?: string | undefined
  autoresponse_type?: string | undefined
  body?: MessagingInboundMessagePayloadBody | undefined
  cc?: OutboundMessagePayloadCc[] | undefined
  completed_at?: string | null | undefined
  cost?: MessagingInboundMessagePayloadCost | null | undefined
  cost_breakdown?: OutboundMessagePayloadCostBreakdown | null | undefined
  direction?: Open<'inbound'> | undefined
  encoding?: string | undefined
  errors?: MessagingError0b38e7044b[] | undefined
  from?: MessagingInboundMessagePayloadFrom | undefined
  media?: MessagingInboundMessagePayloadMedia[] | undefined
  messaging_profile_id?: string | undefined
  num_chars?: number | undefined
  organization_id?: string | undefined
  parts?: number | undefined
  received_at?: string | undefined
  record_type?: Open<'message'> | undefined
  sent_at?: string | null | undefined
  subject?: string | null | undefined
  tags?: string[] | undefined
  tcr_campaign_billable?: boolean | undefined
  tcr_campaign_id?: string | null | undefined
  tcr_campaign_registered?: string | null | undefined
  text?: string | undefined
  to?: string | MessagingInboundMessagePayloadUnionMember0[] | undefined
  type?: Open<'MMS' | 'RCS' | 'SMS' | 'WHATSAPP'> | undefined
  valid_until?: string | null | undefined
  webhook_failover_url?: string | null | undefined
  webhook_url?: string | null | undefined
}

interface MessagingInboundMessagePayloadBody extends Loose {
  id?: string | undefined
  edit?: MessagingInboundMessagePayloadBodyEdit | undefined
  foreign_id?: string | undefined
  from?: string | undefined
  location?: MessagingInboundMessagePayloadBodyLocation | undefined
  revoke?: MessagingInboundMessagePayloadBodyRevoke | undefined
  suggestion_response?: MessagingInboundMessagePayloadBodySuggestionResponse | undefined
  text?: string | MessagingInboundMessagePayloadBodyBody | undefined
  timestamp?: string | undefined
  type?: string | undefined
  user_file?: MessagingInboundMessagePayloadBodyUserFile | undefined
}

interface MessagingInboundMessagePayloadBodyBody extends Loose {
  body?: string | undefined
}

interface MessagingInboundMessagePayloadBodyEdit extends Loose {
  message: Loose
  original_message_id: string
}

interface MessagingInboundMessagePayloadBodyLocation extends Loose {
  latitude?: number | undefined
  longitude?: number | undefined
}

interface MessagingInboundMessagePayloadBodyRevoke extends Loose {
  original_message_id: string
}

interface MessagingInboundMessagePayloadBodySuggestionResponse extends Loose {
  postback_data?: string | undefined
  text?: string | undefined
}

interface MessagingInboundMessagePayloadBodyUserFile extends Loose {
  payload?: MessagingInboundMessagePayloadBodyUserFilePayload | undefined
  thumbnail?: MessagingInboundMessagePayloadBodyUserFilePayload | undefined
}

interface MessagingInboundMessagePayloadBodyUserFilePayload extends Loose {
  file_name?: string | undefined
  file_size_bytes?: number | undefined
  file_uri?: string | undefined
  mime_type?: string | undefined
}

interface MessagingInboundMessagePayloadCost extends Loose {
  amount?: string | null | undefined
  currency?: string | null | undefined
}

interface MessagingInboundMessagePayloadFrom extends Loose {
  carrier?: string | undefined
  line_type?: Open<'' | 'Pre-Paid Wireless' | 'VoIP' | 'VoWiFi' | 'Wireless' | 'Wireline' | 'long_code'> | undefined
  phone_number?: string | undefined
  status?: Open<'delivered' | 'received' | 'webhook_delivered'> | undefined
}

interface MessagingInboundMessagePayloadMedia extends Loose {
  content_type?: string | undefined
  hash_sha256?: string | undefined
  size?: number | undefined
  url?: string | undefined
}

interface MessagingInboundMessagePayloadUnionMember0 extends Loose {
  agent_id?: string | undefined
  agent_name?: string | undefined
  carrier?: string | undefined
  line_type?: Open<'' | 'Pre-Paid Wireless' | 'VoIP' | 'VoWiFi' | 'Wireless' | 'Wireline'> | undefined
  phone_number?: string | undefined
  status?:
    | Open<
        | 'delivered'
        | 'delivery_failed'
        | 'delivery_unconfirmed'
        | 'queued'
        | 'sending'
        | 'sending_failed'
        | 'sent'
        | 'webhook_delivered'
      >
    | undefined
}

interface NumberOrderStatusUpdateData extends Loose {
  id: string
  event_type: string
  occurred_at: string
  payload: NumberOrderStatusUpdateDataPayload
  record_type: string
}

interface NumberOrderStatusUpdateDataPayload extends Loose {
  id?: string | undefined
  billing_group_id?: string | undefined
  connection_id?: string | undefined
  created_at?: string | undefined
  customer_reference?: string | undefined
  messaging_profile_id?: string | undefined
  phone_numbers?: NumberOrderStatusUpdateDataPayloadPhoneNumber[] | undefined
  phone_numbers_count?: number | undefined
  record_type?: string | undefined
  requirements_met?: boolean | undefined
  status?: Open<'failure' | 'pending' | 'success'> | undefined
  sub_number_orders_ids?: string[] | undefined
  updated_at?: string | undefined
}

interface NumberOrderStatusUpdateDataPayloadPhoneNumber extends Loose {
  id?: string | undefined
  bundle_id?: string | undefined
  country_code?: string | undefined
  country_iso_alpha2?: string | undefined
  phone_number?: string | undefined
  phone_number_type?: Open<'local' | 'mobile' | 'national' | 'shared_cost' | 'toll_free'> | undefined
  record_type?: string | undefined
  regulatory_requirements?: NumberOrderStatusUpdateDataPayloadPhoneNumberRegulatoryRequirement[] | undefined
  requirements_met?: boolean | undefined
  requirements_status?:
    | Open<
        | 'approved'
        | 'cancelled'
        | 'deleted'
        | 'pending'
        | 'requirement-info-exception'
        | 'requirement-info-pending'
        | 'requirement-info-under-review'
      >
    | undefined
  status?: Open<'failure' | 'pending' | 'success'> | undefined
}

interface NumberOrderStatusUpdateDataPayloadPhoneNumberRegulatoryRequirement extends Loose {
  field_type?: Open<'address' | 'datetime' | 'document' | 'textual'> | undefined
  field_value?: string | undefined
  record_type?: string | undefined
  requirement_id?: string | undefined
}

interface NumberOrderStatusUpdateMeta extends Loose {
  attempt: number
  delivered_to: string
}

interface OutboundMessage extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: OutboundMessagePayload | undefined
  record_type?: Open<'event'> | undefined
}

interface OutboundMessagePayload extends Loose {
  id?: string | undefined
  body?: OutboundMessagePayloadBody | undefined
  cc?: OutboundMessagePayloadCc[] | undefined
  completed_at?: string | null | undefined
  cost?: OutboundMessagePayloadCost | null | undefined
  cost_breakdown?: OutboundMessagePayloadCostBreakdown | null | undefined
  direction?: Open<'outbound'> | undefined
  encoding?: string | undefined
  errors?: MessagingError0b38e7044b[] | undefined
  from?: OutboundMessagePayloadFrom | undefined
  media?: OutboundMessagePayloadMedia[] | undefined
  messaging_profile_id?: string | undefined
  num_chars?: number | undefined
  organization_id?: string | undefined
  parts?: number | undefined
  received_at?: string | undefined
  record_type?: Open<'message'> | undefined
  sent_at?: string | null | undefined
  smart_encoding_applied?: boolean | undefined
  subject?: string | null | undefined
  tags?: string[] | undefined
  tcr_campaign_billable?: boolean | undefined
  tcr_campaign_id?: string | null | undefined
  tcr_campaign_registered?: string | null | undefined
  text?: string | undefined
  to?: OutboundMessagePayloadTo[] | undefined
  type?: Open<'MMS' | 'RCS' | 'SMS'> | undefined
  valid_until?: string | null | undefined
  wait_seconds?: number | null | undefined
  webhook_failover_url?: string | null | undefined
  webhook_url?: string | null | undefined
}

interface OutboundMessagePayloadBody extends Loose {
  text?: string | undefined
}

interface OutboundMessagePayloadCc extends Loose {
  carrier?: string | undefined
  line_type?: Open<'' | 'Pre-Paid Wireless' | 'VoIP' | 'VoWiFi' | 'Wireless' | 'Wireline'> | undefined
  phone_number?: string | undefined
  status?:
    | Open<'delivered' | 'delivery_failed' | 'delivery_unconfirmed' | 'queued' | 'sending' | 'sending_failed' | 'sent'>
    | undefined
}

interface OutboundMessagePayloadCost extends Loose {
  amount?: string | undefined
  currency?: string | undefined
}

interface OutboundMessagePayloadCostBreakdown extends Loose {
  carrier_fee?: OutboundMessagePayloadCost | undefined
  rate?: OutboundMessagePayloadCost | undefined
}

interface OutboundMessagePayloadFrom extends Loose {
  agent_id?: string | undefined
  agent_name?: string | undefined
  carrier?: string | undefined
  line_type?: Open<'' | 'Pre-Paid Wireless' | 'VoIP' | 'VoWiFi' | 'Wireless' | 'Wireline'> | undefined
  phone_number?: string | undefined
}

interface OutboundMessagePayloadMedia extends Loose {
  content_type?: string | null | undefined
  sha256?: string | null | undefined
  size?: number | null | undefined
  url?: string | undefined
}

interface OutboundMessagePayloadTo extends Loose {
  carrier?: string | undefined
  line_type?: Open<'' | 'Pre-Paid Wireless' | 'VoIP' | 'VoWiFi' | 'Wireless' | 'Wireline'> | undefined
  phone_number?: string | undefined
  status?:
    | Open<
        | 'delivered'
        | 'delivery_failed'
        | 'delivery_unconfirmed'
        | 'expired'
        | 'queued'
        | 'read'
        | 'sending'
        | 'sending_failed'
        | 'sent'
      >
    | undefined
}

interface Transcription extends Loose {
  id?: string | undefined
  event_type?: string | undefined
  occurred_at?: string | undefined
  payload?: TranscriptionPayload | undefined
  record_type?: Open<'event'> | undefined
}

interface TranscriptionPayload extends Loose {
  call_control_id?: string | undefined
  call_leg_id?: string | undefined
  call_session_id?: string | undefined
  client_state?: string | undefined
  connection_id?: string | undefined
  transcription_data?: TranscriptionPayloadTranscriptionData | undefined
}

interface TranscriptionPayloadTranscriptionData extends Loose {
  confidence?: number | null | undefined
  is_final?: boolean | undefined
  transcript?: string | undefined
  transcription_track?: Open<'inbound' | 'outbound'> | undefined
}

interface WhatsappAccountUpdateData extends Loose {
  id: string
  event_type: string
  occurred_at: string
  payload: WhatsappAccountUpdateDataPayload
  record_type: Open<'event'>
}

interface WhatsappAccountUpdateDataPayload extends Loose {
  event: string
  record_type: Open<'whatsapp_account'>
  waba_id: string
}

interface WhatsappMessageEchoData extends Loose {
  id: string
  event_type: string
  occurred_at: string
  payload: WhatsappMessageEchoDataPayload
  record_type: Open<'event'>
}

interface WhatsappMessageEchoDataPayload extends Loose {
  id: string
  body: WhatsappMessageEchoDataPayloadBody
  cost: MessagingInboundMessagePayloadCost
  direction: Open<'outbound'>
  errors: MessagingError0b38e7044b[]
  from: WhatsappMessageEchoDataPayloadFrom
  messaging_profile_id: string
  organization_id: string
  origin: Open<'whatsapp_business_app'>
  record_type: Open<'message'>
  to: string
  type: Open<'WHATSAPP'>
  received_at?: string | undefined
  tags?: string[] | undefined
  webhook_failover_url?: string | null | undefined
  webhook_url?: string | null | undefined
}

interface WhatsappMessageEchoDataPayloadBody extends Loose {
  id: string
  foreign_id: string
  timestamp: string
  type: string
  from?: string | undefined
  from_user_id?: string | undefined
}

interface WhatsappMessageEchoDataPayloadFrom extends Loose {
  phone_number: string
  carrier?: string | undefined
  line_type?: string | undefined
}
