import { macVendor } from './table/mac-vendor.js'

/** ElevenLabs: transcriptions of calls, and other finished work. */
export const elevenlabs = macVendor({
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
})
