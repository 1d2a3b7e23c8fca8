import { createHmac } from 'node:crypto'
import type { Documented, PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source:
      'https://github.com/recurly/recurly-client-ruby/blob/05fa008d7df3cb82187e7c8c7b0330a8b8ea0b58/spec/recurly/webhooks_spec.rb',
    options: { secrets: '354fab5bd35f5a0d50845ee7e30165244468b13c2c343f104e4e730a59326d9d' },
    now: 1_663_103_925_004,
    headers: {
      'recurly-signature': '1663103925004,ad24699f3beaa24c9af2cc7ada3ce4c835da0090194241b9d3add83d27f14bc3',
    },
    body: '{"id":"rjxwmwedwqug","object_type":"account","site_id":"qc326l1hl8k9","event_type":"created","event_time":"2022-09-13T21:18:40Z","account_code":"adfas23zzz14123"}',
    event: 'notification',
  },
]

export const documented: Documented = {
  secret: 'a-secret-key-of-the-endpoint',
  body: '{"new_account_notification":{"account":{"account_code":"1","email":"ada@example.com"}}}',
  event: 'notification',
  sign: ({ secret, body, sentAt }) => {
    const [older, newer] = ['an-older-key', secret].map((key) =>
      createHmac('sha256', key).update(`${sentAt}.${body}`).digest('hex'),
    )
    return { headers: { 'recurly-signature': `${sentAt},${older},${newer}` } }
  },
}
