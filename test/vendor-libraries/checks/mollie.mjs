import { SignatureValidator } from 'mollie-api-typescript'

export const accepts = ({ text, headers, secret }) =>
  SignatureValidator.validate(text, secret, headers['x-mollie-signature'])

// The package makes signatures without the prefix that Mollie sends.
export const sign = async ({ text, secret }) => ({
  'X-Mollie-Signature': await SignatureValidator.createSignature(text, secret),
})
