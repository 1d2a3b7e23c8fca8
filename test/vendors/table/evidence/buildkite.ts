import { createHmac } from 'node:crypto'
import type { RowEvidence } from '../evidence.js'

export const evidence: RowEvidence = {
  documented: {
    secret: 'a-webhook-secret',
    body: '{"event":"build.finished","build":{"number":7}}',
    event: 'build.finished',
    sign: ({ secret, body, sentAt }) => {
      const time = Math.floor(sentAt / 1000)
      const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      return {
        headers: {
          'x-buildkite-event': 'build.finished',
          'x-buildkite-signature': `timestamp=${time},signature=${hash}`,
        },
      }
    },
  },
}
