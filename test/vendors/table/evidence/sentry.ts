import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-client-secret-of-an-integration',
  body: '{"action":"created","installation":{"uuid":"a8e5d37a-696c-4c54-adb5-b3f28d64c7de"},"data":{"issue":{"id":"1170820242"}}}',
  event: 'issue.created',
  sign: ({ secret, body }) => ({
    headers: {
      'request-id': '4d8f0b5b7e9a4f0f9d1f0f3c9b3b7d11',
      'sentry-hook-resource': 'issue',
      'sentry-hook-timestamp': '1795000000',
      'sentry-hook-signature': createHmac('sha256', secret).update(body, 'utf8').digest('hex'),
    },
  }),
}
