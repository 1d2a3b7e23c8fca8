import { createHmac } from 'node:crypto'
import type { RowEvidence } from '../evidence.js'

export const evidence: RowEvidence = {
  documented: {
    secret: 'key-3ax6xnjp29jd6fds4gc373sgvjxteol0',
    body: '{"event-data":{"event":"opened","id":"Ase7i2zsRYeDXztHGENqRA","timestamp":1521243339.873676}}',
    event: 'opened',
    sign: ({ secret, body, sentAt }) => {
      const timestamp = String(Math.floor(sentAt / 1000))
      const token = '50dcec4a2d0ef27036c44ebd9ce9324736fc98ef9405428803'
      const signature = createHmac('sha256', secret)
        .update(timestamp + token)
        .digest('hex')
      return { body: JSON.stringify({ signature: { timestamp, token, signature }, ...JSON.parse(body) }) }
    },
  },
}
