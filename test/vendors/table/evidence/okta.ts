import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-secret-of-the-hook',
  body: '{"eventType":"com.okta.event_hook","eventId":"b5a188b9-5ece-4636-b041-482ffda96311","data":{"events":[]}}',
  event: 'com.okta.event_hook',
  sign: ({ secret }) => ({ headers: { authorization: secret } }),
}
