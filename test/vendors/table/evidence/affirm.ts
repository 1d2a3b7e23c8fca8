import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-private-key',
  body: 'checkout_token=N8R79PUSKRP2UNAJ&created=2020-08-11T22%3A20%3A48.961423&event=opened',
  event: 'opened',
  sign: ({ secret, body, sentAt }) => {
    const time = Math.floor(sentAt / 1000)
    const hash = createHmac('sha512', secret).update(`${time}.${body}`).digest('hex')
    return { headers: { 'x-affirm-signature': `t=${time},v0=${hash}` } }
  },
}
