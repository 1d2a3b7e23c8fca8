import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source: 'https://github.com/pusher/pusher-http-node/blob/master/tests/integration/webhook.js',
    options: { secrets: { 'a-key': 'tofu' } },
    headers: {
      'X-Pusher-Key': 'a-key',
      'X-Pusher-Signature': 'c17257e92037cd7de407ebc1ed174ceb7b2e518db127f44411b9ffc4f5b28cc5',
    },
    body: '{"time_ms":1403175510755,"events":[{"channel":"test_channel","name":"channel_vacated"}]}',
    event: 'channel_vacated',
  },
]
