// Written by `npm run payloads` from:
// - retell-sdk 5.66.1

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface RetellPayloads {
  call_analyzed: Loose & { event: string; call: PhoneCallResponse | WebCallResponse }
  call_ended: Loose & { event: string; call: PhoneCallResponse | WebCallResponse }
  call_started: Loose & { event: string; call: PhoneCallResponse | WebCallResponse }
}

interface PhoneCallResponse extends Loose {
  agent_id: string
  agent_version: number
  call_id: string
  call_status: Open<'ended' | 'error' | 'not_connected' | 'ongoing' | 'registered'>
  call_type: Open<'phone_call'>
  direction: Open<'inbound' | 'outbound'>
  from_number: string
  to_number: string
  agent_name?: string | undefined
  agent_tag?: string | null | undefined
  call_analysis?: WebCallResponseCallAnalysis | undefined
  call_cost?: WebCallResponseCallCost | undefined
  collected_dynamic_variables?: { [key: string]: string } | undefined
  custom_sip_headers?: { [key: string]: string } | undefined
  data_storage_setting?: Open<'basic_attributes_only' | 'everything' | 'everything_except_pii'> | null | undefined
  disconnection_reason?:
    | Open<
        | 'agent_hangup'
        | 'call_take_over'
        | 'call_transfer'
        | 'concurrency_limit_reached'
        | 'dial_busy'
        | 'dial_failed'
        | 'dial_no_answer'
        | 'error_asr'
        | 'error_llm_websocket_corrupt_payload'
        | 'error_llm_websocket_lost_connection'
        | 'error_llm_websocket_open'
        | 'error_llm_websocket_runtime'
        | 'error_no_audio_received'
        | 'error_retell'
        | 'error_unknown'
        | 'error_user_not_joined'
        | 'inactivity'
        | 'invalid_destination'
        | 'ivr_reached'
        | 'manual_stopped'
        | 'marked_as_spam'
        | 'max_duration_reached'
        | 'no_concurrency_fallback'
        | 'no_valid_payment'
        | 'registered_call_timeout'
        | 'scam_detected'
        | 'sip_routing_error'
        | 'telephony_provider_permission_denied'
        | 'telephony_provider_unavailable'
        | 'transfer_bridged'
        | 'transfer_cancelled'
        | 'user_declined'
        | 'user_hangup'
        | 'voicemail_reached'
      >
    | undefined
  duration_ms?: number | undefined
  end_timestamp?: number | undefined
  knowledge_base_retrieved_contents_url?: string | undefined
  latency?: WebCallResponseLatency | undefined
  llm_token_usage?: WebCallResponseLlmTokenUsage | undefined
  metadata?: unknown
  opt_in_signed_url?: boolean | undefined
  public_log_url?: string | undefined
  recording_multi_channel_url?: string | undefined
  recording_url?: string | undefined
  retell_llm_dynamic_variables?: { [key: string]: string } | undefined
  scrubbed_recording_multi_channel_url?: string | undefined
  scrubbed_recording_url?: string | undefined
  scrubbed_transcript_with_tool_calls?:
    | (
        | WebCallResponseDtmfUtterance
        | WebCallResponseInjectedUtterance
        | WebCallResponseNodeTransitionUtterance
        | WebCallResponseSMSUtterance
        | WebCallResponseToolCallInvocationUtterance
        | WebCallResponseToolCallResultUtterance
        | WebCallResponseUtterance
      )[]
    | undefined
  start_timestamp?: number | undefined
  telephony_identifier?: PhoneCallResponseTelephonyIdentifier | undefined
  transcript?: string | undefined
  transcript_object?: WebCallResponseUtterance[] | undefined
  transcript_with_tool_calls?:
    | (
        | WebCallResponseDtmfUtterance
        | WebCallResponseInjectedUtterance
        | WebCallResponseNodeTransitionUtterance
        | WebCallResponseSMSUtterance
        | WebCallResponseToolCallInvocationUtterance
        | WebCallResponseToolCallResultUtterance
        | WebCallResponseUtterance
      )[]
    | undefined
  transfer_destination?: string | null | undefined
  transfer_end_timestamp?: number | undefined
}

interface PhoneCallResponseTelephonyIdentifier extends Loose {
  twilio_call_sid?: string | undefined
}

interface WebCallResponse extends Loose {
  access_token: string
  agent_id: string
  agent_version: number
  call_id: string
  call_status: Open<'ended' | 'error' | 'not_connected' | 'ongoing' | 'registered'>
  call_type: Open<'web_call'>
  agent_name?: string | undefined
  agent_tag?: string | null | undefined
  call_analysis?: WebCallResponseCallAnalysis | undefined
  call_cost?: WebCallResponseCallCost | undefined
  collected_dynamic_variables?: { [key: string]: string } | undefined
  custom_sip_headers?: { [key: string]: string } | undefined
  data_storage_setting?: Open<'basic_attributes_only' | 'everything' | 'everything_except_pii'> | null | undefined
  disconnection_reason?:
    | Open<
        | 'agent_hangup'
        | 'call_take_over'
        | 'call_transfer'
        | 'concurrency_limit_reached'
        | 'dial_busy'
        | 'dial_failed'
        | 'dial_no_answer'
        | 'error_asr'
        | 'error_llm_websocket_corrupt_payload'
        | 'error_llm_websocket_lost_connection'
        | 'error_llm_websocket_open'
        | 'error_llm_websocket_runtime'
        | 'error_no_audio_received'
        | 'error_retell'
        | 'error_unknown'
        | 'error_user_not_joined'
        | 'inactivity'
        | 'invalid_destination'
        | 'ivr_reached'
        | 'manual_stopped'
        | 'marked_as_spam'
        | 'max_duration_reached'
        | 'no_concurrency_fallback'
        | 'no_valid_payment'
        | 'registered_call_timeout'
        | 'scam_detected'
        | 'sip_routing_error'
        | 'telephony_provider_permission_denied'
        | 'telephony_provider_unavailable'
        | 'transfer_bridged'
        | 'transfer_cancelled'
        | 'user_declined'
        | 'user_hangup'
        | 'voicemail_reached'
      >
    | undefined
  duration_ms?: number | undefined
  end_timestamp?: number | undefined
  knowledge_base_retrieved_contents_url?: string | undefined
  latency?: WebCallResponseLatency | undefined
  llm_token_usage?: WebCallResponseLlmTokenUsage | undefined
  metadata?: unknown
  opt_in_signed_url?: boolean | undefined
  public_log_url?: string | undefined
  recording_multi_channel_url?: string | undefined
  recording_url?: string | undefined
  retell_llm_dynamic_variables?: { [key: string]: string } | undefined
  scrubbed_recording_multi_channel_url?: string | undefined
  scrubbed_recording_url?: string | undefined
  scrubbed_transcript_with_tool_calls?:
    | (
        | WebCallResponseDtmfUtterance
        | WebCallResponseInjectedUtterance
        | WebCallResponseNodeTransitionUtterance
        | WebCallResponseSMSUtterance
        | WebCallResponseToolCallInvocationUtterance
        | WebCallResponseToolCallResultUtterance
        | WebCallResponseUtterance
      )[]
    | undefined
  start_timestamp?: number | undefined
  transcript?: string | undefined
  transcript_object?: WebCallResponseUtterance[] | undefined
  transcript_with_tool_calls?:
    | (
        | WebCallResponseDtmfUtterance
        | WebCallResponseInjectedUtterance
        | WebCallResponseNodeTransitionUtterance
        | WebCallResponseSMSUtterance
        | WebCallResponseToolCallInvocationUtterance
        | WebCallResponseToolCallResultUtterance
        | WebCallResponseUtterance
      )[]
    | undefined
  transfer_destination?: string | null | undefined
  transfer_end_timestamp?: number | undefined
}

interface WebCallResponseCallAnalysis extends Loose {
  call_successful?: boolean | undefined
  call_summary?: string | undefined
  custom_analysis_data?: unknown
  in_voicemail?: boolean | undefined
  user_sentiment?: Open<'Negative' | 'Neutral' | 'Positive' | 'Unknown'> | undefined
}

interface WebCallResponseCallCost extends Loose {
  combined_cost: number
  product_costs: WebCallResponseCallCostProductCost[]
  total_duration_seconds: number
  total_duration_unit_price: number
}

interface WebCallResponseCallCostProductCost extends Loose {
  cost: number
  product: string
  is_transfer_leg_cost?: boolean | undefined
  unit_price?: number | undefined
}

interface WebCallResponseDtmfUtterance extends Loose {
  digit: string
  role: Open<'dtmf'>
}

interface WebCallResponseInjectedUtterance extends Loose {
  content: string
  role: Open<'injected'>
  time_sec: number
}

interface WebCallResponseLatency extends Loose {
  asr?: WebCallResponseLatencyAsr | undefined
  e2e?: WebCallResponseLatencyAsr | undefined
  knowledge_base?: WebCallResponseLatencyAsr | undefined
  llm?: WebCallResponseLatencyAsr | undefined
  llm_websocket_network_rtt?: WebCallResponseLatencyAsr | undefined
  s2s?: WebCallResponseLatencyAsr | undefined
  tts?: WebCallResponseLatencyAsr | undefined
}

interface WebCallResponseLatencyAsr extends Loose {
  max?: number | undefined
  min?: number | undefined
  num?: number | undefined
  p50?: number | undefined
  p90?: number | undefined
  p95?: number | undefined
  p99?: number | undefined
  values?: number[] | undefined
}

interface WebCallResponseLlmTokenUsage extends Loose {
  average: number
  num_requests: number
  values: number[]
}

interface WebCallResponseNodeTransitionUtterance extends Loose {
  former_node_id: string
  former_node_name: string
  new_node_id: string
  new_node_name: string
  role: Open<'node_transition'>
  transition_type?: Open<'global' | 'global_go_back' | 'interrupt_go_back' | 'normal'> | undefined
}

interface WebCallResponseSMSUtterance extends Loose {
  content: string
  role: Open<'sms'>
  time_sec: number
  multimedia?: WebCallResponseSMSUtteranceMultimedia[] | undefined
}

interface WebCallResponseSMSUtteranceMultimedia extends Loose {
  url: string
  summary?: string | undefined
}

interface WebCallResponseToolCallInvocationUtterance extends Loose {
  arguments: string
  name: string
  role: Open<'tool_call_invocation'>
  tool_call_id: string
  thought_signature?: string | undefined
}

interface WebCallResponseToolCallResultUtterance extends Loose {
  content: string
  role: Open<'tool_call_result'>
  tool_call_id: string
  successful?: boolean | undefined
}

interface WebCallResponseUtterance extends Loose {
  content: string
  role: Open<'agent' | 'transfer_target' | 'user'>
  words: WebCallResponseUtteranceWord[]
}

interface WebCallResponseUtteranceWord extends Loose {
  end?: number | undefined
  start?: number | undefined
  word?: string | undefined
}
