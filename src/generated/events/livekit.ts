/** The events that LiveKit describes, which `npm run payloads` completes. */
export const livekitEvents = [
  'agent_job_ended',
  'agent_job_started',
  'egress_ended',
  'egress_started',
  'egress_updated',
  'ingress_ended',
  'ingress_started',
  'participant_connection_aborted',
  'participant_joined',
  'participant_left',
  'room_finished',
  'room_started',
  'track_published',
  'track_unpublished',
] as const
