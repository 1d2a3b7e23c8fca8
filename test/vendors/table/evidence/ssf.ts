import { documentedToken } from '../documented-token.js'

export const documented = documentedToken({
  event: 'caep.session-revoked',
  typ: 'secevent+jwt',
  type: 'application/secevent+jwt',
  body: (token) => token,
  // An example of CAEP 1.0, section 3.1.
  claims: {
    iss: 'https://idp.example.com/123456789/',
    jti: '24c63fb56e5a2d77a6b512616ca9fa24',
    aud: 'https://receiver.example',
    txn: '8675309',
    sub_id: {
      format: 'complex',
      session: { format: 'opaque', id: 'dMTlD|1600802906337.16|16008.16' },
    },
    events: {
      'https://schemas.openid.net/secevent/caep/event-type/session-revoked': { event_timestamp: 1_615_304_991_643 },
    },
  },
})
