import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source: 'https://github.com/line/line-bot-sdk-nodejs/blob/master/test/validate-signature.spec.ts',
    options: { secrets: 'test_secret' },
    headers: { 'X-Line-Signature': 't7Hn4ZDHqs6e+wdvI5TyQIvzie0DmMUmuXEBqyyE/tM=' },
    body: '{"hello":"world"}',
  },
]
