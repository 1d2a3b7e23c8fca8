import plivo from 'plivo'

export const accepts = ({ headers, secret, url }) =>
  plivo.validateSignature(url, headers['x-plivo-signature-v2-nonce'], headers['x-plivo-signature-v2'], secret)
