import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"webhookId":"wh_octjglnywaupz6th","id":"whevt_ogrc5v64myey69ux","type":"ADDRESS_ACTIVITY","event":{}}',
  event: 'ADDRESS_ACTIVITY',
  header: 'x-alchemy-signature',
})
