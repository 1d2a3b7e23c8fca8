import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-text-of-my-choice',
  body: '{"api_version":"1.0","event":{"id":"12345678-1234-1234-1234-123456789012","type":"CANCELLATION"}}',
  event: 'CANCELLATION',
  sign: ({ secret }) => ({ headers: { authorization: secret } }),
}
