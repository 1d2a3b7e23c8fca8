import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source:
      'https://github.com/PaddleHQ/paddle-node-sdk/blob/main/src/__tests__/notifications/webhooks-validator.node.test.ts',
    options: { secrets: 'VALID_SECRET' },
    now: 1_698_796_800_000,
    headers: {
      'Paddle-Signature': 'ts=1698796800;h1=a300428748dce5c70e4da19bffd60769591ea969c99dea3105d0ec9612cf43f9',
    },
    body: '{"data": ["1", "2"]}',
  },
  {
    source:
      'https://github.com/PaddleHQ/paddle-node-sdk/blob/main/src/__tests__/notifications/webhooks-validator.node.test.ts',
    options: { secrets: 'VALID_SECRET' },
    now: 1_698_796_800_000,
    headers: {
      'Paddle-Signature':
        'ts=1698796800;h1=28981e941fae76e53db32f3d2a83cb69db41476595e84e1970a1b5d98f62b261;h1=28981e941fae76e53db32f3d2a83cb69db41476595e84e1970a1b5d98f62b261;h2=RANDOM_HASH',
    },
    body: '{"data": "value"}',
  },
]
