import adyen from '@adyen/api-library'

const validator = new adyen.hmacValidator()

export const accepts = ({ text, headers, secret }) =>
  validator.validateHMACSignature(secret, headers.hmacsignature, text)

export const sign = ({ text, secret }) => ({ HmacSignature: validator.calculateHmac(text, secret) })
