import { documentedToken } from '../documented-token.js'

export const documented = documentedToken({
  event: 'email-enabled',
  type: 'application/json',
  body: (token) => JSON.stringify({ payload: token }),
  seconds: 86_400,
  claims: {
    iss: 'https://appleid.apple.com',
    aud: 'com.example.receiver',
    jti: 'abede12e-1ee4-4d55-8f45-0cd36b85a5fb',
    events:
      '{"type":"email-enabled","sub":"820417.faa325acbc78e1be1668ba852d492d8a.0219","email":"mira@privaterelay.appleid.com","is_private_email":"true","event_time":1795256130000}',
  },
})
