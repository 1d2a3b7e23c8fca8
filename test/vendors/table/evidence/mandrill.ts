import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-key',
  body: 'mandrill_events=%5B%7B%22event%22%3A%22click%22%2C%22_id%22%3A%22exampleaaaaaaaaaaaaaaaaaaaaaaaaa2%22%7D%5D',
  event: 'click',
  sign: ({ secret, body, url }) => {
    const text = [...new URLSearchParams(body)].map(([name, value]) => name + value).join('')
    const hash = createHmac('sha1', secret)
      .update(url + text)
      .digest('base64')
    return { headers: { 'x-mandrill-signature': hash } }
  },
}
