import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source: 'https://github.com/openai/openai-python/blob/main/tests/lib/test_webhooks.py',
    options: { secrets: 'whsec_RdvaYFYUXuIFuEbvZHwMfYFhUf7aMYjYcmM24+Aj40c=' },
    now: 1_750_861_210_000,
    headers: {
      'webhook-id': 'wh_685c059ae39c8190af8c71ed1022a24d',
      'webhook-timestamp': '1750861210',
      'webhook-signature': 'v1,gUAg4R2hWouRZqRQG4uJypNS8YK885G838+EHb4nKBY=',
    },
    body: '{"id": "evt_685c059ae3a481909bdc86819b066fb6", "object": "event", "created_at": 1750861210, "type": "response.completed", "data": {"id": "resp_123"}}',
    event: 'response.completed',
  },
]
