import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'an-app-secret',
  body: '{"list_folder":{"accounts":["dbid:AAH4f99T0taONIb-OurWxbNQ6ywGRopQngc"]},"delta":{"users":[12345678]}}',
  event: 'change',
  header: 'x-dropbox-signature',
})
