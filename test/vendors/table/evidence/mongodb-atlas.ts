import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"id":"533cb4b8e4b0f1820cdabc7f","eventTypeName":"OUTSIDE_METRIC_THRESHOLD","status":"OPEN"}',
  event: 'OUTSIDE_METRIC_THRESHOLD',
  header: 'x-mms-signature',
  hash: 'sha1',
  encoding: 'base64',
})
