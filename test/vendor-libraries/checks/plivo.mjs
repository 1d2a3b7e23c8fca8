import plivo from 'plivo'

export const accepts = ({ text, headers, secret, url, method }) =>
  plivo.validateV3Signature(
    method,
    url,
    headers['x-plivo-signature-v3-nonce'],
    secret,
    headers['x-plivo-signature-v3'],
    method === 'GET' ? {} : Object.fromEntries(new URLSearchParams(text)),
  )

export const change = (text) => `${text}&added=1`
