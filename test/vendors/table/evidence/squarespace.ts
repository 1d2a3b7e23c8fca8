import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'F3F9B981C78E7A6187E42853F6CE2804177E98206164779423B02DEC981ACD6B',
  body: '{"id":"5c2ba184b63ed3cb411ce2b1","websiteId":"5f3c3d55ac435e1a051f77b3","topic":"extension.uninstall","createdOn":"2020-04-22T22:18+00:00","data":{}}',
  event: 'extension.uninstall',
  header: 'squarespace-signature',
  keyEncoding: 'hex',
})
