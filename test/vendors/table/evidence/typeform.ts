import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: '2b7e1516',
  body: '{"event_id":"01H0","event_type":"form_response","form_response":{"form_id":"lT4Z3j","token":"a3a12ec6"}}',
  event: 'form_response',
  sign: ({ secret, body }) => ({
    headers: { 'Typeform-Signature': `sha256=${createHmac('sha256', secret).update(body).digest('base64')}` },
  }),
}
