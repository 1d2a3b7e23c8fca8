import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'an-app-secret',
  body: '{"action":{"id":"51f9424bcd6e040f3c002412","type":"updateCard","date":"2013-07-31T16:59:55.405Z"},"model":{"name":"Bören"}}',
  event: 'updateCard',
  sign: ({ secret, body, url }) => {
    const hash = createHmac('sha1', secret).update(`${body}${url}`).digest('base64')
    return { headers: { 'x-trello-webhook': hash } }
  },
}
