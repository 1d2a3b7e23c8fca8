import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source: 'https://github.com/muxinc/mux-node-sdk/blob/master/tests/api-resources/webhooks.test.ts',
    options: { secrets: 'SuperSecret123' },
    now: 1_565_125_718_000,
    headers: { 'Mux-Signature': 't=1565125718,v1=854ece4c22acef7c66b57d4e504153bc512595e8e9c772ece2a68150548c19a7' },
    body: '{"test":"body"}',
  },
  {
    source: 'https://github.com/muxinc/mux-node-sdk/blob/master/tests/api-resources/webhooks.test.ts',
    options: { secrets: 'SuperSecret123' },
    now: 1_565_125_718_000,
    headers: {
      'Mux-Signature':
        't=1565125718,v2=854ece4c22acef7c66b57d4e504153bc512595e8e9c772ece2a68150548c19a7,v1=854ece4c22acef7c66b57d4e504153bc512595e8e9c772ece2a68150548c19a7',
    },
    body: '{"test":"body"}',
  },
]
