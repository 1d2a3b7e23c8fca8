import { documentedToken } from '../documented-token.js'

export const documented = documentedToken({
  event: 'user.created',
  type: 'application/jwt',
  body: (token) => token,
  claims: {
    type: 'user.created',
    event_id: 'event_0190f1a5',
    source: 'user',
    timestamp: '2026-11-21T10:15:00.000Z',
    data: { user: { id: 'kp_1' } },
  },
})
