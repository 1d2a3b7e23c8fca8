import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source: 'https://github.com/plivo/plivo-node/blob/master/test/utils.js',
    options: { secrets: 'my_auth_token', url: 'https://answer.url' },
    url: 'https://answer.url',
    headers: {
      'X-Plivo-Signature-V2': 'ehV3IKhLysWBxC1sy8INm0qGoQYdYsHwuoKjsX7FsXc=',
      'X-Plivo-Signature-V2-Nonce': '12345',
    },
    body: '',
  },
]
