// Webhooks of ElevenLabs, https://elevenlabs.io/docs/eleven-agents/workflows/post-call-webhooks
// Read on 2026-11-29: it says that `data` is what the API returns for a conversation, which @elevenlabs/elevenlabs-js 2.73.0 describes.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Payload<Data> extends Loose {
  type: string
  data: Data
}

interface Conversation extends Loose {
  agent_id: string
  agent_name?: string | null | undefined
  conversation_id: string
  status: string
  user_id?: string | null | undefined
  branch_id?: string | null | undefined
  version_id?: string | null | undefined
  transcript: Loose[]
  metadata: Loose
  analysis?: Loose | null | undefined
  conversation_initiation_client_data?: Loose | null | undefined
  has_audio?: boolean | undefined
  has_user_audio?: boolean | undefined
  has_response_audio?: boolean | undefined
}

interface Call extends Loose {
  agent_id?: string | undefined
  conversation_id?: string | undefined
}

/** The payload of each event. */
export interface ElevenlabsPayloads {
  call_initiation_failure: Payload<Call>
  post_call_audio: Payload<Call>
  post_call_transcription: Payload<Conversation>
}
