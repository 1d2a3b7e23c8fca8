import { documentedToken } from '../documented-token.js'

export const documented = documentedToken({
  event: 'logout',
  typ: 'logout+jwt',
  type: 'application/x-www-form-urlencoded',
  body: (token) => `logout_token=${token}`,
  seconds: 120,
  // The example of the specification, section 2.4.
  claims: {
    iss: 'https://server.example.com',
    sub: '248289761001',
    aud: 'our-client',
    jti: 'bWJq',
    sid: '08a5019c-17e1-4977-8f42-65a12843ea02',
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  },
})
