import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'whsec_a-text',
  body: '{"id":"evt_KleiO4HrSqqJxo3LlBTjI2LYU","event":"lead.created","createdAt":"2026-08-26T16:41:52.084Z","data":{}}',
  event: 'lead.created',
  header: 'dub-signature',
})
