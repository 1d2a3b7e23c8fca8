import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'an-app-secret',
  body: '{"object":"whatsapp_business_account","entry":[{"id":"102290129340398","changes":[{"field":"messages","value":{}}]}]}',
  event: 'whatsapp_business_account',
  header: 'x-hub-signature-256',
  prefix: 'sha256=',
})
