import { Signature } from '@hubspot/api-client'

export const row = { strength: 'signed with time' }
export const header = 'X-HubSpot-Signature-v3'

export const accepts = ({ text, headers, method, secret, url }) =>
  Signature.isValid({
    signature: headers['x-hubspot-signature-v3'],
    signatureVersion: 'v3',
    method,
    url,
    clientSecret: secret,
    requestBody: text,
    timestamp: Number(headers['x-hubspot-request-timestamp']),
  })
