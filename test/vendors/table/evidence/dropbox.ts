import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'an-app-secret',
  body: '{"list_folder":{"accounts":["dbid:AAH4f99T0taONIb-OurWxbNQ6ywGRopQngc"]},"delta":{"users":[12345678]}}',
  event: 'change',
  sign: ({ secret, body }) => ({
    headers: { 'x-dropbox-signature': createHmac('sha256', secret).update(body).digest('hex') },
  }),
}
