import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source: 'https://github.com/onfido/onfido-node/blob/master/test/classic-webhook-event-verifier.test.ts',
    options: { secrets: '_ABC123abc123ABC123abc123ABC123_' },
    headers: { 'X-SHA2-Signature': 'a0082d7481f9f0a2907583dbe1f344d6d4c0d9989df2fd804f98479f60cd760e' },
    body: '{"payload":{"resource_type":"check","action":"check.completed","object":{"id":"check-123","status":"complete","completed_at_iso8601":"2020-01-01T00:00:00Z","href":"https://api.onfido.com/v3/checks/check-123"}}}',
    event: 'check.completed',
  },
]
