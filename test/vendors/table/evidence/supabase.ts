import { standardWebhooks } from '../documented-hmac.js'

export const documented = standardWebhooks({
  secret: 'v1,whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  body: '{"user":{"id":"6481a5c1-3d37-4a56-9f6a-bee08c554965"},"sms":{"otp":"561166"}}',
  event: 'hook',
})
