import type { ElevenlabsPayloads } from './payloads/elevenlabs.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { ElevenlabsPayloads } from './payloads/elevenlabs.js'

const events = [
  'call_initiation_failure',
  'post_call_audio',
  'post_call_transcription',
] as const satisfies readonly (keyof ElevenlabsPayloads)[]

const preset = macVendor({
  name: 'elevenlabs',
  title: 'ElevenLabs',
  strength: 'signed with time',
  source: 'https://elevenlabs.io/docs/product-guides/administration/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@elevenlabs/elevenlabs-js',
  signature: { header: 'ElevenLabs-Signature', separator: ',', timestamp: 't', signature: 'v0' },
  message: '{time}.{body}',
  time: { toleranceSeconds: 1800 },
  event: { field: 'type' },
  sampleEvent: 'post_call_transcription',
  events,
})

/** ElevenLabs: transcriptions of calls, and other finished work. */
export const elevenlabs = preset as unknown as WithPayloads<typeof preset, ElevenlabsPayloads>
