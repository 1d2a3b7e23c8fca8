import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source: 'https://github.com/razorpay/razorpay-node/blob/master/test/utils/razorpay-utils.spec.js',
    options: { secrets: '123456' },
    headers: { 'X-Razorpay-Signature': '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc' },
    body: '{"a":1,"b":2,"c":{"d":3}}',
  },
]
