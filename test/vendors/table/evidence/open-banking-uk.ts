import { documentedToken } from '../documented-token.js'

export const documented = documentedToken({
  event: 'urn:uk:org:openbanking:events:resource-update',
  algorithm: 'PS256',
  type: 'application/jwt',
  body: (token) => token,
  claims: {
    iss: 'https://examplebank.com/',
    jti: 'b460a07c-4962-43d1-85ee-9dc10fbb8f6c',
    sub: 'https://examplebank.com/api/open-banking/v3.0/pisp/domestic-payments/pmt-7290-003',
    aud: 'our-client',
    txn: 'dfc51628-3479-4b81-ad60-210b43d02306',
    toe: 1_516_239_022,
    events: {
      'urn:uk:org:openbanking:events:resource-update': {
        subject: {
          subject_type: 'http://openbanking.org.uk/rid_http://openbanking.org.uk/rty',
          'http://openbanking.org.uk/rid': 'pmt-7290-003',
          'http://openbanking.org.uk/rty': 'domestic-payment',
        },
      },
    },
  },
})
